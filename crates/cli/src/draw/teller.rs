//! Events in words: what happened in a turn, as somebody at the table would tell it.

mod effects;

use rabenburg_engine::{Event, Face, Fact, Interlude, Position, Seat, Space, Stage};
use rabenburg_lab::terminal::Line;

use super::sentence::{Sentence, crowd};
use effects::Moved;

/// What is told of one turn.
#[derive(Clone)]
pub(crate) struct Told {
    /// The turn's number; `None` for the deal.
    pub(crate) turn: Option<u32>,
    /// Whose turn it was.
    pub(crate) seat: Seat,
    pub(crate) lines: Vec<Line>,
    /// Why it was done: the reasons of those who decided, if somebody gave them.
    pub(crate) why: Vec<Line>,
    /// The spaces something left, and those where something arrived.
    pub(crate) from: Vec<Space>,
    pub(crate) to: Vec<Space>,
}

impl Told {
    fn nothing(position: &Position) -> Told {
        let dealing = position.stage() == Stage::Deal;
        let turn = (!dealing).then(|| position.turn_number());
        Told { turn, seat: position.active(), lines: Vec::new(), why: Vec::new(), from: Vec::new(), to: Vec::new() }
    }
}

/// Listens to a game and tells it turn by turn. A turn stays told until something happens in the next one.
pub(crate) struct Teller {
    position: Position,
    /// Whether cards drawn and passed are named.
    open: bool,
    told: Told,
    past: Vec<Told>,
    sentence: Option<Sentence>,
    /// Cards drawn since the last sentence, and by whom.
    drawn: Vec<Face>,
    drawer: Seat,
    /// A new turn has begun, of which nothing is told yet.
    turned: bool,
}

impl Teller {
    pub(crate) fn new(position: &Position, open: bool) -> Teller {
        let told = Told::nothing(position);
        let (past, drawn, drawer) = (Vec::new(), Vec::new(), Seat::FIRST);
        Teller { position: *position, open, told, past, sentence: None, drawn, drawer, turned: false }
    }

    /// What is told of the turn so far.
    pub(crate) fn told(&self) -> Told {
        let mut told = self.told.clone();
        told.lines.extend(self.sentence.as_ref().map(Sentence::line));
        told.lines.extend(self.draws());
        told
    }

    /// The turns before this one.
    pub(crate) fn past(&self) -> &[Told] {
        &self.past
    }

    /// Notes the reason for a decision, before its events.
    pub(crate) fn explain(&mut self, why: Line) {
        self.turn_the_page();
        self.told.why.push(why);
    }

    /// Listens to an event. Events come in the order in which they happened, none left out.
    pub(crate) fn listen(&mut self, event: &Event) {
        let before = self.position;
        self.position.apply(event);
        match *event {
            Event::Public(fact) => self.fact(&before, fact),
            Event::Drew { seat, card } => self.drew(seat, card),
            Event::CardPassed { from, card, .. } => {
                let what = if self.open { card.code() } else { "a card" };
                self.begin(from, format!(" passes {what} to the partner"));
            }
            Event::Offered { seat, .. } => self.begin(seat, " offers a card"),
        }
    }

    /// Tells what everybody saw.
    fn fact(&mut self, before: &Position, fact: Fact) {
        match fact {
            Fact::TurnBegan { .. } => self.turned = true,
            Fact::Reshuffled => self.begin_text("the discard pile is shuffled and becomes the draw pile"),
            Fact::Played { seat, card } => self.begin(seat, format!(" plays {card}")),
            Fact::Discarded { seat, card } => self.begin(seat, format!(" discards {card} unused")),
            Fact::HandDiscarded { seat, .. } => self.begin(seat, " discards the whole hand and draws a new one"),
            Fact::Rolled { value } => self.rolled(value),
            Fact::Announced { announced } => self.announced(&announced),
            Fact::WizardMoved { colour, from, to } => {
                self.whose_effect(before, Moved::Wizard(from));
                self.wizard_moved(before, colour, from, Some(to));
            }
            Fact::WizardEntered { colour, from } => {
                self.whose_effect(before, Moved::Wizard(from));
                self.wizard_moved(before, colour, from, None);
            }
            Fact::TowerMoved { tower, from, to, uncovered, locked_up } => {
                self.whose_effect(before, Moved::Tower(tower));
                self.tower_moved(tower, [from, to], uncovered, locked_up);
            }
            Fact::TowersSwapped { a, b } => {
                let places = [before.course().space_of(a), before.course().space_of(b)];
                self.told.to.extend(places);
                let [at_a, at_b] = places;
                self.clause(Line::plain(format!("towers {a} (on {at_a}) and {b} (on {at_b}) change places")));
            }
            Fact::CastleMoved { to } => {
                self.told.to.push(to);
                self.clause(Line::plain(format!("the castle moves to {to}")));
            }
            Fact::FlaskFilled { owner } => self.flask_filled(owner),
            Fact::SpellCast { caster, cast, cost, .. } => self.cast(before, caster, cast, cost),
            Fact::Revealed { tower, wizards } => {
                let mut line = Line::plain("finds ");
                match wizards.is_empty() {
                    true => line.say("nobody"),
                    false => line.join(crowd(before.rules(), wizards)),
                };
                line.say(format!(" beneath tower {tower}"));
                self.clause(line);
            }
            Fact::ActionCompleted { moved: false } => self.nothing_moved(before),
            Fact::FlasksPassed { from, count, .. } => {
                let flasks = if count == 1 { "flask" } else { "flasks" };
                self.begin(from, format!(" passes {count} full {flasks} to the partner"));
            }
            Fact::Declined { seat } => self.begin(seat, " declines"),
            Fact::InterludeReached { interlude: Interlude::Give } => {
                self.begin(before.active(), " asks the partner for a card");
            }
            Fact::ActionBegan
            | Fact::ActionCompleted { moved: true }
            | Fact::DrawsDue { .. }
            | Fact::Passed { .. }
            | Fact::Reached { .. }
            | Fact::InterludeReached { .. } => {}
        }
    }

    /// The last turn goes to the past as soon as there is something to tell of the new one.
    fn turn_the_page(&mut self) {
        if self.turned {
            self.turned = false;
            self.finish_sentence();
            let fresh = Told::nothing(&self.position);
            self.past.push(std::mem::replace(&mut self.told, fresh));
        }
    }

    fn finish_sentence(&mut self) {
        self.told.lines.extend(self.sentence.take().map(|sentence| sentence.line()));
        let draws = self.draws();
        self.told.lines.extend(draws);
        self.drawn.clear();
    }

    /// Cards drawn: worth a line only if they can be named, or when hands are dealt.
    fn draws(&self) -> Option<Line> {
        if self.drawn.is_empty() {
            return None;
        }
        if self.told.turn.is_none() {
            return Some(Line::plain("the cards are dealt, three to each player"));
        }
        let codes: Vec<_> = self.drawn.iter().map(|card| card.code()).collect();
        let draws = || Sentence::by(self.position.rules(), self.drawer, format!(" draws {}", codes.join(" ")));
        self.open.then(|| draws().line())
    }

    fn drew(&mut self, seat: Seat, card: Face) {
        self.turn_the_page();
        // The deal is one sentence for all.
        if self.drawer != seat && self.told.turn.is_some() {
            self.finish_sentence();
        }
        self.drawer = seat;
        self.drawn.push(card);
    }

    fn rolled(&mut self, value: u8) {
        if self.sentence.as_ref().is_some_and(|sentence| sentence.spell) {
            self.begin(self.position.active(), " rolls again");
        }
        self.clause(Line::plain(format!("rolls {value}")));
    }

    fn begin(&mut self, seat: Seat, what: impl AsRef<str>) {
        self.turn_the_page();
        self.finish_sentence();
        self.sentence = Some(Sentence::by(self.position.rules(), seat, what));
    }

    fn begin_text(&mut self, text: &str) {
        self.turn_the_page();
        self.finish_sentence();
        self.told.lines.push(Line::plain(text));
    }

    fn clause(&mut self, clause: Line) {
        self.turn_the_page();
        if self.sentence.is_none() {
            self.begin(self.position.active(), " goes on");
        }
        if let Some(sentence) = &mut self.sentence {
            sentence.add(clause);
        }
    }
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Printing, Record, Rules};

    use super::*;

    /// The turn of two players told after these inputs.
    fn told(inputs: &str) -> Vec<String> {
        let start = Position::start(Rules::new(Printing::Third, 2)).expect("rules");
        let text = format!("rabenburg game 1\n{start:#}\nmoves\n{inputs}");
        let record: Record = text.parse().expect("a game");
        let mut teller = Teller::new(&start, false);
        let mut position = start;
        for &input in record.inputs() {
            let mut events = Vec::new();
            position.put(input, &mut events).expect("a legal input");
            events.iter().for_each(|event| teller.listen(event));
        }
        let plain = |line: &Line| anstream::adapter::strip_str(&line.to_string()).to_string();
        teller.told().lines.iter().map(plain).collect()
    }

    #[test]
    fn a_tower_that_locks_wizards_up() {
        let inputs = "draw T1 T1 D W1 W1 W1\na play T1 t1";
        let expected = "blue plays T1: tower 1 moves from 1 to 2, locks up blue and 2 yellow, fills a flask";
        assert_eq!(told(inputs), [expected]);
    }

    #[test]
    fn a_card_goes_on_after_a_spell_between_roll_and_move() {
        let inputs = "draw T1 T1 D W1 W1 W1\na play T1 t1\na play D\nroll 2\na cast move_tower t9\na move a@3";
        let expected = [
            "blue plays T1: tower 1 moves from 1 to 2, locks up blue and 2 yellow, fills a flask",
            "blue plays D: rolls 2",
            "blue casts Move a tower for 1 flask: tower 9 moves from 9 to 11",
            "blue goes on with D: wizard walks from 3 to 5",
        ];
        assert_eq!(told(inputs), expected);
    }

    #[test]
    fn a_turn_stays_told_until_something_happens_in_the_next() {
        let inputs = "draw T1 T1 D W1 W1 W1\na play T1 t5\na discard T1\ndraw W2 W2";
        assert_eq!(told(inputs).len(), 2);
        assert_eq!(told(&format!("{inputs}\nb redraw")).len(), 1);
    }
}
