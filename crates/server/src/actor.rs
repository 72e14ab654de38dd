//! The actor of a table: the only one who changes it while it is alive in this process.
//!
//! Orders come one after the other. What changes the table is appended to its log first, on disk; only then is anybody told.
//! If the log turns out to have grown elsewhere, or cannot be written, the table is read again from it.

mod bots;
mod commit;
mod guests;
mod timing;

use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use rabenburg_engine::{Action, Seat};
use rabenburg_protocol::{Code, Command, CommandId, Problem, ProblemCode, ServerMessage, TableInfo};
use tokio::sync::mpsc;

use crate::hall::{Hall, Reply, Stub};
use crate::luck::Luck;
use crate::now::now;
use crate::store::Watch;
use crate::table::{Attendance, Ear, Entry, Person, Table, What, rematch};
use bots::TableBots;

/// What a table is asked to do.
pub(crate) enum Order {
    /// Somebody comes.
    Attach { guest: Guest, since: Option<u64>, reply: Reply<Stub> },
    /// Somebody goes.
    Detach { guest: GuestId },
    /// Somebody wants to do something.
    Do { guest: GuestId, id: CommandId, version: u64, command: Command, received: Instant },
    /// Somebody asks whether he may do something.
    WhyNot { guest: GuestId, id: CommandId, action: Action },
    /// What does it look like?
    Info { reply: Reply<TableInfo> },
    /// It was silent for too long.
    GiveUp { reply: Reply<()> },
    /// The server ends.
    End { reply: tokio::sync::oneshot::Sender<()> },
}

/// Which guest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GuestId(pub(crate) u64);

/// A message on its way, and the version after it.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    pub(crate) version: u64,
    pub(crate) text: Utf8Bytes,
}

/// Somebody at the table: one socket.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) person: Option<Person>,
    /// Whether he wants to know what would come of his choices.
    pub(crate) foresee: bool,
    /// Where messages to him go. It is bounded: who does not read in time is dropped, and may come again.
    pub(crate) outbox: mpsc::Sender<Outgoing>,
}

/// A live table.
pub(crate) struct Actor {
    hall: Hall,
    myself: mpsc::WeakSender<Order>,
    table: Table,
    watch: Watch,
    luck: Luck,
    guests: Vec<Guest>,
    /// Who is there, as everybody was told last.
    told: Attendance,
    /// When everybody is to be told who is there now.
    tell_at: Option<Instant>,
    /// Since when each seat's person is away.
    away: Vec<Option<Instant>>,
    bots: TableBots,
    /// When something last happened here.
    busy_at: Instant,
    /// Until when nothing is tried again that failed.
    stalled: Option<Instant>,
}

impl Actor {
    /// Lives until nobody needs the table any more.
    pub(crate) async fn run(
        hall: Hall,
        code: Code,
        myself: mpsc::WeakSender<Order>,
        mut orders: mpsc::Receiver<Order>,
    ) {
        // Who watches first and reads then misses nothing.
        let watch = hall.store().watch(code);
        let table = match commit::load(&hall, code).await {
            Ok(table) => table,
            Err(problem) => return turn_away(&hall, code, &problem, &mut orders).await,
        };
        let away = vec![Some(Instant::now()); table.options().players.into()];
        let mut actor = Actor {
            hall,
            myself,
            table,
            watch,
            luck: Luck::new(),
            guests: Vec::new(),
            told: Attendance::default(),
            tell_at: None,
            away,
            bots: TableBots::new(),
            busy_at: Instant::now(),
            stalled: None,
        };
        actor.live(&mut orders).await;
    }

    async fn live(&mut self, orders: &mut mpsc::Receiver<Order>) {
        loop {
            self.drive().await;
            let wake = tokio::time::sleep_until(self.next_wake().into());
            let order = tokio::select! {
                order = orders.recv() => order,
                changed = self.watch.versions.changed() => {
                    if changed.is_ok() && self.catch_up().await.is_err() {
                        break;
                    }
                    continue;
                }
                thought = self.bots.answer() => {
                    self.hear(thought);
                    continue;
                }
                () = wake => {
                    self.tell_attendance();
                    if self.is_idle() && self.hall.leave(self.table.code(), orders) {
                        return;
                    }
                    continue;
                }
            };
            let Some(order) = order else { return };
            if self.obey(order).await.is_break() {
                break;
            }
        }
        // The table cannot be read any more, or the server ends. Whoever comes again finds it as it is on disk.
        self.guests.clear();
        let problem = Problem::new(ProblemCode::Busy, "the table is being read again; try again in a moment");
        turn_away(&self.hall, self.table.code(), &problem, orders).await;
    }

    async fn obey(&mut self, order: Order) -> std::ops::ControlFlow<()> {
        let lost = match order {
            Order::Attach { guest, since, reply } => {
                self.attach(guest, since, reply).await;
                Ok(())
            }
            Order::Detach { guest } => {
                self.detach(guest);
                Ok(())
            }
            Order::Do { guest, id, version, command, received } => {
                let done = self.obey_command(guest, id, version, command).await;
                self.hall.metrics().update_seconds.observe(received.elapsed().as_secs_f64());
                done
            }
            Order::WhyNot { guest, id, action } => {
                self.answer_why_not(guest, id, action);
                Ok(())
            }
            Order::Info { reply } => {
                let _ = reply.send(Ok(self.table.info(self.attendance())));
                Ok(())
            }
            Order::GiveUp { reply } => {
                let given_up = self.give_up().await;
                let lost = given_up.as_ref().err().is_some_and(commit::Failed::is_lost);
                let _ = reply.send(Ok(()));
                if lost { Err(commit::Lost) } else { Ok(()) }
            }
            Order::End { reply } => {
                // Their sockets say goodbye, since the hall is closing.
                self.guests.clear();
                let _ = reply.send(());
                Err(commit::Lost)
            }
        };
        match lost {
            Ok(()) => std::ops::ControlFlow::Continue(()),
            Err(commit::Lost) => std::ops::ControlFlow::Break(()),
        }
    }

    /// Does what somebody wants, or tells him why not.
    async fn obey_command(
        &mut self,
        guest: GuestId,
        id: CommandId,
        version: u64,
        command: Command,
    ) -> Result<(), commit::Lost> {
        let Some(person) = self.guest(guest).map(|guest| guest.person.clone()) else { return Ok(()) };
        let Some(person) = person else {
            let problem = Problem::new(ProblemCode::KeyNeeded, "who wants to do something says his key in `hello`");
            self.refuse(guest, id, problem);
            return Ok(());
        };
        if let Some(version) = self.table.done_already(person.visitor, &id) {
            self.send(guest, &ServerMessage::Done { id, version });
            return Ok(());
        }
        let done = match command {
            Command::Rematch {} => self.rematch(&person, &id).await,
            command => {
                self.commit(|table, luck| {
                    let what = table.decide(&person, version, &command, luck)?;
                    Ok(Entry::of(&person, id.clone(), now(), what))
                })
                .await
            }
        };
        match done {
            Ok(()) => Ok(()),
            Err(failed) => {
                let lost = failed.is_lost();
                self.refuse(guest, id, failed.problem());
                if lost { Err(commit::Lost) } else { Ok(()) }
            }
        }
    }

    /// Another game with the same players, at another table. Whoever asks second is led to the same one.
    async fn rematch(&mut self, person: &Person, id: &CommandId) -> Result<(), commit::Failed> {
        self.table.may_rematch(person)?;
        if self.table.info(self.attendance()).rematch.is_some() {
            let table = self.table_message(person, Some(id.clone()));
            self.send_to(person.visitor, &table);
            return Ok(());
        }
        let code = self.hall.found(rematch(&self.table, person)).await?;
        let (person, id) = (person.clone(), id.clone());
        self.commit(move |_, _| Ok(Entry::of(&person, id.clone(), now(), What::Rematch { code }))).await
    }

    async fn give_up(&mut self) -> Result<(), commit::Failed> {
        use rabenburg_protocol::Status;
        if self.guests.is_empty() && matches!(self.table.status(), Status::Waiting | Status::Playing) {
            self.commit(|_, _| Ok(Entry::of_house(now(), What::Closed))).await?;
        }
        Ok(())
    }

    fn answer_why_not(&mut self, guest: GuestId, id: CommandId, action: Action) {
        let Some(person) = self.guest(guest).map(|guest| guest.person.as_ref()) else { return };
        let viewer = self.table.viewer(person.map(|person| person.visitor));
        let problem = match self.table.why_not(viewer, action) {
            _ if self.table.game().is_none() => {
                Some(Problem::new(ProblemCode::WrongStatus, "no game is being played here"))
            }
            refusal => refusal.map(Problem::from),
        };
        match problem {
            Some(problem) => self.refuse(guest, id, problem),
            None => self.send(guest, &ServerMessage::Allowed { id }),
        }
    }

    /// How a guest is told.
    fn ear(&self, guest: &Guest) -> Ear {
        let visitor = guest.person.as_ref().map(|person| person.visitor);
        Ear { viewer: self.table.viewer(visitor), foresee: guest.foresee }
    }

    /// The seats whose person is here.
    fn is_here(&self, seat: Seat) -> bool {
        let visitor = |guest: &Guest| guest.person.as_ref().map(|person| person.visitor);
        self.guests.iter().any(|guest| visitor(guest).and_then(|visitor| self.table.seat_of(visitor)) == Some(seat))
    }
}

/// Tells whoever asks for a table why there is none, until nobody has.
async fn turn_away(hall: &Hall, code: Code, problem: &Problem, orders: &mut mpsc::Receiver<Order>) {
    loop {
        while let Ok(order) = orders.try_recv() {
            match order {
                Order::Attach { reply, .. } => drop(reply.send(Err(problem.clone()))),
                Order::Info { reply } => drop(reply.send(Err(problem.clone()))),
                Order::GiveUp { reply } => drop(reply.send(Err(problem.clone()))),
                Order::End { reply } => drop(reply.send(())),
                Order::Detach { .. } | Order::Do { .. } | Order::WhyNot { .. } => {}
            }
        }
        if hall.leave(code, orders) {
            return;
        }
        tokio::task::yield_now().await;
    }
}

impl From<Problem> for commit::Failed {
    fn from(problem: Problem) -> commit::Failed {
        commit::Failed::Refused(problem)
    }
}

/// How long bots wait at least before anything is said twice.
const ATTENDANCE_PAUSE: Duration = Duration::from_millis(200);
