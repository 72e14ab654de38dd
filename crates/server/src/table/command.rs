//! What a command leads to: an entry or a problem.

use rabenburg_bots::Level;
use rabenburg_engine::{Position, Seat, SetupError};
use rabenburg_protocol::{Chat, Command, DoneBy, Problem, ProblemCode, Saying, Starter, Status};

use super::entry::What;
use super::game::resolve_chances;
use super::seats::{Occupant, bot_name, free_colour, free_name};
use super::{Person, Scene, Table};

type Decided = Result<What, Problem>;

impl Table {
    /// What a command leads to, given the table's version when it was made and who is here. Nothing changes yet.
    /// Opening the table of a rematch is handled elsewhere, since it creates another table.
    pub(crate) fn decide(
        &self,
        person: &Person,
        version: u64,
        command: &Command,
        scene: &Scene,
        luck: &mut dyn FnMut(u8) -> u8,
    ) -> Decided {
        if version > self.version {
            return Err(overtaken(format!("there is no version {version} yet")));
        }
        if self.version >= MOST_ENTRIES && !matches!(command, Command::Act { .. } | Command::Rematch {}) {
            return Err(Problem::new(
                ProblemCode::TooMany,
                "too much has happened at this table; only moves are possible now",
            ));
        }
        match *command {
            Command::Act { action } => {
                let seat = self.seated(person)?;
                let game = self.game.as_ref().ok_or_else(|| self.wrong_status("the game has not begun"))?;
                if version < game.moved_at() {
                    return Err(overtaken(format!("the game has moved on at version {}", game.moved_at())));
                }
                Ok(What::Played { seat, actor: DoneBy::Person, inputs: game.act(seat, action, luck)?, timeout: None })
            }
            Command::Sit { seat, colour } => self.sit(person, seat, colour),
            Command::Leave {} => self.leave(person),
            Command::SeatBot { seat, level, colour } => {
                self.only_host(person)?;
                let others = self.others(seat)?;
                if let Some(Occupant::Person { .. }) = self.occupant(seat) {
                    return Err(Problem::new(ProblemCode::SeatTaken, "a person sits there; clear the seat first"));
                }
                let colour = free_colour(&self.options.rules(|_| 0), &others, colour)?;
                let name = match self.occupant(seat) {
                    Some(bot) => bot.name().clone(),
                    None => bot_name(colour, &others)
                        .ok_or_else(|| Problem::new(ProblemCode::SeatTaken, "there are no names left for bots"))?,
                };
                Ok(What::Sat { seat, occupant: Occupant::Bot { level, name, colour } })
            }
            Command::Clear { seat } => {
                self.only_host(person)?;
                self.others(seat)?;
                Ok(What::Cleared { seat })
            }
            Command::Change { ref options } => {
                self.only_host(person)?;
                self.only_waiting()?;
                self.change(options)
            }
            Command::Start { bots } => {
                self.only_host(person)?;
                self.start(bots, luck)
            }
            Command::Close {} => {
                self.only_host(person)?;
                self.only_waiting()?;
                Ok(What::Closed)
            }
            Command::Say { ref saying } => self.say(person, saying),
            Command::Mute { visitor, muted } if visitor != person.visitor => {
                let known = self.mutes.iter().filter(|(by, _)| *by == person.visitor).count() < MOST_MUTED;
                if known || !muted {
                    Ok(What::Muted { visitor, muted })
                } else {
                    Err(Problem::new(ProblemCode::TooMany, "you cannot mute that many people at one table"))
                }
            }
            Command::Mute { .. } => Err(Problem::new(ProblemCode::Options, "you cannot mute yourself")),
            Command::StandIn { seat } => self.let_stand_in(person, seat, scene),
            Command::Wait { seat } => self.ask_to_wait(person, seat, scene),
            Command::End { agreed } => self.vote(person, agreed, scene),
            Command::Resign {} => self.resign(person),
            Command::TakeOver { seat } => self.take_over(person, seat),
            Command::Rematch {} => self.answer(person, true),
            Command::Decline {} => self.answer(person, false),
            Command::Reopen { .. } => Err(self.wrong_status("the game is not over")),
        }
    }

    /// Where a person sits, or a problem if they don't.
    pub(super) fn seated(&self, person: &Person) -> Result<Seat, Problem> {
        let not_seated = || Problem::new(ProblemCode::NotSeated, "only players at this table can do that");
        self.seat_of(person.visitor).ok_or_else(not_seated)
    }

    fn only_host(&self, person: &Person) -> Result<(), Problem> {
        if person.visitor == self.host {
            Ok(())
        } else {
            Err(Problem::new(ProblemCode::NotHost, "only the host can do that"))
        }
    }

    fn only_waiting(&self) -> Result<(), Problem> {
        if self.status == Status::Waiting { Ok(()) } else { Err(self.wrong_status("the game has begun")) }
    }

    pub(super) fn wrong_status(&self, otherwise: &str) -> Problem {
        let message = match self.status {
            Status::Over => "the game is over",
            Status::Closed => "the table has been closed",
            Status::Waiting | Status::Playing => otherwise,
        };
        Problem::new(ProblemCode::WrongStatus, message)
    }

    /// Everyone but the occupant of a seat, while seats may still change.
    fn others(&self, seat: Seat) -> Result<Vec<Option<Occupant>>, Problem> {
        self.only_waiting()?;
        let mut others = self.seats.clone();
        match others.get_mut(seat.index()) {
            Some(place) => *place = None,
            None => return Err(Problem::new(ProblemCode::NoSuchSeat, format!("the table has no seat {seat}"))),
        }
        Ok(others)
    }

    fn sit(&self, person: &Person, seat: Option<Seat>, colour: Option<rabenburg_engine::Colour>) -> Decided {
        self.only_waiting()?;
        let own = self.seat_of(person.visitor);
        let open = || Seat::all(self.seats.len()).find(|&seat| self.occupant(seat).is_none());
        let taken = || Problem::new(ProblemCode::SeatTaken, "all seats are taken");
        let seat = seat.or(own).or_else(open).ok_or_else(taken)?;
        let mut others = self.others(seat)?;
        if own != Some(seat) && self.occupant(seat).is_some() {
            return Err(Problem::new(ProblemCode::SeatTaken, format!("seat {seat} is taken")));
        }
        let former = own.and_then(|own| self.occupant(own)).map(Occupant::colour);
        if let Some(own) = own {
            others[own.index()] = None;
        }
        let rules = self.options.rules(|_| 0);
        // Their own colour is free, since they are not among the others.
        let colour = free_colour(&rules, &others, colour.or(former))?;
        let person = Person { visitor: person.visitor, name: free_name(&person.name, &others) };
        Ok(What::Sat { seat, occupant: Occupant::person(person, colour) })
    }

    fn leave(&self, person: &Person) -> Decided {
        let seat = self.seated(person)?;
        match self.status {
            Status::Waiting => Ok(What::Cleared { seat }),
            Status::Playing => Ok(What::BotTook { seat }),
            Status::Over | Status::Closed => Err(self.wrong_status("nobody sits there any more")),
        }
    }

    fn start(&self, bots: Option<Level>, luck: &mut dyn FnMut(u8) -> u8) -> Decided {
        self.only_waiting()?;
        let mut seats = bots.map_or_else(|| Ok(self.seats.clone()), |level| self.filled(level))?;
        let open = seats.iter().filter(|seat| seat.is_none()).count();
        if open > 0 {
            return Err(Problem::new(
                ProblemCode::SeatsOpen,
                format!("{open} seats are still open; bots can fill them"),
            ));
        }
        if self.options.starter == Starter::Lot {
            // Everyone moves around the table together, so that all keep their neighbours and partners (rule 2.3).
            let count = seats.len() as u8;
            seats.rotate_left(usize::from(luck(count) % count));
        }
        let mut rules = self.options.rules(&mut *luck);
        rules.colours = colours(&seats);
        rules.check()?;
        let not_playable = |error: SetupError| Problem::new(ProblemCode::Rules, error.to_string());
        let mut position = Position::start(rules).map_err(not_playable)?;
        let mut dealt = Vec::new();
        resolve_chances(&mut position, &mut dealt, luck)?;
        Ok(What::Started { rules: Box::new(rules), seats, dealt })
    }

    fn say(&self, person: &Person, saying: &Saying) -> Decided {
        let seated = self.seat_of(person.visitor);
        let silence = |message: &str| Err(Problem::new(ProblemCode::Silence, message));
        let in_words = matches!(saying, Saying::Text(_));
        match self.options.chat {
            Chat::Off => return silence("this table has no chat"),
            Chat::Players | Chat::Phrases if seated.is_none() => return silence("only players can chat at this table"),
            Chat::Phrases if in_words => return silence("this table allows ready-made phrases only"),
            _ => {}
        }
        // Rule 11.8: partners tell each other nothing that the rules do not allow, nor does a spectator on their
        // behalf.
        let team = self.options.teams != rabenburg_engine::Teams::None;
        if in_words && team && self.status == Status::Playing {
            let problem = Problem::new(ProblemCode::Silence, "team games allow ready-made phrases only");
            return Err(Problem { rule: Some("11.8".into()), ..problem });
        }
        let name = seated.and_then(|seat| self.occupant(seat)).map_or(&person.name, Occupant::name);
        Ok(What::Said { name: name.clone(), saying: saying.clone() })
    }
}

/// Nobody needs more, and a log must not grow without bound.
const MOST_MUTED: usize = 50;
/// Many times more than a long, talkative game. Games end by themselves; sitting down and getting up need not.
pub(super) const MOST_ENTRIES: u64 = 20_000;

fn overtaken(message: String) -> Problem {
    Problem::new(ProblemCode::Overtaken, message)
}

/// The colours by seat, followed by the unused ones.
fn colours(seats: &[Option<Occupant>]) -> [rabenburg_engine::Colour; rabenburg_engine::MAX_SEATS] {
    let mut colours: Vec<_> = seats.iter().flatten().map(Occupant::colour).collect();
    colours.extend(
        rabenburg_engine::Colour::ALL
            .into_iter()
            .filter(|colour| !seats.iter().flatten().any(|occupant| occupant.colour() == *colour)),
    );
    let mut all = rabenburg_engine::Colour::ALL;
    all.iter_mut().zip(colours).for_each(|(place, colour)| *place = colour);
    all
}
