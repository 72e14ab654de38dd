//! Puzzles: solved, failed, hinted at, given up; the one of the day, a streak, links; by keyboard alone, in German on a
//! phone, and without a network.

use std::time::{SystemTime, UNIX_EPOCH};

use rabenburg_browser_tests::{Key, Page, Problem, READER, Visit, browse};
use rabenburg_puzzles::{Date, Pack, Puzzle, Theme, Verdict, daily, daily_theme};
use rabenburg_words::{Language, puzzle, puzzles, solving, table};
use serde_json::json;

const EN: Language = READER;
const DE: Language = Language::German;

/// A pack of the test's own, so that it does not depend on what is published. In the first puzzle the castle rides along:
/// a card and the spell take it 3 + 2 spaces on, and the wizard whom they uncover walks 5.
const PACK: &str = "\
puzzle s1 1460
goal stowaway
tags castle-rides spell-between uncovers
rules third basic 3 aided | course 3:cc 5:8bc 6:a 9:62ac 10:5b 11:3b4 13:19a7* | a 3/1/1 T3 T1W5 T2W4 | b 1/2/2 W1 W2 W3 | c 1/2/2 T1 T2 T4 | discard - | turn 9 choose
solution a play T3 t7; a cast move_tower t7; a play T1W5 a@13

puzzle s2 1500
goal stowaway
tags castle-rides spell-between uncovers
rules third basic 3 aided | course 3:cc 5:8bc 6:a 9:62ac 10:5b 11:3b4 13:19a7* | a 3/1/1 T3 T1W5 T2W4 | b 1/2/2 W1 W2 W3 | c 1/2/2 T1 T2 T4 | discard - | turn 9 choose
solution a play T3 t7; a cast move_tower t7; a play T1W5 a@13
";

fn ride() -> Puzzle {
    Pack::find(PACK, "s1").expect("a puzzle").expect("it can be read")
}

/// From the next visit on, these are the puzzles.
async fn lay_out(page: &Page) -> Result<(), Problem> {
    let script = format!(
        "const own = fetch; window.fetch = (file, ...rest) => {{
            const name = String(file);
            if (name.includes('/puzzles/index.')) return Promise.resolve(new Response('s1 1460\\ns2 1500\\n'));
            if (name.includes('/puzzles/stowaway.')) return Promise.resolve(new Response({}));
            return own(file, ...rest);
        }};",
        json!(PACK)
    );
    page.before_each_page(&script).await
}

async fn open(page: &Page, which: &str) -> Result<(), Problem> {
    lay_out(page).await?;
    page.open("/").await?;
    page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
    page.open(&format!("/#/puzzle/{which}")).await?;
    page.wait_for_text(&puzzle::goal(&ride(), EN)).await
}

/// Plays a card for a piece, and confirms.
async fn play(page: &Page, card: &str, piece: &str) -> Result<(), Problem> {
    page.choose_card(card, EN).await?;
    page.point_at(piece).await?;
    page.css(".dock .confirm").await?.click().await?;
    settled(page).await
}

async fn cast(page: &Page, spell: &str, piece: &str) -> Result<(), Problem> {
    page.point_at(&format!("spell:{spell}")).await?;
    page.point_at(piece).await?;
    page.css(".dock .confirm").await?.click().await?;
    settled(page).await
}

/// The move has been shown: there is something to decide again, or a verdict.
async fn settled(page: &Page) -> Result<(), Problem> {
    page.wait_for("the move", async |page: &Page| {
        let there = "return !document.querySelector('.dock .confirm') \
            && !!document.querySelector('.verdict, .done, .dock:not(.idle)')";
        Ok(if page.script(there).await? == true { Ok(()) } else { Err("not yet".to_owned()) })
    })
    .await
}

async fn solve(page: &Page) -> Result<(), Problem> {
    play(page, "T3", "tower:7").await?;
    cast(page, "move_tower", "tower:7").await?;
    play(page, "T1W5", "wizard:13:a").await
}

/// Walks one step too far.
async fn fail(page: &Page) -> Result<(), Problem> {
    play(page, "T3", "tower:7").await?;
    play(page, "T2W4", "wizard:13:a").await?;
    page.press(table::end_turn(EN)).await
}

async fn kept(page: &Page, key: &str) -> Result<String, Problem> {
    let kept = page.script(&format!("return localStorage.getItem('rabenburg.{key}') ?? ''")).await?;
    Ok(kept.as_str().unwrap_or_default().to_owned())
}

async fn count(page: &Page, selector: &str) -> Result<u64, Problem> {
    Ok(page
        .script(&format!("return document.querySelectorAll({}).length", json!(selector)))
        .await?
        .as_u64()
        .unwrap_or(0))
}

fn today() -> Date {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).expect("a time after 1970").as_secs();
    Date((seconds / 86_400) as u32)
}

#[test]
fn a_puzzle_is_solved_by_playing_and_the_next_one_follows() {
    browse("puzzle", Visit::english(), async |page| {
        open(page, "s1").await?;
        assert_eq!(count(page, ".board .porthole").await?, 1, "whom it is about");
        page.choose_card("T3", EN).await?;
        page.point_at("tower:7").await?;
        page.screenshot("puzzle-solve").await?;
        page.css(".dock .confirm").await?.click().await?;
        settled(page).await?;
        // A step is taken back, and done again.
        page.keys("z").await?;
        page.wait_for_offers().await?;
        assert_eq!(count(page, ".hand .cardb").await?, 3, "the card is back");
        solve(page).await?;
        page.wait_for_text(puzzles::solved(EN)).await?;
        page.screenshot("puzzle-solved").await?;
        let trick = ride().trick().expect("a trick");
        page.wait_for_text(puzzle::trick(&trick, EN).split('.').next().unwrap_or_default()).await?;
        let shared = page.read(".share pre").await?;
        assert!(shared.contains(puzzle::theme(Theme::Stowaway, EN)) && shared.contains("#/puzzle/s1"), "{shared}");
        assert!(!shared.to_lowercase().contains("tower 7") && !shared.contains("castle"), "a spoiler: {shared}");
        assert!(kept(page, "puzzles").await?.starts_with("s1 0 0 - "), "{}", kept(page, "puzzles").await?);
        assert!(!kept(page, "puzzle-rating").await?.is_empty());
        let next = page.find("link", solving::next(EN)).await?;
        next.click().await?;
        page.wait_for("the next puzzle", async |page: &Page| {
            let place = page.script("return location.hash").await?;
            Ok(if place == "#/puzzle/s2" { Ok(()) } else { Err(place.to_string()) })
        })
        .await?;
        page.wait_for_text(&solving::number(EN, "s2")).await
    });
}

#[test]
fn a_failed_attempt_says_why_on_the_board_and_leads_back() {
    browse("puzzle-fails", Visit::english(), async |page| {
        open(page, "s1").await?;
        fail(page).await?;
        page.wait_for_text("One step too far").await?;
        page.screenshot("puzzle-failed").await?;
        assert_eq!(count(page, ".board .went-wrong .cross").await?, 1, "where it happened");
        // What was reached is said, and what was not.
        assert_eq!((count(page, ".verdict .met").await?, count(page, ".verdict .missed").await?), (1, 1));
        assert!(kept(page, "puzzles").await?.starts_with("s1 1 0 - -"), "{}", kept(page, "puzzles").await?);
        let focused = "return document.activeElement.closest('.verdict') !== null";
        assert_eq!(page.script(focused).await?, true, "the keyboard is where the way back is");
        page.find_containing("button", solving::take_back_last(EN)).await?.click().await?;
        page.wait_for_offers().await?;
        assert_eq!(count(page, ".verdict, .went-wrong").await?, 0);
        page.keys("Z").await?;
        page.wait_for("the beginning", async |page: &Page| {
            let cards = count(page, ".hand .cardb").await?;
            Ok(if cards == 3 { Ok(()) } else { Err(format!("{cards} cards")) })
        })
        .await?;
        solve(page).await?;
        page.wait_for_text(&solving::how(EN, 2)).await
    });
}

#[test]
fn hints_come_in_two_steps_and_the_solution_can_be_shown() {
    browse("puzzle-hints", Visit::english(), async |page| {
        open(page, "s1").await?;
        let clues = ride().clues();
        let [piece, card] = clues.map(|clue| puzzle::clue(clue.expect("a clue"), EN));
        assert!(!page.text().await?.contains(&piece), "nothing is given away unasked");
        page.keys("h").await?;
        page.wait_for_text(&piece).await?;
        assert!(!page.text().await?.contains(&card), "one after the other");
        page.keys("h").await?;
        page.wait_for_text(&card).await?;
        assert_eq!(count(page, ".cardb.hinted").await?, 1);
        page.screenshot("puzzle-hints").await?;
        page.find_containing("button", solving::show_solution(EN)).await?.click().await?;
        page.wait_for_text(puzzles::the_solution(EN)).await?;
        page.screenshot("puzzle-solution").await?;
        assert!(kept(page, "puzzles").await?.starts_with("s1 0 2 shown -"), "{}", kept(page, "puzzles").await?);
        assert_eq!(count(page, ".done .stars, .done .score").await?, 0, "nothing to celebrate");
        assert_eq!(count(page, ".done .line li").await?, 3);
        Ok(())
    });
}

#[test]
fn the_puzzle_of_the_day_is_a_click_away_and_the_same_for_everybody() {
    browse("puzzle-daily", Visit::english(), async |page| {
        page.open("/").await?;
        let theme = puzzle::theme(daily_theme(today()), EN);
        let tile = page.read(".start-daily").await?;
        assert!(tile.contains(theme) && tile.contains(solving::tile_solve(EN)), "{tile}");
        page.screenshot("puzzle-tile").await?;
        let loaded = "return performance.getEntriesByType('resource').some(({ name }) => name.includes('/puzzles/'))";
        assert_eq!(page.script(loaded).await?, false, "the start page needs no pack");
        page.css(".start-puzzle").await?.click().await?;
        page.wait_for_text(solving::today(EN)).await?;
        page.css(".quest .goal").await?;
        assert_eq!(count(page, ".goal b").await?, 1);
        assert!(page.read(".goal").await?.contains(theme));
        // A day that was tried is gone on with, and one that is solved says so.
        let id = daily(today());
        page.script(&format!("localStorage.setItem('rabenburg.puzzles', '{id} 1 0 - -')")).await?;
        page.open("/").await?;
        page.wait_for_text(solving::tile_go_on(EN)).await?;
        page.script(&format!("localStorage.setItem('rabenburg.puzzles', '{id} 0 0 - {}')", today().0)).await?;
        page.reload().await?;
        page.wait_for_text(&solving::tile_tomorrow(EN, puzzle::theme(daily_theme(Date(today().0 + 1)), EN))).await?;
        page.screenshot("puzzle-tile-solved").await
    });
}

#[test]
fn the_collection_shows_themes_days_and_figures() {
    browse("puzzles", Visit::english(), async |page| {
        page.open("/").await?;
        let day = today().0;
        page.script(&format!(
            "localStorage.setItem('rabenburg.puzzles', 's1 0 0 - {day}\\ns2 1 1 - {day}\\n'); \
             localStorage.setItem('rabenburg.puzzle-rating', '1412.00 80.00 0.060000');"
        ))
        .await?;
        page.find("link", solving::all_puzzles(EN)).await?.click().await?;
        page.wait_for_text(puzzle::theme(Theme::Stowaway, EN)).await?;
        let themes = count(page, ".themes .theme").await?;
        assert!(themes >= 9, "{themes} themes");
        page.wait_for_text("1412").await?;
        assert!(page.read(".calendar [aria-current]").await?.parse::<u32>().is_ok());
        page.screenshot("puzzles").await?;
        page.find("button", solving::hard(EN)).await?.click().await?;
        page.find_containing("link", puzzle::theme(Theme::Stowaway, EN)).await?.click().await?;
        page.css(".quest .goal").await?;
        Ok(())
    });
}

#[test]
fn a_streak_goes_on_until_the_first_mistake() {
    browse("puzzle-streak", Visit::english(), async |page| {
        open(page, "streak").await?;
        page.wait_for_text(&solving::streak_at(EN, 0)).await?;
        assert_eq!(count(page, ".hints").await?, 0, "there are no hints in a streak");
        solve(page).await?;
        page.wait_for_text(puzzles::solved(EN)).await?;
        page.find_containing("button", solving::next(EN)).await?.click().await?;
        page.wait_for_text(&solving::streak_at(EN, 1)).await?;
        page.wait_for_offers().await?;
        fail(page).await?;
        page.wait_for_text(&solving::streak_ends(EN, 1)).await?;
        page.screenshot("puzzle-streak").await?;
        assert!(kept(page, "puzzle-streak").await?.starts_with("1 over"), "{}", kept(page, "puzzle-streak").await?);
        page.press(solving::new_streak(EN)).await?;
        page.wait_for_text(&solving::streak_at(EN, 0)).await
    });
}

#[test]
fn a_link_leads_to_its_puzzle_and_a_wrong_one_says_so() {
    browse("puzzle-link", Visit::english(), async |page| {
        lay_out(page).await?;
        page.open("/#/puzzle/s2").await?;
        page.wait_for_text(&solving::number(EN, "s2")).await?;
        for wrong in ["s999", "nonsense", "2999-01-01"] {
            page.script(&format!("location.hash = '#/puzzle/{wrong}'")).await?;
            page.wait_for_text(solving::missing(EN)).await?;
        }
        page.find("link", solving::all_puzzles(EN)).await?.click().await?;
        page.wait_for_text(puzzle::theme(Theme::Stowaway, EN)).await
    });
}

#[test]
fn a_phone_solves_it_in_german() {
    browse("puzzle-phone", Visit::german().phone().light(), async |page| {
        lay_out(page).await?;
        page.open("/").await?;
        page.screenshot("puzzle-tile-phone").await?;
        page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
        page.open("/#/puzzle/s1").await?;
        page.wait_for_text(&puzzle::goal(&ride(), DE)).await?;
        page.wait_for_offers().await?;
        page.find("button", solving::hint(DE)).await?.click().await?;
        page.screenshot("puzzle-phone").await?;
        let choose = async |page: &Page, card: &str, piece: &str| {
            page.choose_card(card, DE).await?;
            page.point_at(piece).await?;
            page.css(".dock .confirm").await?.click().await?;
            settled(page).await
        };
        choose(page, "T3", "tower:7").await?;
        choose(page, "T2W4", "wizard:13:a").await?;
        page.press(table::end_turn(DE)).await?;
        page.css(".verdict").await?;
        page.screenshot("puzzle-failed-phone").await?;
        assert_eq!(page.foreign_words().await?, Vec::<String>::new());
        page.find_containing("button", solving::take_back_last(DE)).await?.click().await?;
        page.wait_for_offers().await?;
        page.find("button", solving::start_over(DE)).await?.click().await?;
        page.wait_for_offers().await?;
        choose(page, "T3", "tower:7").await?;
        page.point_at("spell:move_tower").await?;
        page.point_at("tower:7").await?;
        page.css(".dock .confirm").await?.click().await?;
        settled(page).await?;
        choose(page, "T1W5", "wizard:13:a").await?;
        page.wait_for_text(puzzles::solved(DE)).await?;
        page.screenshot("puzzle-solved-phone").await?;
        page.open("/#/puzzles").await?;
        page.wait_for_text(puzzle::theme(Theme::Stowaway, DE)).await?;
        page.screenshot("puzzles-phone").await
    });
}

#[test]
fn without_a_network_it_goes_on() {
    browse("puzzle-offline", Visit::english(), async |page| {
        page.open("/").await?;
        page.wait_for_offline().await?;
        page.set_offline(true).await?;
        page.script("location.hash = '#/puzzle/today'").await?;
        page.css(".quest .goal").await?;
        page.script("location.hash = '#/puzzles'").await?;
        page.wait_for_text(puzzle::theme(Theme::Memory, EN)).await?;
        page.set_offline(false).await
    });
}

#[test]
fn the_keyboard_alone_solves_it() {
    browse("puzzle-keyboard", Visit::english(), async |page| {
        open(page, "s1").await?;
        page.wait_for_offers().await?;
        // Every choice is a card or a spell, then a piece on the board, found by what is said of it.
        for (first, piece) in [("T3", "tower:7"), ("", "tower:7"), ("T1W5", "wizard:13:a")] {
            let take = match first {
                "" => "document.querySelector('.spl button.lit')".to_owned(),
                card => format!(
                    "[...document.querySelectorAll('.hand .cardb')].find((it) => it.getAttribute('aria-label').startsWith({}))",
                    json!(rabenburg_browser_tests::card_name(card, EN))
                ),
            };
            page.script(&format!("{take}.focus()")).await?;
            page.keys(Key::Enter).await?;
            page.script(&format!("document.querySelector('.board [data-spot={}]').focus()", json!(piece))).await?;
            page.keys(Key::Enter).await?;
            page.keys(Key::Enter).await?;
            settled(page).await?;
        }
        page.wait_for_text(puzzles::solved(EN)).await?;
        let focused = "return document.activeElement.closest('.done .primary') !== null";
        page.wait_for("the focus on the next puzzle", async |page: &Page| {
            Ok(if page.script(focused).await? == true { Ok(()) } else { Err("elsewhere".to_owned()) })
        })
        .await
    });
}

#[test]
fn the_packs_of_the_tests_can_be_solved() {
    for id in ["s1", "s2"] {
        let puzzle = Pack::find(PACK, id).expect("a puzzle").expect("it can be read");
        assert_eq!(puzzle.verdict(&puzzle.solution), Ok(Verdict::Solved));
    }
}
