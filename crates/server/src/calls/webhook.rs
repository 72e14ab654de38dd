//! Webhooks: messages in the formats of those who take them.

use axum::http::Uri;
use rabenburg_protocol::WebhookKind;
use serde_json::json;

use super::notice::Notice;

/// The format that an address asks for.
pub(crate) fn kind_of(url: &str) -> WebhookKind {
    let uri = url.parse::<Uri>().ok();
    let host = uri.as_ref().and_then(Uri::host).unwrap_or_default().to_ascii_lowercase();
    let is_of = |domain: &str| host == domain || host.strip_suffix(domain).is_some_and(|rest| rest.ends_with('.'));
    if is_of("discord.com") || is_of("discordapp.com") {
        WebhookKind::Discord
    } else if is_of("slack.com") {
        WebhookKind::Slack
    } else if is_of("ntfy.sh") || host.starts_with("ntfy.") {
        WebhookKind::Ntfy
    } else {
        WebhookKind::Json
    }
}

pub(super) fn message(kind: WebhookKind, notice: &Notice, home: &str) -> (Vec<(&'static str, String)>, Vec<u8>) {
    let text = notice.text(home);
    let json = |body: serde_json::Value| {
        (vec![("content-type", "application/json".to_owned())], body.to_string().into_bytes())
    };
    match kind {
        // Whatever people are called, nobody in the channel is alarmed.
        WebhookKind::Discord => json(json!({ "content": text, "allowed_mentions": { "parse": [] } })),
        WebhookKind::Slack => json(json!({ "text": text })),
        WebhookKind::Json => json(json!({ "content": text, "text": text, "url": format!("{home}{}", notice.path()) })),
        WebhookKind::Ntfy => {
            let headers = vec![
                ("content-type", "text/plain; charset=utf-8".to_owned()),
                ("title", "Rabenburg".to_owned()),
                ("click", format!("{home}{}", notice.path())),
            ];
            (headers, text.into_bytes())
        }
    }
}
