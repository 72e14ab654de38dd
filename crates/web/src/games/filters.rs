//! The filters above the list: three rows of links, so that the address keeps them.

use leptos::prelude::*;
use rabenburg_words::games as text;

use super::filter::{Filter, Place, Show as Which, Size};
use crate::route::Route;
use crate::said::said;
use crate::settings::Settings;
use crate::start::sign::TextFn;

struct Segment {
    filter: Filter,
    chosen: bool,
    name: String,
    /// What screen readers say, where the name is too short.
    label: Option<String>,
}

/// The filters. The numbers are those of running and finished games.
#[component]
pub(super) fn Filters(#[prop(into)] filter: Signal<Filter>, #[prop(into)] counts: Signal<(u32, u32)>) -> impl IntoView {
    let language = expect_context::<Settings>().language;
    let which = move || {
        let (now, language, (running, finished)) = (filter.get(), language.get(), counts.get());
        let option =
            |(show, name)| Segment { filter: Filter { show, ..now }, chosen: now.show == show, name, label: None };
        let all = [
            (Which::All, text::show_all(language).to_owned()),
            (Which::Running, text::show_running(language, running)),
            (Which::Finished, text::show_finished(language, finished)),
        ];
        segment(all.into_iter().map(option))
    };
    let place = move || {
        let (now, language) = (filter.get(), language.get());
        let option = |(place, name): (Place, TextFn)| Segment {
            filter: Filter { place, ..now },
            chosen: now.place == place,
            name: name(language).to_owned(),
            label: None,
        };
        let all: [(Place, TextFn); 3] = [
            (Place::Everywhere, text::where_everywhere),
            (Place::Online, text::where_online),
            (Place::Here, text::where_here),
        ];
        segment(all.into_iter().map(option))
    };
    let size = move || {
        let (now, language) = (filter.get(), language.get());
        let option = |(size, name, label): (Size, &str, Option<String>)| Segment {
            filter: Filter { size, ..now },
            chosen: now.size == size,
            name: name.to_owned(),
            label,
        };
        let players = |n| Some(text::size_players(language, n));
        let all = [
            (Size::Any, text::size_any(language), None),
            (Size::Two, text::size_two(language), players(2)),
            (Size::Three, text::size_three(language), players(3)),
            (Size::Four, text::size_four(language), players(4)),
            (Size::More, text::size_more(language), Some(text::size_five_or_six(language).to_owned())),
            (Size::Solo, text::size_solo(language), None),
        ];
        segment(all.into_iter().map(option))
    };
    view! {
        <div class="games-filters">
            <nav class="games-seg" aria-label=said(text::show)>{which}</nav>
            <nav class="games-seg" aria-label=said(text::which_place)>{place}</nav>
            <nav class="games-seg" aria-label=said(text::size)>{size}</nav>
        </div>
    }
}

fn segment(options: impl Iterator<Item = Segment>) -> AnyView {
    options
        .map(|Segment { filter, chosen, name, label }| {
            let way = Route::Games(filter.to_string()).href();
            view! { <a href=way aria-current=chosen.then_some("true") aria-label=label>{name}</a> }
        })
        .collect_view()
        .into_any()
}
