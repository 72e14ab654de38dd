//! From clicks to actions.
