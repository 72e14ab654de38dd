//! The course: sixteen spaces, nine towers, the wizards on them and the castle.
//!
//! This is the physical board and nothing else: it knows how pieces lie and move, not who may move them.

use core::hash::{Hash, Hasher};
use core::num::NonZeroU64;

use crate::bits::{ONES, nonzero_bytes};
use crate::seat::Seat;
use crate::space::{SPACES, SURFACES, Space, Surface, TOWERS, TowerId};
use crate::wizards::{SURFACE_LIMIT, Wizards};

/// The board with everything on it, locked-up wizards included.
///
/// Each tower knows the surface it stands on, and each surface its wizards. That alone would be enough; `top`, `place`,
/// `seen` and `full` follow from it and are cached because every list of legal moves needs them. Only the few moving
/// methods here write them, and `reindex` says what they mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    wizards: [Wizards; SURFACES],
    /// What each tower stands on.
    below: [Surface; TOWERS],
    /// The visible surface of each space (rule 4.1).
    top: [Surface; SPACES],
    place: [Space; TOWERS],
    castle: Space,
    /// The spaces where a wizard of each seat is visible.
    seen: Seen,
    /// The spaces whose visible surface is full (rule 4.3).
    full: SpaceBits,
}

/// What everything else follows from.
impl Hash for Course {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.wizards.hash(state);
        self.below.hash(state);
        self.castle.hash(state);
    }
}

/// Spaces as bits, space `i` at bit `i`.
pub(crate) type SpaceBits = u16;
/// Towers as bits, tower `i` at bit `i - 1`.
pub(crate) type TowerBits = u16;

const ALL_TOWERS: TowerBits = (1 << TOWERS) - 1;

/// For each seat, the spaces where one of its wizards is visible: sixteen bits a seat, four seats a word, so that all
/// seats are updated at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Seen([u64; 2]);

impl Seen {
    #[inline]
    const fn of(self, owner: Seat) -> SpaceBits {
        (self.0[owner.index() / 4] >> (16 * (owner.index() % 4))) as SpaceBits
    }

    #[inline]
    const fn note(&mut self, space: Space, wizards: Wizards) {
        const LOWEST: u64 = 0x0001_0001_0001_0001;
        // The factor brings the flag of each seat from every fourth bit to every sixteenth.
        const SPREAD: u64 = 1 | 1 << 12 | 1 << 24 | 1 << 36;
        let owners = wizards.owner_flags() as u64;
        let first = (owners & 0x1111).wrapping_mul(SPREAD) & LOWEST;
        let second = (owners >> 16).wrapping_mul(SPREAD) & LOWEST;
        let at = space.index();
        self.0[0] = self.0[0] & !(LOWEST << at) | first << at;
        self.0[1] = self.0[1] & !(LOWEST << at) | second << at;
    }
}

impl Course {
    /// A course without wizards: the castle on space 0 and tower Ti alone on space i (rule 2.1).
    pub fn bare() -> Course {
        let mut course = Course::without_towers(Space::START);
        for tower in TowerId::all() {
            let space = Space::START.walk(tower.number() as i8);
            course.put_on(tower, tower, space);
        }
        course
    }

    /// The empty tray. Only a step in the constructors: a course has all its towers.
    fn without_towers(castle: Space) -> Course {
        Course {
            wizards: [Wizards::NONE; SURFACES],
            below: [Surface::ground(Space::START); TOWERS],
            top: core::array::from_fn(|space| Surface::ground(Space::START.walk(space as i8))),
            place: [Space::START; TOWERS],
            castle,
            seen: Seen::default(),
            full: 0,
        }
    }

    /// A course from its parts: the towers of each space from the ground up. `None` unless every tower is there exactly
    /// once. The wizards are added with [`Self::place_wizard`].
    pub(crate) fn from_stacks<'a>(
        castle: Space,
        stacks: impl IntoIterator<Item = (Space, &'a [TowerId])>,
    ) -> Option<Course> {
        let mut course = Course::without_towers(castle);
        let mut placed: TowerBits = 0;
        for (space, towers) in stacks {
            for &tower in towers {
                if placed >> tower.index() & 1 == 1 {
                    return None;
                }
                placed |= 1 << tower.index();
                course.put_on(tower, tower, space);
            }
        }
        (placed == ALL_TOWERS).then_some(course)
    }

    /// The castle's space.
    #[inline]
    pub const fn castle(&self) -> Space {
        self.castle
    }

    /// The visible surface of a space: the top of its highest tower, or the ground (rule 4.1).
    #[inline]
    pub const fn visible(&self, space: Space) -> Surface {
        self.top[space.index()]
    }

    /// The wizards on a surface.
    #[inline]
    pub const fn on(&self, surface: Surface) -> Wizards {
        self.wizards[surface.index()]
    }

    /// The visible wizards of a space.
    #[inline]
    pub const fn visible_on(&self, space: Space) -> Wizards {
        self.on(self.visible(space))
    }

    /// The space of a tower.
    #[inline]
    pub const fn space_of(&self, tower: TowerId) -> Space {
        self.place[tower.index()]
    }

    /// What a tower stands on.
    #[inline]
    pub const fn beneath(&self, tower: TowerId) -> Surface {
        self.below[tower.index()]
    }

    /// The space of a surface.
    #[inline]
    pub fn space_under(&self, surface: Surface) -> Space {
        match surface.tower() {
            Some(tower) => self.space_of(tower),
            None => Space::START.walk(surface.index() as i8),
        }
    }

    /// Whether nothing but wizards stands on the surface (rule 4.1).
    #[inline]
    pub fn is_visible(&self, surface: Surface) -> bool {
        self.visible(self.space_under(surface)) == surface
    }

    /// The highest tower of a space.
    #[inline]
    pub const fn top_tower(&self, space: Space) -> Option<TowerId> {
        self.visible(space).tower()
    }

    /// The towers of a space from the top down.
    pub fn towers_down(&self, space: Space) -> impl Iterator<Item = TowerId> + '_ {
        core::iter::successors(self.top_tower(space), |&tower| self.beneath(tower).tower())
    }

    /// How many wizards of a seat are on the course, visible or locked up.
    pub fn count(&self, owner: Seat) -> u8 {
        self.wizards.iter().map(|wizards| wizards.count(owner)).sum()
    }

    /// The spaces where a wizard of the seat is visible, as bits: space `i` at bit `i`.
    #[inline]
    pub const fn seen(&self, owner: Seat) -> u16 {
        self.seen.of(owner)
    }

    /// The spaces from which a walk of `steps` does not end on a full surface (rule 4.3).
    #[inline]
    pub(crate) const fn walkable(&self, steps: i8) -> SpaceBits {
        !self.full.rotate_right((steps & 15) as u32)
    }

    /// The towers that can move by `steps` without ending on the castle's space (rule 5.3). The castle riding
    /// along is no obstacle: a tower on its space always leaves it.
    #[inline]
    pub(crate) fn movable_towers(&self, steps: i8) -> TowerBits {
        let blocked = self.castle.walk(-steps);
        let [first @ .., last] = self.place.map(u8::from);
        let elsewhere = nonzero_bytes(u64::from_le_bytes(first) ^ (ONES * u64::from(u8::from(blocked))));
        TowerBits::from(elsewhere) | TowerBits::from(last != u8::from(blocked)) << (TOWERS - 1)
    }

    /// Where the castle goes when a wizard has entered: clockwise to the nearest other space whose visible
    /// surface has a shield and no wizard; `None` if there is no such space (rule 4.5).
    pub fn castle_after_entry(&self) -> Option<Space> {
        self.nearest_free(1, Surface::has_shield)
    }

    /// The first other space in a direction whose visible surface holds no wizard (rule 8.6).
    pub(crate) fn castle_by_spell(&self, direction: i8) -> Option<Space> {
        self.nearest_free(direction, |_| true)
    }

    #[inline]
    fn nearest_free(&self, direction: i8, suits: impl Fn(Surface) -> bool) -> Option<Space> {
        (1..SPACES as i8).map(|steps| self.castle.walk(direction * steps)).find(|&space| {
            let surface = self.visible(space);
            suits(surface) && self.on(surface).is_empty()
        })
    }

    #[inline]
    pub(crate) fn place_wizard(&mut self, surface: Surface, owner: Seat) {
        let wizards = &mut self.wizards[surface.index()];
        *wizards = wizards.with(owner);
        self.look_at(self.space_under(surface));
    }

    #[inline]
    pub(crate) fn take_wizard(&mut self, surface: Surface, owner: Seat) {
        let wizards = &mut self.wizards[surface.index()];
        *wizards = wizards.without(owner);
        self.look_at(self.space_under(surface));
    }

    pub(crate) fn put_wizards(&mut self, surface: Surface, wizards: Wizards) {
        self.wizards[surface.index()] = wizards;
        self.look_at(self.space_under(surface));
    }

    /// Updates what is visible on a space after a change there.
    #[inline]
    fn look_at(&mut self, space: Space) {
        let wizards = self.visible_on(space);
        self.seen.note(space, wizards);
        let full = SpaceBits::from(wizards.total() >= SURFACE_LIMIT);
        self.full = self.full & !(1 << space.index()) | full << space.index();
    }

    #[inline]
    pub(crate) fn move_castle(&mut self, to: Space) {
        self.castle = to;
    }

    /// Moves a tower and everything above it, the castle included, onto whatever is at the destination
    /// (rules 5.1 and 5.2).
    #[inline]
    pub(crate) fn move_tower(&mut self, tower: TowerId, to: Space) {
        let from = self.space_of(tower);
        if from == to {
            return;
        }
        let highest = self.visible(from).tower().expect("where a tower stands, one is in sight");
        self.top[from.index()] = self.beneath(tower);
        if self.castle == from {
            self.castle = to;
        }
        self.put_on(tower, highest, to);
        self.look_at(from);
        self.look_at(to);
    }

    /// Puts a pile of towers, from `lowest` up to `highest`, on top of a space.
    #[inline]
    fn put_on(&mut self, lowest: TowerId, highest: TowerId, space: Space) {
        let mut tower = highest;
        self.place[tower.index()] = space;
        while tower != lowest {
            // The pile is linked downwards, so every tower above the lowest stands on a tower.
            let Some(next) = self.beneath(tower).tower() else { break };
            tower = next;
            self.place[tower.index()] = space;
        }
        self.below[lowest.index()] = self.top[space.index()];
        self.top[space.index()] = Surface::top_of(highest);
    }

    /// Exchanges the top towers of two spaces, each with the wizards on it (rule 8.5).
    pub(crate) fn swap_towers(&mut self, a: TowerId, b: TowerId) {
        self.below.swap(a.index(), b.index());
        self.place.swap(a.index(), b.index());
        for tower in [a, b] {
            let space = self.space_of(tower);
            self.top[space.index()] = Surface::top_of(tower);
            self.look_at(space);
        }
    }

    /// The course in 64 bytes, to be stored and compared (rule 9.6).
    #[inline]
    pub(crate) fn key(&self) -> CourseKey {
        let packed = self.wizards.map(Wizards::packed);
        let join = |part: &[u32]| part.iter().rev().fold(0u128, |word, &bits| word << 18 | u128::from(bits));
        let halves = |word: u128| [word as u64, (word >> 64) as u64];
        let [[a, b], [c, d], [e, f]] = [&packed[..7], &packed[7..14], &packed[14..21]].map(|part| halves(join(part)));
        let towers = self.below.iter().rev().fold(0u64, |bits, surface| bits << 5 | surface.index() as u64);
        let rest = towers << 4 | self.castle.index() as u64;
        let [g, last] = halves(join(&packed[21..]));
        let last = last | rest << CourseKey::TOWERS_FROM;
        let last = NonZeroU64::new(last).expect("at most one tower stands on the ground of space 0");
        CourseKey([a, b, c, d, e, f, g], last)
    }
}

/// A packed course: 18 bits a surface, seven surfaces in two words. The last word also holds the towers and the castle,
/// and is never zero, so that "none" costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CourseKey([u64; 7], NonZeroU64);

impl CourseKey {
    /// Where the towers begin in the last word.
    const TOWERS_FROM: u32 = 8;

    /// Whether all wizards stand as in the other course, each on its surface.
    #[inline]
    pub(crate) fn same_wizards(&self, other: &CourseKey) -> bool {
        self.0 == other.0 && (self.1.get() ^ other.1.get()) << (64 - CourseKey::TOWERS_FROM) == 0
    }

    /// Whether all towers and the castle stand as in the other course.
    #[inline]
    pub(crate) fn same_towers(&self, other: &CourseKey) -> bool {
        self.1.get() >> CourseKey::TOWERS_FROM == other.1.get() >> CourseKey::TOWERS_FROM
    }

    pub(crate) fn course(&self) -> Course {
        let [a, b, c, d, e, f, g] = self.0;
        let words =
            [[a, b], [c, d], [e, f], [g, self.1.get()]].map(|[low, high]| u128::from(low) | u128::from(high) << 64);
        let bits = self.1.get() >> CourseKey::TOWERS_FROM;
        let mut course = Course::bare();
        course.castle = Space::START.walk((bits & 15) as i8);
        for tower in TowerId::all() {
            let index = (bits >> (4 + 5 * tower.index()) & 31) as usize;
            if let Some(surface) = Surface::all().nth(index) {
                course.below[tower.index()] = surface;
            }
        }
        for (index, wizards) in course.wizards.iter_mut().enumerate() {
            *wizards = Wizards::unpacked((words[index / 7] >> (18 * (index % 7))) as u32);
        }
        course.reindex();
        course
    }
}

impl Course {
    /// Rebuilds what follows from the towers and wizards.
    fn reindex(&mut self) {
        for space in Space::all() {
            let mut surface = Surface::ground(space);
            while let Some(tower) = TowerId::all().find(|&tower| self.beneath(tower) == surface) {
                self.place[tower.index()] = space;
                surface = Surface::top_of(tower);
            }
            self.top[space.index()] = surface;
            self.look_at(space);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_hold_the_whole_course() {
        let mut course = Course::bare();
        for (number, surface) in Surface::all().enumerate() {
            for seat in Seat::all(number % 7) {
                course.place_wizard(surface, seat);
            }
        }
        for (tower, steps) in [(3, 4), (7, 6), (1, 3), (9, 15)] {
            let tower = TowerId::new(tower).expect("a tower");
            let to = course.space_of(tower).walk(steps);
            course.move_tower(tower, to);
            assert_eq!(course.key().course(), course);
        }
    }
}
