//! Games one after the other cost no more than one. `examples/leaks.rs` plays a hundred.

use rabenburg_browser_tests::{AutoPlayer, Page, Problem, READER, Until, Upkeep, Visit, browse};
use rabenburg_words::{Language, table};

use crate::tables;

const ENGLISH: Language = READER;

/// How much more may be kept alive after some games than before: what is made once, and what a browser likes to keep.
fn assert_flat(before: Upkeep, after: Upkeep) {
    println!("{before:?}\n{after:?}");
    assert!(after.workers <= before.workers, "{after:?}");
    assert!(after.nodes < before.nodes + before.nodes / 4, "{before:?} {after:?}");
    assert!(after.listeners < before.listeners + before.listeners / 4, "{before:?} {after:?}");
    assert!(after.script < before.script + 1_000_000, "{before:?} {after:?}");
    assert!(after.module < before.module + 500_000, "{before:?} {after:?}");
}

#[test]
fn a_new_game_ends_the_worker_of_the_one_before() {
    browse("leak-workers", Visit::english().watching_memory().luck(21), async |page| {
        tables::open_without_motion(page).await?;
        for _ in 0..2 {
            page.begin_anew().await?;
        }
        let before = page.upkeep().await?;
        assert_eq!(before.workers, 1);
        for _ in 0..5 {
            page.begin_anew().await?;
        }
        assert_flat(before, page.upkeep().await?);
        Ok(())
    });
}

#[test]
fn play_again_ends_the_worker_of_the_game_before() {
    browse("leak-again", Visit::english().watching_memory().luck(22), async |page| {
        tables::open_without_motion(page).await?;
        page.sit_down(&rabenburg_browser_tests::games::nearly_over()).await?;
        let mut player = AutoPlayer::new(22);
        player.play(page, Until::Over).await?;
        page.button(table::play_again(ENGLISH)).await?.click().await?;
        tables::at_table(page, ENGLISH).await?;
        player.play(page, Until::Confirmed(2)).await?;
        assert_eq!(page.upkeep().await?.workers, 1);
        Ok(())
    });
}

#[test]
fn a_game_left_while_pieces_move_is_let_go() {
    browse("leak-moving", Visit::english().watching_memory().luck(23), async |page| {
        page.open("/").await?;
        for _ in 0..3 {
            page.begin_anew().await?;
            // With motion, the bots' moves are on their way when the next game begins.
            AutoPlayer::new(23).play(page, Until::Confirmed(2)).await?;
        }
        page.wait_for("one worker", async |page: &Page| {
            let workers = page.upkeep().await?.workers;
            Ok(if workers == 1 { Ok(()) } else { Err(format!("{workers}")) })
        })
        .await
    });
}

#[test]
fn places_that_are_left_are_let_go() {
    browse("leak-places", Visit::english().watching_memory().luck(24), async |page| {
        tables::open_without_motion(page).await?;
        page.begin_anew().await?;
        let round = async |page: &Page| {
            for (place, there) in
                [("learn", ".table"), ("rules", ".rules-text .rule"), ("online", "main.online"), ("table", ".table")]
            {
                page.script(&format!("location.hash = '#/{place}'")).await?;
                page.wait_for(place, async |page: &Page| {
                    let there = page.script(&format!("return !!document.querySelector('{there}')")).await?;
                    Ok(if there == true { Ok(()) } else { Err(String::new()) })
                })
                .await?;
            }
            Ok::<(), Problem>(())
        };
        for _ in 0..2 {
            round(page).await?;
        }
        let before = page.upkeep().await?;
        for _ in 0..4 {
            round(page).await?;
        }
        assert_flat(before, page.upkeep().await?);
        Ok(())
    });
}
