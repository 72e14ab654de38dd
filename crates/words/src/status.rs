//! What the game is waiting for.

use rabenburg_engine::{AnnouncedPiece, Awaited, ChanceKind, Face, Phase, Seat, SeatSet, Side, Teams, View};

use crate::{Language, Names, glossary, phases};

/// The round, counted from 1: "Round 6". In the solo game a round is one turn, and is called that: "Turn 6".
pub fn round(view: &View, language: Language) -> String {
    named_round(view.rules.round_of_turn(view.turn), view.rules.is_solo(), language)
}

/// The same, given its number.
pub fn named_round(round: u32, solo: bool, language: Language) -> String {
    if solo { phases::solo_turn(language, round) } else { phases::round(language, round) }
}

/// Whose turn it is: "Your turn".
pub fn turn_of(view: &View, names: &Names, language: Language) -> String {
    if let Awaited::Over(_) = view.awaited {
        return phases::game_over(language).into();
    }
    phases::turn_of(language, names.who(view.active), names.name(view.active, language))
}

/// What there is to decide now: "Choose a card" for the viewer, "Korax is choosing a card" for the others.
pub fn to_do(view: &View, names: &Names, language: Language) -> String {
    match view.awaited {
        Awaited::Over(_) => phases::game_over(language).into(),
        Awaited::Chance(ChanceKind::Roll) => phases::die(language).into(),
        Awaited::Chance(ChanceKind::Draw { seat }) => {
            phases::draws(language, names.who(seat), names.name(seat, language))
        }
        Awaited::Decision { seat, phase, .. } if view.viewer.is(seat) => yours(view, seat, phase, names, language),
        Awaited::Decision { seat, phase, .. } => theirs(view, seat, phase, names, language),
    }
}

fn yours(view: &View, seat: Seat, phase: Phase, names: &Names, language: Language) -> String {
    let partner = || view.rules.partner(seat).map_or_else(String::new, |partner| names.name(partner, language));
    match phase {
        Phase::Choose => phases::you_choose(language).into(),
        Phase::Rolled => match view.roll {
            Some(roll) if roll.left > 0 => phases::you_rolled_again(language, moved_by(roll.card), roll.value.into()),
            Some(roll) => phases::you_rolled(language, moved_by(roll.card), roll.value.into()),
            None => String::new(),
        },
        Phase::Push => phases::you_push(language).into(),
        Phase::End => phases::you_end(language).into(),
        Phase::Window => phases::you_window(language).into(),
        Phase::Repeat => phases::you_repeat(language, repeated(view, language)),
        Phase::Pick => phases::you_pick(language).into(),
        Phase::Give => phases::you_give(language, partner()),
        Phase::Reply => phases::you_reply(language, partner()),
        Phase::GiveBack => phases::you_give_back(language, partner()),
    }
}

/// The word that messages branch on: which pieces a card moves.
fn moved_by(card: Face) -> &'static str {
    match (card.has(Side::Tower), card.has(Side::Wizard)) {
        (true, false) => "tower",
        (false, true) => "wizard",
        _ => "both",
    }
}

fn theirs(view: &View, seat: Seat, phase: Phase, names: &Names, language: Language) -> String {
    let name = names.name(seat, language);
    match phase {
        Phase::Choose => phases::choose(language, name),
        Phase::Rolled => phases::rolled(language, name, view.roll.map_or(0, |roll| roll.value.into())),
        Phase::Push => phases::push(language, name),
        Phase::End => phases::end(language, name),
        Phase::Window => phases::window(language, name),
        Phase::Repeat => phases::repeat(language, name, repeated(view, language)),
        Phase::Pick => phases::pick(language, name),
        Phase::Give => phases::give(language, name),
        Phase::Reply => phases::reply(language, name),
        Phase::GiveBack => phases::give_back(language, name),
    }
}

fn repeated(view: &View, language: Language) -> &'static str {
    view.repeating.map_or("", |(_, spell)| glossary::spell(spell, language))
}

/// The move that has been announced but not made yet: "Korax announces: tower 6, 2 spaces."
pub fn announced(view: &View, names: &Names, language: Language) -> Option<String> {
    let announced = view.announced?;
    let piece = match announced.piece {
        AnnouncedPiece::Tower(tower) => glossary::named_tower(tower, language),
        AnnouncedPiece::Wizard { colour, .. } if colour == view.active => phases::a_wizard(language).into(),
        AnnouncedPiece::Wizard { colour, .. } => names.wizards_of(colour, 1, language),
    };
    let (who, name) = (names.who(view.active), names.name(view.active, language));
    Some(phases::announced(language, who, name, piece, announced.distance.into()))
}

/// Says that this round is the last, and why (rules 10.2 and 10.5).
pub fn last_round(view: &View, names: &Names, language: Language) -> Option<String> {
    let ends_with_round = !view.rules.is_solo() && view.rules.teams != Teams::EndAtOnce;
    if matches!(view.awaited, Awaited::Over(_)) || !ends_with_round {
        return last_of_the_limit(view, language);
    }
    let finished: SeatSet = view.rules.seats().filter(|seat| view.seats[seat.index()].finished).collect();
    let first = finished.iter().next();
    match (first, finished.len()) {
        (Some(seat), 1) => Some(phases::last_round(language, names.who(seat), names.name(seat, language))),
        (Some(_), _) => {
            let you = names.you().filter(|&you| finished.contains(you));
            let others = names.list(finished.iter().filter(|&seat| Some(seat) != you), language);
            let who = if you.is_some() { "you" } else { "other" };
            Some(phases::last_round_several(language, who, others))
        }
        (None, _) => last_of_the_limit(view, language),
    }
}

fn last_of_the_limit(view: &View, language: Language) -> Option<String> {
    let is_last =
        view.rules.round_limit.is_some_and(|limit| view.rules.round_of_turn(view.turn) == u32::from(limit.get()));
    let over = matches!(view.awaited, Awaited::Over(_));
    (is_last && !over).then(|| phases::last_round_limit(language).into())
}
