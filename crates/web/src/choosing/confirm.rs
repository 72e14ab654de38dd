//! When a choice has to be confirmed, and when pointing is enough.

use rabenburg_engine::Fact;
use rabenburg_session::Choice;

use super::pick::Pick;

/// What somebody wants to confirm before it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confirm {
    /// Everything.
    Always,
    /// Only what the preview cannot show: rolls, new hands, cards that are given away.
    Unseen,
    /// Nothing.
    Never,
}

/// Whether a choice happens as soon as its last part has been pointed at. Parts that were added because nothing else was
/// left have not been pointed at: a look at a card never plays it.
pub fn happens_at_once(confirm: Confirm, choice: &Choice, before: &[Pick], pointed: Pick, now: &[Pick]) -> bool {
    let by_hand = now.contains(&pointed) && now.iter().all(|pick| *pick == pointed || before.contains(pick));
    match confirm {
        Confirm::Always => false,
        Confirm::Unseen => by_hand && is_in_sight(choice),
        Confirm::Never => by_hand,
    }
}

/// Whether the preview shows what would happen: something moves.
fn is_in_sight(choice: &Choice) -> bool {
    choice.foreseen.iter().any(|fact| {
        matches!(
            fact,
            Fact::TowerMoved { .. }
                | Fact::WizardMoved { .. }
                | Fact::WizardEntered { .. }
                | Fact::TowersSwapped { .. }
                | Fact::CastleMoved { .. }
        )
    })
}

#[cfg(test)]
mod tests {
    use rabenburg_engine::Action;

    use super::*;
    use crate::choosing::{Menu, PickOutcome};
    use crate::testing;

    /// Points at random and returns what happened at once, if anything did.
    fn point(confirm: Confirm, seed: u64, mut check: impl FnMut(&Choice, &[Pick], Pick, bool)) {
        testing::decisions(seed, |choices, view, dice| {
            let menu = Menu::new(choices, view);
            let mut picked: Vec<Pick> = Vec::new();
            for _ in 0..6 {
                let offered = menu.offered(&picked);
                if offered.is_empty() {
                    break;
                }
                let pick = offered[dice.below(offered.len())];
                let PickOutcome::Picked(now) = menu.pick(&picked, pick) else { panic!("an offered pick is refused") };
                if let Some(choice) = menu.chosen(&now) {
                    check(choice, &picked, pick, happens_at_once(confirm, choice, &picked, pick, &now));
                }
                picked = now;
            }
        });
    }

    #[test]
    fn players_who_confirm_everything_are_asked_about_everything() {
        point(Confirm::Always, 31, |choice, _, _, at_once| assert!(!at_once, "{choice:?}"));
    }

    #[test]
    fn a_card_and_a_piece_move_at_once_and_surprises_do_not() {
        let (mut moved, mut asked) = (0, 0);
        point(Confirm::Unseen, 32, |choice, before, _, at_once| {
            let surprise = matches!(
                choice.action,
                Action::PlayDice { .. }
                    | Action::Redraw
                    | Action::Discard { .. }
                    | Action::Offer { .. }
                    | Action::Give { .. }
                    | Action::GiveBack { .. }
                    | Action::Ask
            );
            if surprise {
                asked += 1;
                assert!(!at_once, "{choice:?}");
            }
            if let (Action::PlayTower { .. } | Action::PlayWizard { riders: 0, .. }, [_]) = (choice.action, before) {
                moved += 1;
                assert!(at_once, "{choice:?} after {before:?}");
            }
        });
        assert!(moved > 100 && asked > 100, "{moved} {asked}");
    }

    #[test]
    fn looking_at_a_card_plays_nothing_that_was_not_pointed_at() {
        let mut looked = 0;
        for confirm in [Confirm::Unseen, Confirm::Never] {
            point(confirm, 33, |choice, before, pick, at_once| {
                if let (Pick::Card(_), [], Action::PlayTower { .. } | Action::PlayWizard { .. }) =
                    (pick, before, choice.action)
                {
                    looked += 1;
                    assert!(!at_once, "{choice:?}");
                }
            });
        }
        assert!(looked > 0);
    }
}
