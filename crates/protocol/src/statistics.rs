//! What each player did in a game, counted by going through its record.

use rabenburg_engine::{Cast, Event, Fact, Record, Seat, Sink, Stage};
use serde::{Deserialize, Serialize};

/// What one player did, as far as the record goes. One that begins in the middle of a game says nothing of what came before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Statistics {
    /// How many of their wizards came home.
    pub wizards_home: u32,
    /// How many wizards they locked up with the towers they moved, by card, push or spell; their own included.
    pub locked_up: u32,
    /// How often one of their own wizards was locked up, by anyone.
    pub was_locked_up: u32,
    /// How many of their flasks were filled, in a team game also by their partner (rule 11.5).
    pub flasks_filled: u32,
    /// How many full flasks they spent.
    pub flasks_spent: u32,
    /// How many spells they cast. Each repeat and each rider of Piggyback is a spell of its own (rules 9.2 and 8.7).
    pub spells_cast: u32,
    /// How many cards they played, whether or not the move was made.
    pub cards_played: u32,
    /// How many cards they discarded unused: single ones (rules 3.3 and 3.4) and whole hands to redraw (rule 3.5). Together
    /// with the played ones, these are all the cards they laid down: the score of a solo game (rules 12.3 and 12.4).
    pub cards_discarded: u32,
    /// How often they redrew their hand instead of playing (rule 3.5).
    pub redraws: u32,
}

impl Statistics {
    /// What everybody did, by seat.
    pub fn of(record: &Record) -> Vec<Statistics> {
        let mut now = *record.start();
        let seats = vec![Statistics::default(); usize::from(now.rules().players)];
        let mut tally = Tally { seats, active: now.active(), tower_spell_by: None };
        for &input in record.inputs() {
            tally.active = now.active();
            now.put(input, &mut tally).expect("a record takes only what the rules allow");
        }
        tally.seats
    }
}

/// How many turns were begun, the one in which the record begins included.
pub fn turns(record: &Record) -> u32 {
    let (start, now) = (record.start(), record.position());
    // Hands that are dealt belong to no turn.
    if now.stage() == Stage::Deal { 0 } else { now.turn_number() - start.turn_number() + 1 }
}

/// The counters while the game goes by.
struct Tally {
    seats: Vec<Statistics>,
    /// Whose turn it is: towers move for them, unless a spell moves one.
    active: Seat,
    /// Who has just cast a spell that moves a tower. The next tower moves for them.
    tower_spell_by: Option<Seat>,
}

impl Tally {
    fn of(&mut self, seat: Seat) -> &mut Statistics {
        &mut self.seats[seat.index()]
    }
}

impl Sink for Tally {
    fn event(&mut self, event: &Event) {
        let Event::Public(fact) = *event else { return };
        match fact {
            Fact::Played { seat, .. } => self.of(seat).cards_played += 1,
            Fact::Discarded { seat, .. } => self.of(seat).cards_discarded += 1,
            Fact::HandDiscarded { seat, cards } => {
                self.of(seat).cards_discarded += u32::from(cards.len());
                self.of(seat).redraws += 1;
            }
            Fact::WizardEntered { colour, .. } => self.of(colour).wizards_home += 1,
            Fact::TowerMoved { locked_up, .. } => {
                let mover = self.tower_spell_by.take().unwrap_or(self.active);
                for owner in locked_up.owners() {
                    self.of(mover).locked_up += 1;
                    self.of(owner).was_locked_up += 1;
                }
            }
            Fact::FlaskFilled { owner } => self.of(owner).flasks_filled += 1,
            Fact::SpellCast { caster, cast, cost, .. } => {
                self.of(caster).spells_cast += 1;
                self.of(caster).flasks_spent += u32::from(cost);
                // After any other spell a tower moves only because it was announced (rule 9.5).
                let moves_a_tower = matches!(cast, Cast::MoveTower { .. } | Cast::HeadwindTower { .. });
                self.tower_spell_by = moves_a_tower.then_some(caster);
            }
            _ => {}
        }
    }
}
