//! The picture of the start page: the raven castle on its stack, and wizards round it.

use crate::said::said;
use leptos::prelude::*;
use rabenburg_words::start as words;

/// An island of the course. The ground first, then what stands on it, from far to near.
const ISLAND: &str = concat!(
    r##"<defs><linearGradient id="hero-edge" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".14"/><stop offset=".3" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#10091f" stop-opacity=".5"/></linearGradient></defs>"##,
    r##"<ellipse cx="262" cy="536" rx="262" ry="70" fill="#0d0822" opacity="var(--slab-o)"/><path d="M10 500V528A250 66 0 0 0 510 528V500Z" fill="var(--g-edge)"/><path d="M10 500V509A250 66 0 0 0 510 509V500Z" fill="var(--g-edge2)"/><path d="M10 500V528A250 66 0 0 0 510 528V500Z" fill="url(#hero-edge)"/>"##,
    r##"<ellipse cx="260" cy="500" rx="250" ry="66" fill="var(--g-forest)"/><ellipse cx="260" cy="500" rx="250" ry="66" fill="url(#pDots)"/><path d="M332 437.8A250 66 0 0 1 510 500 250 66 0 0 1 420 551C400 520 330 520 300 490 290 470 310 450 332 437.8Z" fill="var(--g-water)"/><path d="M332 437.8A250 66 0 0 1 510 500 250 66 0 0 1 420 551C400 520 330 520 300 490 290 470 310 450 332 437.8Z" fill="url(#pWave)"/><ellipse cx="260" cy="500" rx="250" ry="66" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/>"##,
    r##"<use href="#tree" transform="translate(60 486)scale(1.5)"/><use href="#tree" transform="translate(36 500)scale(1.1)"/><use href="#tree" transform="translate(96 462)scale(1.7)"/><use href="#tree" transform="translate(122 456)scale(1.2)"/><use href="#tree" transform="translate(150 448)scale(1.5)"/><use href="#bush" transform="translate(180 456)scale(1.2)"/><use href="#boat" transform="translate(458 474)scale(1.1)"/><use href="#reed" transform="translate(334 452)scale(1.2)"/><use href="#reed" transform="translate(440 530)"/>"##,
    r##"<use href="#pad" x="380" y="510"/><use href="#shadow" x="380" y="510"/><use href="#t6" x="380" y="510"/><use href="#t3" x="380" y="484"/><use href="#wiz-yellow" class="p-yellow" x="380" y="449"/><use href="#wiz-red" class="p-red" x="360" y="464"/><use href="#wiz-purple" class="p-purple" x="400" y="464"/>"##,
    r##"<use href="#pad-shield" x="236" y="498"/><use href="#shadow" transform="translate(236 498)scale(1.4 1)"/><use href="#t4" x="236" y="498"/><use href="#t9" x="236" y="472"/><use href="#t2" x="236" y="446"/><use href="#t7" x="236" y="420"/><use href="#t1" x="236" y="394"/><ellipse cx="236" cy="368" rx="80" ry="44" fill="url(#gGlow)" opacity=".7"/><use href="#castle" x="236" y="368"/>"##,
    r##"<use href="#pad" x="108" y="524"/><use href="#wiz-green" class="p-green" x="93" y="526"/><use href="#wiz-blue" class="p-blue" x="123" y="526"/><use href="#ghost-light" x="152" y="540"/><use href="#ghost-light" x="164" y="536"/><use href="#wiz-orange" class="p-orange" x="300" y="540"/>"##,
    r##"<g fill="#171030"><use href="#raven-fly" transform="translate(196 214)scale(1.4)"/><use href="#raven-fly" transform="translate(60 190)"/><use href="#raven-fly" transform="translate(390 210)scale(1.2)"/></g>"##,
);

/// The picture with its title.
#[component]
pub(crate) fn Hero() -> impl IntoView {
    view! {
        <div class="start-left">
            <div class="start-title">
                <h1>"Rabenburg"</h1>
                <p>{said(words::claim)}</p>
            </div>
            <svg class="start-hero" viewBox="0 150 524 460" role="img" aria-label=said(words::scene) inner_html=ISLAND></svg>
            <p class="start-aim">{said(words::aim)}</p>
        </div>
    }
}
