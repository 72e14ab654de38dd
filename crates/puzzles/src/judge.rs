//! Whether a goal is met, can still be met, or is missed.

use rabenburg_engine::{Position, Stage, Turn};

use crate::door;
use crate::goal::{Aim, Goal};
use crate::verdict::Part;
use crate::watch::Watch;

/// How a moment of an attempt stands to its goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Judgement {
    Met,
    Missed,
    Open,
}

impl Goal {
    /// Whether a turn that began earlier is over: nothing more can be decided in it.
    pub(crate) fn turn_is_over(position: &Position, turn: u32) -> bool {
        position.turn_number() != turn || matches!(position.stage(), Stage::Refill | Stage::Over(_))
    }

    pub(crate) fn judge(&self, position: &Position, watch: &Watch) -> Judgement {
        let met = match self {
            Goal::Stowaway | Goal::Memory => watch.stowaway_entered,
            Goal::LastFlask => position.has_finished(watch.seat),
            Goal::AtOneStroke { flasks } | Goal::ComeWhatMay { aim: Aim::Flasks(flasks) } => watch.filled >= *flasks,
            Goal::RavensFlight { rest } => watch.entered && position.course().castle() == *rest,
            Goal::ComeWhatMay { aim: Aim::Home } => watch.entered,
            Goal::ShutTheDoor => {
                return match Goal::turn_is_over(position, watch.turn) {
                    false => Judgement::Open,
                    true if door::is_shut(position, watch.seat) => Judgement::Met,
                    true => Judgement::Missed,
                };
            }
            Goal::Unstoppable { .. } => return Judgement::Open,
            Goal::OpenSolo { cards, .. } => {
                let all_home = position.all_home(watch.seat);
                // The turn's number counts the cards only until the first redraw; the pile always does.
                let used = position.discard().len() >= watch.discarded + cards;
                return match (all_home, used || matches!(position.turn(), Turn::Over(_))) {
                    (true, _) if position.discard().len() <= watch.discarded + cards => Judgement::Met,
                    (false, false) => Judgement::Open,
                    _ => Judgement::Missed,
                };
            }
        };
        match met {
            true => Judgement::Met,
            false if Goal::turn_is_over(position, watch.turn) => Judgement::Missed,
            false => Judgement::Open,
        }
    }

    /// The parts of the goal, and which of them are met at this moment.
    pub(crate) fn parts(&self, position: &Position, watch: &Watch) -> Vec<(Part, bool)> {
        let seat = watch.seat;
        let all = position.rules().wizards_each();
        let flasks = |filled, needed| (Part::Flasks { filled, needed }, filled >= needed);
        match self {
            Goal::Stowaway | Goal::Memory => {
                let course = position.course();
                let mut visible = rabenburg_engine::Surface::all().filter(|&surface| course.is_visible(surface));
                let free = watch.stowaway_entered || visible.any(|surface| watch.may_be_stowaway(surface));
                vec![(Part::StowawayFree, free), (Part::StowawayHome, watch.stowaway_entered)]
            }
            Goal::LastFlask => {
                let empty = position.flasks(seat).empty;
                let total = position.flasks(seat).total();
                vec![
                    flasks(total - empty, total),
                    (Part::WizardsHome { home: position.home(seat), all }, position.all_home(seat)),
                ]
            }
            Goal::AtOneStroke { flasks: needed } | Goal::ComeWhatMay { aim: Aim::Flasks(needed) } => {
                vec![flasks(watch.filled, *needed)]
            }
            Goal::RavensFlight { rest } => vec![
                (Part::WizardHome, watch.entered),
                (Part::CastleRests { space: *rest }, position.course().castle() == *rest),
            ],
            Goal::ComeWhatMay { aim: Aim::Home } => vec![(Part::WizardHome, watch.entered)],
            Goal::ShutTheDoor => vec![(Part::DoorShut, self.judge(position, watch) == Judgement::Met)],
            Goal::Unstoppable { .. } => vec![
                (Part::WizardsHome { home: position.home(seat), all }, position.all_home(seat)),
                flasks(position.flasks(seat).total() - position.flasks(seat).empty, position.flasks(seat).total()),
            ],
            Goal::OpenSolo { .. } => {
                vec![(Part::WizardsHome { home: position.home(seat), all }, position.all_home(seat))]
            }
        }
    }
}
