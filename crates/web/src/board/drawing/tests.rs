use std::collections::BTreeSet;

use rabenburg_engine::{Colour, Face, Memory, Printing, Rules, SPACES, Setup, Space, TowerId, View, Viewer};

use super::centre::Centre;
use super::*;
use crate::board::geometry::DRAWING_ORDER;
use crate::board::scene::Scene;

const SPRITE: &str = include_str!("../../../static/sprite.svg");

/// The view of a course with locked-up wizards of the last two players.
fn view(memory: Memory) -> View {
    let mut rules = Rules::new(Printing::Third, 4);
    rules.memory = memory;
    let mut setup = Setup::new(rules);
    setup.course = "0:1* 1:d2ab 3:3c45 8:6 10:7 11:8 12:9bb".parse().expect("a course");
    setup.position().expect("a position").view(Viewer::Spectator)
}

/// Everything that is drawn of a view.
fn whole(view: &View, marks: &Marks, layout: Layout) -> String {
    let (scene, absent) = (Scene::of(view), BTreeSet::new());
    let look = Look { scene: &scene, rules: &view.rules, marks, layout, hover: None, focus: None, absent: &absent };
    let mut out = tray::tray(layout) + &tray::plates(layout);
    for (order, number) in DRAWING_ORDER.into_iter().enumerate() {
        let here = Space::new(number).expect("a space");
        out += &scenery::behind(layout, order);
        out += &space::space(&look, here);
        out += &hits::hits(&scene, marks, layout, here);
    }
    out += &scenery::behind(layout, SPACES);
    out += &centre::centre(layout, &view.rules, &Centre::of(view), false);
    out + &preview::preview(&look) + &ruler::ruler(&look)
}

fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn every_symbol_that_is_drawn_is_in_the_sprite() {
    let marks = Marks { lit: TowerId::all().map(Piece::Tower).collect(), ..Marks::default() };
    let mut drawn = backdrop::backdrop(Layout::Desktop) + &backdrop::backdrop(Layout::Phone) + SPRITE + &cards::back();
    for layout in [Layout::Desktop, Layout::Phone] {
        drawn += &whole(&view(Memory::Aided), &marks, layout);
    }
    for face in Face::ALL {
        drawn += &cards::face(face, Colour::Purple);
    }
    for id in ids(&drawn) {
        assert!(SPRITE.contains(&format!("id=\"{id}\"")), "{id} is not in the sprite");
    }
    assert!(!drawn.contains("style"), "the page allows no styles in the text");
}

#[test]
fn all_symbols_and_gradients_have_names_of_their_own() {
    let mut seen = BTreeSet::new();
    for id in SPRITE.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(seen.insert(id), "{id} is there twice");
    }
    assert!(seen.len() > 129);
}

#[test]
fn a_strict_drawing_does_not_change_with_who_is_locked_up() {
    let strict = whole(&view(Memory::Strict), &Marks::default(), Layout::Desktop);
    assert!(!strict.contains("wiz-red") && !strict.contains("wiz-green"), "they are locked up, and not to be found");
    assert!(strict.contains("wiz-blue"));
    let aided = whole(&view(Memory::Aided), &Marks::default(), Layout::Desktop);
    assert!(aided.contains("wiz-red") && aided.contains("wiz-green") && aided.contains("#cell"));
}

#[test]
fn all_scenery_is_drawn_once() {
    for layout in [Layout::Desktop, Layout::Phone] {
        let all: String = (0..=SPACES).map(|order| scenery::behind(layout, order)).collect();
        assert_eq!(all.matches("<use").count(), 38);
    }
}

#[test]
fn faces_differ() {
    let faces: BTreeSet<_> = Face::ALL.map(|face| cards::face(face, Colour::Blue)).into_iter().collect();
    assert_eq!(faces.len(), Face::ALL.len());
    assert_ne!(cards::face(Face::W1, Colour::Blue), cards::face(Face::W1, Colour::Red));
}

#[test]
fn numbers_are_short() {
    assert_eq!(N(-0.001).to_string(), "0");
    assert_eq!(N(12.345_67).to_string(), "12.35");
}
