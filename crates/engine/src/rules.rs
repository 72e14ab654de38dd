//! The rules a table plays by, as data: printings, variants and choices of the table.

use core::fmt;
use core::num::NonZeroU16;

use crate::seat::{Colour, MAX_SEATS, Seat};
use crate::spell::{Costs, Spell, Spells};
use crate::wizards::Wizards;

/// How many cards players refill their hands to (rules 2.4 and 3.6).
pub const HAND_SIZE: u8 = 3;

/// A printing of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Printing {
    /// The first leaflet, English and German, 24 wizards.
    First,
    /// The second English leaflet, 24 wizards.
    Second,
    /// The third, German and English, 30 wizards: the default.
    #[default]
    Third,
    /// The short rules on one page; where they are silent, `third` applies.
    Short,
}

/// Who may cast in the window before the active player chooses a card (rules 9.3 and 9.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenWindow {
    /// The active player alone.
    Active,
    /// The active player, and everybody for Free a wizard.
    ActiveAndFree,
    /// Everybody.
    Everybody,
}

/// What the printings print differently. The engine reads these values and never asks which printing it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// How many wizards of each colour the box holds, in the order of [`Colour::ALL`] (rule 1.7).
    pub wizards_in_box: [u8; MAX_SEATS],
    /// In the basic game, spells move the caster's own wizards only (rule 7.4).
    pub own_wizards_only: bool,
    /// In the basic game a spell may be repeated at once (rule 7.3).
    pub basic_repeat: bool,
    /// Who casts in *open* in the master variant (rule 9.3).
    pub open_window: OpenWindow,
    /// A spell may not undo a completed action (rule 9.6).
    pub no_undoing: bool,
    /// In the master variant, Free a wizard may be cast at any time (rule 9.7).
    pub free_any_time: bool,
}

const SMALL_BOX: [u8; MAX_SEATS] = [5, 5, 4, 4, 3, 3];
const LARGE_BOX: [u8; MAX_SEATS] = [5; MAX_SEATS];

impl Printing {
    /// All printings.
    pub const ALL: [Printing; 4] = [Printing::First, Printing::Second, Printing::Third, Printing::Short];

    /// What this printing prints.
    #[inline]
    pub const fn printed(self) -> &'static Printed {
        const THIRD: Printed = Printed {
            wizards_in_box: LARGE_BOX,
            own_wizards_only: false,
            basic_repeat: false,
            open_window: OpenWindow::Active,
            no_undoing: true,
            free_any_time: false,
        };
        match self {
            Printing::First => &Printed {
                wizards_in_box: SMALL_BOX,
                own_wizards_only: true,
                open_window: OpenWindow::ActiveAndFree,
                no_undoing: false,
                free_any_time: true,
                ..THIRD
            },
            Printing::Second => &Printed {
                wizards_in_box: SMALL_BOX,
                own_wizards_only: true,
                open_window: OpenWindow::Everybody,
                free_any_time: true,
                ..THIRD
            },
            Printing::Third => &THIRD,
            Printing::Short => &Printed { basic_repeat: true, ..THIRD },
        }
    }

    /// The printing's name, such as `third`.
    pub const fn name(self) -> &'static str {
        match self {
            Printing::First => "first",
            Printing::Second => "second",
            Printing::Third => "third",
            Printing::Short => "short",
        }
    }

    /// The printing with that name.
    pub fn from_name(name: &str) -> Option<Printing> {
        Printing::ALL.into_iter().find(|printing| printing.name() == name)
    }
}

impl fmt::Display for Printing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Basic game or master variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Variant {
    /// Only the active player casts, one spell a turn (chapter 7).
    #[default]
    Basic,
    /// Everybody casts, in windows around each action (chapter 9).
    Master,
}

impl Variant {
    /// The variant's name, `basic` or `master`.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Basic => "basic",
            Variant::Master => "master",
        }
    }
}

/// Whether partners play together, and when such a game ends (chapter 11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Teams {
    /// Everybody for themselves.
    #[default]
    None,
    /// Partners; the game ends as soon as a team has finished (rule 11.6).
    EndAtOnce,
    /// Partners; the round is played to its end (the option of rule 11.6).
    FinishRound,
}

/// How much views show of locked-up wizards (rule 13.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Memory {
    /// Nothing: players have to remember.
    #[default]
    Strict,
    /// Every view shows them.
    Aided,
}

impl Memory {
    /// The setting's name, `strict` or `aided`.
    pub const fn name(self) -> &'static str {
        match self {
            Memory::Strict => "strict",
            Memory::Aided => "aided",
        }
    }
}

/// Everything a table agrees on before it plays.
///
/// ```
/// use rabenburg_engine::{Printing, Rules, Spells, Variant};
///
/// let rules = Rules { variant: Variant::Master, spells: Spells::BOX, ..Rules::new(Printing::Third, 4) };
/// assert!(rules.check().is_ok());
/// assert!(Rules::new(Printing::Third, 7).check().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Rules {
    /// The printing whose details apply.
    pub printing: Printing,
    /// The number of players, 1 to 6; one plays the solo game.
    pub players: u8,
    /// Basic or master.
    pub variant: Variant,
    /// Whether partners play together.
    pub teams: Teams,
    /// The spells laid out.
    pub spells: Spells,
    /// What they cost.
    pub costs: Costs,
    /// Whether the second action may be given up (rule 3.4).
    pub second_action_optional: bool,
    /// After how many rounds the game ends at the latest (rule 10.5).
    pub round_limit: Option<NonZeroU16>,
    /// How much views show of locked-up wizards.
    pub memory: Memory,
    /// The colour of each seat's pieces; those beyond the players do not matter.
    pub colours: [Colour; MAX_SEATS],
}

impl Rules {
    /// The basic game of that printing. With one player it is the solo game without spells.
    pub const fn new(printing: Printing, players: u8) -> Rules {
        Rules {
            printing,
            players,
            variant: Variant::Basic,
            teams: Teams::None,
            spells: if players == 1 { Spells::NONE } else { Spells::BASIC },
            costs: Costs::PRINTED,
            second_action_optional: true,
            round_limit: None,
            memory: Memory::Strict,
            colours: Colour::ALL,
        }
    }

    /// Whether a table can play by these rules, or what is wrong with them.
    pub fn check(&self) -> Result<(), RulesError> {
        let seats = self.players as usize;
        if seats == 0 || seats > MAX_SEATS {
            return Err(RulesError::Players(self.players));
        }
        if self.is_team() && !matches!(seats, 4 | 6) {
            return Err(RulesError::TeamPlayers(self.players));
        }
        if let Some(spell) = self.spells.iter().find(|&spell| self.costs.of(spell) == 0) {
            return Err(RulesError::FreeSpell(spell));
        }
        if self.is_solo() {
            return self.check_solo();
        }
        if self.spells.is_empty() {
            return Err(RulesError::NoSpells);
        }
        for (seat, colour) in self.colours.into_iter().enumerate().take(seats) {
            if self.colours[..seat].contains(&colour) {
                return Err(RulesError::ColourTwice(colour));
            }
            if !self.has_enough(colour) {
                let there = self.printed().wizards_in_box[colour as usize];
                let needed = self.wizards_each();
                return Err(RulesError::ColourScarce { colour, there, needed });
            }
        }
        Ok(())
    }

    fn check_solo(&self) -> Result<(), RulesError> {
        if self.variant == Variant::Master {
            return Err(RulesError::SoloMaster);
        }
        if self.round_limit.is_some() {
            return Err(RulesError::SoloRoundLimit);
        }
        match self.spells.len() {
            0 | 3 => Ok(()),
            count => Err(RulesError::SoloSpells(count)),
        }
    }

    /// What the printing prints.
    #[inline]
    pub const fn printed(&self) -> &'static Printed {
        self.printing.printed()
    }

    /// Whether this is the solo game (chapter 12).
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whether partners play together.
    #[inline]
    pub const fn is_team(&self) -> bool {
        !matches!(self.teams, Teams::None)
    }

    /// Whether spells are cast in windows (chapter 9).
    #[inline]
    pub const fn is_master(&self) -> bool {
        matches!(self.variant, Variant::Master)
    }

    /// The seats at the table, clockwise from seat 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players as usize)
    }

    /// The round of a turn, counted from 1 as people do (rule 3.1). Turns are counted from 0.
    pub fn round_of_turn(&self, turn: u32) -> u32 {
        // Unchecked rules may have no players.
        turn / u32::from(self.players.max(1)) + 1
    }

    /// Whether the box holds enough wizards of a colour for a player (rule 1.7). The solo player takes several colours.
    pub fn has_enough(&self, colour: Colour) -> bool {
        self.is_solo() || self.printed().wizards_in_box[colour as usize] >= self.wizards_each()
    }

    /// How many wizards each player has (rules 1.6 and 12.1).
    #[inline]
    pub const fn wizards_each(&self) -> u8 {
        match self.players {
            1 => 12,
            2 => 5,
            3 | 4 => 4,
            _ => 3,
        }
    }

    /// How many flasks each player has (rules 1.6, 12.1 and 12.2).
    pub const fn flasks_each(&self) -> u8 {
        match self.players {
            1 if self.spells.is_empty() => 0,
            1 | 2 => 6,
            3 | 4 => 5,
            _ => 4,
        }
    }

    /// How many cards a turn plays (rules 3.2 and 12.1).
    #[inline]
    pub const fn actions_per_turn(&self) -> u8 {
        if self.is_solo() { 1 } else { 2 }
    }

    /// How many discarded cards lose the solo game (rule 12.4); other games have no such limit.
    pub const fn card_limit(&self) -> Option<u8> {
        if self.is_solo() { Some(crate::flow::SOLO_LIMIT) } else { None }
    }

    /// The partner of a seat in a team game (rule 11.1).
    #[inline]
    pub const fn partner(&self, seat: Seat) -> Option<Seat> {
        if self.is_team() {
            let players = self.players as usize;
            Some(seat.clockwise(players / 2, players))
        } else {
            None
        }
    }

    /// Whether any of these wizards belongs to the seat's side.
    #[inline]
    pub(crate) fn any_of_side(&self, wizards: Wizards, seat: Seat) -> bool {
        wizards.count(seat) > 0 || self.partner(seat).is_some_and(|partner| wizards.count(partner) > 0)
    }
}

/// Why such rules cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RulesError {
    /// Not 1 to 6 players.
    #[error("the game is for 1 to 6 players, not {0} (rule 1.6)")]
    Players(u8),
    /// Teams need 4 or 6 players.
    #[error("teams need 4 or 6 players, not {0} (rule 11.1)")]
    TeamPlayers(u8),
    /// A spell that costs nothing.
    #[error("{0} must cost at least one flask (rule 7.2)")]
    FreeSpell(Spell),
    /// A table of several players without spells.
    #[error("at least one spell is laid out (rule 2.5)")]
    NoSpells,
    /// The solo game is a basic game.
    #[error("the solo game is a basic game (rule 12.0)")]
    SoloMaster,
    /// The solo game has its own end.
    #[error("the solo game has no round limit (rule 10.5)")]
    SoloRoundLimit,
    /// The solo game has no spells or three.
    #[error("the solo game has no spells or three, not {0} (rule 12.2)")]
    SoloSpells(usize),
    /// Two players with one colour.
    #[error("{0} is taken twice")]
    ColourTwice(Colour),
    /// The box does not hold enough wizards of a colour.
    #[error("the box holds {there} {colour} wizards, and {needed} are needed (rule 1.7)")]
    ColourScarce {
        /// The colour.
        colour: Colour,
        /// How many the box holds.
        there: u8,
        /// How many each player needs.
        needed: u8,
    },
}

impl RulesError {
    /// The number of the rule in RULES.md that such rules break; that colours must differ goes without saying.
    pub const fn rule(self) -> Option<&'static str> {
        Some(match self {
            RulesError::Players(_) => "1.6",
            RulesError::TeamPlayers(_) => "11.1",
            RulesError::FreeSpell(_) => "7.2",
            RulesError::NoSpells => "2.5",
            RulesError::SoloMaster => "12.0",
            RulesError::SoloRoundLimit => "10.5",
            RulesError::SoloSpells(_) => "12.2",
            RulesError::ColourScarce { .. } => "1.7",
            RulesError::ColourTwice(_) => return None,
        })
    }
}
