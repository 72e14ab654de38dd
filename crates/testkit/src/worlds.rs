//! Other worlds: positions that differ from a given one in nothing that a viewer may know.

use rabenburg_engine::*;

use crate::TestDice;

/// A position that a viewer cannot tell from the true one.
#[derive(Debug)]
pub struct World {
    /// What could be true just as well.
    pub position: Position,
    truth: Position,
    /// The surfaces that hold other wizards than in truth.
    changed: Vec<Surface>,
}

impl World {
    /// The number of the first of these events (in truth) that shows the viewer something in which this world differs:
    /// from then on they can tell the two apart.
    pub fn first_uncovering(&self, events: &[Event], viewer: Viewer) -> Option<usize> {
        let mut now = self.truth;
        events.iter().position(|event| {
            let uncovers = self.uncovers(&now, event, viewer);
            now.apply(event);
            uncovers
        })
    }

    fn uncovers(&self, now: &Position, event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::Public(Fact::TowerMoved { tower, .. } | Fact::Revealed { tower, .. }) => {
                self.changed.contains(&now.course().beneath(tower))
            }
            Event::Public(Fact::HandDiscarded { seat, .. }) => self.truth.hand(seat) != self.position.hand(seat),
            // An offered card is accepted unseen (rule 11.2).
            Event::CardPassed { to, .. } => viewer.is(to) && self.truth.offered() != self.position.offered(),
            _ => false,
        }
    }
}

/// The sections of a position's text, with some of them rewritten.
fn rewrite(position: &Position, section: impl Fn(&str, &str) -> Option<String>) -> Position {
    let text = position.to_string();
    let sections: Vec<String> = text
        .split(" | ")
        .map(|whole| {
            let (name, content) = whole.split_once(' ').unwrap_or((whole, ""));
            section(name, content).map_or_else(|| whole.to_string(), |content| format!("{name} {content}"))
        })
        .collect();
    let text = sections.join("\n");
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}\nmade of\n{position:#}"))
}

/// Deals anew all cards that the viewer does not see: others' hands and the draw pile. A card that is offered, unknown
/// to the viewer, becomes another one.
pub fn other_cards(position: &Position, viewer: Viewer, dice: &mut TestDice) -> Option<World> {
    let rules = position.rules();
    let others = || rules.seats().filter(|&seat| !viewer.is(seat));
    let mut pile = others().fold(position.draw_pile(), |pile, seat| pile.and(position.hand(seat)));
    let offerer = rules.partner(position.active());
    let offered = position.offered();
    let keeps = offerer.filter(|&seat| offered.is_some() && !viewer.is(seat));
    let mut hands: Vec<(Seat, Cards)> = Vec::new();
    for seat in others() {
        let mut hand = Cards::EMPTY;
        for _ in 0..position.hand(seat).len() {
            let card = pile.nth(dice.below(usize::from(pile.len())) as u8)?;
            pile.take(card);
            hand.add(card);
        }
        hands.push((seat, hand));
    }
    let offer = keeps.and_then(|seat| {
        let hand = hands.iter().find(|(whose, _)| *whose == seat).map(|(_, hand)| *hand)?;
        hand.nth(dice.below(usize::from(hand.len())) as u8)
    });
    let other = rewrite(position, |name, content| {
        if let Some((_, hand)) = hands.iter().find(|(seat, _)| seat.to_string() == name) {
            let flasks = content.split(' ').next()?;
            return Some(format!("{flasks} {hand}"));
        }
        match (name, offered, offer) {
            ("turn", Some(card), Some(other)) => {
                Some(content.replace(&format!(" reply={card}"), &format!(" reply={other}")))
            }
            _ => None,
        }
    });
    (other != *position).then(|| World { position: other, truth: *position, changed: Vec::new() })
}

/// Lets locked-up wizards change places with one another. Left alone are those of whom the present tells something: the
/// announced one and its riders, and those that were just shown. A course that rule 9.6 remembers was seen like the
/// present one, so wizards that were in the same place then change places there too.
pub fn other_locked_up(position: &Position, dice: &mut TestDice) -> Option<World> {
    let course = position.course();
    let remembered = remembered_courses(position);
    let shown = match position.interlude() {
        Interlude::Pick(_, tower) => Some(course.beneath(tower)),
        _ => None,
    };
    let announced = match position.announced().map(|announced| announced.piece) {
        Some(AnnouncedPiece::Wizard { surface, .. }) => Some(surface),
        _ => None,
    };
    let secret: Vec<Surface> = Surface::all()
        .filter(|&surface| !course.is_visible(surface) && Some(surface) != shown && Some(surface) != announced)
        .filter(|&surface| {
            remembered.iter().all(|then| !then.is_visible(surface) && then.on(surface) == course.on(surface))
        })
        .collect();
    // Everybody sees how many are locked up in all; each surface takes up to six.
    let mut wizards: Vec<Seat> = secret.iter().flat_map(|&surface| course.on(surface).owners()).collect();
    let mut placed: Vec<(Surface, Vec<Seat>)> = secret.iter().map(|&surface| (surface, Vec::new())).collect();
    while !wizards.is_empty() {
        let wizard = wizards.swap_remove(dice.below(wizards.len()));
        let place = dice.below(placed.len());
        // There is room somewhere, since there was in truth.
        let room = placed[place..].iter().position(|(_, there)| there.len() < 6).map_or(0, |steps| place + steps);
        placed[room].1.push(wizard);
    }
    let placed: Vec<(Surface, Wizards)> =
        placed.into_iter().map(|(surface, owners)| (surface, owners.into_iter().collect())).collect();
    let changed: Vec<Surface> =
        placed.iter().filter(|&&(surface, there)| course.on(surface) != there).map(|&(surface, _)| surface).collect();
    if changed.is_empty() || placed.iter().any(|(_, there)| there.total() > SURFACE_LIMIT) {
        return None;
    }
    let other = rewrite(position, |name, content| match name {
        "course" | "played-at" => Some(with_wizards(&content.parse().ok()?, &placed)),
        "guarded" => {
            let (turn, content) = content.split_once(' ')?;
            Some(format!("{turn} {}", with_wizards(&content.parse().ok()?, &placed)))
        }
        _ => None,
    });
    Some(World { position: other, truth: *position, changed })
}

/// The courses that a position remembers for rule 9.6.
fn remembered_courses(position: &Position) -> Vec<Course> {
    let text = position.to_string();
    let section = |section: &str| -> Option<Course> {
        let content = match section.strip_prefix("guarded ") {
            Some(content) => content.split_once(' ')?.1,
            None => section.strip_prefix("played-at ")?,
        };
        content.parse().ok()
    };
    text.split(" | ").filter_map(section).collect()
}

/// A course as text, with other wizards on some surfaces.
fn with_wizards(course: &Course, placed: &[(Surface, Wizards)]) -> String {
    let on = |surface: Surface| {
        placed.iter().find(|(there, _)| *there == surface).map_or(course.on(surface), |&(_, wizards)| wizards)
    };
    let spaces = Space::all().map(|space| {
        let mut towers: Vec<_> = course.towers_down(space).collect();
        towers.reverse();
        let mut text = format!("{space}:{}", on(Surface::ground(space)));
        for tower in towers {
            text.push_str(&format!("{tower}{}", on(Surface::top_of(tower))));
        }
        if course.castle() == space {
            text.push('*');
        }
        text
    });
    spaces.collect::<Vec<_>>().join(" ")
}
