//! How a room changes before the game: other options, bots for the open seats, people who take the seats of bots.

use rabenburg_bots::Level;
use rabenburg_engine::Seat;
use rabenburg_protocol::{NewTable, Problem, ProblemCode};

use super::entry::What;
use super::opening::check;
use super::seats::{Occupant, bot_name, free_colour, free_name};
use super::{Person, Table};

impl Table {
    /// The host changes the options. Everyone stays seated where possible.
    pub(super) fn change(&self, options: &NewTable) -> Result<What, Problem> {
        if options.seats.is_some() {
            let message = "leave out `seats`: people stay where they are, and the host clears seats or puts bots there";
            return Err(Problem::new(ProblemCode::Options, message));
        }
        let rules = check(options)?;
        let mut seats = self.seats_for(options.players.into())?;
        // People choose before bots; nobody loses a colour that is still free.
        for of_people in [true, false] {
            for index in 0..seats.len() {
                let Some(occupant) = seats[index].take() else { continue };
                if occupant.visitor().is_some() != of_people {
                    seats[index] = Some(occupant);
                    continue;
                }
                // While people choose, a bot's colour is free.
                let others: Vec<_> = seats
                    .iter()
                    .map(|other| other.clone().filter(|other| !of_people || other.visitor().is_some()))
                    .collect();
                let kept = free_colour(&rules, &others, Some(occupant.colour()));
                let colour = kept.or_else(|_| free_colour(&rules, &others, None))?;
                seats[index] = Some(occupant.with_colour(colour));
            }
        }
        let mut options = options.clone();
        options.absence = Some(options.absence());
        Ok(What::Changed { options: Box::new(options), seats })
    }

    /// Who sits where if there are this many seats. People whose seat is gone move to a free one, or to a bot's.
    fn seats_for(&self, count: usize) -> Result<Vec<Option<Occupant>>, Problem> {
        let mut seats = self.seats.clone();
        let beyond = seats.split_off(count.min(seats.len()));
        seats.resize(count, None);
        for person in beyond.into_iter().flatten().filter(|occupant| occupant.visitor().is_some()) {
            let free = seats.iter().position(Option::is_none);
            let bots = || seats.iter().position(|seat| matches!(seat, Some(Occupant::Bot { .. })));
            let Some(seat) = free.or_else(bots) else {
                let message = "more people sit here than could play; clear a seat first";
                return Err(Problem::new(ProblemCode::SeatTaken, message));
            };
            seats[seat] = Some(person);
        }
        Ok(seats)
    }

    /// The seats with bots of a level in the open ones.
    pub(super) fn filled(&self, level: Level) -> Result<Vec<Option<Occupant>>, Problem> {
        let rules = self.options.rules(|_| 0);
        let mut seats = self.seats.clone();
        for index in 0..seats.len() {
            if seats[index].is_none() {
                let colour = free_colour(&rules, &seats, None)?;
                let name = bot_name(colour, &seats)
                    .ok_or_else(|| Problem::new(ProblemCode::SeatTaken, "there are no names left for bots"))?;
                seats[index] = Some(Occupant::Bot { level, name, colour });
            }
        }
        Ok(seats)
    }

    /// Someone takes the seat of a bot while the game is on.
    pub(super) fn take_over(&self, person: &Person, seat: Option<Seat>) -> Result<What, Problem> {
        if self.game().is_none() {
            return Err(self.wrong_status("the game has not begun; take an open seat"));
        }
        if !self.options.takeover {
            return Err(self.wrong_status("the players of this game are settled"));
        }
        // Whoever has seen one hand must not see another.
        if self.place_of(person.visitor).is_some() {
            return Err(Problem::new(ProblemCode::SeatTaken, "you have a seat in this game, or have given it up"));
        }
        let bot = |seat: &Seat| matches!(self.occupant(*seat), Some(Occupant::Bot { .. }));
        let seat = seat.or_else(|| Seat::all(self.seats.len()).find(bot));
        let taken = || Problem::new(ProblemCode::SeatTaken, "no bot sits there");
        let seat = seat.filter(bot).ok_or_else(taken)?;
        let person = Person { visitor: person.visitor, name: free_name(&person.name, &self.seats) };
        Ok(What::TookOver { seat, person })
    }
}
