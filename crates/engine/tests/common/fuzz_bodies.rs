//! What the fuzz targets do with their bytes. Ordinary tests call the same with the seed inputs.
#![allow(dead_code, reason = "each fuzz target uses a part of it")]
#![allow(unreachable_pub, reason = "a module of test programs, not of a library")]

use std::fmt::{Debug, Display};
use std::num::NonZeroU16;
use std::str::FromStr;

use rabenburg_engine::*;

use crate::laws::{assert_conserved, assert_one_awaited};

/// How far a position that was read is played on.
const PLAYED_ON: usize = 60;
/// After so many inputs a game is left.
const MOST_INPUTS: usize = 150;

/// Any text: reading it must not panic; what can be read is written and read to an equal value; and what is read as a
/// position is one, so that it can be played on.
pub fn notation(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    read::<Rules>(text);
    read::<Course>(text);
    read::<Surface>(text);
    read::<Action>(text);
    read::<Chance>(text);
    if let Some(position) = read::<Position>(text) {
        play_on(position, &mut Numbers::from(data));
    }
    if let Some(record) = read::<Record>(text) {
        play_on(*record.position(), &mut Numbers::from(data));
    }
}

fn read<T: FromStr<Err = ParseError> + Display + PartialEq + Debug>(text: &str) -> Option<T> {
    let value = match text.parse::<T>() {
        Ok(value) => value,
        Err(error) => {
            assert!(error.line >= 1 && error.column >= 1 && !error.to_string().is_empty());
            return None;
        }
    };
    for written in [format!("{value}"), format!("{value:#}")] {
        match written.parse::<T>() {
            Ok(again) => assert_eq!(again, value, "\nread from\n{text}\nwritten as\n{written}"),
            Err(error) => panic!("{error}\nread from\n{text}\nwritten as\n{written}"),
        }
    }
    Some(value)
}

/// Plays legal inputs and looks at every position.
fn play_on(mut position: Position, numbers: &mut Numbers) {
    for _ in 0..PLAYED_ON {
        assert_conserved(&position);
        assert_one_awaited(&position);
        for seat in position.rules().seats() {
            let _ = position.view(Viewer::Seat(seat));
        }
        let Some(input) = legal_input(&position, &mut || numbers.next()) else { return };
        let before = position;
        position.put(input, &mut ()).unwrap_or_else(|refusal| panic!("{input:?}: {refusal}\n{before:#}"));
    }
    read::<Position>(&position.to_string());
}

/// A legal input by the numbers that are given.
fn legal_input(position: &Position, number: &mut impl FnMut() -> u16) -> Option<Input> {
    if let Some(chances) = position.chances() {
        return chances.pick((number() % u16::from(chances.total())) as u8).map(Input::Chance);
    }
    let mut seat = position.awaited()?;
    let mut actions = position.legal_actions(seat);
    if let Some((partner, asides)) = position.asides().filter(|_| number().is_multiple_of(8)) {
        (seat, actions) = (partner, asides);
    }
    actions.get(usize::from(number()) % actions.len()).map(|action| Input::Act { seat, action })
}

/// Numbers that look random and are the same for the same data.
struct Numbers(u64);

impl From<&[u8]> for Numbers {
    fn from(data: &[u8]) -> Numbers {
        Numbers(
            data.iter()
                .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)),
        )
    }
}

impl Numbers {
    fn next(&mut self) -> u16 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 48) as u16
    }
}

/// Bytes that drive a game: the table, the start, then inputs, legal and illegal ones.
pub fn actions(data: &[u8]) {
    let mut bytes = Bytes(data);
    let rules = rules(&mut bytes);
    if rules.check().is_err() {
        assert!(Position::start(rules).is_err());
        return;
    }
    let Some(start) = start(rules, &mut bytes) else { return };
    let (mut position, mut replica) = (start, start);
    let mut everybody: Vec<Knowledge> = rules
        .seats()
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
        .map(|viewer| Knowledge::new(&start, viewer))
        .collect();
    let mut views: Vec<View> = everybody.iter().map(|knowledge| start.view(knowledge.viewer())).collect();
    for _ in 0..MOST_INPUTS {
        assert_conserved(&position);
        assert_one_awaited(&position);
        if bytes.0.is_empty() {
            break;
        }
        if bytes.next() >= 0xc0 {
            wild(&position, &mut bytes);
            continue;
        }
        let Some(input) = legal_input(&position, &mut || bytes.wide()) else { break };
        let mut events = Vec::new();
        let before = position;
        position.put(input, &mut events).unwrap_or_else(|refusal| panic!("{input:?}: {refusal}\n{before:#}"));
        events.iter().for_each(|event| replica.apply(event));
        assert_eq!(replica, position, "{events:?}");
        for knowledge in &mut everybody {
            events.iter().for_each(|event| knowledge.see(&event.seen_by(knowledge.viewer())));
            assert_eq!(knowledge.course(), position.course(), "{events:?}");
            assert!(rules.seats().all(|seat| knowledge.cards(seat) == position.hand(seat).len()), "{events:?}");
        }
        for view in &mut views {
            events.iter().for_each(|event| view.apply(&event.seen_by(view.viewer)));
            assert_eq!(*view, position.view(view.viewer), "{events:?}");
        }
    }
    read::<Position>(&position.to_string());
}

/// A wish of anybody, whatever it is: accepted if it is listed, else refused without a trace.
fn wild(position: &Position, bytes: &mut Bytes<'_>) {
    let (mut copy, mut events) = (*position, Vec::new());
    let (input, listed) = if bytes.next().is_multiple_of(16) {
        let outcome = match bytes.next() {
            value @ 0..0x80 => Chance::Card { face: Face::ALL[usize::from(value) % FACES] },
            value => Chance::Roll { value: value - 0x80 },
        };
        let listed = position.chances().is_some_and(|chances| chances.iter().any(|(there, _)| there == outcome));
        (Input::Chance(outcome), listed)
    } else {
        let seat = bytes.seat();
        let action = action(bytes);
        let listed = position.legal_actions(seat).iter().any(|there| there == action);
        assert_eq!(position.is_legal(seat, &action), listed, "{seat} {action}\n{position:#}");
        (Input::Act { seat, action }, listed)
    };
    let answer = copy.put(input, &mut events);
    assert_eq!(answer.is_ok(), listed, "{input:?}\n{position:#}");
    if let Err(refusal) = answer {
        assert_eq!(copy, *position, "{input:?}");
        assert!(events.is_empty(), "{input:?}: {events:?}");
        assert!(!refusal.rule().is_empty() && !refusal.to_string().is_empty());
    } else {
        assert_conserved(&copy);
        assert_one_awaited(&copy);
    }
}

/// The data, byte by byte; zeros when it is used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    fn wide(&mut self) -> u16 {
        u16::from(self.next())
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::from(self.next()) % bound
    }

    fn seat(&mut self) -> Seat {
        Seat::new(self.below(MAX_SEATS) as u8).unwrap_or(Seat::FIRST)
    }

    fn space(&mut self) -> Space {
        Space::START.walk(self.below(SPACES) as i8)
    }

    fn tower(&mut self) -> TowerId {
        TowerId::all().nth(self.below(TOWERS)).expect("one of nine")
    }

    fn face(&mut self) -> Face {
        Face::ALL[self.below(FACES)]
    }
}

fn rules(bytes: &mut Bytes<'_>) -> Rules {
    let printing = Printing::ALL[bytes.below(4)];
    let mut rules = Rules::new(printing, bytes.below(8) as u8);
    let choices = bytes.next();
    rules.variant = if choices & 1 == 0 { Variant::Basic } else { Variant::Master };
    rules.teams = [Teams::None, Teams::None, Teams::EndAtOnce, Teams::FinishRound][usize::from(choices >> 1 & 3)];
    rules.second_action_optional = choices & 8 == 0;
    rules.memory = if choices & 16 == 0 { Memory::Strict } else { Memory::Aided };
    rules.round_limit = NonZeroU16::new(u16::from(choices >> 5));
    let spells = bytes.wide() << 1 | u16::from(choices >> 7);
    rules.spells = Spell::ALL.into_iter().filter(|&spell| spells >> spell as u16 & 1 == 1).collect();
    for spell in Spell::ALL {
        if bytes.next() >= 0xc0 {
            rules.costs = rules.costs.with(spell, bytes.below(4) as u8);
        }
    }
    rules
}

/// The set-up, or pieces, flasks and cards as the bytes say, if that can be.
fn start(rules: Rules, bytes: &mut Bytes<'_>) -> Option<Position> {
    if bytes.next() < 0x40 {
        return Position::start(rules).ok();
    }
    let mut setup = Setup::new(rules);
    setup.course = course(rules, bytes).parse().ok()?;
    let mut pile = Cards::DECK;
    let mut take = |bytes: &mut Bytes<'_>| {
        let card = pile.nth(bytes.below(usize::from(pile.len()).max(1)) as u8)?;
        pile.take(card).then_some(card)
    };
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    for seat in rules.seats() {
        let each = rules.flasks_each();
        let full = bytes.next() % (each + 1);
        let empty = if rules.is_solo() { 0 } else { bytes.next() % (each - full + 1) };
        setup.flasks[seat.index()] = Flasks { empty, full, spent: each - full - empty };
        hands[seat.index()] = (0..bytes.below(5)).filter_map(|_| take(bytes)).collect();
    }
    setup.hands = Some(hands);
    setup.discard = (0..bytes.below(91)).filter_map(|_| take(bytes)).collect();
    setup.turn = u32::from(bytes.next());
    setup.position().ok()
}

/// Towers and wizards anywhere; wizards that find no room are home.
fn course(rules: Rules, bytes: &mut Bytes<'_>) -> String {
    let mut piles = vec![(String::new(), 0); SPACES];
    for tower in TowerId::all() {
        for seat in rules.seats() {
            let place = bytes.next();
            let (pile, there) = &mut piles[usize::from(place) % SPACES];
            let many = pile.matches(seat.letter()).count() >= usize::from(rules.wizards_each());
            if place >= 0x80 && *there < SURFACE_LIMIT && !many {
                pile.push(seat.letter());
                *there += 1;
            }
        }
        let (pile, there) = &mut piles[bytes.below(SPACES)];
        pile.push_str(&tower.to_string());
        *there = 0;
    }
    piles[bytes.below(SPACES)].0.push('*');
    piles.iter().enumerate().map(|(space, (pile, _))| format!("{space}:{pile} ")).collect()
}

fn action(bytes: &mut Bytes<'_>) -> Action {
    match bytes.below(24) {
        0 => Action::PlayWizard {
            card: bytes.face(),
            space: bytes.space(),
            colour: bytes.seat(),
            riders: bytes.next() >> 5,
        },
        1 => Action::PlayTower { card: bytes.face(), tower: bytes.tower() },
        2 => Action::PlayDice { card: bytes.face() },
        3 => Action::Discard { card: bytes.face() },
        4 => Action::Redraw,
        5 => Action::MoveWizard { space: bytes.space(), colour: bytes.seat(), riders: bytes.next() >> 5 },
        6 => Action::MoveTower { tower: bytes.tower() },
        7 => Action::NoMove,
        8 => Action::Reroll,
        9 => Action::Push { tower: bytes.tower() },
        10 => Action::NoPush,
        11 => Action::End,
        12 => Action::Pass,
        13 => Action::Stop,
        14 => Action::Pick { colour: bytes.seat() },
        15 => Action::Ask,
        16 => Action::Give { card: bytes.face() },
        17 => Action::Offer { card: bytes.face() },
        18 => Action::Accept,
        19 => Action::Decline,
        20 => Action::GiveBack { card: bytes.face() },
        21 => Action::PassFlasks { count: bytes.next() },
        _ => Action::Cast(cast(bytes)),
    }
}

fn cast(bytes: &mut Bytes<'_>) -> Cast {
    match bytes.below(SPELLS) {
        0 => Cast::MoveWizard { space: bytes.space(), colour: bytes.seat() },
        1 => Cast::HeadwindWizard { space: bytes.space(), colour: bytes.seat() },
        2 => Cast::MoveTower { tower: bytes.tower() },
        3 => Cast::HeadwindTower { tower: bytes.tower() },
        4 => Cast::SwapTowers { a: bytes.tower(), b: bytes.tower() },
        5 => Cast::MoveCastle {
            direction: if bytes.next() & 1 == 0 { Direction::Clockwise } else { Direction::CounterClockwise },
        },
        6 => Cast::Piggyback { colour: bytes.seat() },
        7 => Cast::FreeWizard { tower: bytes.tower() },
        _ => Cast::DrawTwo,
    }
}
