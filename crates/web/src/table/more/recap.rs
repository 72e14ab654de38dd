//! What happened, shown again move by move: everything since the viewer's own last turn, or since this device last
//! showed the table.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_engine::{Fact, Memory, Seat, SeenEvent, SeenLog};
use rabenburg_session::{Recap, Replay, SeenMark, Waiting};
use rabenburg_words::more as text;

use super::pace;
use crate::announcer::Announcer;
use crate::board::pieces::{CardFace, Emblem, Icon};
use crate::board::scene::Scene;
use crate::route::Route;
use crate::said::said;
use crate::settings::{Settings, Speed};
use crate::storage;
use crate::table::game::Game;

/// How long a move is looked at before the next one, in milliseconds at speed 1; before the next player's, longer.
const PAUSE: u64 = 250;
const LONG_PAUSE: u64 = 500;
/// How often to look whether somebody wants something else meanwhile.
const SLICE: u64 = 50;
/// Where this device keeps how far it has shown its online tables.
const SHOWN: &str = "shown";
const TABLES: usize = 24;

/// The past on the board.
#[derive(Clone, Copy)]
pub(super) struct Recall {
    game: Game,
    settings: Settings,
    announcer: Announcer,
    recap: RwSignal<Option<Recap>>,
    /// How many moves have been shown, or are being shown.
    at: RwSignal<usize>,
    playing: RwSignal<bool>,
    /// Whether it is about what happened while nobody was looking.
    missed: RwSignal<bool>,
    /// What lay on the table when somebody began to look back, and how often the die had rolled since then.
    present: StoredValue<Option<(Scene, usize)>>,
    /// Where somebody wants to go at once.
    wanted: StoredValue<Option<usize>>,
    leaving: StoredValue<bool>,
}

impl Recall {
    /// Looks back whenever somebody wishes, or has missed something.
    pub(super) fn new(game: Game) -> Recall {
        let (settings, announcer) = (expect_context(), expect_context());
        let make = || Recall {
            game,
            settings,
            announcer,
            recap: RwSignal::new(None),
            at: RwSignal::new(0),
            playing: RwSignal::new(false),
            missed: RwSignal::new(false),
            present: StoredValue::new(None),
            wanted: StoredValue::new(None),
            leaving: StoredValue::new(false),
        };
        // A move being shown may end after the table has gone: this lasts as long as the game.
        let recall = match game.hold() {
            Some(life) => life.with(make),
            None => make(),
        };
        Effect::new(move || {
            if game.wished_again.get() {
                game.wished_again.set(false);
                recall.missed.set(false);
                recall.begin(untrack(|| since_own_turn(game)));
            }
        });
        recall.follow();
        on_cleanup(move || recall.skip());
        recall
    }

    /// What is shown, and how many moves of it; `None` if it is the present.
    pub(super) fn with<T>(self, look: impl FnOnce(&Recap, usize) -> T) -> Option<T> {
        let at = self.at.get();
        self.recap.with(|recap| recap.as_ref().map(|recap| look(recap, at)))
    }

    /// Whether the past is shown.
    pub(super) fn is_on(self) -> bool {
        self.recap.with_untracked(Option::is_some)
    }

    /// To the present, at once.
    pub(super) fn skip(self) {
        if self.is_on() {
            self.leaving.set_value(true);
            self.game.stage.finish();
        }
    }

    /// Notes how far the table has been seen, and shows what has been missed.
    fn follow(self) {
        let game = self.game;
        let seen = StoredValue::new(table_here().and_then(|table| kept(&table)));
        let look = move || {
            if document().hidden() || game.busy.get_untracked() {
                return;
            }
            let log = game.log();
            let now = SeenMark::end_of(&log);
            let missed = seen.get_value().filter(|seen| *seen < now);
            seen.set_value(Some(now));
            if let Some(table) = table_here() {
                keep(&table, now);
            }
            let over = game.moment.with_untracked(|moment| matches!(moment.waiting, Waiting::Over(_)));
            if let Some(replay) = missed.and_then(|mark| Replay::since(&log, mark)).filter(|_| !over) {
                let own = untrack(|| game.viewer());
                let language = self.settings.language.get_untracked();
                let recap = Recap::new(replay, untrack(|| game.names()), language);
                if recap.as_ref().is_some_and(|recap| recap.steps.iter().any(|step| Some(step.seat) != own)) {
                    self.missed.set(true);
                    self.start(recap);
                }
            }
        };
        // What happens before somebody's eyes has been seen when it is over.
        let awake = StoredValue::new(!document().hidden());
        Effect::new(move |before: Option<()>| {
            game.moment.track();
            if !game.busy.get() && awake.get_value() && !document().hidden() {
                if before.is_some() {
                    let now = SeenMark::end_of(&game.log());
                    seen.set_value(Some(now));
                    if let Some(table) = table_here() {
                        keep(&table, now);
                    }
                } else {
                    look();
                }
            }
        });
        let listener = window_event_listener_untyped("visibilitychange", move |_| {
            awake.set_value(!document().hidden());
            // The browser first draws what has been waiting.
            set_timeout(look, Duration::from_millis(300));
        });
        on_cleanup(move || listener.remove());
    }

    fn begin(self, replay: Option<Replay>) {
        let language = self.settings.language.get_untracked();
        self.start(replay.and_then(|replay| Recap::new(replay, untrack(|| self.game.names()), language)));
    }

    fn start(self, recap: Option<Recap>) {
        let Some(recap) = recap else { return };
        if !self.game.look_back() {
            return;
        }
        let present = self.game.stage.scene.get_untracked();
        self.present.set_value(Some((present.clone(), rolls_since(&recap, &self.game.log()))));
        self.at.set(0);
        self.leaving.set_value(false);
        self.wanted.set_value(Some(0));
        self.playing.set(true);
        self.recap.set(Some(recap));
        let held = self.game.hold();
        spawn_local(async move {
            while !self.leaving.get_value() {
                self.show_wanted();
                if !self.playing.get_untracked() {
                    wait(SLICE).await;
                } else if !self.step().await {
                    break;
                }
            }
            self.recap.set(None);
            self.present.set_value(None);
            self.game.return_to(present);
            drop(held);
        });
    }

    /// Shows the next move; `false` if there is none.
    async fn step(self) -> bool {
        let at = self.at.get_untracked();
        let next = self.recap.with_untracked(|recap| {
            let steps = &recap.as_ref()?.steps;
            Some((steps.get(at)?.clone(), steps.get(at + 1).map(|step| step.seat)))
        });
        let Some((step, then)) = next else { return false };
        self.at.set(at + 1);
        let told: Vec<&str> = step.lines.iter().map(|line| line.text.as_str()).collect();
        self.announcer.say(told.join(" "));
        self.game.stage.take_time();
        self.game.stage.play_all(&step.events, |_| {}).await;
        if self.wanted.with_value(Option::is_none) && !self.leaving.get_value() {
            let pause = if then == Some(step.seat) { PAUSE } else { LONG_PAUSE };
            let pause = match self.settings.speed.get_untracked() {
                Speed::Half => pause * 2,
                Speed::Normal => pause,
                Speed::Double => pause / 2,
                // Nothing moves, so there has to be time to look.
                Speed::Off => pause * 4,
            };
            for _ in 0..pause.div_ceil(SLICE) {
                let hurry = self.leaving.get_value() || self.wanted.with_value(Option::is_some);
                if hurry || !self.playing.get_untracked() {
                    break;
                }
                wait(SLICE).await;
            }
        }
        true
    }

    /// Goes to a place at once, and stays there.
    fn jump(self, to: usize) {
        self.playing.set(false);
        self.wanted.set_value(Some(to));
        self.game.stage.finish();
    }

    fn show_wanted(self) {
        let Some(to) = self.wanted.try_update_value(Option::take).flatten() else { return };
        let stage = self.game.stage;
        let log = self.game.log();
        self.recap.with_untracked(|recap| {
            let Some(recap) = recap else { return };
            let to = to.min(recap.steps.len());
            let before = log.iter().filter(|(turn, _)| *turn < recap.from.turn).map(|(_, event)| event);
            let then = self.present.with_value(|present| {
                present.as_ref().map(|(present, rolls)| present.before(&recap.from, *rolls).recalling(before))
            });
            let Some(mut then) = then else { return };
            recap.after(to).for_each(|event| then.apply(event));
            stage.scene.set(then);
            self.at.set(to);
        });
    }

    fn listen(self) {
        let listener = window_event_listener(ev::keydown, move |event| {
            let free = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
            if !self.is_on() || !free || document().query_selector("dialog[open]").ok().flatten().is_some() {
                return;
            }
            let at = self.at.get_untracked();
            let on_button = document().active_element().is_some_and(|it| it.tag_name() == "BUTTON");
            match event.key().as_str() {
                "Escape" => self.skip(),
                " " if !on_button => self.playing.update(|playing| *playing = !*playing),
                "ArrowLeft" => self.jump(at.saturating_sub(1)),
                "ArrowRight" => self.jump(at + 1),
                "1" => self.settings.speed.set(Speed::Half),
                "2" => self.settings.speed.set(Speed::Normal),
                "3" => self.settings.speed.set(Speed::Double),
                _ => return,
            }
            event.prevent_default();
            // The board would take it for its own.
            event.stop_propagation();
        });
        on_cleanup(move || listener.remove());
    }
}

/// How often the die has rolled from the beginning of a recap to the end of the log.
fn rolls_since(recap: &Recap, log: &SeenLog) -> usize {
    let mut end = recap.from.clone();
    let shown: Vec<&SeenEvent> = recap.after(recap.steps.len()).collect();
    shown.iter().for_each(|event| end.apply(event));
    let later = log.iter().filter(|(turn, _)| *turn > end.turn).map(|(_, event)| event);
    let is_roll = |event: &&SeenEvent| matches!(event, SeenEvent::Public(Fact::Rolled { .. }));
    shown.into_iter().chain(later).filter(is_roll).count()
}

fn since_own_turn(game: Game) -> Option<Replay> {
    let log = game.log();
    // Somebody who plays alone may see their own last turn.
    game.moment.with(|moment| Replay::since_own_turn(&log, &moment.view)).or_else(|| game.last_turn())
}

async fn wait(milliseconds: u64) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        // Without a timer there is no pause.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds as i32);
    });
    // The promise is never rejected.
    let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
}

/// The code of the online table in sight. A game on this device does not go on while nobody looks.
fn table_here() -> Option<String> {
    match Route::parse(&window().location().hash().ok()?) {
        Route::Online(code) => Some(code),
        _ => None,
    }
}

fn kept(table: &str) -> Option<SeenMark> {
    let all = storage::read(SHOWN)?;
    all.lines().filter_map(|line| line.split_once(' ')).find(|(code, _)| *code == table)?.1.parse().ok()
}

fn keep(table: &str, mark: SeenMark) {
    let all = storage::read(SHOWN).unwrap_or_default();
    let others = all.lines().filter(|line| line.split(' ').next() != Some(table)).take(TABLES - 1);
    let lines: Vec<String> = std::iter::once(format!("{table} {mark}")).chain(others.map(str::to_owned)).collect();
    storage::write(SHOWN, &lines.join("\n"));
}

/// The moves beside the board, with the cards that were played, and what can be done with them.
#[component]
pub(super) fn RecapPanel(recall: Recall) -> impl IntoView {
    recall.listen();
    let on = Memo::new(move |_| recall.recap.with(Option::is_some));
    move || on.get().then(|| view! { <Panel recall/> })
}

#[component]
fn Panel(recall: Recall) -> impl IntoView {
    let Recall { game, at, playing, .. } = recall;
    let Settings { language, speed, .. } = expect_context();
    let all = recall.recap.with_untracked(|recap| recap.as_ref().map_or(0, |recap| recap.steps.len()));
    let spectator = untrack(|| game.viewer()).is_none();
    let title = move || match (recall.missed.get(), spectator) {
        (true, _) => text::what_you_missed(language.get()),
        (false, true) => text::last_round_again(language.get()),
        (false, false) => text::since_your_turn(language.get()),
    };
    let own = move || game.moment.with(|moment| moment.waiting == Waiting::Viewer);
    let skip = move || if own() { text::to_my_turn(language.get()) } else { text::to_now(language.get()) };
    let place = move || match at.get() {
        0 => text::before_the_first(language.get(), all as u32),
        at => text::move_of(language.get(), at, all),
    };
    let play = move || if playing.get() { text::pause(language.get()) } else { text::play(language.get()) };
    let at_end = move || at.get() >= all;
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            // Without the focus, the Tab key still reaches it.
            let _ = button.focus();
        }
    });
    let tempo = move |this: Speed| {
        view! {
            <button
                class="icb tempo"
                aria-pressed=move || (speed.get() == this).to_string()
                aria-label=move || text::speed_now(language.get(), pace::word(this, language.get()))
                on:click=move |_| speed.set(this)
            >
                {move || pace::word(this, language.get())}
            </button>
        }
    };
    view! {
        <section class="panel beside recap" aria-labelledby="recap-title" aria-describedby="recap-keys">
            <h2 id="recap-title"><Icon name="replay"/>{title}</h2>
            <p id="recap-keys" class="visually-hidden">{said(text::recap_keys)}</p>
            <Moves recall/>
            <p class="note" hidden=game.rules().memory != Memory::Strict>{said(text::recap_strict)}</p>
            <p class="place">{place}</p>
            <div class="bt">
                <button class="icb" aria-label=said(text::back) title=said(text::back) disabled=move || at.get() == 0 on:click=move |_| recall.jump(at.get_untracked().saturating_sub(1))>
                    <Icon name="prev"/>
                </button>
                <button class="icb main" node_ref=button aria-label=play title=play on:click=move |_| playing.update(|playing| *playing = !*playing)>
                    {move || view! { <Icon name=if playing.get() { "pause" } else { "play" }/> }}
                </button>
                <button class="icb" aria-label=said(text::forward) title=said(text::forward) disabled=at_end on:click=move |_| recall.jump(at.get_untracked() + 1)>
                    <Icon name="next"/>
                </button>
                <span class="tempi">{[Speed::Half, Speed::Normal, Speed::Double].map(tempo).collect_view()}</span>
            </div>
            <button class="btn primary" on:click=move |_| recall.skip()>
                {skip}
                <kbd aria-hidden="true">"Esc"</kbd>
            </button>
        </section>
    }
}

/// The moves by player; the one being shown stays in sight.
#[component]
fn Moves(recall: Recall) -> impl IntoView {
    let Recall { game, at, .. } = recall;
    let list = NodeRef::<leptos::html::Ol>::new();
    let steps =
        recall.recap.with_untracked(|recap| recap.as_ref().map(|recap| recap.steps.clone())).unwrap_or_default();
    Effect::new(move || {
        let (at, Some(list)) = (at.get(), list.get()) else { return };
        if let Ok(Some(now)) = list.query_selector(&format!("[data-move='{at}']")) {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Nearest);
            now.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    let mut doer = None::<Seat>;
    let rows: Vec<_> = steps
        .into_iter()
        .enumerate()
        .map(|(index, step)| {
            let colour = game.rules().colours[step.seat.index()];
            let head = (doer.replace(step.seat) != Some(step.seat)).then(|| {
                let name = move || game.name_of(step.seat);
                view! { <b class="who"><Emblem colour/>{name}</b> }
            });
            let told: Vec<String> = step.lines.into_iter().map(|line| line.text).collect();
            let card = step.card.map(|card| view! { <CardFace face=Signal::from(card) colour=Signal::from(colour)/> });
            view! {
                <li class=format!("p-{colour}") class:now=move || at.get() == index + 1 class:past=move || { at.get() > index } data-move=index + 1>
                    {head}
                    <button class="mv" on:click=move |_| recall.jump(index + 1)>
                        {card}
                        <span>{told.join(" ")}</span>
                    </button>
                </li>
            }
        })
        .collect();
    view! { <ol node_ref=list tabindex="-1">{rows}</ol> }
}
