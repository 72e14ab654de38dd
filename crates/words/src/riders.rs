//! Towers, with what rides on them.

use rabenburg_engine::{Course, TowerId, View};

use crate::list::list;
use crate::{Language, consequences, events, glossary};

/// Whether the wizards on top are mentioned too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Riding {
    /// Towers and the castle.
    Stones,
    /// Wizards too, where nothing else says who stands there.
    Everybody,
}

/// The towers above a tower, from the bottom up.
pub(crate) fn above(course: &Course, tower: TowerId) -> Vec<TowerId> {
    let mut above: Vec<_> = course.towers_down(course.space_of(tower)).take_while(|&other| other != tower).collect();
    above.reverse();
    above
}

/// A tower with what rides on it: "tower 6 with T3 and the castle". What rides along may be a lot, so it is named briefly.
pub(crate) fn tower(tower: TowerId, view: &View, riding: Riding, language: Language) -> String {
    let Some(course) = view.course() else { return glossary::named_tower(tower, language) };
    let space = course.space_of(tower);
    let mut riders: Vec<String> = above(&course, tower).into_iter().map(glossary::tower).collect();
    let wizards = course.visible_on(space).total();
    if riding == Riding::Everybody && wizards > 0 {
        riders.push(consequences::tower_wizards(language, wizards.into()));
    }
    if course.castle() == space {
        riders.push(events::the_castle_rides(language).into());
    }
    match riders.is_empty() {
        true => glossary::named_tower(tower, language),
        false => events::tower_with(language, glossary::named_tower(tower, language), list(&riders, language)),
    }
}
