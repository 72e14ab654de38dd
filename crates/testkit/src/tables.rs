//! Every kind of table, and situations to begin in.

use rabenburg_engine::*;

use crate::TestDice;

/// All tables of the contract: printings × players × variants × teams, each with spells and details at random.
pub fn tables(dice: &mut TestDice) -> Vec<Rules> {
    let mut tables = Vec::new();
    for printing in Printing::ALL {
        for players in 1..=6 {
            for variant in [Variant::Basic, Variant::Master] {
                for teams in [Teams::None, Teams::EndAtOnce, Teams::FinishRound] {
                    let mut rules = Rules { variant, teams, ..Rules::new(printing, players) };
                    let count = if players == 1 { 3 * dice.below(2) } else { 1 + dice.below(9) };
                    rules.spells = Spells::draw(count, true, |bound| dice.below(bound));
                    for spell in Spell::ALL {
                        if dice.one_in(3) {
                            rules.costs = rules.costs.with(spell, 1 + dice.below(3) as u8);
                        }
                    }
                    rules.second_action_optional = !dice.one_in(3);
                    rules.memory = dice.pick(&[Memory::Strict, Memory::Aided]);
                    if dice.one_in(4) && players > 1 {
                        rules.round_limit = std::num::NonZeroU16::new(1 + dice.below(30) as u16);
                    }
                    if rules.check().is_ok() {
                        tables.push(rules);
                    }
                }
            }
        }
    }
    tables
}

/// One table of each kind, for tests that would be too slow at all of them.
pub fn few_tables() -> Vec<Rules> {
    let third = |players| Rules::new(Printing::Third, players);
    vec![
        third(2),
        Rules { spells: Spells::BOX, ..third(3) },
        Rules { memory: Memory::Aided, ..third(5) },
        Rules { variant: Variant::Master, spells: Spells::ALL, ..third(4) },
        Rules { teams: Teams::EndAtOnce, variant: Variant::Master, spells: Spells::BOX, ..third(6) },
        Rules { teams: Teams::EndAtOnce, spells: Spells::BOX, ..Rules::new(Printing::Short, 4) },
        Rules { variant: Variant::Master, spells: Spells::ALL, ..Rules::new(Printing::Second, 3) },
        Rules::new(Printing::First, 1),
    ]
}

/// A start: the set-up, or a late situation with few wizards and many full flasks.
pub fn start(rules: Rules, dice: &mut TestDice) -> Position {
    if dice.one_in(3) {
        return Position::start(rules).expect("rules that were checked");
    }
    loop {
        if let Ok(position) = late_setup(rules, dice).position() {
            return position;
        }
    }
}

/// Wizards and towers anywhere, most wizards home, most flasks full.
fn late_setup(rules: Rules, dice: &mut TestDice) -> Setup {
    let mut piles = vec![String::new(); SPACES];
    let castle = dice.below(SPACES);
    // At least four spaces, so that there is room for all wizards.
    let spread = 4 + dice.below(SPACES - 3);
    let few = dice.below(4);
    let mut wizards: Vec<char> = rules
        .seats()
        .flat_map(|seat| {
            let count = if few == 0 { usize::from(rules.wizards_each()) } else { dice.below(few + 1) };
            vec![seat.letter(); count.min(usize::from(rules.wizards_each()))]
        })
        .collect();
    let mut towers: Vec<usize> = (1..=TOWERS).collect();
    let mut last = [0; SPACES];
    while !towers.is_empty() || !wizards.is_empty() {
        let space = (castle + dice.below(spread)) % SPACES;
        if !wizards.is_empty() && (towers.is_empty() || dice.one_in(2)) {
            if last[space] < 6 {
                piles[space].push(wizards.swap_remove(dice.below(wizards.len())));
                last[space] += 1;
            }
        } else if !towers.is_empty() {
            piles[space].push_str(&towers.swap_remove(dice.below(towers.len())).to_string());
            last[space] = 0;
        }
    }
    piles[castle].push('*');
    let text: Vec<_> =
        piles.iter().enumerate().filter(|(_, pile)| !pile.is_empty()).map(|(i, pile)| format!("{i}:{pile}")).collect();
    let mut setup = Setup::new(rules);
    if let Ok(course) = text.join(" ").parse() {
        setup.course = course;
    }
    for seat in rules.seats() {
        let each = rules.flasks_each();
        let full = if each == 0 { 0 } else { dice.below(usize::from(each) + 1) as u8 };
        let empty = if rules.is_solo() { 0 } else { dice.below(usize::from(each - full) + 1) as u8 };
        setup.flasks[seat.index()] = Flasks { empty, full, spent: each - full - empty };
    }
    let mut pile = Cards::DECK;
    let mut hands = [Cards::EMPTY; MAX_SEATS];
    for seat in rules.seats() {
        for _ in 0..HAND_SIZE {
            let card = pile.nth(dice.below(usize::from(pile.len())) as u8).expect("a card");
            pile.take(card);
            hands[seat.index()].add(card);
        }
    }
    setup.hands = Some(hands);
    // Sometimes nearly all cards are discarded, so that the pile is shuffled soon.
    let discards = if dice.one_in(2) {
        dice.below(28)
    } else if rules.is_solo() {
        0
    } else {
        usize::from(pile.len()) - dice.below(6)
    };
    for _ in 0..discards {
        let card = pile.nth(dice.below(usize::from(pile.len())) as u8).expect("a card");
        pile.take(card);
        setup.discard.add(card);
    }
    setup.turn = dice.below(40) as u32;
    setup
}
