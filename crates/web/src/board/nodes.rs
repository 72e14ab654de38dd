//! The pieces for those who hear or touch the board: one element for each spot, with the shape that a pointer hits, a
//! name, and the keyboard focus.
//!
//! Screen readers announce an element when the focus reaches it, but stay silent when an element only changes its name.
//! So a spot keeps its element for as long as it exists, and the focused element is never moved or removed, because the
//! browser would drop the focus. If its piece has gone, the element becomes that of the space where the piece was.

use leptos::prelude::*;
use leptos::svg::G;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use super::animate::BoardStage;
use super::drawing::hits::{Target, targets};
use super::geometry::Layout;
use super::marks::{Hit, Marks, Spot};
use super::order::staying;

/// The id of the text that explains the board's keys.
pub(super) const KEYS: &str = "board-keys";

const SVG: &str = "http://www.w3.org/2000/svg";

struct Made {
    target: Target,
    element: SvgElement,
}

/// The elements of a board's spots.
#[derive(Clone, Copy)]
pub(super) struct Nodes {
    /// Their parent element.
    pub(super) layer: NodeRef<G>,
    made: StoredValue<Vec<Made>, LocalStorage>,
    label: Callback<Spot, String>,
}

impl Nodes {
    /// Follows what the board shows. `here` is where the keyboard is, or would be.
    pub(super) fn follow(
        stage: BoardStage,
        layout: Signal<Layout>,
        marks: Signal<Marks>,
        here: Memo<Spot>,
        label: Callback<Spot, String>,
    ) -> Nodes {
        let nodes = Nodes { layer: NodeRef::new(), made: StoredValue::new_local(Vec::new()), label };
        let all = Memo::new(move |_| targets(&stage.scene.read(), &marks.read(), layout.get()));
        Effect::new(move || {
            if let Some(layer) = nodes.layer.get() {
                all.with(|all| nodes.make(&layer, all, here.get()));
            }
        });
        // While pieces move, the labels would describe the position before.
        Effect::new(move || {
            nodes.layer.track();
            all.track();
            if !stage.is_moving() {
                nodes.name_all();
            }
        });
        nodes
    }

    pub(super) fn focus(self, spot: Spot) {
        let there = self.made.with_value(|made| {
            let there = made.iter().find(|made| made.target.spot.is_some_and(|place| place.spot == spot));
            there.map(|made| made.element.clone())
        });
        if let Some(element) = there {
            // If an element cannot be focused, nothing changes.
            let _ = element.focus();
        }
    }

    /// The keys are explained on reaching the board, not with every step on it.
    pub(super) fn tell_keys(self, here: Option<Spot>) {
        self.made.with_value(|all| {
            for Made { target, element } in all {
                let tells = here.is_some() && target.spot.map(|place| place.spot) == here;
                set(element, "aria-describedby", tells.then_some(KEYS));
            }
        });
    }

    fn make(self, layer: &Element, wanted: &[Target], here: Spot) {
        let focused = document().active_element();
        let tells_keys = focused.as_ref().is_none_or(|focused| !layer.contains(Some(focused)));
        self.made.update_value(|made| {
            let mut old = std::mem::take(made);
            let of_key = |old: &mut Vec<Made>, key: &str| {
                old.iter().position(|made| made.target.key == key).map(|index| old.swap_remove(index))
            };
            let held = old.iter().position(|made| focused.as_ref() == Some(made.element.as_ref()));
            let mut held = held.map(|index| old.swap_remove(index));
            let heir = held.as_ref().and_then(|held| {
                let same = wanted.iter().position(|target| target.key == held.target.key);
                same.or_else(|| wanted.iter().position(|target| target.spot.is_some_and(|place| place.spot == here)))
            });
            let anchor = held.as_ref().filter(|_| heir.is_some()).map(|held| held.element.clone());
            for (index, target) in wanted.iter().enumerate() {
                let before = if heir == Some(index) { held.take() } else { of_key(&mut old, &target.key) };
                if let Some(one) = before.or_else(create) {
                    made.push(self.update(one, target, here, tells_keys));
                }
            }
            for gone in old.into_iter().chain(held) {
                gone.element.remove();
            }
            arrange(layer, made, anchor.as_ref());
        });
    }

    fn update(self, one: Made, target: &Target, here: Spot, tells_keys: bool) -> Made {
        let Made { target: before, element } = one;
        if before.shape != target.shape {
            element.set_inner_html(&target.shape);
        }
        let stop = target.spot.map(|place| if place.spot == here { "0" } else { "-1" });
        set(&element, "tabindex", stop);
        set(&element, "aria-describedby", (tells_keys && stop == Some("0")).then_some(KEYS));
        if before.key != target.key {
            set(&element, "id", Some(&format!("spot-{}", target.key)));
            let hit = target.spot.map(|place| match place.spot {
                Spot::Space(space) => Hit::Space(space),
                Spot::Piece(piece) => Hit::Piece(piece),
            });
            set(&element, "data-spot", hit.map(|hit| hit.to_string()).as_deref());
            set(&element, "role", hit.map(|_| "option"));
            set(&element, "aria-hidden", hit.is_none().then_some("true"));
            set(&element, "aria-label", target.spot.map(|place| untrack(|| self.label.run(place.spot))).as_deref());
        }
        if before.spot != target.spot {
            set(&element, "aria-posinset", target.spot.map(|place| place.number.to_string()).as_deref());
            set(&element, "aria-setsize", target.spot.map(|place| place.of.to_string()).as_deref());
        }
        Made { target: target.clone(), element }
    }

    fn name_all(self) {
        self.made.with_value(|all| {
            for Made { target, element } in all {
                set(element, "aria-label", target.spot.map(|place| self.label.run(place.spot)).as_deref());
            }
        });
    }
}

fn create() -> Option<Made> {
    let element = document().create_element_ns(Some(SVG), "g").ok()?.unchecked_into();
    Some(Made { target: Target { key: String::new(), spot: None, shape: String::new() }, element })
}

/// Puts the elements in order. The focused anchor stays in place, and so do as many others as possible: screen readers
/// treat a moved element as one that was removed and one that was added, and are busy with both.
fn arrange(layer: &Element, made: &[Made], anchor: Option<&SvgElement>) {
    let children = layer.children();
    let place_now =
        |one: &Made| (0..children.length()).find(|&index| children.item(index).as_ref() == Some(one.element.as_ref()));
    let now: Vec<Option<u32>> = made.iter().map(place_now).collect();
    let anchor = anchor.and_then(|anchor| made.iter().position(|one| one.element == *anchor));
    let stays = staying(&now, anchor);
    let mut next: Option<&SvgElement> = None;
    for (one, stays) in made.iter().zip(stays).rev() {
        if !stays {
            // Both belong to this document, so this cannot fail.
            let _ = layer.insert_before(&one.element, next.map(AsRef::as_ref));
        }
        next = Some(&one.element);
    }
}

/// Sets or removes an attribute, unless it is already so: screen readers notice every change.
fn set(element: &Element, name: &str, value: Option<&str>) {
    if element.get_attribute(name).as_deref() == value {
        return;
    }
    // These names are never rejected.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}
