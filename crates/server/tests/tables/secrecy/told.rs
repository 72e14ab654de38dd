//! Whether somebody was told exactly what they may know: every message is taken apart and held against the truth.

use std::collections::{BTreeMap, HashMap};

use rabenburg_engine::{Awaited, Face, Viewer};
use rabenburg_protocol::Problem;
use serde_json::{Value, json};

use super::party::{Asked, Session, Transcript};
use super::truth::{Moment, Truth, shown_faces};

/// How much was looked at, so that a test that saw nothing does not pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Count {
    updates: usize,
    welcomes: usize,
    log_lines: usize,
    refusals: usize,
    said: usize,
    hidden_draws: usize,
    hidden_exchanges: usize,
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.updates += other.updates;
        self.welcomes += other.welcomes;
        self.log_lines += other.log_lines;
        self.refusals += other.refusals;
        self.said += other.said;
        self.hidden_draws += other.hidden_draws;
        self.hidden_exchanges += other.hidden_exchanges;
    }
}

impl Count {
    pub(super) fn assert_enough(self) {
        assert!(self.updates > 10_000 && self.welcomes > 200 && self.log_lines > 5_000, "{self:?}");
        assert!(self.refusals > 200 && self.said > 200, "{self:?}");
        assert!(self.hidden_draws > 1_000 && self.hidden_exchanges > 20, "{self:?}");
    }
}

/// Everything that was sent to everybody at a table.
pub(super) fn check(truth: &Truth, transcripts: &[Transcript]) -> Count {
    let mut checker = Checker { truth, common: HashMap::new(), expected: HashMap::new(), count: Count::default() };
    for transcript in transcripts {
        for session in &transcript.sessions {
            for (number, text) in session.heard.iter().enumerate() {
                let message: Value = serde_json::from_str(text).expect("JSON");
                checker.message(transcript, session, number == 0, message);
            }
        }
    }
    checker.count
}

struct Checker<'a> {
    truth: &'a Truth,
    /// What a message has for everybody alike, by its kind and version.
    common: HashMap<(String, u64), Value>,
    /// What somebody may be told of the present, by version, viewer and whether they want to foresee: made once.
    expected: HashMap<(u64, Viewer, bool), (Value, Value)>,
    count: Count,
}

impl Checker<'_> {
    fn message(&mut self, who: &Transcript, session: &Session, first: bool, message: Value) {
        let kind = message["type"].as_str().expect("a type").to_owned();
        match kind.as_str() {
            "welcome" | "update" | "table" | "said" => self.news(who, session, first, &kind, message),
            "refused" => self.refused(who, &message),
            "allowed" => assert_eq!(keys(&message), ["id", "type"]),
            "done" => assert_eq!(keys(&message), ["id", "type", "version"]),
            _ => panic!("{message}"),
        }
    }

    /// What everybody gets, each in a form of their own. What is theirs alone is taken out and looked at; what is left is the same
    /// for all.
    fn news(&mut self, who: &Transcript, session: &Session, first: bool, kind: &str, mut message: Value) {
        let version = message["version"].as_u64().expect("a version");
        let moment = self.truth.at(version);
        self.named_cards(who, version, &message);
        if let Some(now) = message.get_mut("now") {
            let moment = moment.expect("a game");
            let foresee = session.foresee;
            let wanted = (version, who.viewer, foresee);
            let (view, choices) = self.expected.entry(wanted).or_insert_with(|| present(moment, who.viewer, foresee));
            assert_eq!(take(now, "view").as_ref(), Some(&*view), "the view of {:?} at {version}", who.viewer);
            assert_eq!(take(now, "choices").as_ref(), Some(&*choices), "the choices of {:?} at {version}", who.viewer);
            self.clock(moment, now);
        }
        if let Some(events) = take(&mut message, "events") {
            let moment = moment.filter(|moment| moment.version == version).expect("something happened");
            let seen: Vec<_> = moment.events.iter().map(|event| event.seen_by(who.viewer)).collect();
            assert_eq!(events, json!(seen), "what {:?} saw at {version}", who.viewer);
            assert_eq!(message["by"]["seat"], json!(moment.actor));
            self.count.updates += 1;
            self.count.hidden_draws += events_named(&events, "drew");
            self.count.hidden_exchanges += events_named(&events, "card_passed_face_down");
            self.count.hidden_exchanges += events_named(&events, "offered");
        }
        if let Some(log) = take(&mut message, "log") {
            let from = take(&mut message, "log_from");
            self.log(who, session, first, version, &log, from.as_ref());
        }
        if let Some(chat) = take(&mut message, "chat") {
            self.chat(who, version, &chat);
        }
        if let Some(you) = take(&mut message, "you") {
            self.you(who, version, &you);
        }
        if kind == "said" {
            assert!(!is_muted(who, version, &message), "{message} was sent to a guest who does not want to hear it");
            self.count.said += 1;
        }
        take(&mut message, "id");
        take(&mut message, "notice");
        if let Some(mut table) = take(&mut message, "table") {
            // Who is there at the moment changes without a version; everybody sees it.
            take(&mut table, "spectators");
            let seats = table["seats"].as_array_mut().expect("seats");
            seats.iter_mut().for_each(|seat| drop((take(seat, "present"), take(seat, "away_since"))));
            ["away", "ending"].into_iter().for_each(|field| drop(take(&mut table, field)));
            self.common("the table", version, &table);
        }
        self.common(kind, version, &message);
    }

    /// What is the same for everybody.
    fn common(&mut self, kind: &str, version: u64, rest: &Value) {
        let first = self.common.entry((kind.to_owned(), version)).or_insert_with(|| rest.clone());
        assert_eq!(first, rest, "{kind} at {version} differs in more than it may");
    }

    /// A clock belongs to whoever is awaited. How much is left depends on when the message was made.
    fn clock(&self, moment: &Moment, now: &mut Value) {
        let Some(clock) = take(now, "clock") else { return };
        assert_eq!(keys(&clock), ["left_ms", "seat"]);
        assert_eq!(clock["seat"], json!(moment.position.awaited()));
    }

    fn log(
        &mut self,
        who: &Transcript,
        session: &Session,
        first: bool,
        version: u64,
        log: &Value,
        from: Option<&Value>,
    ) {
        let mut may = self.truth.log(version, who.viewer);
        let mut lines = log.as_array().expect("lines").clone();
        for by in lines.iter_mut().filter_map(|line| take(line, "by")) {
            // Who acted is public; what chose for them is not told.
            assert!(keys(&by).iter().all(|key| ["actor", "seat", "timeout"].contains(key)), "{by}");
        }
        let lines = &lines;
        if first {
            let since = session.since.filter(|since| *since <= version).unwrap_or(0);
            may.retain(|line| line["version"].as_u64() > Some(since));
            assert_eq!(lines, &may, "the log of {:?} at {version} since {:?}", who.viewer, session.since);
        } else {
            // Who was too slow is told what they missed: the end of what they may know.
            assert!(may.ends_with(lines), "the log of {:?} at {version}", who.viewer);
        }
        let began = self.truth.at(version).is_some();
        let before = began.then(|| self.truth.before(version, lines.len(), who.viewer));
        assert_eq!(from, before.as_ref(), "where the log of {:?} begins at {version}", who.viewer);
        self.count.welcomes += 1;
        self.count.log_lines += lines.len();
    }

    /// What was said before was heard by all, but for those who do not want to hear it.
    fn chat(&mut self, who: &Transcript, version: u64, chat: &Value) {
        for said in chat.as_array().expect("a list") {
            assert!(!is_muted(who, version, said), "{said} was sent to a guest who does not want to hear it");
            let mut said = said.clone();
            said["type"] = json!("said");
            self.common("said", said["version"].as_u64().expect("a version"), &said);
        }
    }

    fn you(&self, who: &Transcript, version: u64, you: &Value) {
        let allowed = ["muted", "name", "seat", "visitor"];
        assert!(keys(you).iter().all(|key| allowed.contains(key)), "{you}");
        assert_eq!(you.get("visitor"), who.visitor.map(|visitor| json!(visitor)).as_ref());
        let name = you.get("name").map(|name| name.as_str().expect("a name"));
        let known = who.name.as_ref().map(|name| name.as_str());
        assert!(name.is_some() == known.is_some() && name.unwrap_or("").starts_with(known.unwrap_or("")), "{you}");
        let muted = who.muted.filter(|(_, at)| *at <= version).map(|(visitor, _)| json!([visitor]));
        assert_eq!(you.get("muted"), muted.as_ref());
        if version >= self.truth.began_at() {
            let seat = match who.viewer {
                Viewer::Seat(seat) => Some(json!(seat)),
                Viewer::Spectator => None,
            };
            assert_eq!(you.get("seat"), seat.as_ref());
        }
    }

    /// A refusal is the engine's, or has nothing to do with the game.
    fn refused(&mut self, who: &Transcript, message: &Value) {
        let version = message["version"].as_u64().expect("a version");
        let asked = who.asked[message["id"].as_str().expect("an id")];
        let code = message["code"].as_str().expect("a code");
        let mut problem = message.clone();
        ["type", "id", "version"].into_iter().for_each(|field| drop(take(&mut problem, field)));
        if code == "illegal" {
            let position = &self.truth.at(version).expect("a game").position;
            let (Asked::Act(action) | Asked::WhyNot(action)) = asked else { panic!("{message}") };
            let refusal = position.refusal(who.viewer, action).expect("the engine refuses it too");
            assert_eq!(problem, json!(Problem::from(refusal)));
            // It names no card but the one that was asked about, and the one that everybody sees in use.
            let mut may = faces(&json!(action).to_string());
            may.extend(position.die_card().map(|face| (face, 1)));
            assert!(faces(&message.to_string()).keys().all(|face| may.contains_key(face)), "{message}");
            self.count.refusals += 1;
        } else {
            let beside = [
                "overtaken",
                "not_seated",
                "not_host",
                "key_needed",
                "wrong_status",
                "not_away",
                "silence",
                "seat_taken",
            ];
            assert!(beside.contains(&code), "{message}");
            assert!(faces(&message.to_string()).is_empty(), "{message}");
        }
    }

    /// Whatever the form: each card that is named is in the viewer's own hand, on the discard pile, or was shown to them by
    /// what is told.
    fn named_cards(&self, who: &Transcript, version: u64, message: &Value) {
        let Some(moment) = self.truth.at(version) else {
            assert!(faces_but(message, &[]).is_empty(), "{message}");
            return;
        };
        let position = &moment.position;
        let mut known: BTreeMap<Face, usize> = BTreeMap::new();
        let mut know = |face: Face, times: usize| *known.entry(face).or_default() += times;
        for face in Face::ALL {
            know(face, position.discard().count(face).into());
            if let Viewer::Seat(seat) = who.viewer {
                know(face, position.hand(seat).count(face).into());
            }
        }
        if message.get("events").is_some() {
            moment.events.iter().flat_map(|event| shown_faces(event, who.viewer)).for_each(|face| know(face, 1));
        }
        // What is rolled for or announced lies on the discard pile, for all to see.
        let in_use = [position.die_card(), position.announced().map(|announced| announced.card)];
        in_use.into_iter().flatten().for_each(|face| know(face, 1));
        if let (Some(offered), Some(partner)) = (position.offered(), position.rules().partner(position.active()))
            && who.viewer.is(partner)
        {
            know(offered, 1);
        }
        for (face, times) in faces_but(message, &["log", "log_from", "choices"]) {
            let may = known.get(&face).copied().unwrap_or(0);
            assert!(times <= may, "{:?} is told of {face} at {version}: {message}", who.viewer);
        }
        // What they may do is done with their own cards, or with what is in use.
        if let Viewer::Seat(seat) = who.viewer {
            let own = |face: &Face| position.hand(seat).count(*face) > 0 || in_use.contains(&Some(*face));
            assert!(faces_but(&message["now"]["choices"], &[]).keys().all(own), "{message}");
        }
        for told in ["log", "log_from"].into_iter().filter_map(|field| message.get(field)) {
            let seen = self.truth.seen_faces(version, who.viewer);
            let named = faces_but(told, &[]);
            assert!(named.keys().all(|face| seen.contains(face)), "{:?} at {version}: {told}", who.viewer);
        }
        // Nothing of a strict game names those who are locked up now.
        if self.truth.is_strict() {
            assert!(message["now"]["view"].get("locked_up").is_none(), "{message}");
            assert!(message["log_from"].get("locked_up").is_none(), "{message}");
        }
    }
}

/// What a viewer may be told of the present: what they see, and what they may do.
fn present(moment: &Moment, viewer: Viewer, foresee: bool) -> (Value, Value) {
    let position = &moment.position;
    let choices = match viewer {
        Viewer::Spectator => Vec::new(),
        Viewer::Seat(seat) => {
            let choice = |action| match foresee {
                true => json!({ "action": action, "foreseen": position.foresee(seat, action).expect("it is legal") }),
                false => json!({ "action": action }),
            };
            position.legal_actions(seat).iter().map(choice).collect()
        }
    };
    let view = position.view(viewer);
    assert!(!matches!(view.awaited, Awaited::Chance(_)), "chance is resolved before anybody is told");
    (json!(view), json!(choices))
}

fn is_muted(who: &Transcript, version: u64, said: &Value) -> bool {
    who.muted.is_some_and(|(visitor, at)| at <= version && said["visitor"] == json!(visitor))
}

/// The cards that a text names, and how often, wherever in it they stand.
pub(super) fn faces(text: &str) -> BTreeMap<Face, usize> {
    let mut found = BTreeMap::new();
    find_faces(text, &mut found);
    found
}

fn find_faces(text: &str, found: &mut BTreeMap<Face, usize>) {
    let words = text.split(|char: char| !char.is_ascii_alphanumeric());
    words.filter_map(Face::from_code).for_each(|face| *found.entry(face).or_default() += 1);
}

/// The cards that are named anywhere in data, as a name or as a value, but for fields of some names.
fn faces_but(value: &Value, left_out: &[&str]) -> BTreeMap<Face, usize> {
    fn walk(value: &Value, left_out: &[&str], found: &mut BTreeMap<Face, usize>) {
        match value {
            Value::String(text) => find_faces(text, found),
            Value::Array(values) => values.iter().for_each(|value| walk(value, left_out, found)),
            Value::Object(fields) => {
                for (name, value) in fields.iter().filter(|(name, _)| !left_out.contains(&name.as_str())) {
                    find_faces(name, found);
                    walk(value, left_out, found);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    let mut found = BTreeMap::new();
    walk(value, left_out, &mut found);
    found
}

fn events_named(events: &Value, name: &str) -> usize {
    events.as_array().into_iter().flatten().filter(|event| event["event"] == name).count()
}

fn take(value: &mut Value, field: &str) -> Option<Value> {
    value.as_object_mut()?.remove(field)
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}
