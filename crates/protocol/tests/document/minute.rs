//! The first minute of a game, message by message, as the page shows it. It is played with the engine, so that what is seen
//! fits together. `RABENBURG_BLESS=1` writes the end of the page anew.

use rabenburg_engine::*;
use rabenburg_protocol::*;
use serde::Serialize;

use crate::layout::layout;
use crate::page;

/// The line after which the page is written here.
const MARK: &str = "<!-- From here on";

const ANNA: Seat = Seat::FIRST;
const ANNAS_KEY: &str = "5XQ8G1M2T7B0K4N9R6WCEJHD3V";
const BENS_KEY: &str = "2C7TE9WKX40QZVN3H8JRMGB6PD";
/// Which cards are dealt and drawn, and what is rolled.
const LUCK: [&str; 9] =
    ["draw T1", "draw W2", "draw T5W1", "draw D", "draw T2W4", "draw W3", "draw W4", "draw T3", "roll 4"];

#[test]
fn the_first_minute_on_the_page_is_what_would_be_said() {
    let written = page::text();
    let (before, after) = written.split_once(MARK).expect("the mark");
    let (mark, there) = after.split_once('\n').expect("a line");
    let minute = Minute::play();
    if std::env::var_os("RABENBURG_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(page::path(), format!("{before}{MARK}{mark}\n{minute}")).expect("PROTOCOL.md");
        return;
    }
    for (number, (there, here)) in there.lines().zip(minute.lines()).enumerate() {
        assert_eq!(there, here, "line {} after the mark; RABENBURG_BLESS=1 writes it anew", number + 1);
    }
    assert_eq!(there.len(), minute.len());
}

/// The table, and what was written so far.
struct Minute {
    text: String,
    table: TableInfo,
    version: u64,
    record: Record,
    luck: std::slice::Iter<'static, &'static str>,
}

impl Minute {
    fn play() -> String {
        let mut options = NewTable::new(2);
        // The server tells what it settled on.
        options.absence = Some(options.absence());
        let anna = SeatInfo {
            sitter: Sitter::Person {
                visitor: id("01J2F5Z8Q7RX"),
                name: name("Anna"),
                present: true,
                bot_plays: false,
                away_since: None,
                resigned: false,
            },
            colour: Some(Colour::Blue),
        };
        let open = SeatInfo { sitter: Sitter::Open, colour: None };
        let table = TableInfo {
            code: "7K2QX9FM".parse().expect("a code"),
            status: Status::Waiting,
            host: id("01J2F5Z8Q7RX"),
            options,
            rules: None,
            seats: vec![anna, open],
            spectators: 0,
            away: None,
            ending: None,
            abandoned: None,
            proposal: None,
            rematch: None,
        };
        let record = Record::new(Position::start(Rules::new(Printing::Third, 2)).expect("rules"));
        let mut minute = Minute { text: String::new(), table, version: 1, record, luck: LUCK.iter() };
        minute.arrive();
        minute.begin();
        minute.annas_turn();
        minute.bens_turn();
        minute.text
    }

    fn arrive(&mut self) {
        self.tell("Anna becomes a visitor: `POST /api/v1/visitors`.");
        self.show("NewVisitor", &NewVisitor { name: name("Anna") });
        let key = ANNAS_KEY.parse().expect("a key");
        self.show("Visitor", &Visitor { visitor: id("01J2F5Z8Q7RX"), name: name("Anna"), key });
        self.tell(
            "She creates a table for two, with her key in the header: `POST /api/v1/tables`. Seat 0 is hers at once.",
        );
        self.text.push_str("```json NewTable short\n{\"players\": 2}\n```\n\n");
        self.show("TableInfo", &self.table.clone());
        self.tell(
            "She opens `/api/v1/tables/7K2QX9FM/socket`, says who she is, and is welcomed, as Ben will be in a moment. She \
             gives Ben the code. He becomes a visitor too, opens the same socket and says hello.",
        );
        self.client(&hello(BENS_KEY, None));
        self.tell("He is welcomed. He has no seat yet, so he watches.");
        self.table.spectators = 1;
        let welcome = self.welcome(Viewer::Spectator, None);
        self.server(&welcome);
        self.tell("He takes a seat.");
        self.client(&command("b1", 1, Command::Sit { seat: None, colour: None }));
        self.table.spectators = 0;
        self.table.seats[1] = SeatInfo {
            sitter: Sitter::Person {
                visitor: id("0QRS6TN4VBG2"),
                name: name("Ben"),
                present: true,
                bot_plays: false,
                away_since: None,
                resigned: false,
            },
            colour: Some(Colour::Yellow),
        };
        self.version = 2;
        let table = self.table_message(ben(), "b1");
        self.server(&table);
        self.tell("Anna gets the same message with her own `you`, and without `id`, since it was not her command.");
    }

    fn begin(&mut self) {
        self.tell("Anna starts the game.");
        self.client(&command("a1", 2, Command::Start { bots: None }));
        let mut events = Vec::new();
        self.resolve(&mut events);
        self.version = 3;
        self.table.status = Status::Playing;
        self.table.rules = Some(*self.record.position().rules());
        self.tell("The lot falls to Anna, so everybody keeps their seat. The table has a new status:");
        let table = self.table_message(Viewer::Seat(ANNA), "a1");
        self.server(&table);
        self.tell(
            "Then the cards are dealt. She sees how many cards Ben has, but not which ones. She has many actions to choose \
             from; here and below, only the first three are shown.",
        );
        let update = self.update(Viewer::Seat(ANNA), None, None, &events);
        self.server(&update);
    }

    fn annas_turn(&mut self) {
        self.tell(
            "She plays the card T1 for tower 1. It lands on tower 2 and locks up the three wizards there, one of them her own, \
             and so fills a flask (rule 5.4).",
        );
        let (by, events) = self.act("a2", ANNA, "play T1 t1");
        self.tell("The `id` of her own command tells her that the move is done and on disk.");
        let update = self.update(Viewer::Seat(ANNA), Some("a2"), Some(by), &events);
        self.server(&update);
        self.tell("Ben gets the same update from his point of view: his own hand, no choices, no `id`.");
        let update = self.update(ben(), None, Some(by), &events);
        self.server(&update);
        self.tell("She plays her second card.");
        let _ = self.act("a3", ANNA, "play W2 a@2");
        self.tell(
            "In the next update the game waits for her once more, since she could cast a spell. She ends her turn.",
        );
        let (by, events) = self.act("a4", ANNA, "end");
        self.tell(
            "Now it is Ben's turn. He learns how many cards Anna draws, but not which ones; Anna's own update has `drew_card` \
             with the cards instead.",
        );
        let update = self.update(ben(), None, Some(by), &events);
        self.server(&update);
    }

    fn bens_turn(&mut self) {
        self.tell(
            "Ben wants to move one of Anna's wizards, which is not among his choices. His page asks why not, and is \
             told.",
        );
        let id: CommandId = "b2".parse().expect("an id");
        let action = "play W3 a@3".parse().expect("an action");
        self.client(&ClientMessage::WhyNot { id: id.clone(), action });
        let mut copy = *self.record.position();
        let refusal = copy.play(Seat::all(2).nth(1).expect("seat 1"), action, &mut ()).expect_err("refused");
        self.server(&ServerMessage::Refused { id, version: self.version, problem: refusal.into() });
        self.tell("He plays the die card.");
        let _ = self.act("b3", Seat::all(2).nth(1).expect("seat 1"), "play D");
        self.tell(
            "Just then the train enters a tunnel, and no answer comes. He opens a new socket and says which version he saw \
             last:",
        );
        self.client(&hello(BENS_KEY, Some(self.version - 1)));
        let welcome = self.welcome(ben(), Some(self.version - 1));
        self.server(&welcome);
        self.tell(
            "So the card was played, and a 4 was rolled. A program that does not want to look that closely just sends its \
             command again, and learns that it has been done:",
        );
        let action = "play D".parse().expect("an action");
        self.client(&command("b3", self.version - 1, Command::Act { action }));
        self.server(&ServerMessage::Done { id: "b3".parse().expect("an id"), version: self.version });
        self.text.truncate(self.text.trim_end().len());
        self.text.push('\n');
    }

    /// Somebody sends an action, and it happens.
    fn act(&mut self, id: &str, seat: Seat, action: &str) -> (Happened, Vec<Event>) {
        let action = action.parse().expect("an action");
        self.client(&command(id, self.version, Command::Act { action }));
        let mut events = Vec::new();
        self.record.play(seat, action, &mut events).expect("legal");
        self.resolve(&mut events);
        self.version += 1;
        (Happened { seat, actor: DoneBy::Person, timeout: None }, events)
    }

    /// Cards are drawn and dice rolled until somebody has to decide.
    fn resolve(&mut self, events: &mut Vec<Event>) {
        while self.record.position().chances().is_some() {
            let chance = self.luck.next().expect("enough luck").parse().expect("a chance");
            self.record.resolve(chance, events).expect("possible");
        }
    }

    fn now(&self, viewer: Viewer) -> Now {
        let position = self.record.position();
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            let legal = position.legal_actions(seat);
            choices.extend(legal.iter().take(3).map(|action| LegalAction { action, foreseen: None }));
        }
        Now { view: position.view(viewer), choices, clock: None }
    }

    fn update(&self, viewer: Viewer, id: Option<&str>, by: Option<Happened>, events: &[Event]) -> ServerMessage {
        ServerMessage::Update(Box::new(GameUpdate {
            version: self.version,
            id: id.map(|id| id.parse().expect("an id")),
            by,
            events: events.iter().map(|event| event.seen_by(viewer)).collect(),
            now: self.now(viewer),
        }))
    }

    /// What Ben is welcomed with: a log of what the last command brought, if he has been here before.
    fn welcome(&self, viewer: Viewer, since: Option<u64>) -> ServerMessage {
        let mut position = *self.record.start();
        let (mut log, mut turn) = (Vec::new(), 0);
        let mut log_from = self.record.position().view(viewer);
        // Everything up to his last command was seen; that is the last action with the roll behind it.
        let seen = self.record.inputs().len().saturating_sub(2);
        for (index, &input) in self.record.inputs().iter().enumerate() {
            let mut events = Vec::new();
            if index == seen && since.is_some() {
                log_from = position.view(viewer);
            }
            position.put(input, &mut events).expect("a record");
            for event in events {
                if let Event::Public(Fact::TurnBegan { turn: begun }) = event {
                    turn = begun;
                }
                if index >= seen && since.is_some() {
                    log.push(LogLine { version: self.version, turn, by: None, event: event.seen_by(viewer) });
                }
            }
        }
        ServerMessage::Welcome(Box::new(Welcome {
            protocol: PROTOCOL,
            version: self.version,
            you: you(viewer),
            table: self.table.clone(),
            now: self.table.rules.map(|_| self.now(viewer)),
            log,
            log_from: self.table.rules.map(|_| log_from),
            chat: Vec::new(),
        }))
    }

    fn table_message(&self, viewer: Viewer, id: &str) -> ServerMessage {
        let id = Some(id.parse().expect("an id"));
        ServerMessage::Table {
            version: self.version,
            id,
            you: you(viewer),
            table: Box::new(self.table.clone()),
            notice: None,
        }
    }

    fn tell(&mut self, text: &str) {
        let mut line = String::new();
        for word in text.split_whitespace() {
            if line.chars().count() + word.chars().count() > 118 {
                self.text.push_str(line.trim_end());
                self.text.push('\n');
                line.clear();
            }
            line.push_str(word);
            line.push(' ');
        }
        self.text.push_str(line.trim_end());
        self.text.push_str("\n\n");
    }

    fn client(&mut self, message: &ClientMessage) {
        self.show("ClientMessage", message);
    }

    fn server(&mut self, message: &ServerMessage) {
        self.show("ServerMessage", message);
    }

    fn show(&mut self, kind: &str, value: &impl Serialize) {
        let json = serde_json::to_string(value).expect("data");
        self.text.push_str(&format!("```json {kind}\n{}\n```\n\n", layout(&json)));
    }
}

fn id(text: &str) -> VisitorId {
    text.parse().expect("a visitor")
}

fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

fn ben() -> Viewer {
    Viewer::Seat(Seat::all(2).nth(1).expect("seat 1"))
}

fn you(viewer: Viewer) -> You {
    let (visitor, called) = if viewer.is(ANNA) { ("01J2F5Z8Q7RX", "Anna") } else { ("0QRS6TN4VBG2", "Ben") };
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    You { visitor: Some(id(visitor)), name: Some(name(called)), seat, evicted: false, muted: Vec::new() }
}

fn hello(key: &str, since: Option<u64>) -> ClientMessage {
    ClientMessage::Hello(Hello { protocol: PROTOCOL, key: Some(key.parse().expect("a key")), since, foresee: false })
}

fn command(id: &str, version: u64, command: Command) -> ClientMessage {
    ClientMessage::Do { id: id.parse().expect("an id"), version, command }
}
