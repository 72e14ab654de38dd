//! How a plan changes: one wish at a time, after which it is tidy again.

use core::num::NonZeroU16;

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, MAX_SEATS, Memory, Printing, Spell, Spells, Teams, Variant};

use super::{FirstTurn, Kind, LONGEST_NAME, Plan, SpellPlan, Taker};

/// How many spells a table draws that has not said so.
const USUAL_DRAW: u8 = 3;

const MOST_ROUNDS: NonZeroU16 = NonZeroU16::new(99).unwrap();

/// Something the table wants otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Somebody else, or nobody, takes a chair.
    Taker(usize, Taker),
    /// A chair gets a colour; whoever has it gets the chair's.
    Colour(usize, Colour),
    /// A bot's level.
    Level(usize, Level),
    /// The level of all bots, also of those who may still come.
    Levels(Level),
    /// A person's name.
    Name(usize, String),
    /// Whose rulebook.
    Printing(Printing),
    /// Basic or master.
    Variant(Variant),
    /// Partners or not.
    Teams(Teams),
    /// Which spells.
    Spells(SpellPlan),
    /// One spell more or less among the chosen ones.
    Toggle(Spell),
    /// Whether the promo is in the pool.
    Promo(bool),
    /// Who remembers the locked-up wizards.
    Memory(Memory),
    /// Whether the second action may be given up.
    SecondAction(bool),
    /// After how many rounds the game ends at the latest.
    Rounds(Option<NonZeroU16>),
    /// Who starts.
    Starter(FirstTurn),
}

impl Plan {
    /// Grants a wish. Chairs that do not exist are left alone.
    pub fn wish(&mut self, wish: Wish) {
        match wish {
            Wish::Taker(chair, taker) => self.chair(chair, |chair| chair.taker = taker),
            Wish::Colour(chair, colour) => self.repaint(chair, colour),
            Wish::Level(chair, level) => self.chair(chair, |chair| chair.level = level),
            Wish::Levels(level) => self.chairs.iter_mut().for_each(|chair| chair.level = level),
            Wish::Name(chair, name) => self.chair(chair, |chair| chair.name = name),
            Wish::Printing(printing) => self.printing = printing,
            Wish::Variant(variant) => self.play_variant(variant),
            Wish::Teams(teams) => self.teams = teams,
            Wish::Spells(spells) => self.spells = spells,
            Wish::Toggle(spell) => self.toggle(spell),
            Wish::Promo(promo) => self.promo = promo,
            Wish::Memory(memory) => self.memory = memory,
            Wish::SecondAction(optional) => self.second_action_optional = optional,
            Wish::Rounds(limit) => self.round_limit = limit,
            Wish::Starter(starter) => self.starter = starter,
        }
        self.tidy();
    }

    fn chair(&mut self, number: usize, change: impl FnOnce(&mut super::Chair)) {
        if let Some(chair) = self.chairs.get_mut(number) {
            change(chair);
        }
    }

    fn repaint(&mut self, chair: usize, colour: Colour) {
        let holder = self.chairs.iter().position(|chair| chair.colour == colour);
        if let Some(holder) = holder.filter(|_| chair < MAX_SEATS) {
            self.chairs[holder].colour = self.chairs[chair].colour;
            self.chairs[chair].colour = colour;
        }
    }

    fn play_variant(&mut self, variant: Variant) {
        // The master variant draws its spells, the basic game has its two (rule 2.5); what was chosen by hand stays.
        match (variant, self.spells) {
            (Variant::Master, SpellPlan::Usual) => self.spells = SpellPlan::Drawn(USUAL_DRAW),
            (Variant::Basic, SpellPlan::Drawn(_)) => self.spells = SpellPlan::Usual,
            _ => {}
        }
        self.variant = variant;
    }

    fn toggle(&mut self, spell: Spell) {
        let chosen = match self.spells {
            SpellPlan::Chosen(chosen) => chosen,
            _ => Spells::NONE,
        };
        let others = chosen.iter().filter(|&other| other != spell).collect::<Spells>();
        self.spells = SpellPlan::Chosen(if chosen.contains(spell) { others } else { others.with(spell) });
    }

    /// Puts right what no wish may bring about. Everything else is for the engine to judge.
    pub(super) fn tidy(&mut self) {
        self.tidy_chairs();
        self.tidy_colours();
        let pool = self.pool();
        self.spells = match self.spells {
            SpellPlan::Usual => SpellPlan::Usual,
            SpellPlan::Drawn(count) => SpellPlan::Drawn(count.clamp(1, pool.len() as u8)),
            SpellPlan::Chosen(spells) => {
                SpellPlan::Chosen(spells.iter().filter(|&spell| pool.contains(spell)).collect())
            }
        };
        self.round_limit = self.round_limit.map(|limit| limit.min(MOST_ROUNDS));
    }

    fn tidy_chairs(&mut self) {
        for (number, chair) in self.chairs.iter_mut().enumerate() {
            chair.taker = match (self.kind, number, chair.taker) {
                (Kind::Bots | Kind::Solo, 0, _) => Taker::Person,
                (Kind::Bots, _, Taker::Person) => Taker::Bot,
                (Kind::Solo, ..) => Taker::Nobody,
                (.., taker) => taker,
            };
            // Any legal action is a yardstick, not an opponent.
            chair.level = chair.level.max(Level::Fledgling);
            let named = chair.name.chars().filter(|letter| !letter.is_control());
            chair.name = named.skip_while(|letter| letter.is_whitespace()).take(LONGEST_NAME).collect();
        }
        if self.kind == Kind::Solo {
            // The form does not ask for these; the solo game has none of them (chapter 12).
            self.variant = Variant::Basic;
            self.teams = Teams::None;
            self.round_limit = None;
        }
    }

    /// Gives those who sit there colours of which the box holds enough, in exchange for those of empty chairs.
    fn tidy_colours(&mut self) {
        for taken in self.taken().collect::<Vec<_>>() {
            if !self.is_scarce(self.chairs[taken].colour) {
                continue;
            }
            let spare = (0..MAX_SEATS).find(|&number| {
                let chair = &self.chairs[number];
                chair.taker == Taker::Nobody && !self.is_scarce(chair.colour)
            });
            if let Some(spare) = spare {
                self.repaint(taken, self.chairs[spare].colour);
            }
        }
    }
}
