//! Sentences about choices that are not moves, or whose move is not known yet.

use rabenburg_engine::{Action, Cast, Seat, Side, View, Viewer};

use crate::list::capital;
use crate::{Language, Names, consequences, glossary};

/// What the player would do; empty where the move says it all.
pub(crate) fn sentence(action: &Action, view: &View, names: &Names, language: Language) -> Option<String> {
    let card = |face| glossary::card(face, language);
    let partner = || partner(view).map_or_else(String::new, |partner| names.name(partner, language));
    let roll = || view.roll.map_or(0, |roll| roll.value);
    Some(match *action {
        Action::PlayWizard { .. } | Action::PlayTower { .. } | Action::MoveWizard { .. } | Action::MoveTower { .. } => {
            return None;
        }
        Action::Push { .. } => return None,
        Action::Cast(Cast::Piggyback { colour }) => {
            consequences::piggyback(language, capital(&names.one_of_the_wizards(colour, language)))
        }
        Action::Cast(_) => return None,
        Action::PlayDice { card } => match (card.has(Side::Tower), card.has(Side::Wizard)) {
            (true, true) => consequences::roll_once(language).into(),
            (true, false) => consequences::roll_tower(language, card.dice().into()),
            (false, _) => consequences::roll_wizard(language, card.dice().into()),
        },
        Action::Discard { card: face } => consequences::discard(language, card(face)),
        Action::Redraw if view.rules.is_solo() => consequences::redraw_solo(language).into(),
        Action::Redraw => consequences::redraw(language).into(),
        Action::NoMove => consequences::no_move(language, roll()),
        Action::Reroll => consequences::reroll(language, roll()),
        Action::NoPush => consequences::no_push(language).into(),
        Action::End => consequences::end(language).into(),
        Action::Pass => consequences::pass(language).into(),
        Action::Stop => {
            let (_, spell) = view.repeating?;
            consequences::stop(language, glossary::spell(spell, language))
        }
        Action::Pick { colour } => consequences::pick(language, names.who(colour), names.name(colour, language)),
        Action::Ask => consequences::ask(language, partner()),
        Action::Give { card: face } => consequences::give(language, partner(), card(face)),
        Action::Offer { card: face } => consequences::offer(language, partner(), card(face)),
        Action::Accept => consequences::accept(language, partner()),
        Action::Decline => consequences::decline(language).into(),
        Action::GiveBack { card: face } => consequences::give_back(language, partner(), card(face)),
        Action::PassFlasks { count } => consequences::pass_flasks(language, partner(), count.into()),
    })
}

fn partner(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => view.rules.partner(seat),
        Viewer::Spectator => None,
    }
}
