//! Our own bugs, reported where developers look.

/// From now on a panic writes its message to the console; the browser alone would only say that the module stopped.
pub(crate) fn report() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
}
