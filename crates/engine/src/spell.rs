//! The eight spells and the promo: names, sets and costs. What they do is in `cast`.

use core::fmt;

/// How many spells there are, the promo included.
pub const SPELLS: usize = 9;

/// A spell (rules 8.1 to 8.10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Spell {
    /// A visible wizard one space clockwise (rule 8.1).
    MoveWizard,
    /// A visible wizard one space counter-clockwise (rule 8.3).
    HeadwindWizard,
    /// A tower two spaces clockwise (rule 8.2).
    MoveTower,
    /// A tower two spaces counter-clockwise (rule 8.4).
    HeadwindTower,
    /// The top towers of two spaces change places (rule 8.5).
    SwapTowers,
    /// The castle to the next surface without wizards (rule 8.6).
    MoveCastle,
    /// A wizard rides along with an announced one (rule 8.7).
    Piggyback,
    /// A locked-up wizard comes to the top (rule 8.8).
    FreeWizard,
    /// The promo: the caster draws two cards (rule 8.10).
    DrawTwo,
}

impl Spell {
    /// All spells, the promo last.
    pub const ALL: [Spell; SPELLS] = [
        Spell::MoveWizard,
        Spell::HeadwindWizard,
        Spell::MoveTower,
        Spell::HeadwindTower,
        Spell::SwapTowers,
        Spell::MoveCastle,
        Spell::Piggyback,
        Spell::FreeWizard,
        Spell::DrawTwo,
    ];

    /// The spell's name in notation and files, such as `swap_towers`.
    pub const fn name(self) -> &'static str {
        match self {
            Spell::MoveWizard => "move_wizard",
            Spell::HeadwindWizard => "headwind_wizard",
            Spell::MoveTower => "move_tower",
            Spell::HeadwindTower => "headwind_tower",
            Spell::SwapTowers => "swap_towers",
            Spell::MoveCastle => "move_castle",
            Spell::Piggyback => "piggyback",
            Spell::FreeWizard => "free_wizard",
            Spell::DrawTwo => "draw_two",
        }
    }

    /// The spell with that name.
    pub fn from_name(name: &str) -> Option<Spell> {
        Spell::ALL.into_iter().find(|spell| spell.name() == name)
    }
}

impl fmt::Display for Spell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The spells laid out at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spells(u16);

impl Spells {
    /// No spells.
    pub const NONE: Spells = Spells(0);
    /// The two spells of the basic game (rule 2.5).
    pub const BASIC: Spells = Spells::NONE.with(Spell::MoveWizard).with(Spell::MoveTower);
    /// The eight spells of the box.
    pub const BOX: Spells = Spells((1 << 8) - 1);
    /// The box and the promo.
    pub const ALL: Spells = Spells((1 << 9) - 1);

    /// These spells and one more.
    #[must_use]
    pub const fn with(self, spell: Spell) -> Spells {
        Spells(self.0 | 1 << spell as u16)
    }

    /// Whether the spell is laid out.
    #[inline]
    pub const fn contains(self, spell: Spell) -> bool {
        self.0 >> spell as u16 & 1 == 1
    }

    /// How many spells are laid out.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no spell is laid out.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spells laid out, in the order of [`Spell::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Spell> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            (left != 0).then(|| {
                let spell = Spell::ALL[left.trailing_zeros() as usize];
                left &= left - 1;
                spell
            })
        })
    }

    /// Draws `count` spells at random from the box (rule 2.5), with the promo only if the table says so.
    ///
    /// The engine has no randomness of its own: `pick(n)` is asked for a uniform number below `n`.
    pub fn draw(count: usize, promo: bool, mut pick: impl FnMut(usize) -> usize) -> Spells {
        let mut pool = if promo { Spells::ALL } else { Spells::BOX };
        let mut drawn = Spells::NONE;
        for _ in 0..count.min(pool.len()) {
            if let Some(spell) = pool.iter().nth(pick(pool.len())) {
                pool.0 &= !(1 << spell as u16);
                drawn = drawn.with(spell);
            }
        }
        drawn
    }

    #[inline]
    pub(crate) const fn and(self, others: Spells) -> Spells {
        Spells(self.0 & others.0)
    }
}

impl FromIterator<Spell> for Spells {
    fn from_iter<I: IntoIterator<Item = Spell>>(spells: I) -> Spells {
        spells.into_iter().fold(Spells::NONE, Spells::with)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Spells {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Spells {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Spells, D::Error> {
        let spells = <alloc::vec::Vec<Spell> as serde::Deserialize>::deserialize(deserializer)?;
        Ok(spells.into_iter().collect())
    }
}

/// What each spell costs in full flasks (rule 7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Costs([u8; SPELLS]);

impl Costs {
    /// The printed costs.
    pub const PRINTED: Costs = Costs([2, 2, 1, 1, 1, 2, 2, 1, 1]);

    /// The cost of a spell.
    #[inline]
    pub const fn of(self, spell: Spell) -> u8 {
        self.0[spell as usize]
    }

    /// These costs with another price for one spell.
    #[must_use]
    pub const fn with(mut self, spell: Spell, cost: u8) -> Costs {
        self.0[spell as usize] = cost;
        self
    }
}

impl Default for Costs {
    fn default() -> Costs {
        Costs::PRINTED
    }
}
