//! axe-core on every screen, in both themes and both languages. `cargo xtask axe` fetches it and runs this.
//!
//! It judges what a machine can; whether somebody who hears the page can play is another question.

use std::process::ExitCode;
use std::{env, fs};

use rabenburg_bots::Level;
use rabenburg_browser_tests::{AutoPlayer, Key, Page, Prepared, Problem, Until, Visit, browse, games};
use rabenburg_engine::{Phase, Seat};
use rabenburg_words::{Language, about, hall, keys, lesson, more, start, table};
use serde_json::Value;

/// Where axe-core's script lies.
const VARIABLE: &str = "RABENBURG_AXE";

/// What axe says of the document as it is: one sentence for each rule that is broken, and how many hold.
const RUN: &str = "return axe.run(document, { resultTypes: ['violations'] }).then(({ violations, passes }) => ({
    passes: passes.length,
    broken: violations.map(({ id, impact, help, nodes }) => `${id} (${impact}): ${help}\\n` + nodes.slice(0, 5).map(
        ({ target, html, failureSummary }) => `      ${target.join(' ')}\\n        ${html.slice(0, 160)}\\n        ` +
            failureSummary.replace(/\\s+/g, ' ').slice(0, 240)).join('\\n')),
}))";

/// Style sheets that come later are there, and everything has found its place.
const SETTLED: &str =
    "const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) => !link.sheet);
    return Promise.all(sheets.map((link) => new Promise((done) => link.addEventListener('load', done, { once: true }))))
        .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))";

fn main() -> ExitCode {
    let script = match env::var(VARIABLE).map(fs::read_to_string) {
        Ok(Ok(script)) => script,
        Ok(Err(error)) => return complain(&format!("{VARIABLE}: {error}")),
        Err(_) => return complain(&format!("{VARIABLE} does not say where axe-core is; `cargo xtask axe` does")),
    };
    let mut broken = 0;
    let mut screens = 0;
    for language in Language::ALL {
        for light in [false, true] {
            let visit = Visit::reading(language);
            let visit = if light { visit.light() } else { visit };
            let shown = format!("{}, {}", about::english_name(language), if light { "light" } else { "dark" });
            println!("{shown}:");
            browse("axe", visit.reduced_motion(), async |page| {
                let mut judge = Judge { script: &script, language, broken: 0, screens: 0 };
                judge.look_round(page).await?;
                judge.go_online(page).await?;
                judge.come_to_the_end(page).await?;
                broken += judge.broken;
                screens += judge.screens;
                Ok(())
            });
        }
    }
    println!("\n{screens} screens, {broken} violations");
    if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn complain(problem: &str) -> ExitCode {
    eprintln!("{problem}");
    ExitCode::from(2)
}

/// Somebody who looks at screen after screen.
struct Judge<'a> {
    script: &'a str,
    language: Language,
    broken: usize,
    screens: usize,
}

impl Judge<'_> {
    async fn judge(&mut self, page: &Page, screen: &str) -> Result<(), Problem> {
        page.script(SETTLED).await?;
        page.script(&format!("if (!window.axe) {{ {} }}", self.script)).await?;
        let found = page.script(RUN).await?;
        let broken: Vec<&str> = found["broken"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let passes = found["passes"].as_u64().unwrap_or(0);
        if passes < 10 {
            return Err(Problem::Wrong(format!("{screen}: axe has judged next to nothing: {found}")));
        }
        println!("  {screen:<22} {} violations, {passes} rules hold", broken.len());
        broken.iter().for_each(|rule| println!("    {rule}"));
        self.broken += broken.len();
        self.screens += 1;
        Ok(())
    }

    /// Start page, set-up, table, rules, guided game.
    async fn look_round(&mut self, page: &mut Page) -> Result<(), Problem> {
        let language = self.language;
        page.open_keeping("/", &[("speed", "off")]).await?;
        self.judge(page, "start").await?;
        for (tile, screen) in [
            (start::tile_custom(language), "set-up, bots"),
            (start::tile_together(language), "set-up, together"),
            (start::tile_solo(language), "set-up, alone"),
        ] {
            page.find_containing("button", tile).await?.click().await?;
            page.css("dialog:modal .set-up-body").await?;
            page.script("for (const part of document.querySelectorAll('details')) part.open = true").await?;
            self.judge(page, screen).await?;
            page.script("document.querySelector('dialog:modal').close()").await?;
        }

        page.sit_down(&games::three_players()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        self.judge(page, "table, own turn").await?;
        page.choose_card("T3", language).await?;
        page.css(".hits .lit").await?;
        self.judge(page, "table, card chosen").await?;
        page.point_at("tower:8").await?;
        page.css(".dock .confirm").await?;
        self.judge(page, "table, preview").await?;
        page.press(table::menu(language)).await?;
        page.find("dialog", table::menu(language)).await?;
        self.judge(page, "table, menu").await?;
        self.look_back_and_inside(page).await?;
        page.sit_down(&spell_window()).await?;
        page.wait_for_decision(Seat::from_letter('b').unwrap_or(Seat::FIRST), Phase::Window).await?;
        self.judge(page, "table, spell window").await?;
        page.sit_down(&curtain()).await?;
        page.find("dialog", &table::curtain_title(language, "Anna")).await?;
        self.judge(page, "table, curtain").await?;

        page.open("/#/rules").await?;
        page.css("article.rule").await?;
        self.judge(page, "rules").await?;
        page.open("/#/learn").await?;
        page.wait_for_text(lesson::welcome(language)).await?;
        self.judge(page, "guided game").await
    }

    /// What is shown beside the board, and the keys.
    async fn look_back_and_inside(&mut self, page: &mut Page) -> Result<(), Problem> {
        let language = self.language;
        page.sit_down(&after_others()).await?;
        page.wait_for_decision(Seat::FIRST, Phase::Choose).await?;
        page.keys("?").await?;
        page.find("dialog", keys::title(language)).await?;
        self.judge(page, "table, keys").await?;
        page.keys(Key::Escape).await?;
        page.script("document.querySelector('#spot-tower-1').focus()").await?;
        page.keys("i").await?;
        page.css(".beside.inside").await?;
        self.judge(page, "table, look inside").await?;
        page.keys(Key::Escape).await?;
        page.press(table::menu(language)).await?;
        page.press(more::pile(language)).await?;
        page.css(".beside.pile").await?;
        self.judge(page, "table, discard pile").await?;
        page.keys(Key::Escape).await?;
        page.press(table::replay_turn(language)).await?;
        page.css(".beside.recap").await?;
        page.keys(Key::Right).await?;
        self.judge(page, "table, recap").await?;
        page.keys(Key::Escape).await
    }

    /// Hall, form, room, table online.
    async fn go_online(&mut self, page: &mut Page) -> Result<(), Problem> {
        let language = self.language;
        page.open("/#/online").await?;
        page.find_containing("link", hall::make_table(language)).await?;
        self.judge(page, "hall").await?;
        page.find_containing("link", hall::make_table(language)).await?.click().await?;
        page.find("textbox", hall::your_name(language)).await?.send_keys("Anna").await?;
        page.find_containing("button", hall::make_go(language)).await?;
        page.script("for (const part of document.querySelectorAll('details')) part.open = true").await?;
        self.judge(page, "form of a table").await?;
        page.find_containing("button", hall::make_go(language)).await?.click().await?;
        page.find("textbox", hall::invite_link(language)).await?;
        page.script("for (const part of document.querySelectorAll('details')) part.open = true").await?;
        self.judge(page, "room, being changed").await?;
        page.find_containing("button", &hall::put_bot_on(language, 2)).await?.click().await?;
        page.button(hall::room_start(language)).await?.click().await?;
        page.css(".table .turn").await?;
        self.judge(page, "table online").await?;
        page.css(".online-chat summary").await?.click().await?;
        self.judge(page, "table online, talk").await?;
        page.open("/#/online").await?;
        page.css(".hall").await?;
        self.judge(page, "hall, own tables").await
    }

    /// The end of a game, and what comes after it.
    async fn come_to_the_end(&mut self, page: &mut Page) -> Result<(), Problem> {
        page.sit_down(&games::nearly_over()).await?;
        AutoPlayer::new(4).play(page, Until::Over).await?;
        page.css(".result").await?;
        self.judge(page, "table, game over").await?;
        page.open("/#/result").await?;
        page.be_patient(std::time::Duration::from_secs(60));
        page.css(".after-points").await?;
        self.judge(page, "result").await?;
        page.open("/#/games").await?;
        page.css(".games").await?;
        self.judge(page, "your games").await?;
        page.open("/").await?;
        page.css(".waiting-card").await?;
        self.judge(page, "start, coming back").await
    }
}

/// The others have played.
fn after_others() -> Prepared {
    games::three_players()
        .after(&["a play W2 a@1", "a play T1 t8", "a end", "draw W5", "draw T5"])
        .after(&["b play W1 b@1", "b play T2 t9", "draw W5", "draw T4"])
        .after(&["c play W4 c@1", "c play T5 t7", "draw T4", "draw T3"])
}

fn spell_window() -> Prepared {
    Prepared::new(
        "rules third master 2 spells=move_wizard,move_tower
        course 1:aab 2:abb 3:aab 4:b 7:* 8:12 9:3 10:4 11:5 12:6 13:7 14:8 15:9
        a 6/0/0 W1 W2 W3
        b 0/6/0 T2 T3W3 WDD
        turn 0",
    )
    .bot("Korax", Level::Apprentice)
    .person("")
    .after(&["a play W1 a@1"])
}

fn curtain() -> Prepared {
    Prepared::new(
        "rules third basic 2
        course 0:* 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9
        a 6/0/0 W1 T2 T3
        b 6/0/0 W4 T3W3 WDD
        turn 2",
    )
    .person("Anna")
    .person("Ben")
}
