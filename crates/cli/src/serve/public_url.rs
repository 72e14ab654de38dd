//! The page's public address.

use std::str::FromStr;

use rabenburg_lab::spoken::said;
use rabenburg_words::failures;
use serde::Deserialize;

/// An origin as browsers write it: scheme, host, and the port unless it is the default.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct PublicUrl(String);

impl PublicUrl {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let wrong = || said(|language| failures::not_an_origin(language, "https://towers.example"));
        let site = text.trim_end_matches('/').to_ascii_lowercase();
        let host = site.strip_prefix("https://").or_else(|| site.strip_prefix("http://")).ok_or_else(wrong)?;
        if host.is_empty() || host.contains(|char: char| char.is_whitespace() || "/?#@\\".contains(char)) {
            return Err(wrong());
        }
        Ok(PublicUrl(site))
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = String;

    fn try_from(text: String) -> Result<PublicUrl, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_parsed_as_browsers_write_them() {
        for (text, site) in [
            ("https://towers.example", Some("https://towers.example")),
            ("https://Towers.Example/", Some("https://towers.example")),
            ("http://towers.example:8080", Some("http://towers.example:8080")),
            ("towers.example", None),
            ("https://", None),
            ("https://towers.example/game", None),
            ("https://anna@towers.example", None),
            ("ftp://towers.example", None),
        ] {
            assert_eq!(text.parse().ok(), site.map(|site| PublicUrl(site.to_owned())), "{text}");
        }
    }
}
