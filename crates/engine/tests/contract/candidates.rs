//! Everything anybody could wish for, legal or not.

use rabenburg_engine::*;

/// All actions with fields in small ranges, some of them beyond what any position allows.
pub(crate) fn all_actions() -> Vec<Action> {
    let mut actions = vec![
        Action::Redraw,
        Action::NoMove,
        Action::Reroll,
        Action::NoPush,
        Action::End,
        Action::Pass,
        Action::Stop,
        Action::Ask,
        Action::Accept,
        Action::Decline,
    ];
    actions.extend(all_casts().into_iter().map(Action::Cast));
    actions.extend((0..=64).chain([127, 128, 254, 255]).map(|count| Action::PassFlasks { count }));
    actions.extend(Seat::all(MAX_SEATS).map(|colour| Action::Pick { colour }));
    for tower in TowerId::all() {
        actions.extend([Action::MoveTower { tower }, Action::Push { tower }]);
    }
    for card in Face::ALL {
        actions.extend([Action::PlayDice { card }, Action::Discard { card }]);
        actions.extend([Action::Give { card }, Action::Offer { card }, Action::GiveBack { card }]);
        actions.extend(TowerId::all().map(|tower| Action::PlayTower { card, tower }));
    }
    for (space, colour) in wizards() {
        for riders in (0..=SURFACE_LIMIT).chain([255]) {
            actions.push(Action::MoveWizard { space, colour, riders });
            actions.extend(Face::ALL.map(|card| Action::PlayWizard { card, space, colour, riders }));
        }
    }
    actions
}

fn all_casts() -> Vec<Cast> {
    let mut casts = vec![Cast::DrawTwo];
    for direction in [Direction::Clockwise, Direction::CounterClockwise] {
        casts.push(Cast::MoveCastle { direction });
    }
    for (space, colour) in wizards() {
        casts.extend([Cast::MoveWizard { space, colour }, Cast::HeadwindWizard { space, colour }]);
    }
    for tower in TowerId::all() {
        casts.extend([Cast::MoveTower { tower }, Cast::HeadwindTower { tower }, Cast::FreeWizard { tower }]);
        // Also in the wrong order, and a tower with itself.
        casts.extend(TowerId::all().map(|b| Cast::SwapTowers { a: tower, b }));
    }
    casts.extend(Seat::all(MAX_SEATS).map(|colour| Cast::Piggyback { colour }));
    casts
}

fn wizards() -> impl Iterator<Item = (Space, Seat)> {
    Space::all().flat_map(|space| Seat::all(MAX_SEATS).map(move |colour| (space, colour)))
}

/// All outcomes of chance, some of them impossible ones.
pub(crate) fn all_chances() -> Vec<Chance> {
    let cards = Face::ALL.map(|face| Chance::Card { face });
    let rolls = [0, 1, 2, 3, 4, 5, 6, 7, 255].map(|value| Chance::Roll { value });
    cards.into_iter().chain(rolls).collect()
}
