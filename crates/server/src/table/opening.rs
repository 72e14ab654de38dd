//! Creating a table: its options are checked and its first seats are filled.

use rabenburg_engine::{Rules, Spell};
use rabenburg_protocol::{NewSeat, NewTable, Problem, ProblemCode, SpellChoice};

use super::Person;
use super::entry::What;
use super::seats::{Occupant, bot_name, free_colour, free_name};

/// The longest time limit a table may set: thirty days.
const LONGEST: u32 = 30 * 24 * 60 * 60;

/// The first entry of a table.
pub(crate) fn open(host: &Person, mut options: NewTable) -> Result<What, Problem> {
    let rules = check(&options)?;
    let players = usize::from(options.players);
    let wishes = options.seats.take().unwrap_or_else(|| vec![NewSeat::You { colour: None }]);
    if wishes.len() > players {
        return Err(wrong(format!("{} seats are described, but the table has only {players}", wishes.len())));
    }
    if wishes.iter().filter(|seat| matches!(seat, NewSeat::You { .. })).count() > 1 {
        return Err(wrong("you can take only one seat"));
    }
    // Told as it is from now on, even if other defaults come.
    options.absence = Some(options.absence());
    let mut seats = vec![None; players];
    // Those with a colour in mind choose first, so that nobody takes it by accident.
    let wants =
        |seat: &NewSeat| matches!(seat, NewSeat::You { colour: Some(_) } | NewSeat::Bot { colour: Some(_), .. });
    let (first, then): (Vec<_>, Vec<_>) = wishes.iter().enumerate().partition(|(_, seat)| wants(seat));
    for (index, seat) in first.into_iter().chain(then) {
        seats[index] = match *seat {
            NewSeat::Open {} => None,
            NewSeat::You { colour } => {
                let colour = free_colour(&rules, &seats, colour)?;
                let person = Person { visitor: host.visitor, name: free_name(&host.name, &seats) };
                Some(Occupant::person(person, colour))
            }
            NewSeat::Bot { level, colour } => {
                let colour = free_colour(&rules, &seats, colour)?;
                let name = bot_name(colour, &seats).ok_or_else(|| wrong("there are no names left for bots"))?;
                Some(Occupant::Bot { level, name, colour })
            }
        };
    }
    Ok(What::Opened { host: host.visitor, options: Box::new(options), seats })
}

/// Checks that such a game can be played.
pub(super) fn check(options: &NewTable) -> Result<Rules, Problem> {
    let clock = &options.clock;
    let within = |what: &str, seconds: Option<u32>, least: u32| match seconds {
        Some(seconds) if !(least..=LONGEST).contains(&seconds) => {
            Err(wrong(format!("{what} must be {least} to {LONGEST} seconds, not {seconds}")))
        }
        _ => Ok(()),
    };
    within("clock.turn_seconds", clock.turn_seconds.map(Into::into), 5)?;
    within("clock.window_seconds", clock.window_seconds.map(Into::into), 3)?;
    within("absence.grace_seconds", Some(options.absence().grace_seconds), 5)?;
    if !options.absence().fits(clock) {
        let message = "a bot would step in before the time for a turn is up; leave out absence, or give it no bot";
        return Err(Problem::new(ProblemCode::StandIn, message));
    }
    if let SpellChoice::Drawn { count, promo } = options.spells {
        let most = Spell::ALL.len() - usize::from(!promo);
        if usize::from(count) > most {
            return Err(wrong(format!("cannot draw {count} spells: there are only {most}")));
        }
    }
    // How many spells are drawn matters here, not which.
    let rules = options.rules(|_| 0);
    rules.check()?;
    Ok(rules)
}

fn wrong(message: impl Into<String>) -> Problem {
    Problem::new(ProblemCode::Options, message)
}
