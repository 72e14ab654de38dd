//! What of the browser's `IntersectionObserver` tells whether somebody comes near an element.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

#[wasm_bindgen]
extern "C" {
    /// Tells when elements come near the window.
    #[wasm_bindgen(js_name = IntersectionObserver)]
    pub(crate) type Nearness;

    #[wasm_bindgen(constructor, js_class = IntersectionObserver)]
    fn new(told: &Function, options: &Object) -> Nearness;

    #[wasm_bindgen(method, js_class = IntersectionObserver)]
    pub(crate) fn observe(this: &Nearness, element: &Element);

    #[wasm_bindgen(method, js_class = IntersectionObserver)]
    pub(crate) fn unobserve(this: &Nearness, element: &Element);

    /// Leaves everything alone.
    #[wasm_bindgen(method, js_class = IntersectionObserver)]
    pub(crate) fn disconnect(this: &Nearness);

    /// An element that has come near, or gone.
    #[wasm_bindgen(js_name = IntersectionObserverEntry)]
    pub(crate) type NearnessChange;

    #[wasm_bindgen(method, getter, js_class = IntersectionObserverEntry, js_name = isIntersecting)]
    pub(crate) fn is_near(this: &NearnessChange) -> bool;

    /// The element.
    #[wasm_bindgen(method, getter, js_class = IntersectionObserverEntry)]
    pub(crate) fn target(this: &NearnessChange) -> Element;
}

impl Nearness {
    /// Near is what is less than the height of the window away.
    pub(crate) fn within_a_window(told: &Function) -> Nearness {
        let options = Object::new();
        // A fresh object takes any property.
        let _ = Reflect::set(&options, &"rootMargin".into(), &"100%".into());
        Nearness::new(told, &options)
    }
}
