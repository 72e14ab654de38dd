//! Checks a moment within a turn that was written down: notation may say anything, but a position is always legal.

use crate::flow::SOLO_LIMIT;
use crate::outcome::Reason;
use crate::position::{Position, Undo};
use crate::setup::SetupError;
use crate::stage::{AnnouncedPiece, Interlude, Stage, Window};
use crate::wizards::{SURFACE_LIMIT, Wizards};

impl Position {
    /// Whether play could go on from here without ever meeting something impossible.
    pub(crate) fn check_moment(&self) -> Result<(), SetupError> {
        let flow = &self.flow;
        let wrong = |what| Err(SetupError::Moment(what));
        let master = self.rules.is_master();
        if flow.actions > self.rules.actions_per_turn() {
            return wrong("more actions were used than a turn has");
        }
        if flow.redrawn && flow.actions > 0 {
            return wrong("a redraw takes the place of both actions (rule 3.5)");
        }
        if flow.exchanged && !self.rules.is_team() || flow.passed != [false; 2] && !self.rules.is_team() {
            return wrong("only partners exchange cards and flasks (chapter 11)");
        }
        match flow.stage {
            Stage::Deal if self.turn_number() != 0 || flow.draws == 0 => {
                return wrong("cards are dealt before the first turn");
            }
            Stage::Rolled if !(1..=6).contains(&flow.roll) || flow.die.is_none() => {
                return wrong("a roll is 1 to 6 and has a die card");
            }
            Stage::Roll if flow.rolls_left == 0 || flow.die.is_none() => return wrong("a roll needs a die card"),
            Stage::Choose | Stage::Window(Window::Open, _)
                if flow.redrawn || flow.actions == self.rules.actions_per_turn() =>
            {
                return wrong("no action is left to choose a card for");
            }
            Stage::Choose | Stage::Window(Window::Open, _)
                if flow.actions > 0 && self.hand(self.active()).is_empty() =>
            {
                return wrong("no card is left for another action");
            }
            Stage::Push if !flow.redrawn => return wrong("a tower is pushed after a redraw (rule 3.5)"),
            Stage::End if master => return wrong("the master variant has windows instead (rule 9.3)"),
            Stage::Window(_, asked) if !master || asked.index() >= usize::from(self.rules.players) => {
                return wrong("that seat cannot be asked (rule 9.3)");
            }
            Stage::Window(window, _) if (window == Window::Announced) != flow.announced.is_some() => {
                return wrong("a move is announced in its window, and only there (rule 9.3)");
            }
            Stage::Over(_) if flow.interlude != Interlude::None => return wrong("the game is over"),
            Stage::Over(reason) if !self.may_be_over(reason) => return wrong("that rule has not ended the game"),
            Stage::Over(_) => {}
            _ if self.should_be_over() => return Err(SetupError::AlreadyOver),
            _ => {}
        }
        if flow.die.is_some_and(|card| !card.is_dice() || flow.rolls_left > card.dice()) {
            return wrong("that is not a die card, or it does not allow that many rolls (rule 6.2)");
        }
        if !matches!(flow.stage, Stage::Rolled | Stage::Roll) && (flow.die.is_some() || flow.roll + flow.rolls_left > 0)
        {
            return wrong("a roll is used at once (rule 6.2)");
        }
        self.check_drawing()?;
        self.check_announced()?;
        self.check_interlude()?;
        self.check_undo()
    }

    /// Whether a game can have ended here by this rule.
    fn may_be_over(&self, reason: Reason) -> bool {
        let round_over = self.active().index() + 1 == usize::from(self.rules.players);
        self.ends_at_once() == Some(reason)
            || round_over && self.ends_with_round() == Some(reason)
            || self.rules.is_solo() && reason == Reason::Solo && self.discard.len() >= SOLO_LIMIT
    }

    /// Whether a game must have ended before it came to this moment.
    fn should_be_over(&self) -> bool {
        let limit = self.rules.round_limit;
        self.ends_at_once().is_some() || limit.is_some_and(|limit| self.flow.round >= u32::from(limit.get()))
    }

    fn check_drawing(&self) -> Result<(), SetupError> {
        let flow = &self.flow;
        let waits_for_cards =
            matches!(flow.stage, Stage::Deal | Stage::Refill) || matches!(flow.interlude, Interlude::Drawing(_));
        let may_wait = waits_for_cards || flow.stage == Stage::Push;
        let fits = if flow.draws > 0 { may_wait && !self.draw.is_empty() && flow.draws <= 3 } else { !waits_for_cards };
        let drawer =
            flow.drawer.index() < usize::from(self.rules.players) && (flow.draws > 0 || flow.drawer.index() == 0);
        if fits && drawer { Ok(()) } else { Err(SetupError::Moment("the cards to be drawn do not fit")) }
    }

    fn check_announced(&self) -> Result<(), SetupError> {
        let Some(announced) = self.flow.announced else {
            let alone = self.flow.riders == Wizards::NONE;
            return if alone { Ok(()) } else { Err(SetupError::Moment("riders without an announced move")) };
        };
        let in_window = matches!(self.flow.stage, Stage::Window(Window::Announced, _));
        let distance = (1..=6).contains(&announced.distance);
        let there = match announced.piece {
            AnnouncedPiece::Tower(_) => self.flow.riders == Wizards::NONE,
            AnnouncedPiece::Wizard { surface, colour } => {
                let on = self.course.on(surface);
                let travelling = self.flow.riders.total() < SURFACE_LIMIT;
                travelling && {
                    let all = self.flow.riders.with(colour);
                    self.rules.seats().all(|seat| on.count(seat) >= all.count(seat)) && on.total() >= all.total()
                }
            }
        };
        let fits = in_window && distance && there;
        if fits { Ok(()) } else { Err(SetupError::Moment("the announced move does not fit (rule 9.4)")) }
    }

    fn check_interlude(&self) -> Result<(), SetupError> {
        let flow = &self.flow;
        let decides =
            matches!(flow.stage, Stage::Choose | Stage::Rolled | Stage::Push | Stage::End | Stage::Window(..));
        let seats = usize::from(self.rules.players);
        let active = self.active();
        let fits = match flow.interlude {
            Interlude::None => true,
            Interlude::Drawing(caster) => caster.index() < seats && decides && flow.drawer == caster && flow.draws > 0,
            Interlude::Repeat(caster, spell) => {
                let laid_out = self.rules.spells.contains(spell);
                caster.index() < seats && laid_out && flow.spell_used && decides && flow.draws == 0
            }
            Interlude::Pick(caster, tower) => {
                let both = self.rules.partner(caster).is_some() && self.freeable(caster, tower).count_ones() == 2;
                let room = self.course.visible_on(self.course.space_of(tower)).total() < SURFACE_LIMIT;
                both && decides && room && flow.draws == 0
            }
            Interlude::Give | Interlude::Reply | Interlude::GiveBack => {
                let offered = match (flow.offered, self.rules.partner(active)) {
                    (Some(card), Some(partner)) => self.hand(partner).count(card) > 0,
                    _ => flow.interlude != Interlude::Reply,
                };
                self.rules.is_team()
                    && flow.exchanged
                    && decides
                    && offered
                    && flow.draws == 0
                    // The card that came is among them, and it was not the only one.
                    && self.hand(active).len() >= if flow.interlude == Interlude::GiveBack { 2 } else { 1 }
            }
        };
        if fits { Ok(()) } else { Err(SetupError::Moment("what happens within the stage does not fit")) }
    }

    fn check_undo(&self) -> Result<(), SetupError> {
        let kept = self.rules.is_master() && self.rules.printed().no_undoing;
        let over = matches!(self.flow.stage, Stage::Over(_) | Stage::Deal);
        let fits = if kept && !over {
            let turn = self.turn_number();
            let Undo { last, last_turn, .. } = self.undo;
            // The course is protected in the turn of its action and in the next one.
            if last.is_some() { last_turn <= turn && turn - last_turn <= 1 } else { last_turn == 0 }
        } else {
            self.undo == Undo::default()
        };
        if fits { Ok(()) } else { Err(SetupError::Moment("no course is guarded here (rule 9.6)")) }
    }
}
