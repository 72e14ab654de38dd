//! What a link leads to, in words.

use rabenburg_protocol::{Code, GameResult, SeatInfo, Sitter, Status, TableInfo};
use rabenburg_words::{Language, list, previews as words};

use super::Place;
use super::scene::Backdrop;
use crate::server::Server;

/// What is known to everybody who has the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Caption {
    /// There is no such table.
    Nothing,
    Table(Box<TableInfo>),
    Game(Box<GameResult>),
}

impl Caption {
    /// What there is. The log of a table is dropped some time after its game; the result stays.
    pub(super) async fn about(server: &Server, place: Place, code: Code) -> Caption {
        let result =
            || async { server.store.result(code).await.ok().flatten().map(|game| Caption::Game(Box::new(game))) };
        let table = || async { server.hall.info(code).await.ok().map(|table| Caption::Table(Box::new(table))) };
        let told = match place {
            Place::Table => match table().await {
                Some(told) => Some(told),
                None => result().await,
            },
            Place::Game => match result().await {
                Some(told) => Some(told),
                None => table().await,
            },
        };
        told.unwrap_or(Caption::Nothing)
    }

    pub(super) fn scene(&self) -> Option<Backdrop> {
        match self {
            Caption::Nothing => None,
            Caption::Table(table) => Some(Backdrop::of_table(table)),
            Caption::Game(game) => Some(Backdrop::of_game(game)),
        }
    }

    pub(super) fn title(&self, language: Language) -> String {
        match self {
            Caption::Nothing => words::no_table(language).to_owned(),
            Caption::Table(table) => table_title(table, language),
            Caption::Game(game) => {
                let seats = game.players.iter().map(|player| &player.seat);
                let winners = game.outcome.as_ref().map(|outcome| outcome.winners);
                let has_won =
                    |index: usize| winners.is_some_and(|winners| winners.iter().any(|seat| seat.index() == index));
                let won: Vec<String> =
                    seats.enumerate().filter(|(index, _)| has_won(*index)).filter_map(|(_, seat)| name(seat)).collect();
                match won.len() {
                    0 => words::nobody_won(language, names(game, language)),
                    n => words::won(language, n as u32, list(&won, language)),
                }
            }
        }
    }

    pub(super) fn description(&self, language: Language) -> String {
        match self {
            Caption::Table(table) if table.status == Status::Waiting => words::invitation(language).to_owned(),
            Caption::Nothing | Caption::Table(_) => words::watch(language).to_owned(),
            Caption::Game(game) => words::played(language, game.turns, names(game, language)),
        }
    }

    /// What the picture shows.
    pub(super) fn alt(&self, language: Language) -> &'static str {
        match self {
            Caption::Nothing | Caption::Table(_) => words::picture_table(language),
            Caption::Game(_) => words::picture_game(language),
        }
    }
}

fn table_title(info: &TableInfo, language: Language) -> String {
    let is_host = |seat: &&SeatInfo| matches!(seat.sitter, Sitter::Person { visitor, .. } if visitor == info.host);
    let host = info.seats.iter().find(is_host).and_then(name);
    let table = host.map_or_else(|| words::a_table(language).to_owned(), |host| words::table_of(language, host));
    let free = info.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count() as u32;
    match info.status {
        Status::Waiting => words::waiting(language, free, table, info.seats.len()),
        Status::Playing => words::playing(language, table),
        Status::Over => words::over(language, table),
        Status::Closed => words::closed(language, table),
    }
}

fn names(game: &GameResult, language: Language) -> String {
    let names: Vec<String> = game.players.iter().filter_map(|player| name(&player.seat)).collect();
    list(&names, language)
}

fn name(seat: &SeatInfo) -> Option<String> {
    match &seat.sitter {
        Sitter::Open => None,
        Sitter::Person { name, .. } | Sitter::Bot { name, .. } => Some(name.to_string()),
    }
}
