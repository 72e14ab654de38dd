//! Dragging a piece: what is held follows the pointer in the flight layer, and the nearest space is the drop target.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::svg::Svg;
use rabenburg_engine::Space;

use super::animate::BoardStage;
use super::component::Wishes;
use super::drawing::held::held;
use super::drawing::piece::{Outline, PLATE_OUTLINE, line};
use super::geometry::{Layout, Point, ViewBox};
use super::marks::BoardPiece;
use crate::small_set::SmallSet;

/// How many pixels make a drag; anything less may still be a click.
const THRESHOLD: f64 = 6.0;

/// How far from a space, in board units, a piece can be dropped onto it.
const REACH: f64 = 90.0;

/// A pointer that is down on a piece.
#[derive(Clone, Copy)]
struct Grip {
    piece: BoardPiece,
    pointer: i32,
    /// Where it went down, on the screen.
    from: (f64, f64),
    /// Where it went down, on the board.
    at: Point,
}

#[derive(Clone, Copy)]
pub(super) struct Drag {
    stage: BoardStage,
    svg: NodeRef<Svg>,
    layout: Signal<Layout>,
    frame: Signal<ViewBox>,
    wishes: Wishes,
    grip: StoredValue<Option<Grip>>,
    dragging: RwSignal<bool>,
    snapped: RwSignal<Option<Space>>,
    ended: StoredValue<bool>,
}

impl Drag {
    pub(super) fn new(
        stage: BoardStage,
        svg: NodeRef<Svg>,
        layout: Signal<Layout>,
        frame: Signal<ViewBox>,
        wishes: Wishes,
    ) -> Drag {
        Drag {
            stage,
            svg,
            layout,
            frame,
            wishes,
            grip: StoredValue::new(None),
            dragging: RwSignal::new(false),
            snapped: RwSignal::new(None),
            ended: StoredValue::new(false),
        }
    }

    pub(super) fn is_dragging(self) -> bool {
        self.dragging.get()
    }

    /// Whether the pointer is down on a piece that can be dragged.
    pub(super) fn holds(self) -> bool {
        self.grip.with_value(Option::is_some)
    }

    /// Whether a click is only the end of a drag; asking resets it.
    pub(super) fn has_just_ended(self) -> bool {
        let ended = self.ended.get_value();
        self.ended.set_value(false);
        ended
    }

    pub(super) fn begin(self, piece: BoardPiece, event: &PointerEvent) {
        self.ended.set_value(false);
        let from = (f64::from(event.client_x()), f64::from(event.client_y()));
        if let Some(at) = self.on_board(from) {
            self.grip.set_value(Some(Grip { piece, pointer: event.pointer_id(), from, at }));
        }
    }

    pub(super) fn follow(self, event: &PointerEvent) {
        let Some(grip) = self.grip.get_value().filter(|grip| grip.pointer == event.pointer_id()) else { return };
        let here = (f64::from(event.client_x()), f64::from(event.client_y()));
        if !self.dragging.get_untracked() {
            if (here.0 - grip.from.0).hypot(here.1 - grip.from.1) < THRESHOLD {
                return;
            }
            self.lift(grip);
        }
        let (Some(at), Some(flight)) = (self.on_board(here), self.stage.flight.get_untracked()) else { return };
        let (x, y) = (at.x - grip.at.x, at.y - grip.at.y);
        if let Some(held) = flight.first_element_child() {
            // Setting an attribute of a live element cannot fail.
            let _ = held.set_attribute("transform", &format!("translate({} {})", x.round(), (y - 16.0).round()));
        }
        let foot = self
            .stage
            .scene
            .with_untracked(|scene| super::drawing::held::foot(scene, self.layout.get_untracked(), grip.piece));
        let snapped = foot.map(|foot| foot.plus(x, y)).and_then(|foot| {
            let layout = self.layout.get_untracked();
            let space = layout.nearest(foot);
            let ground = layout.ground(space);
            ((ground.x - foot.x).hypot(ground.y - foot.y) < REACH).then_some(space)
        });
        if self.snapped.get_untracked() != snapped {
            self.snapped.set(snapped);
        }
    }

    pub(super) fn end(self, event: &PointerEvent) {
        let Some(grip) = self.grip.get_value().filter(|grip| grip.pointer == event.pointer_id()) else { return };
        let goal = self.snapped.get_untracked();
        if !self.put_down() {
            return;
        }
        self.ended.set_value(true);
        match goal {
            Some(space) => self.wishes.drop.run((grip.piece, space)),
            None => self.wishes.back.run(()),
        }
    }

    /// Cancels the drag; says whether there was one.
    pub(super) fn cancel(self) -> bool {
        let was = self.put_down();
        if was {
            self.wishes.back.run(());
        }
        was
    }

    /// The mark on the space the piece would be dropped onto.
    pub(super) fn goal(self, layout: Layout) -> String {
        self.snapped.get().map_or_else(String::new, |space| line(PLATE_OUTLINE, layout.ground(space), Outline::Preview))
    }

    fn lift(self, grip: Grip) {
        self.dragging.set(true);
        if let Some(svg) = self.svg.get_untracked() {
            // A pointer that has just moved over the board can be captured.
            let _ = svg.set_pointer_capture(grip.pointer);
        }
        let layout = self.layout.get_untracked();
        let (figures, drawing) =
            self.stage.scene.with_untracked(|scene| held(scene, &self.stage.rules, layout, grip.piece));
        if let Some(flight) = self.stage.flight.get_untracked() {
            flight.set_inner_html(&format!("<g>{drawing}</g>"));
        }
        self.stage.absent.set(figures);
        self.wishes.drag.run(grip.piece);
    }

    fn put_down(self) -> bool {
        self.grip.set_value(None);
        let was = self.dragging.get_untracked();
        if was {
            self.dragging.set(false);
            self.snapped.set(None);
            self.stage.absent.set(SmallSet::new());
            if let Some(flight) = self.stage.flight.get_untracked() {
                flight.set_inner_html("");
            }
        }
        was
    }

    /// A point on the screen, in board units.
    fn on_board(self, (x, y): (f64, f64)) -> Option<Point> {
        let drawn = self.svg.get_untracked()?.get_bounding_client_rect();
        let ViewBox { left, top, width, height } = self.frame.get_untracked();
        Some(Point {
            x: left + (x - drawn.left()) / drawn.width() * width,
            y: top + (y - drawn.top()) / drawn.height() * height,
        })
    }
}
