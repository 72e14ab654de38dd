//! What the set-up form holds, and the rules and players that come of it.
//!
//! A plan may be one that nobody can play by: then it says why. What can be played is decided by the engine alone.

mod duration;
mod shelf;
mod text;
mod wish;

#[cfg(test)]
mod tests;

use core::num::NonZeroU16;

use rabenburg_bots::Level;
use rabenburg_engine::{Colour, MAX_SEATS, Memory, Printing, Rules, RulesError, Spells, Teams, Variant};
use rabenburg_protocol::{NewTable, SpellChoice};
use rabenburg_session::{Matchup, Player, Who};
use rabenburg_words::{Language, bot_name, game};

pub use shelf::Shelf;
pub use wish::Wish;

/// The longest name a person may have, in characters.
pub const LONGEST_NAME: usize = 20;

/// What kind of evening it is. Each kind has its own plan, so that choosing for one does not disturb the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One person against bots.
    Bots,
    /// Several people who pass the device on, with bots if they like.
    Together,
    /// The solo game (chapter 12).
    Solo,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 3] = [Kind::Bots, Kind::Together, Kind::Solo];
}

/// Who takes a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taker {
    /// A person at this device.
    Person,
    /// A bot.
    Bot,
    /// Nobody.
    Nobody,
}

/// One of the six chairs round the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The paint of the pieces. No two chairs have the same.
    pub colour: Colour,
    /// Who sits there.
    pub taker: Taker,
    /// How a bot plays there; it is kept while somebody else or nobody sits there.
    pub level: Level,
    /// What the person is called; empty for a name by number.
    pub name: String,
}

/// Which spells are laid out (rule 2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpellPlan {
    /// Those of the basic game; none in the solo game.
    Usual,
    /// So many, drawn when the game starts.
    Drawn(u8),
    /// These.
    Chosen(Spells),
}

/// Who takes the first turn (rule 2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstTurn {
    /// The first person.
    Person,
    /// Whoever the lot falls on.
    Lot,
}

/// Everything a table is asked before it plays. It changes by [`Wish`]es alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    kind: Kind,
    chairs: [Chair; MAX_SEATS],
    /// The printing whose rules hold.
    pub printing: Printing,
    /// Basic or master.
    pub variant: Variant,
    /// Partners or not.
    pub teams: Teams,
    /// Which spells are laid out.
    pub spells: SpellPlan,
    /// Whether the promo is in the pool (rule 8.10).
    pub promo: bool,
    /// Who remembers the locked-up wizards (rule 13.3).
    pub memory: Memory,
    /// Whether the second action may be given up (rule 3.4).
    pub second_action_optional: bool,
    /// After how many rounds the game ends at the latest (rule 10.5).
    pub round_limit: Option<NonZeroU16>,
    /// Who starts.
    pub starter: FirstTurn,
}

/// Why a plan cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlanFault {
    /// Nobody sits at this device.
    NoPerson,
    /// A game for several with one player.
    NoOpponent,
    /// The engine says no.
    Rules(RulesError),
}

/// The colours in the order in which the chairs are offered; neighbours look as different as they can.
const COLOURS: [Colour; MAX_SEATS] =
    [Colour::Blue, Colour::Red, Colour::Yellow, Colour::Green, Colour::Orange, Colour::Purple];

impl Plan {
    /// The plan of a newcomer.
    pub fn new(kind: Kind) -> Plan {
        let taken = match kind {
            Kind::Bots => [Taker::Person, Taker::Bot, Taker::Bot, Taker::Bot, Taker::Nobody, Taker::Nobody],
            Kind::Together => {
                [Taker::Person, Taker::Person, Taker::Nobody, Taker::Nobody, Taker::Nobody, Taker::Nobody]
            }
            Kind::Solo => [Taker::Person, Taker::Nobody, Taker::Nobody, Taker::Nobody, Taker::Nobody, Taker::Nobody],
        };
        let usual = Rules::new(Printing::default(), 2);
        Plan {
            kind,
            chairs: core::array::from_fn(|number| Chair {
                colour: COLOURS[number],
                taker: taken[number],
                level: Level::Keeper,
                name: String::new(),
            }),
            printing: usual.printing,
            variant: usual.variant,
            teams: usual.teams,
            spells: SpellPlan::Usual,
            promo: false,
            memory: usual.memory,
            second_action_optional: usual.second_action_optional,
            round_limit: usual.round_limit,
            starter: FirstTurn::Person,
        }
    }

    /// The kind of game.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The six chairs, clockwise.
    pub fn chairs(&self) -> &[Chair; MAX_SEATS] {
        &self.chairs
    }

    /// The numbers of the chairs that somebody takes.
    pub fn taken(&self) -> impl Iterator<Item = usize> + '_ {
        (0..MAX_SEATS).filter(|&number| self.chairs[number].taker != Taker::Nobody)
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.taken().count() as u8
    }

    /// How many people sit at this device.
    pub fn persons(&self) -> u8 {
        self.count(Taker::Person)
    }

    /// How many bots play along.
    pub fn bots(&self) -> u8 {
        self.count(Taker::Bot)
    }

    fn count(&self, taker: Taker) -> u8 {
        self.chairs.iter().filter(|chair| chair.taker == taker).count() as u8
    }

    /// The level of all bots, if they play alike.
    pub fn common_level(&self) -> Option<Level> {
        let mut levels = self.chairs.iter().filter(|chair| chair.taker == Taker::Bot).map(|chair| chair.level);
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }

    /// The team of a chair, counted from 0, if there are teams and it is taken (rule 11.1).
    pub fn team(&self, chair: usize) -> Option<u8> {
        let rules = self.rules(|_| 0).ok()?;
        let seat = rules.seats().nth(self.order(|_| 0).iter().position(|&number| number == chair)?)?;
        let partner = rules.partner(seat)?;
        Some(seat.index().min(partner.index()) as u8)
    }

    /// The colours a chair may have: those of which the box holds enough wizards (rule 1.7). One that another chair has
    /// is offered too; the two change.
    pub fn colours(&self) -> Vec<Colour> {
        COLOURS.into_iter().filter(|&colour| !self.is_scarce(colour)).collect()
    }

    /// The colour that comes after a chair's own among those it may have.
    pub fn colour_after(&self, chair: usize) -> Colour {
        let colours = self.colours();
        let own = colours.iter().position(|&colour| colour == self.chairs[chair].colour);
        colours[own.map_or(0, |own| (own + 1) % colours.len())]
    }

    fn is_scarce(&self, colour: Colour) -> bool {
        !Rules::new(self.printing, self.players()).has_enough(colour)
    }

    /// The spells from which are drawn or chosen.
    pub fn pool(&self) -> Spells {
        if self.promo { Spells::ALL } else { Spells::BOX }
    }

    /// How many spells may be drawn, as the engine says.
    pub fn draws(&self) -> Vec<u8> {
        let players = if self.kind == Kind::Solo { 1 } else { self.players().max(2) };
        let fits = |count: &u8| {
            let spells = Spells::draw(usize::from(*count), self.promo, |_| 0);
            Rules { spells, ..Rules::new(self.printing, players) }.check().is_ok()
        };
        (1..=self.pool().len() as u8).filter(fits).collect()
    }

    /// Whether the plan can be played, or what is wrong with it.
    pub fn check(&self) -> Result<(), PlanFault> {
        self.rules(|_| 0).map(drop)
    }

    /// What the engine would say if that wish came true.
    pub fn would(&self, wish: Wish) -> Result<(), PlanFault> {
        let mut plan = self.clone();
        plan.wish(wish);
        plan.check()
    }

    /// The rules of the table. `luck(n)` is asked for a number below `n` where the lot decides.
    pub fn rules(&self, mut luck: impl FnMut(u8) -> u8) -> Result<Rules, PlanFault> {
        let order = self.order(&mut luck);
        self.rules_of(&order, luck)
    }

    /// Rules and players, ready to play.
    pub fn table(&self, language: Language, mut luck: impl FnMut(u8) -> u8) -> Result<Matchup, PlanFault> {
        let order = self.order(&mut luck);
        let rules = self.rules_of(&order, luck)?;
        let players = order.into_iter().map(|number| self.player(number, language)).collect();
        Ok(Matchup { rules, players })
    }

    fn rules_of(&self, order: &[usize], luck: impl FnMut(u8) -> u8) -> Result<Rules, PlanFault> {
        if self.persons() == 0 {
            return Err(PlanFault::NoPerson);
        }
        if self.players() == 1 && self.kind != Kind::Solo {
            return Err(PlanFault::NoOpponent);
        }
        let mut rules = self.options(self.players()).rules(luck);
        for (seat, &number) in order.iter().enumerate() {
            rules.colours[seat] = self.chairs[number].colour;
        }
        rules.check().map_err(PlanFault::Rules)?;
        Ok(rules)
    }

    /// What the plan says about the game itself, at a table for this many players.
    pub fn options(&self, players: u8) -> NewTable {
        NewTable {
            printing: self.printing,
            variant: self.variant,
            teams: self.teams,
            memory: self.memory,
            spells: self.spell_choice(),
            second_action_optional: self.second_action_optional,
            round_limit: self.round_limit,
            ..NewTable::new(players)
        }
    }

    fn spell_choice(&self) -> SpellChoice {
        match self.spells {
            // The form means the two spells of the basic game by this, and the options all eight.
            SpellPlan::Usual if self.variant == Variant::Master => SpellChoice::Chosen { spells: Spells::BASIC },
            SpellPlan::Usual => SpellChoice::Usual,
            SpellPlan::Drawn(count) => SpellChoice::Drawn { count, promo: self.promo },
            SpellPlan::Chosen(spells) => SpellChoice::Chosen { spells },
        }
    }

    /// The taken chairs clockwise from the one that starts, for seat 0 does (rule 2.3).
    fn order(&self, mut luck: impl FnMut(u8) -> u8) -> Vec<usize> {
        let mut order: Vec<usize> = self.taken().collect();
        let first = match self.starter {
            FirstTurn::Person => {
                order.iter().position(|&number| self.chairs[number].taker == Taker::Person).unwrap_or(0)
            }
            FirstTurn::Lot if order.is_empty() => 0,
            FirstTurn::Lot => usize::from(luck(order.len() as u8)) % order.len(),
        };
        order.rotate_left(first);
        order
    }

    fn player(&self, chair: usize, language: Language) -> Player {
        let Chair { taker, level, .. } = self.chairs[chair];
        match taker {
            Taker::Bot => Player { name: self.bot_name(chair).to_owned(), sitter: Who::Bot(level) },
            // The only person is "you" and needs no name.
            _ if self.persons() == 1 => Player { name: String::new(), sitter: Who::Here },
            _ => Player { name: self.person_name(chair, language), sitter: Who::Here },
        }
    }

    /// What a bot is called: by its colour, unless a person has that name.
    pub fn bot_name(&self, chair: usize) -> &'static str {
        let people = || self.chairs.iter().filter(|chair| chair.taker == Taker::Person);
        let is_taken = |name: &str| people().any(|person| person.name.trim().eq_ignore_ascii_case(name));
        bot_name(self.chairs[chair].colour, is_taken)
    }

    /// What a person is called: by the name that was given, else by number.
    pub fn person_name(&self, chair: usize, language: Language) -> String {
        let given = self.chairs[chair].name.trim();
        if given.is_empty() { self.usual_name(chair, language) } else { given.to_owned() }
    }

    /// The name by number.
    pub fn usual_name(&self, chair: usize, language: Language) -> String {
        let number = self.chairs[..chair].iter().filter(|chair| chair.taker == Taker::Person).count() + 1;
        game::player(language, number)
    }
}
