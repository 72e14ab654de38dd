//! What is foreseen is what really happens, as far as nothing hidden comes in between.

use rabenburg_engine::*;
use rabenburg_testkit::{Effort, Playthrough, for_every_position};

use crate::candidates::all_actions;

/// What really happens before everybody's eyes if nobody intervenes.
fn really(position: &Position, seat: Seat, action: Action) -> Vec<Fact> {
    let (mut now, mut events) = (*position, Vec::new());
    now.play(seat, action, &mut events).expect("a legal action");
    let passes_something = matches!(
        action,
        Action::Ask
            | Action::Give { .. }
            | Action::Offer { .. }
            | Action::Accept
            | Action::Decline
            | Action::GiveBack { .. }
            | Action::PassFlasks { .. }
    );
    while let (Stage::Window(Window::Announced, _), Some(asked), false) = (now.stage(), now.awaited(), passes_something)
    {
        let idle = match now.phase() {
            Some(Phase::Window) => Action::Pass,
            Some(Phase::Repeat) => Action::Stop,
            _ => break,
        };
        now.play(asked, idle, &mut events).expect("nobody has to cast");
    }
    let public = |event: &Event| match *event {
        Event::Public(fact) => Some(fact),
        _ => None,
    };
    events.iter().filter_map(public).collect()
}

/// Whether a page has something to show for it.
fn shows_something(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Played { .. }
            | Fact::Discarded { .. }
            | Fact::HandDiscarded { .. }
            | Fact::Announced { .. }
            | Fact::WizardMoved { .. }
            | Fact::WizardEntered { .. }
            | Fact::TowerMoved { .. }
            | Fact::TowersSwapped { .. }
            | Fact::CastleMoved { .. }
            | Fact::FlaskFilled { .. }
            | Fact::SpellCast { .. }
            | Fact::FlasksPassed { .. }
    )
}

/// What a tower hides comes to light; from then on the visible course of before tells nothing for sure.
fn uncovers(fact: &Fact) -> bool {
    match fact {
        Fact::TowerMoved { uncovered, .. } => !uncovered.is_empty(),
        Fact::Revealed { .. } => true,
        _ => false,
    }
}

/// The same fact without the wizards that came to light.
fn as_foreseen(fact: Fact) -> Fact {
    match fact {
        Fact::TowerMoved { tower, from, to, locked_up, .. } => {
            Fact::TowerMoved { tower, from, to, uncovered: Wizards::NONE, locked_up }
        }
        fact => fact,
    }
}

#[test]
fn what_is_foreseen_is_what_really_happens() {
    let effort = Effort { seed: 81, games: 1, inputs: 250 };
    let [mut whole, mut begun, mut announced] = [0; 3];
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            let strict = position.rules().memory == Memory::Strict;
            for seat in position.rules().seats() {
                for action in position.legal_actions(seat).iter() {
                    let context = || format!("{seat} {action}\n{position:#}");
                    let foreseen = position.foresee(seat, action).expect("a legal action");
                    let facts = really(position, seat, action);
                    let hidden = facts.iter().position(uncovers).filter(|_| strict);
                    let certain = match hidden {
                        // The tower's move itself is foreseen.
                        Some(at) => &facts[..=at],
                        None => &facts[..],
                    };
                    let mut certain: Vec<Fact> = certain.iter().copied().filter(shows_something).collect();
                    if strict {
                        certain.iter_mut().for_each(|fact| *fact = as_foreseen(*fact));
                    }
                    assert!(foreseen.starts_with(&certain), "{foreseen:?}\nbut {facts:?}\n{}", context());
                    match hidden {
                        Some(_) => begun += 1,
                        None => {
                            assert_eq!(foreseen, certain, "{}", context());
                            whole += 1;
                            let moved =
                                |fact: &Fact| matches!(fact, Fact::WizardMoved { .. } | Fact::TowerMoved { .. });
                            announced += usize::from(position.rules().is_master() && foreseen.iter().any(moved));
                        }
                    }
                }
            }
        },
    );
    assert!(whole > 100_000 && begun > 1_000 && announced > 10_000, "{whole} {begun} {announced} prove too little");
}

#[test]
fn a_strict_game_foresees_nobody_who_is_locked_up() {
    let effort = Effort { seed: 82, games: 1, inputs: 250 };
    let mut frees = 0;
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, _| {
            if position.rules().memory == Memory::Aided {
                return;
            }
            for seat in position.rules().seats() {
                for action in position.legal_actions(seat).iter() {
                    let foreseen = position.foresee(seat, action).expect("a legal action");
                    assert!(!foreseen.iter().any(uncovers), "{foreseen:?}\n{seat} {action}\n{position:#}");
                    if let Action::Cast(Cast::FreeWizard { .. }) = action {
                        assert!(matches!(foreseen[..], [Fact::SpellCast { .. }]), "{foreseen:?}\n{position:#}");
                        frees += 1;
                    }
                }
            }
        },
    );
    assert!(frees > 1_000, "{frees} casts prove too little");
}

#[test]
fn what_play_refuses_cannot_be_foreseen_for_the_same_reason() {
    let candidates = all_actions();
    let effort = Effort { seed: 83, games: 1, inputs: 200 };
    for_every_position(
        effort,
        |_| (),
        |_, Playthrough { position, .. }, dice| {
            for seat in Seat::all(MAX_SEATS) {
                for _ in 0..20 {
                    let action = dice.pick(&candidates);
                    let mut copy = *position;
                    let answer = copy.play(seat, action, &mut ());
                    assert_eq!(position.foresee(seat, action).map(|_| ()), answer, "{seat} {action}\n{position:#}");
                }
            }
        },
    );
}
