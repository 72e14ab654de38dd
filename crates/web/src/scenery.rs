//! The landscape around the game: sky, moon, mountains, and ravens in front of them.
//!
//! It is a picture and says nothing; its colours are the theme's. It is drawn as text, because nothing in it ever
//! changes.

use core::fmt::Write;

/// A viewpoint onto the landscape.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panorama {
    /// The class of the picture, which lets narrow screens move its parts.
    pub class: &'static str,
    /// Where the land begins, in a picture of 1440 by 900.
    horizon: i32,
    /// Where the sun has set.
    dusk: i32,
    /// Centre and radius of the moon.
    moon: (i32, i32, f32),
    /// Ravens: place and size.
    ravens: &'static [(i32, i32, f32)],
    /// Ghost lights over the land.
    lights: &'static [(i32, i32)],
}

/// The panorama of the start page: much sky, and a large moon.
pub const START: Panorama = Panorama {
    class: "scene scene-start",
    horizon: 470,
    dusk: 356,
    moon: (236, 352, 62.0),
    ravens: &[(1180, 120, 1.0), (1230, 96, 0.7), (1130, 160, 0.6)],
    lights: &[(120, 700), (760, 820), (1320, 640), (660, 600)],
};

/// The panorama of the table: the horizon is high, because the course lies on the land.
pub const TABLE: Panorama = Panorama {
    class: "scene scene-table",
    horizon: 262,
    dusk: 480,
    moon: (360, 100, 32.0),
    ravens: &[(585, 140, 0.9), (622, 120, 0.6), (1060, 96, 0.8), (1098, 116, 0.55)],
    lights: &[(300, 640), (330, 760), (1150, 700), (1190, 600), (420, 830), (1010, 812)],
};

const STARS: [(i32, i32, f32); 15] = [
    (90, 60, 1.5),
    (180, 120, 1.0),
    (260, 40, 1.3),
    (420, 70, 1.6),
    (520, 30, 1.0),
    (610, 80, 1.2),
    (700, 24, 1.4),
    (790, 66, 1.0),
    (880, 34, 1.5),
    (960, 90, 1.0),
    (1040, 46, 1.3),
    (1130, 80, 1.0),
    (1210, 40, 1.6),
    (1300, 70, 1.1),
    (1390, 30, 1.4),
];

/// The ridges from far to near, and their fill. They are drawn for a horizon at 470.
const RIDGES: [(&str, &str); 4] = [
    (
        "M-10 440L90 378L150 410L260 358L350 412L430 384L560 440L660 396L740 424L860 366L960 418L1050 386L1180 346L1290 414L1370 382L1450 424V540H-10Z",
        "var(--hill0)",
    ),
    ("M-10 466Q120 416 250 450T520 454T800 438T1100 456T1450 432V550H-10Z", "var(--hill1)"),
    ("M-10 504Q180 452 380 492T760 480T1140 492T1450 476V590H-10Z", "var(--hill2)"),
    ("M-10 532Q360 490 720 514T1450 520V1400H-10Z", "url(#scene-land)"),
];

/// A castle on the mountains, far away.
const FAR_CASTLE: &str = r##"<g fill="var(--hill1)" transform="translate(1235 418)"><path d="M-30 30V-10H-20V30M-4 30V-34H10V30M22 30V-2H32V30M-32-10-25-30-18-10M-7-34 3-66 13-34M20-2 27-22 34-2M-30 30V6H32V30Z"/><path d="M1-18h4v7h-4zM-27 0h3v6h-3z" fill="#ffc94f"/></g>"##;

const GRADIENTS: &str = r##"<defs><linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sky0)"/><stop offset=".32" stop-color="var(--sky1)"/><stop offset=".6" stop-color="var(--sky2)"/><stop offset=".8" stop-color="var(--sky3)"/><stop offset="1" stop-color="var(--sky4)"/></linearGradient><linearGradient id="scene-land" gradientUnits="userSpaceOnUse" x1="0" y1="500" x2="0" y2="905"><stop offset="0" stop-color="var(--land0)"/><stop offset="1" stop-color="var(--land1)"/></linearGradient><radialGradient id="scene-orb"><stop offset="0" stop-color="var(--orb)" stop-opacity=".55"/><stop offset=".4" stop-color="var(--orb)" stop-opacity=".2"/><stop offset="1" stop-color="var(--orb)" stop-opacity="0"/></radialGradient><radialGradient id="scene-dusk"><stop offset="0" stop-color="var(--sky4)" stop-opacity=".9"/><stop offset="1" stop-color="var(--sky4)" stop-opacity="0"/></radialGradient></defs>"##;

const PINES: &str = r##"<g class="scene-pines" fill="#0f0b26" opacity="var(--pine-o)"><use href="#pine" transform="translate(-10 930)scale(1.5)"/><use href="#pine" transform="translate(70 960)scale(1.15)"/><use href="#pine" transform="translate(150 980)scale(.9)"/><use href="#pine" transform="translate(1450 930)scale(1.5)"/><use href="#pine" transform="translate(1372 965)scale(1.1)"/><use href="#pine" transform="translate(1300 985)scale(.85)"/></g>"##;

/// The picture of the landscape.
pub fn drawing(panorama: &Panorama) -> String {
    let Panorama { horizon, dusk, moon: (x, y, radius), .. } = *panorama;
    let mut svg = String::from(GRADIENTS);
    let sky = format!(
        r##"<g class="scene-far"><rect y="-600" width="1440" height="601" fill="var(--sky0)"/><rect width="1440" height="{horizon}" fill="url(#scene-sky)"/></g>"##
    );
    svg.push_str(&sky);
    svg.push_str(r#"<g fill="var(--star)">"#);
    for (x, y, r) in STARS {
        put(&mut svg, format_args!(r#"<circle cx="{x}" cy="{y}" r="{r}"/>"#));
    }
    put(
        &mut svg,
        format_args!(
            r##"</g><g class="scene-far"><ellipse class="scene-dusk" cx="{dusk}" cy="{}" rx="620" ry="150" fill="url(#scene-dusk)"/></g>"##,
            horizon - 20
        ),
    );
    put(
        &mut svg,
        format_args!(
            r##"<g class="scene-moon"><circle cx="{x}" cy="{y}" r="170" fill="url(#scene-orb)"/><circle cx="{x}" cy="{y}" r="{radius}" fill="var(--orb)"/><path d="M-12-8a9 6 0 0 0 10 8M6 12a8 5 0 0 0 12-4M4-16a6 4 0 0 0 9 3" transform="translate({x} {y})scale({})" fill="none" stroke="#b98f5a" stroke-width="2" opacity=".35"/></g>"##,
            radius / 32.0
        ),
    );
    put(&mut svg, format_args!(r#"<g class="scene-far"><g transform="translate(0 {})">"#, horizon - 470));
    for (number, (path, paint)) in RIDGES.into_iter().enumerate() {
        put(
            &mut svg,
            format_args!(
                r##"<path d="{path}" transform="translate(0-5)" fill="#0d0822" opacity=".16"/><path d="{path}" fill="{paint}" stroke="#fff" stroke-opacity=".13" stroke-width="1.6"/>"##
            ),
        );
        if number == 0 {
            svg.push_str(FAR_CASTLE);
        }
    }
    svg.push_str(r##"</g></g><g class="scene-ravens" fill="#171030" opacity=".85">"##);
    for &(x, y, scale) in panorama.ravens {
        put(&mut svg, format_args!(r##"<use href="#raven-fly" transform="translate({x} {y})scale({scale})"/>"##));
    }
    svg.push_str("</g>");
    svg.push_str(PINES);
    for &(x, y) in panorama.lights {
        put(&mut svg, format_args!(r##"<use href="#ghost-light" x="{x}" y="{y}" opacity=".5"/>"##));
    }
    svg
}

fn put(svg: &mut String, text: core::fmt::Arguments<'_>) {
    svg.write_fmt(text).expect("a string takes everything");
}

#[cfg(target_arch = "wasm32")]
mod component {
    use leptos::prelude::*;

    use super::{Panorama, drawing};

    /// The landscape behind a page.
    #[component]
    pub(crate) fn Scenery(
        /// The viewpoint.
        panorama: &'static Panorama,
    ) -> impl IntoView {
        view! {
            <svg
                class=panorama.class
                viewBox="0 0 1440 900"
                preserveAspectRatio="xMidYMin slice"
                aria-hidden="true"
                inner_html=drawing(panorama)
            ></svg>
        }
    }
}

#[cfg(target_arch = "wasm32")]
pub(crate) use component::Scenery;

#[cfg(test)]
mod tests {
    use super::{Panorama, START, TABLE, drawing};

    #[test]
    fn pictures_of_the_land_have_no_inline_styles() {
        for panorama in [START, TABLE] {
            let svg = drawing(&panorama);
            assert!(!svg.contains("style="), "the page's policy forbids inline styles");
            assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
        }
    }

    #[test]
    fn the_land_rises_with_the_horizon() {
        let svg = drawing(&TABLE);
        assert!(svg.contains(r#"height="262""#) && svg.contains("translate(0 -208)"));
        assert!(drawing(&Panorama { horizon: 470, ..TABLE }).contains("translate(0 0)"));
    }
}
