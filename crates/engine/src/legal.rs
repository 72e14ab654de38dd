//! The only source of legality: what each seat may do now.

use crate::action::Action;
use crate::actions::{Actions, AnyAction, Collector, Wanted};
use crate::card::{Face, Side};
use crate::cards::FaceSet;
use crate::family::{CardPiece, Family, HandChoice};
use crate::position::Position;
use crate::seat::Seat;
use crate::space::{SPACES, Space};
use crate::spell::{Spell, Spells};
use crate::stage::{Interlude, Stage};
use crate::wizards::SURFACE_LIMIT;

impl Position {
    /// What a seat may do now: the decision the game is waiting for, or in team games what it may do while its partner
    /// decides (rules 11.2 and 11.3). Empty if it may do nothing.
    pub fn legal_actions(&self, seat: Seat) -> Actions {
        let mut actions = Actions::new();
        self.list_actions(seat, &mut actions);
        actions
    }

    /// Like [`Self::legal_actions`], but into a reused list, for the inner loop of a search.
    #[inline(always)]
    pub fn list_actions(&self, seat: Seat, into: &mut Actions) {
        into.clear();
        self.collect(seat, into);
    }

    /// What the partner of the awaited seat may do although nobody is waiting for them: pass flasks, and offer a card.
    pub fn asides(&self) -> Option<(Seat, Actions)> {
        let partner = self.rules.partner(self.awaited()?)?;
        let actions = self.legal_actions(partner);
        (!actions.is_empty()).then_some((partner, actions))
    }

    /// Whether a seat may take this action now.
    #[inline(always)]
    pub fn is_legal(&self, seat: Seat, action: &Action) -> bool {
        let mut wanted = Wanted::new(*action);
        self.collect(seat, &mut wanted);
        wanted.found()
    }

    #[inline(always)]
    fn collect<C: Collector>(&self, seat: Seat, to: &mut C) {
        let Some(awaited) = self.awaited() else { return };
        if seat == awaited {
            self.collect_decision(seat, to);
        }
        if self.rules.is_team() && !to.satisfied() {
            self.collect_exchange(seat, awaited, to);
        }
    }

    #[inline(always)]
    fn collect_decision<C: Collector>(&self, seat: Seat, to: &mut C) {
        match self.flow.interlude {
            Interlude::None | Interlude::Drawing(_) => match self.flow.stage {
                Stage::Choose => self.collect_choose(seat, to),
                Stage::Rolled => self.collect_rolled(seat, to),
                Stage::Push => {
                    to.offer(Family::Push, || u64::from(self.course.movable_towers(1)));
                    to.offer(Family::NoPush, || 1);
                }
                Stage::End => to.offer(Family::End, || 1),
                Stage::Window(..) => to.offer(Family::Pass, || 1),
                Stage::Deal | Stage::Roll | Stage::Refill | Stage::Over(_) => {}
            },
            Interlude::Repeat(caster, spell) => {
                to.offer(Family::Stop, || 1);
                self.collect_casts(caster, Spells::NONE.with(spell), to);
                return;
            }
            Interlude::Pick(caster, tower) => {
                to.offer(Family::Pick, || self.freeable(caster, tower));
                return;
            }
            Interlude::Give => {
                to.offer(Family::Give, || FaceSet::of(self.hand(seat)).bits());
                to.offer(Family::Decline, || 1);
                return;
            }
            Interlude::Reply => {
                to.offer(Family::Accept, || 1);
                to.offer(Family::Decline, || 1);
                return;
            }
            Interlude::GiveBack => {
                to.offer(Family::GiveBack, || FaceSet::of(self.hand(seat)).bits());
                return;
            }
        }
        if to.satisfied() {
            return;
        }
        let castable = self.castable_now(seat);
        if !castable.is_empty() {
            self.collect_casts(seat, castable, to);
        }
    }

    /// A card, its side and its piece; or a discard; or a redraw (rules 3.2 to 3.5).
    #[inline(always)]
    fn collect_choose<C: Collector>(&self, seat: Seat, to: &mut C) {
        let mover = Mover::new(self, seat);
        to.own_colour(mover.colour);
        let faces = to.cards_of_interest(self.hand(seat));
        let most_riders = self.affordable_riders(seat);
        let mut unusable = 0;
        for card in faces.iter() {
            let pieces = mover.pieces(card);
            unusable |= u64::from(pieces == 0) << card as u64;
            to.offer(Family::Play { card }, || pieces);
            for riders in 1..=most_riders {
                let steps = card.distance(Side::Wizard);
                to.offer(Family::PlayRiders { card, riders }, || {
                    steps.map_or(0, |steps| mover.wizards_with_riders(steps, riders))
                });
            }
        }
        if to.satisfied() {
            return;
        }
        let dice = faces.dice().bits();
        to.offer(Family::Hand, || {
            // Rule 3.4: the second action may be given up if the first made a move. Rule 3.3: a number card that moves
            // nothing may be chosen too.
            let may_give_up = self.flow.actions == 1 && self.flow.moved && self.rules.second_action_optional;
            let discards = if may_give_up { faces.bits() } else { unusable & !dice };
            let redraw = u64::from(self.flow.actions == 0);
            dice | discards << HandChoice::DISCARDS_FROM | redraw << HandChoice::REDRAW
        });
    }

    /// The roll is used for whatever its card can move; it must be, if anything can (rule 6.3).
    #[inline]
    fn collect_rolled<C: Collector>(&self, seat: Seat, to: &mut C) {
        let Some(card) = self.flow.die else { return };
        let mover = Mover::new(self, seat);
        let steps = self.flow.roll;
        let wizards = if card.has(Side::Wizard) { mover.wizards(steps) } else { 0 };
        let towers = if card.has(Side::Tower) { mover.towers(steps) } else { 0 };
        to.own_colour(mover.colour);
        to.offer(Family::Move, || wizards | towers << CardPiece::TOWERS_FROM);
        if card.has(Side::Wizard) {
            for riders in 1..=self.affordable_riders(seat) {
                to.offer(Family::MoveRiders { riders }, || mover.wizards_with_riders(steps, riders));
            }
        }
        if wizards == 0 && towers == 0 {
            to.offer(Family::NoMove, || 1);
        }
        if self.flow.rolls_left > 0 {
            to.offer(Family::Reroll, || 1);
        }
    }

    /// What partners may pass to each other (rules 11.2 and 11.3).
    fn collect_exchange<C: Collector>(&self, seat: Seat, awaited: Seat, to: &mut C) {
        let active = self.active();
        let Some(partner) = self.rules.partner(active) else { return };
        if (seat != active && seat != partner) || (awaited != active && awaited != partner) {
            return;
        }
        if awaited == active && self.may_exchange(active, partner) {
            if seat == active {
                to.offer(Family::Ask, || 1);
            } else {
                to.offer(Family::Offer, || FaceSet::of(self.hand(partner)).bits());
            }
        }
        if !self.flow.passed[usize::from(seat == partner)] {
            let full = self.flasks(seat).full;
            // One bit for each number from 1 to all of them.
            to.offer(Family::PassFlasks, || (1 << (full + 1)) - 2);
        }
    }

    /// Rule 11.2: once a turn, not within a spell, as long as both hold a card.
    fn may_exchange(&self, active: Seat, partner: Seat) -> bool {
        !self.flow.exchanged
            && self.flow.interlude == Interlude::None
            && !self.hand(active).is_empty()
            && !self.hand(partner).is_empty()
    }

    /// Whether any of the spells can be paid for and has a legal target (rule 7.5).
    #[inline]
    pub(crate) fn has_target(&self, seat: Seat, spells: Spells) -> bool {
        if self.flasks(seat).full == 0 {
            return false;
        }
        let mut any = AnyAction::default();
        self.collect_casts(seat, spells, &mut any);
        any.found()
    }

    /// The bits of the colours among which the caster of Free a wizard picks.
    pub(crate) fn freeable(&self, caster: Seat, tower: crate::space::TowerId) -> u64 {
        let wizards = self.course.on(self.course.beneath(tower));
        let of = |seat: Seat| u64::from(wizards.count(seat) > 0) << seat.index();
        of(caster) | self.rules.partner(caster).map_or(0, of)
    }
}

/// What a seat can move by card now: its own colour's visible wizards and the towers.
struct Mover<'a> {
    position: &'a Position,
    colour: Seat,
}

impl<'a> Mover<'a> {
    #[inline]
    fn new(position: &'a Position, seat: Seat) -> Mover<'a> {
        let colour = position.own_colour(seat);
        Mover { position, colour }
    }

    /// The spaces from which a wizard can walk: exactly that far, and not onto a full surface (rules 4.2 and 4.3).
    #[inline]
    fn wizards(&self, steps: u8) -> u64 {
        let course = &self.position.course;
        u64::from(course.seen(self.colour) & course.walkable(steps as i8))
    }

    /// The spaces from which a wizard and this many riders can walk: they stand there, and there is room for all.
    fn wizards_with_riders(&self, steps: u8, riders: u8) -> u64 {
        let course = &self.position.course;
        let mut bits = self.wizards(steps);
        for (bit, space) in Space::all().enumerate().take(SPACES) {
            let there = course.visible_on(space).count(self.colour);
            let goal = space.walk(steps as i8);
            let room = goal == course.castle() || course.visible_on(goal).total() + 1 + riders <= SURFACE_LIMIT;
            if there <= riders || !room {
                bits &= !(1 << bit);
            }
        }
        bits
    }

    #[inline]
    fn towers(&self, steps: u8) -> u64 {
        u64::from(self.position.course.movable_towers(steps as i8))
    }

    /// What a number card can move: the wizards by their spaces, then the towers. Nothing for a die card.
    #[inline]
    fn pieces(&self, card: Face) -> u64 {
        // Both sides are worked out and the one that the card lacks is masked: which sides a card has is unpredictable,
        // and a mispredicted branch costs more.
        let side = |steps: Option<u8>, pieces: u64| pieces & 0u64.wrapping_sub(u64::from(steps.is_some()));
        let (wizard, tower) = (card.distance(Side::Wizard), card.distance(Side::Tower));
        let wizards = side(wizard, self.wizards(wizard.unwrap_or(0)));
        let towers = side(tower, self.towers(tower.unwrap_or(0)));
        wizards | towers << CardPiece::TOWERS_FROM
    }
}

impl Position {
    /// How many riders a seat can name with a card in the basic game (rules 7.3, 8.7 and 12.2).
    #[inline]
    fn affordable_riders(&self, seat: Seat) -> u8 {
        let rules = &self.rules;
        if !rules.spells.contains(Spell::Piggyback) || rules.is_master() || self.flow.spell_used {
            return 0;
        }
        let payable = self.flasks(seat).full / rules.costs.of(Spell::Piggyback).max(1);
        payable.min(if self.basic_repeat() { SURFACE_LIMIT } else { 1 })
    }

    /// Whether a spell may be repeated in the basic game: never in the solo game (rules 7.3 and 12.2).
    #[inline]
    pub(crate) fn basic_repeat(&self) -> bool {
        self.rules.printed().basic_repeat && !self.rules.is_solo()
    }
}
