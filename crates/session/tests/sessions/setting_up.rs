//! Tables about to begin.

use std::collections::BTreeSet;

use rabenburg_bots::Level;
use rabenburg_engine::{Printing, Rules, RulesError, SetupError, Spells, Variant};
use rabenburg_session::{Local, Matchup, Player, StartError, Who};
use rabenburg_words::BOT_NAMES;

use crate::chairs::{self, Chair};
use crate::room::{Post, Shelf, luck};

fn start_error(table: &Matchup) -> Option<StartError> {
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
        let table = chairs::table(rules, chairs);
        let names: BTreeSet<_> = table.players.iter().map(|player| player.name.clone()).collect();
        assert_eq!(names.len(), 6, "{names:?}");
        assert!(!names.contains(taken), "{names:?}");
        assert_eq!(table.players[1], Player { name: taken.to_lowercase(), sitter: Who::Here });
        assert_eq!(table.players[0].sitter, Who::Bot(Level::Queen));
        seen.extend(names);
    }
    assert!(BOT_NAMES.iter().all(|&name| seen.contains(name)), "every name is given some day: {seen:?}");
}

#[test]
fn bots_are_called_by_their_colours() {
    let mut rules = Rules::new(Printing::Third, 3);
    rules.colours.rotate_left(1);
    let table = chairs::against(rules, Level::Keeper);
    let names: Vec<&str> = table.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["", "Korax", "Linnea"], "{:?}", table.rules.colours);
}

#[test]
fn one_against_bots_has_no_name() {
    let table = chairs::against(Rules::new(Printing::Third, 3), Level::Keeper);
    assert_eq!(table.players[0], Player { name: String::new(), sitter: Who::Here });
    assert_eq!(table.players.iter().filter(|player| player.sitter == Who::Bot(Level::Keeper)).count(), 2);
    assert_eq!(chairs::against(Rules::new(Printing::Third, 1), Level::Keeper).players.len(), 1);
}

#[test]
fn spells_are_drawn_from_the_box_and_the_promo_only_if_wanted() {
    let below = |seed: usize| {
        let mut luck = luck(seed as u64);
        move |bound: usize| usize::from(luck(bound as u8))
    };
    for count in 0..=9 {
        let drawn = Spells::draw(count, false, below(count));
        assert_eq!(drawn.len(), count.min(8));
        assert!(drawn.iter().all(|spell| Spells::BOX.contains(spell)));
        assert_eq!(Spells::draw(count, true, below(count)).len(), count);
    }
}

#[test]
fn a_table_that_cannot_play_does_not_begin() {
    let good = chairs::against(Rules::new(Printing::Third, 3), Level::Random);
    assert_eq!(start_error(&good), None);
    let mut table = good.clone();
    table.players.pop();
    assert_eq!(start_error(&table), Some(StartError::Players { there: 2, needed: 3 }));
    let mut table = good.clone();
    table.players[1].sitter = Who::Elsewhere;
    assert_eq!(start_error(&table), Some(StartError::Elsewhere));
    let mut table = good;
    table.rules.spells = Spells::NONE;
    assert_eq!(start_error(&table), Some(StartError::Rules(SetupError::Rules(RulesError::NoSpells))));
    let solo = Rules { variant: Variant::Master, ..Rules::new(Printing::Third, 1) };
    let table = chairs::against(solo, Level::Random);
    assert!(matches!(start_error(&table), Some(StartError::Rules(_))));
}
