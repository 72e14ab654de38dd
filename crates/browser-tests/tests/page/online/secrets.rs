//! A stranger takes no seat and sees no hand, whatever they try.

use rabenburg_browser_tests::{Page, Problem, Visit, gather};
use rabenburg_words::online_table as text;
use serde_json::{Value, json};

use super::{EN, at_table, be, go, hand, make_table, short_game, sit, start};

/// Everything in the page: drawn, written, and what is only in attributes.
async fn document(page: &Page) -> Result<String, Problem> {
    let all = page.script("return document.documentElement.outerHTML").await?;
    Ok(all.as_str().unwrap_or_default().to_owned())
}

/// What the server answers to a command that the page would not offer.
async fn answer(page: &Page, code: &str, command: &Value) -> Result<Value, Problem> {
    let ask = format!(
        "return new Promise((resolve, reject) => {{ \
            const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/v1/tables/{code}/socket'); \
            const {{ key }} = JSON.parse(localStorage.getItem('rabenburg.visitor')); \
            socket.onerror = reject; \
            socket.onopen = () => socket.send(JSON.stringify({{ type: 'hello', protocol: 1, key }})); \
            socket.onmessage = ({{ data }}) => {{ const message = JSON.parse(data); \
                if (message.type === 'welcome') socket.send(JSON.stringify({{ type: 'do', id: 'x', version: message.version, command: {command} }})); \
                else if (message.id === 'x') {{ resolve(message); socket.close(); }} }}; }})"
    );
    page.script(&ask).await
}

#[test]
fn a_stranger_takes_no_seat_and_sees_no_hand() {
    let visits = [Visit::english(), Visit::english(), Visit::english()];
    gather("online-stranger", visits, async |[anna, ben, eve]: &mut [Page; 3]| {
        // Firefox tells of a line that it opens a second time.
        eve.expect_message("can’t establish a connection to the server");
        for (page, name) in [(&*anna, "Anna"), (ben, "Ben"), (eve, "Eve")] {
            be(page, name).await?;
        }
        let code = make_table(anna, &short_game()).await?;
        go(ben, &code).await?;
        sit(ben, EN).await?;
        start(anna, &[ben]).await?;
        go(eve, &code).await?;
        at_table(eve).await?;
        eve.wait_for_text(text::watching(EN)).await?;

        let (annas, bens) = (hand(anna).await?, hand(ben).await?);
        assert_eq!((annas.len(), bens.len()), (3, 3));
        assert_eq!(hand(eve).await?, Vec::<String>::new());
        let (of_eve, of_ben) = (document(eve).await?, document(ben).await?);
        for card in annas.iter().chain(&bens) {
            assert!(!of_eve.contains(card.as_str()), "a stranger has '{card}'");
        }
        for card in annas.iter().filter(|card| !bens.contains(card)) {
            assert!(!of_ben.contains(card.as_str()), "the other player has '{card}'");
        }
        for (command, code_of_refusal) in [
            (json!({ "type": "sit", "seat": 1 }), "wrong_status"),
            (json!({ "type": "act", "action": { "type": "redraw" } }), "not_seated"),
            (json!({ "type": "close" }), "not_host"),
        ] {
            let told = answer(eve, &code, &command).await?;
            assert_eq!((&told["type"], &told["code"]), (&json!("refused"), &json!(code_of_refusal)), "{told}");
        }
        assert_eq!(hand(anna).await?, annas);
        Ok(())
    });
}
