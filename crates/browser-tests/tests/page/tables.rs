//! Ways to a table, as people go them.

use rabenburg_browser_tests::{Page, Problem, WebElement};
use rabenburg_words::{Language, phases, start, table};

/// Presses what stands there; things with no area of their own, such as the radio buttons of a row, by their label.
pub(crate) async fn press(page: &Page, element: &WebElement) -> Result<(), Problem> {
    let press = "arguments[0].scrollIntoView({ block: 'nearest' });";
    page.driver().execute(press, vec![element.to_json()?]).await?;
    Ok(element.click().await?)
}

/// Chooses one of several by its words, or the first with these words at their beginning.
pub(crate) async fn choose(page: &Page, role: &str, name: &str) -> Result<(), Problem> {
    let element = page.find_where(role, &format!("'{name}…'"), |offered| offered.starts_with(name)).await?;
    press(page, &element).await
}

/// Sends all opponents but one away, and makes it a gentle one.
pub(crate) async fn one_gentle_opponent(page: &Page, language: Language) -> Result<(), Problem> {
    let pressed = "return [...document.querySelectorAll('.start-who button[aria-pressed=true]')]";
    while page.script(&format!("{pressed}.length")).await?.as_u64() > Some(1) {
        page.script(&format!("{pressed}.at(-1).click()")).await?;
    }
    page.button(start::gentle(language)).await?.click().await?;
    Ok(())
}

/// Invites everybody, to play gently.
pub(crate) async fn all_opponents(page: &Page, language: Language) -> Result<(), Problem> {
    page.script("document.querySelectorAll('.start-who button[aria-pressed=false]').forEach((it) => it.click())")
        .await?;
    page.button(start::gentle(language)).await?.click().await?;
    Ok(())
}

/// Limits the game to five rounds; the set-up is open.
pub(crate) async fn five_rounds(page: &Page, language: Language) -> Result<(), Problem> {
    let finer = page.button(start::finer_points(language)).await?;
    press(page, &finer).await?;
    let rounds = page.find_containing("combobox", start::rounds(language)).await?;
    let option = rounds.find(thirtyfour::By::Css("option[value='5']")).await?;
    assert_eq!(option.text().await?, start::rounds_limit(language, 5));
    press(page, &rounds).await?;
    Ok(option.click().await?)
}

/// Starts what the set-up says, and waits for the table.
pub(crate) async fn start(page: &Page, language: Language) -> Result<(), Problem> {
    page.button(start::start_game(language)).await?.click().await?;
    at_table(page, language).await
}

/// Waits for the table.
pub(crate) async fn at_table(page: &Page, language: Language) -> Result<(), Problem> {
    let first = [table::round(language, 1), phases::solo_turn(language, 1)];
    page.wait_for("the first turn", async |page: &Page| {
        let told = page.text().await?;
        Ok(if first.iter().any(|words| told.contains(words)) { Ok(()) } else { Err(told) })
    })
    .await
}

/// Turns the motion off in the menu of the table.
pub(crate) async fn no_motion(page: &Page, language: Language) -> Result<(), Problem> {
    page.button(table::menu(language)).await?.click().await?;
    choose(page, "radio", table::speed_off(language)).await?;
    page.button(table::close(language)).await?.click().await?;
    Ok(())
}

/// Somebody who has turned the motion off on an earlier visit opens the page.
pub(crate) async fn open_without_motion(page: &Page) -> Result<(), Problem> {
    page.open("/").await?;
    page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
    page.reload().await
}

/// What stands on the board, or on that of a replay.
pub(crate) async fn board(page: &Page) -> Result<String, Problem> {
    let pieces =
        "return [...document.querySelectorAll('.hits [data-hit]')].map((piece) => piece.dataset.hit).sort().join(' ')";
    Ok(page.script(pieces).await?.as_str().unwrap_or_default().to_owned())
}
