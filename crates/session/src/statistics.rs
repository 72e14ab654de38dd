//! What each player did in a game, counted by going through its record.

use rabenburg_engine::{Cast, Event, Fact, Record, Seat, Sink, Stage};

/// What one player did, as far as the record goes. A record that begins in the middle of a game knows nothing of what was
/// before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatStatistics {
    /// How many of his wizards came home.
    pub wizards_home: u32,
    /// How many wizards he locked up by the towers he moved, by card, push or spell; his own included.
    pub locked_up: u32,
    /// How often one of his own wizards was locked up, by whomever.
    pub was_locked_up: u32,
    /// How many of his flasks were filled; in a team game also by his partner (rule 11.5).
    pub flasks_filled: u32,
    /// How many full flasks he paid.
    pub flasks_spent: u32,
    /// How many spells he cast. Each repeat and each rider of Piggyback is a spell of its own (rules 9.2 and 8.7).
    pub spells_cast: u32,
    /// How many cards he played, whether their move was then made or not.
    pub cards_played: u32,
    /// How many cards went from his hand to the discard pile unused: single ones (rules 3.3 and 3.4) and the hands that he
    /// discarded to redraw (rule 3.5). With the played ones these are all cards that he laid down, which in a solo game is
    /// the score (rules 12.3 and 12.4).
    pub cards_discarded: u32,
    /// How often he redrew instead of playing (rule 3.5).
    pub redraws: u32,
}

/// What everybody did, by seat.
pub fn statistics(record: &Record) -> Vec<SeatStatistics> {
    let mut now = *record.start();
    let seats = vec![SeatStatistics::default(); usize::from(now.rules().players)];
    let mut tally = Tally { seats, active: now.active(), tower_spell_by: None };
    for &input in record.inputs() {
        tally.active = now.active();
        now.put(input, &mut tally).expect("a record takes only what the rules allow");
    }
    tally.seats
}

/// How many turns were begun, the one in which the record begins included.
pub fn turns(record: &Record) -> u32 {
    let (start, now) = (record.start(), record.position());
    // Hands that are dealt belong to no turn.
    if now.stage() == Stage::Deal { 0 } else { now.turn_number() - start.turn_number() + 1 }
}

/// The counters while the game goes by.
struct Tally {
    seats: Vec<SeatStatistics>,
    /// Whose turn it is: towers move for him, unless a spell moves them.
    active: Seat,
    /// Who has just cast a spell that moves a tower. The next tower moves for him.
    tower_spell_by: Option<Seat>,
}

impl Tally {
    fn of(&mut self, seat: Seat) -> &mut SeatStatistics {
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
