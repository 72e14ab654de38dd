//! How pieces move: so that one can follow, cheaply, and not at all for those who prefer that.

use rabenburg_bots::Level;
use rabenburg_browser_tests::{Page, Prepared, Problem, READER, Visit, browse};
use rabenburg_engine::{Phase, Seat};
use rabenburg_words::{Language, table as text};
use serde_json::Value;

const EN: Language = READER;
const WATCH: &str = include_str!("motion.js");

/// Korax locks up wizards on its turn or walks; then it is the person's.
fn game() -> Prepared {
    Prepared::new(
        "rules third basic 2
        course 0:* 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9
        a 6/0/0 W2 T1 T3
        b 6/0/0 W1 T5 T2
        turn 0",
    )
    .bot("Korax", Level::Apprentice)
    .person("")
}

fn you() -> Seat {
    Seat::from_letter('b').expect("a seat")
}

async fn open(page: &Page, speed: &str) -> Result<(), Problem> {
    page.before_each_page(WATCH).await?;
    page.open_keeping("/#/table", &[("game", &game().text()), ("speed", speed)]).await
}

/// Lets Korax play, then chooses a card and a tower, so that everything is shown that there is to show.
async fn watch(page: &Page, speed: &str) -> Result<Value, Problem> {
    open(page, speed).await?;
    page.wait_for_decision(you(), Phase::Choose).await?;
    page.choose_card("T5", EN).await?;
    page.point_at("tower:8").await?;
    page.wait_for_text(&text::move_to(EN, 13)).await?;
    // What is chosen may hover, and what would happen may glow: that too is noted once it is drawn.
    page.script(
        "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
            window.rabenburgMotion.now();
            const { scripted, styled, outlines } = window.rabenburgMotion;
            done({ scripted, styled, outlines });
        })))",
    )
    .await
}

fn list<'a>(motion: &'a Value, key: &str) -> &'a [Value] {
    motion.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// Whether the frames of an animation move anything.
fn moves(animation: &Value) -> bool {
    let frames = list(animation, "frames");
    frames.iter().any(|frame| frame.get("transform") != frames[0].get("transform"))
}

/// What styles animate, beyond these properties.
fn beyond<'a>(motion: &'a Value, allowed: &[&str]) -> Vec<&'a Value> {
    let other = |name: &Value| !allowed.contains(&name.as_str().unwrap_or_default());
    list(motion, "styled").iter().filter(|styled| list(styled, "properties").iter().any(other)).collect()
}

#[test]
fn with_less_motion_nothing_moves_and_one_can_follow() {
    browse("motion-reduced", Visit::english().reduced_motion(), async |page| {
        let motion = watch(page, "normal").await?;
        assert!(!list(&motion, "scripted").is_empty(), "nothing fades: {motion}");
        assert!(!list(&motion, "scripted").iter().any(moves), "{motion}");
        assert_eq!(beyond(&motion, &["opacity"]), Vec::<&Value>::new());
        assert!(motion["outlines"].as_u64() > Some(0), "nothing is outlined: {motion}");
        Ok(())
    });
}

#[test]
fn with_motion_off_nothing_moves_at_all() {
    browse("motion-off", Visit::english(), async |page| {
        let motion = watch(page, "off").await?;
        assert_eq!(list(&motion, "scripted"), [] as [Value; 0]);
        assert_eq!(beyond(&motion, &["opacity"]), Vec::<&Value>::new());
        assert!(motion["outlines"].as_u64() > Some(0), "nothing is outlined: {motion}");
        Ok(())
    });
}

#[test]
fn what_moves_is_cheap_to_draw() {
    browse("motion", Visit::english(), async |page| {
        let motion = watch(page, "normal").await?;
        let scripted = list(&motion, "scripted");
        assert!(scripted.iter().any(moves), "nothing moves: {motion}");
        for frame in scripted.iter().flat_map(|animation| list(animation, "frames")) {
            let keys: Vec<&String> = frame.as_object().expect("a frame").keys().collect();
            let cheap = |key: &&String| ["offset", "easing", "transform", "opacity"].contains(&key.as_str());
            assert!(keys.iter().all(cheap), "{frame}");
        }
        assert_eq!(beyond(&motion, &["transform", "opacity"]), Vec::<&Value>::new());
        Ok(())
    });
}

#[test]
fn a_click_finishes_what_is_moving() {
    browse("motion-click", Visit::english(), async |page| {
        open(page, "half").await?;
        page.wait_for_decision(you(), Phase::Choose).await?;
        page.choose_card("T5", EN).await?;
        page.point_at("tower:8").await?;
        // Measured on the page itself: what would still be to see when the click comes, and when it is over.
        page.script(
            "const flight = document.querySelector('.flight');
            const left = () => Math.max(0, ...document.getAnimations()
                .filter((animation) => flight.contains(animation.effect.target))
                .map((animation) => animation.effect.getComputedTiming().endTime - animation.currentTime));
            window.rabenburgFlying = new Promise((flying) => new MutationObserver(() => {
                // The tower: it flies for longer than its card.
                if (left() > 1000) {
                    addEventListener('pointerdown', () => window.rabenburgClicked ??= [left(), performance.now()], true);
                    flying();
                }
                if (window.rabenburgClicked && !flight.querySelector('.actors')) {
                    window.rabenburgGone ??= performance.now();
                }
            }).observe(flight, { childList: true }));",
        )
        .await?;
        // A plate that nothing covers.
        let (x, y) = page.place_of("space:14").await?;
        page.css(".dock .confirm").await?.click().await?;
        page.script("return window.rabenburgFlying").await?;
        page.driver().action_chain().move_to(x, y).click().perform().await?;
        let times = page
            .wait_for("the end of the flight", async |page: &Page| {
                let times = "const [left, at] = window.rabenburgClicked ?? []; \
                    return window.rabenburgGone ? [left, window.rabenburgGone - at] : null";
                let times = page.script(times).await?;
                Ok(if times.is_null() { Err(String::new()) } else { Ok(times) })
            })
            .await?;
        println!("left and taken, in milliseconds: {times}");
        let (left, taken) = (times[0].as_f64().unwrap_or(0.0), times[1].as_f64().unwrap_or(f64::MAX));
        assert!(left > 300.0, "the click came too late to tell: {times}");
        assert!(taken >= 0.0 && taken < left / 2.0, "{times}");
        Ok(())
    });
}
