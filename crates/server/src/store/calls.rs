//! Who is called how, when it is their turn.

use rabenburg_protocol::{NewCall, TableBrief, VisitorId};

use super::Pending;

/// What is stored about calling people.
pub trait CallStore {
    /// The server's secret of this name: the one proposed, unless there is one already. However many processes ask, all get
    /// the same.
    fn secret(&self, name: &'static str, proposed: Vec<u8>) -> Pending<Vec<u8>>;

    /// Adds a way to call a visitor, in place of one with the same address. Of its type, only the latest `most` stay.
    fn add_call(&self, visitor: VisitorId, call: NewCall, most: u32, at: u64) -> Pending<()>;

    /// Ends one, if it is the visitor's.
    fn end_call(&self, visitor: VisitorId, id: u64) -> Pending<()>;

    /// The ways to call a visitor, the latest last.
    fn calls_of(&self, visitor: VisitorId) -> Pending<Vec<StoredCall>>;

    /// Notes how a call went. One that has failed so often in a row is ended.
    fn note_call(&self, id: u64, delivered: bool, failures: u32) -> Pending<()>;

    /// Everybody who can be called, and whether they have been and have not come back since.
    fn callees(&self) -> Pending<Vec<(VisitorId, bool)>>;

    /// When a visitor was called last, and whether they have not come back since.
    fn last_call(&self, visitor: VisitorId) -> Pending<LastCall>;

    /// Notes that a visitor is called now; `false` if they have been already and have not come back.
    fn begin_call(&self, visitor: VisitorId, at: u64) -> Pending<bool>;

    /// Notes that a visitor has come back.
    fn came_back(&self, visitor: VisitorId) -> Pending<()>;

    /// Takes a call back that reached nobody.
    fn undo_call(&self, visitor: VisitorId) -> Pending<()>;

    /// The running tables that wait for a visitor and where other people sit, too.
    fn waits(&self, visitor: VisitorId, limit: u32) -> Pending<Vec<TableBrief>>;
}

/// A stored way to call somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredCall {
    /// Its number.
    pub id: u64,
    /// As the visitor asked for it.
    pub call: NewCall,
}

/// When somebody was called last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastCall {
    /// In milliseconds since 1970; 0 for never.
    pub at: u64,
    /// Whether they have not come back since.
    pub away: bool,
}
