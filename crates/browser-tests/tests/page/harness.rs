//! The tests' own tools: they have to notice what they are there for.

use std::panic::catch_unwind;
use std::time::Duration;

use rabenburg_browser_tests::{Key, Visit, browse};

/// What a test fails with.
fn failure(steps: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = catch_unwind(steps).expect_err("the test went well");
    panic.downcast_ref::<String>().cloned().expect("a message")
}

#[test]
fn errors_and_warnings_on_the_console_are_noticed() {
    for (script, message) in [
        ("console.error('a raven fell')", "a raven fell"),
        ("console.warn('a tower leans')", "a tower leans"),
        ("setTimeout(() => { throw new Error('nobody caught it') })", "nobody caught it"),
        ("Promise.reject(new Error('nobody heard it'))", "nobody heard it"),
        ("fetch('/nothing')", "404"),
        ("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')", "Content Security Policy"),
    ] {
        let failure = failure(|| {
            browse("noticed", Visit::english(), async |page| {
                page.open("/").await?;
                page.script(&format!("{script}; return null")).await?;
                // By then everything is told: messages come in order.
                page.script(
                    "return new Promise((done) => setTimeout(() => fetch('/').then(() => setTimeout(done, 500)), 0))",
                )
                .await?;
                Ok(())
            });
        });
        assert!(failure.contains(message), "{script}: {failure}");
    }
}

#[test]
fn a_quiet_console_is_no_failure() {
    browse("quiet", Visit::english(), async |page| {
        page.open("/").await?;
        page.script("console.info('a raven caws'); return null").await?;
        page.expect_message("an owl");
        page.script("console.error('an owl hoots'); return null").await?;
        Ok(())
    });
}

#[test]
fn what_is_missing_is_told_with_what_is_offered() {
    let failure = failure(|| {
        browse("missing", Visit::english(), async |page| {
            page.open("/").await?;
            page.script(
                "document.body.insertAdjacentHTML('beforeend', \
                '<button>Go</button><button hidden>Fly</button><div role=\"button\" aria-label=\"Swim\"></div>')",
            )
            .await?;
            page.button("Go").await?;
            page.be_patient(Duration::from_millis(200));
            page.button("Fly").await?;
            Ok(())
        });
    });
    assert!(failure.contains("a button 'Fly'") && failure.contains("\"Go\""), "{failure}");
    assert!(!failure.contains("\"Fly\""), "{failure}");
}

#[test]
fn the_visitor_is_as_described() {
    browse("visitor", Visit::german().phone().light().reduced_motion(), async |page| {
        page.open("/").await?;
        let found = page
            .script(
                "return [innerWidth, innerHeight, navigator.language, \
                matchMedia('(prefers-color-scheme: light)').matches, \
                matchMedia('(prefers-reduced-motion: reduce)').matches, matchMedia('(pointer: coarse)').matches]",
            )
            .await?;
        assert_eq!(found, serde_json::json!([390, 844, "de-DE", true, true, true]));
        Ok(())
    });
}

#[test]
fn keys_go_where_the_focus_is_and_blocked_moments_are_measured() {
    browse("keys", Visit::english().watching_long_tasks(), async |page| {
        page.open("/").await?;
        page.script(
            "document.body.insertAdjacentHTML('beforeend', '<button id=\"slow\">Slow</button>');\
            const slow = document.getElementById('slow');\
            slow.onclick = () => { const end = performance.now() + 120; while (performance.now() < end); slow.textContent = 'Done'; };\
            slow.focus();",
        )
        .await?;
        page.keys(Key::Enter).await?;
        page.button("Done").await?;
        let longest = page
            .wait_for("a long task", async |page| {
                let longest = page.longest_task().await?;
                Ok(if longest >= 120.0 { Ok(longest) } else { Err(format!("{longest} ms")) })
            })
            .await?;
        assert!(longest < 5000.0, "{longest}");
        Ok(())
    });
}
