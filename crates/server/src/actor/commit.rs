//! Putting entries on disk, and reading them back.

use rabenburg_protocol::{Code, Problem, ProblemCode, Status};

use super::Actor;
use crate::hall::{Hall, bug};
use crate::store::{Append, StoreError};
use crate::table::{Change, Entry, Table};

/// How often an entry is rebuilt when others were faster.
const TRIES: usize = 5;

/// Why a commit failed.
pub(super) enum Failed {
    /// It is not allowed, or not now.
    Refused(Problem),
    /// It was not written, and the table could not be reloaded.
    Lost(Problem),
}

/// The table could not be reloaded: this actor has to go.
pub(super) struct Lost;

impl Failed {
    pub(super) fn is_lost(&self) -> bool {
        matches!(self, Failed::Lost(_))
    }

    pub(super) fn problem(self) -> Problem {
        match self {
            Failed::Refused(problem) | Failed::Lost(problem) => problem,
        }
    }
}

impl Actor {
    /// Builds an entry, applies it, puts it on disk and tells everyone. If the log has grown elsewhere meanwhile, that
    /// is read first and the entry is rebuilt.
    pub(super) async fn commit(
        &mut self,
        mut make: impl FnMut(&Table, &mut dyn FnMut(u8) -> u8) -> Result<Entry, Problem>,
    ) -> Result<(), Failed> {
        for _ in 0..TRIES {
            let luck = &mut self.luck;
            let entry = make(&self.table, &mut |bound| luck.below(bound)).map_err(Failed::Refused)?;
            // What is written depends on the table after the entry, so it is applied first. Nobody is told before it is
            // on disk.
            let (status, after) = (self.table.status(), self.table.version());
            let change = match self.table.apply(&entry) {
                Ok(change) => change,
                Err(error) => return Err(self.roll_back(bug(&error)).await),
            };
            let kept = match self.describe(&entry, &change, status, after) {
                Ok(append) => self.hall.store().append(append).await,
                Err(problem) => return Err(self.roll_back(problem).await),
            };
            match kept {
                Ok(()) => {
                    self.tell(&entry, change);
                    self.hall.calls().wait_for(self.table.awaited());
                    return Ok(());
                }
                Err(StoreError::Overtaken) => self.reload().await.map_err(Failed::Lost)?,
                Err(error) => return Err(self.roll_back(Problem::from(error)).await),
            }
        }
        Err(Failed::Refused(Problem::new(ProblemCode::Busy, "too much is going on at this table at once; try again")))
    }

    fn describe(&self, entry: &Entry, change: &Change, before: Status, after: u64) -> Result<Append, Problem> {
        let status = self.table.status();
        let listed = !matches!(change, Change::Played { .. } | Change::Said(_) | Change::Private);
        let ended = status != before && matches!(status, Status::Over | Status::Closed);
        Ok(Append {
            table: self.table.code(),
            after,
            entry: serde_json::to_string(entry).map_err(|error| bug(&error))?,
            at: entry.at,
            due: self.table.due(),
            awaited: self.table.awaited(),
            progress: self.table.progress(),
            summary: (listed || status != before).then(|| Box::new(self.table.summary())),
            finished: if ended { self.table.finished().map(Box::new) } else { None },
            by: Some(self.watch.id),
        })
    }

    /// The entry was not written: the table is reloaded as it is on disk.
    async fn roll_back(&mut self, problem: Problem) -> Failed {
        match self.reload().await {
            Ok(()) => Failed::Refused(problem),
            Err(_) => Failed::Lost(problem),
        }
    }

    async fn reload(&mut self) -> Result<(), Problem> {
        self.table = load(&self.hall, self.table.code()).await?;
        self.bots.forget();
        self.note_absence();
        // Everyone gets the whole table: it may have moved on elsewhere.
        self.welcome_again(None);
        Ok(())
    }

    /// Reads what others have appended.
    pub(super) async fn catch_up(&mut self) -> Result<(), Lost> {
        let version = *self.watch.versions.borrow_and_update();
        if version <= self.table.version() {
            return Ok(());
        }
        let read = self.hall.store().entries(self.table.code(), self.table.version()).await;
        for stored in read.map_err(|_| Lost)? {
            let entry: Entry = serde_json::from_str(&stored.entry).map_err(|_| Lost)?;
            let change = self.table.apply(&entry).map_err(|_| Lost)?;
            self.tell(&entry, change);
        }
        Ok(())
    }
}

/// Loads a table from its log.
pub(super) async fn load(hall: &Hall, code: Code) -> Result<Table, Problem> {
    let entries = hall.store().entries(code, 0).await.map_err(Problem::from)?;
    let read = |text: &str| serde_json::from_str::<Entry>(text).map_err(|error| bug(&error));
    let mut entries = entries.iter();
    let Some(first) = entries.next() else {
        return Err(Problem::new(ProblemCode::NoSuchTable, "there is no such table, or it ended long ago"));
    };
    let mut table = Table::new(code, &read(&first.entry)?).map_err(|error| bug(&error))?;
    for stored in entries {
        table.apply(&read(&stored.entry)?).map_err(|error| bug(&error))?;
    }
    Ok(table)
}
