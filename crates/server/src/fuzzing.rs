//! What the fuzz target `messages` does with its bytes. Ordinary tests run the same code on the seeds and mutations of
//! them.

#[cfg(test)]
mod tests;

use rabenburg_engine::{Action, MAX_SEATS, Viewer};
use rabenburg_protocol::{
    ClientMessage, Code, Command, CommandId, DoneBy, NewTable, Problem, Said, ServerMessage, VisitorId,
};

use crate::table::{Change, Driver, Entry, Overdue, Person, Recipient, Scene, Table, What, open};

/// Nothing new is to be expected after this many lines.
const MOST_LINES: usize = 300;

/// Lines of text that three visitors send to one table. The first line holds the table's options, if they are valid.
/// The first letter of every other line says who sends it. A line starting with `*` has the awaited player make one of
/// their choices.
///
/// # Panics
/// If something is not as it should be: a message that can be parsed survives a round trip; what was decided can be
/// applied; clients can read what they are told; and the log rebuilds the same table.
pub fn messages(data: &[u8]) {
    let mut lines = data.split(|byte| *byte == b'\n').take(MOST_LINES);
    let options = lines.next().and_then(|line| serde_json::from_slice(line).ok());
    let Some(mut room) = Room::new(options, data) else { return };
    for line in lines {
        room.at += 1000;
        match line.split_first() {
            None => room.play_by_itself(),
            Some((b'*', number)) => room.play(number),
            Some((first, text)) => {
                // On a socket, text that is not UTF-8 is not a message at all.
                if let Ok(text) = str::from_utf8(text) {
                    room.hear(usize::from(first.wrapping_sub(b'a')), text);
                }
            }
        }
    }
    room.read_again();
}

/// A table with three visitors, and its log as it would be stored.
struct Room {
    table: Table,
    log: Vec<String>,
    people: [Person; 3],
    at: u64,
    luck: u64,
    ids: u32,
}

impl Room {
    fn new(options: Option<NewTable>, data: &[u8]) -> Option<Room> {
        let name = |name: &str| name.parse().ok();
        let person = |number: u8, called: &str| {
            Some(Person { visitor: VisitorId::from_random([number; 16]), name: name(called)? })
        };
        let people = [person(1, "Anna")?, person(2, "Bert")?, person(3, "Anna")?];
        let luck = data
            .iter()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3));
        let usual = || serde_json::from_str(r#"{"players":2}"#).ok();
        let opened = open(&people[0], options.or_else(usual)?).ok()?;
        let entry = kept(&Entry::of_house(1000, opened));
        let table = Table::new(Code::from_random([7; 16]), &entry.1).expect("what was opened is a table");
        Some(Room { table, log: vec![entry.0], people, at: 1000, luck, ids: 0 })
    }

    /// Someone sends something.
    fn hear(&mut self, who: usize, text: &str) {
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                return;
            }
        };
        let written = serde_json::to_string(&message).expect("messages are data");
        assert_eq!(serde_json::from_str::<ClientMessage>(&written).ok().as_ref(), Some(&message), "{written}");
        // One more without a key, who only watches.
        let person = self.people.get(who % 4).cloned();
        let viewer = self.table.viewer(person.as_ref().map(|person| person.visitor));
        match message {
            ClientMessage::Hello(hello) => {
                let recipient = Recipient { viewer, foresee: hello.foresee };
                readable(&self.table.welcome(person.as_ref(), recipient, hello.since, &self.scene(who)));
                let seat = person.and_then(|person| self.table.seat_of(person.visitor));
                if let Some(seat) = seat.filter(|seat| self.table.game().is_some() && self.table.is_missed(*seat)) {
                    self.enter(&Entry::of_house(self.at, What::Back { seat }));
                    assert!(!self.table.is_missed(seat), "who is back is missed no more");
                }
            }
            ClientMessage::WhyNot { id, action } => self.why_not(viewer, id, action),
            ClientMessage::Do { id, version, command } => {
                let Some(person) = person else { return };
                if self.table.done_already(person.visitor, &id).is_none() {
                    self.obey(&person, who, id, version, &command);
                }
            }
        }
    }

    fn why_not(&self, viewer: Viewer, id: CommandId, action: Action) {
        let legal = match (viewer, self.table.game()) {
            (Viewer::Seat(seat), Some(game)) => game.position().is_legal(seat, &action),
            _ => false,
        };
        let refusal = self.table.why_not(viewer, action);
        assert!(self.table.game().is_none() || refusal.is_none() == legal, "{action}");
        let version = self.table.version();
        readable(&match refusal {
            Some(refusal) => ServerMessage::Refused { id, version, problem: Problem::from(refusal) },
            None => ServerMessage::Allowed { id },
        });
    }

    /// Only whoever sends something is here; everyone else went away at the beginning.
    fn scene(&self, who: usize) -> Scene {
        let sender = self.people.get(who % 4).and_then(|person| self.table.seat_of(person.visitor));
        let mut away = [Some(0); MAX_SEATS];
        sender.iter().for_each(|seat| away[seat.index()] = None);
        let present = sender.into_iter().collect();
        let at = self.at + 60_000;
        Scene { present, spectators: 1, away, host_away: Some(0), patience: 60_000, at, ..Scene::default() }
    }

    /// Carries out a command, or finds out why not.
    fn obey(&mut self, person: &Person, who: usize, id: CommandId, version: u64, command: &Command) {
        if let Command::Reopen { bots } = command
            && self.table.may_reopen(person).is_ok()
        {
            let again = self.table.reopened(*bots).expect("who accepted is there to play");
            let (_, again) = kept(&Entry::of_house(self.at, again));
            Table::new(Code::from_random([8; 16]), &again).expect("another table like this one");
        }
        let scene = self.scene(who);
        let luck = &mut self.luck;
        match self.table.decide(person, version, command, &scene, &mut |bound| below(luck, bound)) {
            Ok(what) => self.enter(&Entry::of(person, id, self.at, what)),
            Err(problem) => {
                assert!(!problem.message.is_empty());
                readable(&ServerMessage::Refused { id, version: self.table.version(), problem });
            }
        }
    }

    /// The awaited player makes one of their choices, by a message or as a bot.
    fn play(&mut self, number: &[u8]) {
        let number = number.iter().fold(0_usize, |number, byte| number.wrapping_mul(31).wrapping_add((*byte).into()));
        let Some(game) = self.table.game() else { return };
        let Some(seat) = game.position().awaited() else { return };
        let actions = game.position().legal_actions(seat);
        let action = actions.get(number % actions.len()).expect("the awaited player can do something");
        let sits = |person: &Person| self.table.seat_of(person.visitor) == Some(seat);
        match self.people.iter().position(sits) {
            Some(who) => {
                self.ids += 1;
                let id = format!("own-{}", self.ids).parse().expect("an id");
                let (version, command) = (self.table.version(), Command::Act { action });
                let message = ClientMessage::Do { id, version, command };
                self.hear(who, &serde_json::to_string(&message).expect("messages are data"));
                assert!(self.table.version() > version, "{seat} {action} is legal");
            }
            None => self.act(seat, action, DoneBy::Bot),
        }
    }

    /// What the server does by itself: playing for bots, and for players whose time is up.
    fn play_by_itself(&mut self) {
        let Some(game) = self.table.game() else { return };
        let (position, awaited) = (*game.position(), game.position().awaited());
        let first = |seat| position.legal_actions(seat).get(0);
        if let Some((seat, overdue)) = self.table.overdue(self.at) {
            let action = match overdue {
                Overdue::Act(action) => Some(action),
                Overdue::Ask(_) => first(seat),
            };
            self.act(seat, action.expect("something can be done"), DoneBy::Time);
        } else if let Some(seat) = awaited
            && let Some(Driver::Bot(_)) = self.table.driver(seat)
        {
            self.act(seat, first(seat).expect("something can be done"), DoneBy::Bot);
        }
        let (deadline, due) = (self.table.deadline(), self.table.due());
        assert!(deadline.is_none() || due.is_some(), "running clocks are not forgotten");
    }

    fn act(&mut self, seat: rabenburg_engine::Seat, action: Action, actor: DoneBy) {
        let luck = &mut self.luck;
        let game = self.table.game().expect("a game");
        let inputs = game.act(seat, action, &mut |bound| below(luck, bound)).expect("it is legal");
        self.enter(&Entry::of_house(self.at, What::Played { seat, actor, inputs, timeout: None }));
    }

    /// Stores an entry, applies it and tells everyone.
    fn enter(&mut self, entry: &Entry) {
        let (text, entry) = kept(entry);
        let version = self.table.version();
        let change = self.table.apply(&entry).expect("what was decided can be applied");
        assert_eq!(self.table.version(), version + 1);
        self.log.push(text);
        self.tell(&entry, &change);
    }

    fn tell(&self, entry: &Entry, change: &Change) {
        let everybody = self.people.iter().map(Some).chain([None]);
        for person in everybody {
            let viewer = self.table.viewer(person.map(|person| person.visitor));
            let recipient = Recipient { viewer, foresee: person == self.people.first() };
            let (id, at) = (entry.id.clone(), self.at);
            let message = match change {
                Change::Played { by, events } => self.table.update(Some(*by), events, recipient, id, at),
                Change::Started { events } => self.table.update(None, events, recipient, None, at),
                Change::Said(said) => Some(ServerMessage::Said { id, said: Said::clone(said) }),
                Change::Table(_) | Change::Places(..) | Change::Private => {
                    let notice = match change {
                        Change::Table(notice) => notice.clone(),
                        Change::Places(notice, _) => Some(notice.clone()),
                        _ => None,
                    };
                    let (you, table) = (self.table.you(person), Box::new(self.table.info(&self.scene(0))));
                    Some(ServerMessage::Table { version: self.table.version(), id, you, table, notice })
                }
            };
            readable(&message.expect("there is something to tell"));
        }
    }

    /// The log rebuilds the same table.
    fn read_again(&self) {
        let mut entries = self.log.iter().map(|text| serde_json::from_str::<Entry>(text).expect("what was kept"));
        let mut table =
            Table::new(self.table.code(), &entries.next().expect("a first entry")).expect("it opens a table");
        entries.for_each(|entry| drop(table.apply(&entry).expect("what was applied before")));
        assert_eq!(format!("{table:?}"), format!("{:?}", self.table), "the log makes another table");
        assert_eq!(table.summary().brief, self.table.summary().brief);
        if let Some(finished) = table.finished() {
            let record: Result<rabenburg_engine::Record, _> = finished.record.parse();
            assert!(record.is_ok(), "{}", finished.record);
        }
    }
}

/// An entry as it is stored, and as it is read back.
fn kept(entry: &Entry) -> (String, Entry) {
    let text = serde_json::to_string(entry).expect("entries are data");
    let again: Entry = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again, *entry, "{text}");
    (text, again)
}

/// Clients understand what they are sent.
fn readable(message: &ServerMessage) {
    let text = serde_json::to_string(message).expect("messages are data");
    let again: ServerMessage = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(again, *message, "{text}");
}

/// Numbers that look random but are the same for the same data.
fn below(luck: &mut u64, bound: u8) -> u8 {
    *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    ((*luck >> 48) % u64::from(bound.max(1))) as u8
}
