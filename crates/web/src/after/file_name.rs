//! What the file of a game is called: its day and its players.

/// The name of a file, such as `rabenburg-2026-11-18-anna-korax.txt`. Letters that file systems or mail programs may not
/// like are left out.
pub fn file_name<'a>(day: &str, players: impl IntoIterator<Item = &'a str>) -> String {
    let mut name = format!("rabenburg-{day}");
    for player in players {
        let word: String = player.chars().flat_map(plain).take(16).collect();
        if !word.is_empty() {
            name.push('-');
            name.push_str(&word);
        }
    }
    name + ".txt"
}

fn plain(letter: char) -> Vec<char> {
    match letter.to_lowercase().next() {
        Some('ä') => vec!['a', 'e'],
        Some('ö') => vec!['o', 'e'],
        Some('ü') => vec!['u', 'e'],
        Some('ß') => vec!['s', 's'],
        Some(letter) if letter.is_ascii_alphanumeric() => vec![letter],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn it_has_the_day_and_the_players() {
        assert_eq!(file_name("2026-11-18", ["Änne", "Korax", ""]), "rabenburg-2026-11-18-aenne-korax.txt");
        assert_eq!(file_name("2026-11-18", ["../etc", "木"]), "rabenburg-2026-11-18-etc.txt");
        assert_eq!(file_name("2026-11-18", [""]), "rabenburg-2026-11-18.txt");
    }
}
