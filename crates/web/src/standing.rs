//! What stands beside the course: turn, hands, flasks, piles and die, as they change event by event.
//!
//! The page shows each event when its turn comes, not the end of all at once. A standing begins as a view and goes on by
//! what was seen; it only makes facts true and decides nothing.

use rabenburg_engine::{
    Awaited, ChanceKind, Face, Fact, Phase, Rules, Seat, SeatView, SeenEvent, Stage, View, Viewer, Window,
};

/// Everything about the players and the piles that the page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The rules of the table.
    pub rules: Rules,
    /// Whose hand it is.
    pub viewer: Viewer,
    /// Turns begun before this one.
    pub turn: u32,
    /// The active player.
    pub active: Seat,
    /// How many actions he has used: for how many a card has been played.
    pub actions_used: u8,
    /// How many of them are over. A roll that is still to be used, or a move that is only announced, is not.
    pub actions_done: u8,
    /// Every player, by seat.
    pub seats: Vec<SeatView>,
    /// The viewer's cards in the order in which he got them.
    pub hand: Vec<Face>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// How many cards the discard pile has.
    pub discard_pile: u8,
    /// The card on top of it, as far as it was seen being laid there.
    pub last_card: Option<Face>,
    /// What the die shows.
    pub die: Option<u8>,
}

impl Standing {
    /// The standing of a view.
    pub fn of(view: &View) -> Standing {
        Standing {
            rules: view.rules,
            viewer: view.viewer,
            turn: view.turn,
            active: view.active,
            actions_used: view.actions_used,
            actions_done: actions_done(view).unwrap_or(view.actions_used),
            seats: view.seats.clone(),
            hand: view.hand.map(|hand| hand.each().collect()).unwrap_or_default(),
            draw_pile: view.draw_pile,
            discard_pile: view.discard.len(),
            last_card: view.discard.each().last(),
            die: view.roll.map(|roll| roll.value),
        }
    }

    /// Takes over what a view says, and keeps what it does not: the order of the hand, the card on top, the die.
    pub fn settle(&mut self, view: &View) {
        let mut fresh = Standing::of(view);
        let mut missing = fresh.hand;
        let mut hand = Vec::new();
        for &card in &self.hand {
            if let Some(place) = missing.iter().position(|&other| other == card) {
                missing.remove(place);
                hand.push(card);
            }
        }
        hand.extend(missing);
        fresh.hand = hand;
        fresh.last_card = self.last_card.filter(|&card| view.discard.count(card) > 0).or(fresh.last_card);
        fresh.die = fresh.die.or(self.die);
        fresh.actions_done = actions_done(view).unwrap_or(self.actions_done);
        *self = fresh;
    }

    /// The standing of another moment, with the hand in the same order as now, as far as it has the same cards.
    pub fn at(&self, view: &View) -> Standing {
        let mut then = self.clone();
        then.settle(view);
        then
    }

    /// The round, counted from 1 as people do (rule 3.1).
    pub fn round(&self) -> u32 {
        self.turn / u32::from(self.rules.players.max(1)) + 1
    }

    /// Whether somebody has finished, so that this is the last round (rule 10.2).
    pub fn is_last_round(&self) -> bool {
        !self.rules.is_solo() && self.seats.iter().any(|seat| seat.finished)
    }

    /// Makes a seen event true.
    pub fn apply(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::Public(fact) => self.apply_fact(fact),
            SeenEvent::Drew { seat } => self.drew(seat),
            SeenEvent::DrewCard { seat, card } => {
                self.drew(seat);
                self.hand.push(card);
            }
            SeenEvent::CardPassedFaceDown { from, to } => self.passed(from, to),
            SeenEvent::CardPassed { from, to, card } => {
                self.passed(from, to);
                if self.viewer.is(from) {
                    self.lose(card);
                } else {
                    self.hand.push(card);
                }
            }
            SeenEvent::Offered { .. } | SeenEvent::OfferedCard { .. } => {}
        }
    }

    fn apply_fact(&mut self, fact: Fact) {
        match fact {
            Fact::TurnBegan { turn } => {
                self.turn = turn;
                let players = u32::from(self.rules.players.max(1));
                self.active = self.rules.seats().nth((turn % players) as usize).unwrap_or(Seat::FIRST);
                self.forget_turn();
            }
            Fact::Reached { stage: Stage::Refill | Stage::Over(_) } => self.forget_turn(),
            Fact::Reshuffled => {
                self.draw_pile = std::mem::take(&mut self.discard_pile);
                self.last_card = None;
            }
            Fact::Played { seat, card } | Fact::Discarded { seat, card } => {
                self.lay_down(seat, card);
                self.actions_used += 1;
                self.die = None;
            }
            Fact::HandDiscarded { seat, cards } => {
                for card in cards.each() {
                    self.lay_down(seat, card);
                }
            }
            // It takes the place of all actions (rule 3.5).
            Fact::Reached { stage: Stage::Push } => self.actions_done = self.rules.actions_per_turn(),
            Fact::ActionCompleted { .. } => {
                self.actions_done = (self.actions_done + 1).min(self.rules.actions_per_turn());
            }
            Fact::Rolled { value } => self.die = Some(value),
            Fact::WizardEntered { colour, .. } => self.change(colour, |seat| seat.home += 1),
            Fact::FlaskFilled { owner } => self.change(owner, |seat| {
                seat.flasks.empty = seat.flasks.empty.saturating_sub(1);
                seat.flasks.full += 1;
            }),
            Fact::SpellCast { caster, cost, .. } => self.change(caster, |seat| {
                seat.flasks.full = seat.flasks.full.saturating_sub(cost);
                seat.flasks.spent += cost;
            }),
            Fact::FlasksPassed { from, to, count } => {
                self.change(from, |seat| {
                    seat.flasks.full = seat.flasks.full.saturating_sub(count);
                    seat.passed_flasks = true;
                });
                self.change(to, |seat| seat.flasks.full += count);
            }
            _ => {}
        }
    }

    /// What counts within one turn begins anew.
    fn forget_turn(&mut self) {
        self.actions_used = 0;
        self.actions_done = 0;
        for seat in &mut self.seats {
            seat.passed_flasks = false;
        }
    }

    fn drew(&mut self, seat: Seat) {
        self.draw_pile = self.draw_pile.saturating_sub(1);
        self.change(seat, |seat| seat.cards += 1);
    }

    fn passed(&mut self, from: Seat, to: Seat) {
        self.change(from, |seat| seat.cards = seat.cards.saturating_sub(1));
        self.change(to, |seat| seat.cards += 1);
    }

    fn lay_down(&mut self, seat: Seat, card: Face) {
        self.discard_pile += 1;
        self.last_card = Some(card);
        self.change(seat, |seat| seat.cards = seat.cards.saturating_sub(1));
        if self.viewer.is(seat) {
            self.lose(card);
        }
    }

    fn lose(&mut self, card: Face) {
        if let Some(place) = self.hand.iter().position(|&held| held == card) {
            self.hand.remove(place);
        }
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut SeatView)) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            change(seat);
        }
    }
}

/// How many actions are over, as far as a view tells: within an exchange of cards or a spell it may not tell whether
/// there was a new hand.
fn actions_done(view: &View) -> Option<u8> {
    let all = view.rules.actions_per_turn();
    let under_way =
        view.roll.is_some() || view.announced.is_some() || matches!(view.awaited, Awaited::Chance(ChanceKind::Roll));
    match (view.actions_used, view.awaited) {
        (used, _) if under_way => Some(used.saturating_sub(1)),
        (0, Awaited::Decision { phase: Phase::Push | Phase::End, .. }) => Some(all),
        (0, Awaited::Decision { window: Some(Window::Done), .. }) => Some(all),
        (0, Awaited::Decision { phase: Phase::Choose, .. }) => Some(0),
        (0, Awaited::Decision { window: Some(Window::Open), .. }) => Some(0),
        (0, Awaited::Over(_)) => Some(0),
        (0, _) => None,
        (used, _) => Some(used.min(all)),
    }
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Awaited, Fact, Phase, SeenEvent, View};

    use super::Standing;
    use crate::testing::{Seen, watch_games};

    #[test]
    fn events_lead_to_what_the_view_says() {
        watch_games(11, |Seen { before, events, after, .. }| {
            let mut standing = Standing::of(before);
            for event in events {
                standing.apply(event);
            }
            let mut expected = Standing::of(after);
            // What a view does not know: who has finished is said at the end, the die lies on, the top card was seen.
            for (seat, other) in standing.seats.iter_mut().zip(&expected.seats) {
                seat.finished = other.finished;
            }
            expected.die = standing.die;
            expected.last_card = standing.last_card;
            if [before, after].into_iter().any(|view| super::actions_done(view).is_none()) {
                expected.actions_done = standing.actions_done;
            }
            standing.hand.sort();
            expected.hand.sort();
            assert_eq!(standing, expected);
        });
    }

    fn phase(view: &View) -> Option<Phase> {
        match view.awaited {
            Awaited::Decision { phase, .. } => Some(phase),
            _ => None,
        }
    }

    #[test]
    fn a_moment_of_the_past_has_the_hand_in_the_order_of_the_present() {
        watch_games(14, |Seen { before, events, after, .. }| {
            let mut now = Standing::of(before);
            now.hand.reverse();
            let order = now.hand.clone();
            events.iter().for_each(|event| now.apply(event));
            now.settle(after);
            let then = now.at(before);
            if before.hand == after.hand {
                assert_eq!(then.hand, order);
            }
            let mut cards = then.hand.clone();
            cards.sort();
            assert_eq!(cards, before.hand.map(|hand| hand.each().collect::<Vec<_>>()).unwrap_or_default());
            assert_eq!((then.turn, then.discard_pile), (before.turn, before.discard.len()));
        });
    }

    #[test]
    fn an_action_is_over_when_its_move_is_made() {
        let (mut rolled, mut announced, mut pushed) = (0, 0, 0);
        watch_games(13, |Seen { before, events, after, .. }| {
            let mut standing = Standing::of(before);
            events.iter().for_each(|event| standing.apply(event));
            // While cards are drawn a view does not tell; the page shows none of these moments.
            let known = super::actions_done(before).map(|_| standing);
            for standing in known.into_iter().chain([Standing::of(after)]) {
                let all = standing.rules.actions_per_turn();
                if phase(after) == Some(Phase::Rolled) {
                    rolled += 1;
                    assert_eq!(standing.actions_done + 1, after.actions_used, "the roll is still to be used");
                } else if after.announced.is_some() {
                    announced += 1;
                    assert_eq!(standing.actions_done + 1, after.actions_used, "the move is still to be made");
                } else if phase(after) == Some(Phase::Push) {
                    pushed += 1;
                    assert_eq!(standing.actions_done, all, "a new hand takes the place of all actions");
                }
            }
            let over = events.iter().any(|event| matches!(event, SeenEvent::Public(Fact::ActionCompleted { .. })));
            if over && phase(after) == Some(Phase::Choose) && after.turn == before.turn {
                assert_eq!(Standing::of(after).actions_done, 1);
            }
        });
        assert!(rolled > 0 && announced > 0 && pushed > 0, "{rolled} {announced} {pushed}");
    }

    #[test]
    fn settling_keeps_the_order_of_the_hand() {
        watch_games(12, |Seen { before, after, .. }| {
            let mut standing = Standing::of(before);
            standing.hand.reverse();
            let kept: Vec<_> = standing.hand.clone();
            standing.settle(after);
            let mut sorted = standing.hand.clone();
            sorted.sort();
            assert_eq!(Some(sorted), after.hand.map(|hand| hand.each().collect()).or(Some(Vec::new())));
            // Cards that stayed stand in the order they had.
            let stayed: Vec<_> = standing.hand.iter().filter(|card| kept.contains(card)).collect();
            if before.hand == after.hand {
                assert!(stayed.iter().copied().eq(kept.iter()));
            }
        });
    }
}
