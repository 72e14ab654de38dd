//! How pieces get from one place to another: what was seen, and the scene before it, become motions.
//!
//! A motion changes nothing but place, size, rotation and opacity. At its end everything is where the next scene has
//! it; tests check that for whole games.

mod cards;
mod castle;
mod flight;
mod pace;
mod walk;

#[cfg(test)]
mod tests;

use rabenburg_engine::{Cast, Direction, Fact, Rules, SPACES, SeenEvent, Space};

pub use pace::Pace;

use super::geometry::{Layout, Point, way};
use super::scene::{Figure, Scene};
use crate::small_set::SmallSet;

/// The easing of a stretch of a motion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ease {
    /// None: the places in between are given.
    Even,
    /// It comes to rest softly.
    Settle,
    /// It falls.
    Drop,
}

impl Ease {
    /// As CSS spells it.
    pub const fn css(self) -> &'static str {
        match self {
            Ease::Even => "linear",
            Ease::Settle => "cubic-bezier(.2,.8,.2,1)",
            Ease::Drop => "cubic-bezier(.5,0,.9,.5)",
        }
    }
}

/// A moment of a motion.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Keyframe {
    /// When, in milliseconds after the motion starts.
    pub at: f64,
    /// Where the origin of the drawing is.
    pub place: Point,
    /// How wide and how high it is drawn.
    pub scale: (f64, f64),
    /// By how many degrees it is rotated.
    pub turn: f64,
    /// How much of it is seen.
    pub opacity: f64,
    /// How it continues from here.
    pub ease: Ease,
}

impl Keyframe {
    /// A plain moment.
    pub const fn new(at: f64, place: Point) -> Keyframe {
        Keyframe { at, place, scale: (1.0, 1.0), turn: 0.0, opacity: 1.0, ease: Ease::Even }
    }

    /// With that opacity.
    pub const fn seen(self, opacity: f64) -> Keyframe {
        Keyframe { opacity, ..self }
    }

    /// In that size.
    pub const fn sized(self, wide: f64, high: f64) -> Keyframe {
        Keyframe { scale: (wide, high), ..self }
    }

    /// Going on in that way.
    pub const fn then(self, ease: Ease) -> Keyframe {
        Keyframe { ease, ..self }
    }
}

/// A drawing that moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Actor {
    /// The drawing, relative to its origin.
    pub drawing: String,
    /// The figures in it, and where they stand relative to its origin.
    pub carries: Vec<(Figure, Point)>,
    /// When it starts to move. Until then it looks as in its first frame.
    pub begins: f64,
    /// Its moments; there are at least two.
    pub frames: Vec<Keyframe>,
}

impl Actor {
    /// When it is done.
    pub fn ends(&self) -> f64 {
        self.begins + self.frames.last().map_or(0.0, |frame| frame.at)
    }
}

/// A sound that belongs to a motion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Stone on stone: a stack is lifted.
    Lift,
    /// Wood on wood: a stack of this height lands.
    Land(u8),
    /// A wizard's step.
    Step,
    /// A flask is filled.
    Flask,
    /// Somebody is locked up.
    Latch,
    /// The castle wanders.
    Castle,
    /// A card.
    Card,
    /// The die.
    Die,
    /// The viewer has to decide.
    YourTurn,
}

/// What one event looks like.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Timeline {
    /// The figures of the scene before that are among the actors, and so not drawn in their place.
    pub absent: SmallSet<Figure>,
    /// Whatever moves, later ones above earlier ones.
    pub actors: Vec<Actor>,
    /// What is heard, and when.
    pub cues: Vec<(f64, Cue)>,
    /// Where it starts and where it leads: outlined if nothing may move.
    pub ends: Vec<Space>,
    /// Whether the die is among the actors.
    pub die_rolls: bool,
}

impl Timeline {
    /// How long it takes, in milliseconds.
    pub fn length(&self) -> f64 {
        self.actors.iter().map(Actor::ends).fold(0.0, f64::max)
    }

    fn add(&mut self, actor: Actor) {
        self.absent.extend(actor.carries.iter().map(|(figure, _)| *figure));
        self.actors.push(actor);
    }
}

/// What a motion is made of.
#[derive(Clone, Copy)]
struct Set<'a> {
    rules: &'a Rules,
    layout: Layout,
    before: &'a Scene,
    after: &'a Scene,
}

/// Turns what is seen into motions. It remembers which way a spell sends the castle, because the castle's move does not
/// say.
#[derive(Clone, Debug, Default)]
pub struct Director {
    castle: Option<Direction>,
}

impl Director {
    /// The motion for an event, given the scene before it.
    pub fn direct(&mut self, event: &SeenEvent, before: &Scene, rules: &Rules, layout: Layout) -> Timeline {
        let mut after = before.clone();
        after.apply(event);
        let set = Set { rules, layout, before, after: &after };
        let SeenEvent::Public(fact) = event else { return cards::passed(set, event) };
        match *fact {
            Fact::TowerMoved { tower, from, to, uncovered, locked_up } => {
                flight::tower(set, tower, from, to, !uncovered.is_empty(), !locked_up.is_empty())
            }
            Fact::TowersSwapped { a, b } => flight::swap(set, a, b),
            Fact::Revealed { tower, wizards } => flight::reveal(set, tower, wizards),
            Fact::WizardMoved { colour, from, to } => walk::walk(set, colour, from, to),
            Fact::WizardEntered { colour, from } => walk::enter(set, colour, from),
            Fact::CastleMoved { to } => {
                let direction = self.castle.take().unwrap_or(Direction::Clockwise);
                castle::wander(set, to, direction)
            }
            Fact::SpellCast { cast, .. } => {
                if let Cast::MoveCastle { direction } = cast {
                    self.castle = Some(direction);
                }
                Timeline::default()
            }
            Fact::Played { seat, card } | Fact::Discarded { seat, card } => cards::to_pile(set, seat, &[card]),
            Fact::HandDiscarded { seat, cards } => cards::to_pile(set, seat, &cards.each().collect::<Vec<_>>()),
            Fact::Reshuffled => cards::reshuffled(set),
            Fact::Rolled { value } => cards::roll(set, value),
            Fact::FlaskFilled { .. } => Timeline { cues: vec![(0.0, Cue::Flask)], ..Timeline::default() },
            _ => Timeline::default(),
        }
    }
}

/// How far the castle goes; positive is clockwise.
fn castle_way(from: Space, to: Space, direction: Direction) -> i8 {
    let ahead = (to.index() + SPACES - from.index()) % SPACES;
    match direction {
        Direction::Clockwise => ahead as i8,
        Direction::CounterClockwise => ahead as i8 - SPACES as i8,
    }
}

/// The spaces strictly in between, in the order they are passed.
fn between(from: Space, steps: i8) -> impl Iterator<Item = Space> {
    (1..steps.abs()).map(move |step| from.walk(step * steps.signum()))
}

/// Where a figure stands in a scene.
pub fn stands(scene: &Scene, layout: Layout, figure: Figure) -> Option<Point> {
    match figure {
        Figure::Tower(tower) => scene.tower(tower).map(|(space, layer)| layout.surface(space, layer)),
        Figure::Wizard(wizard) => scene.wizard(wizard).map(|(space, index)| {
            let stand = scene.stand(space);
            layout.wizard(space, stand.towers.len(), index, stand.wizards.len())
        }),
        Figure::Castle => Some(layout.surface(scene.castle(), scene.stand(scene.castle()).towers.len())),
    }
}

/// How far wizards and towers go.
fn distance(from: Space, to: Space) -> i8 {
    way(from, to)
}
