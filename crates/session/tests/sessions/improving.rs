//! What would have been better, and playing on from there.

use std::cell::RefCell;
use std::rc::Rc;

use rabenburg_bots::Level;
use rabenburg_engine::{Seat, Viewer};
use rabenburg_session::{Analysis, Film, Keeper, Local, PointOfView, Session, Summary, Thinker, Waiting, Who};
use rabenburg_words::Language;

/// The last wizard of both is near the castle; the first player could walk in, and does not.
const GAME: &str = "rabenburg game 1
tag seat-a person
tag seat-b wizard Korax
rules third basic 2
course 0:a 2:b 3:1* 5:2 6:3 7:4 8:5 9:6 10:7 11:8 12:9
a 0/0/6 W3 W1 T2 | b 0/0/6 W1 W2 W3 | discard - | turn 0
moves
a play W1 a@0
a play T2 t9
draw T1 T1
";

#[test]
fn the_move_that_would_have_won_is_found() {
    let film = Film::read_given_up(GAME).expect("a game");
    let better = Analysis::new(film.clone(), 200).better(0, Language::English).expect("a better move");
    assert_eq!(better.action, "play W3 a@0".parse().expect("an action"));
    assert_eq!(better.moment, 0);
    assert!(better.gain() > 0.2, "{better:?}");
    assert!(!better.did.is_empty() && better.did != better.why, "{better:?}");
    assert!(!film.foreseen(0, Seat::FIRST, better.action).is_empty());
    assert_eq!(film.decision(0), Some((Seat::FIRST, "play W1 a@0".parse().expect("an action"))));
}

/// The same with full flasks: a spell could be cast before the walk, but only costs what decides between two who have
/// finished (rule 10.3).
#[test]
fn a_move_that_finishes_at_once_is_not_replaced_by_a_longer_way() {
    let full =
        GAME.replace("a 0/0/6", "a 0/6/0").replace("b 0/0/6", "b 0/6/0").replace("draw T1 T1", "a end\ndraw T1 T1");
    for runs in [50, 200, 1000] {
        let film = Film::read_given_up(&full).expect("a game");
        let better = Analysis::new(film, runs).better(0, Language::English).expect("a better move");
        assert_eq!(better.action, "play W3 a@0".parse().expect("an action"), "{runs}: {better:?}");
    }
    // And whoever has made it is not told that something else was better.
    let walked = full.split("a play W1 a@0").next().expect("a beginning").to_owned() + "a play W3 a@0\ndraw T1\n";
    for runs in [50, 200, 1000] {
        let film = Film::read_given_up(&walked).expect("a game");
        let better = Analysis::new(film, runs).better(0, Language::English);
        assert_eq!(better, None, "{runs}");
    }
}

struct Nobody;

impl Thinker for Nobody {
    fn ask(&self, _: String) {}
}

#[derive(Default)]
struct Shelf(RefCell<(String, Option<Summary>)>);

impl Keeper for Shelf {
    fn keep(&self, text: &str) {
        self.0.borrow_mut().0 = text.into();
    }

    fn sum_up(&self, summary: &Summary) {
        self.0.borrow_mut().1 = Some(summary.clone());
    }
}

#[test]
fn a_finished_game_can_be_played_on_from_any_moment() {
    let film = Film::read_given_up(GAME).expect("a game");
    let shelf = Rc::new(Shelf::default());
    let local = Local::play_on(&film, 0, Seat::FIRST, Box::new(|_| 0), Rc::new(Nobody), shelf.clone()).expect("a game");
    let now = local.now();
    assert_eq!(now.view, film.frame(0, PointOfView::Of(Viewer::Seat(Seat::FIRST))).view);
    assert_eq!(now.waiting, Waiting::Viewer);
    assert_eq!(local.table().players[0].sitter, Who::Here);
    assert_eq!(local.table().players[1].sitter, Who::Bot(Level::Wizard), "bots stay who they were");
    local.act("play W3 a@0".parse().expect("an action"), Box::new(|done| assert_eq!(done, Ok(()))));
    let kept = shelf.0.borrow();
    let summary = kept.1.as_ref().expect("a summary");
    assert_eq!(summary.standings[0].home, 5);
    let again = Local::resume(&kept.0, Box::new(|_| 0), Rc::new(Nobody), Rc::new(Shelf::default()));
    assert_eq!(again.expect("a saved game").now().view, local.now().view);
}
