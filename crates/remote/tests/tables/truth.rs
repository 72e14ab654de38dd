//! What really happened, by the record that the server gives once the game is over.

use rabenburg_engine::{Event, Fact, Position, Record, SeenEvent, SeenLog, Viewer};
use rabenburg_protocol::Code;
use rabenburg_testkit::House;

use super::Chair;
use rabenburg_session::{Replay, Session};

/// A whole game.
pub(crate) struct Truth {
    record: Record,
}

impl Truth {
    pub(crate) async fn of(house: &House, code: Code) -> Truth {
        let answer = house.get(&format!("/api/v1/tables/{code}/record")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        Truth { record: answer.text().parse().expect("our notation") }
    }

    fn events(&self) -> (Position, Vec<Event>) {
        let mut position = *self.record.start();
        let mut events = Vec::new();
        for &input in self.record.inputs() {
            position.put(input, &mut events).expect("a record can be played");
        }
        (position, events)
    }

    pub(crate) fn seen_by(&self, viewer: Viewer) -> Vec<SeenEvent> {
        self.events().1.iter().map(|event| event.seen_by(viewer)).collect()
    }

    /// The present is what the record says, and so is what a client may have written down.
    pub(crate) fn check_end(&self, chair: &Chair) {
        let (position, events) = self.events();
        let (game, viewer) = (chair.game(), chair.game().now().view.viewer);
        assert_eq!(game.now().view, position.view(viewer));
        assert_eq!(game.table().rules, *position.rules());
        let mut log = SeenLog::new(self.record.start().view(viewer));
        events.iter().for_each(|event| log.push(event.seen_by(viewer)));
        assert_eq!(game.log(), log);
    }

    /// Everything was told once, in order.
    pub(crate) fn check_telling(&self, chair: &Chair) {
        let viewer = chair.game().now().view.viewer;
        let (truth, told) = (self.seen_by(viewer), chair.told.borrow().events());
        assert_eq!((told.len(), &told), (truth.len(), &truth), "{viewer:?}");
        let told = chair.told.borrow();
        let versions: Vec<u32> = told.updates.iter().map(|update| update.now.version).collect();
        assert!(versions.is_sorted_by(|one, next| one < next), "{versions:?}");
        let last = told.updates.last().expect("updates");
        assert_eq!(last.now, chair.game().now());
    }

    /// The last turn can be shown again, from its beginning to its end.
    pub(crate) fn check_last_turn(&self, chair: &Chair) {
        let viewer = chair.game().now().view.viewer;
        let mut position = *self.record.start();
        let mut last = None;
        for event in self.events().1 {
            position.apply(&event);
            if let Event::Public(Fact::TurnBegan { .. }) = event {
                last = Some(Replay { from: position.view(viewer), events: Vec::new() });
            } else if let Some(last) = &mut last {
                last.events.push(event.seen_by(viewer));
            }
        }
        assert_eq!(chair.game().last_turn(), last);
    }
}
