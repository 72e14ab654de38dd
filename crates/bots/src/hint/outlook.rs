//! An action played out on a copy, and what everybody would see of it.

use rabenburg_engine::{Action, Cast, Event, Fact, Interlude, Position, Seat, Stage, Window};

/// Where an action leads.
pub(super) struct Outlook {
    pub(super) after: Position,
    pub(super) facts: Vec<Fact>,
}

impl Outlook {
    /// What the action does by itself. A refused action does nothing.
    pub(super) fn of(position: &Position, seat: Seat, action: Action) -> Outlook {
        let mut outlook = Outlook { after: *position, facts: Vec::new() };
        outlook.play(seat, action);
        outlook
    }

    /// What a spell does by itself, before the announced move. If nobody else can cast, that move is made at once.
    pub(super) fn of_spell(position: &Position, seat: Seat, cast: Cast) -> Outlook {
        let mut outlook = Outlook::of(position, seat, Action::Cast(cast));
        if position.announced().is_none() {
            return outlook;
        }
        let own = |fact: &Fact| match (cast, fact) {
            (Cast::FreeWizard { tower }, Fact::WizardMoved { from, .. } | Fact::WizardEntered { from, .. }) => {
                *from == position.course().beneath(tower)
            }
            (Cast::Piggyback { .. } | Cast::FreeWizard { .. } | Cast::MoveCastle { .. }, _) => false,
            _ => true,
        };
        let mut moves = outlook.facts.iter().enumerate().filter(|(_, fact)| is_move(fact));
        let announced = match moves.next() {
            Some((_, fact)) if own(fact) => moves.next(),
            other => other,
        };
        if let Some((end, _)) = announced {
            outlook.facts.truncate(end);
            outlook.after = *position;
            for fact in &outlook.facts {
                outlook.after.apply(&Event::Public(*fact));
            }
        }
        outlook
    }

    /// What it does if nobody casts another spell before the announced move is made (rule 9.3).
    pub(super) fn undisturbed(position: &Position, seat: Seat, action: Action) -> Outlook {
        let mut outlook = Outlook::of(position, seat, action);
        while let Some((seat, nothing)) = outlook.wait() {
            if !outlook.play(seat, nothing) {
                break;
            }
        }
        outlook
    }

    /// Who is asked for a spell before the announced move, and how they pass.
    fn wait(&self) -> Option<(Seat, Action)> {
        let Stage::Window(Window::Announced, _) = self.after.stage() else { return None };
        let nothing = match self.after.interlude() {
            Interlude::None => Action::Pass,
            Interlude::Repeat(..) => Action::Stop,
            _ => return None,
        };
        Some((self.after.awaited()?, nothing))
    }

    fn play(&mut self, seat: Seat, action: Action) -> bool {
        let mut events: Vec<Event> = Vec::new();
        let played = self.after.play(seat, action, &mut events).is_ok();
        self.facts.extend(events.iter().filter_map(|event| match event {
            Event::Public(fact) => Some(*fact),
            _ => None,
        }));
        played
    }

    /// How many wizards of a seat enter the castle.
    pub(super) fn entries(&self, owner: Seat) -> u8 {
        let enters = |fact: &&Fact| matches!(fact, Fact::WizardEntered { colour, .. } if *colour == owner);
        self.facts.iter().filter(enters).count() as u8
    }

    /// How many wizards of a seat are locked up.
    pub(super) fn locked_up(&self, owner: Seat) -> u8 {
        let of = |fact: &Fact| match fact {
            Fact::TowerMoved { locked_up, .. } => locked_up.count(owner),
            _ => 0,
        };
        self.facts.iter().map(of).sum()
    }

    /// Whether the announced move was prevented.
    pub(super) fn prevented(&self) -> bool {
        self.facts.contains(&Fact::ActionCompleted { moved: false })
    }
}

/// Whether a wizard or a tower moves. Everything else on the course follows from that, except for the castle's own
/// spell.
fn is_move(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::WizardMoved { .. } | Fact::WizardEntered { .. } | Fact::TowerMoved { .. } | Fact::TowersSwapped { .. }
    )
}
