//! Every thing has a name, and no two have the same.

use std::collections::BTreeSet;

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, Face, Printing, Space, Spell, Variant};
use rabenburg_words::{capital, glossary, list};

use crate::table::{LANGUAGES, check, check_sentence};

fn all_differ(names: impl Iterator<Item = String>, count: usize) {
    let names: BTreeSet<String> = names.inspect(|name| check(name)).collect();
    assert_eq!(names.len(), count, "{names:?}");
}

#[test]
fn everything_has_a_name_of_its_own() {
    for language in LANGUAGES {
        all_differ(Colour::ALL.into_iter().map(|colour| glossary::colour(colour, language).into()), 6);
        all_differ(Face::ALL.into_iter().map(|card| glossary::card(card, language)), 23);
        all_differ(Space::all().map(|space| glossary::landscape(space, language).into()), 4);
        all_differ(Spell::ALL.into_iter().map(|spell| glossary::spell(spell, language).into()), 9);
        all_differ(Printing::ALL.into_iter().map(|printing| glossary::printing(printing, language).into()), 4);
        all_differ([Variant::Basic, Variant::Master].map(|it| glossary::variant(it, language).into()).into_iter(), 2);
        all_differ(Level::ALL.into_iter().map(|level| glossary::level(level, language).into()), 6);
        let notes = Level::ALL.into_iter().map(|level| glossary::level_note(level, language).to_owned());
        all_differ(notes.inspect(|text| check_sentence(text)), 5);
        let does = Spell::ALL.into_iter().map(|spell| glossary::spell_does(spell, language).to_owned());
        all_differ(does.inspect(|text| check_sentence(text)), 9);
    }
}

#[test]
fn cards_are_called_as_they_look() {
    let [english, german] = LANGUAGES;
    let names = |face| [glossary::card(face, english), glossary::card(face, german)];
    assert_eq!(names(Face::T2W4), ["tower 2 or wizard 4", "Turm 2 oder Magier 4"]);
    assert_eq!(names(Face::W3), ["wizard 3", "Magier 3"]);
    assert_eq!(names(Face::T5), ["tower 5", "Turm 5"]);
    assert_eq!(names(Face::D), ["tower or wizard, one die", "Turm oder Magier, ein Würfel"]);
    assert_eq!(names(Face::TDD), ["tower, two dice", "Turm, zwei Würfel"]);
    assert_eq!(names(Face::WDDD), ["wizard, three dice", "Magier, drei Würfel"]);
}

#[test]
fn landscapes_lie_where_they_are_painted() {
    let [english, _] = LANGUAGES;
    let painted = |number| glossary::landscape(Space::new(number).expect("a space"), english);
    assert_eq!(
        [0, 3, 4, 7, 8, 11, 12, 15].map(painted),
        ["forest", "forest", "water", "water", "hills", "hills", "ruins", "ruins"]
    );
}

#[test]
fn lists_and_capitals() {
    let [english, german] = LANGUAGES;
    let items = ["T8", "T2", "2 wizards"].map(String::from);
    assert_eq!(list(&items, english), "T8, T2 and 2 wizards");
    assert_eq!(list(&items[..2], german), "T8 und T2");
    assert_eq!(list(&items[..1], german), "T8");
    assert_eq!(capital("über"), "Über");
    assert_eq!(capital(""), "");
}
