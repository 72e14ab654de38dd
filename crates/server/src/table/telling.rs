//! What everyone is told. No other code makes messages about a table.

use rabenburg_engine::{Event, Refusal, Seat, Turn, Viewer};
use rabenburg_protocol::{
    Access, CommandId, GameResult, GameUpdate, Happened, LegalAction, Now, PROTOCOL, PlayerResult, SeatInfo,
    ServerMessage, Sitter, Statistics, Status, TableBrief, TableInfo, VisitorId, Welcome, You, turns,
};

use super::seats::Occupant;
use super::{Game, Person, Scene, Table};
use crate::store::{FinishedGame, TableSummary};

/// What a client may see and wants to know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Recipient {
    /// Which view it has.
    pub(crate) viewer: Viewer,
    /// Whether it wants to know what its choices would lead to.
    pub(crate) foresee: bool,
}

impl Table {
    /// The table as everyone may see it.
    pub(crate) fn info(&self, scene: &Scene) -> TableInfo {
        let seats = Seat::all(self.seats.len());
        TableInfo {
            code: self.code,
            status: self.status,
            host: self.host,
            options: self.options.clone(),
            rules: self.game.as_ref().map(|game| *game.position().rules()),
            seats: seats
                .zip(&self.seats)
                .map(|(seat, occupant)| {
                    seat_info(occupant.as_ref(), scene.present.contains(seat), scene.away[seat.index()])
                })
                .collect(),
            spectators: scene.spectators,
            away: self.away(scene),
            ending: self.ending(scene),
            abandoned: self.abandoned,
            proposal: self.proposal(),
            rematch: self.rematch,
        }
    }

    /// Who a visitor is at this table.
    pub(crate) fn you(&self, person: Option<&Person>) -> You {
        let Some(person) = person else { return You::default() };
        let seat = self.seat_of(person.visitor);
        let name = seat.and_then(|seat| self.occupant(seat)).map_or(&person.name, Occupant::name);
        let muted = self.mutes.iter().filter(|(by, _)| *by == person.visitor).map(|(_, whom)| *whom).collect();
        You {
            visitor: Some(person.visitor),
            name: Some(name.clone()),
            seat,
            evicted: self.evicted.contains(&person.visitor),
            muted,
        }
    }

    /// Whether a visitor hears a speaker.
    pub(crate) fn hears(&self, listener: Option<VisitorId>, speaker: VisitorId) -> bool {
        listener.is_none_or(|listener| !self.mutes.contains(&(listener, speaker)))
    }

    /// Everything that a newcomer may know.
    pub(crate) fn welcome(
        &self,
        person: Option<&Person>,
        recipient: Recipient,
        since: Option<u64>,
        scene: &Scene,
    ) -> ServerMessage {
        let visitor = person.map(|person| person.visitor);
        let heard = self.chat.iter().filter(|said| self.hears(visitor, said.visitor));
        let (log_from, log) =
            self.game.as_ref().map(|game| game.log(recipient.viewer, since.max(self.since(recipient.viewer)))).unzip();
        ServerMessage::Welcome(Box::new(Welcome {
            protocol: PROTOCOL,
            version: self.version,
            you: self.you(person),
            table: self.info(scene),
            now: self.now(recipient, scene.at),
            log: log.unwrap_or_default(),
            log_from,
            chat: heard.cloned().collect(),
        }))
    }

    /// The version from which a viewer has had their seat, if they took it from a bot.
    fn since(&self, viewer: Viewer) -> Option<u64> {
        match viewer {
            Viewer::Seat(seat) => match self.occupant(seat)? {
                Occupant::Person { since, .. } => *since,
                Occupant::Bot { .. } => None,
            },
            Viewer::Spectator => None,
        }
    }

    /// What a viewer saw happen in the game, and where that leads.
    pub(crate) fn update(
        &self,
        by: Option<Happened>,
        events: &[Event],
        recipient: Recipient,
        id: Option<CommandId>,
        at: u64,
    ) -> Option<ServerMessage> {
        let events = events.iter().map(|event| event.seen_by(recipient.viewer)).collect();
        Some(ServerMessage::Update(Box::new(GameUpdate {
            version: self.version,
            id,
            by,
            events,
            now: self.now(recipient, at)?,
        })))
    }

    fn now(&self, recipient: Recipient, at: u64) -> Option<Now> {
        let position = self.game.as_ref()?.position();
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = recipient.viewer {
            let choice = |action| {
                let foresee = || position.foresee(seat, action).expect("whatever is legal can be foreseen");
                let foreseen = recipient.foresee.then(foresee);
                LegalAction { action, foreseen }
            };
            choices.extend(position.legal_actions(seat).iter().map(choice));
        }
        Some(Now { view: position.view(recipient.viewer), choices, clock: self.clock(at) })
    }

    /// Why a viewer may not take an action now; `None` if they may.
    pub(crate) fn why_not(&self, viewer: Viewer, action: rabenburg_engine::Action) -> Option<Refusal> {
        self.game.as_ref()?.position().refusal(viewer, action)
    }

    /// How the table is listed.
    pub(crate) fn summary(&self) -> TableSummary {
        let outcome = match self.game.as_ref().map(|game| game.position().turn()) {
            Some(Turn::Over(outcome)) => Some(outcome),
            _ => None,
        };
        let brief = TableBrief {
            code: self.code,
            status: self.status,
            options: self.options.clone(),
            names: self.seats.iter().map(|seat| seat.as_ref().map(|occupant| occupant.name().clone())).collect(),
            changed_at: self.changed_at,
            // The store fills these in, see `Append::awaited` and `Append::progress`.
            your_turn: false,
            progress: None,
            outcome,
        };
        let bots = self.seats.iter().flatten().any(|occupant| matches!(occupant, Occupant::Bot { .. }));
        let open = self.options.takeover && self.options.access == Access::Open;
        let joinable = self.status == Status::Playing && bots && open;
        TableSummary { brief, host: self.host, people: self.people().collect(), joinable }
    }

    /// What remains of the game, once it is over or abandoned.
    pub(crate) fn finished(&self) -> Option<FinishedGame> {
        let game = self.game.as_ref().filter(|_| matches!(self.status, Status::Over | Status::Closed))?;
        let record = self.tagged(game);
        let players = self
            .seats
            .iter()
            .zip(Statistics::of(&record))
            .map(|(occupant, statistics)| PlayerResult { seat: seat_info(occupant.as_ref(), false, None), statistics });
        let position = game.position();
        let outcome = match position.turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        };
        let result = GameResult {
            code: self.code,
            rules: *position.rules(),
            outcome,
            abandoned: self.abandoned,
            turns: turns(&record),
            began_at: game.began_at(),
            ended_at: self.changed_at,
            players: players.collect(),
        };
        Some(FinishedGame { result, record: record.to_string() })
    }

    /// The record with the players' names.
    fn tagged(&self, game: &Game) -> rabenburg_engine::Record {
        let mut record = rabenburg_engine::Record::new(*game.record().start());
        for (seat, occupant) in game.position().rules().seats().zip(self.seats.iter().flatten()) {
            let kind = match occupant {
                Occupant::Person { .. } => "person",
                Occupant::Bot { level, .. } => level.id(),
            };
            record.tag(&format!("seat-{seat}"), &format!("{kind} {}", occupant.name()));
        }
        for &input in game.record().inputs() {
            // It was accepted the first time, and is accepted again.
            let _ = record.put(input, &mut ());
        }
        record
    }

    /// Whether someone may come to the table.
    pub(crate) fn admits(&self, person: Option<&Person>) -> bool {
        let seated = person.is_some_and(|person| self.place_of(person.visitor).is_some());
        // Before the game, anyone with the code may want to sit down.
        seated || self.options.spectators || (self.status == Status::Waiting && person.is_some())
    }
}

fn seat_info(occupant: Option<&Occupant>, present: bool, away_since: Option<u64>) -> SeatInfo {
    let sitter = match occupant {
        None => Sitter::Open,
        Some(Occupant::Bot { level, name, .. }) => Sitter::Bot { level: *level, name: name.clone() },
        Some(Occupant::Person { person, bot_plays, resigned, .. }) => Sitter::Person {
            visitor: person.visitor,
            name: person.name.clone(),
            present,
            bot_plays: *bot_plays || *resigned,
            away_since: away_since.filter(|_| !present),
            resigned: *resigned,
        },
    };
    SeatInfo { sitter, colour: occupant.map(Occupant::colour) }
}
