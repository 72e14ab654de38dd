//! What happens in a solution: tags to sort puzzles by, and the trick.

use core::fmt;

use rabenburg_engine::{Action, Cast, Event, Fact, Input, Position, SPACES, Seat, Space, Spell, TowerId};

use crate::goal::Goal;
use crate::puzzle::Puzzle;

/// Something that happens in a solution.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tag {
    /// The castle rides along on a tower.
    CastleRides,
    /// The castle moves twice.
    CastleTwice,
    /// The solver locks up a wizard of their own.
    LocksUpOwn,
    /// A tower with one of the solver's own wizards on it moves.
    OwnRides,
    /// A tower with a rival's wizard on it moves.
    RivalRides,
    /// A spell moves a rival's wizard.
    RivalWalks,
    /// A wizard walks past the castle.
    PastCastle,
    /// The same wizard walks twice.
    TwoWalks,
    /// A redraw, and a tower pushed by one.
    RedrawAndPush,
    /// A spell before the first card.
    SpellFirst,
    /// A spell between two cards.
    SpellBetween,
    /// A spell after the last card.
    SpellLast,
    /// A tower moves twice.
    TowerTwice,
    /// A wizard comes into sight.
    Uncovers,
    /// A flask is filled.
    FillsFlask,
    /// The flask filled in this turn pays for the spell.
    FreshFlask,
    /// A die card is rolled.
    Rolls,
    /// A card is given up.
    GivesUp,
    /// The spell Swap towers.
    Swap,
    /// A headwind.
    Headwind,
    /// The spell Move the castle.
    CastleSpell,
    /// The spell Piggyback.
    Piggyback,
    /// The spell Free a wizard.
    FreeSpell,
    /// A tower moves where the castle's flight will pass or end.
    GuidesFlight,
    /// A rival's wizard is locked up.
    LocksUpRival,
    /// Two different towers move.
    TwoTowers,
}

impl Tag {
    /// All tags; the most telling come first.
    pub const ALL: [Tag; 26] = [
        Tag::CastleTwice,
        Tag::CastleRides,
        Tag::LocksUpOwn,
        Tag::FreshFlask,
        Tag::PastCastle,
        Tag::RedrawAndPush,
        Tag::Piggyback,
        Tag::CastleSpell,
        Tag::FreeSpell,
        Tag::Swap,
        Tag::Headwind,
        Tag::RivalWalks,
        Tag::TowerTwice,
        Tag::OwnRides,
        Tag::TwoWalks,
        Tag::GivesUp,
        Tag::SpellBetween,
        Tag::GuidesFlight,
        Tag::RivalRides,
        Tag::SpellFirst,
        Tag::SpellLast,
        Tag::Rolls,
        Tag::LocksUpRival,
        Tag::Uncovers,
        Tag::FillsFlask,
        Tag::TwoTowers,
    ];

    /// The tag's name in files, such as `castle-rides`.
    pub const fn name(self) -> &'static str {
        match self {
            Tag::CastleRides => "castle-rides",
            Tag::CastleTwice => "castle-twice",
            Tag::LocksUpOwn => "locks-up-own",
            Tag::OwnRides => "own-rides",
            Tag::RivalRides => "rival-rides",
            Tag::RivalWalks => "rival-walks",
            Tag::PastCastle => "past-castle",
            Tag::TwoWalks => "two-walks",
            Tag::RedrawAndPush => "redraw-and-push",
            Tag::SpellFirst => "spell-first",
            Tag::SpellBetween => "spell-between",
            Tag::SpellLast => "spell-last",
            Tag::TowerTwice => "tower-twice",
            Tag::Uncovers => "uncovers",
            Tag::FillsFlask => "fills-flask",
            Tag::FreshFlask => "fresh-flask",
            Tag::Rolls => "rolls",
            Tag::GivesUp => "gives-up",
            Tag::Swap => "swap",
            Tag::Headwind => "headwind",
            Tag::CastleSpell => "castle-spell",
            Tag::Piggyback => "piggyback",
            Tag::FreeSpell => "free-spell",
            Tag::GuidesFlight => "guides-flight",
            Tag::LocksUpRival => "locks-up-rival",
            Tag::TwoTowers => "two-towers",
        }
    }

    /// The tag with that name.
    pub fn from_name(name: &str) -> Option<Tag> {
        Tag::ALL.into_iter().find(|tag| tag.name() == name)
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What makes a solution hard to see: its most telling tag, with the piece that it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick {
    /// What happens.
    pub tag: Tag,
    /// The tower with which it happens, if there is one.
    pub tower: Option<TowerId>,
    /// The space where it happens, if there is one.
    pub space: Option<Space>,
}

impl Puzzle {
    /// What happens in the solution, the most telling first.
    pub fn tags_of_solution(&self) -> Vec<Tag> {
        let told = self.tricks();
        Tag::ALL.into_iter().filter(|&tag| told.iter().any(|trick| trick.tag == tag)).collect()
    }

    /// What makes the solution hard to see.
    pub fn trick(&self) -> Option<Trick> {
        let told = self.tricks();
        Tag::ALL.into_iter().find_map(|tag| told.iter().find(|trick| trick.tag == tag).copied())
    }

    fn tricks(&self) -> Vec<Trick> {
        let seat = self.seat();
        let mut position = self.position();
        let flight = matches!(self.goal, Goal::RavensFlight { .. });
        let mut teller =
            Teller { seat, flight, tricks: Vec::new(), towers: Vec::new(), walks: Vec::new(), castle: 0, filled: 0 };
        for (number, &input) in self.solution.iter().enumerate() {
            let before = position;
            let mut events = Vec::new();
            if position.put(input, &mut events).is_err() {
                break;
            }
            // A rival's moves in between are no part of the trick.
            if matches!(input, Input::Act { seat: by, .. } if by != seat) {
                continue;
            }
            teller.input(&before, input, &self.solution[number + 1..]);
            for event in &events {
                if let Event::Public(fact) = event {
                    teller.fact(&before, *fact);
                }
            }
        }
        teller.tricks
    }
}

struct Teller {
    seat: Seat,
    /// Whether the goal is about where the castle comes to rest.
    flight: bool,
    tricks: Vec<Trick>,
    /// The towers that have moved.
    towers: Vec<TowerId>,
    /// Where the solver's walks ended.
    walks: Vec<Space>,
    castle: u8,
    filled: u8,
}

impl Teller {
    fn tell(&mut self, tag: Tag, tower: Option<TowerId>, space: Option<Space>) {
        self.tricks.push(Trick { tag, tower, space });
    }

    fn input(&mut self, before: &Position, input: Input, rest: &[Input]) {
        let Input::Act { action, .. } = input else {
            if before.die_card().is_some() {
                self.tell(Tag::Rolls, None, None);
            }
            return;
        };
        match action {
            Action::Redraw => self.tell(Tag::RedrawAndPush, None, None),
            Action::Discard { .. } => self.tell(Tag::GivesUp, None, None),
            Action::Cast(cast) => self.cast(before, cast, rest),
            Action::PlayWizard { riders, space, .. } | Action::MoveWizard { riders, space, .. } if riders > 0 => {
                self.tell(Tag::Piggyback, None, Some(space));
            }
            _ => {}
        }
    }

    fn cast(&mut self, before: &Position, cast: Cast, rest: &[Input]) {
        let (tower, space) = match cast {
            Cast::MoveTower { tower } | Cast::HeadwindTower { tower } | Cast::FreeWizard { tower } => {
                (Some(tower), None)
            }
            Cast::SwapTowers { a, .. } => (Some(a), None),
            Cast::MoveWizard { space, .. } | Cast::HeadwindWizard { space, .. } => (None, Some(space)),
            _ => (None, None),
        };
        let more = rest.iter().any(|input| {
            matches!(
                input,
                Input::Act {
                    action: Action::PlayWizard { .. } | Action::PlayTower { .. } | Action::PlayDice { .. },
                    ..
                }
            )
        });
        let when = match (before.actions_used(), more) {
            (0, _) => Tag::SpellFirst,
            (_, true) => Tag::SpellBetween,
            _ => Tag::SpellLast,
        };
        self.tell(when, tower, space);
        if let Cast::MoveWizard { colour, .. } | Cast::HeadwindWizard { colour, .. } = cast
            && colour != self.seat
        {
            self.tell(Tag::RivalWalks, None, space);
        }
        let full = before.flasks(self.seat).full;
        if self.filled > 0 && full - self.filled.min(full) < before.rules().costs.of(cast.spell()) {
            self.tell(Tag::FreshFlask, tower, space);
        }
        let tag = match cast.spell() {
            Spell::SwapTowers => Tag::Swap,
            Spell::HeadwindTower | Spell::HeadwindWizard => Tag::Headwind,
            Spell::MoveCastle => Tag::CastleSpell,
            Spell::Piggyback => Tag::Piggyback,
            Spell::FreeWizard => Tag::FreeSpell,
            _ => return,
        };
        self.tell(tag, tower, space);
    }

    fn fact(&mut self, before: &Position, fact: Fact) {
        let course = before.course();
        match fact {
            Fact::TowerMoved { tower, from, to, uncovered, locked_up } => {
                if self.towers.contains(&tower) {
                    self.tell(Tag::TowerTwice, Some(tower), Some(to));
                }
                if self.towers.iter().any(|&other| other != tower) {
                    self.tell(Tag::TwoTowers, Some(tower), Some(to));
                }
                self.towers.push(tower);
                if locked_up.total() > locked_up.count(self.seat) {
                    self.tell(Tag::LocksUpRival, Some(tower), Some(to));
                }
                if self.flight && course.castle() != from {
                    self.tell(Tag::GuidesFlight, Some(tower), Some(to));
                }
                if course.castle() == from {
                    self.tell(Tag::CastleRides, Some(tower), Some(to));
                    self.castle_moves(to);
                }
                if uncovered.count(self.seat) > 0 {
                    self.tell(Tag::Uncovers, Some(tower), Some(from));
                }
                if locked_up.count(self.seat) > 0 {
                    self.tell(Tag::LocksUpOwn, Some(tower), Some(to));
                }
                let riders = course.visible_on(from);
                if riders.count(self.seat) > 0 {
                    self.tell(Tag::OwnRides, Some(tower), Some(to));
                }
                if riders.total() > riders.count(self.seat) {
                    self.tell(Tag::RivalRides, Some(tower), Some(to));
                }
            }
            Fact::WizardMoved { colour, from, to } if colour == self.seat => {
                let [from, to] = [from, to].map(|surface| course.space_under(surface));
                self.walk(course.castle(), from, to);
            }
            Fact::WizardEntered { colour, from } if colour == self.seat => {
                self.walk(course.castle(), course.space_under(from), course.castle());
            }
            Fact::CastleMoved { to } => self.castle_moves(to),
            Fact::FlaskFilled { owner } if owner == self.seat => {
                self.filled += 1;
                self.tell(Tag::FillsFlask, None, None);
            }
            _ => {}
        }
    }

    fn castle_moves(&mut self, to: Space) {
        self.castle += 1;
        if self.castle == 2 {
            self.tell(Tag::CastleTwice, None, Some(to));
        }
    }

    fn walk(&mut self, castle: Space, from: Space, to: Space) {
        let ahead = |space: Space| (space.index() + SPACES - from.index()) % SPACES;
        // A headwind goes the other way.
        if ahead(to) <= 6 && ahead(castle) > 0 && ahead(castle) < ahead(to) {
            self.tell(Tag::PastCastle, None, Some(from));
        }
        if self.walks.contains(&from) {
            self.tell(Tag::TwoWalks, None, Some(from));
        }
        self.walks.push(to);
    }
}
