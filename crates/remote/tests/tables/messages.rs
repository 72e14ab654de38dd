//! Messages that make no sense, or sense to later clients only; and callbacks that call in.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use rabenburg_protocol::{Command, ProblemCode};
use rabenburg_remote::{Connection, News, Remote, Transport};
use rabenburg_session::Session;
use rabenburg_testkit::House;

use super::games::party;

/// A line that only remembers.
#[derive(Default)]
struct Paper(RefCell<Vec<String>>);

impl Transport for Paper {
    fn send(&self, message: String) {
        self.0.borrow_mut().push(message);
    }
}

const WELCOME: &str = r#"{"type":"welcome","protocol":1,"version":3,"you":{"visitor":"01J2F5Z8Q7RX","name":"Anna","seat":0},
    "table":{"code":"7K2QX9FM","status":"waiting","host":"01J2F5Z8Q7RX","options":{"players":2},
    "seats":[{"sitter":"person","visitor":"01J2F5Z8Q7RX","name":"Anna","present":true,"bot_plays":false,"colour":"blue"},
    {"sitter":"open"}],"spectators":0,"weather":"fine"},"log":[],"chat":[],"mood":"good"}"#;

thread_local! {
    /// The time of the clients of one test, in seconds.
    static SECONDS: Cell<u64> = const { Cell::new(0) };
}

fn wait(seconds: u64) {
    SECONDS.set(SECONDS.get() + seconds);
}

fn client() -> (Remote, Rc<Paper>) {
    let mut count = 0;
    let names = move || {
        count += 1;
        format!("name-{count}").parse().expect("an id")
    };
    let remote = Remote::new(None, names, || Duration::from_secs(SECONDS.get()));
    let paper = Rc::new(Paper::default());
    remote.opened(paper.clone());
    (remote, paper)
}

#[test]
fn hello_comes_first_and_commands_after_the_welcome() {
    let (remote, paper) = client();
    remote.command(Command::Leave {}, Box::new(|_| ()));
    assert_eq!(*paper.0.borrow(), [r#"{"type":"hello","protocol":1,"foresee":true}"#]);
    remote.hear(WELCOME);
    assert_eq!((remote.connection(), paper.0.borrow().len()), (Connection::Open, 2));
    let again = Rc::new(Paper::default());
    remote.lost();
    remote.opened(again.clone());
    assert_eq!(*again.0.borrow(), paper.0.borrow()[..1], "before the game nothing can be missed");
    remote.hear(WELCOME);
    assert_eq!(again.0.borrow()[1], paper.0.borrow()[1], "the same under the same name");
}

#[test]
fn a_line_on_which_no_answer_comes_is_dead() {
    let (remote, paper) = client();
    wait(7);
    assert!(!remote.is_overdue());
    wait(1);
    assert!(remote.is_overdue(), "nobody has said welcome");
    remote.hear(WELCOME);
    wait(600);
    assert!(!remote.is_overdue(), "nobody owes anything");
    remote.command(Command::Leave {}, Box::new(|_| ()));
    wait(7);
    assert!(!remote.is_overdue());
    wait(1);
    assert!(remote.is_overdue(), "the command is not answered");
    remote.lost();
    assert_eq!((remote.connection(), remote.is_overdue()), (Connection::Broken, false));
    let again = Rc::new(Paper::default());
    remote.opened(again.clone());
    remote.hear(WELCOME);
    assert_eq!(again.0.borrow()[1], paper.0.borrow()[1], "it is sent again under the same name");
    wait(7);
    assert!(!remote.is_overdue(), "the new line has as much time");
    remote.hear(r#"{"type":"done","id":"name-1","version":4}"#);
    wait(60);
    assert!(!remote.is_overdue());
}

#[test]
fn a_server_that_was_never_reached_is_told_of() {
    let remote = Remote::new(None, || "name".parse().expect("an id"), || Duration::ZERO);
    let told = Rc::new(Cell::new(0));
    let heard = told.clone();
    remote.listen(Box::new(move |news| heard.set(heard.get() + u32::from(news == News::Connection))));
    assert_eq!(remote.connection(), Connection::Connecting);
    remote.lost();
    remote.lost();
    assert_eq!((remote.connection(), told.get()), (Connection::Unreachable, 1));
    assert!(remote.retry_in(0.5).is_some());
    remote.opened(Rc::new(Paper::default()));
    remote.hear(WELCOME);
    assert_eq!(remote.connection(), Connection::Open);
}

#[test]
fn what_later_servers_say_is_skipped() {
    let (remote, _paper) = client();
    remote.hear(WELCOME);
    let answer = Rc::new(Cell::new(None));
    let place = Rc::clone(&answer);
    remote.command(Command::Leave {}, Box::new(move |answer| place.set(Some(answer))));
    for message in [
        r#"{"type":"weather","sky":"cloudy"}"#,
        r#"{"type":"said","version":4,"visitor":"0QRS6TN4VBG2","name":"Ben","saying":{"song":"la la"},"at":1}"#,
        r#"{"type":"done","id":"somebody-elses","version":4}"#,
    ] {
        remote.hear(message);
        assert_eq!(remote.connection(), Connection::Open, "{message}");
    }
    assert!(remote.is_waiting());
    remote.hear(r#"{"type":"refused","id":"name-1","version":4,"code":"full_moon","message":"not at full moon"}"#);
    let problem = answer.take().expect("an answer").expect_err("refused");
    assert_eq!((problem.code, problem.message.as_str()), (ProblemCode::Unknown, "not at full moon"));
}

#[test]
fn without_what_cannot_be_read_nobody_goes_on() {
    for message in [
        "",
        "{",
        "[]",
        "null",
        r#"{"type":7}"#,
        r#"{"type":"update","version":4}"#,
        r#"{"type":"welcome","protocol":1}"#,
        r#"{"type":"table","version":4,"you":{},"table":{}}"#,
    ] {
        let (remote, paper) = client();
        remote.hear(WELCOME);
        assert_eq!(remote.retry_in(0.5), None, "it is open");
        remote.hear(message);
        assert_eq!(remote.connection(), Connection::Broken, "{message}");
        assert_eq!(Rc::strong_count(&paper), 1, "the line is given up");
        assert!(remote.retry_in(0.5).is_some());
        // What still comes on it is not heard.
        remote.hear(WELCOME);
        assert_eq!(remote.connection(), Connection::Broken);
    }
}

#[test]
fn farewells_close_for_good_or_for_a_while() {
    let bye = |code: &str| format!(r#"{{"type":"bye","code":"{code}","message":"why"}}"#);
    for code in ["no_such_table", "no_spectators", "unknown_key", "protocol"] {
        let (remote, _paper) = client();
        remote.hear(&bye(code));
        assert!(matches!(remote.connection(), Connection::Closed(_)), "{code}");
        remote.lost();
        assert_eq!(remote.retry_in(0.5), None);
    }
    for code in ["busy", "storage", "too_many", "malformed", "full_moon"] {
        let (remote, _paper) = client();
        remote.hear(WELCOME);
        remote.hear(&bye(code));
        assert_eq!(remote.connection(), Connection::Broken, "{code}");
        assert!(remote.retry_in(0.5).is_some());
    }
}

#[test]
fn tries_come_more_and_more_rarely_and_never_all_at_once() {
    let (remote, _paper) = client();
    remote.hear(WELCOME);
    remote.lost();
    let mut waits = Vec::new();
    for _ in 0..8 {
        waits.push(remote.retry_in(0.5).expect("a wait").as_millis());
        assert!(remote.retry_in(0.0) < remote.retry_in(0.5) && remote.retry_in(0.5) < remote.retry_in(1.0));
        remote.lost();
    }
    assert_eq!(waits, [500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
    let line = Rc::new(Paper::default());
    remote.opened(line);
    remote.hear(WELCOME);
    remote.lost();
    assert_eq!(remote.retry_in(0.5), Some(Duration::from_millis(500)), "a welcome begins anew");
}

#[test]
fn whoever_is_called_back_may_call_in_and_is_told_one_thing_after_the_other() {
    let (remote, _paper) = client();
    let heard: Rc<RefCell<Vec<String>>> = Rc::default();
    let (myself, list, inside) = (remote.clone(), Rc::clone(&heard), Cell::new(false));
    remote.listen(Box::new(move |news| {
        assert!(!inside.replace(true), "one after the other");
        let now = myself.connection();
        list.borrow_mut().push(format!("{news:?} {now:?}"));
        if news == News::Connection && now == Connection::Open {
            myself.lost();
            let list = Rc::clone(&list);
            myself.command(Command::Leave {}, Box::new(move |_| list.borrow_mut().push("answered".into())));
            assert_eq!(myself.connection(), Connection::Open, "what comes meanwhile is heard afterwards");
        }
        inside.set(false);
    }));
    remote.hear(WELCOME);
    assert_eq!(*heard.borrow(), ["Connection Open", "Table Open", "Connection Broken"]);
    remote.hear(WELCOME);
    remote.opened(Rc::new(Paper::default()));
    assert!(remote.is_waiting());
    // A listener may be replaced, and be the last one to hold the client.
    remote.listen(Box::new(|_| ()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_game_is_there_when_it_is_told_of_and_advises_nobody() {
    let house = House::quick().open().await;
    let (_, chairs) = party(&house, 2, r#"{"players":2,"clock":{"turn_seconds":90}}"#).await;
    for chair in &chairs {
        let game = chair.game();
        assert!(!game.advises());
        let hinted = Rc::new(Cell::new(None));
        let place = Rc::clone(&hinted);
        game.hint(rabenburg_words::Language::German, Box::new(move |advised| place.set(Some(advised))));
        assert_eq!(hinted.take(), Some(None));
        let choices = game.now().choices;
        assert!(choices.iter().any(|choice| !choice.foreseen.is_empty()) || !chair.is_awaited(), "asked to foresee");
        let ticking = chair.remote.ticking().expect("a clock");
        assert!(ticking.ends > Duration::from_secs(60) && ticking.ends <= Duration::from_secs(90));
        let news = &chair.told.borrow().news;
        assert_eq!(news.iter().filter(|news| **news == News::Game).count(), 1);
        assert!(news.contains(&News::Clock));
    }
    house.end().await;
}
