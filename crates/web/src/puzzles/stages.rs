//! A little stage for every theme, built from the pieces of the game.

use std::fmt::Write;

use leptos::prelude::*;
use rabenburg_engine::{Colour, Face};
use rabenburg_puzzles::Theme;

use crate::board::drawing::cards;

#[component]
pub(super) fn Stage(theme: Theme) -> impl IntoView {
    view! {
        <svg
            class="stage"
            viewBox="0 0 280 128"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            focusable="false"
            inner_html=drawn(theme)
        ></svg>
    }
}

fn drawn(theme: Theme) -> String {
    let (ground, pattern) = match theme {
        Theme::Stowaway | Theme::ShutTheDoor | Theme::Memory => ("ruins", "pFlag"),
        Theme::LastFlask | Theme::ComeWhatMay => ("hills", "pGrass"),
        Theme::AtOneStroke | Theme::Unstoppable => ("forest", "pDots"),
        Theme::RavensFlight | Theme::OpenSolo => ("water", "pWave"),
    };
    let land = "M0 98Q70 82 140 96T280 92V128H0Z";
    format!(
        "<rect width=\"280\" height=\"128\" fill=\"url(#sky)\"/>\
         <path d=\"M0 88 50 62 92 84 150 54 205 82 250 64 280 80V128H0Z\" fill=\"var(--hill0)\"/>\
         <path d=\"{land}\" fill=\"var(--g-{ground})\"/><path d=\"{land}\" fill=\"url(#{pattern})\"/>{}",
        pieces(theme)
    )
}

fn pieces(theme: Theme) -> String {
    match theme {
        Theme::Stowaway => {
            [
                put("t1", 118, 112, 0.8),
                put("t9", 118, 91, 0.8),
                put("t7", 118, 70, 0.8),
                "<circle cx=\"176\" cy=\"66\" r=\"27\" fill=\"#1d2a52\" stroke=\"#1b1330\" stroke-width=\"6\"/>\
                 <circle cx=\"176\" cy=\"66\" r=\"27\" fill=\"#33508f\" stroke=\"#a9ecff\" stroke-width=\"2.5\"/>"
                    .into(),
                wizard("blue", 176, 86, 0.84),
                "<path d=\"M162 44V88M176 40V92M190 44V88\" stroke=\"#dfe6fb\" stroke-width=\"2.4\" opacity=\".75\"/>".into(),
            ]
            .concat()
        }
        Theme::LastFlask => {
            let full: String = (0..4).map(|flask| put("flask-full", 40 + 30 * flask, 80, 1.05)).collect();
            format!(
                "<g class=\"p-blue\">{full}</g>{}{}{}",
                put("flask-empty", 160, 80, 1.05),
                put("castle", 226, 116, 0.84),
                wizard("blue", 188, 116, 0.9)
            )
        }
        Theme::AtOneStroke => [
            wizard("red", 150, 112, 0.85),
            wizard("yellow", 172, 104, 0.85),
            wizard("green", 194, 112, 0.85),
            put("t6", 172, 64, 0.85),
            dots("M70 92Q110 8 162 34"),
            put("t4", 70, 114, 0.7),
        ]
        .concat(),
        Theme::RavensFlight => [
            put("castle", 66, 116, 0.8),
            dots("M96 70Q150 14 206 84"),
            put("pad-shield", 212, 104, 0.9),
            "<ellipse cx=\"212\" cy=\"104\" rx=\"42\" ry=\"20\" fill=\"none\" stroke=\"#ffc845\" stroke-width=\"3\"/>".into(),
            format!("<g fill=\"#171030\">{}{}</g>", put("raven-fly", 150, 40, 1.0), put("raven-fly", 176, 60, 0.75)),
        ]
        .concat(),
        Theme::ShutTheDoor => [
            put("castle", 196, 116, 0.84),
            put("t8", 136, 116, 0.78),
            put("t5", 136, 96, 0.78),
            wizard("red", 78, 116, 0.9),
            "<g transform=\"translate(108 66)\"><circle r=\"14\" fill=\"#6d1608\" stroke=\"#ffd9cd\" stroke-width=\"3\"/>\
             <path d=\"M-5-5 5 5M5-5-5 5\" stroke=\"#ffd9cd\" stroke-width=\"4\" stroke-linecap=\"round\"/></g>"
                .into(),
        ]
        .concat(),
        Theme::ComeWhatMay => (0..6).fold(String::new(), |mut drawn, index| {
            let (x, y, turn) = (42 + index * 40, 78 + index % 2 * 16, if index % 2 == 0 { -8 } else { 8 });
            let _ = write!(drawn, "<use href=\"#die{}\" transform=\"translate({x} {y})rotate({turn})scale(1.05)\"/>", index + 1);
            drawn
        }),
        Theme::Unstoppable => [
            dots("M92 96 140 58M140 58 190 36M140 58 190 82"),
            wizard("blue", 74, 116, 1.0),
            wizard("red", 208, 56, 0.66),
            wizard("red", 208, 104, 0.66),
            "<circle cx=\"140\" cy=\"58\" r=\"9\" fill=\"#ffc845\" stroke=\"#1b1330\" stroke-width=\"2\"/>".into(),
        ]
        .concat(),
        Theme::OpenSolo => {
            let faces = ["T2", "W3", "T4W2", "T5", "W1"].into_iter().filter_map(Face::from_code);
            faces.enumerate().fold(String::new(), |mut drawn, (index, face)| {
                let aside = index as i32 - 2;
                let (x, y, turn) = (62 + 30 * index, 36 + 5 * aside.abs(), 9 * aside);
                let card = cards::face(face, Colour::Purple);
                let _ = write!(drawn, "<g transform=\"translate({x} {y})rotate({turn})scale(.56)\">{card}</g>");
                drawn
            })
        }
        Theme::Memory => [
            put("t3", 90, 114, 0.74),
            put("t8", 90, 95, 0.74),
            put("t2", 190, 114, 0.74),
            format!("<g opacity=\".35\">{}</g>", wizard("green", 140, 112, 0.9)),
            "<path d=\"M134 60a8 8 0 1 1 10 9q-4 2-4 7\" fill=\"none\" stroke=\"#fff3d6\" stroke-width=\"4.4\" stroke-linecap=\"round\"/>\
             <circle cx=\"140\" cy=\"85\" r=\"3\" fill=\"#fff3d6\"/>"
                .into(),
        ]
        .concat(),
    }
}

fn put(id: &str, x: i32, y: i32, scale: f64) -> String {
    format!("<use href=\"#{id}\" transform=\"translate({x} {y})scale({scale})\"/>")
}

fn wizard(colour: &str, x: i32, y: i32, scale: f64) -> String {
    format!("<use href=\"#wiz-{colour}\" class=\"p-{colour}\" transform=\"translate({x} {y})scale({scale})\"/>")
}

fn dots(way: &str) -> String {
    format!(
        "<path d=\"{way}\" fill=\"none\" stroke=\"#0b1430\" stroke-opacity=\".6\" stroke-width=\"7\" stroke-linecap=\"round\"/>\
         <path d=\"{way}\" fill=\"none\" stroke=\"#a9ecff\" stroke-width=\"4\" stroke-linecap=\"round\" stroke-dasharray=\".1 8\"/>"
    )
}
