//! What a player wanted who picked something that is not offered: an action to ask the engine about.

use rabenburg_engine::{Action, Cast, Direction, Phase, Seat, Side, Space, Spell, TowerId, View};

use super::pick::{ButtonAction, Pick};

/// The action that these picks and the refused one would make. The engine is only asked about it ("why not?"); it is
/// never played.
pub fn wish(view: &View, phase: Option<Phase>, seat: Seat, picked: &[Pick], refused: Pick) -> Option<Action> {
    let card = picked.iter().chain([&refused]).find_map(|pick| match *pick {
        Pick::Card(card) => Some(card),
        _ => None,
    });
    let spell = picked.iter().chain([&refused]).find_map(|pick| match *pick {
        Pick::Spell(spell) => Some(spell),
        _ => None,
    });
    let held = |side| card.or_else(|| view.hand?.each().find(|card| card.distance(side).is_some()));
    match refused {
        Pick::Do(button) => of_button(button, card),
        Pick::Spell(spell) => Some(Action::Cast(some_cast(view, seat, spell))),
        Pick::Card(card) if card.is_dice() => Some(Action::PlayDice { card }),
        Pick::Card(card) => Some(match piece_of(picked) {
            Some(Pick::Wizard { space, colour }) => Action::PlayWizard { card, space, colour, riders: 0 },
            Some(Pick::Tower(tower)) => Action::PlayTower { card, tower },
            _ => Action::Discard { card },
        }),
        Pick::Tower(tower) => match (spell, phase) {
            (Some(spell), _) => Some(Action::Cast(tower_cast(spell, picked, tower)?)),
            (None, Some(Phase::Rolled)) => Some(Action::MoveTower { tower }),
            (None, Some(Phase::Push)) => Some(Action::Push { tower }),
            _ => Some(Action::PlayTower { card: held(Side::Tower)?, tower }),
        },
        Pick::Wizard { space, colour } => match (spell, phase) {
            (Some(Spell::MoveWizard), _) => Some(Action::Cast(Cast::MoveWizard { space, colour })),
            (Some(Spell::HeadwindWizard), _) => Some(Action::Cast(Cast::HeadwindWizard { space, colour })),
            (Some(Spell::Piggyback), _) => Some(Action::Cast(Cast::Piggyback { colour })),
            (None, Some(Phase::Rolled)) => Some(Action::MoveWizard { space, colour, riders: 0 }),
            (None, _) => Some(Action::PlayWizard { card: held(Side::Wizard)?, space, colour, riders: 0 }),
            _ => None,
        },
        Pick::Way(direction) => Some(Action::Cast(Cast::MoveCastle { direction })),
        Pick::Owner(colour) => Some(Action::Pick { colour }),
        Pick::Flasks(count) => Some(Action::PassFlasks { count }),
        Pick::Riders(_) => None,
    }
}

fn piece_of(picked: &[Pick]) -> Option<Pick> {
    picked.iter().copied().find(|pick| matches!(pick, Pick::Wizard { .. } | Pick::Tower(_)))
}

fn of_button(button: ButtonAction, card: Option<rabenburg_engine::Face>) -> Option<Action> {
    Some(match button {
        ButtonAction::Discard => Action::Discard { card: card? },
        ButtonAction::Offer => Action::Offer { card: card? },
        ButtonAction::Redraw => Action::Redraw,
        ButtonAction::NoMove => Action::NoMove,
        ButtonAction::Reroll => Action::Reroll,
        ButtonAction::NoPush => Action::NoPush,
        ButtonAction::End => Action::End,
        ButtonAction::Pass => Action::Pass,
        ButtonAction::Stop => Action::Stop,
        ButtonAction::Ask => Action::Ask,
        ButtonAction::Accept => Action::Accept,
        ButtonAction::Decline => Action::Decline,
    })
}

fn tower_cast(spell: Spell, picked: &[Pick], tower: TowerId) -> Option<Cast> {
    Some(match spell {
        Spell::MoveTower => Cast::MoveTower { tower },
        Spell::HeadwindTower => Cast::HeadwindTower { tower },
        Spell::FreeWizard => Cast::FreeWizard { tower },
        Spell::SwapTowers => {
            let other = picked.iter().find_map(|pick| match *pick {
                Pick::Tower(tower) => Some(tower),
                _ => None,
            });
            // Without a second tower, a tower stands in for itself: the answer is about this one.
            let other = other.unwrap_or(tower);
            Cast::SwapTowers { a: tower.min(other), b: tower.max(other) }
        }
        _ => return None,
    })
}

/// Some cast of a spell, to ask why none is possible. Using the player's own wizards and towers makes the answer fit.
fn some_cast(view: &View, seat: Seat, spell: Spell) -> Cast {
    let standing =
        Space::all().find(|space| view.spaces.get(space.index()).is_some_and(|there| there.wizards.count(seat) > 0));
    let space = standing.unwrap_or(Space::START);
    let mut tops = view.spaces.iter().filter_map(|space| space.towers.last().copied());
    let first = TowerId::all().next().unwrap_or_else(|| unreachable!("there are nine towers"));
    let (one, other) = (tops.next().unwrap_or(first), tops.next().unwrap_or(first));
    match spell {
        Spell::MoveWizard => Cast::MoveWizard { space, colour: seat },
        Spell::HeadwindWizard => Cast::HeadwindWizard { space, colour: seat },
        Spell::MoveTower => Cast::MoveTower { tower: one },
        Spell::HeadwindTower => Cast::HeadwindTower { tower: one },
        Spell::SwapTowers => Cast::SwapTowers { a: one.min(other), b: one.max(other) },
        Spell::MoveCastle => Cast::MoveCastle { direction: Direction::Clockwise },
        Spell::Piggyback => Cast::Piggyback { colour: seat },
        Spell::FreeWizard => Cast::FreeWizard { tower: one },
        Spell::DrawTwo => Cast::DrawTwo,
    }
}
