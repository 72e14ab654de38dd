//! The sky, the hills and the land behind the table.

use crate::board::geometry::Layout;

/// The `viewBox` of the backdrop; it is cut to fit (`xMidYMin slice`).
pub const VIEW_BOX: &str = "0 0 1440 900";

const FAR: &str = "M-10 232L90 170L150 202L260 150L350 204L430 176L560 232L660 188L740 216L860 158L960 210L1050 178L1180 138L1290 206L1370 174L1450 216V332H-10Z";
const MIDDLE: &str = "M-10 258Q120 208 250 242T520 246T800 230T1100 248T1450 224V342H-10Z";
const NEAR: &str = "M-10 296Q180 244 380 284T760 272T1140 284T1450 268V382H-10Z";
const LAND: &str = "M-10 324Q360 282 720 306T1450 312V910H-10Z";

const STARS: [(u16, u8, &str); 15] = [
    (90, 60, "1.5"),
    (180, 120, "1"),
    (260, 40, "1.3"),
    (420, 70, "1.6"),
    (520, 30, "1"),
    (610, 80, "1.2"),
    (700, 24, "1.4"),
    (790, 66, "1"),
    (880, 34, "1.5"),
    (960, 90, "1"),
    (1040, 46, "1.3"),
    (1130, 80, "1"),
    (1210, 40, "1.6"),
    (1300, 70, "1.1"),
    (1390, 30, "1.4"),
];

/// The backdrop.
pub fn backdrop(layout: Layout) -> String {
    let (dusk, moon, ravens, pines, ghosts) = match layout {
        Layout::Desktop => (480, "360 100", DESKTOP_RAVENS, PINES, DESKTOP_GHOSTS),
        Layout::Phone => (720, "600 150", PHONE_RAVENS, "", PHONE_GHOSTS),
    };
    let stars: String = STARS.iter().map(|(x, y, r)| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>")).collect();
    format!(
        "<rect width=\"1440\" height=\"262\" fill=\"url(#sky)\"/><g fill=\"var(--star)\">{stars}</g>\
         <ellipse cx=\"{dusk}\" cy=\"242\" rx=\"620\" ry=\"150\" fill=\"url(#dusk)\"/>\
         <g transform=\"translate({moon})\"><circle r=\"170\" fill=\"url(#orb)\"/><circle r=\"32\" fill=\"var(--orb)\"/>\
         <path d=\"M-12-8a9 6 0 0 0 10 8M6 12a8 5 0 0 0 12-4M4-16a6 4 0 0 0 9 3\" fill=\"none\" stroke=\"#b98f5a\" stroke-width=\"2\" opacity=\".35\"/></g>\
         {}<g fill=\"var(--hill1)\" transform=\"translate(1235 210)\"><path d=\"M-30 30V-10H-20V30M-4 30V-34H10V30M22 30V-2H32V30M-32-10-25-30-18-10M-7-34 3-66 13-34M20-2 27-22 34-2M-30 30V6H32V30Z\"/><path d=\"M1-18h4v7h-4zM-27 0h3v6h-3z\" fill=\"#ffc94f\"/></g>\
         {}{}{}<g fill=\"#171030\" opacity=\".85\">{ravens}</g><g fill=\"#0f0b26\" opacity=\"var(--pine-o)\">{pines}</g><g opacity=\".5\">{ghosts}</g>",
        ridge(FAR, "var(--hill0)"),
        ridge(MIDDLE, "var(--hill1)"),
        ridge(NEAR, "var(--hill2)"),
        ridge(LAND, "url(#land)"),
    )
}

const DESKTOP_RAVENS: &str = "<use href=\"#raven-fly\" transform=\"translate(585 140)scale(.9)\"/><use href=\"#raven-fly\" transform=\"translate(622 120)scale(.6)\"/><use href=\"#raven-fly\" transform=\"translate(1060 96)scale(.8)\"/><use href=\"#raven-fly\" transform=\"translate(1098 116)scale(.55)\"/>";
const PHONE_RAVENS: &str = "<use href=\"#raven-fly\" transform=\"translate(760 150)scale(.8)\"/><use href=\"#raven-fly\" transform=\"translate(790 136)scale(.55)\"/>";
const PINES: &str = "<use href=\"#pine\" transform=\"translate(-10 930)scale(1.5)\"/><use href=\"#pine\" transform=\"translate(70 960)scale(1.15)\"/><use href=\"#pine\" transform=\"translate(150 980)scale(.9)\"/><use href=\"#pine\" transform=\"translate(1450 930)scale(1.5)\"/><use href=\"#pine\" transform=\"translate(1372 965)scale(1.1)\"/><use href=\"#pine\" transform=\"translate(1300 985)scale(.85)\"/>";
const DESKTOP_GHOSTS: &str = "<use href=\"#ghost-light\" x=\"300\" y=\"640\"/><use href=\"#ghost-light\" x=\"330\" y=\"760\"/><use href=\"#ghost-light\" x=\"1150\" y=\"700\"/><use href=\"#ghost-light\" x=\"1190\" y=\"600\"/><use href=\"#ghost-light\" x=\"420\" y=\"830\"/><use href=\"#ghost-light\" x=\"1010\" y=\"812\"/>";
const PHONE_GHOSTS: &str =
    "<use href=\"#ghost-light\" x=\"560\" y=\"620\"/><use href=\"#ghost-light\" x=\"890\" y=\"640\"/>";

fn ridge(path: &str, fill: &str) -> String {
    format!(
        "<path d=\"{path}\" transform=\"translate(0-5)\" fill=\"#0d0822\" opacity=\".16\"/>\
         <path d=\"{path}\" fill=\"{fill}\" stroke=\"#fff\" stroke-opacity=\".13\" stroke-width=\"1.6\"/>"
    )
}
