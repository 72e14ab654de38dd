//! What people are told when they are called: that it is their turn, where, and with whom. Nothing of the game.

use rabenburg_protocol::{Code, TableBrief};
use rabenburg_words::{Language, calls as words, list};
use serde_json::json;

const NAMED: usize = 3;

/// One notice for all tables that wait for somebody.
pub(super) struct Notice {
    language: Language,
    tables: usize,
    /// The first of them, with the names of everybody who sits there.
    named: Vec<(Code, Vec<String>)>,
}

impl Notice {
    pub(super) fn new(tables: &[TableBrief], language: &str) -> Notice {
        let primary = language.split('-').next().unwrap_or_default().to_ascii_lowercase();
        let language = Language::from_code(&primary).unwrap_or(Language::ALL[0]);
        let names = |table: &TableBrief| table.names.iter().flatten().map(ToString::to_string).collect();
        let named = tables.iter().take(NAMED).map(|table| (table.code, names(table))).collect();
        Notice { language, tables: tables.len(), named }
    }

    /// "It is your turn", or at how many tables.
    pub(super) fn title(&self) -> String {
        words::your_turn(self.language, u32::try_from(self.tables).unwrap_or(u32::MAX))
    }

    /// Where to go: the table, or the list of all.
    pub(super) fn path(&self) -> String {
        match self.named.as_slice() {
            [(code, _)] if self.tables == 1 => format!("/t/{code}"),
            _ => "/#/online".to_owned(),
        }
    }

    /// A line for each table that is named. Names are as people wrote them, or without anything that a chat could take for
    /// more than a name.
    pub(super) fn lines(&self, harmless: bool) -> Vec<String> {
        let line = |(_, names): &(Code, Vec<String>)| {
            let names: Vec<String> =
                names.iter().map(|name| if harmless { plain(name) } else { name.clone() }).collect();
            words::table_of(self.language, list(&names, self.language))
        };
        self.named.iter().map(line).collect()
    }

    /// For the page's service worker.
    pub(super) fn for_browser(&self) -> String {
        let body = self.lines(false).join("\n");
        let lang = self.language.code();
        json!({ "title": self.title(), "body": body, "url": self.path(), "tag": "turn", "lang": lang }).to_string()
    }

    /// In plain words, with links.
    pub(super) fn text(&self, home: &str) -> String {
        let mut lines = vec![self.title()];
        for ((code, _), line) in self.named.iter().zip(self.lines(true)) {
            lines.push(format!("{line}: {home}/t/{code}"));
        }
        if self.tables > self.named.len() {
            lines.push(format!("… {home}/#/online"));
        }
        lines.join("\n")
    }
}

/// Letters, digits, blanks and a few marks; no mentions, links or formatting.
fn plain(name: &str) -> String {
    let plain: String = name.chars().filter(|letter| letter.is_alphanumeric() || " -'.".contains(*letter)).collect();
    let plain = plain.trim();
    if plain.is_empty() { "?".to_owned() } else { plain.to_owned() }
}
