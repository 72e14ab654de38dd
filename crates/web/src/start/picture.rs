//! The start page as the document shows it until the page itself is there: for a newcomer, element for element what the
//! components make of it. A test in the browser compares the two.

use rabenburg_engine::Colour;
use rabenburg_words::{Language, about, glossary, solving, start as words};

use super::plan::{Kind, Plan, Taker};
use super::steps::STEPS;
use super::telling;
use crate::html::{Plain, icon};
use crate::route::{Finished, Route};
use crate::scenery::{self, START};

/// The start page in all languages, on the land that all of them share.
pub fn first_picture() -> String {
    let pages: String = Language::ALL.into_iter().map(page).collect();
    format!("{}{pages}", scenery::picture(&START))
}

fn page(language: Language) -> String {
    let plan = Plan::new(Kind::Bots);
    let said = |text: fn(Language) -> &'static str| Plain(text(language));
    let code = language.code();
    let (bar, now, opponents, tiles) =
        (bar(language), now(language, &plan), opponents(language, &plan), tiles(language));
    let daily = daily(language);
    let (claim, scene, aim) = (said(words::claim), said(words::scene), said(words::aim));
    let (label, example, join) = (said(words::table_code), said(words::table_code_example), said(words::join));
    let (footer, replay, result) = (said(words::footer), said(words::replay), Route::Result(Finished::Last).href());
    format!(
        "<main class=\"start\" lang=\"{code}\">{bar}<div class=\"start-left\">\
         <div class=\"start-title\"><h1>Rabenburg</h1><p>{claim}</p></div>\
         <svg class=\"start-hero\" viewBox=\"0 150 524 460\" role=\"img\" aria-label=\"{scene}\"><use href=\"#island\"/></svg>\
         <p class=\"start-aim\">{aim}</p>{daily}</div>\
         <div class=\"panel start-menu\">{now}{opponents}<div class=\"start-tiles\">{tiles}</div>\
         <form class=\"start-join\"><input aria-label=\"{label}\" placeholder=\"{example}\" autocomplete=\"off\" \
         autocapitalize=\"characters\" spellcheck=\"false\" maxlength=\"300\"><button class=\"btn\">{join}</button></form>\
         </div><footer><p>{footer}</p><p class=\"start-offline\"></p><a href=\"{result}\">{replay}</a></footer></main>"
    )
}

fn bar(language: Language) -> String {
    let tongues: String = Language::ALL
        .into_iter()
        .map(|tongue| {
            let globe = if tongue == Language::ALL[0] { icon("globe") } else { String::new() };
            let (code, name) = (tongue.code(), Plain(about::name(tongue)));
            format!(
                "<button type=\"button\" lang=\"{code}\" aria-pressed=\"{}\">{globe}{name}</button>",
                tongue == language
            )
        })
        .collect();
    // Which of them it is turns out in the browser: `first.js` corrects it.
    let looks: String = [(words::theme_light as fn(_) -> _, "sun", false), (words::theme_dark, "moon", true)]
        .into_iter()
        .map(|(name, sign, dark)| {
            let (name, sign) = (Plain(name(language)), icon(sign));
            format!(
                "<button type=\"button\" aria-pressed=\"{dark}\" aria-label=\"{name}\" title=\"{name}\">{sign}</button>"
            )
        })
        .collect();
    let group = |label: fn(Language) -> &'static str, buttons: &str| {
        format!("<div class=\"start-seg\" role=\"group\" aria-label=\"{}\">{buttons}</div>", Plain(label(language)))
    };
    format!("<div class=\"start-bar\">{}{}</div>", group(words::languages, &tongues), group(words::theme, &looks))
}

fn now(language: Language, plan: &Plan) -> String {
    format!(
        "<div class=\"start-new\"><button type=\"button\" class=\"btn start-now primary\">{}<span><b>{}</b>\
         <small aria-live=\"polite\">{}</small></span>{}</button>\
         <button type=\"button\" class=\"btn start-custom\" aria-haspopup=\"dialog\" aria-label=\"{}\" title=\"{}\">{}</button></div>",
        wizard(plan.chairs()[0].colour),
        Plain(words::play_now(language)),
        Plain(telling::summary_or_reason(language, plan)),
        icon("play"),
        Plain(words::tile_custom(language)),
        Plain(words::tile_custom_note(language)),
        icon("gear"),
    )
}

/// The picture beside the puzzle of the day: somebody behind bars.
pub(crate) const PUZZLE: &str = concat!(
    "<rect width=\"88\" height=\"80\" rx=\"10\" fill=\"url(#sky)\"/>",
    "<path d=\"M0 62Q44 52 88 60V70A10 10 0 0 1 78 80H10A10 10 0 0 1 0 70Z\" fill=\"var(--g-forest)\"/>",
    "<use href=\"#t1\" transform=\"translate(36 68)scale(.62)\"/><use href=\"#t9\" transform=\"translate(36 52)scale(.62)\"/>",
    "<use href=\"#t7\" transform=\"translate(36 36)scale(.62)\"/>",
    "<circle cx=\"66\" cy=\"54\" r=\"15\" fill=\"#33508f\" stroke=\"#a9ecff\" stroke-width=\"2\"/>",
    "<use href=\"#wiz-blue\" class=\"p-blue\" transform=\"translate(66 65)scale(.46)\"/>",
    "<path d=\"M58 42V66M66 39V69M74 42V66\" stroke=\"#dfe6fb\" stroke-width=\"1.6\" opacity=\".75\"/>",
);

fn daily(language: Language) -> String {
    // Which one it is and whether it is solved turns out in the browser.
    format!(
        "<div class=\"panel start-daily\"><a class=\"start-puzzle\" href=\"{}\">\
         <svg viewBox=\"0 0 88 80\" aria-hidden=\"true\">{PUZZLE}</svg><b>{}</b>\
         <span class=\"start-today\"></span></a><a class=\"start-puzzles\" href=\"{}\">{}</a></div>",
        Route::Puzzle("today".into()).href(),
        Plain(solving::tile(language)),
        Route::Puzzles.href(),
        Plain(solving::all_puzzles(language)),
    )
}

fn opponents(language: Language, plan: &Plan) -> String {
    let said = |text: fn(Language) -> &'static str| Plain(text(language));
    let who: String = plan
        .chairs()
        .iter()
        .map(|chair| {
            let (colour, wizard) = (glossary::colour(chair.colour, language), wizard(chair.colour));
            match chair.taker {
                Taker::Person => {
                    let change = said(words::change_colour);
                    let label = Plain(words::you_are(language, colour));
                    let you = said(words::you);
                    format!(
                        "<button type=\"button\" class=\"me\" aria-label=\"{label}. {change}\" title=\"{change}\">{wizard}<small>{you}</small></button>"
                    )
                }
                taker => {
                    let (taken, label) = (taker == Taker::Bot, Plain(words::opponent(language, colour)));
                    let bot = said(words::bot);
                    let (label, below) =
                        if taken { (format!("{label}, {bot}"), bot.to_string()) } else { (label.to_string(), "+".into()) };
                    format!(
                        "<button type=\"button\" aria-pressed=\"{taken}\" aria-label=\"{label}\">{wizard}<small>{below}</small></button>"
                    )
                }
            }
        })
        .collect();
    let levels: String = STEPS
        .into_iter()
        .map(|(level, name)| {
            let title = Plain(telling::level_title(language, level));
            let chosen = plan.common_level() == Some(level);
            format!("<button type=\"button\" aria-pressed=\"{chosen}\" title=\"{title}\">{}</button>", said(name))
        })
        .collect();
    let (legend, bots_are) = (said(words::opponents), said(words::the_bots_are));
    format!(
        "<fieldset class=\"start-set\"><legend>{legend}</legend><div class=\"start-who\">{who}</div>\
         <div class=\"start-levels\"><span id=\"the-bots-are\">{bots_are}</span>\
         <div class=\"start-seg\" role=\"group\" aria-labelledby=\"the-bots-are\">{levels}</div></div></fieldset>"
    )
}

fn tiles(language: Language) -> String {
    let inside = |sign: &str, name: fn(Language) -> &'static str, note: fn(Language) -> &'static str| {
        format!("{}<b>{}</b><small>{}</small>", icon(sign), Plain(name(language)), Plain(note(language)))
    };
    let way = |to: &Route, inside: String| format!("<a class=\"start-tile\" href=\"{}\">{inside}</a>", to.href());
    let tile = |inside: String| {
        format!("<button type=\"button\" class=\"start-tile\" aria-haspopup=\"dialog\">{inside}</button>")
    };
    [
        way(&Route::Online("quick".into()), inside("tower", words::tile_quick, words::tile_quick_note)),
        way(&Route::Hall, inside("globe", words::tile_online, words::tile_online_note)),
        tile(inside("people", words::tile_together, words::tile_together_note)),
        tile(inside("hat", words::tile_solo, words::tile_solo_note)),
        way(&Route::Lesson, inside("learn", words::tile_learn, words::tile_learn_note)),
        way(&Route::Rules(None), inside("book", words::tile_rules, words::tile_rules_note)),
    ]
    .concat()
}

fn wizard(colour: Colour) -> String {
    format!(
        "<svg class=\"start-wizard p-{colour}\" viewBox=\"-18 -52 36 58\" aria-hidden=\"true\"><use href=\"#wiz-{colour}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::first_picture;

    #[test]
    fn the_first_picture_speaks_every_language_and_has_no_inline_code() {
        let picture = first_picture();
        for part in
            ["<main class=\"start\" lang=\"en\">", "<main class=\"start\" lang=\"de\">", "Play now", "Jetzt spielen"]
        {
            assert!(picture.contains(part), "{part}: {picture}");
        }
        assert!(!picture.contains("style=") && !picture.contains("onclick"));
        for element in ["main", "svg", "button", "div", "a", "small"] {
            let (opened, closed) = (format!("<{element} "), format!("</{element}>"));
            let bare = picture.matches(&format!("<{element}>")).count();
            assert_eq!(picture.matches(&opened).count() + bare, picture.matches(&closed).count(), "{element}");
        }
    }
}
