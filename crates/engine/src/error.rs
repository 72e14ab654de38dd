//! Why an action is refused: the rule it breaks. Explanations only: what is legal is decided in `legal`.

use crate::action::{Action, Cast};
use crate::card::{Face, Side};
use crate::chance::Chance;
use crate::position::Position;
use crate::seat::Seat;
use crate::space::{Space, Surface, TowerId};
use crate::spell::Spell;
use crate::stage::{AnnouncedPiece, Interlude, Phase, Stage, Turn};
use crate::view::Viewer;
use crate::wizards::SURFACE_LIMIT;

/// Why an action or an outcome of chance was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// A card must be drawn or the die rolled first.
    #[error("a card or a roll is due first")]
    ChanceDue,
    /// Another seat has to decide.
    #[error("it is seat {awaited}'s decision")]
    NotYourDecision {
        /// Whose decision it is.
        awaited: Seat,
        /// Whether it is a window for spells, in which the seats are asked one after the other.
        window: bool,
    },
    /// This choice is not open at this point.
    #[error("that is not the decision to make now")]
    NotNow,
    /// The card is not in the hand.
    #[error("{card} is not in that hand")]
    NotInHand {
        /// The card.
        card: Face,
    },
    /// The card has no such side, or it is a die card and is played for a roll.
    #[error("{card} cannot be used like that")]
    WrongSide {
        /// The card.
        card: Face,
    },
    /// The card can move something and so must.
    #[error("{card} can move something, so it must be used")]
    MustBeUsed {
        /// The card.
        card: Face,
    },
    /// No visible wizard of that owner stands there.
    #[error("no visible wizard of seat {colour} stands on space {space}")]
    NoSuchWizard {
        /// The space.
        space: Space,
        /// The owner.
        colour: Seat,
    },
    /// Cards move only the player's own wizards.
    #[error("wizards of seat {colour} are not yours to move")]
    NotYourWizard {
        /// The owner.
        colour: Seat,
    },
    /// In this printing's basic game, spells serve only the caster's own wizards.
    #[error("spells move your own wizards only, not those of seat {colour}")]
    SpellsServeYourOwn {
        /// The owner.
        colour: Seat,
    },
    /// The surface at the destination is full.
    #[error("six wizards already stand on space {space}")]
    SurfaceFull {
        /// The destination.
        space: Space,
        /// Whether a wizard was to be freed, which has nowhere else to go.
        freeing: bool,
    },
    /// The tower would end on the castle's space.
    #[error("tower {tower} would end on the castle's space")]
    CastleInTheWay {
        /// The tower.
        tower: TowerId,
    },
    /// The roll can move something and so must.
    #[error("the roll can move something, so it must be used")]
    RollMustBeUsed,
    /// The die may not be rolled again.
    #[error("the card allows no further roll")]
    NoRollLeft,
    /// An action has already been used.
    #[error("a redraw takes the place of both actions")]
    TooLateToRedraw,
    /// The spell is not laid out at this table.
    #[error("{spell} is not laid out")]
    NotLaidOut {
        /// The spell.
        spell: Spell,
    },
    /// The seat may not cast this spell at this point.
    #[error("{spell} cannot be cast now")]
    NoTimeForSpell {
        /// The spell.
        spell: Spell,
        /// Whether windows determine when to cast, as in the master variant.
        windows: bool,
        /// Whether this is the solo game, in which spells follow the card.
        solo: bool,
    },
    /// The spell of this turn, or of this action in the master variant, is used up.
    #[error("the spell of this {} is used up", if *.of_action { "action" } else { "turn" })]
    SpellUsedUp {
        /// Whether it is the action's spell, as in the master variant.
        of_action: bool,
    },
    /// Not enough full flasks.
    #[error("{spell} costs {cost} full flasks")]
    TooFewFlasks {
        /// The spell.
        spell: Spell,
        /// What it costs.
        cost: u8,
    },
    /// A spell other than the one being repeated.
    #[error("only {spell} may be repeated")]
    OnlyRepeat {
        /// The spell.
        spell: Spell,
    },
    /// These towers cannot be swapped.
    #[error("only the top towers of two spaces without the castle can be swapped, the lower number first")]
    NotSwappable,
    /// There is no place for the castle.
    #[error("there is no space without wizards for the castle")]
    NowhereForCastle,
    /// There is nobody to ride along, or no room.
    #[error("no such wizards can ride along")]
    NoSuchRider,
    /// The spell would undo a completed action.
    #[error("a spell may not undo a completed action")]
    Undoing,
    /// Free a wizard found nobody of that owner.
    #[error("no wizard of seat {colour} can go free")]
    NobodyToFree {
        /// The owner.
        colour: Seat,
    },
    /// Only partners exchange.
    #[error("only partners exchange cards and flasks, once a turn, while one of them decides")]
    NoExchange {
        /// Whether flasks were to be passed, not cards.
        flasks: bool,
    },
    /// A card that is not in the draw pile, a roll that no die shows, or no chance is due.
    #[error("that cannot happen now")]
    Impossible,
}

impl Refusal {
    /// The number of the rule that the refused input breaks.
    pub const fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "10.2",
            Refusal::ChanceDue | Refusal::Impossible => "3.7",
            Refusal::NotYourDecision { window: false, .. } => "3.1",
            Refusal::NotYourDecision { window: true, .. } => "9.3",
            Refusal::NotNow | Refusal::NotInHand { .. } => "3.2",
            Refusal::WrongSide { .. } => "6.1",
            Refusal::MustBeUsed { .. } => "3.4",
            Refusal::NoSuchWizard { .. } | Refusal::NotYourWizard { .. } => "4.2",
            Refusal::SpellsServeYourOwn { .. } => "7.4",
            Refusal::SurfaceFull { freeing: false, .. } => "4.3",
            Refusal::CastleInTheWay { .. } => "5.3",
            Refusal::RollMustBeUsed => "6.3",
            Refusal::NoRollLeft => "6.2",
            Refusal::TooLateToRedraw => "3.5",
            Refusal::NotLaidOut { .. } => "2.5",
            Refusal::NoTimeForSpell { windows: true, .. } => "9.3",
            Refusal::NoTimeForSpell { solo: true, .. } => "12.2",
            Refusal::NoTimeForSpell { spell: Spell::Piggyback, .. } | Refusal::NoSuchRider => "8.7",
            Refusal::NoTimeForSpell { .. } | Refusal::SpellUsedUp { of_action: false } => "7.3",
            Refusal::SpellUsedUp { of_action: true } | Refusal::OnlyRepeat { .. } => "9.2",
            Refusal::TooFewFlasks { .. } => "7.2",
            Refusal::NotSwappable => "8.5",
            Refusal::NowhereForCastle => "8.6",
            Refusal::Undoing => "9.6",
            Refusal::SurfaceFull { freeing: true, .. } | Refusal::NobodyToFree { .. } => "8.8",
            Refusal::NoExchange { flasks: false } => "11.2",
            Refusal::NoExchange { flasks: true } => "11.3",
        }
    }
}

impl Refusal {
    /// One of every kind, and of every rule that a kind can cite: for code that has something to say about each.
    pub fn each() -> impl Iterator<Item = Refusal> {
        core::iter::successors(Some(Refusal::GameOver), Refusal::next)
    }

    /// The one after it in [`Refusal::each`]. A new kind does not compile until it has a place here.
    fn next(&self) -> Option<Refusal> {
        let (card, spell, space, colour) = (Face::T2W4, Spell::MoveTower, Space::START, Seat::FIRST);
        let (tower, awaited) = (TowerId::new(3)?, Seat::new(1)?);
        Some(match *self {
            Refusal::GameOver => Refusal::ChanceDue,
            Refusal::ChanceDue => Refusal::NotYourDecision { awaited, window: false },
            Refusal::NotYourDecision { awaited, window: false } => Refusal::NotYourDecision { awaited, window: true },
            Refusal::NotYourDecision { window: true, .. } => Refusal::NotNow,
            Refusal::NotNow => Refusal::NotInHand { card },
            Refusal::NotInHand { card } => Refusal::WrongSide { card },
            Refusal::WrongSide { card } => Refusal::MustBeUsed { card },
            Refusal::MustBeUsed { .. } => Refusal::NoSuchWizard { space, colour },
            Refusal::NoSuchWizard { colour, .. } => Refusal::NotYourWizard { colour },
            Refusal::NotYourWizard { colour } => Refusal::SpellsServeYourOwn { colour },
            Refusal::SpellsServeYourOwn { .. } => Refusal::SurfaceFull { space, freeing: false },
            Refusal::SurfaceFull { space, freeing: false } => Refusal::SurfaceFull { space, freeing: true },
            Refusal::SurfaceFull { freeing: true, .. } => Refusal::CastleInTheWay { tower },
            Refusal::CastleInTheWay { .. } => Refusal::RollMustBeUsed,
            Refusal::RollMustBeUsed => Refusal::NoRollLeft,
            Refusal::NoRollLeft => Refusal::TooLateToRedraw,
            Refusal::TooLateToRedraw => Refusal::NotLaidOut { spell },
            Refusal::NotLaidOut { .. } => Refusal::NoTimeForSpell { spell, windows: true, solo: false },
            Refusal::NoTimeForSpell { windows: true, .. } => {
                Refusal::NoTimeForSpell { spell, windows: false, solo: true }
            }
            Refusal::NoTimeForSpell { solo: true, .. } => {
                Refusal::NoTimeForSpell { spell: Spell::Piggyback, windows: false, solo: false }
            }
            Refusal::NoTimeForSpell { spell: Spell::Piggyback, .. } => {
                Refusal::NoTimeForSpell { spell, windows: false, solo: false }
            }
            Refusal::NoTimeForSpell { .. } => Refusal::SpellUsedUp { of_action: false },
            Refusal::SpellUsedUp { of_action: false } => Refusal::SpellUsedUp { of_action: true },
            Refusal::SpellUsedUp { of_action: true } => Refusal::TooFewFlasks { spell, cost: 2 },
            Refusal::TooFewFlasks { spell, .. } => Refusal::OnlyRepeat { spell },
            Refusal::OnlyRepeat { .. } => Refusal::NotSwappable,
            Refusal::NotSwappable => Refusal::NowhereForCastle,
            Refusal::NowhereForCastle => Refusal::NoSuchRider,
            Refusal::NoSuchRider => Refusal::Undoing,
            Refusal::Undoing => Refusal::NobodyToFree { colour },
            Refusal::NobodyToFree { .. } => Refusal::NoExchange { flasks: false },
            Refusal::NoExchange { flasks: false } => Refusal::NoExchange { flasks: true },
            Refusal::NoExchange { flasks: true } => Refusal::Impossible,
            Refusal::Impossible => return None,
        })
    }
}

impl Position {
    /// Why a viewer may not take an action now; `None` if they may. A spectator never may.
    pub fn refusal(&self, viewer: Viewer, action: Action) -> Option<Refusal> {
        match (viewer, self.turn()) {
            (Viewer::Seat(seat), _) => (!self.is_legal(seat, &action)).then(|| self.why_not(seat, &action)),
            (Viewer::Spectator, Turn::Act(awaited)) => {
                Some(Refusal::NotYourDecision { awaited, window: self.phase() == Some(Phase::Window) })
            }
            (Viewer::Spectator, Turn::Chance(_)) => Some(Refusal::ChanceDue),
            (Viewer::Spectator, Turn::Over(_)) => Some(Refusal::GameOver),
        }
    }

    #[cold]
    pub(crate) fn why_not(&self, seat: Seat, action: &Action) -> Refusal {
        let awaited = match self.turn() {
            Turn::Over(_) => return Refusal::GameOver,
            Turn::Chance(_) => return Refusal::ChanceDue,
            Turn::Act(awaited) => awaited,
        };
        match action {
            Action::PassFlasks { .. } => return Refusal::NoExchange { flasks: true },
            Action::Ask | Action::Offer { .. } => return Refusal::NoExchange { flasks: false },
            _ if seat != awaited => {
                let window = self.phase() == Some(Phase::Window);
                return Refusal::NotYourDecision { awaited, window };
            }
            _ => {}
        }
        let choosing = matches!(self.phase(), Some(Phase::Choose));
        let rolled = matches!(self.phase(), Some(Phase::Rolled));
        match *action {
            Action::PlayWizard { card, space, colour, riders } if choosing => match card.distance(Side::Wizard) {
                _ if self.hand(seat).count(card) == 0 => Refusal::NotInHand { card },
                None => Refusal::WrongSide { card },
                Some(steps) => self.why_no_walk(seat, space, colour, riders, steps as i8),
            },
            Action::PlayTower { card, tower } if choosing => match card.distance(Side::Tower) {
                _ if self.hand(seat).count(card) == 0 => Refusal::NotInHand { card },
                None => Refusal::WrongSide { card },
                Some(_) => Refusal::CastleInTheWay { tower },
            },
            Action::PlayDice { card } if choosing && self.hand(seat).count(card) > 0 => Refusal::WrongSide { card },
            Action::Discard { card } if choosing && self.hand(seat).count(card) > 0 => Refusal::MustBeUsed { card },
            Action::PlayDice { card } | Action::Discard { card } if choosing => Refusal::NotInHand { card },
            Action::Redraw if choosing => Refusal::TooLateToRedraw,
            Action::MoveWizard { space, colour, riders } if rolled => match self.flow.die {
                Some(card) if !card.has(Side::Wizard) => Refusal::WrongSide { card },
                _ => self.why_no_walk(seat, space, colour, riders, self.flow.roll as i8),
            },
            Action::MoveTower { tower } if rolled => match self.flow.die {
                Some(card) if !card.has(Side::Tower) => Refusal::WrongSide { card },
                _ => Refusal::CastleInTheWay { tower },
            },
            Action::NoMove if rolled => Refusal::RollMustBeUsed,
            Action::Reroll if rolled => Refusal::NoRollLeft,
            Action::Push { tower } if self.flow.stage == Stage::Push => Refusal::CastleInTheWay { tower },
            Action::Cast(cast) => self.why_no_spell(seat, cast),
            Action::Pick { colour } => Refusal::NobodyToFree { colour },
            Action::Give { card } | Action::GiveBack { card } if self.hand(seat).count(card) == 0 => {
                Refusal::NotInHand { card }
            }
            _ => Refusal::NotNow,
        }
    }

    fn why_no_walk(&self, seat: Seat, space: Space, colour: Seat, riders: u8, steps: i8) -> Refusal {
        let goal = space.walk(steps);
        if colour != self.own_colour(seat) {
            Refusal::NotYourWizard { colour }
        } else if self.course.visible_on(space).count(colour) == 0 {
            Refusal::NoSuchWizard { space, colour }
        } else if self.is_full(self.course.visible(goal)) {
            Refusal::SurfaceFull { space: goal, freeing: false }
        } else if riders > 0 {
            Refusal::NoSuchRider
        } else {
            Refusal::NotNow
        }
    }

    fn is_full(&self, surface: Surface) -> bool {
        self.course.on(surface).total() >= SURFACE_LIMIT
    }

    fn why_no_spell(&self, seat: Seat, cast: Cast) -> Refusal {
        let spell = cast.spell();
        let cost = self.rules.costs.of(spell);
        let windows = self.rules.is_master();
        let used_up = Refusal::SpellUsedUp { of_action: windows };
        let no_time = Refusal::NoTimeForSpell { spell, windows, solo: self.rules.is_solo() };
        if !self.rules.spells.contains(spell) {
            return Refusal::NotLaidOut { spell };
        }
        match self.flow.interlude {
            Interlude::Repeat(_, repeated) if repeated != spell => {
                // One spell a turn in the basic game, one an action in the master variant.
                return if windows { Refusal::OnlyRepeat { spell: repeated } } else { used_up };
            }
            Interlude::Repeat(..) => {}
            Interlude::None => {
                if self.flasks(seat).full >= cost && !self.castable_now(seat).contains(spell) {
                    return if self.flow.spell_used { used_up } else { no_time };
                }
            }
            _ => return Refusal::NotNow,
        }
        if self.flasks(seat).full < cost {
            return Refusal::TooFewFlasks { spell, cost };
        }
        match cast {
            Cast::MoveWizard { space, colour } => self.why_no_gust(seat, space, colour, 1),
            Cast::HeadwindWizard { space, colour } => self.why_no_gust(seat, space, colour, -1),
            Cast::MoveTower { tower } => self.why_no_flight(tower, 2),
            Cast::HeadwindTower { tower } => self.why_no_flight(tower, -2),
            Cast::SwapTowers { a, b } => {
                let top = |tower| {
                    let space = self.course.space_of(tower);
                    space != self.course.castle() && self.course.top_tower(space) == Some(tower)
                };
                if a < b && top(a) && top(b) { Refusal::Undoing } else { Refusal::NotSwappable }
            }
            Cast::MoveCastle { direction } => match self.course.castle_by_spell(direction.step()) {
                Some(_) => Refusal::Undoing,
                None => Refusal::NowhereForCastle,
            },
            Cast::Piggyback { .. } => match self.flow.announced.map(|announced| announced.piece) {
                Some(AnnouncedPiece::Wizard { .. }) => Refusal::NoSuchRider,
                _ => no_time,
            },
            Cast::FreeWizard { tower } => Refusal::SurfaceFull { space: self.course.space_of(tower), freeing: true },
            Cast::DrawTwo => Refusal::NotNow,
        }
    }

    fn why_no_gust(&self, seat: Seat, space: Space, colour: Seat, step: i8) -> Refusal {
        let own_only = self.rules.printed().own_wizards_only && !self.rules.is_master();
        if own_only && colour != self.own_colour(seat) {
            Refusal::SpellsServeYourOwn { colour }
        } else if self.course.visible_on(space).count(colour) == 0 {
            Refusal::NoSuchWizard { space, colour }
        } else if self.is_full(self.course.visible(space.walk(step))) {
            Refusal::SurfaceFull { space: space.walk(step), freeing: false }
        } else {
            Refusal::Undoing
        }
    }

    fn why_no_flight(&self, tower: TowerId, steps: i8) -> Refusal {
        let blocked = self.course.movable_towers(steps) >> tower.index() & 1 == 0;
        if blocked { Refusal::CastleInTheWay { tower } } else { Refusal::Undoing }
    }

    #[cold]
    pub(crate) fn why_not_chance(&self, _: Chance) -> Refusal {
        if let Turn::Over(_) = self.turn() { Refusal::GameOver } else { Refusal::Impossible }
    }
}
