//! The guide through the guided game: knows the step, offers what it asks for, and plays the script.
//!
//! It calls nobody; what happened is returned.

use rabenburg_engine::{Action, Event, Input, Phase, Position, Record, Refusal, Seat, SeenLog, Turn, Viewer};

use super::kept::LessonEntry;
use super::script::{self, SCENES};
use super::step::{Asked, LessonStep, Scene};
use crate::chronicle::Chronicle;
use crate::session::{Choice, Matchup, Moment, Replay, Update, Waiting};
use crate::story::Story;

/// How far a learner has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonProgress {
    /// The step.
    pub step: LessonStep,
    /// Its number, counted from 1.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// Whether the step is done, so that [`Lesson::next`](crate::Lesson::next) leads on. A step that is only to be read
    /// is done from the start.
    pub is_done: bool,
    /// Whether the learner is to do something.
    pub is_asked: bool,
}

impl LessonProgress {
    /// Whether this is the end.
    pub const fn is_over(self) -> bool {
        self.is_done && self.number == self.of
    }
}

/// The learner tried something that the rules allow, but that is not what the lesson asks for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Astray {
    /// Something else has to be done first.
    Later,
    /// It is the right kind of move, but does not achieve what was asked for.
    Missed,
    /// There is nothing to do: [`Lesson::next`](crate::Lesson::next) leads on.
    ReadOn,
}

/// Why something was not done.
pub(super) enum No {
    /// The rules forbid it.
    Refused(Refusal),
    /// The lesson forbids it.
    Astray(Astray),
}

/// The guided game.
pub(super) struct Teacher {
    learner: Seat,
    /// Holds the learner's story.
    chronicle: Chronicle,
    /// The number of the step, from 0.
    at: usize,
    done: bool,
    /// How much of the step's opening has been played.
    played: usize,
    /// What moved the game forward, and how much of it came before each step.
    entries: Vec<LessonEntry>,
    before: Vec<usize>,
}

impl Teacher {
    /// At the beginning. `None` if the script's position cannot be read; a test reads it.
    pub(super) fn new() -> Option<Teacher> {
        let start = script::start()?;
        let learner = start.awaited()?;
        let mut teacher = Teacher {
            learner,
            chronicle: Chronicle::new(Record::new(start), &[Viewer::Seat(learner)]),
            at: 0,
            done: false,
            played: 0,
            entries: Vec::new(),
            before: Vec::new(),
        };
        teacher.begin_step();
        Some(teacher)
    }

    /// Where all this leads; `None` if it leads nowhere, for example because another version of the lesson kept it.
    pub(super) fn after(entries: &[LessonEntry]) -> Option<Teacher> {
        let mut teacher = Teacher::new()?;
        for &entry in entries {
            match entry {
                LessonEntry::Next => teacher.next()?,
                LessonEntry::Watched => {
                    while teacher.watch().is_some() {}
                    teacher.is_watched().then_some(())?;
                }
                LessonEntry::Did(action) => teacher.act(action).ok().map(drop)?,
                LessonEntry::Tried => teacher.example().and_then(|action| teacher.tried(action)).map(drop)?,
            }
        }
        Some(teacher)
    }

    pub(super) fn entries(&self) -> &[LessonEntry] {
        &self.entries
    }

    fn scene(&self) -> Scene {
        SCENES[self.at]
    }

    /// Whether the opponent has played what the step begins with.
    fn is_watched(&self) -> bool {
        self.played == self.scene().opening.len()
    }

    fn asked(&self) -> Option<Asked> {
        self.scene().asked.filter(|_| self.is_watched() && !self.done)
    }

    pub(super) fn progress(&self) -> LessonProgress {
        LessonProgress {
            step: self.scene().step,
            number: self.at + 1,
            of: SCENES.len(),
            is_done: self.done,
            is_asked: self.asked().is_some(),
        }
    }

    // What is shown.

    pub(super) fn table(&self, players: crate::session::Players) -> Matchup {
        Matchup { rules: *self.position().rules(), players }
    }

    pub(super) fn moment(&self) -> Moment {
        let view = self.story().now().clone();
        Moment {
            version: self.chronicle.version(),
            choices: self.choices(|asked, action, events| asked.offers(action, events, self.learner)),
            waiting: Waiting::of(&view, |_| false),
            view,
        }
    }

    /// Something that fulfils the step: an action, or one that is refused where the learner is to find that out.
    pub(super) fn example(&self) -> Option<Action> {
        let right = self.choices(|asked, action, events| asked.is_met_by(action, events, self.learner));
        let right = right.first().map(|choice| choice.action);
        right.or_else(|| self.asked()?.attempt(self.position(), self.learner))
    }

    fn choices(&self, wanted: impl Fn(Asked, Action, &[Event]) -> bool) -> Vec<Choice> {
        let Some(asked) = self.asked() else { return Vec::new() };
        let position = self.position();
        let legal: Vec<Action> = position.legal_actions(self.learner).iter().collect();
        let chosen = legal.into_iter().filter(|&action| wanted(asked, action, &self.outcome(action)));
        chosen.filter_map(|action| Some(Choice { action, foreseen: self.foresee(action).ok()? })).collect()
    }

    /// What would happen, up to the next chance; empty if the action is not legal.
    fn outcome(&self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let mut copy = *self.position();
        match copy.play(self.learner, action, &mut events) {
            Ok(()) => events,
            Err(_) => Vec::new(),
        }
    }

    fn foresee(&self, action: Action) -> Result<Vec<rabenburg_engine::Fact>, Refusal> {
        self.position().foresee(self.learner, action)
    }

    pub(super) fn log(&self) -> SeenLog {
        self.story().log().clone()
    }

    pub(super) fn last_turn(&self) -> Option<Replay> {
        self.story().last_turn().cloned()
    }

    fn story(&self) -> &Story {
        &self.chronicle.stories()[0]
    }

    pub(super) fn record(&self) -> Option<String> {
        matches!(self.position().turn(), Turn::Over(_)).then(|| self.chronicle.record().to_string())
    }

    fn position(&self) -> &Position {
        self.chronicle.position()
    }

    // What the learner does.

    /// Why an action is not open now; `None` if it is.
    pub(super) fn why_not(&self, action: Action) -> Option<No> {
        if let Err(refusal) = self.foresee(action) {
            return Some(if self.is_about_a_usable_card(action) { self.astray() } else { No::Refused(refusal) });
        }
        let events = self.outcome(action);
        match self.asked() {
            Some(asked) if asked.is_met_by(action, &events, self.learner) => None,
            Some(asked) if asked.offers(action, &events, self.learner) => Some(No::Astray(Astray::Missed)),
            _ => Some(self.astray()),
        }
    }

    fn astray(&self) -> No {
        No::Astray(if self.asked().is_some() { Astray::Later } else { Astray::ReadOn })
    }

    /// Pointing at a card alone is taken as asking about discarding it. If the card can be played, that is not what was
    /// meant.
    fn is_about_a_usable_card(&self, action: Action) -> bool {
        let position = self.position();
        let choosing = position.awaited() == Some(self.learner) && position.phase() == Some(Phase::Choose);
        matches!(action, Action::Discard { card } if choosing && position.legal_actions(self.learner).iter().any(|other| {
            matches!(other, Action::PlayWizard { card: held, .. } | Action::PlayTower { card: held, .. } if held == card)
        }))
    }

    /// Applies the learner's action; the script adds what follows automatically.
    pub(super) fn act(&mut self, action: Action) -> Result<Update, No> {
        if let Some(no) = self.why_not(action) {
            return Err(no);
        }
        let mut events = Vec::new();
        self.put(Input::Act { seat: self.learner, action }, &mut events);
        for line in self.scene().sequel {
            script::input(line).into_iter().for_each(|input| self.put(input, &mut events));
        }
        self.entries.push(LessonEntry::Did(action));
        self.finish_step();
        Ok(self.update(&events))
    }

    /// The learner tries an action that the engine refuses. An update if that was to be found out.
    pub(super) fn tried(&mut self, action: Action) -> Option<Update> {
        let (asked, refusal) = (self.asked()?, self.foresee(action).err()?);
        if !asked.is_met_by_refusal(refusal) {
            return None;
        }
        self.entries.push(LessonEntry::Tried);
        self.finish_step();
        Some(self.update(&[]))
    }

    fn finish_step(&mut self) {
        self.done = true;
        if self.scene().leads_on {
            self.at += 1;
            self.begin_step();
        }
    }

    /// The learner has read what there is to read.
    pub(super) fn next(&mut self) -> Option<()> {
        if !self.done || self.at + 1 == SCENES.len() {
            return None;
        }
        self.entries.push(LessonEntry::Next);
        self.at += 1;
        self.begin_step();
        Some(())
    }

    /// The opponent's next move, if the learner is watching, with the chances that follow it.
    pub(super) fn watch(&mut self) -> Option<Update> {
        let Scene { opening: script, asked, .. } = self.scene();
        if self.is_watched() {
            return None;
        }
        let mut events = Vec::new();
        let mut acted = false;
        while let Some(input) = script.get(self.played).and_then(|line| script::input(line)) {
            // The end of a turn is not a move of its own.
            let moves = matches!(input, Input::Act { action, .. } if action != Action::End);
            if moves && acted {
                break;
            }
            acted |= moves;
            self.put(input, &mut events);
            self.played += 1;
        }
        if self.is_watched() {
            self.done = asked.is_none();
            self.entries.push(LessonEntry::Watched);
        }
        Some(self.update(&events))
    }

    /// What leads to the step before, or to the beginning of this one if something was done in it.
    pub(super) fn way_back(&self) -> &[LessonEntry] {
        let redo = self.done && self.scene().asked.is_some();
        let step = if redo { self.at } else { self.at.saturating_sub(1) };
        // What the opponent has done before the learner was asked is not shown again.
        let watched = SCENES[step].asked.is_some() && !SCENES[step].opening.is_empty();
        &self.entries[..self.before[step] + usize::from(watched)]
    }

    fn begin_step(&mut self) {
        self.before.push(self.entries.len());
        self.played = 0;
        self.done = self.scene().asked.is_none() && self.is_watched();
    }

    fn put(&mut self, input: Input, events: &mut Vec<Event>) {
        // The script is legal no matter which of the offered actions the learner took; tests try them all.
        match self.chronicle.put(input) {
            Ok(happened) => events.extend(happened),
            Err(refusal) => debug_assert!(false, "{:?}: {input:?} is refused: {refusal}", self.scene().step),
        }
    }

    fn update(&self, events: &[Event]) -> Update {
        let viewer = Viewer::Seat(self.learner);
        Update { events: events.iter().map(|event| event.seen_by(viewer)).collect(), now: self.moment() }
    }
}
