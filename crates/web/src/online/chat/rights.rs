//! What the visitor can say. The server decides who may say what; nobody is offered what it would refuse.

use rabenburg_engine::Teams;
use rabenburg_protocol::{Chat, NewTable, Status};

/// What is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
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

impl Offer {
    /// What a table offers to somebody with or without a seat. Visitors without a name are asked for one when they
    /// speak.
    pub fn at(table: &NewTable, status: Status, seated: bool) -> Offer {
        match table.chat {
            Chat::Off => Offer::Silence,
            Chat::Players | Chat::Phrases if !seated => Offer::PlayersOnly,
            Chat::Phrases => Offer::Phrases,
            _ if table.teams != Teams::None && status == Status::Playing => Offer::PartnersPhrases,
            Chat::Everybody | Chat::Players => Offer::Everything,
        }
    }

    /// Whether it includes phrases.
    pub fn has_phrases(self) -> bool {
        matches!(self, Offer::Everything | Offer::Phrases | Offer::PartnersPhrases)
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
            Offer::at(&table(&format!(r#"{{"players":2,"chat":"{chat}"}}"#)), Status::Playing, seated)
        };
        for (chat, watching, playing) in [
            ("everybody", Offer::Everything, Offer::Everything),
            ("players", Offer::PlayersOnly, Offer::Everything),
            ("phrases", Offer::PlayersOnly, Offer::Phrases),
            ("off", Offer::Silence, Offer::Silence),
        ] {
            assert_eq!((at(chat, false), at(chat, true)), (watching, playing), "{chat}");
        }
    }

    #[test]
    fn partners_say_phrases_while_they_play() {
        let teams = table(r#"{"players":4,"teams":"end_at_once"}"#);
        for (status, offer) in [
            (Status::Waiting, Offer::Everything),
            (Status::Playing, Offer::PartnersPhrases),
            (Status::Over, Offer::Everything),
        ] {
            assert_eq!(Offer::at(&teams, status, true), offer);
            assert_eq!(Offer::at(&teams, status, false), offer, "spectators tell partners nothing either");
        }
    }
}
