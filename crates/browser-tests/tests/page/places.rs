//! Every place but the table, in windows of every size: nothing too wide, nothing on anything, everything in reach.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{AutoPlayer, Page, Prepared, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, hall, lesson, rules, start};
use serde_json::{Value, json};

use crate::tables;

const CHECK: &str = include_str!("places.js");

/// Phones upright and on their side, tablets, windows at 100 % and 200 % of their size, and screens as large as they come.
const SIZES: [(u32, u32); 20] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (412, 915),
    (568, 320),
    (600, 960),
    (640, 400),
    (667, 375),
    (768, 1024),
    (820, 1180),
    (844, 390),
    (960, 540),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
];

/// The sizes in which pictures are taken, for people to look at.
const PICTURES: [(u32, u32); 6] = [(320, 568), (360, 640), (844, 390), (1024, 768), (1920, 1080), (3840, 2160)];

/// Names as long as they may be. One is a single word, which cannot be broken between words.
const LONG: [&str; 6] = [
    "Maximiliane-Hildegardis",
    "Donaudampfschifffahrtler",
    "Wolfgang von der Burg 12",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Anna",
    "Friederike-Charlotte Wim",
];

/// What lies badly, in every size.
struct Walk {
    language: Language,
    wrong: Vec<String>,
}

impl Walk {
    /// Looks at what is shown in all windows; at a part of it only, if there is a selector.
    async fn look(&mut self, page: &Page, place: &str, part: Option<&str>) -> Result<(), Problem> {
        if self.language == READER {
            let foreign = page.foreign_words().await?;
            self.wrong.extend(foreign.iter().map(|word| format!("{place}: '{word}' is in no file of texts")));
        }
        for (width, height) in SIZES {
            page.resize(width, height).await?;
            let found = page.driver().execute(CHECK, vec![json!(part)]).await?.json().clone();
            let found = found.as_array().cloned().unwrap_or_else(|| vec![found]);
            let said = found.iter().map(|it| it.as_str().map_or_else(|| it.to_string(), str::to_owned));
            self.wrong.extend(said.map(|said| format!("{place}, {width} × {height}: {said}")));
            if PICTURES.contains(&(width, height)) {
                let language = self.language.code();
                page.screenshot(&format!("places/{place}-{language}-{width}x{height}")).await?;
            }
        }
        page.resize(1440, 900).await
    }

    fn end(self) -> Result<(), Problem> {
        assert!(self.wrong.is_empty(), "{} things lie badly:\n{}", self.wrong.len(), self.wrong.join("\n"));
        Ok(())
    }
}

fn walk(name: &str, language: Language, steps: impl AsyncFnOnce(&Page, &mut Walk) -> Result<(), Problem>) {
    let visit = Visit::reading(language).reduced_motion();
    browse(&format!("places-{name}-{}", language.code()), visit, async |page| {
        let mut walk = Walk { language, wrong: Vec::new() };
        steps(page, &mut walk).await?;
        walk.end()
    });
}

/// A game of six with long names that is almost over.
pub(crate) fn six() -> Prepared {
    let mut game = Prepared::new(
        "rules third basic 6 rounds=2
        course 0:* 1:1abc 2:2def 3:3abc 4:4de 5:5af 6:6bc 7:7d 8:8e 9:9f
        a 2/2/0 T4W4 T4 T4W2
        b 2/2/0 T5W1 W2 T2W4
        c 3/1/0 T3W3 W4 WDD
        d 3/1/0 WDD T1W5 T5
        e 4/0/0 T2W4 D W5
        f 4/0/0 D T1W1 W1
        turn 6",
    )
    .person(LONG[0]);
    for name in &LONG[1..] {
        game = game.bot(name, Level::Fledgling);
    }
    game
}

async fn starting(page: &Page, walk: &mut Walk) -> Result<(), Problem> {
    let language = walk.language;
    page.open("/").await?;
    tables::all_opponents(page, language).await?;
    walk.look(page, "start", None).await?;
    page.open_keeping("/", &[("game", &six().text()), ("speed", "off")]).await?;
    page.css(".waiting-card").await?;
    walk.look(page, "start with a game", None).await?;

    for (tile, place) in [
        (start::tile_custom(language), "set-up-bots"),
        (start::tile_together(language), "set-up-together"),
        (start::tile_solo(language), "set-up-solo"),
    ] {
        page.find_containing("button", tile).await?.click().await?;
        page.css("dialog:modal .set-up-body").await?;
        // As much as there can be: all seats, all finer points, names as long as they may be.
        page.script(
            "for (const radio of document.querySelectorAll('dialog:modal .set-up-taker input:not(:checked)')) \
                if (!radio.closest('fieldset').matches(':has(input:nth-of-type(2):checked)')) radio.click(); \
            for (const part of document.querySelectorAll('dialog:modal details')) part.open = true; \
            for (const master of [...document.querySelectorAll('dialog:modal .set-up-cards input')].slice(1, 2)) master.click();",
        )
        .await?;
        for field in page.offered("textbox").await? {
            field.1.send_keys("Donaudampfschifffahrtler").await?;
        }
        walk.look(page, place, None).await?;
        page.script("document.querySelector('dialog:modal').close()").await?;
    }
    Ok(())
}

async fn online(page: &Page, walk: &mut Walk) -> Result<(), Problem> {
    let language = walk.language;
    page.open("/#/online").await?;
    page.find_containing("link", hall::make_table(language)).await?;
    walk.look(page, "hall-empty", None).await?;

    // Somebody else has tables that are open, one of them full of others.
    let open = json!({ "players": 6, "access": "open", "round_limit": 20 });
    let code = made(page, LONG[1], &open).await?;
    made(page, LONG[2], &json!({ "players": 2, "access": "open" })).await?;
    page.open("/").await?;
    page.script("localStorage.removeItem('rabenburg.visitor')").await?;
    page.open(&format!("/#/online/{code}")).await?;
    page.find_containing("button", hall::sit_here(language)).await?.click().await?;
    page.find("textbox", hall::your_name(language)).await?.send_keys(LONG[3]).await?;
    walk.look(page, "name", None).await?;
    page.button(hall::sit_down(language)).await?.click().await?;
    page.wait_for_text(hall::room_leave(language)).await?;
    walk.look(page, "room-guest", None).await?;

    page.open("/#/online").await?;
    page.find_where("link", "to a table", |name| name.contains(LONG[2])).await?;
    walk.look(page, "hall", None).await?;
    page.find_containing("link", hall::make_table(language)).await?.click().await?;
    page.find_containing("button", hall::make_go(language)).await?;
    page.script("for (const part of document.querySelectorAll('details')) part.open = true").await?;
    walk.look(page, "form", None).await?;
    page.find_containing("button", hall::make_go(language)).await?.click().await?;
    page.find("textbox", hall::invite_link(language)).await?;
    for seat in [2, 3] {
        let bot = hall::put_bot_on(language, seat);
        if page.buttons().await?.iter().any(|name| name.contains(&bot)) {
            page.find_containing("button", &bot).await?.click().await?;
        }
    }
    page.script("for (const part of document.querySelectorAll('details')) part.open = true").await?;
    let chat = page.find("textbox", hall::chat_field(language)).await?;
    chat.send_keys("Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, and then some more words.")
        .await?;
    chat.send_keys(rabenburg_browser_tests::Key::Enter).await?;
    walk.look(page, "room", None).await
}

/// A table of somebody who was here before. Gives its code.
async fn made(page: &Page, name: &str, options: &Value) -> Result<String, Problem> {
    let headers = "'content-type': 'application/json'";
    let ask = format!(
        "return fetch('/api/v1/visitors', {{ method: 'POST', headers: {{ {headers} }}, body: JSON.stringify({{ name: {} }}) }}) \
            .then((answer) => answer.json()).then((visitor) => fetch('/api/v1/tables', {{ method: 'POST', \
            headers: {{ {headers}, authorization: 'Bearer ' + visitor.key }}, body: JSON.stringify({options}) }})) \
            .then((answer) => answer.json())",
        json!(name)
    );
    let table = page.script(&ask).await?;
    table["code"].as_str().map(str::to_owned).ok_or_else(|| Problem::Wrong(format!("no table was made: {table}")))
}

async fn reading(page: &Page, walk: &mut Walk) -> Result<(), Problem> {
    let language = walk.language;
    page.open("/#/rules").await?;
    page.find("heading", rules::in_one_minute(language)).await?;
    page.css("article.rule").await?;
    walk.look(page, "rules", None).await?;
    page.open("/#/learn").await?;
    page.wait_for_text(lesson::welcome(language)).await?;
    walk.look(page, "learn", Some(".coach")).await
}

async fn after(page: &Page, walk: &mut Walk) -> Result<(), Problem> {
    page.open("/#/result").await?;
    page.css(".after-nothing").await?;
    walk.look(page, "result-none", None).await?;
    page.open_keeping("/#/table", &[("game", &six().text()), ("speed", "off")]).await?;
    AutoPlayer::new(4).play(page, Until::Over).await?;
    page.open("/#/result").await?;
    page.css(".after-points").await?;
    page.script("for (const part of document.querySelectorAll('details')) part.open = true").await?;
    walk.look(page, "result", None).await
}

#[test]
fn start_and_set_up_fit_every_window() {
    walk("start", READER, starting);
}

#[test]
fn start_and_set_up_fit_every_window_in_german() {
    walk("start", Language::German, starting);
}

#[test]
fn places_online_fit_every_window() {
    walk("online", READER, online);
}

#[test]
fn places_online_fit_every_window_in_german() {
    walk("online", Language::German, online);
}

#[test]
fn rules_and_lesson_fit_every_window() {
    walk("reading", READER, reading);
}

#[test]
fn rules_and_lesson_fit_every_window_in_german() {
    walk("reading", Language::German, reading);
}

#[test]
fn the_result_fits_every_window() {
    walk("result", READER, after);
}

#[test]
fn the_result_fits_every_window_in_german() {
    walk("result", Language::German, after);
}
