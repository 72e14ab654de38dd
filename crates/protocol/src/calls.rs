//! How people are called when it is their turn and they are not there: by their browser's push service, or by a webhook.

use serde::{Deserialize, Serialize};

/// How a server can call people who are away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Calling {
    /// The server's public key for Web Push, in base64url: what a browser wants as `applicationServerKey`. `null` if its
    /// operator has not switched it on.
    pub push: Option<String>,
    /// Whether webhooks are switched on.
    pub webhooks: bool,
}

/// A way to be called, as a visitor asks for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewCall {
    /// By the push service of a browser, even if the page is closed.
    Push {
        /// Where the browser's push service takes messages: `PushSubscription.endpoint`.
        endpoint: String,
        /// The browser's public key, in base64url: `getKey("p256dh")`.
        p256dh: String,
        /// The browser's authentication secret, in base64url: `getKey("auth")`.
        auth: String,
        /// The language of the notices, such as `de`.
        language: String,
    },
    /// By a message to an address of the visitor's choice.
    Webhook {
        /// Where to send it: `https` only.
        url: String,
        /// In which format; if it is left out, the address tells.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kind: Option<WebhookKind>,
        /// The language of the notices, such as `de`.
        language: String,
    },
}

/// The format of a webhook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WebhookKind {
    /// JSON with `content`, in which nobody is mentioned.
    Discord,
    /// JSON with `text`.
    Slack,
    /// Plain text, with the headers `Title` and `Click`.
    Ntfy,
    /// JSON with `content`, `text` and `url`, for everything else.
    Json,
}

impl WebhookKind {
    /// All of them.
    pub const ALL: [WebhookKind; 4] = [WebhookKind::Discord, WebhookKind::Slack, WebhookKind::Ntfy, WebhookKind::Json];
}

/// A way in which a visitor is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Call {
    /// Its number, by which it is ended.
    pub id: u64,
    /// Which way.
    #[serde(flatten)]
    pub way: CallWay,
    /// The language of the notices.
    pub language: String,
}

/// Which way somebody is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum CallWay {
    /// By the push service of a browser.
    Push {
        /// Where that takes messages. It tells a browser whether this is its own.
        endpoint: String,
    },
    /// By a message to an address of the visitor's choice.
    Webhook {
        /// Where it goes.
        url: String,
        /// In which format.
        kind: WebhookKind,
    },
}

/// All ways in which a visitor is called, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Calls {
    /// The ways.
    pub calls: Vec<Call>,
}
