//! All published puzzles by id and rating: what lists need, without their positions. A line for each.

use rabenburg_puzzles::{Difficulty, Pack, Rating, Theme};

/// A puzzle in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// How hard it is.
    pub rating: Rating,
}

impl Entry {
    /// Its theme; every id says it.
    pub fn theme(&self) -> Option<Theme> {
        Theme::of_id(&self.id)
    }

    /// How hard it is, in five steps.
    pub fn difficulty(&self) -> Difficulty {
        self.rating.difficulty()
    }
}

/// The list of some packs, as a text.
pub fn written<'a>(packs: impl IntoIterator<Item = &'a str>) -> String {
    let lines = packs.into_iter().flat_map(Pack::ids).map(|(id, rating)| format!("{id} {rating}\n"));
    lines.collect()
}

/// Reads the list. Lines that are none are left out.
pub fn read(text: &str) -> Vec<Entry> {
    let entry = |line: &str| {
        let (id, rating) = line.split_once(' ')?;
        Some(Entry { id: id.to_owned(), rating: Rating(rating.trim().parse().ok()?) })
    };
    text.lines().filter_map(entry).collect()
}

/// The puzzles of a theme, in their order.
pub fn of_theme(all: &[Entry], theme: Theme) -> impl Iterator<Item = &Entry> {
    all.iter().filter(move |entry| entry.theme() == Some(theme))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_made_of_the_packs_and_read_back() {
        let packs = ["puzzle s1 900\ngoal stowaway\n\n# A remark.\n\npuzzle s2 1460\n", "puzzle m1 2010\n"];
        let text = written(packs);
        assert_eq!(text, "s1 900\ns2 1460\nm1 2010\n");
        let all = read(&text);
        assert_eq!(of_theme(&all, Theme::Stowaway).count(), 2);
        assert_eq!(all[2].theme(), Some(Theme::Memory));
        assert_eq!(all[2].difficulty(), Difficulty::Fiendish);
        assert_eq!(read("nonsense\ns1 x\n"), []);
    }
}
