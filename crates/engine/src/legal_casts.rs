//! Which spells a seat can cast now, and on what (chapters 7 to 9).

use crate::actions::Collector;
use crate::course::Course;
use crate::family::{Family, TowerSpell, WizardSpell, pair_bit};
use crate::position::Position;
use crate::rules::OpenWindow;
use crate::seat::Seat;
use crate::space::{Space, TowerId};
use crate::spell::{Spell, Spells};
use crate::stage::{AnnouncedPiece, Stage, Window};
use crate::wizards::SURFACE_LIMIT;

const FREE: Spells = Spells::NONE.with(Spell::FreeWizard);

impl Position {
    /// The spells a seat may cast at this stage, if it can pay and finds a target.
    #[inline]
    pub(crate) fn castable_now(&self, seat: Seat) -> Spells {
        let rules = &self.rules;
        if self.flasks(seat).full == 0 {
            return Spells::NONE;
        }
        match self.flow.stage {
            Stage::Window(window, _) => self.castable_in(window, seat),
            // Rule 12.2: after the card or the redraw.
            Stage::Choose | Stage::Rolled | Stage::Push if rules.is_solo() => Spells::NONE,
            // Rule 7.3: at every decision of the active player; rule 9.3: windows replace that.
            Stage::Choose | Stage::Rolled | Stage::Push | Stage::End if !rules.is_master() && !self.flow.spell_used => {
                rules.spells
            }
            _ => Spells::NONE,
        }
    }

    /// Rules 9.3 and 9.7.
    #[inline]
    pub(crate) fn castable_in(&self, window: Window, seat: Seat) -> Spells {
        let rules = &self.rules;
        if self.flasks(seat).full == 0 {
            return Spells::NONE;
        }
        let free = if rules.printed().free_any_time { rules.spells.and(FREE) } else { Spells::NONE };
        if self.flow.spell_used {
            return free;
        }
        if window == Window::Open && seat != self.active() {
            return match rules.printed().open_window {
                OpenWindow::Everybody => rules.spells,
                OpenWindow::ActiveAndFree => free,
                OpenWindow::Active => Spells::NONE,
            };
        }
        rules.spells
    }

    /// Offers all legal uses of these spells by a seat that can pay for them.
    pub(crate) fn collect_casts<C: Collector>(&self, seat: Seat, spells: Spells, to: &mut C) {
        let full = self.flasks(seat).full;
        for spell in spells.iter() {
            if self.rules.costs.of(spell) <= full {
                self.collect_spell(seat, spell, to);
                if to.satisfied() {
                    return;
                }
            }
        }
    }

    fn collect_spell<C: Collector>(&self, seat: Seat, spell: Spell, to: &mut C) {
        match spell {
            Spell::MoveWizard => self.collect_wizard_spell(seat, WizardSpell::Move, 1, to),
            Spell::HeadwindWizard => self.collect_wizard_spell(seat, WizardSpell::Headwind, -1, to),
            Spell::MoveTower => self.collect_tower_spell(TowerSpell::Move, 2, to),
            Spell::HeadwindTower => self.collect_tower_spell(TowerSpell::Headwind, -2, to),
            Spell::SwapTowers => to.offer(Family::SwapTowers, || self.swappable_pairs()),
            Spell::MoveCastle => to.offer(Family::MoveCastle, || self.castle_directions()),
            Spell::Piggyback => to.offer(Family::Piggyback, || self.possible_rider(seat)),
            Spell::FreeWizard => to.offer(Family::CastOnTower { spell: TowerSpell::Free }, || self.liftable_towers()),
            Spell::DrawTwo => to.offer(Family::DrawTwo, || 1),
        }
    }

    /// Rules 8.1 and 8.3; whose wizards: 7.4 and 9.1.
    fn collect_wizard_spell<C: Collector>(&self, seat: Seat, spell: WizardSpell, step: i8, to: &mut C) {
        let own_only = self.rules.printed().own_wizards_only && !self.rules.is_master();
        for colour in self.rules.seats() {
            if own_only && colour != self.own_colour(seat) {
                continue;
            }
            to.offer(Family::CastOnWizard { spell, colour }, || {
                let mut bits = u64::from(self.course.seen(colour) & self.course.walkable(step));
                self.forbid_undoing(Repair::Wizards, &mut bits, |bit, course| {
                    let space = Space::START.walk(bit as i8);
                    let goal = space.walk(step);
                    // An entry is never an undoing: wizards that are home do not come back.
                    goal != course.castle() && {
                        let (from, goal) = (course.visible(space), course.visible(goal));
                        course.take_wizard(from, colour);
                        course.place_wizard(goal, colour);
                        true
                    }
                });
                bits
            });
        }
    }

    /// Rules 8.2 and 8.4.
    fn collect_tower_spell<C: Collector>(&self, spell: TowerSpell, steps: i8, to: &mut C) {
        to.offer(Family::CastOnTower { spell }, || {
            let mut bits = u64::from(self.course.movable_towers(steps));
            self.forbid_undoing(Repair::Towers, &mut bits, |bit, course| {
                let tower = TowerId::from_index(bit as usize);
                course.move_tower(tower, course.space_of(tower).walk(steps));
                true
            });
            bits
        });
    }

    /// Rule 8.5: top towers of different spaces, never the castle's.
    fn swappable_pairs(&self) -> u64 {
        let tops = || {
            Space::all().filter(|&space| space != self.course.castle()).filter_map(|space| self.course.top_tower(space))
        };
        let mut bits = 0;
        for a in tops() {
            for b in tops().filter(|&b| a < b) {
                bits |= 1 << pair_bit(a, b);
            }
        }
        self.forbid_undoing(Repair::Towers, &mut bits, |bit, course| {
            let pair = TowerId::all()
                .flat_map(|b| TowerId::all().filter(move |&a| a < b).map(move |a| (a, b)))
                .find(|&(a, b)| pair_bit(a, b) == bit);
            pair.is_some_and(|(a, b)| {
                course.swap_towers(a, b);
                true
            })
        });
        bits
    }

    /// Rule 8.6.
    fn castle_directions(&self) -> u64 {
        const STEPS: [i8; 2] = [1, -1];
        let mut bits = 0;
        for (bit, step) in STEPS.into_iter().enumerate() {
            bits |= u64::from(self.course.castle_by_spell(step).is_some()) << bit;
        }
        self.forbid_undoing(Repair::Towers, &mut bits, |bit, course| {
            course.castle_by_spell(STEPS[bit as usize]).is_some_and(|to| {
                course.move_castle(to);
                true
            })
        });
        bits
    }

    /// Rule 8.7 in the master variant: a wizard of the caster's on the announced surface, and room for all.
    fn possible_rider(&self, seat: Seat) -> u64 {
        let Some(announced) = self.flow.announced else { return 0 };
        let AnnouncedPiece::Wizard { surface, colour: mover } = announced.piece else { return 0 };
        let colour = self.own_colour(seat);
        let taken = u8::from(colour == mover) + self.flow.riders.count(colour);
        let there = self.course.on(surface).count(colour);
        let goal = self.course.space_under(surface).walk(announced.distance as i8);
        let travelling = 1 + self.flow.riders.total() + 1;
        let room = goal == self.course.castle() || self.course.visible_on(goal).total() + travelling <= SURFACE_LIMIT;
        u64::from(there > taken && room) << colour.index()
    }

    /// Rule 8.8: any tower, unless the visible surface of its space is full. What is beneath does not matter, or the
    /// list of legal actions would reveal it.
    fn liftable_towers(&self) -> u64 {
        let liftable = |&tower: &TowerId| self.course.visible_on(self.course.space_of(tower)).total() < SURFACE_LIMIT;
        TowerId::all().filter(liftable).fold(0, |bits, tower| bits | 1 << tower.index())
    }

    /// Removes the targets with which a spell would bring back the course that rule 9.6 protects. `repair` says what
    /// the spell can change, so that one look at the difference is usually enough.
    #[inline]
    fn forbid_undoing(&self, repair: Repair, bits: &mut u64, use_spell: impl Fn(u32, &mut Course) -> bool) {
        let Some(guarded) = self.guarded() else { return };
        let now = self.course.key();
        let repairable = match repair {
            Repair::Wizards => now.same_towers(guarded),
            Repair::Towers => now.same_wizards(guarded),
        };
        if !repairable {
            return;
        }
        let mut left = *bits;
        while left != 0 {
            let bit = left.trailing_zeros();
            left &= left - 1;
            let mut course = self.course;
            if use_spell(bit, &mut course) && course.key() == *guarded {
                *bits &= !(1 << bit);
            }
        }
    }
}

/// What a spell changes on the course.
#[derive(Clone, Copy)]
enum Repair {
    Wizards,
    Towers,
}
