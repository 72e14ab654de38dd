use std::collections::BTreeSet;

use rabenburg_engine::{
    Colour, Face, Fact, Memory, Position, Printing, Rules, SPACES, Seat, Setup, Space, Surface, TowerId, View, Viewer,
    Wizards,
};
use rabenburg_testkit::{Playthrough, TestDice};

use super::preview::{Chip, chips};
use super::*;
use crate::board::geometry::DRAWING_ORDER;
use crate::board::scene::Scene;

const SPRITE: &str = include_str!("../../../static/sprite.svg");

/// The view of a course on which wizards of the last two players are locked up.
fn view(memory: Memory) -> View {
    let mut rules = Rules::new(Printing::Third, 4);
    rules.memory = memory;
    let mut setup = Setup::new(rules);
    setup.course = "0:1* 1:d2ab 3:3c45 8:6 10:7 11:8 12:9bb".parse().expect("a course");
    setup.position().expect("a position").view(Viewer::Spectator)
}

fn whole(view: &View, marks: &Marks, layout: Layout) -> String {
    let (scene, absent) = (Scene::of(view), crate::small_set::SmallSet::new());
    let look = Look { scene: &scene, rules: &view.rules, marks, layout, hover: None, focus: None, absent: &absent };
    let mut out = tray::tray(layout) + &tray::plates(layout);
    for (order, number) in DRAWING_ORDER.into_iter().enumerate() {
        let here = Space::new(number).expect("a space");
        out += &scenery::behind(layout, order);
        out += &space::space(&look, here);
    }
    out += &scenery::behind(layout, SPACES);
    out.extend(hits::targets(&scene, marks, layout).into_iter().map(|target| target.shape));
    out += &centre::centre(layout, &scene, false);
    out + &preview::preview(&look) + &ruler::ruler(&look)
}

fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn every_symbol_that_is_drawn_is_in_the_sprite() {
    let marks = Marks { lit: TowerId::all().map(BoardPiece::Tower).collect(), ..Marks::default() };
    let mut drawn = SPRITE.to_owned() + &cards::back();
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
    for face in Face::ALL {
        let dice = cards::face(face, Colour::Blue).matches("#die").count();
        assert_eq!(dice, usize::from(face.dice()), "{face}");
    }
    assert_ne!(cards::face(Face::W1, Colour::Blue), cards::face(Face::W1, Colour::Red));
}

#[test]
fn numbers_are_short() {
    assert_eq!(N(-0.001).to_string(), "0");
    assert_eq!(N(12.345_67).to_string(), "12.35");
}

/// Tower 2 would fly from space 1 to space 12 with its wizards, and lock up two wizards of `b`.
fn foreseen() -> Vec<Fact> {
    let b = Seat::new(1).expect("a seat");
    vec![
        Fact::TowerMoved {
            tower: TowerId::new(2).expect("a tower"),
            from: Space::new(1).expect("a space"),
            to: Space::new(12).expect("a space"),
            uncovered: Wizards::NONE,
            locked_up: [b, b].into_iter().collect(),
        },
        Fact::FlaskFilled { owner: Seat::FIRST },
    ]
}

#[test]
fn a_preview_draws_copies_where_pieces_would_stand() {
    let view = view(Memory::Strict);
    let marks = Marks { preview: foreseen(), ..Marks::default() };
    let (scene, absent, layout) = (Scene::of(&view), crate::small_set::SmallSet::new(), Layout::Desktop);
    let look =
        Look { scene: &scene, rules: &view.rules, marks: &marks, layout, hover: None, focus: None, absent: &absent };
    let drawn = preview::preview(&look);
    let goal = layout.surface(Space::new(12).expect("a space"), 1);
    assert!(drawn.contains(&piece::tower(TowerId::new(2).expect("a tower"), goal)), "{drawn}");
    assert_eq!(drawn.matches("#wiz-").count(), 2, "those on the tower, and nobody else");
    assert_eq!(drawn.matches("#step").count(), 4, "spaces 0, 15, 14 and 13 are passed");
    let here = space::space(&look, Space::new(12).expect("a space"));
    assert_eq!(here.matches("opacity=\".3\"").count(), 2, "who would be locked up fades");
}

/// The drawing of a preview, and of a space under it.
fn drawn_with(facts: Vec<Fact>, space: u8) -> (String, String) {
    let view = view(Memory::Strict);
    let marks = Marks { preview: facts, ..Marks::default() };
    let (scene, absent, layout) = (Scene::of(&view), crate::small_set::SmallSet::new(), Layout::Desktop);
    let look =
        Look { scene: &scene, rules: &view.rules, marks: &marks, layout, hover: None, focus: None, absent: &absent };
    (preview::preview(&look), space::space(&look, Space::new(space).expect("a space")))
}

#[test]
fn towers_that_change_places_count_no_steps() {
    let tower = |number| TowerId::new(number).expect("a tower");
    let (drawn, _) = drawn_with(vec![Fact::TowersSwapped { a: tower(6), b: tower(9) }], 8);
    assert!(drawn.contains(&piece::tower(tower(9), Layout::Desktop.surface(Space::new(8).expect("a space"), 0))));
    assert_eq!(drawn.matches("#step").count(), 0, "{drawn}");
}

#[test]
fn whoever_stands_where_a_wizard_would_come_makes_room() {
    let (layout, goal) = (Layout::Desktop, Space::new(1).expect("a space"));
    let [from, to] = [9, 2].map(|tower| Surface::top_of(TowerId::new(tower).expect("a tower")));
    let b = Seat::new(1).expect("a seat");
    let (drawn, here) = drawn_with(vec![Fact::WizardMoved { colour: b, from, to }], 1);
    let place =
        |index, seat| piece::wizard(piece::colour(&view(Memory::Strict).rules, seat), layout.wizard(goal, 1, index, 3));
    assert!(drawn.contains(&place(2, b)), "{drawn}");
    assert!(here.contains(&place(0, Seat::FIRST)) && here.contains(&place(1, b)), "{here}");
}

#[test]
fn notes_tell_what_a_preview_brings() {
    let b = Seat::new(1).expect("a seat");
    let locked = Chip::Locks([b, b].into_iter().collect());
    assert_eq!(chips(&foreseen(), 0), [locked, Chip::Fills(1)]);
    assert_eq!(chips(&[], 2), [Chip::Costs(2)]);
    assert_eq!(chips(&[], 0), []);
}

#[test]
fn the_middle_follows_what_is_seen() {
    let mut dice = TestDice::new(3);
    let mut game = Playthrough::new(Position::start(Rules::new(Printing::Third, 3)).expect("a start"));
    let viewer = Viewer::Seat(Seat::FIRST);
    let start = game.start.view(viewer);
    let mut middle = Scene::of(&start);
    let mut shuffled = false;
    let mut log = Vec::new();
    for _ in 0..1500 {
        if !game.step(&mut dice) {
            break;
        }
        for event in game.fresh_events() {
            let seen = event.seen_by(viewer);
            shuffled |= matches!(seen, rabenburg_engine::SeenEvent::Public(Fact::Reshuffled));
            middle.apply(&seen);
            log.push(seen);
        }
        let view = game.position.view(viewer);
        assert_eq!(*middle.view(), view, "{:?}", game.fresh_events());
        let laid = middle.laid();
        assert!(laid.top.is_none_or(|(card, _)| view.discard.count(card) > 0));
        assert!(view.roll.is_none_or(|roll| roll.value == laid.die()));
        let later = Scene::of(&start).at(&view).recalling(&log);
        let later = (later.laid().top, later.laid().die());
        assert_eq!(later, (laid.top, laid.die()), "whoever comes later reads it in the log");
    }
    assert!(shuffled, "the game was long enough to shuffle");
}
