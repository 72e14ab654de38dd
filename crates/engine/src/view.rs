//! What a viewer may see now (rule 13). A view has no field for what its viewer may not know.

use alloc::vec::Vec;

use crate::card::Face;
use crate::cards::Cards;
use crate::outcome::Outcome;
use crate::position::{Flasks, Flow, Position};
use crate::rules::{Memory, Rules};
use crate::seat::{MAX_SEATS, Seat};
use crate::shown::Shown;
use crate::space::{Space, TowerId};
use crate::spell::Spell;
use crate::stage::{Announced, ChanceKind, Interlude, Phase, Stage, Turn, Window};
use crate::wizards::Wizards;

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who sees what the table sees, but no hand.
    Spectator,
}

impl Viewer {
    /// Whether this is the player in that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// The present as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    /// The rules of the table.
    pub rules: Rules,
    /// Who is looking.
    pub viewer: Viewer,
    /// The spaces, 0 to 15.
    pub spaces: Vec<SpaceView>,
    /// The castle's space.
    pub castle: Space,
    /// Locked-up wizards: only in an aided game (rule 13.3).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub locked_up: Option<Vec<LockedUp>>,
    /// Every player, by seat.
    pub seats: Vec<SeatView>,
    /// The viewer's own cards; a spectator has none.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub hand: Option<Cards>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The discard pile.
    pub discard: Cards,
    /// Turns begun before this one.
    pub turn: u32,
    /// The active player.
    pub active: Seat,
    /// How many actions they have used this turn.
    pub actions_used: u8,
    /// Whether the spell of this turn (basic) or action (master) is used up.
    pub spell_used: bool,
    /// Whether this turn's exchange of cards is over or under way (rule 11.2).
    pub exchanged: bool,
    /// Whom or what the game is waiting for.
    pub awaited: Awaited,
    /// What is under way, where the other fields do not say how the turn continues after it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub under_way: Option<UnderWay>,
    /// The roll to be used.
    pub roll: Option<RollView>,
    /// The announced move (rule 9.4).
    pub announced: Option<Announced>,
    /// Who rides along with it (rule 8.7).
    pub riders: Wizards,
    /// The spell being repeated, and by whom.
    pub repeating: Option<(Seat, Spell)>,
    /// The card that the viewer has offered (rule 11.2).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub offered: Option<Face>,
}

/// A space: its towers and the wizards in sight.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SpaceView {
    /// The towers from the ground up.
    pub towers: Vec<TowerId>,
    /// The wizards on the visible surface (rule 4.1).
    pub wizards: Wizards,
}

/// Locked-up wizards on one surface, as an aided game shows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LockedUp {
    /// The tower that stands on them.
    pub beneath: TowerId,
    /// The wizards.
    pub wizards: Wizards,
}

/// What everybody sees of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatView {
    /// How many of their wizards are home.
    pub home: u8,
    /// Their flasks.
    pub flasks: Flasks,
    /// How many cards they hold.
    pub cards: u8,
    /// Whether they have finished (rules 10.1 and 11.6).
    pub finished: bool,
    /// Whether they have passed flasks this turn (rule 11.3).
    pub passed_flasks: bool,
}

/// A roll to be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RollView {
    /// The die card.
    pub card: Face,
    /// What the die shows.
    pub value: u8,
    /// How often it may still be rolled.
    pub left: u8,
}

/// Whom or what the game is waiting for, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Awaited {
    /// A decision.
    Decision {
        /// Whose.
        seat: Seat,
        /// Of what kind.
        phase: Phase,
        /// In which window, if any.
        window: Option<Window>,
    },
    /// A card or a roll.
    Chance(ChanceKind),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// Something that has begun and returns to a stage of the turn. The stage is public like the phase (rule 13.1):
/// everybody saw the turn reach it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum UnderWay {
    /// A spell or an exchange of cards, with a decision of its own (rules 7.3, 8.8, 9.2 and 11.2). After it the turn is
    /// back at this stage: a spell cast after a redraw, for instance, still leaves a tower to be pushed.
    Interlude(Stage),
    /// Cards are drawn.
    Draws {
        /// How many are still to be drawn.
        count: u8,
        /// Whether by Draw two (rule 8.10). Otherwise it is the deal, a redraw or the refill after a turn.
        spell: bool,
        /// The stage in which they are drawn.
        stage: Stage,
    },
    /// A die card was played and its roll cannot be used yet. Until the die falls, its value is 0.
    Roll(RollView),
}

impl Position {
    /// What a viewer may see now. Only this and [`View::apply`] make views.
    pub fn view(&self, viewer: Viewer) -> View {
        self.view_with(viewer, &self.hands.map(Cards::len), self.draw.len())
    }

    /// The same for a position that lacks cards: with this many in each hand and in the draw pile.
    fn view_with(&self, viewer: Viewer, cards: &[u8; MAX_SEATS], draw_pile: u8) -> View {
        let flow = &self.flow;
        View {
            rules: self.rules,
            viewer,
            spaces: Space::all().map(|space| self.view_space(space)).collect(),
            castle: self.course.castle(),
            locked_up: (self.rules.memory == Memory::Aided).then(|| self.locked_up()),
            seats: self.rules.seats().map(|seat| self.view_seat(seat, cards[seat.index()])).collect(),
            hand: self.rules.seats().find(|&seat| viewer.is(seat)).map(|seat| self.hand(seat)),
            draw_pile,
            discard: self.discard,
            turn: self.turn_number(),
            active: self.active(),
            actions_used: flow.actions,
            spell_used: flow.spell_used,
            exchanged: flow.exchanged,
            awaited: self.view_awaited(),
            under_way: self.view_under_way(),
            roll: match (flow.stage, flow.die) {
                (Stage::Rolled, Some(card)) => Some(RollView { card, value: flow.roll, left: flow.rolls_left }),
                _ => None,
            },
            announced: flow.announced,
            riders: flow.riders,
            repeating: match flow.interlude {
                Interlude::Repeat(caster, spell) => Some((caster, spell)),
                _ => None,
            },
            offered: flow.offered.filter(|_| self.rules.partner(self.active()).is_some_and(|seat| viewer.is(seat))),
        }
    }

    fn view_space(&self, space: Space) -> SpaceView {
        let mut towers: Vec<_> = self.course.towers_down(space).collect();
        towers.reverse();
        SpaceView { towers, wizards: self.course.visible_on(space) }
    }

    fn view_seat(&self, seat: Seat, cards: u8) -> SeatView {
        let active = self.active();
        let by_partner = self.rules.partner(active) == Some(seat);
        SeatView {
            home: self.home(seat),
            flasks: self.flasks(seat),
            cards,
            finished: self.has_finished(seat),
            passed_flasks: (seat == active && self.flow.passed[0]) || (by_partner && self.flow.passed[1]),
        }
    }

    fn view_awaited(&self) -> Awaited {
        let window = match self.flow.stage {
            Stage::Window(window, _) => Some(window),
            _ => None,
        };
        match self.turn() {
            Turn::Over(outcome) => Awaited::Over(outcome),
            Turn::Chance(kind) => Awaited::Chance(kind),
            Turn::Act(seat) => Awaited::Decision { seat, phase: self.phase_of_decision(), window },
        }
    }

    fn view_under_way(&self) -> Option<UnderWay> {
        let Flow { stage, interlude, draws: count, die, roll: value, rolls_left: left, .. } = self.flow;
        match (interlude, stage) {
            (Interlude::Drawing(_), _) => Some(UnderWay::Draws { count, spell: true, stage }),
            (Interlude::None, Stage::Deal | Stage::Refill) => Some(UnderWay::Draws { count, spell: false, stage }),
            (Interlude::None, _) if count > 0 => Some(UnderWay::Draws { count, spell: false, stage }),
            (Interlude::None, Stage::Rolled) => None,
            (Interlude::None, _) => die.map(|card| UnderWay::Roll(RollView { card, value, left })),
            _ => Some(UnderWay::Interlude(stage)),
        }
    }

    /// The wizards out of sight, by the tower that stands on them.
    pub(crate) fn locked_up(&self) -> Vec<LockedUp> {
        TowerId::all()
            .map(|beneath| LockedUp { beneath, wizards: self.course.on(self.course.beneath(beneath)) })
            .filter(|locked| !locked.wizards.is_empty())
            .collect()
    }
}

impl Shown {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.table.view_with(viewer, &self.cards, self.draw_pile)
    }
}
