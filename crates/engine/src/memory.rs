//! Remembering who is locked up (rule 13.3): what somebody would know who remembers it wrongly.

use alloc::vec::Vec;

use crate::course::{Course, CourseKey};
use crate::knowledge::Knowledge;
use crate::seat::{MAX_SEATS, Seat};
use crate::space::Surface;
use crate::stage::{AnnouncedPiece, Interlude};
use crate::view::LockedUp;
use crate::wizards::{SURFACE_LIMIT, Wizards};

impl Knowledge {
    /// The wizards out of sight, by the tower that stands on them.
    pub fn locked_up(&self) -> Vec<LockedUp> {
        self.shown.table.locked_up()
    }

    /// The same knowledge, except for where the locked-up wizards are: they stand as given here. `None` if that
    /// contradicts what everybody sees: how many of each colour are out of sight (rule 13.1), an announced wizard (rule
    /// 9.5), or those shown by a spell (rule 8.8); or if a surface would hold more than six (rule 4.3). Nobody is
    /// locked up where the castle stands (rule 4.7).
    pub fn remember(&self, locked_up: &[LockedUp]) -> Option<Knowledge> {
        let now = self.course();
        let course = now.with_locked_up(locked_up)?;
        let mut knowledge = self.clone();
        // Rule 9.6 compares courses, and everybody saw what has changed since: exactly that still differs.
        let undo = &mut knowledge.shown.table.undo;
        for key in [&mut undo.action, &mut undo.last] {
            *key = key.map(|then| then.course().moved_along(now, &course));
        }
        knowledge.shown.table.course = course;
        self.agrees(&course).then_some(knowledge)
    }

    /// Whether a course with other wizards locked up agrees with what is seen of them at this moment.
    fn agrees(&self, course: &Course) -> bool {
        let announced = match self.announced().map(|announced| announced.piece) {
            Some(AnnouncedPiece::Wizard { surface, colour }) => {
                let (there, before) = (course.on(surface), self.course().on(surface));
                let travelling = self.riders().with(colour);
                // A spell may have separated the riders from it.
                let still = |seat| before.count(seat).min(travelling.count(seat));
                self.rules().seats().all(|seat| there.count(seat) >= still(seat))
            }
            _ => true,
        };
        let shown = match self.interlude() {
            Interlude::Pick(_, tower) => {
                course.on(course.beneath(tower)) == self.course().on(self.course().beneath(tower))
            }
            _ => true,
        };
        announced && shown
    }
}

impl Course {
    /// The same course with nobody out of sight.
    pub(crate) fn without_locked_up(&self) -> Course {
        let mut course = *self;
        for surface in Surface::all().filter(|&surface| !self.is_visible(surface)) {
            course.put_wizards(surface, Wizards::NONE);
        }
        course
    }

    /// The same course with these wizards locked up instead, unless that exceeds what a surface takes or the numbers of
    /// each colour differ.
    fn with_locked_up(&self, locked_up: &[LockedUp]) -> Option<Course> {
        let mut course = self.without_locked_up();
        for &LockedUp { beneath, wizards } in locked_up {
            let surface = course.beneath(beneath);
            if course.on(surface).total() + wizards.total() > SURFACE_LIMIT {
                return None;
            }
            wizards.owners().for_each(|owner| course.place_wizard(surface, owner));
        }
        let as_many = |owner| course.count(owner) == self.count(owner);
        Seat::all(MAX_SEATS).all(as_many).then_some(course)
    }

    /// This earlier course as it would have been if the present one were `other` instead of `now`: on each surface the
    /// difference is kept, as far as possible.
    fn moved_along(&self, now: &Course, other: &Course) -> CourseKey {
        let mut course = *self;
        for surface in Surface::all() {
            let (then, now, other) = (self.on(surface), now.on(surface), other.on(surface));
            for owner in Seat::all(MAX_SEATS) {
                let count = (other.count(owner) + then.count(owner)).saturating_sub(now.count(owner));
                (count..then.count(owner)).for_each(|_| course.take_wizard(surface, owner));
                let room = SURFACE_LIMIT.saturating_sub(course.on(surface).total());
                (then.count(owner)..count).take(room.into()).for_each(|_| course.place_wizard(surface, owner));
            }
        }
        course.key()
    }
}
