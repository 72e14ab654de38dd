//! Whole games are told, foreseen and described.

use std::collections::{BTreeMap, BTreeSet};

use rabenburg_engine::*;
use rabenburg_words::labels::{self, CardState};
use rabenburg_words::{Teller, consequence, ending, status, why_not};

use crate::games::{play, tables};
use crate::table::{LANGUAGES, check, check_sentence, named};

/// The kind of a value, such as `TowerMoved`.
fn kind(value: impl std::fmt::Debug) -> String {
    format!("{value:?}").split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

#[test]
fn everything_that_happens_is_told() {
    let mut told: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut icons = BTreeSet::new();
    for (table, rules) in tables().into_iter().enumerate() {
        for seed in 0..4 {
            let viewers: Vec<Viewer> = vec![Viewer::Seat(Seat::FIRST), Viewer::Spectator];
            let mut tellers: Option<Vec<(Viewer, Teller)>> = None;
            let step = |before: &Position, _: &Input, events: &[Event]| {
                let tellers = tellers.get_or_insert_with(|| {
                    let teller = |viewer| (viewer, Teller::new(&before.view(viewer), named(seat(viewer))));
                    viewers.iter().map(|&viewer| teller(viewer)).collect()
                });
                for ((viewer, teller), language) in tellers.iter_mut().zip(LANGUAGES) {
                    for event in events {
                        let seen = event.seen_by(*viewer);
                        let name = if let SeenEvent::Public(fact) = seen { kind(fact) } else { kind(seen) };
                        let lines = teller.tell(&seen, language);
                        for line in &lines {
                            check_sentence(&line.text);
                            check_sentence(line.spoken());
                            icons.insert(kind(line.icon));
                        }
                        told.entry(name).or_default().extend(lines.into_iter().map(|line| line.text));
                    }
                }
            };
            play(rules, table as u64 * 100 + seed, step, |_| {});
        }
    }
    let silent: Vec<&String> = told.iter().filter(|(_, lines)| lines.is_empty()).map(|(name, _)| name).collect();
    assert_eq!(silent, ["ActionBegan", "Announced", "DrawsDue", "Drew", "Played"]);
    let told: Vec<&String> = told.iter().filter(|(_, lines)| !lines.is_empty()).map(|(name, _)| name).collect();
    assert_eq!(told.len(), 24, "{told:?}");
    assert_eq!(icons.len(), 13, "{icons:?}");
}

fn seat(viewer: Viewer) -> Option<Seat> {
    if let Viewer::Seat(seat) = viewer { Some(seat) } else { None }
}

#[test]
fn every_choice_is_foreseen_in_words_and_every_view_described() {
    let (mut kinds, mut spells, mut phases) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let games =
        tables().into_iter().enumerate().flat_map(|(table, rules)| [0, 50, 101].map(|seed| (table + seed, rules)));
    for (seed, rules) in games {
        let mut number = 0;
        let step = |before: &Position, input: &Input, _: &[Event]| {
            number += 1;
            let Input::Act { seat, action } = *input else { return };
            let language = LANGUAGES[number % 2];
            let (view, names) = (before.view(Viewer::Seat(seat)), named(Some(seat)));
            let foreseen = before.foresee(seat, action).expect("a legal action");
            check_sentence(&consequence(&action, &foreseen, &view, &names, language));
            kinds.insert(kind(action));
            if let Action::Cast(cast) = action {
                spells.insert(cast.spell());
            }
            if matches!(action, Action::PlayWizard { riders: 1.., .. }) {
                spells.insert(Spell::Piggyback);
            }
            if let Awaited::Decision { phase, .. } = view.awaited {
                phases.insert(phase);
            }
            for space in Space::all() {
                check_sentence(&labels::space(&view, space, &names, language));
                for owner in rules.seats().filter(|&owner| view.spaces[space.index()].wizards.count(owner) > 0) {
                    check_sentence(&labels::wizard(&view, space, owner, &foreseen, &names, language));
                }
            }
            for tower in TowerId::all() {
                check_sentence(&labels::tower(&view, tower, &foreseen, &names, language));
            }
            for other in rules.seats() {
                let view = before.view(Viewer::Seat(other));
                check(&status::to_do(&view, &named(Some(other)), language));
                check(&status::turn_of(&view, &named(Some(other)), language));
            }
            check(&status::round(&view, language));
            status::announced(&view, &names, language).iter().for_each(|text| check_sentence(text));
            status::last_round(&view, &names, language).iter().for_each(|text| check_sentence(text));
        };
        play(rules, seed as u64, step, |_| {});
    }
    assert_eq!(kinds.len(), 23, "{kinds:?}");
    assert_eq!(spells.len(), 9, "{spells:?}");
    assert_eq!(phases.len(), 10, "{phases:?}");
}

#[test]
fn every_end_is_told() {
    let mut reasons = BTreeSet::new();
    for (table, rules) in tables().into_iter().enumerate() {
        for seed in 0..6 {
            play(
                rules,
                table as u64 * 1000 + seed,
                |_, _, _| {},
                |last| {
                    let Turn::Over(outcome) = last.turn() else { return };
                    reasons.insert(outcome.reason);
                    for language in LANGUAGES {
                        for you in [None, Some(Seat::FIRST)] {
                            let view = last.view(Viewer::Spectator);
                            check_sentence(&ending::winners(&outcome, &view, &named(you), language));
                            check_sentence(&ending::because(&outcome, &view, language));
                        }
                    }
                },
            );
        }
    }
    assert!(reasons.len() >= 4, "{reasons:?}");
}

/// What is read again from a log is what was told while it happened.
#[test]
fn a_log_is_told_as_it_happened() {
    for rules in tables() {
        let viewer = Viewer::Seat(Seat::FIRST);
        let mut live: Option<(Teller, SeenLog)> = None;
        let mut heard = Vec::new();
        let step = |before: &Position, _: &Input, events: &[Event]| {
            let (teller, log) = live.get_or_insert_with(|| {
                let view = before.view(viewer);
                (Teller::new(&view, named(Some(Seat::FIRST))), SeenLog::new(view))
            });
            for event in events.iter().map(|event| event.seen_by(viewer)) {
                heard.extend(teller.tell(&event, LANGUAGES[0]));
                log.push(event);
            }
        };
        play(rules, 7, step, |_| {});
        let Some((_, log)) = live else { panic!("nothing happened") };
        let mut past = Teller::new(log.from(), named(Some(Seat::FIRST)));
        let read: Vec<_> = log.iter().flat_map(|(_, event)| past.tell(event, LANGUAGES[0])).collect();
        assert!(!read.is_empty());
        assert_eq!(read, heard[heard.len() - read.len()..]);
        // Of an aided game everything is read again.
        assert!(rules.memory == Memory::Strict || read.len() == heard.len());
    }
}

#[test]
fn every_refusal_is_explained() {
    let a = Seat::FIRST;
    // Some speak of a spell by its name, so each of them is tried with all spells.
    let of_spells = Spell::ALL.into_iter().flat_map(|spell| {
        let times = [(true, false), (false, true), (false, false)];
        let times = times.map(|(windows, solo)| Refusal::NoTimeForSpell { spell, windows, solo });
        let costs = [1, 2].map(|cost| Refusal::TooFewFlasks { spell, cost });
        times.into_iter().chain(costs).chain([Refusal::NotLaidOut { spell }, Refusal::OnlyRepeat { spell }])
    });
    let refusals: Vec<Refusal> = Refusal::each().chain(of_spells).collect();
    let kinds: BTreeSet<String> = refusals.iter().map(kind).collect();
    assert_eq!(kinds.len(), 27);
    for language in LANGUAGES {
        let unhelpful = why_not(&Refusal::NotNow, &named(Some(a)), language);
        for refusal in &refusals {
            let told = why_not(refusal, &named(Some(a)), language);
            check_sentence(&told.reason);
            check_sentence(told.instead);
            assert!(*refusal == Refusal::NotNow || told.reason != unhelpful.reason, "{refusal:?}");
        }
    }
}

#[test]
fn cards_have_labels() {
    for (face, language) in Face::ALL.into_iter().flat_map(|face| LANGUAGES.map(|language| (face, language))) {
        let states = [CardState::Open, CardState::Chosen, CardState::MovesNothing];
        let texts: BTreeSet<String> = states.map(|state| labels::card(face, state, language)).into();
        texts.iter().for_each(|text| check_sentence(text));
        assert_eq!(texts.len(), 3);
    }
}
