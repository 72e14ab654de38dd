//! As much of a message as a simulated player needs. The rest is skipped and never copied: the players share the
//! machine with the server they are measuring.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

/// A message from the server.
#[derive(Deserialize)]
pub(super) struct Peek<'a> {
    #[serde(rename = "type", borrow)]
    pub(super) kind: &'a str,
    #[serde(default)]
    pub(super) version: Option<u64>,
    #[serde(default, borrow)]
    pub(super) id: Option<&'a str>,
    /// In a refusal or farewell: why.
    #[serde(default, borrow)]
    pub(super) code: Option<&'a str>,
    #[serde(default, borrow)]
    pub(super) message: Option<Cow<'a, str>>,
    #[serde(default, borrow)]
    pub(super) now: Option<Now<'a>>,
    /// In a welcome: what happened before.
    #[serde(default)]
    pub(super) log: Vec<LogLine>,
}

/// The current state of the game.
#[derive(Deserialize)]
pub(super) struct Now<'a> {
    #[serde(borrow)]
    view: View<'a>,
    #[serde(borrow)]
    pub(super) choices: Vec<Choice<'a>>,
}

impl Now<'_> {
    /// Whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        self.view.awaited.get().starts_with("{\"over\"")
    }
}

#[derive(Deserialize)]
struct View<'a> {
    #[serde(borrow)]
    awaited: &'a RawValue,
}

/// A possible action, as the text to send back.
#[derive(Deserialize)]
pub(super) struct Choice<'a> {
    #[serde(borrow)]
    pub(super) action: &'a RawValue,
}

/// Something that happened.
#[derive(Deserialize)]
pub(super) struct LogLine {
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
    use rabenburg_bots::Dice;
    use rabenburg_engine::{Position, Printing, Rules, Viewer};
    use rabenburg_protocol as protocol;

    /// A random game up to a decision after this many, or its end.
    fn game(decisions: usize) -> Position {
        let mut dice = Dice::from_seed(3);
        let mut position = Position::start(Rules::new(Printing::Third, 2)).expect("rules");
        let mut made = 0;
        loop {
            if let Some(chances) = position.chances() {
                position.resolve(dice.chance(&chances).expect("an outcome"), &mut ()).expect("a chance");
                continue;
            }
            let Some(seat) = position.awaited().filter(|_| made < decisions) else { return position };
            let actions = position.legal_actions(seat);
            let action = actions.get(dice.below(actions.len())).expect("an action");
            position.play(seat, action, &mut ()).expect("legal");
            made += 1;
        }
    }

    fn update(position: &Position) -> (String, usize) {
        let viewer = position.awaited().map_or(Viewer::Spectator, Viewer::Seat);
        let actions = position.awaited().map(|seat| position.legal_actions(seat));
        let choices: Vec<_> = actions
            .iter()
            .flat_map(|actions| (0..actions.len()).filter_map(|index| actions.get(index)))
            .map(|action| protocol::Choice { action, foreseen: None })
            .collect();
        let count = choices.len();
        let now = protocol::Now { view: position.view(viewer), choices, clock: None };
        let id = Some("run-7".parse().expect("an id"));
        let update = protocol::Update { version: 12, id, by: None, events: Vec::new(), now };
        let message = protocol::ServerMessage::Update(Box::new(update));
        (serde_json::to_string(&message).expect("JSON"), count)
    }

    #[test]
    fn updates_from_the_server_are_understood() {
        let (text, count) = update(&game(5));
        let peek: Peek<'_> = serde_json::from_str(&text).expect("an update");
        assert_eq!((peek.kind, peek.version, peek.id), ("update", Some(12), Some("run-7")));
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
    fn refusals_and_farewells_say_why() {
        let problem = protocol::Problem::new(protocol::ProblemCode::Overtaken, "something \"else\"");
        let bye = protocol::ServerMessage::Bye { problem: problem.clone() };
        let refused = protocol::ServerMessage::Refused { id: "a".parse().expect("an id"), version: 3, problem };
        for (message, kind) in [(bye, "bye"), (refused, "refused")] {
            let text = serde_json::to_string(&message).expect("JSON");
            let peek: Peek<'_> = serde_json::from_str(&text).expect("a message");
            assert_eq!((peek.kind, peek.code), (kind, Some("overtaken")));
            assert_eq!(peek.message.as_deref(), Some("something \"else\""));
        }
    }

    #[test]
    fn several_events_of_a_move_are_one_move() {
        let text = r#"{"type":"welcome","version":9,"log":[{"version":6},{"version":7},{"version":7},{"version":9}]}"#;
        let peek: Peek<'_> = serde_json::from_str(text).expect("a welcome");
        assert_eq!([5, 6, 8, 9].map(|version| peek.moves_after(version)), [3, 2, 1, 0]);
    }
}
