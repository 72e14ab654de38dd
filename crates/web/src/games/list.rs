//! What is said about a game in a list.

use rabenburg_engine::Colour;
use rabenburg_words::{Language, games as text, list};

use super::day;
use super::played::{Played, Source, State};

/// Its name: who plays, or who has won.
pub(super) fn title(game: &Played, language: Language) -> String {
    match &game.state {
        State::Waiting | State::Running { .. } => company(game, language),
        State::GivenUp => text::given_up(language).to_owned(),
        State::Over(winners) if game.is_solo() => {
            let (home, all) = game.standing.map_or((0, 12), |[home, _]| home);
            if winners.is_empty() { text::solo_lost(language, home, all) } else { text::solo_won(language, all) }
        }
        State::Over(_) => {
            let name = |seat: &usize| game.players.get(*seat).map(|sat| sat.name.clone());
            let winners = game.winners();
            let others = |winner: &&usize| Some(**winner) != game.you;
            let names: Vec<String> = winners.iter().filter(others).filter_map(name).collect();
            match (game.won() == Some(true), names.is_empty()) {
                (true, true) => text::you_won(language).to_owned(),
                (true, false) => text::you_and_won(language, list(&names, language)),
                (false, _) => text::they_won(language, list(&names, language)),
            }
        }
    }
}

pub(super) fn company(game: &Played, language: Language) -> String {
    if game.is_solo() {
        return text::solo(language).to_owned();
    }
    let others = game.players.iter().enumerate().filter(|(seat, _)| Some(*seat) != game.you);
    if matches!(game.source, Source::Here(_)) && game.you.is_some() {
        return text::you_and_bots(language, others.count() as u32);
    }
    list(&others.map(|(_, sat)| sat.name.clone()).collect::<Vec<_>>(), language)
}

pub(super) fn everybody(game: &Played, language: Language) -> String {
    let name = |(seat, sat): (usize, &super::played::Sat)| match Some(seat) == game.you {
        true => text::you(language).to_owned(),
        false => sat.name.clone(),
    };
    list(&game.players.iter().enumerate().map(name).collect::<Vec<_>>(), language)
}

/// How far a game has come: its round, and the visitor's wizards at home.
pub(super) fn progress(game: &Played, language: Language) -> String {
    let round = game.round().map(|round| match game.is_solo() {
        true => text::turn(language, round),
        false => text::round(language, round),
    });
    let home = game.standing.map(|[(home, all), _]| text::home_of(language, home, all));
    [round, home].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

pub(super) fn note(game: &Played, language: Language, best: bool) -> String {
    let place = match game.source {
        Source::Here(_) => text::here(language),
        Source::Online(_) => text::online(language),
    };
    let kind = match (game.is_solo(), game.teams, game.master) {
        (true, ..) => None,
        (_, true, _) => Some(text::teams(language)),
        (_, _, true) => Some(text::master(language)),
        _ => Some(text::basic(language)),
    };
    let owned = |text: &str| Some(text.to_owned());
    let parts = match game.state {
        State::Waiting => [owned(text::waiting_room(language)), kind.and_then(owned), owned(place), None],
        State::Running { .. } => {
            let round = game.round().filter(|_| !game.is_solo()).map(|round| text::round(language, round));
            [owned(text::running(language)), round, owned(place), None]
        }
        State::Over(_) | State::GivenUp => {
            let length = match (game.score, game.round()) {
                (Some(cards), _) => Some(text::cards(language, cards.into())),
                (None, Some(round)) => Some(text::rounds(language, round)),
                (None, None) => owned(place),
            };
            let best = best.then(|| text::your_best(language).to_owned());
            [Some(day::day(game.at, language)), length, kind.and_then(owned), best]
        }
    };
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The colours of those who play; where they are unknown, those in which seats are offered.
pub(super) fn colours(game: &Played) -> Vec<Colour> {
    const USUAL: [Colour; 6] =
        [Colour::Blue, Colour::Red, Colour::Yellow, Colour::Green, Colour::Orange, Colour::Purple];
    game.players.iter().zip(USUAL).map(|(sat, usual)| sat.colour.unwrap_or(usual)).collect()
}
