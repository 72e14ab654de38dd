//! People at a table who do all that people do: play, chat, ask, err, go and come back. What they were sent is kept.

use std::collections::HashMap;

use futures_util::future::select_all;
use rabenburg_engine::{Action, Cast, Direction, Face, Seat, Space, TowerId, Viewer};
use rabenburg_protocol::{
    Code, Command, CommandId, Hello, Key, Name, NewTable, PROTOCOL, Phrase, ProblemCode, Saying, ServerMessage,
    VisitorId,
};
use rabenburg_testkit::{Client, House, TestDice};
use serde_json::json;

/// How everything begins that is said in one's own words.
pub(super) const WORDS: &str = "the owl in the attic";

/// Everybody at a table.
pub(super) struct Party {
    pub(super) code: Code,
    people: Vec<Guest>,
    dice: TestDice,
}

struct Guest {
    client: Client,
    transcript: Transcript,
}

/// Everything that was sent to somebody.
pub(super) struct Transcript {
    pub(super) key: Option<Key>,
    pub(super) visitor: Option<VisitorId>,
    pub(super) name: Option<Name>,
    /// As whom they saw, once the game had begun.
    pub(super) viewer: Viewer,
    pub(super) sessions: Vec<Session>,
    /// What they wanted, by the name they gave it.
    pub(super) asked: HashMap<String, Asked>,
    /// Whom they muted, and the version after it.
    pub(super) muted: Option<(VisitorId, u64)>,
}

/// What came on one socket.
pub(super) struct Session {
    pub(super) since: Option<u64>,
    pub(super) foresee: bool,
    pub(super) heard: Vec<String>,
}

/// What somebody wanted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Asked {
    /// Whether this would be legal.
    WhyNot(Action),
    /// To do this.
    Act(Action),
    /// Something that has nothing to do with the game.
    Other,
}

impl Party {
    /// Makes a table; everybody comes and sits down, two only watch, and the game begins.
    pub(super) async fn gather(house: &House, options: &str, bots: usize, seed: u32) -> Party {
        let mut options: serde_json::Value = serde_json::from_str(options).expect("options");
        let players = options["players"].as_u64().expect("a number") as usize;
        let bot = || json!({ "sitter": "bot", "level": "random" });
        let open = || json!({ "sitter": "open" });
        let seats = (1..players).map(|seat| if seat + bots >= players { bot() } else { open() });
        options["seats"] = std::iter::once(json!({ "sitter": "you" })).chain(seats).collect();
        let host = house.visitor("Anna").await;
        let code = house.table(host.key, &options.to_string()).await.code;

        let mut party = Party { code, people: Vec::new(), dice: TestDice::new(seed.into()) };
        party.come(house, Some((host.key, host.visitor, host.name))).await;
        for number in 1..players - bots {
            // Two of one name, so that one of them gets a number.
            let visitor = house.visitor(["Anna", "Bert", "Cora"][number % 3]).await;
            party.come(house, Some((visitor.key, visitor.visitor, visitor.name))).await;
            party.people[number].client.obtain(Command::Sit { seat: None, colour: None }).await;
        }
        let watcher = house.visitor("Dora").await;
        party.come(house, Some((watcher.key, watcher.visitor, watcher.name))).await;
        party.come(house, None).await;
        let start = party.people[0].client.obtain(Command::Start { bots: None }).await;
        assert!(matches!(start, ServerMessage::Table { .. }), "{start:?}");
        for guest in &mut party.people {
            guest.client.until(|client| client.now.is_some()).await;
        }
        party
    }

    async fn come(&mut self, house: &House, who: Option<(Key, VisitorId, Name)>) {
        let foresee = self.people.len() % 2 == 1;
        let key = who.as_ref().map(|(key, ..)| *key);
        let client =
            Client::greet(house.address(), self.code, Hello { protocol: PROTOCOL, key, since: None, foresee }).await;
        let transcript = Transcript {
            key,
            visitor: who.as_ref().map(|(_, visitor, _)| *visitor),
            name: who.map(|(.., name)| name),
            viewer: Viewer::Spectator,
            sessions: vec![Session { since: None, foresee, heard: Vec::new() }],
            asked: HashMap::new(),
            muted: None,
        };
        self.people.push(Guest { client, transcript });
    }

    /// Plays until the game is over, and a little longer.
    pub(super) async fn play(&mut self, house: &House) {
        let mut steps = 0;
        while !self.people.iter().any(|guest| guest.client.is_over()) {
            steps += 1;
            assert!(steps < 20_000, "a game without end");
            if self.dice.below(4) == 0 {
                self.disturb(house).await;
            }
            self.go_on().await;
        }
        for guest in &mut self.people {
            guest.client.until(Client::is_over).await;
        }
        for _ in 0..2 * self.people.len() {
            self.disturb(house).await;
        }
    }

    /// Somebody who may act does, or all wait for a bot.
    async fn go_on(&mut self) {
        // The partner of the player who is awaited may act too (rules 11.2 and 11.3).
        let partner = self.dice.below(3) == 0;
        let may = |guest: &&mut Guest| guest.client.now.as_ref().is_some_and(|now| !now.choices.is_empty());
        let first = self.people.iter_mut().filter(may).position(|guest| guest.client.is_awaited() != partner);
        let Some(mover) = self.people.iter_mut().filter(may).nth(first.unwrap_or(0)) else {
            let news = self.people.iter_mut().map(|guest| Box::pin(guest.client.next()));
            select_all(news).await.0.expect("news");
            return;
        };
        let choices = &mover.client.now.as_ref().expect("a game").choices;
        // Passing is what is chosen least, or nobody would ever cast in a window.
        let mut action = choices[self.dice.below(choices.len())].action;
        if matches!(action, Action::Pass | Action::Decline) {
            action = choices[self.dice.below(choices.len())].action;
        }
        let version = mover.client.version;
        match mover.act(version, action).await {
            ServerMessage::Update(update) => {
                for guest in &mut self.people {
                    guest.client.until(|client| client.version >= update.version).await;
                }
            }
            // A bot was faster, and the mover has seen what it did.
            ServerMessage::Refused { problem, .. } => assert_eq!(problem.code, ProblemCode::Overtaken, "{problem:?}"),
            other => panic!("{other:?}"),
        }
    }

    /// Somebody does something beside the game.
    async fn disturb(&mut self, house: &House) {
        let (who, others) = (self.dice.below(self.people.len()), self.people.len());
        let other = self.people[self.dice.below(others)].transcript.visitor;
        let code = self.code;
        let (kind, wish, number) = (self.dice.below(10), wish(&mut self.dice), self.dice.below(1000));
        let guest = &mut self.people[who];
        let version = guest.client.version;
        let legal = guest.client.now.as_ref().is_some_and(|now| now.choices.iter().any(|choice| choice.action == wish));
        match kind {
            0 => {
                let text = format!("{WORDS} says {number}").parse().expect("a text");
                guest.command(Command::Say { saying: Saying::Text(text) }).await;
            }
            1 => {
                let saying = Saying::Phrase(Phrase::ALL[number % Phrase::ALL.len()]);
                guest.command(Command::Say { saying }).await;
            }
            2..=4 => guest.why_not(wish).await,
            // What is legal would be done.
            5 if !legal => {
                let answer = guest.act(version, wish).await;
                assert!(matches!(answer, ServerMessage::Refused { .. }), "{answer:?}");
            }
            6 => {
                // Somebody's choice as if they were in time, or ahead of it.
                let late = [0, 1, version + 1000][number % 3];
                let answer = guest.act(late, wish).await;
                assert!(matches!(answer, ServerMessage::Refused { .. }), "{answer:?}");
            }
            7 => {
                let (seat, level) = (Seat::FIRST, rabenburg_bots::Level::Random);
                let commands = [
                    Command::Start { bots: None },
                    Command::Close {},
                    Command::Sit { seat: None, colour: None },
                    Command::Leave {},
                    Command::Clear { seat },
                    Command::SeatBot { seat, level, colour: None },
                    Command::StandIn { seat },
                    Command::Wait { seat },
                    Command::End { agreed: true },
                    Command::TakeOver { seat: Some(seat) },
                    Command::Change { options: Box::new(NewTable::new(2)) },
                    Command::Reopen { bots: Some(level) },
                ];
                guest.command(commands[number % commands.len()].clone()).await;
            }
            8 if guest.transcript.muted.is_none() => {
                let own = guest.transcript.visitor;
                if let (Some(visitor), true) = (other, own.is_some() && other != own) {
                    let done = guest.command(Command::Mute { visitor, muted: true }).await;
                    let ServerMessage::Done { version, .. } = done else { panic!("{done:?}") };
                    guest.transcript.muted = Some((visitor, version));
                }
            }
            9 => {
                let since = [None, Some(0), Some(version / 2), Some(version), Some(version + 1000)][number % 5];
                guest.return_since(house, code, since).await;
            }
            _ => {}
        }
    }

    /// What everybody was sent.
    pub(super) fn end(self) -> Vec<Transcript> {
        let end = |guest: Guest| {
            let mut transcript = guest.transcript;
            transcript.viewer = guest.client.you.seat.map_or(Viewer::Spectator, Viewer::Seat);
            transcript.sessions.last_mut().expect("a session").heard = guest.client.heard;
            transcript
        };
        self.people.into_iter().map(end).collect()
    }
}

impl Guest {
    async fn act(&mut self, version: u64, action: Action) -> ServerMessage {
        let id: CommandId = format!("act-{}", self.transcript.asked.len()).parse().expect("an id");
        self.transcript.asked.insert(id.as_str().to_owned(), Asked::Act(action));
        self.client.send_as(&id, version, Command::Act { action }).await;
        self.client.answer(&id).await
    }

    async fn command(&mut self, command: Command) -> ServerMessage {
        let id = self.client.send(command).await;
        self.transcript.asked.insert(id.as_str().to_owned(), Asked::Other);
        self.client.answer(&id).await
    }

    async fn why_not(&mut self, action: Action) {
        let id = self.client.ask_why_not(action).await;
        self.transcript.asked.insert(id.as_str().to_owned(), Asked::WhyNot(action));
        self.client.answer(&id).await;
    }

    /// Loses the connection and comes back.
    async fn return_since(&mut self, house: &House, code: Code, since: Option<u64>) {
        let foresee = !self.transcript.sessions.last().expect("a session").foresee;
        let hello = Hello { protocol: PROTOCOL, key: self.transcript.key, since, foresee };
        let gone = std::mem::replace(&mut self.client, Client::greet(house.address(), code, hello).await);
        self.transcript.sessions.last_mut().expect("a session").heard = gone.heard;
        self.transcript.sessions.push(Session { since, foresee, heard: Vec::new() });
    }
}

/// Anything that anybody could wish for, of every kind.
fn wish(dice: &mut TestDice) -> Action {
    let card = Face::ALL[dice.below(Face::ALL.len())];
    let tower = TowerId::all().nth(dice.below(9)).expect("one of nine");
    let b = TowerId::all().nth(dice.below(9)).expect("one of nine");
    let space = Space::START.walk(dice.below(16) as i8);
    let colour = Seat::all(6).nth(dice.below(6)).expect("one of six");
    let riders = dice.below(3) as u8;
    let wishes = [
        Action::PlayWizard { card, space, colour, riders },
        Action::PlayTower { card, tower },
        Action::PlayDice { card },
        Action::Discard { card },
        Action::Redraw,
        Action::MoveWizard { space, colour, riders },
        Action::MoveTower { tower },
        Action::NoMove,
        Action::Reroll,
        Action::Push { tower },
        Action::NoPush,
        Action::End,
        Action::Pass,
        Action::Stop,
        Action::Pick { colour },
        Action::Ask,
        Action::Give { card },
        Action::Offer { card },
        Action::Accept,
        Action::Decline,
        Action::GiveBack { card },
        Action::PassFlasks { count: riders },
        Action::Cast(Cast::MoveWizard { space, colour }),
        Action::Cast(Cast::HeadwindWizard { space, colour }),
        Action::Cast(Cast::MoveTower { tower }),
        Action::Cast(Cast::HeadwindTower { tower }),
        Action::Cast(Cast::SwapTowers { a: tower, b }),
        Action::Cast(Cast::MoveCastle { direction: Direction::Clockwise }),
        Action::Cast(Cast::Piggyback { colour }),
        Action::Cast(Cast::FreeWizard { tower }),
        Action::Cast(Cast::FreeWizard { tower: b }),
        Action::Cast(Cast::DrawTwo),
    ];
    wishes[dice.below(wishes.len())]
}
