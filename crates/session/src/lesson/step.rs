//! The steps of the guided game, and what each of them asks for.

use rabenburg_engine::{Action, Cast, Event, Face, Fact, Seat};

/// A step of the guided game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LessonStep {
    /// What the game is about.
    Welcome,
    /// A wizard walks (rule 4.2).
    Walk,
    /// A tower moves with everything on it (rule 5.1).
    Ride,
    /// The opponent locks a wizard up (rule 5.4).
    Locked,
    /// The learner remembers where it is and frees it (rule 5.5).
    Free,
    /// The learner locks a wizard up, and fills a flask (rule 5.4).
    Lock,
    /// The opponent takes a new hand (rule 3.5).
    NewHand,
    /// A wizard enters the castle, which wanders on (rules 4.4 to 4.6).
    Home,
    /// The opponent gives up the second action (rule 3.4).
    GivenUp,
    /// A die card is played (rule 6.2).
    Die,
    /// The roll is used, and the last flask is filled.
    Roll,
    /// A spell is cast (chapter 7).
    Spell,
    /// The last wizard enters the castle (rule 10.1).
    Win,
    /// The round is played to its end (rule 10.2).
    LastTurn,
}

/// What happens in a step.
#[derive(Clone, Copy, Debug)]
pub(super) enum Task {
    /// There is something to read.
    Read,
    /// The learner does something. The script adds what follows automatically: draws, rolls, the end of the turn.
    Do(Asked, &'static [&'static str]),
    /// The opponent plays by the script.
    Watch(&'static [&'static str]),
}

/// What the learner is asked to do. The engine says what is possible; this chooses among it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// One of the learner's wizards walks from this space.
    WalkFrom(u8),
    /// This tower moves by this card.
    MoveTower(Face, u8),
    /// A tower moves by this card and uncovers one of the learner's wizards.
    FreeWith(Face),
    /// A tower moves onto somebody else's wizard.
    Lock,
    /// One of the learner's wizards enters the castle by card.
    Enter,
    /// A die card is played.
    RollDie,
    /// One of the learner's wizards is moved by a spell.
    MoveByMagic,
}

impl Asked {
    /// Whether the learner may try an action, given its consequences. All steps but one offer only what is right; in
    /// that one, it is up to the learner to remember which tower to look under.
    pub(super) fn offers(self, action: Action, events: &[Event], learner: Seat) -> bool {
        match self {
            Asked::FreeWith(face) => matches!(action, Action::PlayTower { card, .. } if card == face),
            _ => self.is_met_by(action, events, learner),
        }
    }

    /// Whether that is what was asked for.
    pub(super) fn is_met_by(self, action: Action, events: &[Event], learner: Seat) -> bool {
        let any = |test: &dyn Fn(Fact) -> bool| events.iter().any(|e| matches!(*e, Event::Public(fact) if test(fact)));
        let moves_tower = matches!(action, Action::PlayTower { .. } | Action::MoveTower { .. });
        match self {
            Asked::WalkFrom(number) => {
                matches!(action, Action::PlayWizard { space, .. } if space.index() == usize::from(number))
            }
            Asked::MoveTower(face, number) => {
                matches!(action, Action::PlayTower { card, tower } if card == face && tower.number() == number)
            }
            Asked::FreeWith(_) => {
                self.offers(action, events, learner)
                    && any(&|fact| matches!(fact, Fact::TowerMoved { uncovered, .. } if uncovered.count(learner) > 0))
            }
            Asked::Lock => {
                let others = |fact| match fact {
                    Fact::TowerMoved { locked_up, .. } => locked_up.total() > locked_up.count(learner),
                    _ => false,
                };
                moves_tower && any(&others)
            }
            Asked::Enter => {
                let enters = |fact| matches!(fact, Fact::WizardEntered { colour, .. } if colour == learner);
                matches!(action, Action::PlayWizard { .. }) && any(&enters)
            }
            Asked::RollDie => matches!(action, Action::PlayDice { .. }),
            Asked::MoveByMagic => {
                matches!(action, Action::Cast(Cast::MoveWizard { colour, .. }) if colour == learner)
            }
        }
    }
}
