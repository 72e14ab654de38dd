//! A puzzle on this device. Solving is playing: the page's table cannot tell it from a game.

use std::cell::RefCell;
use std::rc::Rc;

use rabenburg_engine::{
    Action, Cards, Chance, Event, Face, Fact, Input, Position, Record, Refusal, Seat, SeenLog, View, Viewer,
};
use rabenburg_puzzles::{Cause, Goal, Puzzle, Verdict, rivals_turn};
use rabenburg_words::{Language, bot_name};

use crate::chronicle::Chronicle;
use crate::mailbox::{Listener, Mailbox};
use crate::session::{Advised, Choice, Matchup, Moment, NotDone, Player, Replay, Session, Update, Waiting, Who};

/// Somebody solving a puzzle. A handle: clones are the same attempt.
///
/// What is shown before the solver's turn, in puzzles from memory, is played once the page is ready for it, as bots play.
/// Everybody else and every card and roll is the puzzle's answer, which follows what the solver does at once.
#[derive(Clone)]
pub struct Solving(Rc<Inner>);

struct Inner {
    puzzle: Puzzle,
    seat: Seat,
    attempt: RefCell<Attempted>,
    listener: Listener<Update>,
    mailbox: Mailbox,
}

/// What has happened so far.
struct Attempted {
    chronicle: Chronicle,
    /// How much has been played of what is only shown.
    shown: usize,
    /// What has been put in since then.
    inputs: Vec<Input>,
    verdict: Verdict,
    /// Whether there may be something to decide: everything has been shown, and nothing is settled.
    is_open: bool,
}

/// What a rival would have answered to a failed attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Who.
    pub seat: Seat,
    /// What a spectator sees before it.
    pub from: View,
    /// What would have happened, in order.
    pub facts: Vec<Fact>,
}

impl Solving {
    /// A fresh attempt.
    pub fn new(puzzle: Puzzle) -> Solving {
        let seat = puzzle.seat();
        let attempt = RefCell::new(Attempted::new(&puzzle, seat));
        Solving(Rc::new(Inner { puzzle, seat, attempt, listener: Listener::default(), mailbox: Mailbox::default() }))
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.0.puzzle
    }

    /// The solver's seat.
    pub fn seat(&self) -> Seat {
        self.0.seat
    }

    /// How the attempt stands.
    pub fn verdict(&self) -> Verdict {
        self.0.attempt.borrow().verdict.clone()
    }

    /// Whether turns are still being shown.
    pub fn is_showing(&self) -> bool {
        self.0.attempt.borrow().shown < self.0.puzzle.shown.len()
    }

    /// The cards that will be drawn next, one after the other, where the puzzle lays them open.
    pub fn next_cards(&self) -> Vec<Face> {
        let Goal::OpenSolo { draws, .. } = &self.0.puzzle.goal else { return Vec::new() };
        let attempt = self.0.attempt.borrow();
        let drawn = attempt.inputs.iter().filter(|input| matches!(input, Input::Chance(Chance::Card { .. }))).count();
        draws.get(drawn..).unwrap_or_default().to_vec()
    }

    /// The hands of the others, where the puzzle lays them open.
    pub fn open_hands(&self) -> Vec<(Seat, Cards)> {
        if !matches!(self.0.puzzle.goal, Goal::Unstoppable { .. }) {
            return Vec::new();
        }
        let attempt = self.0.attempt.borrow();
        let position = attempt.chronicle.position();
        let others = position.rules().seats().filter(|&seat| seat != self.0.seat);
        others.map(|seat| (seat, position.hand(seat))).collect()
    }

    /// What the solver has done, in order.
    pub fn done(&self) -> Vec<Action> {
        self.0.attempt.borrow().inputs.iter().filter_map(|&input| self.own(input)).collect()
    }

    /// The solver's decisions in the solution.
    pub fn solution(&self) -> Vec<Action> {
        self.0.puzzle.solution.iter().filter_map(|&input| self.own(input)).collect()
    }

    /// The solver's decisions in the solution, each with what they see before it and what it leads to.
    pub fn steps(&self) -> Vec<(View, Choice)> {
        let mut position = self.0.puzzle.position();
        let mut steps = Vec::new();
        for &input in &self.0.puzzle.solution {
            if let Some(action) = self.own(input) {
                let foreseen = position.foresee(self.0.seat, action).unwrap_or_default();
                steps.push((position.view(Viewer::Seat(self.0.seat)), Choice { action, foreseen }));
            }
            if position.put(input, &mut ()).is_err() {
                break;
            }
        }
        steps
    }

    fn own(&self, input: Input) -> Option<Action> {
        match input {
            Input::Act { seat, action } if seat == self.0.seat => Some(action),
            _ => None,
        }
    }

    /// What the solver saw happen in this attempt, and before it.
    pub fn story(&self) -> Replay {
        let attempt = self.0.attempt.borrow();
        let mut position = self.0.puzzle.position();
        let viewer = Viewer::Seat(self.0.seat);
        let from = position.view(viewer);
        let mut events = Vec::new();
        for &input in &attempt.inputs {
            let mut happened: Vec<Event> = Vec::new();
            // It was accepted before.
            let _ = position.put(input, &mut happened);
            events.extend(happened.iter().map(|event| event.seen_by(viewer)));
        }
        Replay { from, events }
    }

    /// What the rival would answer, if that is why the attempt failed.
    pub fn answer(&self) -> Option<Answer> {
        let attempt = self.0.attempt.borrow();
        let Verdict::Failed(shortfall) = &attempt.verdict else { return None };
        let Cause::Answered { line } = &shortfall.cause else { return None };
        let now = attempt.chronicle.position();
        // Their cards are open, or any that they may hold.
        let beginnings = [Some(*now), rivals_turn(now, self.0.seat)];
        beginnings.into_iter().flatten().find_map(|position| answered(position, line))
    }

    /// Takes the last decision back, with all that followed; says whether there was one. No update reports it, since
    /// updates lead forward: the caller looks at [`Session::now`].
    pub fn take_back(&self) -> bool {
        let inputs = {
            let attempt = self.0.attempt.borrow();
            let Some(last) = attempt.inputs.iter().rposition(|&input| self.own(input).is_some()) else { return false };
            attempt.inputs[..last].to_vec()
        };
        self.begin_anew(&inputs);
        true
    }

    /// Takes everything back. What is shown at the beginning is not shown again.
    pub fn start_over(&self) {
        self.begin_anew(&[]);
    }

    /// Shows everything from the beginning.
    pub fn show_again(&self) {
        self.0.attempt.replace(Attempted::new(&self.0.puzzle, self.0.seat));
    }

    fn begin_anew(&self, inputs: &[Input]) {
        let puzzle = &self.0.puzzle;
        let mut fresh = Attempted::new(puzzle, self.0.seat);
        while fresh.show_next(puzzle).is_some() {}
        for &input in inputs {
            // What was accepted once is accepted again, and it did not settle anything.
            let _ = fresh.put(puzzle, input, &mut Vec::new());
        }
        self.0.attempt.replace(fresh);
    }

    fn moment(&self) -> Moment {
        self.0.attempt.borrow().moment(self.0.seat)
    }

    fn update(&self, events: &[Event]) -> Update {
        let viewer = Viewer::Seat(self.0.seat);
        Update { events: events.iter().map(|event| event.seen_by(viewer)).collect(), now: self.moment() }
    }
}

fn answered(mut position: Position, line: &[Input]) -> Option<Answer> {
    // Whatever is left of the turn before is over.
    let seat = line.iter().find_map(|input| match *input {
        Input::Act { seat, .. } => Some(seat),
        Input::Chance(_) => None,
    })?;
    let from = position.view(Viewer::Spectator);
    let mut events: Vec<Event> = Vec::new();
    for &input in line {
        position.put(input, &mut events).ok()?;
    }
    let public = |event: &Event| match *event {
        Event::Public(fact) => Some(fact),
        _ => None,
    };
    Some(Answer { seat, from, facts: events.iter().filter_map(public).collect() })
}

impl Attempted {
    fn new(puzzle: &Puzzle, seat: Seat) -> Attempted {
        let chronicle = Chronicle::new(Record::new(puzzle.start), &[Viewer::Seat(seat)]);
        let is_open = puzzle.shown.is_empty();
        Attempted { chronicle, shown: 0, inputs: Vec::new(), verdict: Verdict::Open, is_open }
    }

    fn moment(&self, seat: Seat) -> Moment {
        let view = self.chronicle.stories()[0].now().clone();
        let choices = self.choices(seat);
        let waiting = match Waiting::of(&view, |_| false) {
            // There is nothing to decide any more, or not yet.
            Waiting::Viewer if choices.is_empty() => Waiting::Other(seat),
            waiting => waiting,
        };
        Moment { version: self.chronicle.version(), view, choices, waiting }
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let position = self.chronicle.position();
        if !self.is_open || position.awaited() != Some(seat) {
            return Vec::new();
        }
        let legal = position.legal_actions(seat);
        legal
            .iter()
            .filter_map(|action| Some(Choice { action, foreseen: position.foresee(seat, action).ok()? }))
            .collect()
    }

    /// Shows the next decision of what is only shown, with what follows by itself; nothing if all has been shown.
    fn show_next(&mut self, puzzle: &Puzzle) -> Option<Vec<Event>> {
        let mut events = Vec::new();
        let mut acted = false;
        while let Some(&input) = puzzle.shown.get(self.shown) {
            // The end of a turn is no move of its own.
            let moves = matches!(input, Input::Act { action, .. } if action != Action::End);
            if moves && acted {
                break;
            }
            acted |= moves;
            // Only what the engine accepted is ever read into a puzzle.
            events.extend(self.chronicle.put(input).unwrap_or_default());
            self.shown += 1;
        }
        self.is_open = self.verdict == Verdict::Open && self.shown == puzzle.shown.len();
        (!events.is_empty()).then_some(events)
    }

    fn put(&mut self, puzzle: &Puzzle, input: Input, events: &mut Vec<Event>) -> Result<(), Refusal> {
        events.extend(self.chronicle.put(input)?);
        self.inputs.push(input);
        self.verdict = puzzle.verdict(&self.inputs)?;
        self.is_open = self.verdict == Verdict::Open;
        Ok(())
    }

    /// The solver acts, and everything follows until they have to decide again or the attempt is over.
    fn act(&mut self, puzzle: &Puzzle, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.put(puzzle, Input::Act { seat, action }, &mut events)?;
        while self.verdict == Verdict::Open {
            let Some(answer) = puzzle.answer(&self.inputs) else { break };
            self.put(puzzle, answer, &mut events)?;
        }
        Ok(events)
    }
}

impl Session for Solving {
    fn table(&self) -> Matchup {
        let rules = *self.0.puzzle.start.rules();
        let player = |seat: Seat| {
            if seat == self.0.seat {
                return Player { name: String::new(), sitter: Who::Here };
            }
            // Nobody decides for them but the puzzle.
            let name = bot_name(rules.colours[seat.index()], |_| false).into();
            Player { name, sitter: Who::Elsewhere }
        };
        Matchup { rules, players: rules.seats().map(player).collect() }
    }

    fn now(&self) -> Moment {
        self.moment()
    }

    fn log(&self) -> SeenLog {
        self.0.attempt.borrow().chronicle.stories()[0].log().clone()
    }

    fn last_turn(&self) -> Option<Replay> {
        self.0.attempt.borrow().chronicle.stories()[0].last_turn().cloned()
    }

    fn record(&self) -> Option<String> {
        None
    }

    fn act(&self, action: Action, reply: Box<dyn FnOnce(Result<(), NotDone>)>) {
        let is_open = self.0.attempt.borrow().is_open;
        let acted = is_open.then(|| self.0.attempt.borrow_mut().act(&self.0.puzzle, self.0.seat, action));
        match acted {
            Some(Ok(events)) => {
                let update = self.update(&events);
                self.0.mailbox.reply(reply, Ok(()));
                self.0.listener.tell(&self.0.mailbox, update);
            }
            Some(Err(refusal)) => self.0.mailbox.reply(reply, Err(NotDone::Refused(refusal))),
            None => self.0.mailbox.reply(reply, Err(NotDone::Otherwise)),
        }
        self.0.mailbox.deliver();
    }

    fn why_not(&self, action: Action, reply: Box<dyn FnOnce(Option<Refusal>)>) {
        let is_open = self.0.attempt.borrow().is_open;
        let refusal = self.0.attempt.borrow().chronicle.position().foresee(self.0.seat, action).err();
        self.0.mailbox.reply(reply, refusal.filter(|_| is_open));
        self.0.mailbox.deliver();
    }

    /// The puzzle has hints of its own.
    fn advises(&self) -> bool {
        false
    }

    fn hint(&self, _: Language, reply: Box<dyn FnOnce(Option<Advised>)>) {
        self.0.mailbox.reply(reply, None);
        self.0.mailbox.deliver();
    }

    fn sit(&self, _: Viewer) {}

    fn shown(&self, version: u32) {
        let events = {
            let mut attempt = self.0.attempt.borrow_mut();
            if version == attempt.chronicle.version() { attempt.show_next(&self.0.puzzle) } else { None }
        };
        if let Some(events) = events {
            let update = self.update(&events);
            self.0.listener.tell(&self.0.mailbox, update);
            self.0.mailbox.deliver();
        }
    }

    fn listen(&self, listener: Box<dyn Fn(Update)>) {
        self.0.listener.replace(listener);
    }
}
