//! What holds for every plan that people can make, and for what is kept of it.

use core::num::NonZeroU16;

use rabenburg_bots::Level;
use rabenburg_engine::{
    Colour, MAX_SEATS, Memory, Position, Printing, Rules, RulesError, Spell, Spells, Teams, Variant,
};
use rabenburg_session::Who;
use rabenburg_testkit::TestDice;
use rabenburg_words::Language;

use super::{FirstTurn, Kind, Plan, PlanFault, Shelf, SpellPlan, Taker, Wish};
use crate::start::telling;

/// Anything that people could wish for.
fn wish(dice: &mut TestDice) -> Wish {
    // A chair too many, since a wish may come from anywhere.
    let chair = dice.below(MAX_SEATS + 1);
    match dice.below(15) {
        0 | 1 => Wish::Taker(chair, dice.pick(&[Taker::Person, Taker::Bot, Taker::Nobody])),
        2 | 3 => Wish::Colour(chair, dice.pick(&Colour::ALL)),
        4 => Wish::Level(chair, dice.pick(&Level::ALL)),
        5 => Wish::Levels(dice.pick(&Level::ALL)),
        6 => Wish::Name(
            chair,
            dice.pick(&["Anna", " Bo\n kind solo", "", "chair red bot", "Ein sehr langer Name für Ännchen"]).into(),
        ),
        7 => Wish::Printing(dice.pick(&Printing::ALL)),
        8 => Wish::Variant(dice.pick(&[Variant::Basic, Variant::Master])),
        9 => Wish::Teams(dice.pick(&[Teams::None, Teams::EndAtOnce, Teams::FinishRound])),
        10 => {
            let count = dice.below(12) as u8;
            Wish::Spells(dice.pick(&[SpellPlan::Usual, SpellPlan::Drawn(count), SpellPlan::Chosen(Spells::ALL)]))
        }
        11 => Wish::Toggle(dice.pick(&Spell::ALL)),
        12 => Wish::Promo(dice.pick(&[true, false])),
        13 => Wish::Memory(dice.pick(&[Memory::Strict, Memory::Aided])),
        _ => match dice.below(3) {
            0 => Wish::SecondAction(dice.pick(&[true, false])),
            1 => Wish::Rounds(NonZeroU16::new(dice.below(200) as u16)),
            _ => Wish::Starter(dice.pick(&[FirstTurn::Person, FirstTurn::Lot])),
        },
    }
}

/// Goes through thousands of plans as people could make them.
fn every_plan(mut look: impl FnMut(&Plan, &mut TestDice)) {
    let mut dice = TestDice::new(1);
    for kind in Kind::ALL {
        let mut plan = Plan::new(kind);
        for _ in 0..4000 {
            look(&plan, &mut dice);
            plan.wish(wish(&mut dice));
        }
    }
}

#[test]
fn a_newcomer_plays_against_three_bots_by_the_usual_rules() {
    let table = Plan::new(Kind::Bots).table(Language::English, |_| 0).expect("the plan of a newcomer can be played");
    let usual = Rules::new(Printing::Third, 4);
    assert_eq!(Rules { colours: usual.colours, ..table.rules }, usual);
    assert_eq!(table.players[0].sitter, Who::Here);
    assert_eq!(table.players[0].name, "");
    assert!(table.players[1..].iter().all(|player| player.sitter == Who::Bot(Level::Keeper)));
    assert!(Kind::ALL.into_iter().all(|kind| Plan::new(kind).check().is_ok()));
}

#[test]
fn every_plan_gives_a_game_or_a_reason_in_words() {
    let (mut games, mut reasons) = (0, 0);
    every_plan(|plan, dice| match plan.table(Language::German, |n| dice.below(n.into()) as u8) {
        Ok(table) => {
            games += 1;
            assert_eq!(table.players.len(), usize::from(table.rules.players));
            assert_eq!(table.rules.is_solo(), plan.kind() == Kind::Solo);
            assert!(table.players.iter().any(|player| player.sitter == Who::Here));
            assert!(Position::start(table.rules).is_ok());
        }
        Err(why) => {
            reasons += 1;
            assert_eq!(plan.check(), Err(why), "luck changes nothing about a reason");
            for language in Language::ALL {
                let text = telling::reason(language, why);
                assert!(!text.is_empty() && !text.contains("(rule"), "{why:?} has words of its own: {text}");
            }
        }
    });
    assert!(games > 1000 && reasons > 1000, "{games} games and {reasons} reasons");
}

#[test]
fn no_colour_is_there_twice_and_none_is_scarce() {
    every_plan(|plan, _| {
        for colour in Colour::ALL {
            assert_eq!(plan.chairs().iter().filter(|chair| chair.colour == colour).count(), 1);
        }
        let offered = plan.colours();
        assert!(plan.taken().all(|chair| plan.players() == 1 || offered.contains(&plan.chairs()[chair].colour)));
        let scarce =
            matches!(plan.check(), Err(PlanFault::Rules(RulesError::ColourScarce { .. } | RulesError::ColourTwice(_))));
        assert!(!scarce);
    });
}

#[test]
fn small_boxes_offer_fewer_colours() {
    let mut plan = Plan::new(Kind::Together);
    assert_eq!(plan.colours().len(), 6);
    plan.wish(Wish::Printing(Printing::First));
    assert_eq!(plan.colours(), [Colour::Blue, Colour::Yellow]);
    assert_eq!(plan.chairs()[1].colour, Colour::Yellow, "red is scarce for two");
    plan.wish(Wish::Colour(0, Colour::Purple));
    assert_eq!(plan.check(), Ok(()), "a colour that is not offered is not given");
    plan.wish(Wish::Taker(2, Taker::Bot));
    assert_eq!(plan.colours().len(), 4);
}

#[test]
fn a_colour_that_is_taken_changes_hands() {
    let mut plan = Plan::new(Kind::Bots);
    plan.wish(Wish::Colour(0, Colour::Green));
    assert_eq!((plan.chairs()[0].colour, plan.chairs()[3].colour), (Colour::Green, Colour::Blue));
}

#[test]
fn a_person_walks_through_the_colours_of_the_box() {
    let mut plan = Plan::new(Kind::Bots);
    plan.wish(Wish::Printing(Printing::Second));
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(plan.chairs()[0].colour);
        plan.wish(Wish::Colour(0, plan.colour_after(0)));
    }
    assert_eq!(seen, [Colour::Blue, Colour::Red, Colour::Yellow, Colour::Green]);
    assert_eq!(plan.chairs()[0].colour, Colour::Blue, "orange and purple are scarce for four");
}

#[test]
fn no_plan_holds_what_the_form_does_not_offer() {
    every_plan(|plan, _| {
        if let SpellPlan::Drawn(count) = plan.spells {
            assert!((1..=plan.pool().len()).contains(&usize::from(count)));
        }
        assert!(plan.round_limit.is_none_or(|limit| limit.get() < 100));
        // The form of the solo game asks for none of these, so nobody could put them right.
        let many = (plan.variant, plan.teams, plan.round_limit) != (Variant::Basic, Teams::None, None);
        assert!(!many || plan.kind() != Kind::Solo);
    });
    let kept = Plan::from_text("kind solo\nvariant master\nteams end-at-once\nrounds 9\nspells drawn 3");
    assert_eq!(kept, Plan { spells: SpellPlan::Drawn(3), ..Plan::new(Kind::Solo) });
}

#[test]
fn every_plan_is_kept_as_text() {
    every_plan(|plan, _| assert_eq!(Plan::from_text(&plan.to_text()), *plan));
}

#[test]
fn the_shelf_keeps_the_plans_of_all_kinds() {
    let mut shelf = Shelf::default();
    let mut dice = TestDice::new(7);
    for kind in Kind::ALL {
        (0..40).for_each(|_| shelf.plan_mut(kind).wish(wish(&mut dice)));
    }
    assert_eq!(Shelf::from_text(&shelf.to_text()), shelf);
    assert_ne!(shelf, Shelf::default());
}

#[test]
fn junk_is_passed_over() {
    let text = Shelf::default().to_text();
    for junk in ["", "kind", "kind elephants\nvariant master", "\u{0}\u{ffff}\n\n kind solo", "chair blue person queen"]
    {
        assert_eq!(Shelf::from_text(junk), Shelf::default(), "{junk:?}");
    }
    // Every line may be missing, doubled, cut or changed, and still there is a plan that can be shown and judged.
    let lines: Vec<&str> = text.lines().collect();
    for number in 0..lines.len() {
        for change in [
            "",
            "chair blue person queen x",
            "spells drawn 200",
            "spells chosen free_wizard x",
            "rounds 0",
            "kind solo",
        ] {
            let mut changed = lines.clone();
            changed[number] = change;
            for kind in Kind::ALL {
                let shelf = Shelf::from_text(&changed.join("\n"));
                let plan = shelf.plan(kind);
                assert_eq!(plan.kind(), kind);
                assert_eq!(Plan::from_text(&plan.to_text()), *plan);
            }
        }
    }
    let kept = Plan::from_text("kind bots\nvariant sideways\nmemory aided\nrounds many\nprinting fifth\nteams 7");
    assert_eq!(kept, Plan { memory: Memory::Aided, ..Plan::new(Kind::Bots) });
}

#[test]
fn two_chairs_of_one_colour_are_not_believed() {
    let text = Plan::new(Kind::Together).to_text().replace("chair red", "chair blue");
    assert_eq!(Plan::from_text(&text), Plan::new(Kind::Together));
}

#[test]
fn the_starter_takes_the_first_seat() {
    let mut plan = Plan::new(Kind::Together);
    plan.wish(Wish::Taker(0, Taker::Bot));
    plan.wish(Wish::Taker(2, Taker::Person));
    plan.wish(Wish::Name(1, "Anna".into()));
    let table = plan.table(Language::English, |_| 0).expect("two people and a bot can play");
    let names: Vec<&str> = table.players.iter().map(|player| &*player.name).collect();
    assert_eq!(names, ["Anna", "Player 2", "Astra"]);
    assert_eq!(table.rules.colours[..3], [Colour::Red, Colour::Yellow, Colour::Blue]);
    plan.wish(Wish::Starter(FirstTurn::Lot));
    let first = |lot| plan.table(Language::English, |_| lot).expect("it is the same table").players[0].name.clone();
    assert_eq!([first(0), first(1), first(2)], ["Astra", "Anna", "Player 2"]);
}

#[test]
fn spells_are_drawn_when_the_game_starts() {
    let mut plan = Plan::new(Kind::Bots);
    plan.wish(Wish::Variant(Variant::Master));
    assert_eq!(plan.spells, SpellPlan::Drawn(3));
    let spells = |lot| plan.rules(|n| lot % n).expect("three spells can be drawn").spells;
    assert_eq!(spells(0).len(), 3);
    assert_ne!(spells(0), spells(5));
    plan.wish(Wish::Variant(Variant::Basic));
    assert_eq!(plan.rules(|_| 0).map(|rules| rules.spells), Ok(Spells::BASIC));
}

#[test]
fn the_promo_comes_only_if_the_table_says_so() {
    let mut plan = Plan::new(Kind::Bots);
    plan.wish(Wish::Spells(SpellPlan::Drawn(9)));
    assert_eq!(plan.rules(|_| 0).map(|rules| rules.spells), Ok(Spells::BOX));
    plan.wish(Wish::Toggle(Spell::DrawTwo));
    assert_eq!(plan.check(), Err(PlanFault::Rules(RulesError::NoSpells)));
    plan.wish(Wish::Promo(true));
    plan.wish(Wish::Toggle(Spell::DrawTwo));
    assert_eq!(plan.rules(|_| 0).map(|rules| rules.spells), Ok(Spells::NONE.with(Spell::DrawTwo)));
    plan.wish(Wish::Spells(SpellPlan::Drawn(9)));
    assert_eq!(plan.draws().len(), 9);
    assert_eq!(plan.rules(|_| 0).map(|rules| rules.spells), Ok(Spells::ALL));
}

#[test]
fn the_solo_game_draws_three_spells_or_none() {
    let mut plan = Plan::new(Kind::Solo);
    assert_eq!(plan.draws(), [3]);
    assert_eq!(plan.rules(|_| 0).map(|rules| rules.spells), Ok(Spells::NONE));
    plan.wish(Wish::Toggle(Spell::SwapTowers));
    assert_eq!(plan.check(), Err(PlanFault::Rules(RulesError::SoloSpells(1))));
    assert_eq!(plan.would(Wish::Spells(SpellPlan::Drawn(3))), Ok(()));
}

#[test]
fn teams_sit_opposite_each_other() {
    let mut plan = Plan::new(Kind::Bots);
    assert_eq!(plan.team(0), None);
    plan.wish(Wish::Teams(Teams::EndAtOnce));
    assert_eq!(
        (0..6).map(|chair| plan.team(chair)).collect::<Vec<_>>(),
        [Some(0), Some(1), Some(0), Some(1), None, None]
    );
    plan.wish(Wish::Taker(3, Taker::Nobody));
    assert_eq!(plan.check(), Err(PlanFault::Rules(RulesError::TeamPlayers(3))));
    assert_eq!(plan.would(Wish::Teams(Teams::None)), Ok(()));
}

#[test]
fn bots_and_persons_keep_to_their_kind_of_game() {
    let mut plan = Plan::new(Kind::Bots);
    plan.wish(Wish::Taker(0, Taker::Nobody));
    plan.wish(Wish::Taker(1, Taker::Person));
    assert_eq!(plan, Plan::new(Kind::Bots));
    (1..4).for_each(|chair| plan.wish(Wish::Taker(chair, Taker::Nobody)));
    assert_eq!(plan.check(), Err(PlanFault::NoOpponent));
    let mut plan = Plan::new(Kind::Together);
    (0..2).for_each(|chair| plan.wish(Wish::Taker(chair, Taker::Bot)));
    assert_eq!(plan.check(), Err(PlanFault::NoPerson));
}

#[test]
fn one_choice_sets_the_level_of_all_bots() {
    let mut plan = Plan::new(Kind::Bots);
    assert_eq!(plan.common_level(), Some(Level::Keeper));
    plan.wish(Wish::Level(2, Level::Queen));
    assert_eq!(plan.common_level(), None);
    plan.wish(Wish::Levels(Level::Fledgling));
    plan.wish(Wish::Taker(5, Taker::Bot));
    assert_eq!(plan.common_level(), Some(Level::Fledgling));
    plan.wish(Wish::Levels(Level::Random));
    assert_eq!(plan.common_level(), Some(Level::Fledgling), "nobody is offered the yardstick");
}

#[test]
fn summaries_tell_who_plays_and_how_long() {
    let mut plan = Plan::new(Kind::Bots);
    assert_eq!(telling::summary_or_reason(Language::English, &plan), "You and 3 bots, about 20 minutes");
    let long = plan.minutes();
    plan.wish(Wish::Rounds(NonZeroU16::new(3)));
    assert!(plan.minutes() < long);
    (1..4).for_each(|chair| plan.wish(Wish::Taker(chair, Taker::Nobody)));
    assert_eq!(telling::summary_or_reason(Language::German, &plan), "Wähle mindestens einen Gegner.");
    every_plan(|plan, _| {
        let minutes = plan.minutes();
        assert!((5..=75).contains(&minutes) && minutes % 5 == 0, "{minutes} minutes for {plan:?}");
    });
}
