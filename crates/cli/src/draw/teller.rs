//! The story of a game, turn by turn, as a terminal shows it. The sentences come from [`rabenburg_words`].

use rabenburg_engine::{Event, Fact, Position, Seat, Space, Stage, Viewer};
use rabenburg_lab::terminal::StyledLine;
use rabenburg_words::{self as words, Icon, Language, terminal};

use super::theme;

/// The story of one turn.
#[derive(Clone)]
pub(crate) struct ToldTurn {
    /// The turn's number; `None` for the deal.
    pub(crate) turn: Option<u32>,
    /// Whose turn it was.
    pub(crate) seat: Seat,
    /// One sentence per decision, with everything that came of it.
    pub(crate) lines: Vec<StyledLine>,
    /// The reasons for the decisions, if any were given.
    pub(crate) why: Vec<StyledLine>,
    /// The spaces that something left, and those where something arrived.
    pub(crate) from: Vec<Space>,
    pub(crate) to: Vec<Space>,
}

impl ToldTurn {
    fn nothing(position: &Position) -> ToldTurn {
        let dealing = position.stage() == Stage::Deal;
        let turn = (!dealing).then(|| position.turn_number());
        ToldTurn { turn, seat: position.active(), lines: Vec::new(), why: Vec::new(), from: Vec::new(), to: Vec::new() }
    }
}

/// Listens to a game and tells it turn by turn. A turn stays current until something happens in the next one.
pub(crate) struct TurnTeller {
    position: Position,
    words: words::Teller,
    language: Language,
    /// Whether drawn and passed cards are named.
    open: bool,
    told: ToldTurn,
    past: Vec<ToldTurn>,
    /// A new turn has begun, but nothing has been told of it yet.
    turned: bool,
    /// A decision was made, but nothing has been told of it yet.
    decided: bool,
}

impl TurnTeller {
    pub(crate) fn new(position: &Position, open: bool, language: Language) -> TurnTeller {
        let names = theme::names(position.rules(), language);
        let words = words::Teller::new(&position.view(Viewer::Spectator), names);
        let (told, past) = (ToldTurn::nothing(position), Vec::new());
        TurnTeller { position: *position, words, language, open, told, past, turned: false, decided: true }
    }

    /// The story of the turn so far.
    pub(crate) fn told(&self) -> &ToldTurn {
        &self.told
    }

    /// The turns before this one.
    pub(crate) fn past(&self) -> &[ToldTurn] {
        &self.past
    }

    /// Notes the reason for a decision, before its events.
    pub(crate) fn explain(&mut self, why: StyledLine) {
        self.turn_the_page();
        self.told.why.push(why);
    }

    /// A decision was made: what comes of it gets a line of its own.
    pub(crate) fn decided(&mut self) {
        self.decided = true;
    }

    /// Listens to an event. Events arrive in order, with none left out.
    pub(crate) fn listen(&mut self, event: &Event) {
        let before = self.position;
        self.position.apply(event);
        let lines = match self.open {
            true => self.words.tell_open(event, self.language),
            false => self.words.tell(&event.seen_by(Viewer::Spectator), self.language),
        };
        match event {
            // The heading says so, once there is something below it.
            Event::Public(Fact::TurnBegan { .. }) => return self.turned = true,
            Event::Drew { .. } if before.stage() == Stage::Deal => {
                self.told.lines = vec![StyledLine::plain(terminal::dealt(self.language))];
                return;
            }
            Event::Public(Fact::Played { .. }) => self.turn_the_page(),
            _ => {}
        }
        for line in lines.iter().filter(|line| line.icon != Icon::Pass) {
            self.say(line.spoken());
        }
        if let Event::Public(fact) = event {
            self.mark(&before, fact);
        }
    }

    fn say(&mut self, sentence: &str) {
        self.turn_the_page();
        let sentence = theme::painted(self.position.rules(), sentence, self.language);
        match self.told.lines.last_mut().filter(|_| !self.decided) {
            Some(line) => drop(line.say(" ").join(sentence)),
            None => self.told.lines.push(sentence),
        }
        self.decided = false;
    }

    /// Marks the spaces where something has moved.
    fn mark(&mut self, before: &Position, fact: &Fact) {
        let course = before.course();
        let (from, to) = match *fact {
            Fact::WizardMoved { from, to, .. } => (Some(course.space_under(from)), vec![course.space_under(to)]),
            Fact::WizardEntered { from, .. } => (Some(course.space_under(from)), Vec::new()),
            Fact::TowerMoved { from, to, .. } => (Some(from), vec![to]),
            Fact::TowersSwapped { a, b } => (None, vec![course.space_of(a), course.space_of(b)]),
            Fact::CastleMoved { to } => (None, vec![to]),
            _ => return,
        };
        self.told.from.extend(from);
        self.told.to.extend(to);
    }

    /// The last turn becomes past once there is something to tell of the new one.
    fn turn_the_page(&mut self) {
        if self.turned {
            self.turned = false;
            let fresh = ToldTurn::nothing(&self.position);
            self.past.push(std::mem::replace(&mut self.told, fresh));
        }
    }
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Input, Printing, Record, Rules};

    use super::*;

    /// The turn of two players as told after these inputs.
    fn told(inputs: &str, open: bool, language: Language) -> Vec<String> {
        let start = Position::start(Rules::new(Printing::Third, 2)).expect("rules");
        let text = format!("rabenburg game 1\n{start:#}\nmoves\n{inputs}");
        let record: Record = text.parse().expect("a game");
        let mut teller = TurnTeller::new(&start, open, language);
        let mut position = start;
        for &input in record.inputs() {
            let mut events = Vec::new();
            position.put(input, &mut events).expect("a legal input");
            if let Input::Act { .. } = input {
                teller.decided();
            }
            events.iter().for_each(|event| teller.listen(event));
        }
        let plain = |line: &StyledLine| anstream::adapter::strip_str(&line.to_string()).to_string();
        teller.told().lines.iter().map(plain).collect()
    }

    const LOCKED_UP: &str = "draw T1 T1 D W1 W1 W1\na play T1 t1";

    #[test]
    fn a_tower_that_locks_wizards_up() {
        for (language, expected) in [
            (
                Language::English,
                "Blue moves tower 1, space 1 to 2. 3 wizards locked up: Blue’s wizard and Yellow’s 2 wizards. Blue fills a flask.",
            ),
            (
                Language::German,
                "Blau bewegt Turm 1 von Feld 1 auf 2. \
                 3 Magier eingesperrt: der Magier von Blau und 2 Magier von Gelb. Blau füllt eine Flasche.",
            ),
        ] {
            assert_eq!(told(LOCKED_UP, false, language), [expected]);
        }
    }

    #[test]
    fn every_decision_has_a_line_with_what_came_of_it() {
        let inputs = format!("{LOCKED_UP}\na play D\nroll 2\na cast move_tower t9\na move a@3");
        let english = told(&inputs, false, Language::English);
        let expected = [
            "Blue rolls a 2.",
            "Blue casts Move a tower (1 flask). Tower 9 moves from space 9 to 11.",
            "Blue walks 2, space 3 to 5.",
        ];
        assert_eq!(english[1..], expected);
        let german = told(&inputs, false, Language::German);
        let expected = [
            "Blau würfelt eine 2.",
            "Blau zaubert „Turm bewegen“ (1 Flasche). Turm 9 fliegt von Feld 9 auf 11.",
            "Blau geht 2 Felder, von Feld 3 auf 5.",
        ];
        assert_eq!(german[1..], expected);
    }

    #[test]
    fn a_turn_stays_told_until_something_happens_in_the_next() {
        let inputs = "draw T1 T1 D W1 W1 W1\na play T1 t5\na discard T1\ndraw W2 W2";
        assert_eq!(told(inputs, false, Language::English).len(), 2);
        assert_eq!(told(&format!("{inputs}\nb redraw"), false, Language::English).len(), 1);
    }

    #[test]
    fn cards_are_named_only_on_an_open_table() {
        let inputs = "draw T1 T1 D W1 W1 W1\na play T1 t5\na discard T1\ndraw W2 W3";
        let drawn = ["“wizard 2”", "“wizard 3”"];
        let names = |open| told(inputs, open, Language::English).concat();
        assert!(drawn.iter().all(|card| names(true).contains(card) && !names(false).contains(card)));
        assert_eq!(told("draw T1 T1 D W1", true, Language::German), [terminal::dealt(Language::German)]);
    }
}
