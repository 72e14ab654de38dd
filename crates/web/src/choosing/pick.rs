//! What can be pointed at, and what an action consists of.

use rabenburg_engine::{Action, AnnouncedPiece, Cast, Direction, Face, Seat, Space, Spell, Surface, TowerId, View};

/// Something a player points at on the way to an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// A card in their hand.
    Card(Face),
    /// A spell.
    Spell(Spell),
    /// A tower.
    Tower(TowerId),
    /// A visible wizard.
    Wizard {
        /// Where it stands.
        space: Space,
        /// Whose it is.
        colour: Seat,
    },
    /// How many more ride along (rule 8.7, basic game).
    Riders(u8),
    /// Which way the castle goes.
    Way(Direction),
    /// Whose wizard goes free (rule 8.8).
    Owner(Seat),
    /// How many flasks are passed.
    Flasks(u8),
    /// A button.
    Do(ButtonAction),
}

/// What buttons do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ButtonAction {
    /// Discard the card unused.
    Discard,
    /// Take a new hand.
    Redraw,
    /// Use up the action: the roll cannot move anything.
    NoMove,
    /// Roll again.
    Reroll,
    /// Push no tower after a new hand.
    NoPush,
    /// End the turn.
    End,
    /// Cast nothing.
    Pass,
    /// Do not repeat the spell.
    Stop,
    /// Ask the partner for a card.
    Ask,
    /// Offer the card to the partner.
    Offer,
    /// Take the partner's card.
    Accept,
    /// Decline.
    Decline,
}

impl ButtonAction {
    /// Whether the button acts at once. Others are shown first, then confirmed.
    pub const fn is_immediate(self) -> bool {
        !matches!(self, ButtonAction::Discard | ButtonAction::Redraw | ButtonAction::Offer | ButtonAction::Ask)
    }
}

impl Pick {
    /// Whether this pick replaces that one: there is one card, one spell, one number of riders.
    pub fn replaces(self, other: Pick) -> bool {
        let piece = |pick| matches!(pick, Pick::Tower(_) | Pick::Wizard { .. });
        let source = |pick| matches!(pick, Pick::Card(_) | Pick::Spell(_) | Pick::Flasks(_));
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
            || (piece(self) && piece(other))
            || (source(self) && source(other))
    }
}

/// The picks an action consists of. The view says where an announced wizard stands.
pub fn picks_of(action: &Action, view: &View) -> Vec<Pick> {
    match *action {
        Action::PlayWizard { card, space, colour, riders } => {
            with_riders(vec![Pick::Card(card), Pick::Wizard { space, colour }], riders)
        }
        Action::PlayTower { card, tower } => vec![Pick::Card(card), Pick::Tower(tower)],
        Action::PlayDice { card } | Action::Give { card } | Action::GiveBack { card } => vec![Pick::Card(card)],
        Action::Discard { card } => vec![Pick::Card(card), Pick::Do(ButtonAction::Discard)],
        Action::Offer { card } => vec![Pick::Card(card), Pick::Do(ButtonAction::Offer)],
        Action::MoveWizard { space, colour, riders } => with_riders(vec![Pick::Wizard { space, colour }], riders),
        Action::MoveTower { tower } | Action::Push { tower } => vec![Pick::Tower(tower)],
        Action::Cast(ref cast) => picks_of_cast(cast, view),
        Action::Pick { colour } => vec![Pick::Owner(colour)],
        Action::PassFlasks { count } => vec![Pick::Flasks(count)],
        Action::Redraw => vec![Pick::Do(ButtonAction::Redraw)],
        Action::NoMove => vec![Pick::Do(ButtonAction::NoMove)],
        Action::Reroll => vec![Pick::Do(ButtonAction::Reroll)],
        Action::NoPush => vec![Pick::Do(ButtonAction::NoPush)],
        Action::End => vec![Pick::Do(ButtonAction::End)],
        Action::Pass => vec![Pick::Do(ButtonAction::Pass)],
        Action::Stop => vec![Pick::Do(ButtonAction::Stop)],
        Action::Ask => vec![Pick::Do(ButtonAction::Ask)],
        Action::Accept => vec![Pick::Do(ButtonAction::Accept)],
        Action::Decline => vec![Pick::Do(ButtonAction::Decline)],
    }
}

fn picks_of_cast(cast: &Cast, view: &View) -> Vec<Pick> {
    let mut picks = vec![Pick::Spell(cast.spell())];
    match *cast {
        Cast::MoveWizard { space, colour } | Cast::HeadwindWizard { space, colour } => {
            picks.push(Pick::Wizard { space, colour });
        }
        Cast::MoveTower { tower } | Cast::HeadwindTower { tower } | Cast::FreeWizard { tower } => {
            picks.push(Pick::Tower(tower));
        }
        Cast::SwapTowers { a, b } => picks.extend([Pick::Tower(a), Pick::Tower(b)]),
        Cast::MoveCastle { direction } => picks.push(Pick::Way(direction)),
        Cast::Piggyback { colour } => picks.push(match announced_space(view) {
            Some(space) => Pick::Wizard { space, colour },
            None => Pick::Owner(colour),
        }),
        Cast::DrawTwo => {}
    }
    picks
}

fn with_riders(mut picks: Vec<Pick>, riders: u8) -> Vec<Pick> {
    if riders > 0 {
        picks.push(Pick::Riders(riders));
    }
    picks
}

fn announced_space(view: &View) -> Option<Space> {
    match view.announced?.piece {
        AnnouncedPiece::Wizard { surface, .. } => space_of(surface, view),
        AnnouncedPiece::Tower(_) => None,
    }
}

/// The space of a surface, as the towers stand in this view.
pub(crate) fn space_of(surface: Surface, view: &View) -> Option<Space> {
    Space::all().find(|&space| match surface.tower() {
        Some(tower) => view.spaces.get(space.index()).is_some_and(|there| there.towers.contains(&tower)),
        None => Surface::ground(space) == surface,
    })
}
