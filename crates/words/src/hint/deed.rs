//! What to do: an imperative, capitalised, without a full stop.

use rabenburg_bots::{Deed, Means, Moved};
use rabenburg_engine::Direction;

use super::things::{owner, the_card, wizards};
use crate::{Language, glossary, hints};

pub(super) fn imperative(deed: &Deed, language: Language) -> String {
    let card = |card| the_card(card, language);
    match *deed {
        Deed::Move { piece, steps, means } => moved(piece, steps, means, language),
        Deed::Dice(face) => hints::play(language, card(face)),
        Deed::RollAgain => hints::roll_again(language).into(),
        Deed::Discard(face) => hints::discard(language, card(face)),
        Deed::Redraw => hints::new_hand(language).into(),
        Deed::NoMove => hints::no_move(language).into(),
        Deed::NoPush => hints::no_push(language).into(),
        Deed::End => hints::end(language).into(),
        Deed::Pass => hints::pass(language).into(),
        Deed::Stop => hints::stop(language).into(),
        Deed::Swap { a, b, cost } => hints::swap(language, a, b, cost.into()),
        Deed::Castle { direction, cost } => {
            let direction = match direction {
                Direction::Clockwise => "clockwise",
                Direction::CounterClockwise => "counter-clockwise",
            };
            hints::move_castle(language, direction, cost.into())
        }
        Deed::Ride { whose, cost } => {
            let (whose, paint) = owner(whose);
            hints::ride_along(language, whose, paint, cost.into())
        }
        Deed::Free { tower, cost } => hints::look_beneath(language, tower, cost.into()),
        Deed::DrawTwo { cost } => hints::draw_two(language, cost.into()),
        Deed::Pick(whose) => {
            let (whose, paint) = owner(whose);
            hints::free(language, whose, paint)
        }
        Deed::Ask => hints::ask(language).into(),
        Deed::Give(face) => hints::give(language, card(face)),
        Deed::Offer(face) => hints::offer(language, card(face)),
        Deed::Accept => hints::accept(language).into(),
        Deed::Refuse => hints::refuse(language).into(),
        Deed::DeclineOffer => hints::decline(language).into(),
        Deed::GiveBack(face) => hints::give_back(language, card(face)),
        Deed::PassFlasks(count) => hints::pass_flasks(language, count.into()),
    }
}

fn moved(piece: Moved, steps: i8, means: Means, language: Language) -> String {
    let mut means = match means {
        Means::Card(card) => Some(hints::by_card(language, glossary::card(card, language))),
        Means::Roll => Some(hints::by_roll(language).into()),
        Means::Spell(cost) => Some(hints::by_spell(language, cost.into())),
        Means::Push => None,
    };
    let piece = match piece {
        Moved::Tower(tower) => hints::a_tower(language, tower),
        Moved::Wizards { whose, space, count: 1 } => {
            let (whose, paint) = owner(whose);
            hints::wizard_on(language, whose, paint, space)
        }
        Moved::Wizards { whose, space, count } => {
            means = means.map(|means| hints::by_piggyback(language, means));
            hints::wizards_on(language, wizards(whose, count, language), space)
        }
    };
    let distance = steps.unsigned_abs().into();
    let way = if steps < 0 { hints::way_back(language, distance) } else { hints::way(language, distance) };
    match means {
        Some(means) => hints::move_by(language, piece, way, means),
        None => hints::push(language, piece, way),
    }
}
