//! After a game: the result, its course, the replay, and games as files.

use rabenburg_browser_tests::{AutoPlayer, Key, Page, Problem, READER, Until, Visit, browse};
use rabenburg_words::{Language, after, start, table};
use serde_json::json;

use crate::tables;

const EN: Language = READER;

/// Waits until the chances are worked out.
async fn analysed(page: &mut Page) -> Result<(), Problem> {
    page.be_patient(std::time::Duration::from_secs(60));
    page.css(".after-plot").await?;
    // The table of all chances comes with the last of them, and is made when it is opened.
    page.css(".after-numbers summary").await?.click().await?;
    page.wait_for("a row for every point", async |page: &Page| {
        let script = "return [document.querySelectorAll('.after-numbers tbody tr').length, \
            +document.querySelector('.after-plot').getAttribute('aria-valuemax') + 1]";
        let rows = page.script(script).await?;
        Ok(if rows[0] == rows[1] { Ok(()) } else { Err(rows.to_string()) })
    })
    .await?;
    Ok(page.css(".after-numbers summary").await?.click().await?)
}

#[test]
fn the_replay_of_a_local_game_ends_as_the_game_did() {
    browse("after-local", Visit::english().luck(7), async |page| {
        page.sit_down(&rabenburg_browser_tests::games::nearly_over()).await?;
        AutoPlayer::new(4).play(page, Until::Over).await?;
        let last = tables::board(page).await?;
        page.link(table::result_and_replay(EN)).await?.click().await?;
        page.find("heading", after::ranking(EN)).await?;
        analysed(page).await?;
        page.screenshot("result-desktop").await?;
        let slider = page.find("slider", after::slider(EN)).await?;
        slider.send_keys(Key::End).await?;
        page.wait_for("the end of the game", async |page: &Page| {
            let now = tables::board(page).await?;
            Ok(if now == last { Ok(()) } else { Err(format!("{now}\ninstead of\n{last}")) })
        })
        .await?;
        slider.send_keys(Key::Home).await?;
        page.wait_for("another board at the beginning", async |page: &Page| {
            let now = tables::board(page).await?;
            Ok(if now == last { Err(now) } else { Ok(()) })
        })
        .await
    });
}

#[test]
fn a_saved_game_is_opened_by_dropping_it_and_a_broken_one_is_told() {
    browse("after-file", Visit::english().phone().light(), async |page| {
        // Firefox tells of a worker that is no longer wanted before it has come.
        page.expect_message("A ServiceWorker intercepted the request");
        page.open("/#/result").await?;
        page.wait_for_text(after::nothing_here(EN)).await?;
        drop_file(page, "rabenburg game 1\nnonsense").await?;
        page.wait_for_text(after::broken(EN)).await?;

        page.sit_down(&rabenburg_browser_tests::games::nearly_over()).await?;
        page.script("localStorage.setItem('rabenburg.speed', 'off')").await?;
        page.reload().await?;
        AutoPlayer::new(4).play(page, Until::Over).await?;
        let text = page.kept_text().await?;
        page.script("localStorage.clear(); sessionStorage.clear()").await?;
        page.open("/").await?;
        page.link(start::replay(EN)).await?.click().await?;
        page.wait_for_text(after::nothing_here(EN)).await?;
        drop_file(page, &text).await?;
        page.find("heading", after::ranking(EN)).await?;

        // The start page leads there, from whichever document.
        page.open("/").await?;
        page.reload().await?;
        page.wait_for_text(start::play_now(EN)).await?;
        drop_file(page, &text).await?;
        page.find("heading", after::ranking(EN)).await?;
        analysed(page).await?;
        page.screenshot("result-phone").await?;
        let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(page.script(wide).await?, 0);
        Ok(())
    });
}

async fn drop_file(page: &Page, text: &str) -> Result<(), Problem> {
    let drop = format!(
        "const held = new DataTransfer(); held.items.add(new File([{}], 'rabenburg-game.txt', {{ type: 'text/plain' }})); \
         for (const type of ['dragenter', 'dragover', 'drop']) \
           document.querySelector('main').dispatchEvent(new DragEvent(type, {{ dataTransfer: held, bubbles: true, cancelable: true }}))",
        json!(text)
    );
    page.script(&drop).await?;
    Ok(())
}
