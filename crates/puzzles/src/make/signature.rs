//! What a puzzle is in substance: two puzzles that differ only by rotation, colour or bystanders have the same signature.

use core::fmt::Write;

use rabenburg_engine::{Action, Cast, Event, Fact, Input, SPACES, Side, Space};

use crate::puzzle::Puzzle;

/// The solution as a pattern: for each step what is done, how far, and how the pieces stand to the castle.
pub fn signature(puzzle: &Puzzle) -> String {
    let seat = puzzle.seat();
    let mut position = puzzle.position();
    let mut steps: Vec<String> = Vec::new();
    for &input in &puzzle.solution {
        let before = position;
        let mut events = Vec::new();
        if position.put(input, &mut events).is_err() {
            break;
        }
        let Input::Act { seat: by, action } = input else { continue };
        if by != seat {
            continue;
        }
        let castle = before.course().castle();
        let from = |space: Space| (castle.index() + SPACES - space.index()) % SPACES;
        let mut step = String::new();
        let kind = match action {
            Action::PlayWizard { card, .. } => format!("w{}", card.distance(Side::Wizard).unwrap_or(0)),
            Action::PlayTower { card, .. } => format!("t{}", card.distance(Side::Tower).unwrap_or(0)),
            Action::PlayDice { card } => format!("d{card}"),
            Action::Cast(cast) => match cast {
                Cast::SwapTowers { .. } | Cast::MoveCastle { .. } => cast.spell().name().to_owned(),
                _ => format!("s{}", cast.spell().name()),
            },
            Action::End => continue,
            _ => "o".to_owned(),
        };
        step.push_str(&kind);
        for event in &events {
            let Event::Public(fact) = event else { continue };
            let course = before.course();
            let _ = match *fact {
                Fact::TowerMoved { from: at, uncovered, locked_up, .. } => write!(
                    step,
                    "m{}{}{}",
                    from(at),
                    if uncovered.count(seat) > 0 { "u" } else { "" },
                    if locked_up.is_empty() { "" } else { "l" }
                ),
                Fact::WizardMoved { from: at, .. } => write!(step, "v{}", from(course.space_under(at))),
                Fact::WizardEntered { from: at, .. } => write!(step, "e{}", from(course.space_under(at))),
                _ => Ok(()),
            };
        }
        steps.push(step);
    }
    format!("{} {}", puzzle.goal.theme(), steps.join(" "))
}
