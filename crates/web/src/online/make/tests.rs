//! What holds for every table that people can ask for.

use core::num::{NonZeroU16, NonZeroU32};

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, Costs, Memory, Printing, RulesError, Spell, Spells, Teams, Variant};
use rabenburg_protocol::{Absence, Access, Chat, Clock, NewSeat, NewTable, Pace, SpellChoice, Starter, Timeout};
use rabenburg_words::Language;

use super::order::{check, order};
use super::terms::{SeatWish, Terms};
use super::told;
use crate::start::plan::{Kind, Plan, Shelf, SpellPlan, Wish};

fn newcomer() -> (Shelf, Terms) {
    let (mut shelf, terms) = (Shelf::default(), Terms::default());
    terms.fit(shelf.plan_mut(Kind::Together));
    (shelf, terms)
}

fn ordered(shelf: &Shelf, terms: &Terms) -> NewTable {
    order(shelf.plan(terms.kind()), terms)
}

#[test]
fn a_newcomer_asks_for_two_by_invitation() {
    let (shelf, terms) = newcomer();
    let usual: NewTable = serde_json::from_str(r#"{"players":2}"#).expect("a table");
    let table = ordered(&shelf, &terms);
    assert_eq!(table.seats, Some(vec![NewSeat::You { colour: Some(Colour::Blue) }, NewSeat::Open {}]));
    // What the server would take as well, said in full.
    assert_eq!(table.absence, Some(Pace::Now.absence()));
    assert_eq!(NewTable { seats: None, absence: None, ..table }, usual);
}

#[test]
fn everything_that_is_chosen_is_asked_for() {
    let (mut shelf, mut terms) = newcomer();
    terms.play_with(4, &mut shelf);
    let plan = shelf.plan_mut(Kind::Together);
    let ten = NonZeroU16::new(10);
    for wish in [
        Wish::Printing(Printing::Short),
        Wish::Variant(Variant::Master),
        Wish::Teams(Teams::FinishRound),
        Wish::Memory(Memory::Aided),
        Wish::Promo(true),
        Wish::Spells(SpellPlan::Drawn(5)),
        Wish::SecondAction(false),
        Wish::Rounds(ten),
        Wish::Level(1, Level::Queen),
    ] {
        plan.wish(wish);
    }
    terms.seat(plan, 1, SeatWish::Bot);
    let clock =
        Clock { turn_seconds: NonZeroU32::new(90), window_seconds: NonZeroU32::new(15), timeout: Timeout::Redraw };
    terms.starter = Starter::FirstSeat;
    terms.access = Access::Open;
    terms.spectators = false;
    terms.chat = Chat::Phrases;
    terms.clock = clock;
    terms.absence = Absence { grace_seconds: 60, bot: Some(Level::Keeper) };
    terms.costs = Costs::PRINTED.with(Spell::Piggyback, 1);
    let expected = NewTable {
        players: 4,
        printing: Printing::Short,
        variant: Variant::Master,
        teams: Teams::FinishRound,
        memory: Memory::Aided,
        spells: SpellChoice::Drawn { count: 5, promo: true },
        costs: Some(Costs::PRINTED.with(Spell::Piggyback, 1)),
        second_action_optional: false,
        round_limit: ten,
        starter: Starter::FirstSeat,
        access: Access::Open,
        spectators: false,
        chat: Chat::Phrases,
        clock,
        absence: Some(Absence { grace_seconds: 60, bot: Some(Level::Keeper) }),
        takeover: false,
        seats: Some(vec![
            NewSeat::You { colour: Some(Colour::Blue) },
            NewSeat::Bot { level: Level::Queen, colour: Some(Colour::Red) },
            NewSeat::Open {},
            NewSeat::Open {},
        ]),
    };
    let table = ordered(&shelf, &terms);
    assert_eq!(table, expected);
    assert_eq!(check(&table), Ok(()));
    // What was asked for is offered again next time.
    assert_eq!(Terms::of(&table), terms);
}

#[test]
fn seats_come_and_go_with_the_players() {
    let (mut shelf, mut terms) = newcomer();
    for players in [6, 3, 1, 4, 2] {
        terms.play_with(players, &mut shelf);
        let table = ordered(&shelf, &terms);
        assert_eq!(table.seats.as_ref().map(Vec::len), Some(usize::from(players)));
        assert_eq!(shelf.plan(terms.kind()).players(), players);
        assert_eq!(check(&table), Ok(()), "{players}");
    }
}

#[test]
fn one_sits_on_one_seat_or_watches() {
    let (mut shelf, mut terms) = newcomer();
    terms.play_with(3, &mut shelf);
    let plan = shelf.plan_mut(Kind::Together);
    let own = |plan: &Plan, terms: &Terms| (0..3).map(|seat| terms.sitter(plan, seat)).collect::<Vec<_>>();
    terms.seat(plan, 2, SeatWish::You);
    assert_eq!(own(plan, &terms), [SeatWish::Open, SeatWish::Open, SeatWish::You]);
    assert_eq!(plan.chairs()[2].colour, Colour::Blue, "the colour goes along");
    terms.seat(plan, 2, SeatWish::Bot);
    assert_eq!(own(plan, &terms), [SeatWish::Open, SeatWish::Open, SeatWish::Bot]);
    terms.seat(plan, 1, SeatWish::You);
    terms.play_with(1, &mut shelf);
    assert_eq!(terms.you, Some(0), "who sat behind the last seat sits on the first");
}

#[test]
fn the_engine_objects_before_the_server_does() {
    let (mut shelf, mut terms) = newcomer();
    terms.play_with(3, &mut shelf);
    shelf.plan_mut(Kind::Together).wish(Wish::Teams(Teams::EndAtOnce));
    assert_eq!(check(&ordered(&shelf, &terms)), Err(RulesError::TeamPlayers(3)));
    shelf.plan_mut(Kind::Together).wish(Wish::Teams(Teams::None));
    shelf.plan_mut(Kind::Together).wish(Wish::Spells(SpellPlan::Chosen(Spells::NONE)));
    assert_eq!(check(&ordered(&shelf, &terms)), Err(RulesError::NoSpells));
    terms.costs = Costs::PRINTED.with(Spell::MoveTower, 0);
    shelf.plan_mut(Kind::Together).wish(Wish::Spells(SpellPlan::Usual));
    assert_eq!(check(&ordered(&shelf, &terms)), Err(RulesError::FreeSpell(Spell::MoveTower)));
}

#[test]
fn scarce_colours_are_not_asked_for() {
    let (mut shelf, mut terms) = newcomer();
    shelf.plan_mut(Kind::Together).wish(Wish::Printing(Printing::First));
    terms.seat(shelf.plan_mut(Kind::Together), 1, SeatWish::Bot);
    let table = ordered(&shelf, &terms);
    assert_eq!(check(&table), Ok(()));
    let bot = table.seats.and_then(|seats| seats.get(1).copied());
    assert_eq!(bot, Some(NewSeat::Bot { level: Level::Keeper, colour: Some(Colour::Yellow) }));
}

#[test]
fn the_usual_two_spells_are_two_in_the_master_variant_too() {
    let (mut shelf, terms) = newcomer();
    shelf.plan_mut(Kind::Together).wish(Wish::Variant(Variant::Master));
    shelf.plan_mut(Kind::Together).wish(Wish::Spells(SpellPlan::Usual));
    assert_eq!(ordered(&shelf, &terms).spells, SpellChoice::Chosen { spells: Spells::BASIC });
}

#[test]
fn tables_are_told_in_words() {
    let table: NewTable = serde_json::from_str(
        r#"{"players":4,"variant":"master","teams":"end_at_once","memory":"aided","printing":"second",
            "clock":{"turn_seconds":90,"window_seconds":15},"absence":{"grace_seconds":3600,"bot":"keeper"}}"#,
    )
    .expect("a table");
    let brief = told::brief(&table, Language::English);
    assert_eq!(
        brief,
        "4 players · Master variant · Partners · Second printing · Shows who is locked up · 90 seconds per turn"
    );
    let points = told::points(&table, Language::German).join("\n");
    for part in ["15 Sekunden", "eine Stunde", "Alle acht Zauber", "Auf Einladung"] {
        assert!(points.contains(part), "{part} in {points}");
    }
}

#[test]
fn times_are_told_in_their_largest_unit() {
    let told = |seconds| told::span(seconds, Language::English);
    let expected = ["one second", "90 seconds", "2 minutes", "one hour", "36 hours", "one day", "7 days"];
    assert_eq!([1, 90, 120, 3600, 129_600, 86_400, 604_800].map(told), expected);
}
