//! Tables without a server: what commands do, what is refused, who is told what, and what happens when time is up.

mod clock;
mod course;
mod manners;
mod people;
mod room;
mod seating;

use rabenburg_engine::{Action, Position, Turn, Viewer};
use rabenburg_protocol::{Code, Command, CommandId, NewTable, Problem, ProblemCode, Status, TableInfo, VisitorId};
use rabenburg_testkit::TestDice;

use super::{Change, Entry, Person, Scene, Table, open};

pub(super) fn person(number: u8, name: &str) -> Person {
    Person { visitor: VisitorId::from_random([number; 16]), name: name.parse().expect("a name") }
}

pub(super) fn options(json: &str) -> NewTable {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// A table, the log that made it, and a source of chance.
pub(super) struct Played {
    pub(super) table: Table,
    pub(super) log: Vec<Entry>,
    pub(super) dice: TestDice,
    pub(super) at: u64,
    /// Who is here; the time in it does not count.
    pub(super) scene: Scene,
    ids: u32,
}

pub(super) const CODE: [u8; 16] = [3; 16];

impl Played {
    pub(super) fn open(host: &Person, json: &str) -> Played {
        Played::try_open(host, json).unwrap_or_else(|problem| panic!("{problem:?}"))
    }

    pub(super) fn try_open(host: &Person, json: &str) -> Result<Played, Problem> {
        let dice = TestDice::new(7);
        let opened = open(host, options(json))?;
        let entry = Entry::of_house(1_000, opened);
        let table = Table::new(Code::from_random(CODE), &entry).expect("the first entry opens a table");
        Ok(Played { table, log: vec![entry], dice, at: 1_000, scene: Scene::default(), ids: 0 })
    }

    /// A table for two, both seated, with the game begun.
    pub(super) fn started(json: &str) -> (Played, Person, Person) {
        let (anna, bert) = (person(1, "Anna"), person(2, "Bert"));
        let mut played = Played::open(&anna, json);
        played.command(&bert, r#"{"type":"sit"}"#).expect("a seat is open");
        played.command(&anna, r#"{"type":"start"}"#).expect("all sit");
        (played, anna, bert)
    }

    pub(super) fn command(&mut self, person: &Person, json: &str) -> Result<Change, Problem> {
        let command = serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"));
        self.give(person, self.table.version(), &command)
    }

    pub(super) fn give(&mut self, person: &Person, version: u64, command: &Command) -> Result<Change, Problem> {
        let dice = &mut self.dice;
        let scene = Scene { at: self.at, ..self.scene };
        let what = self.table.decide(person, version, command, &scene, &mut |bound| dice.below(bound.into()) as u8)?;
        self.ids += 1;
        let id: CommandId = format!("c{}", self.ids).parse().expect("an id");
        Ok(self.enter(Entry::of(person, id, self.at, what)))
    }

    pub(super) fn enter(&mut self, entry: Entry) -> Change {
        let change = self.table.apply(&entry).expect("what was decided can be applied");
        self.log.push(entry);
        change
    }

    /// The table as everyone is told.
    pub(super) fn info(&self) -> TableInfo {
        self.table.info(&Scene { at: self.at, ..self.scene })
    }

    pub(super) fn position(&self) -> &Position {
        self.table.game.as_ref().expect("a game").position()
    }

    /// The awaited player takes a random action.
    pub(super) fn act(&mut self, people: &[Person]) -> Change {
        self.act_so(people, |_| true)
    }

    /// The same, preferring certain actions if there are any.
    pub(super) fn act_so(&mut self, people: &[Person], wanted: impl Fn(&Action) -> bool) -> Change {
        let seat = self.position().awaited().expect("somebody is awaited");
        let mut actions: Vec<Action> = self.position().legal_actions(seat).iter().collect();
        if actions.iter().any(&wanted) {
            actions.retain(&wanted);
        }
        let action = actions[self.dice.below(actions.len())];
        let sits = |person: &&Person| self.table.seat_of(person.visitor) == Some(seat);
        let person = people.iter().find(sits).expect("a person sits there").clone();
        self.give(&person, self.table.version(), &Command::Act { action }).expect("a legal action is taken")
    }

    pub(super) fn play_to_the_end(&mut self, people: &[Person]) {
        while self.table.status() == Status::Playing {
            self.act(people);
        }
        assert!(matches!(self.position().turn(), Turn::Over(_)));
    }

    /// The same table, read back from its log.
    pub(super) fn read_back(&self) -> Table {
        let texts: Vec<String> = self.log.iter().map(|entry| serde_json::to_string(entry).expect("data")).collect();
        let mut entries = texts.iter().map(|text| serde_json::from_str::<Entry>(text).expect("what was written"));
        let mut table = Table::new(self.table.code, &entries.next().expect("a first entry")).expect("it opens a table");
        entries.for_each(|entry| drop(table.apply(&entry).expect("what was applied before")));
        table
    }
}

pub(super) fn refused(result: Result<Change, Problem>) -> ProblemCode {
    match result {
        Ok(change) => panic!("that should be refused: {change:?}"),
        Err(problem) => problem.code,
    }
}

pub(super) fn recipient(viewer: Viewer) -> super::Recipient {
    super::Recipient { viewer, foresee: false }
}
