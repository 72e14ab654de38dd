//! What really happened, by the record that the server gives once the game is over.

use rabenburg_engine::{Event, Fact, Position, Record, SeenEvent, SeenLog, Viewer};
use rabenburg_protocol::Code;

use super::{Chair, House};
use rabenburg_session::Session;

/// A whole game.
pub(crate) struct Truth {
    record: Record,
}

impl Truth {
    pub(crate) async fn of(house: &House, code: Code) -> Truth {
        let (status, text) = house.ask_text("GET", &format!("/tables/{code}/record"), None, None).await;
        assert_eq!(status, 200, "{text}");
        Truth { record: text.parse().expect("our notation") }
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
        let mut log = SeenLog::new(self.record.start());
        events.iter().for_each(|event| log.push(event.seen_by(viewer)));
        assert_eq!(game.log(), log.iter().map(|(turn, event)| (turn, *event)).collect::<Vec<_>>());
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
        let mut stretch = (position.view(viewer), Vec::new());
        for event in self.events().1 {
            position.apply(&event);
            match event {
                Event::Public(Fact::TurnBegan { .. }) => stretch = (position.view(viewer), Vec::new()),
                Event::Public(Fact::ActionBegan) if stretch.1.is_empty() => {}
                event => stretch.1.push(event.seen_by(viewer)),
            }
        }
        let mut replay = chair.game().last_turn().expect("the last turn");
        replay.events.retain(|event| !is_first_window(event));
        stretch.1.retain(|event| !is_first_window(event));
        assert_eq!(replay.events, stretch.1);
        assert_eq!((&replay.from.spaces, &replay.from.hand), (&stretch.0.spaces, &stretch.0.hand));
        assert_eq!((replay.from.turn, replay.from.actions_used), (stretch.0.turn, stretch.0.actions_used));
    }
}

/// Stages are not shown; whether the first one of a turn is told with it or before it does not matter.
fn is_first_window(event: &SeenEvent) -> bool {
    matches!(event, SeenEvent::Public(Fact::Reached { .. } | Fact::InterludeReached { .. }))
}
