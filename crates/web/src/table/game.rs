//! The running game as the page holds it: what is shown, what is picked, and what happens next.
//!
//! Updates from the session wait in a queue. Each event is shown in turn, and only when all have been shown does the
//! page take over the new choices and let the game go on.

mod picking;
mod showing;
mod telling;

use std::collections::VecDeque;
use std::rc::Rc;

use leptos::prelude::*;
use rabenburg_bots::Level;
use rabenburg_engine::{Awaited, Face, Phase, Refusal, Rules, Seat, SeenLog, Viewer};
use rabenburg_session::{Advised, Matchup, Moment, Replay, Session, Waiting, Who};
use rabenburg_words::{Line, Names, Teller};

use crate::announcer::Announcer;
use crate::board::animate::BoardStage;
use crate::board::marks::BoardPiece;
use crate::choosing::{Confirm, Menu, Pick};
use crate::settings::Settings;
use crate::table::later::{Later, Side};

/// A handle to everything the table shows; it is cheap to copy and provided in the context of the table's components.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    session: StoredValue<Rc<dyn Session>, LocalStorage>,
    table: StoredValue<Matchup>,
    settings: Settings,
    announcer: Announcer,
    queue: StoredValue<VecDeque<rabenburg_session::Update>>,
    present: StoredValue<bool>,
    /// What there is to decide now.
    pub(crate) moment: RwSignal<Moment>,
    pub(crate) picked: RwSignal<Vec<Pick>>,
    /// Whether events are being shown.
    pub(crate) busy: RwSignal<bool>,
    /// Whether an action is being sent, so that none is offered.
    pub(crate) sending: RwSignal<bool>,
    /// Whether there is something to show again.
    pub(crate) repeatable: RwSignal<bool>,
    pub(crate) wished_again: RwSignal<bool>,
    /// Whether it is being shown.
    pub(crate) replaying: RwSignal<bool>,
    /// Up to this turn the page answers "no spell" for the viewer.
    pub(crate) quiet_until: RwSignal<u32>,
    /// What the viewer wants to play once the window before it is passed.
    pub(super) intended: RwSignal<Option<Pick>>,
    /// What is being looked at beside the board.
    pub(crate) beside: RwSignal<Option<Side>>,
    /// What the later part of the table adds.
    pub(crate) later: RwSignal<Option<Later>>,
    /// What happened, in words, with the turn of each line.
    pub(crate) lines: RwSignal<Vec<(u32, Line)>>,
    /// What is happening right now, in words.
    pub(crate) spoken: RwSignal<String>,
    teller: StoredValue<Teller>,
    /// Why something was refused, until it has been read.
    pub(crate) refusal: RwSignal<Option<Refusal>>,
    /// Whether the rule behind the refusal is shown.
    pub(crate) explaining: RwSignal<bool>,
    /// Whether the last action was not done because something else had happened first.
    pub(crate) overtaken: RwSignal<bool>,
    pub(crate) advice: RwSignal<HintState>,
    /// The piece and the card that somebody beside the table points out.
    pub(crate) pointed: RwSignal<(Option<BoardPiece>, Option<Face>)>,
    /// How often hints were asked for: an answer to an earlier question comes too late.
    asked: StoredValue<u32>,
    pub(crate) stage: BoardStage,
    menu: Memo<Menu>,
    /// Keeps all of this alive until the game is ended.
    life: StoredValue<Option<Owner>>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum HintState {
    /// Nobody asked.
    #[default]
    None,
    Thinking,
    /// Here it is; or there is none at this moment.
    Given(Option<Advised>),
}

impl Game {
    /// Sits down at a session. The game lives until it is [ended](Game::end), whether or not it is shown.
    pub(crate) fn new(session: Rc<dyn Session>, settings: Settings) -> Game {
        let owner = Owner::new();
        let game = owner.with(|| Game::sit_down(session, settings.scoped()));
        game.life.set_value(Some(owner));
        game
    }

    /// Nobody plays it any more: the session is dropped, and with it the worker in which its bots think. A table that
    /// still shows the game keeps it alive until it is gone too, see [`Game::hold`].
    pub(crate) fn end(self) {
        self.stage.finish();
        // Dropped once nothing of the game is borrowed.
        drop(self.life.try_update_value(Option::take));
    }

    /// Keeps the game alive for as long as this is kept; `None` if it has ended.
    pub(crate) fn hold(self) -> Option<Owner> {
        self.life.try_get_value().flatten()
    }

    fn has_ended(self) -> bool {
        self.life.with_value(Option::is_none)
    }

    fn sit_down(session: Rc<dyn Session>, settings: Settings) -> Game {
        let announcer = expect_context::<Announcer>();
        announcer.hush();
        let moment = session.now();
        let stage = BoardStage::new(&moment.view);
        stage.recall(&moment.view, session.log().iter().map(|(_, event)| event));
        let table = session.table();
        let repeatable = session.last_turn().is_some();
        let teller = Teller::new(&moment.view, Names::new(Vec::new(), None));
        let moment = RwSignal::new(moment);
        let busy = RwSignal::new(false);
        let sending = RwSignal::new(false);
        let menu = Memo::new(move |_| {
            if busy.get() || sending.get() {
                return Menu::default();
            }
            moment.with(|moment| Menu::new(&moment.choices, &moment.view))
        });
        let game = Game {
            session: StoredValue::new_local(session),
            table: StoredValue::new(table),
            settings,
            announcer,
            queue: StoredValue::new(VecDeque::new()),
            present: StoredValue::new(false),
            moment,
            picked: RwSignal::new(Vec::new()),
            busy,
            sending,
            repeatable: RwSignal::new(repeatable),
            wished_again: RwSignal::new(false),
            quiet_until: RwSignal::new(0),
            intended: RwSignal::new(None),
            beside: RwSignal::new(None),
            later: RwSignal::new(None),
            replaying: RwSignal::new(false),
            lines: RwSignal::new(Vec::new()),
            spoken: RwSignal::new(String::new()),
            teller: StoredValue::new(teller),
            refusal: RwSignal::new(None),
            explaining: RwSignal::new(false),
            overtaken: RwSignal::new(false),
            advice: RwSignal::new(HintState::None),
            pointed: RwSignal::new((None, None)),
            asked: StoredValue::new(0),
            stage,
            menu,
            life: StoredValue::new(None),
        };
        game.begin();
        game
    }

    fn begin(self) {
        // The rule belongs to one refusal; that of the next one has not been read yet.
        Effect::new(move || {
            self.refusal.track();
            self.explaining.set(false);
        });
        // Told in the current language, and again when that changes.
        Effect::new(move || {
            self.settings.language.track();
            self.read_log();
        });
        self.with_session(|session| session.listen(Box::new(move |update| self.hear(update))));
        // What was played before this page was opened is already on the table.
        let version = self.moment.read_untracked().version;
        self.with_session(|session| session.shown(version));
        // A game may be resumed in a window in which its player does not want to be asked.
        self.pass_by_itself();
        // A player who turns hints on may already have to decide.
        Effect::new(move || {
            if self.settings.wants_hints() {
                self.advise_by_itself();
            }
        });
    }

    fn with_session<T>(self, ask: impl FnOnce(&Rc<dyn Session>) -> T) -> T {
        // A copy of the handle, because the session may call back into the page.
        let session = self.session.get_value();
        ask(&session)
    }

    /// What the viewer has written down (rule 13.3).
    pub(crate) fn log(self) -> SeenLog {
        self.with_session(|session| session.log())
    }

    /// The last completed turn, to be shown again.
    pub(crate) fn last_turn(self) -> Option<Replay> {
        self.with_session(|session| session.last_turn())
    }

    pub(crate) fn rules(self) -> Rules {
        self.table.with_value(|table| table.rules)
    }

    /// Whether several people share this device, so that everybody is called by name.
    pub(crate) fn is_shared(self) -> bool {
        self.table.with_value(|table| table.players.iter().filter(|player| player.sitter == Who::Here).count() > 1)
    }

    /// The seat of the only person at this device, who is "you".
    fn only_person(self) -> Option<Seat> {
        let rules = self.rules();
        let here = |seat: &Seat| self.sitter(*seat) == Some(Who::Here);
        rules.seats().find(here).filter(|_| !self.is_shared())
    }

    fn sitter(self, seat: Seat) -> Option<Who> {
        self.table.with_value(|table| table.players.get(seat.index()).map(|player| player.sitter))
    }

    /// The level of a bot; people have none.
    pub(crate) fn bot_level(self, seat: Seat) -> Option<Level> {
        match self.sitter(seat) {
            Some(Who::Bot(level)) => Some(level),
            _ => None,
        }
    }

    /// What sentences call the players.
    pub(crate) fn names(self) -> Names {
        let names = self.table.with_value(|table| table.players.iter().map(|player| player.name.clone()).collect());
        Names::new(names, self.only_person())
    }

    /// A player's name; "you" for the only person at this device.
    pub(crate) fn name_of(self, seat: Seat) -> String {
        self.names().name(seat, self.settings.language.get())
    }

    pub(crate) fn viewer(self) -> Option<Seat> {
        match self.stage.scene.read().view().viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The round being shown, counted from 1 as people do (rule 3.1).
    pub(crate) fn round(self) -> u32 {
        self.rules().round_of_turn(self.stage.scene.read().view().turn)
    }

    /// Whether somebody has finished, so that this is the last round (rule 10.2).
    pub(crate) fn is_last_round(self) -> bool {
        !self.rules().is_solo() && self.stage.scene.read().view().seats.iter().any(|seat| seat.finished)
    }

    pub(crate) fn is_over(self) -> bool {
        self.moment.with(|moment| matches!(moment.waiting, Waiting::Over(_)))
    }

    /// Whether the viewer has to decide.
    pub(crate) fn is_viewers_turn(self) -> bool {
        !self.busy.get() && self.moment.with(|moment| moment.waiting == Waiting::Viewer)
    }

    /// The kind of decision the game is waiting for.
    pub(crate) fn phase(self) -> Option<Phase> {
        self.moment.with(phase_of)
    }

    pub(crate) fn confirms(self) -> Confirm {
        self.settings.confirm.get()
    }

    /// What is open now.
    pub(crate) fn menu(self) -> Menu {
        self.menu.get()
    }

    /// Whether the picks make a whole choice, which can be confirmed.
    pub(crate) fn is_choice_made(self) -> bool {
        self.menu.with(|menu| self.picked.with(|picked| menu.chosen(picked).is_some()))
    }

    pub(crate) fn offers(self, pick: Pick) -> bool {
        self.passes_with(pick) || self.menu.with(|menu| self.picked.with(|picked| menu.offered(picked).contains(&pick)))
    }

    /// Whether a card cannot be played for a move now.
    pub(crate) fn is_idle(self, card: Face) -> bool {
        !self.passes_with(Pick::Card(card))
            && self.menu.with(|menu| !menu.is_empty() && !menu.allows(&[Pick::Card(card)]))
    }

    /// Whether a bot may be asked for a hint.
    pub(crate) fn advises(self) -> bool {
        self.with_session(|session| session.advises())
    }

    /// Asks the best bot.
    pub(crate) fn ask_advice(self) {
        if self.advice.get_untracked() == HintState::Thinking {
            return;
        }
        self.advice.set(HintState::Thinking);
        let language = self.settings.language.get_untracked();
        let question = self.asked.get_value() + 1;
        self.asked.set_value(question);
        let reply = move |advised| {
            // A player who has decided in the meantime no longer needs it.
            if self.advice.get_untracked() == HintState::Thinking && self.asked.get_value() == question {
                self.advice.set(HintState::Given(advised));
            }
        };
        self.with_session(|session| session.hint(language, Box::new(reply)));
    }

    /// Players who want hints get one with every decision.
    fn advise_by_itself(self) {
        let wanted = untrack(|| self.settings.wants_hints()) && self.advises();
        if wanted && untrack(|| self.is_viewers_turn()) {
            self.ask_advice();
        }
    }

    /// A person at this device sits down.
    pub(crate) fn sit(self, viewer: Viewer) {
        self.with_session(|session| session.sit(viewer));
        let now = self.with_session(|session| session.now());
        self.stage.show(&now.view);
        self.moment.set(now);
        self.read_log();
    }

    /// The whole game as a text, once it is over.
    pub(crate) fn record(self) -> Option<String> {
        self.with_session(|session| session.record())
    }
}

/// The kind of decision the game is waiting for.
fn phase_of(moment: &Moment) -> Option<Phase> {
    match moment.view.awaited {
        Awaited::Decision { phase, .. } => Some(phase),
        _ => None,
    }
}
