//! How a game ended: who won, and why.

use rabenburg_engine::{Outcome, Reason, Seat, View};

use crate::{Language, Names, results};

/// Who won: "You win!"
pub fn winners(outcome: &Outcome, view: &View, names: &Names, language: Language) -> String {
    let winners = outcome.winners;
    let Some(first) = winners.iter().next() else { return results::solo_lost(language).into() };
    if winners.len() == 1 {
        // The solo player is always "you", whatever their name.
        let who = if view.rules.is_solo() { "you" } else { names.who(first) };
        return results::wins(language, who, names.name(first, language));
    }
    let you = names.you().filter(|&you| winners.contains(you));
    let who = if you.is_some() { "you" } else { "other" };
    let others = names.list(winners.iter().filter(|&seat| Some(seat) != you), language);
    let one_team = winners.len() == 2 && view.rules.partner(first).is_some_and(|partner| winners.contains(partner));
    if one_team { results::team_wins(language, who, others) } else { results::share(language, who, others) }
}

/// Why they won. The number of the rule is [`Reason::rule`].
pub fn because(outcome: &Outcome, view: &View, language: Language) -> String {
    let best = |of: &dyn Fn(Seat) -> u8| {
        let first = outcome.winners.iter().next();
        first.map_or(0, |seat| of(seat) + view.rules.partner(seat).map_or(0, of))
    };
    let flasks = |seat: Seat| view.seats[seat.index()].flasks;
    match outcome.reason {
        Reason::Finished => {
            let side = if view.rules.is_team() { 2 } else { 1 };
            let finished = view.seats.iter().filter(|seat| seat.finished).count();
            match finished > side {
                true => results::finished_with_most(language, best(&|seat| flasks(seat).full)),
                false => results::finished(language).into(),
            }
        }
        Reason::AllHome => results::all_home(language, best(&|seat| flasks(seat).full + flasks(seat).spent)),
        Reason::RoundLimit => results::round_limit(language, best(&|seat| view.seats[seat.index()].home)),
        Reason::TeamFinished => results::team_finished(language).into(),
        Reason::Solo => {
            // The engine's outcomes have a score here; what a server sends may lack it.
            let (cards, wizards) = (outcome.score.unwrap_or(0).into(), view.rules.wizards_each());
            match outcome.winners.is_empty() {
                true => {
                    let home: u8 = view.seats.iter().map(|seat| seat.home).sum();
                    results::solo_lost_with(language, cards, (wizards - home).into())
                }
                false => results::solo_won_with(language, wizards, cards),
            }
        }
    }
}
