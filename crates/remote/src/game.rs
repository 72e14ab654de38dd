//! The game at a table, as a session.

use rabenburg_engine::{Action, Refusal, SeenEvent, SeenLog, View, Viewer};
use rabenburg_protocol::{self as protocol, Command, Problem, ProblemCode, SeatInfo};
use rabenburg_session::{Advised, Matchup, Moment, NotDone, Player, Replay, Session, Update, Who};
use rabenburg_words::Language;

use crate::remote::{News, Remote};
use crate::told::KnownGame;

/// A table's game. A handle, like [`Remote`].
#[derive(Clone)]
pub struct RemoteGame(Remote);

impl RemoteGame {
    /// Only for a table whose game has begun. Such a game never goes away.
    pub(crate) fn new(remote: Remote) -> RemoteGame {
        RemoteGame(remote)
    }

    /// The last turn as text, for when this client starts over: the server says where the game is, not where it was. It
    /// holds only what this client was shown (rule 13.3).
    pub fn kept_last_turn(&self) -> Option<String> {
        self.told(|told| {
            let Replay { from, events } = told.story.last_turn()?;
            serde_json::to_string(&(from, events)).ok()
        })
    }

    /// Restores the last turn from saved text, if it is still the last one. The server's log tells it too, but in a
    /// solo game it covers no other turn (rule 13.3).
    pub fn recall(&self, text: &str) {
        let Ok((from, events)) = serde_json::from_str::<(View, Vec<SeenEvent>)>(text) else { return };
        self.0.client(|client| {
            if let Some(told) = &mut client.told {
                told.story.recall(Replay { from, events });
            }
        });
    }

    #[allow(clippy::expect_used, reason = "there is no such handle before there is a story, and no way to lose it")]
    fn told<T>(&self, ask: impl FnOnce(&KnownGame) -> T) -> T {
        self.0.look(|client| ask(client.told.as_ref().expect("a game that has begun")))
    }
}

impl Session for RemoteGame {
    fn table(&self) -> Matchup {
        let (rules, viewer) = self.told(|told| (told.story.now().rules, told.story.now().viewer));
        let info = self.0.info();
        let mut seats = info.iter().flat_map(|info| &info.seats);
        let players = rules.seats().map(|seat| player(seats.next(), viewer.is(seat))).collect();
        Matchup { rules, players }
    }

    fn now(&self) -> Moment {
        self.told(KnownGame::moment)
    }

    fn log(&self) -> SeenLog {
        self.told(|told| told.story.log().clone())
    }

    fn last_turn(&self) -> Option<Replay> {
        self.told(|told| told.story.last_turn().cloned())
    }

    fn record(&self) -> Option<String> {
        self.0.look(|client| client.record.clone())
    }

    fn act(&self, action: Action, reply: Box<dyn FnOnce(Result<(), NotDone>)>) {
        let outbox = self.0.look(|client| client.outbox.clone());
        let not_done = move |problem: Problem| match (problem.code, problem.refusal) {
            (ProblemCode::Overtaken, _) => NotDone::Overtaken,
            (_, Some(refusal)) => NotDone::Refused(refusal),
            (_, None) => {
                outbox.news(News::NotDone(problem));
                NotDone::Otherwise
            }
        };
        let answered = move |answer: Result<(), Problem>| reply(answer.map_err(not_done));
        self.0.command(Command::Act { action }, Box::new(answered));
    }

    /// Also `None` if the question cannot be asked.
    fn why_not(&self, action: Action, reply: Box<dyn FnOnce(Option<Refusal>)>) {
        let answered = move |answer: Result<(), Problem>| reply(answer.err().and_then(|problem| problem.refusal));
        self.0.client(|client| client.why_not(action, Box::new(answered)));
    }

    fn advises(&self) -> bool {
        false
    }

    fn hint(&self, _: Language, reply: Box<dyn FnOnce(Option<Advised>)>) {
        self.0.client(|client| client.outbox.mailbox.reply(reply, None));
    }

    /// Online, everyone stays in their own seat.
    fn sit(&self, _: Viewer) {}

    /// The server waits for nobody's animations.
    fn shown(&self, _: u32) {}

    fn listen(&self, listener: Box<dyn Fn(Update)>) {
        self.0.listen_to_game(listener);
    }
}

/// A player as the page names them. One's own name is not needed: that is "you".
fn player(seat: Option<&SeatInfo>, own: bool) -> Player {
    match seat.map(|seat| &seat.sitter) {
        _ if own => Player { name: String::new(), sitter: Who::Here },
        Some(protocol::Sitter::Person { name, .. }) => {
            Player { name: name.as_str().to_owned(), sitter: Who::Elsewhere }
        }
        Some(protocol::Sitter::Bot { level, name }) => {
            Player { name: name.as_str().to_owned(), sitter: Who::Bot(*level) }
        }
        // Nobody plays with open seats.
        Some(protocol::Sitter::Open) | None => Player { name: String::new(), sitter: Who::Elsewhere },
    }
}
