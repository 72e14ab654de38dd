//! What happened in a film, in words: move by move, or a whole turn in brief.

use rabenburg_engine::{Fact, SeenEvent};
use rabenburg_session::{Film, FilmTurn, PointOfView};
use rabenburg_words::{Icon, Language, Line, Names, Teller};

/// The lines about what led from one moment to another, without what everybody does in every turn (drawing cards,
/// passing) and what the page shows anyway (whose turn it is).
pub fn lines(film: &Film, from: usize, to: usize, pov: PointOfView, names: &Names, language: Language) -> Vec<Line> {
    groups(film, from, to, pov, names, language).into_iter().flatten().collect()
}

/// The same, by event.
fn groups(film: &Film, from: usize, to: usize, pov: PointOfView, names: &Names, language: Language) -> Vec<Vec<Line>> {
    let mut teller = Teller::new(&film.frame(from, pov).view, names.clone());
    let tell = |event: &SeenEvent| {
        let mut lines = teller.tell(event, language);
        lines.retain(|line| line.icon != Icon::Pass);
        if matches!(event, SeenEvent::DrewCard { .. } | SeenEvent::Public(Fact::TurnBegan { .. })) {
            lines.clear();
        }
        lines
    };
    film.events(from, to, pov).iter().map(tell).filter(|lines| !lines.is_empty()).collect()
}

/// How much a line says about why a turn mattered; lower is more.
fn weight(line: &Line) -> u8 {
    match line.icon {
        // Somebody has come home.
        Icon::Castle if line.seat.is_some() => 0,
        Icon::Lock => 1,
        Icon::Eye => 2,
        Icon::Spell => 3,
        Icon::Tower => 4,
        Icon::Wizard => 5,
        Icon::Flask => 6,
        Icon::Castle | Icon::Card | Icon::Exchange => 7,
        Icon::Die | Icon::Shuffle | Icon::Flag | Icon::Pass => 8,
    }
}

/// Lines of this weight or more say little.
const DULL: u8 = 6;

/// How many events of a turn the summary mentions.
const IN_SHORT: usize = 2;

/// A turn in brief: its most telling events, in order. The game is over, so everything is named.
pub fn turn(film: &Film, turn: &FilmTurn, names: &Names, language: Language) -> String {
    let groups = groups(film, turn.begins, turn.ends, PointOfView::Open, names, language);
    let weight_of = |group: &Vec<Line>| group.iter().map(weight).min().unwrap_or(u8::MAX);
    let mut order: Vec<usize> = (0..groups.len()).collect();
    order.sort_by_key(|&index| weight_of(&groups[index]));
    order.truncate(IN_SHORT);
    // Next to something that mattered, nobody wants to hear what did not.
    let least = order.first().map_or(u8::MAX, |&first| weight_of(&groups[first]));
    order.retain(|&index| least >= DULL || weight_of(&groups[index]) < DULL);
    order.sort_unstable();
    let told = order.into_iter().flat_map(|index| &groups[index]).map(Line::spoken);
    told.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "rabenburg game 1
rules third basic 2
course 0:* 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8aa 13:9 15:b
a 3/3/0 T2 W1 W1 | b 0/6/0 W1 W2 W3 | discard - | turn 0
moves
a play T2 t9
a play W1 a@8
a end
draw T1
draw T1
";

    fn names() -> Names {
        Names::new(vec!["Mira".into(), "Korax".into()], None)
    }

    #[test]
    fn a_turn_in_short_tells_what_mattered() {
        let film = Film::read_given_up(GAME).expect("a game");
        let told = turn(&film, &film.turns()[0], &names(), Language::English);
        assert!(told.starts_with("Mira moves tower 9, space 13 to 15."), "{told}");
        assert!(told.contains("1 wizard locked up: Korax’s wizard."), "{told}");
    }

    #[test]
    fn a_move_is_told_as_it_was_seen() {
        let film = Film::read_given_up(GAME).expect("a game");
        let open = lines(&film, 0, 1, PointOfView::Open, &names(), Language::English);
        assert!(open.iter().any(|line| line.spoken().contains("Korax’s wizard")), "{open:?}");
        let later = lines(&film, 2, film.last(), PointOfView::Open, &names(), Language::English);
        assert_eq!(later, [], "who draws and whose turn it is, the page shows anyway");
    }
}
