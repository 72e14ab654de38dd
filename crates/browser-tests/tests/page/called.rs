//! Notices that the server sends when the page is closed.

use rabenburg_browser_tests::{Page, Visit, browse};
use serde_json::json;

#[test]
fn a_call_is_shown_and_leads_to_the_table() {
    browse("called", Visit::english().alone(), async |page| {
        page.open("/").await?;
        page.wait_for_offline().await?;
        let allowed = json!({ "origin": page.origin(), "permissions": ["notifications"] });
        page.driver().cdp().send_raw("Browser.grantPermissions", allowed).await?;
        // What a push service would hand to the browser. In a fresh browser, the page's worker is the first.
        let told = json!({ "title": "It is your turn", "body": "Table of Anna and Ben", "url": "/t/7K2QX9FM", "tag": "turn", "lang": "en" });
        page.driver().cdp().send_raw("ServiceWorker.enable", json!({})).await?;
        for data in [told.to_string(), told.to_string(), "no JSON".to_owned()] {
            let push = json!({ "origin": page.origin(), "registrationId": "0", "data": data });
            page.driver().cdp().send_raw("ServiceWorker.deliverPushMessage", push).await?;
        }
        let shown = "return navigator.serviceWorker.ready.then((registration) => registration.getNotifications())\
            .then((all) => all.map(({ title, body, lang, data }) => [title, body, lang, data.url].join('|')).sort())";
        let wanted = json!(["It is your turn|Table of Anna and Ben|en|/t/7K2QX9FM", "Rabenburg|||/"]);
        page.wait_for("one notice for both calls", async |page: &Page| {
            let shown = page.script(shown).await?;
            Ok(if shown == wanted { Ok(()) } else { Err(shown.to_string()) })
        })
        .await
    });
}
