//! The form for a new table.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Page, Problem, Visit, browse};
use rabenburg_engine::Spell;
use rabenburg_words::{game, glossary, hall, start};
use serde_json::json;
use thirtyfour::By;

use super::{EN, be};
use crate::tables::{choose, press};

/// Chooses from a list that unfolds.
async fn pick(page: &Page, label: &str, option: &str) -> Result<(), Problem> {
    let list = page.find_containing("combobox", label).await?;
    press(page, &list).await?;
    for offered in list.find_all(By::Css("option")).await? {
        if offered.text().await? == option {
            return Ok(offered.click().await?);
        }
    }
    Err(Problem::Wrong(format!("'{label}' does not offer '{option}'")))
}

#[test]
fn everything_that_the_form_offers_comes_to_the_table() {
    browse("online-form", Visit::english(), async |page| {
        be(page, "Anna").await?;
        page.open("/#/online/new").await?;
        page.button("4").await?.click().await?;
        for folded in [hall::more_game(EN), hall::more_table(EN)] {
            press(page, &page.button(folded).await?).await?;
        }
        press(page, &page.css("label:nth-child(2) > input[name=seat-4]").await?).await?;
        for choice in [
            start::variant_master(EN),
            start::memory_aided(EN),
            start::spells_drawn(EN),
            start::teams_round(EN),
            hall::starter_first_seat(EN),
            start::second_action_must(EN),
            game::printing_second(EN),
            hall::access_open(EN),
            hall::timeout_redraw(EN),
            hall::chat_rule_phrases(EN),
        ] {
            choose(page, "radio", choice).await?;
        }
        choose(page, "checkbox", hall::watchers_allowed(EN)).await?;
        pick(page, start::rounds(EN), &start::rounds_limit(EN, 5)).await?;
        pick(page, glossary::spell(Spell::MoveWizard, EN), "4").await?;
        pick(page, hall::clock_turn(EN), &hall::minutes(EN, 5)).await?;
        pick(page, hall::clock_window(EN), &hall::minutes(EN, 1)).await?;
        pick(page, hall::absence_grace(EN), &hall::minutes(EN, 15)).await?;
        pick(page, hall::absence_bot(EN), &hall::absence_level(EN, glossary::level(Level::Queen, EN))).await?;
        page.screenshot("online-form").await?;
        page.find_containing("button", hall::make_go(EN)).await?.click().await?;
        page.css(".room").await?;

        let asked = "return fetch('/api/v1/tables/' + location.hash.split('/').pop()).then((answer) => answer.json())";
        let table = page.script(asked).await?;
        let options = &table["options"];
        let expected = json!({
            "players": 4, "variant": "master", "memory": "aided", "teams": "finish_round", "starter": "first_seat",
            "second_action_optional": false, "printing": "second", "access": "open", "chat": "phrases",
            "spectators": false, "round_limit": 5,
            "clock": { "turn_seconds": 300, "window_seconds": 60, "timeout": "redraw" },
            "absence": { "grace_seconds": 900, "bot": "queen" },
        });
        for (name, value) in expected.as_object().into_iter().flatten() {
            assert_eq!(&options[name], value, "{name}");
        }
        assert_eq!(options["costs"][0], 4, "{options}");
        assert!(options["spells"]["drawn"]["count"].is_number(), "{options}");
        assert_eq!(table["seats"][3]["sitter"], "bot", "{table}");
        // Whoever comes reads what is agreed on.
        for told in [hall::told_second_must(EN), hall::told_no_spectators(EN), hall::told_timeout_redraw(EN)] {
            page.wait_for_text(told).await?;
        }
        Ok(())
    });
}
