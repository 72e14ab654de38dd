//! Whoever is called back may call in again.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use rabenburg_bots::Level;
use rabenburg_engine::*;
use rabenburg_session::{Keeper, Local, Session, Study, Thinker, Waiting};
use rabenburg_words::Language;

use crate::chairs::{self, Chair};
use crate::room::{Shelf, luck, study};

/// Asks the game everything there is to ask, at the worst of times.
fn look_around(local: &Local) {
    let now = local.now();
    local.table();
    local.log();
    local.last_turn();
    local.record();
    local.sit(Viewer::Spectator);
    local.why_not(Action::Redraw, Box::new(|_| ()));
    local.shown(now.version);
}

/// A study in the same thread, which answers while it is being asked.
struct Hasty {
    study: RefCell<Study>,
    local: OnceCell<Local>,
    /// What was asked before there was somebody to answer to.
    early: RefCell<Vec<String>>,
}

impl Thinker for Hasty {
    fn ask(&self, message: String) {
        match self.local.get() {
            None => self.early.borrow_mut().push(message),
            Some(local) => {
                look_around(local);
                let answer = self.study.borrow_mut().hear(&message);
                answer.into_iter().for_each(|answer| local.hear(&answer));
            }
        }
    }
}

/// Looks around whenever it keeps something.
#[derive(Default)]
struct Curious(OnceCell<Local>);

impl Keeper for Curious {
    fn keep(&self, _: &str) {
        self.0.get().into_iter().for_each(look_around);
    }
}

#[test]
fn a_page_that_answers_every_update_at_once_plays_a_whole_game() {
    let chairs = [Chair::Person(String::new()), Chair::Bot(Level::Fledgling), Chair::Bot(Level::Random)];
    let table = chairs::table(Rules::new(Printing::Third, 3), chairs);
    let thinker = Rc::new(Hasty { study: RefCell::new(study()), local: OnceCell::new(), early: RefCell::default() });
    let keeper = Rc::<Curious>::default();
    let local = Local::start(&table, luck(1), thinker.clone(), keeper.clone()).expect("a table");
    assert!(thinker.local.set(local.clone()).is_ok() && keeper.0.set(local.clone()).is_ok());
    let early = thinker.early.take();
    early.into_iter().for_each(|message| thinker.ask(message));

    let told: Rc<RefCell<Vec<u32>>> = Rc::default();
    let nested = Cell::new(false);
    let play = {
        let (local, told) = (local.clone(), told.clone());
        move |version: u32| {
            told.borrow_mut().push(version);
            look_around(&local);
            let now = local.now();
            if now.waiting == Waiting::Viewer {
                let again = local.clone();
                local.hint(Language::English, Box::new(|_| ()));
                let choice = now.choices[now.version as usize % now.choices.len()].action;
                local.act(
                    choice,
                    Box::new(move |answer| {
                        assert_eq!(answer, Ok(()));
                        look_around(&again);
                    }),
                );
            }
        }
    };
    let on_update = play.clone();
    local.listen(Box::new(move |update| {
        assert!(!nested.replace(true), "updates come one after the other");
        on_update(update.now.version);
        nested.set(false);
    }));
    play(local.now().version);
    assert!(matches!(local.now().waiting, Waiting::Over(_)), "{:?}", local.now().waiting);
    let told = told.borrow();
    assert!(told.windows(2).all(|pair| pair[0] < pair[1]), "in order: {told:?}");
    assert_eq!(told.last(), Some(&local.now().version));
}

#[test]
fn a_listener_may_put_another_one_in_its_place() {
    let chairs = [Chair::Person(String::new()), Chair::Bot(Level::Fledgling)];
    let table = chairs::table(Rules::new(Printing::Third, 2), chairs);
    let post = Rc::<crate::room::Post>::default();
    let local = Local::start(&table, luck(1), post, Rc::<Shelf>::default()).expect("a table");
    let told = Rc::<RefCell<Vec<&str>>>::default();
    let (again, first, second) = (local.clone(), told.clone(), told.clone());
    local.listen(Box::new(move |_| {
        first.borrow_mut().push("first");
        let second = second.clone();
        again.listen(Box::new(move |_| second.borrow_mut().push("second")));
    }));
    for _ in 0..2 {
        local.act(local.now().choices[0].action, Box::new(|answer| assert_eq!(answer, Ok(()))));
    }
    assert_eq!(*told.borrow(), ["first", "second"]);
}

#[test]
fn an_ear_does_not_keep_the_game_alive() {
    let chairs = [Chair::Bot(Level::Fledgling), Chair::Person(String::new())];
    let table = chairs::table(Rules::new(Printing::Third, 2), chairs);
    let (post, shelf) = (Rc::<crate::room::Post>::default(), Rc::<Shelf>::default());
    let local = Local::start(&table, luck(1), post.clone(), shelf.clone()).expect("a table");
    let ear = local.ear();
    let version = local.now().version;
    local.shown(version);
    let mut study = study();
    let answers: Vec<String> = post.0.borrow_mut().drain(..).filter_map(|message| study.hear(&message)).collect();
    answers.iter().for_each(|answer| ear(answer));
    assert!(local.now().version > version);
    drop(local);
    assert_eq!(Rc::strong_count(&shelf), 1, "the game is gone");
    answers.iter().for_each(|answer| ear(answer));
}
