//! The buttons, the slider and the keys of the replay.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use rabenburg_engine::Viewer;
use rabenburg_session::PointOfView;
use rabenburg_words::{Language, after as text};
use wasm_bindgen::JsCast;

use super::projector::{Projector, points_of_view};
use super::review::Review;
use super::source::Showing;
use crate::board::pieces::Icon;
use crate::said::said;
use crate::settings::{Settings, Speed};
use crate::start::sign::TextFn;

/// The bar above the board.
#[component]
pub(crate) fn Controls(projector: Projector, review: Review) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    listen_to_keys(projector);
    let Projector { at, playing, .. } = projector;
    let (first, last) = (projector.first(), projector.last());
    let play = move || if playing.get() { text::pause(language.get()) } else { text::play(language.get()) };
    let (at_first, at_last) = (move || at.get() <= first, move || at.get() >= last);
    let place = move || place(projector);
    let slide = move |event| {
        if let Ok(place) = event_target_value(&event).parse() {
            projector.jump(place);
        }
    };
    view! {
        <section class="panel after-controls" id="after-replay" aria-labelledby="replay-title">
            <h2 id="replay-title" class="visually-hidden">{said(text::replay)}</h2>
            <div class="bt">
                <button class="icb" aria-label=said(text::back) title=said(text::back) disabled=at_first on:click=move |_| projector.back()>
                    <Icon name="prev"/>
                </button>
                <button class="icb main" aria-label=play title=play on:click=move |_| projector.toggle()>
                    {move || view! { <Icon name=if playing.get() { "pause" } else { "play" }/> }}
                </button>
                <button class="icb" aria-label=said(text::forward) title=said(text::forward) disabled=at_last on:click=move |_| projector.forward()>
                    <Icon name="next"/>
                </button>
            </div>
            <div class="after-slide">
                <Marks projector review/>
                <input
                    type="range"
                    min=first
                    max=last
                    prop:value=move || at.get()
                    aria-label=said(text::slider)
                    aria-valuetext=place
                    aria-describedby="replay-keys"
                    on:input=slide
                />
            </div>
            <b class="after-place">{place}</b>
            <Speeds/>
            <SeenBy projector/>
            <p id="replay-keys" class="visually-hidden">{said(text::keys)}</p>
        </section>
    }
}

/// How fast it plays.
#[component]
fn Speeds() -> impl IntoView {
    let Settings { language, speed, .. } = expect_context();
    let all = [
        (Speed::Half, "½", text::speed_half as TextFn),
        (Speed::Normal, "1×", text::speed_normal),
        (Speed::Double, "2×", text::speed_double),
    ];
    let button = move |(value, sign, name): (Speed, &'static str, TextFn)| {
        // Whoever has switched motion off sees it at the usual pace, without motion.
        let chosen = move || speed.get() == value || (value == Speed::Normal && speed.get() == Speed::Off);
        view! {
            <button
                type="button"
                aria-pressed=move || if chosen() { "true" } else { "false" }
                aria-label=move || format!("{}: {sign}", name(language.get()))
                on:click=move |_| speed.set(value)
            >
                {sign}
            </button>
        }
    };
    view! { <div class="start-seg after-speeds" role="group" aria-label=said(text::speed)>{all.map(button).collect_view()}</div> }
}

/// Where the replay is: the round, the turn and the move.
fn place(projector: Projector) -> String {
    let Settings { language, .. } = expect_context();
    place_at(projector, projector.at.get(), language.get())
}

/// A place of the replay in words.
pub(super) fn place_at(projector: Projector, at: usize, language: Language) -> String {
    if at >= projector.last() {
        return text::the_end(language).to_owned();
    }
    let names = projector.showing.with_value(|showing| showing.names());
    let moment = projector.moment(at);
    let (rules, turn) = projector.with(|film| (*film.rules(), film.turn_at(moment).copied()));
    match turn {
        Some(turn) if rules.is_solo() => text::solo_turn(language, turn.number + 1),
        Some(turn) => {
            let (round, who) = (rules.round_of_turn(turn.number), names.who(turn.seat));
            text::round_of(language, round, who, names.name(turn.seat, language))
        }
        None => text::set_up(language).to_owned(),
    }
}

/// The rounds along the slider, and the turning points.
#[component]
fn Marks(projector: Projector, review: Review) -> impl IntoView {
    let (first, last) = (projector.first(), projector.last());
    let along =
        move |moment: usize| 1000.0 * (projector.place_of(moment) - first) as f64 / (last - first).max(1) as f64;
    let rounds = projector.with(|film| {
        let begins = |turn: &&rabenburg_session::FilmTurn| turn.seat == rabenburg_engine::Seat::FIRST;
        film.turns().iter().filter(begins).map(|turn| turn.begins).collect::<Vec<_>>()
    });
    let ticks: String = rounds.into_iter().map(|moment| format!("M{:.0} 0V10", along(moment))).collect();
    let points = move || {
        let points = review.turning_points().unwrap_or_default();
        let moment = |turn: usize| projector.with(|film| film.turns()[turn].begins);
        points.iter().map(|swing| format!("M{:.0} 0V10", along(moment(swing.turn)))).collect::<String>()
    };
    view! {
        <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
            <path class="round" d=ticks></path>
            <path class="point" d=points></path>
        </svg>
    }
}

#[component]
fn SeenBy(projector: Projector) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let all = StoredValue::new(projector.with(points_of_view));
    let names = StoredValue::new(projector.showing.with_value(|showing| Showing::names(showing)));
    let name = move |pov: PointOfView| {
        let language = language.get();
        match pov {
            PointOfView::Open => text::everything_open(language).to_owned(),
            PointOfView::Of(Viewer::Spectator) => text::spectator(language).to_owned(),
            PointOfView::Of(Viewer::Seat(seat)) => {
                names.with_value(|names| text::seat_of(language, names.who(seat), names.name(seat, language)))
            }
        }
    };
    let change = move |event| {
        let chosen = event_target_value(&event)
            .parse()
            .ok()
            .and_then(|index: usize| all.with_value(|all| all.get(index).copied()));
        if let Some(pov) = chosen {
            projector.look_from(pov);
        }
    };
    let option = move |(index, pov): (usize, PointOfView)| {
        view! { <option value=index selected=move || projector.pov.get() == pov>{move || name(pov)}</option> }
    };
    view! {
        <label class="after-seen-by">
            <span>{said(text::seen_by)}</span>
            <select on:change=change>{all.get_value().into_iter().enumerate().map(option).collect_view()}</select>
        </label>
    }
}

/// Space plays, the arrows step, Home and End jump to the ends, unless something else on the page wants these keys.
fn listen_to_keys(projector: Projector) {
    let listener = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let taken = |selector: &str| {
            let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            element.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
        };
        let fields = "input, select, textarea, dialog, [role=application], [role=slider]";
        match event.key().as_str() {
            " " if !taken(
                "button, a, label, summary, input:not([type=range]), select, textarea, dialog, [role=application]",
            ) =>
            {
                projector.toggle();
            }
            "ArrowLeft" if !taken(fields) => projector.back(),
            "ArrowRight" if !taken(fields) => projector.forward(),
            "Home" if !taken(fields) => projector.jump(projector.first()),
            "End" if !taken(fields) => projector.jump(projector.last()),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}
