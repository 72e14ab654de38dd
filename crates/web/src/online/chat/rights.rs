//! What the visitor can say. The server decides who may say what; nobody is offered what it would refuse.

use rabenburg_engine::Teams;
use rabenburg_protocol::{Chat, NewTable, Status};

/// What is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChatOffer {
    /// Phrases and free text.
    Everything,
    /// Phrases only: the table allows no more.
    Phrases,
    /// Phrases only while partners play (rule 11.8).
    PartnersPhrases,
    /// Nothing: this table is silent.
    Silence,
    /// Nothing: only players speak here.
    PlayersOnly,
}

impl ChatOffer {
    /// What a table offers to somebody with or without a seat. Visitors without a name are asked for one when they
    /// speak.
    pub fn at(table: &NewTable, status: Status, seated: bool) -> ChatOffer {
        match table.chat {
            Chat::Off => ChatOffer::Silence,
            Chat::Players | Chat::Phrases if !seated => ChatOffer::PlayersOnly,
            Chat::Phrases => ChatOffer::Phrases,
            _ if table.teams != Teams::None && status == Status::Playing => ChatOffer::PartnersPhrases,
            Chat::Everybody | Chat::Players => ChatOffer::Everything,
        }
    }

    /// Whether it includes phrases.
    pub fn has_phrases(self) -> bool {
        matches!(self, ChatOffer::Everything | ChatOffer::Phrases | ChatOffer::PartnersPhrases)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> NewTable {
        serde_json::from_str(text).expect("a table")
    }

    #[test]
    fn the_table_says_who_may_say_what() {
        let at = |chat: &str, seated| {
            ChatOffer::at(&table(&format!(r#"{{"players":2,"chat":"{chat}"}}"#)), Status::Playing, seated)
        };
        for (chat, watching, playing) in [
            ("everybody", ChatOffer::Everything, ChatOffer::Everything),
            ("players", ChatOffer::PlayersOnly, ChatOffer::Everything),
            ("phrases", ChatOffer::PlayersOnly, ChatOffer::Phrases),
            ("off", ChatOffer::Silence, ChatOffer::Silence),
        ] {
            assert_eq!((at(chat, false), at(chat, true)), (watching, playing), "{chat}");
        }
    }

    #[test]
    fn partners_say_phrases_while_they_play() {
        let teams = table(r#"{"players":4,"teams":"end_at_once"}"#);
        for (status, offer) in [
            (Status::Waiting, ChatOffer::Everything),
            (Status::Playing, ChatOffer::PartnersPhrases),
            (Status::Over, ChatOffer::Everything),
        ] {
            assert_eq!(ChatOffer::at(&teams, status, true), offer);
            assert_eq!(ChatOffer::at(&teams, status, false), offer, "spectators tell partners nothing either");
        }
    }
}
