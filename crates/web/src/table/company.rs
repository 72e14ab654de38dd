//! What a table has where people meet over a network. The table knows nothing of networks: it is told whom to ask.

use leptos::html::Button;
use leptos::prelude::*;
use rabenburg_engine::Seat;

/// What is shown in places that every table has, handed in from outside. It is provided in the context of the table.
#[derive(Clone, Copy)]
pub(crate) struct Company {
    /// A note that somebody is away, or that a bot stands in for them.
    pub(crate) absence: fn(Seat) -> Signal<Option<&'static str>>,
    /// Whether the others wait for somebody who is not here.
    pub(crate) is_away: fn(Seat) -> bool,
    pub(crate) clock: fn() -> AnyView,
    /// The ways out.
    pub(crate) leave: fn() -> AnyView,
    /// The ways to another game; the first button gets the focus.
    pub(crate) again: fn(NodeRef<Button>) -> AnyView,
}

impl Company {
    /// The one of the current table, if it has any.
    pub(crate) fn here() -> Option<Company> {
        use_context()
    }
}
