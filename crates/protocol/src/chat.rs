//! What people say at a table.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::id::VisitorId;
use crate::name::{Name, plain};

/// Free text: at most 280 characters, all of them printable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Text(String);

impl Text {
    /// The maximum length in characters.
    pub const LIMIT: usize = 280;

    /// The message.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Text {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Text, &'static str> {
        let text = plain(text);
        match text.chars().count() {
            0 => Err("a message has at least one character"),
            1..=Text::LIMIT => Ok(Text(text)),
            _ => Err("a message has at most 280 characters"),
        }
    }
}

impl TryFrom<String> for Text {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Text, &'static str> {
        text.parse()
    }
}

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.0
    }
}

/// Ready-made phrases, which everyone reads in their own language. They say nothing about cards or plans, so partners
/// may use them too (rules 11.2 and 11.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Sorry!
    Sorry,
    /// Oops!
    Oops,
    /// What a surprise!
    Wow,
    /// A moment, please.
    OneMoment,
    /// I am back in a minute.
    BackSoon,
    /// Good game!
    GoodGame,
    /// Another one?
    Another,
    /// Goodbye!
    Goodbye,
}

impl Phrase {
    /// All phrases, in the order they are offered.
    pub const ALL: [Phrase; 12] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::Oops,
        Phrase::Wow,
        Phrase::OneMoment,
        Phrase::BackSoon,
        Phrase::GoodGame,
        Phrase::Another,
        Phrase::Goodbye,
    ];
}

/// Something to say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// In one's own words.
    Text(Text),
    /// A ready-made phrase.
    Phrase(Phrase),
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// The table's version after it.
    pub version: u64,
    /// Who said it.
    pub visitor: VisitorId,
    /// Their name at this table.
    pub name: Name,
    /// What they said.
    pub saying: Saying,
    /// When, in milliseconds since 1970.
    pub at: u64,
}
