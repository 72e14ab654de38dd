//! Bugs of ours, told where developers look.

/// From now on a panic says on the console what it is; the browser alone would only say that the module stopped.
pub(crate) fn report() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}
