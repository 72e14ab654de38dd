//! How the game stood: the plot of chances, its values, and the turning points.

mod numbers;
mod picture;
mod turning;

use std::sync::Arc;

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use rabenburg_engine::{Colour, PlayingSide, Rules};
use rabenburg_session::Inquiry;
use rabenburg_words::{Language, Names, after as text};
use wasm_bindgen::JsCast;

use super::plot;
use super::projector::Projector;
use super::review::Review;
use super::source::Showing;
use crate::board::pieces::{Emblem, Icon};
use crate::said::said;
use crate::settings::{Preference, Settings};

/// What the parts of the panel need.
#[derive(Clone, Copy)]
struct Curve {
    showing: StoredValue<Arc<Showing>>,
    projector: Projector,
    review: Review,
    language: Preference<Language>,
    sides: StoredValue<Vec<PlayingSide>>,
    /// The turn whose turning point is looked at.
    chosen: RwSignal<Option<usize>>,
}

impl Curve {
    fn with<T>(self, ask: impl FnOnce(&Showing) -> T) -> T {
        self.showing.with_value(|showing| ask(showing))
    }

    fn rules(self) -> Rules {
        self.with(|showing| *showing.film.rules())
    }

    /// The index of the last point.
    fn last(self) -> usize {
        self.with(|showing| showing.film.turns().len())
    }

    /// The chances of every side, as far as they are known.
    fn lines(self) -> Vec<Vec<f32>> {
        self.review.inquiry.with(|inquiry| {
            let chances = inquiry.as_ref().map(Inquiry::chances).unwrap_or_default();
            let line = |side: &PlayingSide| chances.iter().map(|now| now[side[0].index()]).collect();
            self.sides.with_value(|sides| sides.iter().map(line).collect())
        })
    }

    /// The point where the replay is: how many turns are over, and how much of the next one.
    fn point(self) -> (usize, f64) {
        let moment = self.projector.moment(self.projector.at.get());
        self.with(|showing| {
            let turns = showing.film.turns();
            let over = turns.iter().filter(|turn| turn.ends <= moment).count();
            let part = turns.get(over).map_or(0.0, |turn| {
                moment.saturating_sub(turn.begins) as f64 / (turn.ends - turn.begins).max(1) as f64
            });
            (over, part)
        })
    }

    fn go(self, point: usize) {
        let moment = self.with(|showing| {
            let turns = showing.film.turns();
            match point.checked_sub(1) {
                Some(turn) => turns.get(turn).map_or(showing.film.last(), |turn| turn.ends),
                None => turns.first().map_or(0, |turn| turn.begins),
            }
        });
        self.projector.jump(self.projector.place_of(moment));
    }

    /// A point in words: "Round 9, after Korax’s turn".
    fn moment_of(self, point: usize, names: &Names) -> String {
        let language = self.language.get();
        let turn = point.checked_sub(1).and_then(|turn| self.with(|showing| showing.film.turns().get(turn).copied()));
        match turn {
            None => text::at_the_start(language).to_owned(),
            Some(turn) if self.rules().is_solo() => text::after_solo_turn(language, turn.number + 1),
            Some(turn) => {
                let round = self.rules().round_of_turn(turn.number);
                text::after_turn(language, round, names.who(turn.seat), names.name(turn.seat, language))
            }
        }
    }

    fn names(self) -> Names {
        self.with(Showing::names)
    }
}

/// A chance as people say it, in per cent.
pub(super) fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}

/// How the game stood.
#[component]
pub(crate) fn Chances(showing: Arc<Showing>, projector: Projector, review: Review) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let rules = *showing.film.rules();
    let course = Curve {
        showing: StoredValue::new(showing),
        projector,
        review,
        language,
        sides: StoredValue::new(rules.sides()),
        chosen: RwSignal::new(None),
    };
    let hovered = RwSignal::new(None::<usize>);
    let title = if rules.is_solo() { text::chances_solo } else { text::chances };
    let begun = Memo::new(move |_| review.inquiry.with(Option::is_some));
    view! {
        <section class="panel after-chances" aria-labelledby="chances-title" hidden=move || !begun.get()>
            <h2 id="chances-title"><Icon name="eye"/>{said(title)}</h2>
            {values(course, hovered)}
            {drawing(course, hovered)}
            {progress(course)}
            {turning::turning_points(course)}
            {numbers::as_table(course)}
        </section>
    }
}

/// The chances at the point being looked at.
fn values(course: Curve, hovered: RwSignal<Option<usize>>) -> impl IntoView {
    let rules = course.rules();
    let point = Memo::new(move |_| hovered.get().unwrap_or_else(|| course.point().0));
    let moment = move || course.moment_of(point.get(), &course.names());
    let value = move |index: usize, side: PlayingSide| {
        let chance = move || course.lines().get(index).and_then(|line| line.get(point.get()).copied());
        let names = course.names();
        let name = move || names.list(side.iter().copied(), course.language.get());
        let paints: Vec<Colour> =
            course.sides.with_value(|sides| sides[index].iter().map(|seat| rules.colours[seat.index()]).collect());
        view! {
            <li>
                {paints.into_iter().map(|colour| view! { <Emblem colour/> }).collect_view()}
                <span class="name">{name}</span>
                <b>{move || chance().map_or("…".to_owned(), |chance| text::percent(course.language.get(), percent(chance)))}</b>
            </li>
        }
    };
    let sides = course.sides.get_value();
    view! {
        <div class="after-values">
            <span>{moment}</span>
            <ul>{sides.into_iter().enumerate().map(|(index, side)| value(index, side)).collect_view()}</ul>
        </div>
    }
}

/// The plot. It is also a slider: the keyboard moves from turn to turn.
fn drawing(course: Curve, hovered: RwSignal<Option<usize>>) -> impl IntoView {
    let last = course.last();
    let point_at = move |event: &MouseEvent| {
        let element: web_sys::Element = event.current_target()?.dyn_into().ok()?;
        let place = element.get_bounding_client_rect();
        Some(plot::nearest((f64::from(event.client_x()) - place.left()) / place.width().max(1.0), last))
    };
    let hover = move |event: PointerEvent| hovered.set(point_at(&event));
    let click = move |event: MouseEvent| {
        if let Some(point) = point_at(&event) {
            course.go(point);
        }
    };
    let key = move |event: KeyboardEvent| {
        let point = untrack(|| course.point().0);
        let there = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => point.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => (point + 1).min(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        course.go(there);
    };
    let told = move || {
        let (names, point) = (course.names(), course.point().0);
        let language = course.language.get();
        let lines = course.lines();
        let value = |(side, line): (&PlayingSide, &Vec<f32>)| {
            let chance = percent(*line.get(point)?);
            Some(text::value(language, names.list(side.iter().copied(), language), chance))
        };
        let values = course.sides.with_value(|sides| sides.iter().zip(&lines).filter_map(value).collect::<Vec<_>>());
        format!("{}: {}", course.moment_of(point, &names), values.join(", "))
    };
    let picture = Memo::new(move |_| picture::picture(course));
    let cursor = move |point: f64| {
        let (left, top, right, bottom) = plot::AREA;
        let x = left + (right - left) * point / last.max(1) as f64;
        format!("M{x:.1} {top}V{bottom}")
    };
    let now = move || {
        let (over, part) = course.point();
        over as f64 + part
    };
    view! {
        <div
            class="after-plot"
            role="slider"
            tabindex="0"
            aria-label=said(text::chances_label)
            aria-valuemin="0"
            aria-valuemax=last
            aria-valuenow=move || course.point().0
            aria-valuetext=told
            on:keydown=key
        >
            <svg
                viewBox=plot::VIEW_BOX
                aria-hidden="true"
                on:pointermove=hover
                on:pointerdown=hover
                on:pointerleave=move |_| hovered.set(None)
                on:click=click
            >
                <rect width="640" height="250" fill="transparent"></rect>
                <g inner_html=move || picture.get()></g>
                <path class="after-hover" d=move || hovered.get().map(|point| cursor(point as f64)).unwrap_or_default()></path>
                <path class="after-cursor" d=move || cursor(now())></path>
            </svg>
        </div>
    }
}

/// How far the analysis has got.
fn progress(course: Curve) -> impl IntoView {
    let Curve { review, language, .. } = course;
    let state = Memo::new(move |_| review.inquiry.with(|inquiry| inquiry.as_ref().map(Inquiry::progress)));
    let under_way = move || state.get().filter(|(done, all)| done < all && !review.failed.get());
    let label = move |(done, all): (usize, usize)| text::analysing(language.get(), done, all - 1);
    view! {
        {move || under_way().map(|(done, all)| view! {
            <div class="after-progress">
                <label for="analysis-progress">{label((done, all))}</label>
                <progress id="analysis-progress" max=all value=done></progress>
            </div>
        })}
        {move || review.failed.get().then(|| view! {
            <div class="after-progress" role="alert">
                <p>{said(text::analysis_failed)}</p>
                <button class="btn" on:click=move |_| review.begin()>{said(text::try_again)}</button>
            </div>
        })}
    }
}
