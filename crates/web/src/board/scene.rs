//! What is shown: a view that advances by what its viewer is shown, and what a picture needs besides.
//!
//! A scene decides nothing, and all it keeps about the board is which of the identical wizards is which: they have
//! numbers, so that the one that moves is the one that arrives. A number says nothing about wizards out of sight.

use rabenburg_engine::{Course, Fact, Seat, SeenEvent, Space, Surface, TowerId, View, Wizards};

mod crowds;
mod laid;
#[cfg(test)]
mod tests;

use crowds::Crowds;
pub use crowds::WizardId;
pub use laid::Laid;

/// A single thing that moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// A tower.
    Tower(TowerId),
    /// A wizard in sight.
    Wizard(WizardId),
    /// The castle.
    Castle,
}

/// What stands on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand<'a> {
    /// The towers from the ground up.
    pub towers: &'a [TowerId],
    /// The wizards in sight, in the order they came.
    pub wizards: &'a [WizardId],
}

/// The present, as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    view: View,
    /// The board of the view; `None` if the view does not show a whole board.
    course: Option<Course>,
    crowds: Crowds,
    laid: Laid,
}

impl Scene {
    /// The scene for somebody who has seen nothing before.
    pub fn of(view: &View) -> Scene {
        let (course, crowds) = (view.course(), Crowds::default());
        let mut scene = Scene { view: view.clone(), course, crowds, laid: Laid::of(view) };
        scene.look();
        scene
    }

    /// The same at another moment, or for another viewer. The cards and the die stay as they are now, as far as
    /// possible.
    #[must_use]
    pub fn at(&self, view: &View) -> Scene {
        Scene { laid: self.laid.at(view, &self.view).showing(view), ..Scene::of(view) }
    }

    /// The same at an earlier moment, before the die had rolled so often.
    #[must_use]
    pub fn before(&self, view: &View, rolls: usize) -> Scene {
        let laid = self.laid.at(view, &self.view).before_rolls(rolls).showing(view);
        Scene { laid, ..Scene::of(view) }
    }

    /// The same at this moment, with what a written log tells about before (rule 13.3).
    #[must_use]
    pub fn recalling<'a>(self, log: impl IntoIterator<Item = &'a SeenEvent>) -> Scene {
        Scene { laid: self.laid.recalling(log, &self.view), ..self }
    }

    /// Applies what was seen.
    pub fn apply(&mut self, event: &SeenEvent) {
        if let SeenEvent::Public(Fact::WizardMoved { colour, from, to }) = *event {
            self.crowds.go(colour, from, to);
        }
        self.view.apply(event);
        self.course = self.view.course();
        self.look();
        self.laid.go_on(event, &self.view);
    }

    fn look(&mut self) {
        if let Some(course) = &self.course {
            self.crowds.look(course);
        }
    }

    /// Applies what is foreseen.
    pub fn foresee(&mut self, fact: &Fact) {
        self.apply(&SeenEvent::Public(*fact));
    }

    /// What the viewer sees.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// How the cards, the die and the candles lie beside the board.
    pub fn laid(&self) -> &Laid {
        &self.laid
    }

    /// What stands on a space.
    pub fn stand(&self, space: Space) -> Stand<'_> {
        let visible = self.course.map(|course| course.visible(space));
        Stand {
            towers: self.view.spaces.get(space.index()).map_or(&[], |space| &space.towers),
            wizards: visible.map_or(&[], |surface| self.crowds.on(surface)),
        }
    }

    /// Where the castle is.
    pub fn castle(&self) -> Space {
        self.view.castle
    }

    /// Who is locked up beneath a tower, as an aided game shows it.
    pub fn locked(&self, tower: TowerId) -> Wizards {
        let mut locked_up = self.view.locked_up.iter().flatten();
        locked_up.find(|locked| locked.beneath == tower).map_or(Wizards::NONE, |locked| locked.wizards)
    }

    /// The space and layer of a tower; 0 is the lowest.
    pub fn tower(&self, tower: TowerId) -> Option<(Space, usize)> {
        Space::all().find_map(|space| Some((space, self.stand(space).towers.iter().position(|&it| it == tower)?)))
    }

    /// The space of a wizard, and its place in the order of arrival there.
    pub fn wizard(&self, wizard: WizardId) -> Option<(Space, usize)> {
        Space::all().find_map(|space| Some((space, self.stand(space).wizards.iter().position(|&it| it == wizard)?)))
    }

    /// The wizard of that colour that would leave a space first: the one in front.
    pub fn foremost(&self, space: Space, colour: Seat) -> Option<WizardId> {
        self.stand(space).wizards.iter().rev().find(|wizard| wizard.colour == colour).copied()
    }

    /// The space that a surface belongs to.
    pub fn space_of(&self, surface: Surface) -> Option<Space> {
        self.course.map(|course| course.space_under(surface))
    }

    /// Whether wizards on that surface are in sight.
    pub fn is_visible(&self, surface: Surface) -> bool {
        self.course.is_some_and(|course| course.is_visible(surface))
    }
}
