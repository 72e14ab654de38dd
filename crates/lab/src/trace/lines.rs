//! The lines of a trace: the export format, written out as types. The engine's own types need not look like this.

use std::collections::BTreeMap;

use rabenburg_engine::{
    Action, Announced, AnnouncedPiece, Cards, Cast, Course, Direction, Outcome, Position, Rules, Seat, Side, Space,
    Spell, Surface, TowerId, Variant,
};
use serde::Serialize;

/// A line. `op` says what it is.
#[derive(Serialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub(super) enum TraceLine {
    New {
        game: u64,
        cfg: Cfg,
        #[serde(skip_serializing_if = "Option::is_none")]
        state: Option<State>,
    },
    Chance(ChanceLine),
    Decide {
        seat: u8,
        phase: &'static str,
        state: State,
        legal: Vec<ActionLine>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        asides: Vec<ActionLine>,
        action: ActionLine,
    },
    Aside {
        seat: u8,
        action: ActionLine,
    },
    Over {
        state: State,
        result: ResultLine,
    },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum ChanceLine {
    Draw { seat: u8, card: &'static str },
    Roll { value: u8 },
}

#[derive(Serialize)]
pub(super) struct Cfg {
    edition: &'static str,
    players: u8,
    variant: &'static str,
    spells: Vec<&'static str>,
    costs: BTreeMap<&'static str, u8>,
    team: bool,
    team_finish_round: bool,
    second_action_optional: bool,
    round_limit: Option<u16>,
}

impl Cfg {
    pub(super) fn of(rules: &Rules) -> Cfg {
        Cfg {
            edition: rules.printing.name(),
            players: rules.players,
            variant: match rules.variant {
                Variant::Basic => "basic",
                Variant::Master => "master",
            },
            spells: rules.spells.iter().map(Spell::name).collect(),
            costs: Spell::ALL.iter().map(|&spell| (spell.name(), rules.costs.of(spell))).collect(),
            team: rules.is_team(),
            team_finish_round: rules.teams == rabenburg_engine::Teams::FinishRound,
            second_action_optional: rules.second_action_optional,
            round_limit: rules.round_limit.map(u16::from),
        }
    }
}

#[derive(Serialize)]
pub(super) struct State {
    spaces: Vec<Vec<Layer>>,
    castle: u8,
    home: Vec<u8>,
    flasks: Vec<FlasksLine>,
    hands: Vec<Vec<&'static str>>,
    draw: BTreeMap<&'static str, u8>,
    discard: BTreeMap<&'static str, u8>,
    turn: u32,
    active: u8,
    roll: Option<u8>,
    rolls_left: u8,
    announced: Option<ActionLine>,
}

#[derive(Serialize)]
struct Layer {
    tower: u8,
    wizards: Vec<u8>,
}

#[derive(Serialize)]
struct FlasksLine {
    empty: u8,
    full: u8,
    spent: u8,
}

impl State {
    pub(super) fn of(position: &Position) -> State {
        let rules = position.rules();
        let seats = || rules.seats();
        let pile = |cards: Cards| cards.iter().map(|(face, count)| (face.code(), count)).collect();
        // The roll belongs to the phase in which it is used, not to an exchange or a repeat within it.
        let roll = position.roll().filter(|_| position.phase() == Some(rabenburg_engine::Phase::Rolled));
        State {
            spaces: Space::all().map(|space| layers(position.course(), space, rules)).collect(),
            castle: position.course().castle().into(),
            home: seats().map(|seat| position.home(seat)).collect(),
            flasks: seats()
                .map(|seat| {
                    let flasks = position.flasks(seat);
                    FlasksLine { empty: flasks.empty, full: flasks.full, spent: flasks.spent }
                })
                .collect(),
            hands: seats().map(|seat| position.hand(seat).each().map(|face| face.code()).collect()).collect(),
            draw: pile(position.draw_pile()),
            discard: pile(position.discard()),
            turn: position.turn_number(),
            active: position.active().into(),
            roll: roll.map(|(value, _)| value),
            rolls_left: roll.map_or(0, |(_, left)| left),
            announced: position.announced().map(|announced| announced_line(position.active(), &announced)),
        }
    }
}

/// The surfaces of a space from the ground up.
fn layers(course: &Course, space: Space, rules: &Rules) -> Vec<Layer> {
    let layer = |tower: Option<TowerId>, surface| Layer {
        tower: tower.map_or(0, u8::from),
        wizards: rules.seats().map(|seat| course.on(surface).count(seat)).collect(),
    };
    let mut towers: Vec<_> = course.towers_down(space).collect();
    towers.reverse();
    let tops = towers.into_iter().map(|tower| layer(Some(tower), Surface::top_of(tower)));
    std::iter::once(layer(None, Surface::ground(space))).chain(tops).collect()
}

/// The announced move, in the form of the action that announced it.
fn announced_line(seat: Seat, announced: &Announced) -> ActionLine {
    let mut line = ActionLine::bare(seat, if announced.card.is_dice() { "move" } else { "play" });
    line.card = (!announced.card.is_dice()).then(|| announced.card.code());
    match announced.piece {
        AnnouncedPiece::Wizard { colour, .. } => line.wizard(announced.space, colour, 0),
        AnnouncedPiece::Tower(tower) => line.tower_side(tower),
    }
    line
}

/// An action. Fields that its type does not have are left out.
#[derive(Serialize)]
pub(super) struct ActionLine {
    seat: u8,
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spell: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    space: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    riders: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tower: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    towers: Option<[u8; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dir: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<u8>,
}

impl ActionLine {
    fn bare(seat: Seat, kind: &'static str) -> ActionLine {
        ActionLine {
            seat: seat.into(),
            kind,
            card: None,
            spell: None,
            side: None,
            space: None,
            colour: None,
            riders: None,
            tower: None,
            towers: None,
            dir: None,
            n: None,
        }
    }

    fn wizard(&mut self, space: Space, colour: Seat, riders: u8) {
        self.side = Some(Side::Wizard);
        self.space = Some(space.into());
        self.colour = Some(colour.into());
        self.riders = (riders > 0).then_some(riders);
    }

    fn tower_side(&mut self, tower: TowerId) {
        self.side = Some(Side::Tower);
        self.tower = Some(tower.into());
    }

    pub(super) fn of(seat: Seat, action: Action) -> ActionLine {
        let bare = |kind| ActionLine::bare(seat, kind);
        match action {
            Action::PlayWizard { card, space, colour, riders } => {
                let mut line = bare("play");
                line.card = Some(card.code());
                line.wizard(space, colour, riders);
                line
            }
            Action::PlayTower { card, tower } => {
                let mut line = bare("play");
                line.card = Some(card.code());
                line.tower_side(tower);
                line
            }
            Action::PlayDice { card } => ActionLine { card: Some(card.code()), ..bare("play") },
            Action::MoveWizard { space, colour, riders } => {
                let mut line = bare("move");
                line.wizard(space, colour, riders);
                line
            }
            Action::MoveTower { tower } => {
                let mut line = bare("move");
                line.tower_side(tower);
                line
            }
            Action::Discard { card } => ActionLine { card: Some(card.code()), ..bare("discard") },
            Action::Redraw => bare("redraw"),
            Action::NoMove => bare("no_move"),
            Action::Reroll => bare("reroll"),
            Action::Push { tower } => ActionLine { tower: Some(tower.into()), ..bare("push") },
            Action::NoPush => bare("no_push"),
            Action::End => bare("end"),
            Action::Pass => bare("pass"),
            Action::Stop => bare("stop"),
            Action::Cast(cast) => ActionLine::cast(seat, cast),
            Action::Pick { colour } => ActionLine { colour: Some(colour.into()), ..bare("pick") },
            Action::Ask => bare("ask"),
            Action::Give { card } => ActionLine { card: Some(card.code()), ..bare("give") },
            Action::Offer { card } => ActionLine { card: Some(card.code()), ..bare("offer") },
            Action::GiveBack { card } => ActionLine { card: Some(card.code()), ..bare("give_back") },
            Action::Accept => bare("accept"),
            Action::Decline => bare("decline"),
            Action::PassFlasks { count } => ActionLine { n: Some(count), ..bare("pass_flasks") },
        }
    }

    fn cast(seat: Seat, cast: Cast) -> ActionLine {
        let line = ActionLine { spell: Some(cast.spell().name()), ..ActionLine::bare(seat, "cast") };
        match cast {
            Cast::MoveWizard { space, colour } | Cast::HeadwindWizard { space, colour } => {
                ActionLine { space: Some(space.into()), colour: Some(colour.into()), ..line }
            }
            Cast::MoveTower { tower } | Cast::HeadwindTower { tower } | Cast::FreeWizard { tower } => {
                ActionLine { tower: Some(tower.into()), ..line }
            }
            Cast::SwapTowers { a, b } => ActionLine { towers: Some([a.into(), b.into()]), ..line },
            Cast::MoveCastle { direction: Direction::Clockwise } => ActionLine { dir: Some(1), ..line },
            Cast::MoveCastle { direction: Direction::CounterClockwise } => ActionLine { dir: Some(-1), ..line },
            Cast::Piggyback { colour } => ActionLine { colour: Some(colour.into()), ..line },
            Cast::DrawTwo => line,
        }
    }
}

#[derive(Serialize)]
pub(super) struct ResultLine {
    reason: &'static str,
    winners: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u8>,
}

impl ResultLine {
    pub(super) fn of(outcome: &Outcome) -> ResultLine {
        ResultLine {
            reason: outcome.reason.rule(),
            winners: outcome.winners.iter().map(u8::from).collect(),
            score: outcome.score,
        }
    }

    /// The game was stopped after so many turns that it might never have ended.
    pub(super) fn max_turns() -> ResultLine {
        ResultLine { reason: "max_turns", winners: Vec::new(), score: None }
    }
}
