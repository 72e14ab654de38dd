//! Tables about to begin.

use std::collections::BTreeSet;

use rabenburg_bots::Level;
use rabenburg_engine::{Printing, Rules, RulesError, SetupError, Spells, Variant};
use rabenburg_session::{Chair, Local, NewTable, Player, Sitter, StartError, draw_spells};
use rabenburg_words::BOT_NAMES;

use crate::room::{Post, Shelf, luck};

fn start_error(table: &NewTable) -> Option<StartError> {
    let (post, shelf) = <(std::rc::Rc<Post>, std::rc::Rc<Shelf>)>::default();
    Local::start(table, luck(1), post, shelf).err()
}

#[test]
fn every_bot_has_a_name_of_its_own_and_nobody_elses() {
    assert_eq!(BOT_NAMES.iter().collect::<BTreeSet<_>>().len(), BOT_NAMES.len());
    let mut seen = BTreeSet::new();
    for seed in 0..72 {
        let taken = BOT_NAMES[seed % BOT_NAMES.len()];
        let chairs = [Chair::Bot(Level::Queen), Chair::Person(taken.to_lowercase())];
        let chairs = chairs.into_iter().chain(vec![Chair::Bot(Level::Keeper); 4]);
        let mut rules = Rules::new(Printing::Third, 6);
        // Every colour is a bot's some time.
        rules.colours.rotate_left(seed / BOT_NAMES.len());
        let table = NewTable::new(rules, chairs);
        let names: BTreeSet<_> = table.players.iter().map(|player| player.name.clone()).collect();
        assert_eq!(names.len(), 6, "{names:?}");
        assert!(!names.contains(taken), "{names:?}");
        assert_eq!(table.players[1], Player { name: taken.to_lowercase(), sitter: Sitter::Here });
        assert_eq!(table.players[0].sitter, Sitter::Bot(Level::Queen));
        seen.extend(names);
    }
    assert!(BOT_NAMES.iter().all(|&name| seen.contains(name)), "every name is given some day: {seen:?}");
}

#[test]
fn bots_are_called_by_their_colours() {
    let mut rules = Rules::new(Printing::Third, 3);
    rules.colours.rotate_left(1);
    let table = NewTable::against(rules, Level::Keeper);
    let names: Vec<&str> = table.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["", "Korax", "Linnea"], "{:?}", table.rules.colours);
}

#[test]
fn one_against_bots_has_no_name() {
    let table = NewTable::against(Rules::new(Printing::Third, 3), Level::Keeper);
    assert_eq!(table.players[0], Player { name: String::new(), sitter: Sitter::Here });
    assert_eq!(table.players.iter().filter(|player| player.sitter == Sitter::Bot(Level::Keeper)).count(), 2);
    assert_eq!(NewTable::against(Rules::new(Printing::Third, 1), Level::Keeper).players.len(), 1);
}

#[test]
fn whoever_starts_all_keep_their_colours_neighbours_and_partners() {
    let table = NewTable::against(Rules::new(Printing::Third, 4), Level::Keeper);
    let pairs = |table: &NewTable| -> Vec<_> { table.players.clone().into_iter().zip(table.rules.colours).collect() };
    let mut starters = BTreeSet::new();
    for seed in 0..30 {
        let mut drawn = table.clone();
        drawn.draw_starter(&mut *luck(seed));
        let (before, mut after) = (pairs(&table), pairs(&drawn));
        let steps = before.iter().position(|pair| *pair == after[0]).expect("the same people");
        after.rotate_right(steps);
        assert_eq!(before, after);
        assert_eq!(table.rules.colours[4..], drawn.rules.colours[4..]);
        starters.insert(steps);
    }
    assert_eq!(starters.len(), 4, "everybody may start");
}

#[test]
fn spells_are_drawn_from_the_box_and_the_promo_only_if_wanted() {
    for count in 0..=9 {
        let drawn = draw_spells(count, false, &mut *luck(count as u64));
        assert_eq!(drawn.len(), count.min(8));
        assert!(drawn.iter().all(|spell| Spells::BOX.contains(spell)));
        assert_eq!(draw_spells(count, true, &mut *luck(count as u64)).len(), count);
    }
}

#[test]
fn a_table_that_cannot_play_does_not_begin() {
    let good = NewTable::against(Rules::new(Printing::Third, 3), Level::Random);
    assert_eq!(start_error(&good), None);
    let mut table = good.clone();
    table.players.pop();
    assert_eq!(start_error(&table), Some(StartError::Players { there: 2, needed: 3 }));
    let mut table = good.clone();
    table.players[1].sitter = Sitter::Elsewhere;
    assert_eq!(start_error(&table), Some(StartError::Elsewhere));
    let mut table = good;
    table.rules.spells = Spells::NONE;
    assert_eq!(start_error(&table), Some(StartError::Rules(SetupError::Rules(RulesError::NoSpells))));
    let solo = Rules { variant: Variant::Master, ..Rules::new(Printing::Third, 1) };
    let table = NewTable::against(solo, Level::Random);
    assert!(matches!(start_error(&table), Some(StartError::Rules(_))));
}
