//! The running game as the page holds it: what is shown, what is picked, and what happens next.
//!
//! Updates of the session wait in a queue; each event of one is shown in its turn, and only when all are shown does the
//! page take over the new choices and let the game go on.

use std::collections::VecDeque;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_bots::Level;
use rabenburg_engine::{Action, Awaited, Face, Fact, Phase, Refusal, Rules, Seat, SeenEvent, Space, View, Viewer};
use rabenburg_session::{Advised, Moment, Session, Sitter, Table, Waiting};
use rabenburg_words::{Icon, Line, Names, Teller};

use crate::board::animate::Stage;
use crate::board::choreography::Cue;
use crate::board::scene::Scene;
use crate::choosing::{Answer, Menu, Pick, wish};
use crate::settings::{Asking, Settings};
use crate::standing::Standing;
use crate::table::focus;

/// A handle to everything the table shows; it is cheap to copy and lies in the context of the table's components.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    session: StoredValue<Rc<dyn Session>, LocalStorage>,
    table: StoredValue<Table>,
    settings: Settings,
    queue: StoredValue<VecDeque<rabenburg_session::Update>>,
    present: StoredValue<bool>,
    /// What may be decided now.
    pub(crate) moment: RwSignal<Moment>,
    /// What stands beside it.
    pub(crate) standing: RwSignal<Standing>,
    /// What somebody has picked so far.
    pub(crate) picked: RwSignal<Vec<Pick>>,
    /// Whether events are being shown.
    pub(crate) busy: RwSignal<bool>,
    /// Whether there is a turn that can be shown again.
    pub(crate) repeatable: RwSignal<bool>,
    /// Whether the last turn is being shown again.
    pub(crate) replaying: RwSignal<bool>,
    /// What happened, in words, with the turn of each line.
    pub(crate) lines: RwSignal<Vec<(u32, Line)>>,
    /// What is said aloud about what happens just now.
    pub(crate) spoken: RwSignal<String>,
    teller: StoredValue<Teller>,
    /// Why something was refused, until it has been read.
    pub(crate) refusal: RwSignal<Option<Refusal>>,
    /// The advice that was asked for.
    pub(crate) advice: RwSignal<Advice>,
    /// What pieces do when something happens.
    pub(crate) stage: Stage,
    menu: Memo<Menu>,
}

/// Where a request for advice stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Advice {
    /// Nobody asked.
    #[default]
    None,
    /// A bot thinks about it.
    Thinking,
    /// Here it is; or there is none at this moment.
    Given(Option<Advised>),
}

impl Game {
    /// Sits down at a session.
    pub(crate) fn new(session: Rc<dyn Session>, settings: Settings) -> Game {
        let moment = session.now();
        let stage = Stage::new(&moment.view);
        let standing = RwSignal::new(Standing::of(&moment.view));
        let table = session.table();
        let repeatable = session.last_turn().is_some();
        let teller = Teller::new(&moment.view, Names::new(Vec::new(), None));
        let moment = RwSignal::new(moment);
        let busy = RwSignal::new(false);
        let menu = Memo::new(move |_| {
            if busy.get() {
                return Menu::default();
            }
            moment.with(|moment| Menu::new(&moment.choices, &moment.view))
        });
        let game = Game {
            session: StoredValue::new_local(session),
            table: StoredValue::new(table),
            settings,
            queue: StoredValue::new(VecDeque::new()),
            present: StoredValue::new(false),
            moment,
            standing,
            picked: RwSignal::new(Vec::new()),
            busy,
            repeatable: RwSignal::new(repeatable),
            replaying: RwSignal::new(false),
            lines: RwSignal::new(Vec::new()),
            spoken: RwSignal::new(String::new()),
            teller: StoredValue::new(teller),
            refusal: RwSignal::new(None),
            advice: RwSignal::new(Advice::None),
            stage,
            menu,
        };
        game.begin();
        game
    }

    fn begin(self) {
        // Told in the language of the moment; another one tells it anew.
        Effect::new(move || {
            self.settings.language.track();
            self.read_log();
        });
        self.with_session(|session| session.listen(Box::new(move |update| self.hear(update))));
        // What was played before this page was opened is on the table already.
        let version = self.moment.read_untracked().version;
        self.with_session(|session| session.shown(version));
        // A game may be taken up again in a window in which nobody wants to be asked.
        self.pass_by_itself();
    }

    fn with_session<T>(self, ask: impl FnOnce(&Rc<dyn Session>) -> T) -> T {
        // A copy of the handle, since the session may call back into the page.
        let session = self.session.get_value();
        ask(&session)
    }

    /// The rules of the table.
    pub(crate) fn rules(self) -> Rules {
        self.table.with_value(|table| table.rules)
    }

    /// Whether several people share this device, so that everybody is called by name.
    fn is_shared(self) -> bool {
        self.table.with_value(|table| table.players.iter().filter(|player| player.sitter == Sitter::Here).count() > 1)
    }

    /// The seat of the only person at this device, who is "you".
    fn only_person(self) -> Option<Seat> {
        let rules = self.rules();
        let here = |seat: &Seat| self.sitter(*seat) == Some(Sitter::Here);
        rules.seats().find(here).filter(|_| !self.is_shared())
    }

    fn sitter(self, seat: Seat) -> Option<Sitter> {
        self.table.with_value(|table| table.players.get(seat.index()).map(|player| player.sitter))
    }

    /// The level of a bot; people have none.
    pub(crate) fn bot_level(self, seat: Seat) -> Option<Level> {
        match self.sitter(seat) {
            Some(Sitter::Bot(level)) => Some(level),
            _ => None,
        }
    }

    /// How sentences call the players.
    pub(crate) fn names(self) -> Names {
        let names = self.table.with_value(|table| table.players.iter().map(|player| player.name.clone()).collect());
        Names::new(names, self.only_person())
    }

    /// A player's name; "you" for the only person at this device.
    pub(crate) fn name_of(self, seat: Seat) -> String {
        self.names().name(seat, self.settings.language.get())
    }

    /// The viewer's seat.
    pub(crate) fn viewer(self) -> Option<Seat> {
        match self.standing.read().viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the game is over.
    pub(crate) fn is_over(self) -> bool {
        self.moment.with(|moment| matches!(moment.waiting, Waiting::Over(_)))
    }

    /// Whether the viewer is to decide.
    pub(crate) fn is_viewers_turn(self) -> bool {
        !self.busy.get() && self.moment.with(|moment| moment.waiting == Waiting::Viewer)
    }

    /// The kind of decision that is awaited.
    pub(crate) fn phase(self) -> Option<Phase> {
        self.moment.with(phase_of)
    }

    /// What is open now.
    pub(crate) fn menu(self) -> Menu {
        self.menu.get()
    }

    /// Whether this can be picked next.
    pub(crate) fn offers(self, pick: Pick) -> bool {
        self.menu.with(|menu| self.picked.with(|picked| menu.offered(picked).contains(&pick)))
    }

    /// Whether a card cannot be played for a move now.
    pub(crate) fn is_idle(self, card: Face) -> bool {
        self.menu.with(|menu| !menu.is_empty() && !menu.allows(&[Pick::Card(card)]))
    }

    /// Somebody points at something.
    pub(crate) fn pick(self, pick: Pick) {
        self.stage.finish();
        self.refusal.set(None);
        let menu = self.menu.get_untracked();
        let picked = self.picked.get_untracked();
        match menu.pick(&picked, pick) {
            Answer::Picked(now) => self.take(&menu, now),
            Answer::Refused => self.ask_why_not(&picked, pick),
        }
    }

    /// A piece was dropped on a space.
    pub(crate) fn drop(self, piece: Pick, space: Space) {
        self.refusal.set(None);
        let menu = self.menu.get_untracked();
        let picked = self.picked.get_untracked();
        match menu.drop(&picked, piece, space) {
            Answer::Picked(now) => self.take(&menu, now),
            Answer::Refused => self.ask_why_not(&picked, piece),
        }
    }

    fn take(self, menu: &Menu, picked: Vec<Pick>) {
        let at_once = picked.iter().any(|pick| matches!(pick, Pick::Do(deed) if deed.is_immediate()));
        let action = menu.chosen(&picked).map(|choice| choice.action).filter(|_| at_once);
        self.picked.set(picked);
        if let Some(action) = action {
            self.act(action);
        }
    }

    /// Shows the picks of an action, as if somebody had made them.
    pub(crate) fn show(self, action: &Action) {
        if let Some(picks) = self.menu.get_untracked().picks(action) {
            self.picked.set(picks);
        }
    }

    /// What is picked is meant.
    pub(crate) fn confirm(self) {
        let menu = self.menu.get_untracked();
        let action = self.picked.with_untracked(|picked| menu.chosen(picked).map(|choice| choice.action));
        if let Some(action) = action {
            self.act(action);
        }
    }

    /// Takes the last pick back; nothing has happened yet.
    pub(crate) fn take_back(self) {
        self.refusal.set(None);
        self.picked.update(|picked| {
            picked.pop();
        });
    }

    /// Does something.
    pub(crate) fn act(self, action: Action) {
        self.picked.set(Vec::new());
        self.advice.set(Advice::None);
        let reply = move |answer: Result<(), Refusal>| {
            if let Err(refusal) = answer {
                self.refusal.set(Some(refusal));
            }
        };
        self.with_session(|session| session.act(action, Box::new(reply)));
    }

    fn ask_why_not(self, picked: &[Pick], refused: Pick) {
        let Some(seat) = untrack(|| self.viewer()) else { return };
        let wished = |moment: &Moment| wish(&moment.view, phase_of(moment), seat, picked, refused);
        let Some(action) = self.moment.with_untracked(wished) else { return };
        let reply = move |refusal| self.refusal.set(refusal);
        self.with_session(|session| session.why_not(action, Box::new(reply)));
    }

    /// Asks the best bot.
    pub(crate) fn ask_advice(self) {
        self.advice.set(Advice::Thinking);
        let language = self.settings.language.get_untracked();
        let reply = move |advised| self.advice.set(Advice::Given(advised));
        self.with_session(|session| session.hint(language, Box::new(reply)));
    }

    /// A person at this device is there.
    pub(crate) fn sit(self, viewer: Viewer) {
        self.with_session(|session| session.sit(viewer));
        let now = self.with_session(|session| session.now());
        self.standing.set(Standing::of(&now.view));
        self.stage.show(&now.view);
        self.moment.set(now);
        self.read_log();
    }

    /// The whole game as a text, once it is over.
    pub(crate) fn record(self) -> Option<String> {
        self.with_session(|session| session.record())
    }

    fn hear(self, update: rabenburg_session::Update) {
        self.queue.update_value(|queue| queue.push_back(update));
        self.go_on();
    }

    /// The table has come into sight or gone out of it. What happens waits for somebody to see it.
    pub(crate) fn be_present(self, present: bool) {
        self.present.set_value(present);
        self.go_on();
    }

    fn go_on(self) {
        let waiting = self.queue.with_value(|queue| !queue.is_empty());
        if waiting && self.present.get_value() && !self.busy.get_untracked() {
            self.busy.set(true);
            self.picked.set(Vec::new());
            spawn_local(self.show_updates());
        }
    }

    async fn show_updates(self) {
        while let Some(update) = self.queue.try_update_value(VecDeque::pop_front).flatten() {
            let seen = move |event: &SeenEvent| {
                self.tell(event);
                self.standing.update(|standing| standing.apply(event));
            };
            self.stage.play_all(&update.events, seen).await;
            self.settle(update.now);
        }
        self.busy.set(false);
        if self.moment.with_untracked(|moment| moment.waiting == Waiting::Viewer) {
            self.stage.sound(Cue::YourTurn);
            focus::bring_back();
        }
        self.pass_by_itself();
        let version = self.moment.read_untracked().version;
        self.with_session(|session| session.shown(version));
    }

    fn settle(self, now: Moment) {
        // The events have led there already; this is for a viewer who saw less than the view tells.
        if self.stage.scene.with_untracked(|shown| !shows(shown, &now.view)) {
            self.stage.show(&now.view);
        }
        self.standing.update(|standing| standing.settle(&now.view));
        self.moment.set(now);
        self.repeatable.set(self.with_session(|session| session.last_turn().is_some()));
        self.forget_lines();
    }

    /// Rule 9.3 asks everybody who could cast. People who do not want to be asked pass by themselves.
    fn pass_by_itself(self) {
        let moment = self.moment.get_untracked();
        let asked = moment.waiting == Waiting::Viewer && phase_of(&moment) == Some(Phase::Window);
        let own_turn = moment.view.viewer.is(moment.view.active);
        let passes = match self.settings.asking.get_untracked() {
            Asking::Always => false,
            Asking::OwnTurn => !own_turn,
            Asking::Never => true,
        };
        if asked && passes {
            self.act(Action::Pass);
        }
    }

    /// Tells the whole log anew: for whoever has just sat down, or reads another language now.
    pub(crate) fn read_log(self) {
        let (log, now) = self.with_session(|session| (session.log(), session.now()));
        let language = self.settings.language.get_untracked();
        let mut teller = Teller::past(&log, &now.view, self.names());
        let told = log.iter().flat_map(|(turn, event)| {
            let turn = *turn;
            worth_telling(teller.tell(event, language)).into_iter().map(move |line| (turn, line))
        });
        self.lines.set(told.collect());
        self.teller.set_value(teller);
    }

    /// Tells an event.
    fn tell(self, event: &SeenEvent) {
        let language = self.settings.language.get_untracked();
        let told = self.teller.try_update_value(|teller| worth_telling(teller.tell(event, language)));
        let told = told.unwrap_or_default();
        let turn = match event {
            SeenEvent::Public(Fact::TurnBegan { turn }) => *turn,
            _ => self.standing.read_untracked().turn,
        };
        if !told.is_empty() {
            // The written text: what is said aloud would name wizards that are locked up now (rule 13.3).
            self.spoken.set(told.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" "));
            self.lines.update(|lines| lines.extend(told.into_iter().map(|line| (turn, line))));
        }
    }

    /// The written log reaches no further back than the session's (rule 13.3).
    fn forget_lines(self) {
        let first = self.with_session(|session| session.log().first().map(|(turn, _)| *turn));
        self.lines.update(|lines| lines.retain(|(turn, _)| first.is_some_and(|first| *turn >= first)));
    }

    /// Shows the last turn again, then returns to the present.
    pub(crate) fn replay(self) {
        if self.busy.get_untracked() {
            return;
        }
        let Some(replay) = self.with_session(|session| session.last_turn()) else { return };
        self.busy.set(true);
        self.replaying.set(true);
        let standing = self.standing.get_untracked();
        self.stage.show(&replay.from);
        self.standing.set(Standing::of(&replay.from));
        spawn_local(async move {
            let seen = move |event: &SeenEvent| self.standing.update(|standing| standing.apply(event));
            self.stage.take_time();
            self.stage.play_all(&replay.events, seen).await;
            self.stage.take_time();
            self.stage.show(&self.moment.get_untracked().view);
            self.standing.set(standing);
            self.replaying.set(false);
            self.busy.set(false);
            // Something may have happened meanwhile; it waited.
            self.go_on();
        });
    }
}

/// In the master variant everybody who could cast and does not would have a line, several times in a turn.
fn worth_telling(mut lines: Vec<Line>) -> Vec<Line> {
    lines.retain(|line| line.icon != Icon::Pass);
    lines
}

/// The kind of decision that is awaited.
fn phase_of(moment: &Moment) -> Option<Phase> {
    match moment.view.awaited {
        Awaited::Decision { phase, .. } => Some(phase),
        _ => None,
    }
}

/// Whether the course is drawn as a view has it.
fn shows(scene: &Scene, view: &View) -> bool {
    scene.castle() == view.castle
        && Space::all().zip(&view.spaces).all(|(space, there)| {
            let stand = scene.stand(space);
            let drawn = |seat| stand.wizards.iter().filter(|wizard| wizard.colour == seat).count();
            let equal = |seat| drawn(seat) == usize::from(there.wizards.count(seat));
            stand.towers == there.towers && view.rules.seats().all(equal)
        })
}
