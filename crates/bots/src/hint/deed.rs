//! What to do, as a person thinks of it: an action with everything a sentence must name.

use rabenburg_engine::{Action, Cast, Direction, Face, Interlude, Position, Seat, Side, Space, TowerId};

use super::reason::Whose;

/// An action, independent of who takes it. A `cost` is the number of flasks that a spell takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Move a piece.
    Move {
        /// What moves.
        piece: Moved,
        /// Spaces clockwise; negative ones go back.
        steps: i8,
        /// What moves it.
        means: Means,
    },
    /// Play a die card and roll (rule 6.2).
    Dice(Face),
    /// Roll again (rule 6.2).
    RollAgain,
    /// Discard a card unused (rules 3.3 and 3.4).
    Discard(Face),
    /// Take a new hand (rule 3.5).
    Redraw,
    /// Let a roll go that cannot move anything (rule 6.3).
    NoMove,
    /// Move no tower after the redraw.
    NoPush,
    /// End the turn.
    End,
    /// Cast no spell.
    Pass,
    /// Do not repeat the spell.
    Stop,
    /// Swap two towers by a spell.
    Swap {
        /// One tower.
        a: TowerId,
        /// The other one.
        b: TowerId,
        /// The flasks.
        cost: u8,
    },
    /// Move the castle by a spell.
    Castle {
        /// Which way round.
        direction: Direction,
        /// The flasks.
        cost: u8,
    },
    /// Let a wizard ride along with the announced one, by Piggyback.
    Ride {
        /// Whose wizard rides.
        whose: Whose,
        /// The flasks.
        cost: u8,
    },
    /// Look beneath a tower, by Free a wizard.
    Free {
        /// Which tower.
        tower: TowerId,
        /// The flasks.
        cost: u8,
    },
    /// Draw two cards by a spell.
    DrawTwo {
        /// The flasks.
        cost: u8,
    },
    /// Free one of the wizards found.
    Pick(Whose),
    /// Ask the partner for a card (rule 11.2).
    Ask,
    /// Give the partner this card.
    Give(Face),
    /// Offer the partner this card.
    Offer(Face),
    /// Take the card that the partner offers.
    Accept,
    /// Give the partner nothing.
    Refuse,
    /// Take nothing from the partner.
    DeclineOffer,
    /// Give this card back.
    GiveBack(Face),
    /// Pass this many full flasks to the partner.
    PassFlasks(u8),
}

/// What moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moved {
    /// Wizards that walk.
    Wizards {
        /// Whose.
        whose: Whose,
        /// From which space.
        space: Space,
        /// How many; more than one with Piggyback.
        count: u8,
    },
    /// A tower with everything on it.
    Tower(TowerId),
}

/// What moves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// A number card.
    Card(Face),
    /// The roll.
    Roll,
    /// A spell for this many flasks.
    Spell(u8),
    /// The step after a redraw (rule 3.5).
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
