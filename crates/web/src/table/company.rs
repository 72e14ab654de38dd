//! What a table has where people meet over a network. The table knows nothing of networks: it is told where to ask.

use leptos::html::Button;
use leptos::prelude::*;
use rabenburg_engine::Seat;

/// What is shown in places that every table has, handed in by those who know. It lies in the context of the table.
#[derive(Clone, Copy)]
pub(crate) struct Company {
    /// That somebody is away, or a bot plays for them.
    pub(crate) absence: fn(Seat) -> Signal<Option<&'static str>>,
    /// The time that is left to whoever looks at the table.
    pub(crate) clock: fn() -> AnyView,
    /// The ways out.
    pub(crate) leave: fn() -> AnyView,
    /// The ways to another game; the first button has the focus.
    pub(crate) again: fn(NodeRef<Button>) -> AnyView,
}

impl Company {
    /// That of the table in sight, if it has any.
    pub(crate) fn here() -> Option<Company> {
        use_context()
    }
}
