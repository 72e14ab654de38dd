//! As much of a message as a simulated player needs. The rest is skipped and never copied: the players share the
//! machine with the server they are measuring.

use rabenburg_engine::Awaited;
use serde::Deserialize;
use serde_json::value::RawValue;

/// A message from the server.
#[derive(Deserialize)]
pub(super) struct Peek<'a> {
    #[serde(rename = "type")]
    pub(super) kind: Kind,
    #[serde(default)]
    pub(super) version: Option<u64>,
    #[serde(default, borrow)]
    pub(super) id: Option<&'a str>,
    #[serde(default, borrow)]
    pub(super) now: Option<RawNow<'a>>,
    /// In a welcome: what happened before.
    #[serde(default)]
    pub(super) log: Vec<RawLine>,
}

/// The messages that a player tells apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Welcome,
    Update,
    Table,
    Said,
    Refused,
    Bye,
    #[serde(other)]
    Other,
}

/// The current state of the game.
#[derive(Deserialize)]
pub(super) struct RawNow<'a> {
    view: Glance,
    #[serde(borrow)]
    pub(super) choices: Vec<RawChoice<'a>>,
}

impl RawNow<'_> {
    pub(super) fn is_over(&self) -> bool {
        matches!(self.view.awaited, Awaited::Over(_))
    }
}

#[derive(Deserialize)]
struct Glance {
    awaited: Awaited,
}

/// A possible action, as the text to send back.
#[derive(Deserialize)]
pub(super) struct RawChoice<'a> {
    #[serde(borrow)]
    pub(super) action: &'a RawValue,
}

/// Something that happened.
#[derive(Deserialize)]
pub(super) struct RawLine {
    pub(super) version: u64,
}

impl Peek<'_> {
    /// How many moves after a version the log contains.
    pub(super) fn moves_after(&self, version: u64) -> u64 {
        let (mut moves, mut last) = (0, version);
        for line in &self.log {
            if line.version > last {
                moves += 1;
                last = line.version;
            }
        }
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rabenburg_engine::{Position, Printing, Rules, Viewer};
    use rabenburg_protocol as protocol;
    use rabenburg_testkit::{Playthrough, TestDice};

    /// A random game up to a decision after this many inputs, or its end.
    fn game(inputs: usize) -> Position {
        let mut game = Playthrough::new(Position::start(Rules::new(Printing::Third, 2)).expect("rules"));
        let mut dice = TestDice::new(3);
        while (game.inputs.len() < inputs || game.position.awaited().is_none()) && game.step(&mut dice) {}
        game.position
    }

    fn update(position: &Position) -> (String, usize) {
        let viewer = position.awaited().map_or(Viewer::Spectator, Viewer::Seat);
        let actions = position.awaited().map(|seat| position.legal_actions(seat));
        let choices: Vec<_> = actions
            .iter()
            .flat_map(|actions| (0..actions.len()).filter_map(|index| actions.get(index)))
            .map(|action| protocol::LegalAction { action, foreseen: None })
            .collect();
        let count = choices.len();
        let now = protocol::Now { view: position.view(viewer), choices, clock: None };
        let id = Some("run-7".parse().expect("an id"));
        let update = protocol::GameUpdate { version: 12, id, by: None, events: Vec::new(), now };
        let message = protocol::ServerMessage::Update(Box::new(update));
        (serde_json::to_string(&message).expect("JSON"), count)
    }

    #[test]
    fn updates_from_the_server_are_understood() {
        let (text, count) = update(&game(20));
        let peek: Peek<'_> = serde_json::from_str(&text).expect("an update");
        assert_eq!((peek.kind, peek.version, peek.id), (Kind::Update, Some(12), Some("run-7")));
        let now = peek.now.expect("the present");
        assert!(!now.is_over());
        assert_eq!(now.choices.len(), count);
        // What is sent back is a command that the server understands.
        let command = format!(r#"{{"type":"act","action":{}}}"#, now.choices[0].action);
        assert!(serde_json::from_str::<protocol::Command>(&command).is_ok(), "{command}");
    }

    #[test]
    fn the_end_of_a_game_is_noticed() {
        let (text, _) = update(&game(usize::MAX));
        let peek: Peek<'_> = serde_json::from_str(&text).expect("an update");
        assert!(peek.now.expect("the present").is_over());
    }

    #[test]
    fn refusals_and_farewells_are_told_apart_from_messages_that_do_not_matter() {
        let problem = protocol::Problem::new(protocol::ProblemCode::Overtaken, "something \"else\"");
        let bye = protocol::ServerMessage::Bye { problem: problem.clone() };
        let refused =
            protocol::ServerMessage::Refused { id: "a".parse().expect("an id"), version: 3, problem: problem.clone() };
        for (message, kind) in [(bye, Kind::Bye), (refused, Kind::Refused)] {
            let text = serde_json::to_string(&message).expect("JSON");
            assert_eq!(serde_json::from_str::<Peek<'_>>(&text).expect("a message").kind, kind);
            assert_eq!(serde_json::from_str::<protocol::Problem>(&text).expect("a problem"), problem);
        }
        let other = serde_json::from_str::<Peek<'_>>(r#"{"type":"done","id":"a","version":3}"#).expect("a message");
        assert_eq!(other.kind, Kind::Other);
    }

    #[test]
    fn several_events_of_a_move_are_one_move() {
        let text = r#"{"type":"welcome","version":9,"log":[{"version":6},{"version":7},{"version":7},{"version":9}]}"#;
        let peek: Peek<'_> = serde_json::from_str(text).expect("a welcome");
        assert_eq!([5, 6, 8, 9].map(|version| peek.moves_after(version)), [3, 2, 1, 0]);
    }
}
