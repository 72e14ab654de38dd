//! The landscape around the game: sky, moon, mountains, and ravens in front of them.
//!
//! It is a picture and says nothing; its colours are the theme's. It is drawn as text, because nothing in it ever
//! changes, and the document shows it before the page itself is there.

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

/// What is in the picture of the landscape. Most of it is the same from every viewpoint, and part of the sprite.
pub fn drawing(panorama: &Panorama) -> String {
    let Panorama { horizon, dusk, moon: (x, y, radius), .. } = *panorama;
    let (glow, land, face) = (horizon - 20, horizon - 470, radius / 32.0);
    let mut svg = format!(
        r##"<g class="scene-far"><rect y="-600" width="1440" height="601" fill="var(--sky0)"/><rect width="1440" height="{horizon}" fill="url(#scene-sky)"/></g><use href="#scene-stars"/><g class="scene-far"><ellipse class="scene-dusk" cx="{dusk}" cy="{glow}" rx="620" ry="150" fill="url(#scene-dusk)"/></g><g class="scene-moon"><circle cx="{x}" cy="{y}" r="170" fill="url(#scene-orb)"/><circle cx="{x}" cy="{y}" r="{radius}" fill="var(--orb)"/><use href="#scene-face" transform="translate({x} {y})scale({face})"/></g><g class="scene-far"><use href="#scene-ridges" y="{land}"/></g><g class="scene-ravens" fill="#171030" opacity=".85">"##
    );
    for &(x, y, scale) in panorama.ravens {
        put(&mut svg, format_args!(r##"<use href="#raven-fly" transform="translate({x} {y})scale({scale})"/>"##));
    }
    svg.push_str(r##"</g><use class="scene-pines" href="#scene-pines"/>"##);
    for &(x, y) in panorama.lights {
        put(&mut svg, format_args!(r##"<use href="#ghost-light" x="{x}" y="{y}" opacity=".5"/>"##));
    }
    svg
}

/// The picture of the landscape as the document shows it first.
pub fn picture(panorama: &Panorama) -> String {
    format!(
        "<svg class=\"{}\" viewBox=\"0 0 1440 900\" preserveAspectRatio=\"xMidYMin slice\" aria-hidden=\"true\">{}</svg>",
        panorama.class,
        drawing(panorama)
    )
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
    pub(crate) fn Scenery(panorama: &'static Panorama) -> impl IntoView {
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
        assert!(svg.contains(r#"height="262""#) && svg.contains(r##"#scene-ridges" y="-208""##));
        assert!(drawing(&Panorama { horizon: 470, ..TABLE }).contains(r##"#scene-ridges" y="0""##));
    }
}
