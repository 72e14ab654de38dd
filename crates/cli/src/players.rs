//! A simple player: looks one step ahead and at nothing that he may not see.
//!
//! He tries each action on a copy of the position and judges only surfaces that were visible before: what comes to light
//! beneath a lifted tower he does not count. Lifting a tower with Free a wizard is judged without trying.

use rabenburg_bots::Dice;
use rabenburg_engine::{Action, Cast, Phase, Position, Seat, Space, Surface};

/// The action that looks best; chance decides among equals.
pub(crate) fn choose(position: &Position, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let actions = position.legal_actions(seat);
    let missing = locked_up(position, seat);
    actions.iter().max_by_key(|&action| {
        let tie_break = dice.below(TIES) as i32;
        (appeal(position, seat, action, missing) * TIES as i32) + tie_break
    })
}

const TIES: usize = 8;

/// One of our wizards in the castle, a flask of ours filled, and how much our own affairs count beside others'.
const HOME: i32 = 40;
const FILLED: i32 = 12;
const OURS: i32 = 4;
/// To be locked up costs as much as so many steps.
const LOCKED_UP: i32 = 12;
/// What lifting a tower is worth for each of ours that is locked up somewhere.
const HOPE: i32 = 6;
/// To keep a full flask is worth so much: it can pay for a spell later.
const FULL: i32 = 6;

fn appeal(position: &Position, seat: Seat, action: Action, missing: u8) -> i32 {
    match action {
        // Rolling is as good as an average step forward; a new hand is better than a step back.
        Action::PlayDice { .. } | Action::Reroll => 2 * OURS,
        Action::Redraw => -OURS,
        Action::Ask | Action::Offer { .. } | Action::PassFlasks { .. } => -2 * OURS,
        // The higher the stack, the more may be hidden in it.
        Action::Cast(Cast::FreeWizard { tower }) if missing > 0 => match position.course().beneath(tower).tower() {
            Some(_) => OURS * (i32::from(missing) - 1),
            None => -OURS,
        },
        Action::Cast(Cast::FreeWizard { .. } | Cast::DrawTwo | Cast::Piggyback { .. }) => -2 * OURS,
        _ => {
            let mut after = *position;
            if after.play(seat, action, &mut ()).is_err() {
                return i32::MIN / TIES as i32;
            }
            // In the master variant the move is made when everybody has passed.
            while let (Some(Phase::Window), Some(asked)) = (after.phase(), after.awaited()) {
                if after.play(asked, Action::Pass, &mut ()).is_err() {
                    break;
                }
            }
            let lifts = matches!(action, Action::PlayTower { .. } | Action::MoveTower { .. } | Action::Push { .. });
            // One of ours may be beneath any tower.
            let hope = if lifts { HOPE * i32::from(missing) } else { 0 };
            worth(position, &after, seat) - worth(position, position, seat) + hope
        }
    }
}

/// How good things look for a seat, judged by what was visible before.
fn worth(before: &Position, now: &Position, seat: Seat) -> i32 {
    let rules = now.rules();
    let sum = |owner: Seat| {
        let flasks = now.flasks(owner);
        let seen = Surface::all().filter(|&surface| before.course().is_visible(surface));
        let wizards: i32 =
            seen.map(|surface| i32::from(now.course().on(surface).count(owner)) * standing(now, surface)).sum();
        wizards
            + HOME * i32::from(now.home(owner))
            + FILLED * i32::from(flasks.full + flasks.spent)
            + FULL * i32::from(flasks.full)
    };
    let side = |owner: Seat| if owner == seat || rules.partner(owner) == Some(seat) { OURS } else { -1 };
    rules.seats().map(|owner| side(owner) * sum(owner)).sum()
}

/// What it is worth to stand on a surface: the nearer the castle the better, and better visible than locked up.
fn standing(now: &Position, surface: Surface) -> i32 {
    let course = now.course();
    let space = course.space_under(surface);
    let near = Space::all().count() as i32 - distance(space, course.castle());
    if course.is_visible(surface) { near } else { near - LOCKED_UP }
}

/// Steps clockwise to the castle, at least one.
fn distance(from: Space, castle: Space) -> i32 {
    (1..=16).find(|&steps| from.walk(steps) == castle).map_or(16, i32::from)
}

/// How many wizards of a seat are neither home nor visible. Anybody can count that.
fn locked_up(position: &Position, seat: Seat) -> u8 {
    let seen: u8 = Space::all().map(|space| position.course().visible_on(space).count(seat)).sum();
    position.rules().wizards_each() - position.home(seat) - seen
}
