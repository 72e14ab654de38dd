//! A table for tests: boards, moves and expectations as text.

use std::collections::BTreeSet;

use rabenburg_engine::*;

/// A game in a test. Every method panics with the whole position when something is not as the test says.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) position: Position,
    /// Everything that has happened at this table.
    pub(crate) events: Vec<Event>,
}

/// A table at a position in text notation. Seats that are left out hold no cards and the usual flasks; `discard -` may be
/// left out; all nine towers must be there.
#[track_caller]
pub(crate) fn table(text: &str) -> Table {
    let position = complete(text).parse().unwrap_or_else(|error| panic!("{error}\nin\n{text}"));
    Table { position, events: Vec::new() }
}

/// Expects that a text is no position, and that the reason given names this rule.
#[track_caller]
pub(crate) fn no_table(text: &str, rule: &str) {
    match complete(text).parse::<Position>() {
        Ok(position) => panic!("this is a position:\n{position:#}"),
        Err(error) => assert!(error.to_string().contains(&format!("(rule {rule})")), "{error}\nin\n{text}"),
    }
}

/// Adds the sections that a test may leave out.
fn complete(text: &str) -> String {
    let mut text = text.to_string();
    let names: BTreeSet<String> =
        text.split(['\n', '|']).filter_map(|section| section.split_whitespace().next()).map(str::to_string).collect();
    let rules = text.split(['\n', '|']).find_map(|section| section.trim().strip_prefix("rules "));
    if let Some(Ok(rules)) = rules.map(str::parse::<Rules>) {
        let each = rules.flasks_each();
        for seat in rules.seats() {
            if !names.contains(&seat.to_string()) {
                let flasks = if rules.is_solo() { format!("0/{each}/0") } else { format!("{each}/0/0") };
                text.push_str(&format!("\n{seat} {flasks} -"));
            }
        }
    }
    if !names.contains("turn") {
        text.push_str("\nturn 0");
    }
    text
}

/// A game from its set-up, dealt with these cards in the order of the deal.
#[track_caller]
pub(crate) fn dealt(rules: Rules, cards: &str) -> Table {
    let position = Position::start(rules).unwrap_or_else(|error| panic!("{error}"));
    let mut table = Table { position, events: Vec::new() };
    table.draw(cards);
    table
}

impl Table {
    /// Takes an action, such as `a play W3 a@4`.
    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) -> &mut Table {
        let (seat, action) = act(text);
        if let Err(refusal) = self.position.play(seat, action, &mut self.events) {
            panic!("'{text}' was refused: {refusal} (rule {})\n{:#}", refusal.rule(), self.position);
        }
        self
    }

    /// Expects that an action is refused with this rule, and that nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, text: &str, rule: &str) -> &mut Table {
        let (seat, action) = act(text);
        let before = self.position;
        match self.position.play(seat, action, &mut self.events) {
            Ok(()) => panic!("'{text}' was accepted\n{before:#}"),
            Err(refusal) => assert_eq!(refusal.rule(), rule, "'{text}': {refusal}\n{before:#}"),
        }
        assert_eq!(self.position, before, "a refused action changed the position");
        self
    }

    /// Draws these cards, one after the other.
    #[track_caller]
    pub(crate) fn draw(&mut self, cards: &str) -> &mut Table {
        for code in cards.split_whitespace() {
            self.resolve(Chance::Card { face: face(code) });
        }
        self
    }

    /// Rolls this value.
    #[track_caller]
    pub(crate) fn roll(&mut self, value: u8) -> &mut Table {
        self.resolve(Chance::Roll { value })
    }

    #[track_caller]
    fn resolve(&mut self, outcome: Chance) -> &mut Table {
        if let Err(refusal) = self.position.resolve(outcome, &mut self.events) {
            panic!("{outcome} cannot happen: {refusal}\n{:#}", self.position);
        }
        self
    }

    /// Draws whatever comes first in the pile until a decision is awaited or the game is over.
    #[track_caller]
    pub(crate) fn draw_any(&mut self) -> &mut Table {
        while let Some(Chances::Draw(pile)) = self.position.chances() {
            let face = pile.nth(0).expect("a card");
            self.resolve(Chance::Card { face });
        }
        self
    }

    /// All legal actions of a seat, as text.
    pub(crate) fn legal(&self, seat: &str) -> BTreeSet<String> {
        self.position.legal_actions(self::seat(seat)).iter().map(|action| action.to_string()).collect()
    }

    /// Expects exactly these legal actions of a seat, written with commas between.
    #[track_caller]
    pub(crate) fn expect_legal(&self, seat: &str, actions: &str) -> &Table {
        let expected: BTreeSet<_> =
            actions.split(',').map(|action| action.trim().to_string()).filter(|action| !action.is_empty()).collect();
        assert_eq!(self.legal(seat), expected, "legal actions of {seat}\n{:#}", self.position);
        self
    }

    /// Expects that the legal actions that begin like this, such as `a play W3`, have exactly these targets, such as
    /// `a@4 a@7`.
    #[track_caller]
    pub(crate) fn expect_targets(&self, text: &str, targets: &str) -> &Table {
        let (seat, beginning) = text.split_once(' ').unwrap_or_else(|| panic!("no seat and action: {text}"));
        let legal = self.legal(seat);
        let found: BTreeSet<_> =
            legal.iter().filter_map(|action| action.strip_prefix(beginning)?.strip_prefix(' ')).collect();
        assert_eq!(found, targets.split_whitespace().collect(), "targets of '{text}'\n{:#}", self.position);
        self
    }

    /// Whether an action such as `a play W3 a@4` is legal.
    #[track_caller]
    pub(crate) fn allows(&self, text: &str) -> bool {
        let (seat, action) = act(text);
        self.position.is_legal(seat, &action)
    }

    /// Expects this course.
    #[track_caller]
    pub(crate) fn expect_course(&self, course: &str) -> &Table {
        let words: Vec<_> = course.split_whitespace().collect();
        assert_eq!(self.position.course().to_string(), words.join(" "), "\n{:#}", self.position);
        self
    }

    /// Expects these flasks of a seat: empty/full/spent.
    #[track_caller]
    pub(crate) fn expect_flasks(&self, seat: &str, flasks: &str) -> &Table {
        let Flasks { empty, full, spent } = self.position.flasks(self::seat(seat));
        assert_eq!(format!("{empty}/{full}/{spent}"), flasks, "flasks of {seat}\n{:#}", self.position);
        self
    }

    /// Expects these cards in a hand.
    #[track_caller]
    pub(crate) fn expect_hand(&self, seat: &str, cards: &str) -> &Table {
        assert_eq!(self.position.hand(self::seat(seat)), self::cards(cards), "hand of {seat}\n{:#}", self.position);
        self
    }

    /// Expects these cards on the discard pile.
    #[track_caller]
    pub(crate) fn expect_discard(&self, cards: &str) -> &Table {
        assert_eq!(self.position.discard(), self::cards(cards), "discard pile\n{:#}", self.position);
        self
    }

    /// Expects this many wizards of a seat at home.
    #[track_caller]
    pub(crate) fn expect_home(&self, seat: &str, count: u8) -> &Table {
        assert_eq!(self.position.home(self::seat(seat)), count, "home of {seat}\n{:#}", self.position);
        self
    }

    /// Expects that this seat decides in this phase, such as `a choose`.
    #[track_caller]
    pub(crate) fn expect_turn(&self, text: &str) -> &Table {
        let awaited = match (self.position.turn(), self.position.phase()) {
            (Turn::Act(seat), Some(phase)) => format!("{seat} {}", phase.name()),
            (Turn::Chance(ChanceKind::Draw { seat }), _) => format!("{seat} draws"),
            (Turn::Chance(ChanceKind::Roll), _) => "roll".to_string(),
            (Turn::Over(outcome), _) => {
                let winners: String = outcome.winners.iter().map(|seat| seat.letter()).collect();
                format!("over {} {winners}", outcome.reason.rule()).trim_end().to_string()
            }
            (Turn::Act(seat), None) => format!("{seat} without a phase"),
        };
        assert_eq!(awaited, text, "\n{:#}", self.position);
        self
    }
}

/// Cards from their codes.
#[track_caller]
pub(crate) fn cards(codes: &str) -> Cards {
    codes.split_whitespace().map(face).collect()
}

#[track_caller]
fn face(code: &str) -> Face {
    Face::from_code(code).unwrap_or_else(|| panic!("no card: {code}"))
}

#[track_caller]
pub(crate) fn seat(letter: &str) -> Seat {
    letter.chars().next().and_then(Seat::from_letter).unwrap_or_else(|| panic!("no seat: {letter}"))
}

#[track_caller]
fn act(text: &str) -> (Seat, Action) {
    let (letter, action) = text.split_once(' ').unwrap_or_else(|| panic!("no seat and action: {text}"));
    (seat(letter), action.parse().unwrap_or_else(|error| panic!("{text}: {error}")))
}
