//! Words as people type them: without capitals, accents or umlauts, and with "ue" for "ü".

use std::ops::Range;

/// A word of a text, folded, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub(super) folded: String,
    /// Where it is in the text, in bytes.
    pub(super) at: Range<usize>,
}

/// The words of a text. A dot between digits belongs to the word, so that the number of a rule is one word.
pub(super) fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut start = None;
    let mut chars = text.char_indices().peekable();
    let mut before = ' ';
    while let Some((at, char)) = chars.next() {
        let next = chars.peek().map_or(' ', |&(_, next)| next);
        let inside = char.is_alphanumeric() || char == '.' && before.is_ascii_digit() && next.is_ascii_digit();
        match (inside, start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push(Word { folded: fold(&text[from..at]), at: from..at });
                start = None;
            }
            _ => {}
        }
        before = char;
    }
    if let Some(from) = start {
        words.push(Word { folded: fold(&text[from..]), at: from..text.len() });
    }
    words
}

/// Folds a word: "Türme", "turme" and "Tuerme" become the same.
///
/// "ue" becomes "u" everywhere, even in "neue". Since text and query are folded alike, this finds a little more and
/// never less, and the start of a word still folds to the start of the folded word.
pub(super) fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for char in word.chars().flat_map(char::to_lowercase) {
        match char {
            'ä' | 'à' | 'á' | 'â' => folded.push('a'),
            'ö' | 'ó' | 'ô' => folded.push('o'),
            'ü' | 'ú' | 'û' => folded.push('u'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'ß' => folded.push_str("ss"),
            'e' if folded.ends_with(['a', 'o', 'u']) => {}
            other => folded.push(other),
        }
    }
    folded
}

/// A word without its ending, so that "flasks" finds "flask" and "Türme" finds "Turm".
pub(super) fn stem(folded: &str) -> &str {
    const SHORTEST: usize = 4;
    let without = |ending: &&str| folded.strip_suffix(*ending).filter(|stem| stem.len() >= SHORTEST);
    ["en", "er", "es", "e", "n", "s"].iter().find_map(without).unwrap_or(folded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn umlauts_capitals_and_their_spellings_are_one() {
        for (a, b) in [("Türme", "turme"), ("TÜRME", "Tuerme"), ("Weiß", "weiss"), ("Öl", "oel"), ("Café", "cafe")]
        {
            assert_eq!(fold(a), fold(b), "{a} {b}");
        }
        assert_ne!(fold("Turm"), fold("Tarm"));
    }

    #[test]
    fn the_beginning_of_a_word_folds_to_the_beginning() {
        for word in ["Tuerme", "Türme", "neue", "Größe", "Straße", "blaue", "true", "heißt"] {
            for (at, _) in word.char_indices() {
                assert!(fold(word).starts_with(&fold(&word[..at])), "{word} {at}");
            }
        }
    }

    #[test]
    fn words_know_where_they_stand() {
        let text = "Fünf Türme (5.1 bis 5.6), ja.";
        let found: Vec<_> = words(text).into_iter().map(|word| (word.folded, text[word.at].to_owned())).collect();
        let expected =
            [("funf", "Fünf"), ("turme", "Türme"), ("5.1", "5.1"), ("bis", "bis"), ("5.6", "5.6"), ("ja", "ja")];
        assert_eq!(found, expected.map(|(folded, word)| (folded.to_owned(), word.to_owned())));
    }

    #[test]
    fn endings_go_and_short_words_stay() {
        assert_eq!(stem("turme"), stem("turm"));
        assert_eq!(stem("flaschen"), stem("flasche"));
        assert_eq!(stem("flasks"), stem("flask"));
        assert_eq!(stem("den"), "den");
    }
}
