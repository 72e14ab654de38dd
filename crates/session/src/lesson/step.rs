//! The steps of the guided game, and what each of them asks for.

use rabenburg_engine::{Action, Cast, Event, Face, Fact, Position, Refusal, Seat, Space, TowerId};

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
    /// The learner tries to walk onto a surface with six wizards (rule 4.3).
    Crowd,
    /// The learner locks all of them up, and fills a flask (rule 5.4).
    Lock,
    /// The learner tries to move a tower onto the castle (rule 5.3).
    NoLanding,
    /// The learner moves a shield to where the castle goes next (rule 4.5).
    Shield,
    /// A wizard enters the castle, which wanders on (rules 4.4 to 4.6).
    Home,
    /// The learner takes a new hand (rule 3.5).
    NewHand,
    /// The learner pushes a tower out of the middle of a stack (rules 3.5 and 5.1).
    Push,
    /// A die card is played (rule 6.2).
    Die,
    /// The die is rolled again (rule 6.2).
    Reroll,
    /// The roll is used, and the last flask is filled.
    Roll,
    /// The learner gives up the second action (rule 3.4).
    Skip,
    /// A spell is cast (chapter 7).
    Spell,
    /// The last wizard enters the castle (rule 10.1).
    Win,
    /// The round is played to its end (rule 10.2).
    LastTurn,
}

/// What happens in a step: the opponent plays, or the learner does something, or both in this order. With neither,
/// there is something to read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene {
    pub(super) step: LessonStep,
    /// What the opponent does first, while the learner watches.
    pub(super) opening: &'static [&'static str],
    pub(super) asked: Option<Asked>,
    /// What follows automatically: draws, rolls, the end of the turn.
    pub(super) sequel: &'static [&'static str],
    /// Whether the next step begins as soon as this one is done, and says what has happened.
    pub(super) leads_on: bool,
}

impl Scene {
    pub(super) const fn reading(step: LessonStep) -> Scene {
        Scene { step, opening: &[], asked: None, sequel: &[], leads_on: false }
    }

    pub(super) const fn watching(step: LessonStep, opening: &'static [&'static str]) -> Scene {
        Scene::reading(step).after(opening)
    }

    pub(super) const fn doing(step: LessonStep, asked: Asked) -> Scene {
        Scene { asked: Some(asked), ..Scene::reading(step) }
    }

    pub(super) const fn after(self, opening: &'static [&'static str]) -> Scene {
        Scene { opening, ..self }
    }

    pub(super) const fn then(self, sequel: &'static [&'static str]) -> Scene {
        Scene { sequel, ..self }
    }

    pub(super) const fn leading_on(self) -> Scene {
        Scene { leads_on: true, ..self }
    }
}

/// What the learner is asked to do. The engine says what is possible; this chooses among it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// One of the learner's wizards walks from this space.
    WalkFrom(u8),
    MoveTower(Face, u8),
    /// A tower moves by this card and uncovers one of the learner's wizards.
    FreeWith(Face),
    /// The learner tries to walk where there is no room, by this card.
    TryCrowd(Face),
    /// The learner tries to move a tower onto the castle's space, by this card.
    TryLanding(Face),
    /// A tower moves onto somebody else's wizard.
    Lock,
    /// One of the learner's wizards enters the castle by card.
    Enter,
    Redraw,
    Push(u8),
    RollDie,
    RollAgain,
    /// A card is given up.
    Discard,
    /// One of the learner's wizards is moved by a spell.
    MoveByMagic,
}

impl Asked {
    /// Whether the learner may try an action, given its consequences. Most steps offer only what is right. Where
    /// something has to be remembered, or is found to be impossible, everything is offered that the card can do.
    pub(super) fn offers(self, action: Action, events: &[Event], learner: Seat) -> bool {
        match self {
            Asked::FreeWith(face) | Asked::TryCrowd(face) | Asked::TryLanding(face) => {
                matches!(action, Action::PlayTower { card, .. } if card == face)
            }
            _ => self.is_met_by(action, events, learner),
        }
    }

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
            // Nothing legal does: the learner is to be refused.
            Asked::TryCrowd(_) | Asked::TryLanding(_) => false,
            Asked::Redraw => action == Action::Redraw,
            Asked::Push(number) => matches!(action, Action::Push { tower } if tower.number() == number),
            Asked::RollAgain => action == Action::Reroll,
            Asked::Discard => matches!(action, Action::Discard { .. }),
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

    /// Whether the learner was to find out just this.
    pub(super) fn is_met_by_refusal(self, refusal: Refusal) -> bool {
        match self {
            Asked::TryCrowd(_) => matches!(refusal, Refusal::SurfaceFull { .. }),
            Asked::TryLanding(_) => matches!(refusal, Refusal::CastleInTheWay { .. }),
            _ => false,
        }
    }

    /// What the engine refuses in the way that the learner is to find out, among what can be tried by the card.
    pub(super) fn attempt(self, position: &Position, learner: Seat) -> Option<Action> {
        let tried =
            |action: &Action| position.foresee(learner, *action).is_err_and(|refusal| self.is_met_by_refusal(refusal));
        match self {
            Asked::TryCrowd(card) => {
                Space::all().map(|space| Action::PlayWizard { card, space, colour: learner, riders: 0 }).find(tried)
            }
            Asked::TryLanding(card) => TowerId::all().map(|tower| Action::PlayTower { card, tower }).find(tried),
            _ => None,
        }
    }
}
