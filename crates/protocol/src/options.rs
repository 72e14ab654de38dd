//! What a table agrees on when it is made.

use std::num::NonZeroU16;

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, Costs, Memory, Printing, Rules, Spells, Teams, Variant};
use serde::{Deserialize, Serialize};

use crate::pace::{Absence, Clock};

/// The options of a new table. Only the number of players is required.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// How many play, 1 to 6; 1 is the solo game.
    pub players: u8,
    /// The printing of the rules.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "third"))]
    pub printing: Printing,
    /// Basic game or master variant.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "basic"))]
    pub variant: Variant,
    /// Whether partners play together.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "none"))]
    pub teams: Teams,
    /// Whether players have to remember who is locked up.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "strict"))]
    pub memory: Memory,
    /// The spells that are laid out.
    #[serde(default)]
    pub spells: SpellChoice,
    /// What spells cost, if not what is printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<u8>>))]
    pub costs: Option<Costs>,
    /// Whether the second action of a turn may be given up (rule 3.4).
    #[serde(default = "yes")]
    pub second_action_optional: bool,
    /// After how many rounds the game ends at the latest (rule 10.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u16>))]
    pub round_limit: Option<NonZeroU16>,
    /// Who starts.
    #[serde(default)]
    pub starter: Starter,
    /// Who may join.
    #[serde(default)]
    pub access: Access,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Who may chat.
    #[serde(default)]
    pub chat: Chat,
    /// Time limits.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a player is away; by default, what fits the clock ([`Absence::fitting`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absence: Option<Absence>,
    /// Whether people may take the seats of bots while the game is on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub takeover: bool,
    /// The first occupants, by seat; seats that are not listed are open. Without this, the host takes the first seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<NewSeat>>,
}

const fn yes() -> bool {
    true
}

impl NewTable {
    /// A table for this many players, with everything else as the rulebook has it.
    pub fn new(players: u8) -> NewTable {
        NewTable {
            players,
            printing: Printing::default(),
            variant: Variant::default(),
            teams: Teams::default(),
            memory: Memory::default(),
            spells: SpellChoice::default(),
            costs: None,
            second_action_optional: yes(),
            round_limit: None,
            starter: Starter::default(),
            access: Access::default(),
            spectators: yes(),
            chat: Chat::default(),
            clock: Clock::default(),
            absence: None,
            takeover: false,
            seats: None,
        }
    }

    /// What happens when a player is away.
    pub fn absence(&self) -> Absence {
        self.absence.unwrap_or_else(|| Absence::fitting(&self.clock))
    }

    /// The rules that the options stand for, with colours in the order of the box. `luck(n)` is asked for a number below `n`
    /// where spells are drawn. Whether anybody can play by these rules is for [`Rules::check`] to say.
    pub fn rules(&self, mut luck: impl FnMut(u8) -> u8) -> Rules {
        let usual = Rules::new(self.printing, self.players);
        let spells = match self.spells {
            SpellChoice::Usual if self.variant == Variant::Master && !usual.is_solo() => Spells::BOX,
            SpellChoice::Usual => usual.spells,
            SpellChoice::Chosen { spells } => spells,
            SpellChoice::Drawn { count, promo } => {
                Spells::draw(count.into(), promo, |bound| usize::from(luck(bound as u8)))
            }
        };
        Rules {
            variant: self.variant,
            teams: self.teams,
            memory: self.memory,
            spells,
            costs: self.costs.unwrap_or(usual.costs),
            second_action_optional: self.second_action_optional,
            round_limit: self.round_limit,
            ..usual
        }
    }
}

/// How the spells are chosen (rule 2.5).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SpellChoice {
    /// The rulebook's: two in the basic game, all eight in the master variant, none in the solo game.
    #[default]
    Usual,
    /// These.
    Chosen {
        /// The spells.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
        spells: Spells,
    },
    /// Drawn at random when the game starts.
    Drawn {
        /// How many.
        count: u8,
        /// Whether the promo spell may be among them.
        #[serde(default)]
        promo: bool,
    },
}

/// Who starts (rule 2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// Drawn by lot. Everyone moves around the table together, so that all keep their neighbours.
    #[default]
    Lot,
    /// The first seat.
    FirstSeat,
}

/// Who may join a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Anyone with the code, or the link that contains it.
    #[default]
    Invitation,
    /// Anyone: the table is in the list of open tables.
    Open,
}

/// Who may chat at a table. While a team game is on, only ready-made phrases are allowed, whatever is chosen here (rule 11.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// Players and spectators.
    #[default]
    Everybody,
    /// Players only.
    Players,
    /// Players only, and only ready-made phrases.
    Phrases,
    /// Nobody.
    Off,
}

/// The first occupant of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "sitter", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Nobody yet.
    Open {},
    /// The host.
    You {
        /// Their colour; by default the first free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        colour: Option<Colour>,
    },
    /// A bot.
    Bot {
        /// How it plays.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
        /// Its colour; by default the first free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        colour: Option<Colour>,
    },
}
