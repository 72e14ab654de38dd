//! What to do, as a person thinks of it: an action with whatever a sentence must name.

use rabenburg_engine::{Action, Cast, Direction, Face, Interlude, Position, Seat, Side, Space, TowerId};

use super::reason::Whose;

/// An action, apart from who plays it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// A move.
    Move {
        piece: Moved,
        /// Spaces clockwise; negative ones go back.
        steps: i8,
        means: Means,
    },
    Dice(Face),
    RollAgain,
    Discard(Face),
    Redraw,
    NoMove,
    NoPush,
    End,
    Pass,
    Stop,
    Swap {
        a: TowerId,
        b: TowerId,
        cost: u8,
    },
    Castle {
        direction: Direction,
        cost: u8,
    },
    Ride {
        whose: Whose,
        cost: u8,
    },
    Free {
        tower: TowerId,
        cost: u8,
    },
    DrawTwo {
        cost: u8,
    },
    Pick(Whose),
    Ask,
    Give(Face),
    Offer(Face),
    Accept,
    /// Give the partner nothing.
    Refuse,
    /// Take nothing from the partner.
    DeclineOffer,
    GiveBack(Face),
    PassFlasks(u8),
}

/// What moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moved {
    Wizards {
        whose: Whose,
        space: Space,
        /// More than one by Piggyback.
        count: u8,
    },
    Tower(TowerId),
}

/// By what it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Means {
    Card(Face),
    Roll,
    /// For so many flasks.
    Spell(u8),
    /// The step after a redraw.
    Push,
}

impl Deed {
    pub(super) fn of(position: &Position, seat: Seat, action: Action) -> Deed {
        let rules = position.rules();
        let wizards =
            |space, colour, riders| Moved::Wizards { whose: Whose::of(rules, seat, colour), space, count: riders + 1 };
        let by_card = |piece, card: Face, side| {
            let steps = card.distance(side).map_or(0, |steps| steps as i8);
            Deed::Move { piece, steps, means: Means::Card(card) }
        };
        let roll = position.roll().map_or(0, |(value, _)| value as i8);
        let by_roll = |piece| Deed::Move { piece, steps: roll, means: Means::Roll };
        match action {
            Action::PlayWizard { card, space, colour, riders } => {
                by_card(wizards(space, colour, riders), card, Side::Wizard)
            }
            Action::PlayTower { card, tower } => by_card(Moved::Tower(tower), card, Side::Tower),
            Action::MoveWizard { space, colour, riders } => by_roll(wizards(space, colour, riders)),
            Action::MoveTower { tower } => by_roll(Moved::Tower(tower)),
            Action::Push { tower } => Deed::Move { piece: Moved::Tower(tower), steps: 1, means: Means::Push },
            Action::PlayDice { card } => Deed::Dice(card),
            Action::Discard { card } => Deed::Discard(card),
            Action::Redraw => Deed::Redraw,
            Action::NoMove => Deed::NoMove,
            Action::Reroll => Deed::RollAgain,
            Action::NoPush => Deed::NoPush,
            Action::End => Deed::End,
            Action::Pass => Deed::Pass,
            Action::Stop => Deed::Stop,
            Action::Cast(cast) => Deed::cast(position, seat, cast),
            Action::Pick { colour } => Deed::Pick(Whose::of(rules, seat, colour)),
            Action::Ask => Deed::Ask,
            Action::Give { card } => Deed::Give(card),
            Action::Offer { card } => Deed::Offer(card),
            Action::Accept => Deed::Accept,
            Action::Decline if position.interlude() == Interlude::Give => Deed::Refuse,
            Action::Decline => Deed::DeclineOffer,
            Action::GiveBack { card } => Deed::GiveBack(card),
            Action::PassFlasks { count } => Deed::PassFlasks(count),
        }
    }

    /// Whether it is about exactly these wizards, so that a sentence has named them already.
    pub(super) fn has_named(&self, whose: Whose, count: u8) -> bool {
        match *self {
            Deed::Move { piece: Moved::Wizards { whose: named, count: many, .. }, .. } => {
                (named, many) == (whose, count)
            }
            Deed::Ride { whose: named, .. } | Deed::Pick(named) => (named, 1) == (whose, count),
            _ => false,
        }
    }

    /// Whether it is about the castle.
    pub(super) fn has_named_castle(&self) -> bool {
        matches!(self, Deed::Castle { .. })
    }

    fn cast(position: &Position, seat: Seat, cast: Cast) -> Deed {
        let rules = position.rules();
        let cost = rules.costs.of(cast.spell());
        let whose = |owner| Whose::of(rules, seat, owner);
        let wizard = |space, colour| Moved::Wizards { whose: whose(colour), space, count: 1 };
        let moved = |piece, steps| Deed::Move { piece, steps, means: Means::Spell(cost) };
        match cast {
            Cast::MoveWizard { space, colour } => moved(wizard(space, colour), 1),
            Cast::HeadwindWizard { space, colour } => moved(wizard(space, colour), -1),
            Cast::MoveTower { tower } => moved(Moved::Tower(tower), 2),
            Cast::HeadwindTower { tower } => moved(Moved::Tower(tower), -2),
            Cast::SwapTowers { a, b } => Deed::Swap { a, b, cost },
            Cast::MoveCastle { direction } => Deed::Castle { direction, cost },
            Cast::Piggyback { colour } => Deed::Ride { whose: whose(colour), cost },
            Cast::FreeWizard { tower } => Deed::Free { tower, cost },
            Cast::DrawTwo => Deed::DrawTwo { cost },
        }
    }
}
