//! What a table agrees on when it is made.

use std::num::{NonZeroU16, NonZeroU32};

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, Costs, Memory, Printing, Spells, Teams, Variant};
use serde::{Deserialize, Serialize};

/// A table to be made. Only the number of players has to be said.
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
    /// Who begins.
    #[serde(default)]
    pub starter: Starter,
    /// Who may come.
    #[serde(default)]
    pub access: Access,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Who may say what.
    #[serde(default)]
    pub chat: Chat,
    /// How long one may think.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when somebody stays away.
    #[serde(default)]
    pub absence: Absence,
    /// Who sits where at first, by seat; seats that are not mentioned are open. Without it whoever makes the table sits on the
    /// first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<NewSeat>>,
}

const fn yes() -> bool {
    true
}

/// How the spells are chosen (rule 2.5).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SpellChoice {
    /// Those of the rulebook: two in the basic game, all eight in the master variant, none in the solo game.
    #[default]
    Usual,
    /// These.
    Chosen {
        /// The spells.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
        spells: Spells,
    },
    /// So many by lot when the game begins.
    Drawn {
        /// How many.
        count: u8,
        /// Whether the promo may be among them.
        #[serde(default)]
        promo: bool,
    },
}

/// Who begins (rule 2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// By lot. All move round the table together, so that everybody keeps his neighbours.
    #[default]
    Lot,
    /// Whoever sits on the first seat.
    FirstSeat,
}

/// Who may come to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Whoever has the code or the link made of it.
    #[default]
    Invitation,
    /// Everybody: it is in the list of open tables.
    Open,
}

/// Who may say what at a table. In a team game players say ready-made phrases only until it is over, whatever is chosen here
/// (rule 11.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// Players and spectators say what they like.
    #[default]
    Everybody,
    /// Only players say something.
    Players,
    /// Only players, and only ready-made phrases.
    Phrases,
    /// Nobody says anything.
    Off,
}

/// How long one may think. Without limits nobody is hurried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Clock {
    /// Seconds for all decisions of a turn that its player makes, 5 to 2,592,000 (thirty days).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u32>))]
    pub turn_seconds: Option<NonZeroU32>,
    /// Seconds for one decision in somebody else's turn: a window for spells (rule 9.3), an exchange of cards (rule 11.2).
    /// 3 to 2,592,000. Who lets them pass does nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u32>))]
    pub window_seconds: Option<NonZeroU32>,
    /// What happens when the time of a turn is up.
    pub timeout: Timeout,
}

/// What happens when the time of a turn is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Timeout {
    /// A bot plays the turn to its end.
    #[default]
    Bot,
    /// The turn is given up: a redraw if no action was taken yet (rule 3.5), otherwise its end as soon as the rules allow.
    Redraw,
}

/// What happens when somebody stays away while others wait for him.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Absence {
    /// How many seconds he may be away, 5 to 2,592,000.
    pub grace_seconds: u32,
    /// The level of the bot that takes his seat until he is back; nobody does if there is none.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, example = "keeper"))]
    pub bot: Option<Level>,
}

impl Default for Absence {
    fn default() -> Absence {
        Absence { grace_seconds: 120, bot: None }
    }
}

/// Who sits on a seat at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "sitter", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Nobody yet.
    Open {},
    /// Whoever makes the table.
    You {
        /// The colour he takes; without it the first free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        colour: Option<Colour>,
    },
    /// A bot.
    Bot {
        /// How it plays.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        level: Level,
        /// The colour it takes; without it the first free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
        colour: Option<Colour>,
    },
}
