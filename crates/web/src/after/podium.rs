//! The podium and the ranking.

use std::sync::Arc;

use leptos::prelude::*;
use rabenburg_engine::{Colour, Outcome, Rules, Seat, View};
use rabenburg_session::{PointOfView, Sitter};
use rabenburg_words::{Names, after as text, glossary, table as table_text};

use super::ranking::{Placed, ranking};
use super::source::Showing;
use crate::board::drawing::number;
use crate::board::geometry::Point;
use crate::board::pieces::{Flask, FlaskState, Icon, Medal};
use crate::said::said;
use crate::settings::Settings;

/// Who finished where.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns its properties")]
pub(crate) fn Podium(showing: Arc<Showing>) -> impl IntoView {
    let Settings { language, .. } = expect_context();
    let film = &showing.film;
    let view = film.frame(film.last(), PointOfView::Open).view;
    let outcome = film.outcome();
    let placed = ranking(&view, outcome.as_ref());
    let names = showing.names();
    let label = {
        let (placed, names) = (placed.clone(), names.clone());
        move || {
            let language = language.get();
            let place = |placed: &Placed| {
                text::place(language, placed.place, names.list(placed.side.iter().copied(), language))
            };
            placed.iter().map(place).collect::<Vec<_>>().join("; ")
        }
    };
    let title = if view.rules.is_solo() { text::result } else { text::ranking };
    let (drawing, view_box) = (podium(&placed, &view.rules), view_box(placed.len()));
    let rows: Vec<_> = placed
        .iter()
        .flat_map(|placed| placed.side.iter().map(|&seat| (seat, placed.place, placed.won)))
        .map(|(seat, place, won)| row(&view, &showing, &names, (seat, place, won), outcome.as_ref()))
        .collect();
    view! {
        <section class="panel after-podium" aria-labelledby="ranking-title">
            <h2 id="ranking-title"><Icon name="crown"/>{said(title)}</h2>
            <svg viewBox=view_box preserveAspectRatio="xMidYMax meet" role="img" aria-label=label inner_html=drawing></svg>
            <ol class="after-ranking">{rows}</ol>
        </section>
    }
}

fn row(
    view: &View,
    showing: &Showing,
    names: &Names,
    (seat, place, won): (Seat, usize, bool),
    outcome: Option<&Outcome>,
) -> impl IntoView + use<> {
    let Settings { language, .. } = expect_context();
    let rules = view.rules;
    let there = view.seats[seat.index()];
    let paint = rules.colours[seat.index()];
    let bot = match showing.film.table().players.get(seat.index()).map(|player| player.sitter) {
        Some(Sitter::Bot(level)) => Some(level),
        _ => None,
    };
    let names = names.clone();
    let name = move || names.name(seat, language.get());
    let kind = move || bot.map_or(table_text::person(language.get()), |level| glossary::level(level, language.get()));
    let heard = move || {
        let (language, flasks) = (language.get(), there.flasks);
        let home = table_text::home_of(language, there.home, rules.wizards_each());
        format!("{home}, {}", table_text::flasks_of(language, flasks.full, flasks.spent, flasks.empty))
    };
    let flasks = [
        (there.flasks.full, FlaskState::Full),
        (there.flasks.spent, FlaskState::Spent),
        (there.flasks.empty, FlaskState::Empty),
    ];
    let flasks = flasks.into_iter().flat_map(|(count, state)| (0..count).map(move |_| view! { <Flask state/> }));
    let score = outcome.and_then(|outcome| outcome.score);
    view! {
        <li class=format!("p-{paint}") class:won=won>
            <b class="place" aria-hidden=rules.is_solo().then_some("true")>{(!rules.is_solo()).then_some(place)}</b>
            <Medal colour=paint/>
            <span class="who">
                <b>{name}</b>
                <small>
                    <Icon name=if bot.is_some() { "bot" } else { "person" }/>
                    {kind}
                    <Icon name="castle"/>
                    <span aria-hidden="true">{text::home_of(language.get_untracked(), there.home, rules.wizards_each())}</span>
                    <span class="visually-hidden">{heard}</span>
                </small>
            </span>
            {match score {
                Some(score) => view! {
                    <span class="score"><small>{said(text::score)}</small><b>{score}</b></span>
                }.into_any(),
                None => view! { <span class="flasks" aria-hidden="true">{flasks.collect_view()}</span> }.into_any(),
            }}
        </li>
    }
}

/// The distance between the towers of the podium.
const APART: f64 = 102.0;

fn view_box(sides: usize) -> String {
    let width = (APART * sides as f64 + 40.0).max(430.0);
    format!("{} 26 {width} 252", -width / 2.0)
}

/// The sides on towers: the better, the higher, with the best in the middle.
fn podium(placed: &[Placed], rules: &Rules) -> String {
    let count = placed.len() as f64;
    let width = (APART * count / 2.0 + 12.0).max(150.0);
    let mut svg = format!(
        "<ellipse cy=\"236\" rx=\"{width}\" ry=\"40\" fill=\"var(--g-forest)\"/>\
         <ellipse cy=\"236\" rx=\"{width}\" ry=\"40\" fill=\"url(#pDots)\"/>"
    );
    for (index, placed) in placed.iter().enumerate() {
        // The first in the middle, the second to the right of it, the third to the left, and so on.
        let side = if index % 2 == 1 { 1.0 } else { -1.0 } * index.div_ceil(2) as f64;
        let shift = if placed_evenly(count) { -0.5 } else { 0.0 };
        let x = (side + shift) * APART;
        let layers = 5_usize.saturating_sub(placed.place).max(1);
        svg += &tower(x, layers, placed, rules);
    }
    svg + "<g fill=\"var(--ink)\" opacity=\".75\"><use href=\"#raven-fly\" transform=\"translate(-150 52)scale(1.1)\"/>\
           <use href=\"#raven-fly\" transform=\"translate(140 66)scale(.9)\"/></g>"
}

/// With an even number, the middle is between the first two.
fn placed_evenly(count: f64) -> bool {
    count % 2.0 == 0.0
}

fn tower(x: f64, layers: usize, placed: &Placed, rules: &Rules) -> String {
    let top = 236.0 - 26.0 * layers as f64;
    let mut svg =
        format!("<use href=\"#shadow\" x=\"{x}\" y=\"236\"/><use href=\"#tower-shield\" x=\"{x}\" y=\"236\"/>");
    if !rules.is_solo() {
        svg += &number(placed.place as u8, Point { x, y: 241.6 }, 0.4, "#ffe7a8", 5.6);
    }
    for layer in 1..layers {
        svg += &format!("<use href=\"#card-tower\" x=\"{x}\" y=\"{}\"/>", 236.0 - 26.0 * layer as f64);
    }
    if placed.won {
        svg += &format!("<circle cx=\"{x}\" cy=\"{}\" r=\"62\" fill=\"url(#gGlow)\"/>", top - 24.0);
    }
    let many = placed.side.len() > 1;
    for (index, seat) in placed.side.iter().enumerate() {
        let colour: Colour = rules.colours[seat.index()];
        let (dx, scale) = if many { (if index == 0 { -17.0 } else { 17.0 }, 1.1) } else { (0.0, 1.35) };
        svg += &format!(
            "<use href=\"#wiz-{colour}\" class=\"p-{colour}\" transform=\"translate({} {})scale({scale})\"/>",
            x + dx,
            top + 3.0
        );
    }
    svg
}
