//! The worker in which bots think, without the page that asks it.

use rabenburg_browser_tests::{Visit, browse};

/// Starts a worker as the page does, sends texts at once, and gives the answers.
const ASK: &str = "
    const worker = new Worker(document.querySelector('meta[name=\"asset:worker.js\"]').content, { type: 'module' });
    const answers = [];
    const all = new Promise((done, failed) => {
        worker.onmessage = ({ data }) => answers.push(data) === 2 && done(answers);
        worker.onerror = (error) => failed(error.message);
    });
    worker.postMessage('caw');
    worker.postMessage('croak');
    return all;";

#[test]
fn texts_that_come_before_it_has_started_are_answered_too() {
    browse("worker", Visit::english(), async |page| {
        page.open("/").await?;
        let answers = page.script(&format!("return (async () => {{ {ASK} }})()")).await?;
        let answers: Vec<&str> = answers.as_array().expect("answers").iter().filter_map(|text| text.as_str()).collect();
        // Nothing of that is a message of ours, and it says so.
        assert!(answers.len() == 2 && answers.iter().all(|answer| answer.starts_with("failed ")), "{answers:?}");
        Ok(())
    });
}
