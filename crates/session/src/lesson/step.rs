//! The steps of the guided game, and what each of them asks for.

use rabenburg_engine::{Action, Cast, Event, Face, Fact, Seat};

/// A step of the guided game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// What the game is about.
    Welcome,
    /// A wizard walks (rule 4.2).
    Walk,
    /// A tower moves with everything on it (rule 5.1).
    Ride,
    /// The opponent locks a wizard up (rule 5.4).
    Locked,
    /// He is remembered and set free (rule 5.5).
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
    /// The roll is used, and the last flask filled.
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
    /// The learner does something. The script says what follows by itself: draws, rolls, the end of his turn.
    Do(Asked, &'static [&'static str]),
    /// The opponent plays by the script.
    Watch(&'static [&'static str]),
}

/// What the learner is asked to do. The engine says what can be done; this chooses among it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// An own wizard walks from this space.
    WalkFrom(u8),
    /// This tower moves, by this card.
    MoveTower(Face, u8),
    /// A tower moves by this card, and an own wizard comes into sight beneath it.
    FreeWith(Face),
    /// A tower is moved onto a wizard of somebody else.
    Lock,
    /// An own wizard enters the castle, by a card.
    Enter,
    /// A die card is played.
    RollDie,
    /// An own wizard is moved by a spell.
    MoveByMagic,
}

impl Asked {
    /// Whether the learner may try that, knowing what would come of it. All but one step offer nothing but what is right;
    /// whom to look for under which tower is for the learner to remember.
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
