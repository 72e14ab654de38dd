//! How things lie where a view says only that they are there.

use rabenburg_engine::{Face, Fact, Seat, SeenEvent, Stage, UnderWay, View, Window};

/// The hand in its order, the top of the discard pile, the die, and the candles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The viewer's cards, in the order they came.
    pub hand: Vec<Face>,
    /// The card discarded last, if it was seen, and whose it was.
    pub top: Option<(Face, Seat)>,
    /// What the die has shown, as far as it was seen; the last is what it shows now.
    rolls: Vec<u8>,
    /// How many actions of the turn are over. A roll still to be used, or a move only announced, does not count.
    pub actions_done: u8,
}

impl Laid {
    /// For somebody who has seen nothing before. Nothing keeps the order of the discard pile, so its top is known only
    /// from watching.
    pub(super) fn of(view: &View) -> Laid {
        Laid {
            hand: view.hand.iter().flat_map(|hand| hand.each()).collect(),
            top: None,
            rolls: view.roll.map(|roll| roll.value).into_iter().collect(),
            actions_done: actions_done(view),
        }
    }

    /// What the die shows. It stays where it fell until somebody rolls it.
    pub fn die(&self) -> u8 {
        self.rolls.last().copied().unwrap_or(1)
    }

    /// As it lies at another moment, as far as that can be known from this one.
    pub(super) fn at(&self, view: &View, now: &View) -> Laid {
        let fresh = Laid::of(view);
        Laid {
            // Nobody is shown the order in which others hold their cards.
            hand: if view.viewer == now.viewer { in_order(&self.hand, fresh.hand) } else { fresh.hand },
            top: self.top.filter(|_| view.discard == now.discard),
            rolls: self.rolls.clone(),
            ..fresh
        }
    }

    /// As it lay before the die had rolled so often.
    pub(super) fn before_rolls(mut self, since: usize) -> Laid {
        self.rolls.truncate(self.rolls.len().saturating_sub(since));
        self
    }

    /// As it lies now, with what a log tells about before.
    pub(super) fn recalling<'a>(mut self, log: impl IntoIterator<Item = &'a SeenEvent>, now: &View) -> Laid {
        // The die may have been watched for longer than the log tells.
        let watched = std::mem::take(&mut self.rolls);
        log.into_iter().for_each(|event| self.watch(event));
        if self.rolls.len() < watched.len() {
            self.rolls = watched;
        }
        let top = self.top.filter(|&(card, _)| now.discard.count(card) > 0);
        Laid { top, ..self }.showing(now)
    }

    /// With the roll that is being used on the die.
    pub(super) fn showing(mut self, view: &View) -> Laid {
        self.rolls.extend(view.roll.map(|roll| roll.value).filter(|&value| self.rolls.last() != Some(&value)));
        self
    }

    /// Something happened, and led to this view.
    pub(super) fn go_on(&mut self, event: &SeenEvent, view: &View) {
        self.watch(event);
        self.hand = in_order(&self.hand, Laid::of(view).hand);
        // A card that is laid down is no action yet: that is over when its move is made.
        if let SeenEvent::Public(
            Fact::ActionCompleted { .. } | Fact::ActionBegan | Fact::Reached { .. } | Fact::TurnBegan { .. },
        ) = event
        {
            self.actions_done = actions_done(view);
        }
    }

    fn watch(&mut self, event: &SeenEvent) {
        let SeenEvent::Public(fact) = *event else { return };
        match fact {
            Fact::Played { seat, card } | Fact::Discarded { seat, card } => self.top = Some((card, seat)),
            Fact::HandDiscarded { seat, cards } => {
                self.top = cards.each().last().map(|card| (card, seat)).or(self.top);
            }
            Fact::Reshuffled => self.top = None,
            Fact::Rolled { value } => self.rolls.push(value),
            _ => {}
        }
    }
}

/// These cards in the order of those before, with new ones last.
fn in_order(before: &[Face], mut cards: Vec<Face>) -> Vec<Face> {
    let mut ordered: Vec<Face> = Vec::new();
    for &card in before {
        if let Some(place) = cards.iter().position(|&other| other == card) {
            ordered.push(cards.remove(place));
        }
    }
    ordered.extend(cards);
    ordered
}

fn actions_done(view: &View) -> u8 {
    let all = view.rules.actions_per_turn();
    let rolling = view.roll.is_some() || matches!(view.under_way, Some(UnderWay::Roll(_)));
    match (view.actions_used, view.stage()) {
        (used, _) if rolling || view.announced.is_some() => used.saturating_sub(1),
        // A new hand replaces both actions (rule 3.5).
        (0, Stage::Push | Stage::End | Stage::Window(Window::Done, _)) => all,
        (used, _) => used.min(all),
    }
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::{Awaited, Face, Fact, Phase, SeenEvent, View, Viewer};

    use super::super::Scene;
    use crate::testing::{Seen, watch_games};

    fn follow(before: &View, events: &[SeenEvent]) -> Scene {
        let mut scene = Scene::of(before);
        events.iter().for_each(|event| scene.apply(event));
        scene
    }

    fn sorted(hand: &[Face]) -> Vec<Face> {
        let mut hand = hand.to_vec();
        hand.sort();
        hand
    }

    #[test]
    fn events_lead_to_what_the_view_says() {
        watch_games(11, |Seen { before, events, after, .. }| {
            let (followed, fresh) = (follow(before, events), Scene::of(after));
            assert_eq!(followed.view(), after);
            assert_eq!(sorted(&followed.laid().hand), sorted(&fresh.laid().hand));
            assert_eq!(followed.laid().actions_done, fresh.laid().actions_done, "{events:?} {after:?}");
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
            let mut now = Scene::of(before);
            now.laid.hand.reverse();
            let order = now.laid.hand.clone();
            events.iter().for_each(|event| now.apply(event));
            let then = now.at(before);
            if before.hand == after.hand {
                assert_eq!(then.laid.hand, order);
            }
            let cards: Vec<Face> = before.hand.iter().flat_map(|hand| hand.each()).collect();
            assert_eq!(sorted(&then.laid.hand), cards);
            assert_eq!(then.view(), before);
        });
    }

    #[test]
    fn the_die_of_the_past_is_the_one_from_before_the_rolls() {
        let mut rolled = 0;
        watch_games(16, |Seen { before, events, .. }| {
            let roll = |value| SeenEvent::Public(Fact::Rolled { value });
            let is_roll = |event: &&SeenEvent| matches!(event, SeenEvent::Public(Fact::Rolled { .. }));
            let rolls = events.iter().filter(is_roll).count();
            if rolls == 0 || before.roll.is_some() {
                return;
            }
            rolled += 1;
            for shown in 1..=6 {
                let mut now = Scene::of(before);
                now.laid.watch(&roll(shown));
                events.iter().for_each(|event| now.apply(event));
                let then = now.before(before, rolls);
                assert_eq!((then.laid().die(), then.view()), (shown, before));
                // A log that begins later tells nothing about it.
                assert_eq!(then.recalling([]).laid().die(), shown);
            }
            // Whoever has not seen the die before does not see a later roll on it.
            let come = Scene::of(before).recalling(events);
            assert_eq!(come.before(before, rolls).laid().die(), 1);
        });
        assert!(rolled > 20, "{rolled}");
    }

    #[test]
    fn an_action_is_over_when_its_move_is_made() {
        let (mut rolled, mut announced, mut pushed) = (0, 0, 0);
        watch_games(13, |Seen { before, events, after, .. }| {
            for scene in [follow(before, events), Scene::of(after)] {
                let (done, all) = (scene.laid().actions_done, after.rules.actions_per_turn());
                if phase(after) == Some(Phase::Rolled) {
                    rolled += 1;
                    assert_eq!(done + 1, after.actions_used, "the roll is still to be used");
                } else if after.announced.is_some() {
                    announced += 1;
                    assert_eq!(done + 1, after.actions_used, "the move is still to be made");
                } else if phase(after) == Some(Phase::Push) {
                    pushed += 1;
                    assert_eq!(done, all, "a new hand takes the place of all actions");
                }
            }
            let over = events.iter().any(|event| matches!(event, SeenEvent::Public(Fact::ActionCompleted { .. })));
            if over && phase(after) == Some(Phase::Choose) && after.turn == before.turn {
                assert_eq!(Scene::of(after).laid().actions_done, 1);
            }
            // While its wizard walks, the candle of an action still burns.
            let mut scene = Scene::of(before);
            for event in events.iter().take_while(|event| !matches!(event, SeenEvent::Public(Fact::WizardMoved { .. })))
            {
                scene.apply(event);
                if let SeenEvent::Public(Fact::Played { .. }) = event {
                    assert_eq!(scene.laid().actions_done, Scene::of(before).laid().actions_done);
                }
            }
        });
        assert!(rolled > 0 && announced > 0 && pushed > 0, "{rolled} {announced} {pushed}");
    }

    #[test]
    fn showing_another_moment_keeps_the_order_of_the_hand() {
        watch_games(12, |Seen { before, after, .. }| {
            let mut scene = Scene::of(before);
            scene.laid.hand.reverse();
            let shown = scene.at(after);
            let cards: Vec<Face> = after.hand.iter().flat_map(|hand| hand.each()).collect();
            assert_eq!(sorted(&shown.laid.hand), cards);
            // Cards that stayed keep their order.
            if before.hand == after.hand {
                assert_eq!(shown.laid.hand, scene.laid.hand);
            }
        });
    }

    #[test]
    fn whoever_sits_down_sees_nothing_of_how_another_held_their_cards() {
        watch_games(15, |Seen { before, .. }| {
            let other = before.rules.seats().find(|&seat| !before.viewer.is(seat));
            let Some(other) = other else { return };
            let own = View { viewer: Viewer::Seat(other), ..before.clone() };
            let mut scene = Scene::of(before);
            scene.laid.hand.reverse();
            assert_eq!(scene.at(&own).laid.hand, Scene::of(&own).laid.hand);
        });
    }
}
