//! Single pieces as small pictures for all pages: cards, flasks, candles, wizards, icons. They are decorative: whatever
//! shows one also says in words what it means.

use leptos::prelude::*;
use rabenburg_engine::{Colour, Face, Spell, TowerId};

use super::drawing::cards;
use super::drawing::centre::costs;
use super::drawing::piece::emblem;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FlaskState {
    /// Filled, with cork.
    Full,
    /// Not filled yet.
    Empty,
    /// Emptied by a spell.
    Spent,
}

/// An icon by its name in the sprite without `i-`, such as `castle`.
#[component]
pub(crate) fn Icon(#[prop(into)] name: Signal<&'static str>) -> impl IntoView {
    let drawing = move || format!("<use href=\"#i-{}\"/>", name.get());
    view! { <svg class="ic" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false" inner_html=drawing></svg> }
}

/// The face of a card; its wizard wears that colour.
#[component]
pub(crate) fn CardFace(#[prop(into)] face: Signal<Face>, #[prop(into)] colour: Signal<Colour>) -> impl IntoView {
    let drawing = move || cards::face(face.get(), colour.get());
    view! { <svg class="card-face" viewBox=cards::VIEW_BOX aria-hidden="true" focusable="false" inner_html=drawing></svg> }
}

#[component]
pub(crate) fn CardBack() -> impl IntoView {
    view! { <svg class="card-face" viewBox=cards::VIEW_BOX aria-hidden="true" focusable="false" inner_html=cards::back()></svg> }
}

/// A flask; its liquid has the colour of the class `p-…` around it.
#[component]
pub(crate) fn Flask(#[prop(into)] state: Signal<FlaskState>) -> impl IntoView {
    let name = move || match state.get() {
        FlaskState::Full => "full",
        FlaskState::Empty => "empty",
        FlaskState::Spent => "spent",
    };
    let drawing = move || format!("<use href=\"#flask-{}\"/>", name());
    // The class makes a flask bubble that has just been filled.
    let class = move || format!("flask {}", name());
    view! { <svg class=class viewBox="-12 -16 24 28" aria-hidden="true" focusable="false" inner_html=drawing></svg> }
}

/// A candle: an action left, or a used one.
#[component]
pub(crate) fn Candle(#[prop(into)] lit: Signal<bool>) -> impl IntoView {
    let drawing = move || if lit.get() { "<use href=\"#candle-on\"/>" } else { "<use href=\"#candle-off\"/>" };
    view! { <svg class="candle" viewBox="-11 -18 22 32" aria-hidden="true" focusable="false" inner_html=drawing></svg> }
}

/// A wizard's head in a round frame of its colour.
#[component]
pub(crate) fn Medal(colour: Colour) -> impl IntoView {
    view! {
        <span class=format!("medal p-{colour}") aria-hidden="true">
            <svg viewBox="-17 -50 34 36" focusable="false" inner_html=wizard(colour)></svg>
        </span>
    }
}

/// A whole wizard, in colour if it is `home`, otherwise as a silhouette.
#[component]
pub(crate) fn HomeWizard(colour: Colour, #[prop(into)] home: Signal<bool>) -> impl IntoView {
    let class = move || if home.get() { format!("home-wizard in p-{colour}") } else { "home-wizard".to_string() };
    view! { <svg class=class viewBox="-16 -50 32 56" aria-hidden="true" focusable="false" inner_html=wizard(colour)></svg> }
}

#[component]
pub(crate) fn Hat(colour: Colour) -> impl IntoView {
    let class = format!("hat p-{colour}");
    view! { <svg class=class viewBox="-15 -48 30 34" aria-hidden="true" focusable="false" inner_html=wizard(colour)></svg> }
}

#[component]
pub(crate) fn Emblem(colour: Colour) -> impl IntoView {
    let drawing = format!(
        "<circle r=\"7.4\" fill=\"var(--pc)\" stroke=\"#1b1330\" stroke-width=\"1\"/>\
         <use href=\"#{}\" transform=\"scale(.86)\" fill=\"var(--pe)\" color=\"var(--pe)\"/>",
        emblem(colour)
    );
    let class = format!("emblem p-{colour}");
    view! { <svg class=class viewBox="-8 -8 16 16" aria-hidden="true" focusable="false" inner_html=drawing></svg> }
}

/// A spell's medallion, with its cost if it is given.
#[component]
pub(crate) fn SpellIcon(spell: Spell, #[prop(optional)] cost: u8) -> impl IntoView {
    let drawing = format!("<use href=\"#spell-{}\"/>{}", spell.name().replace('_', "-"), costs(cost));
    view! { <svg class="spell-icon" viewBox="-28 -28 56 58" aria-hidden="true" focusable="false" inner_html=drawing></svg> }
}

#[component]
pub(crate) fn TowerIcon(#[prop(into)] tower: Signal<TowerId>) -> impl IntoView {
    let drawing = move || format!("<use href=\"#t{}\"/>", tower.get());
    view! { <svg class="tower-icon" viewBox="-44 -46 88 68" aria-hidden="true" focusable="false" inner_html=drawing></svg> }
}

/// The raven in front of the moon: the logo, and the mark of the player whose turn it is.
#[component]
pub(crate) fn Crest() -> impl IntoView {
    view! { <svg class="crest" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false" inner_html="<use href=\"#crest\"/>"></svg> }
}

fn wizard(colour: Colour) -> String {
    format!("<use href=\"#wiz-{colour}\"/>")
}
