//! A table's actor: the only one to change the table while it is loaded in this process.
//!
//! Orders are handled one at a time. A change is first appended to the log on disk; only then is anyone told. If the
//! log has grown elsewhere, or cannot be written, the table is reloaded from it.

mod bots;
mod commit;
mod guests;
mod timing;

use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use rabenburg_bots::Level;
use rabenburg_engine::{Action, MAX_SEATS, Seat};
use rabenburg_protocol::{Code, Command, CommandId, Problem, ProblemCode, ServerMessage, TableInfo, VisitorId};
use tokio::sync::mpsc;

use crate::hall::{Hall, Reply, Stub};
use crate::luck::OsRandom;
use crate::now::now;
use crate::store::Watch;
use crate::table::{Entry, Person, Recipient, Table, What};
use bots::TableBots;
use guests::Attendance;

/// What a table can be asked to do.
pub(crate) enum Order {
    /// Someone arrives.
    Attach { guest: Guest, since: Option<u64>, reply: Reply<Stub> },
    /// Someone leaves.
    Detach { guest: GuestId },
    /// Someone wants to do something.
    Do { guest: GuestId, id: CommandId, version: u64, command: Command, received: Instant },
    /// Someone asks whether an action is allowed.
    WhyNot { guest: GuestId, id: CommandId, action: Action },
    /// Someone without a socket here wants to do something, and see the table after it.
    Ask { person: Person, command: Command, reply: Reply<TableInfo> },
    /// What does the table look like?
    Info { reply: Reply<TableInfo> },
    /// Close the table: nothing has happened there for too long.
    GiveUp { reply: Reply<()> },
    /// The server is shutting down.
    End { reply: tokio::sync::oneshot::Sender<()> },
}

/// Which guest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GuestId(pub(crate) u64);

/// A message on its way, with the table's version after it.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    pub(crate) version: u64,
    pub(crate) text: Utf8Bytes,
}

/// Someone at the table: one socket.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) person: Option<Person>,
    /// Whether they want to know what their choices would lead to.
    pub(crate) foresee: bool,
    /// Where their messages go. It is bounded: a guest who doesn't read in time is dropped and may come back.
    pub(crate) outbox: mpsc::Sender<Outgoing>,
}

/// A live table.
pub(crate) struct Actor {
    hall: Hall,
    myself: mpsc::WeakSender<Order>,
    table: Table,
    watch: Watch,
    luck: OsRandom,
    guests: Vec<Guest>,
    /// What everyone was last told about who is here.
    told: Attendance,
    /// When to tell everyone who is here now.
    tell_at: Option<Instant>,
    /// Who has been away since when, by seat, in milliseconds since 1970.
    away: [Option<(VisitorId, u64)>; MAX_SEATS],
    /// Since when people who had been away are here again, by seat.
    here_since: [u64; MAX_SEATS],
    /// Who is the host and has been away since when.
    host_away: Option<(VisitorId, u64)>,
    bots: TableBots,
    /// When something last happened here.
    busy_at: Instant,
    /// Nothing that failed is retried before this time.
    stalled: Option<Instant>,
}

impl Actor {
    /// Runs until nobody needs the table any more.
    pub(crate) async fn run(
        hall: Hall,
        code: Code,
        myself: mpsc::WeakSender<Order>,
        mut orders: mpsc::Receiver<Order>,
    ) {
        // Watch first, then read: nothing can slip through in between.
        let watch = hall.store().watch(code);
        let table = match commit::load(&hall, code).await {
            Ok(table) => table,
            Err(problem) => return turn_away(&hall, code, &problem, &mut orders).await,
        };
        let mut actor = Actor {
            hall,
            myself,
            table,
            watch,
            luck: OsRandom::new(),
            guests: Vec::new(),
            told: Attendance::default(),
            tell_at: None,
            away: [None; MAX_SEATS],
            here_since: [0; MAX_SEATS],
            host_away: None,
            bots: TableBots::new(),
            busy_at: Instant::now(),
            stalled: None,
        };
        actor.note_absence();
        actor.live(&mut orders).await;
    }

    async fn live(&mut self, orders: &mut mpsc::Receiver<Order>) {
        loop {
            self.drive().await;
            self.tell_absence();
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
        // The table cannot be read any more, or the server is shutting down. Those who come back find it as it is on
        // disk.
        self.guests.clear();
        let problem = Problem::new(ProblemCode::Busy, "the table is being reloaded; try again in a moment");
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
            Order::Ask { person, command, reply } => {
                let scene = self.scene();
                let done = self.commit(|table, luck| {
                    let what = table.decide(&person, table.version(), &command, &scene, luck)?;
                    Ok(Entry::of_visitor(&person, now(), what))
                });
                let done = done.await;
                let lost = done.as_ref().err().is_some_and(commit::Failed::is_lost);
                let _ = reply.send(done.map(|()| self.table.info(&self.scene())).map_err(commit::Failed::problem));
                if lost { Err(commit::Lost) } else { Ok(()) }
            }
            Order::Info { reply } => {
                let _ = reply.send(Ok(self.table.info(&self.scene())));
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

    /// Carries out a command, or says why not.
    async fn obey_command(
        &mut self,
        guest: GuestId,
        id: CommandId,
        version: u64,
        command: Command,
    ) -> Result<(), commit::Lost> {
        let Some(person) = self.guest(guest).map(|guest| guest.person.clone()) else { return Ok(()) };
        let Some(person) = person else {
            let problem = Problem::new(ProblemCode::KeyNeeded, "to send commands, give your key in `hello`");
            self.refuse(guest, id, problem);
            return Ok(());
        };
        if let Some(version) = self.table.done_already(person.visitor, &id) {
            self.send(guest, &ServerMessage::Done { id, version });
            return Ok(());
        }
        let done = match command {
            Command::Rematch {} | Command::Reopen { .. } if self.table.has_rematch() => self.lead_on(&person, &id),
            Command::Reopen { bots } => match self.table.may_reopen(&person) {
                Ok(()) => self.open_rematch(bots, Some((&person, &id))).await,
                Err(problem) => Err(problem.into()),
            },
            command => {
                // Whoever plays is there, also if a bot has taken over because they did not.
                if let Some(seat) = self.table.seat_of(person.visitor)
                    && matches!(command, Command::Act { .. })
                {
                    self.take_back(seat).await;
                }
                let scene = self.scene();
                self.commit(|table, luck| {
                    let what = table.decide(&person, version, &command, &scene, luck)?;
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

    /// There is a table for the rematch already: it has its code in this table's description.
    fn lead_on(&mut self, person: &Person, id: &CommandId) -> Result<(), commit::Failed> {
        self.table.may_play_again(person)?;
        let table = self.table_message(person, Some(id.clone()));
        self.send_to(person.visitor, &table);
        Ok(())
    }

    /// Opens the table of the rematch for those who accepted, and tells everyone.
    async fn open_rematch(
        &mut self,
        bots: Option<Level>,
        by: Option<(&Person, &CommandId)>,
    ) -> Result<(), commit::Failed> {
        let Some(opened) = self.table.reopened(bots) else { return Ok(()) };
        let code = self.hall.found(opened).await?;
        let told = self.commit(|table, _| {
            if table.has_rematch() {
                return Err(Problem::new(ProblemCode::Overtaken, "the rematch has a table already"));
            }
            let what = What::Rematch { code };
            Ok(by.map_or_else(
                || Entry::of_house(now(), what.clone()),
                |(person, id)| Entry::of(person, id.clone(), now(), what.clone()),
            ))
        });
        let told = told.await;
        if told.is_err() {
            // Nobody was told of it, and nobody shall find it in their list.
            self.hall.close_table(code).await;
        }
        told
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

    /// What a guest may see and wants to know.
    fn recipient(&self, guest: &Guest) -> Recipient {
        let visitor = guest.person.as_ref().map(|person| person.visitor);
        Recipient { viewer: self.table.viewer(visitor), foresee: guest.foresee }
    }

    /// Whether the seat's person is here.
    fn is_here(&self, seat: Seat) -> bool {
        let visitor = |guest: &Guest| guest.person.as_ref().map(|person| person.visitor);
        self.guests.iter().any(|guest| visitor(guest).and_then(|visitor| self.table.seat_of(visitor)) == Some(seat))
    }
}

/// Refuses all orders until none are left and the actor can go.
async fn turn_away(hall: &Hall, code: Code, problem: &Problem, orders: &mut mpsc::Receiver<Order>) {
    loop {
        while let Ok(order) = orders.try_recv() {
            match order {
                Order::Attach { reply, .. } => drop(reply.send(Err(problem.clone()))),
                Order::Ask { reply, .. } => drop(reply.send(Err(problem.clone()))),
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

/// How long changes in attendance are collected before everyone is told of them at once.
const ATTENDANCE_PAUSE: Duration = Duration::from_millis(200);
