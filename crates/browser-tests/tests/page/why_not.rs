//! Help: why something is refused, what a bot would do, and what has just happened.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Key, Page, Prepared, Problem, READER, Visit, browse};
use rabenburg_engine::{Action, Phase, Refusal, Seat};
use rabenburg_words::{Language, phases, rules, table as text, why_not};

const EN: Language = READER;

/// Tower 6 would land on the castle with every card, and nobody has a full flask.
fn game() -> Prepared {
    Prepared::new(
        "rules third basic 2
        course 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:* 9:8 10:9
        a 6/0/0 W1 T2 W3
        b 6/0/0 W4 T3W3 WDD
        turn 0",
    )
    .person("")
    .bot("Korax", Level::Apprentice)
}

fn you() -> Seat {
    Seat::FIRST
}

/// Waits for the engine's reason in the dock, opens the rule beside it and waits for that; gives the number of the rule.
async fn reason(page: &Page, action: &str) -> Result<String, Problem> {
    let action: Action = action.parse().expect("an action");
    let refusal: Refusal = page.kept().await?.position().foresee(you(), action).expect_err("it is refused");
    let told = why_not(&refusal, &game().names(), EN).to_string();
    page.wait_for("the reason in the dock", async |page: &Page| {
        let said = page.read(".dock p").await?;
        Ok(if said == told { Ok(()) } else { Err(said) })
    })
    .await?;
    page.press(&text::rule_number(EN, refusal.rule())).await?;
    page.find("dialog", rules::why_not(EN)).await?;
    page.find_where("heading", "with the rule", |name| name.starts_with(&rules::why_not_rule(EN, refusal.rule(), "")))
        .await?;
    Ok(refusal.rule().to_string())
}

#[test]
fn a_tower_that_may_not_move_says_why_and_leads_to_the_rule() {
    browse("why-not", Visit::english(), async |page| {
        page.sit_down(&game()).await?;
        page.choose_card("T2", EN).await?;
        page.wait_for_text(text::prompt_piece(EN)).await?;
        page.point_at("tower:6").await?;
        let rule = reason(page, "play T2 t6").await?;
        page.screenshot("why-not").await?;
        let before = page.kept().await?;

        page.link(rules::whole_rule(EN)).await?.click().await?;
        page.wait_for("the rule in sight", async |page: &Page| {
            let place = "const link = [...document.querySelectorAll('article.rule a')]\
                .find((link) => link.hash === location.hash); \
                const box = link?.closest('article').getBoundingClientRect(); \
                return [location.hash, !!box && box.bottom > 0 && box.top < innerHeight]";
            let found = page.script(place).await?;
            let right = found == serde_json::json!([format!("#/rules/{rule}"), true]);
            Ok(if right { Ok(()) } else { Err(found.to_string()) })
        })
        .await?;
        page.link(rules::back_to_game(EN)).await?.click().await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        assert_eq!(page.kept().await?, before);
        page.wait_for_text(&phases::turn_of(EN, "you", "")).await
    });
}

#[test]
fn a_spell_without_flasks_says_why() {
    browse("why-not-spell", Visit::english(), async |page| {
        page.sit_down(&game()).await?;
        let spell = rabenburg_words::spells::move_tower(EN);
        page.find_where("button", spell, |name| name.starts_with(spell)).await?.click().await?;
        reason(page, "cast move_tower t1").await?;
        // Nobody has to read it: it can be closed, and the game goes on.
        page.press(rules::close(EN)).await?;
        page.wait_for("no window", async |page: &Page| {
            let there = page.offered("dialog").await?.len();
            Ok(if there == 0 { Ok(()) } else { Err(there.to_string()) })
        })
        .await?;
        page.choose_card("T2", EN).await?;
        page.wait_for_text(text::prompt_piece(EN)).await
    });
}

#[test]
fn a_hint_has_a_reason_and_can_be_played() {
    browse("hint", Visit::english(), async |page| {
        page.sit_down(&game()).await?;
        page.press(text::hint(EN)).await?;
        page.button(text::hint_show(EN)).await?;
        let advice = page.read(".dock p").await?;
        assert!(advice.split_whitespace().count() > 3, "'{advice}' is no reason");
        page.screenshot("hint").await?;
        page.press(text::hint_show(EN)).await?;
        let marked = page.script("return document.querySelectorAll('.hand [aria-pressed=true]').length").await?;
        assert_eq!(marked, 1, "no card is marked");
        page.css(".dock .confirm").await?.click().await?;
        page.wait_for("the move", async |page: &Page| {
            let lines = page.kept_lines().await?;
            Ok(if lines.first().is_some_and(|line| line.starts_with("a ")) { Ok(()) } else { Err(String::new()) })
        })
        .await
    });
}

/// Whatever a bot advises, it is this.
fn advise(action: &str) -> String {
    format!(
        "const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
        Object.defineProperty(Worker.prototype, 'onmessage', {{ set(ear) {{
            const advise = (data) => data.replace?.(/^(advised \\S+ \\S+ \\S+) [^\\n]*\\n/, '$1 {action}\\n') ?? data;
            own.set.call(this, (event) => ear(new MessageEvent('message', {{ data: advise(event.data) }})));
        }} }});"
    )
}

#[test]
fn a_hint_to_end_the_turn_is_confirmed_as_such() {
    browse("hint-end", Visit::english(), async |page| {
        let game = Prepared::new(
            "rules third basic 2
            course 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:* 9:8 10:9
            a 5/1/0 W1 T2 W3
            b 6/0/0 W4 T3W3 WDD
            turn 0",
        );
        let game = game.person("").bot("Korax", Level::Apprentice).after(&["a play W1 a@1", "a play T2 t4"]);
        page.before_each_page(&advise("end")).await?;
        page.sit_down(&game).await?;
        page.wait_for_decision(you(), Phase::End).await?;
        page.press(text::hint(EN)).await?;
        page.press(text::hint_show(EN)).await?;
        assert_eq!(page.read(".dock .confirm b").await?, text::end_turn(EN));
        page.css(".dock .confirm").await?.click().await?;
        page.wait_for("the end of the turn", async |page: &Page| {
            let lines = page.kept_lines().await?;
            Ok(if lines.iter().any(|line| line == "a end") { Ok(()) } else { Err(lines.join("\n")) })
        })
        .await
    });
}

#[test]
fn a_hint_to_roll_again_is_confirmed_as_such() {
    browse("hint-roll", Visit::english(), async |page| {
        let game = Prepared::new(
            "rules third basic 2
            course 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:* 9:8 10:9
            a 6/0/0 TDDD T2 W3
            b 6/0/0 W4 T3W3 WDD
            turn 0",
        );
        let game = game.person("").bot("Korax", Level::Apprentice).after(&["a play TDDD", "roll 4"]);
        page.before_each_page(&advise("reroll")).await?;
        page.sit_down(&game).await?;
        page.wait_for_decision(you(), Phase::Rolled).await?;
        page.press(text::hint(EN)).await?;
        page.press(text::hint_show(EN)).await?;
        let confirm = page.read(".dock .confirm b").await?;
        assert_eq!(confirm, text::roll_again(EN, 2));
        page.css(".dock .confirm").await?.click().await?;
        page.wait_for("another roll", async |page: &Page| {
            let lines = page.kept_lines().await?;
            let again = lines.iter().any(|line| line == "a reroll");
            Ok(if again { Ok(()) } else { Err(lines.join("\n")) })
        })
        .await
    });
}

#[test]
fn escape_in_the_menu_closes_the_menu_alone() {
    browse("menu-escape", Visit::english(), async |page| {
        page.sit_down(&game()).await?;
        page.choose_card("T2", EN).await?;
        page.point_at("tower:4").await?;
        page.css(".dock .confirm").await?;
        page.button(text::menu(EN)).await?.click().await?;
        page.find("dialog", text::menu(EN)).await?;
        page.keys(Key::Escape).await?;
        page.wait_for("no menu", async |page: &Page| {
            let there = page.offered("dialog").await?.len();
            Ok(if there == 0 { Ok(()) } else { Err(there.to_string()) })
        })
        .await?;
        let confirm = page.script("return document.querySelector('.dock .confirm') !== null").await?;
        assert_eq!(confirm, true, "the preview was taken back");
        Ok(())
    });
}

#[test]
fn the_last_turn_is_shown_again_and_then_the_present() {
    browse("replay", Visit::english(), async |page| {
        let game = game().after(&["a play W1 a@1", "a play T2 t4", "draw W5", "draw T5"]);
        let game = game.after(&["b play W4 b@1", "b play T3W3 t9", "draw T1", "draw T1"]);
        page.sit_down(&game).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        let places = "return [...document.querySelectorAll('.board [data-hit]')]\
            .map((shape) => shape.dataset.hit + shape.getAttribute('transform')).join()";
        let present = page.script(places).await?;
        let before = page.kept().await?;
        page.press(text::replay_turn(EN)).await?;
        page.wait_for_text(text::replaying(EN)).await?;
        assert_ne!(page.script(places).await?, present, "the past looks like the present");
        page.wait_for_text(&phases::turn_of(EN, "you", "")).await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        assert_eq!(page.script(places).await?, present);
        assert_eq!(page.kept().await?, before);
        // And one can play on.
        page.choose_card("W3", EN).await?;
        page.wait_for_text(text::prompt_piece(EN)).await
    });
}
