//! A bot that a stranger could have written: it plays at online tables and knows nothing but `docs/PROTOCOL.md`.
//!
//! It uses none of Rabenburg's crates, only JSON, a WebSocket and the standard library. It doesn't know the rules of the game
//! either: the server lists what it may do and what each choice would lead to, and it takes what looks best.
//!
//! ```text
//! cargo run -p rabenburg-example-client -- http://127.0.0.1:7288          creates a table for two and waits
//! cargo run -p rabenburg-example-client -- http://127.0.0.1:7288 CODE     joins a table
//! cargo run -p rabenburg-example-client -- http://127.0.0.1:7288 quick    plays at once, wherever there is a seat
//! ```

use std::error::Error;
use std::io::Write;
use std::net::TcpStream;
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (server, code) = match &arguments[..] {
        [server] => (server, None),
        [server, code] => (server, Some(code.clone())),
        _ => return Err("usage: SERVER [CODE or quick], such as http://127.0.0.1:7288 7K2QX9FM".into()),
    };
    // For https, this would need a TLS library; everything else would be the same.
    let host = server.strip_prefix("http://").ok_or("the address must begin with http://")?.trim_end_matches('/');

    // A visitor has a name and a secret key. There are no accounts.
    let visitor = http(host, "POST", "/visitors", None, &json!({"name": "Rook"}))?;
    let key = text(&visitor["key"]);
    let code = match code {
        Some(word) if word == "quick" => text(&http(host, "POST", "/quick", Some(&key), &json!({}))?["table"]["code"]),
        Some(code) => code,
        None => text(&http(host, "POST", "/tables", Some(&key), &json!({"players": 2}))?["code"]),
    };
    println!("Table {code}");

    let address = format!("ws://{host}/api/v1/tables/{code}/socket");
    let (socket, _) = tungstenite::client(address, TcpStream::connect(host)?)?;
    let mut client = Client { socket, sent: 0, waits_for: None, version: 0, you: Value::Null, table: Value::Null };
    client.send(&json!({"type": "hello", "protocol": 1, "key": key, "foresee": true}))?;
    let outcome = client.play()?;

    let names: Vec<String> = list(&client.table["seats"]).map(|seat| text(&seat["name"])).collect();
    let winners = list(&outcome["winners"]).filter_map(|seat| names.get(seat.as_u64()? as usize).cloned());
    println!("Won by {} ({})", winners.collect::<Vec<_>>().join(" and "), text(&outcome["reason"]));
    let result = http(host, "GET", &format!("/tables/{code}/result"), None, &Value::Null)?;
    for (name, player) in names.iter().zip(list(&result["players"])) {
        let count = &player["statistics"];
        println!("{name}: {} wizards home, {} flasks filled", count["wizards_home"], count["flasks_filled"]);
    }
    Ok(())
}

struct Client {
    socket: WebSocket<TcpStream>,
    /// How many commands were sent; the number serves as their id.
    sent: u64,
    /// The id of the command that has not been answered yet. One at a time is enough for us.
    waits_for: Option<String>,
    /// The latest version of the table that we have seen.
    version: u64,
    /// Who we are, and the table, as last reported.
    you: Value,
    table: Value,
}

impl Client {
    /// Takes part until the game is over, and returns how it ended.
    fn play(&mut self) -> Outcome<Value> {
        // The current state of the game: what we see and what we may do. Null before the game begins.
        let mut now = Value::Null;
        loop {
            let message = self.receive()?;
            if self.waits_for.is_some() && message["id"].as_str() == self.waits_for.as_deref() {
                self.waits_for = None;
            }
            match text(&message["type"]).as_str() {
                // A welcome is a complete snapshot, and the pending command may never be answered.
                "welcome" => (self.waits_for, now) = (None, message["now"].clone()),
                "update" => now = message["now"].clone(),
                // Too fast: retry a little later. Overtaken: the newest update has arrived or is on its way.
                "refused" if message["code"] == "too_many" => sleep(Duration::from_secs(1)),
                "refused" if message["code"] == "overtaken" => {}
                "refused" | "bye" => return Err(text(&message["message"]).into()),
                // Others may chat, and later servers may send messages that we do not know.
                _ => {}
            }
            if let Some(table) = message.get("table") {
                (self.you, self.table) = (message["you"].clone(), table.clone());
            }
            self.version = self.version.max(message["version"].as_u64().unwrap_or(0));
            let over = &now["view"]["awaited"]["over"];
            if over.is_object() {
                return Ok(over.clone());
            }
            if self.table["status"] == "closed" {
                return Err("the table has been closed".into());
            }
            // Whatever we do changes what we see, so do one thing and look again.
            if self.waits_for.is_none()
                && let Some(command) = self.command(&now)
            {
                self.sent += 1;
                let id = self.sent.to_string();
                self.send(&json!({"type": "do", "id": id, "version": self.version, "command": command}))?;
                self.waits_for = Some(id);
            }
        }
    }

    /// What to do now, if anything.
    fn command(&self, now: &Value) -> Option<Value> {
        if self.table["status"] == "waiting" {
            let host = self.you["visitor"] == self.table["host"];
            if self.you["seat"].is_null() {
                return Some(json!({"type": "sit"}));
            }
            // The host starts the game once everyone is there.
            let ready = host && !list(&self.table["seats"]).any(|seat| seat["sitter"] == "open");
            return ready.then(|| json!({"type": "start"}));
        }
        // In a team game, there may be choices while the game waits for someone else. We do not use them.
        if now["view"]["awaited"]["decision"]["seat"] != self.you["seat"] {
            return None;
        }
        let best = list(&now["choices"]).map(|choice| self.merit(choice)).max()?;
        let good: Vec<&Value> = list(&now["choices"]).filter(|choice| self.merit(choice) == best).collect();
        // Vary among equals, so that two of us do not go round in circles.
        let choice = good[self.version as usize * 7 % good.len()];
        Some(json!({"type": "act", "action": choice["action"]}))
    }

    /// How good a choice looks, judging by the facts it would cause.
    fn merit(&self, choice: &Value) -> i64 {
        // Good for us, or for someone else. Wizards are letters: `a` belongs to seat 0.
        let side = |seat: &Value| if *seat == self.you["seat"] { 1 } else { -1 };
        let letter = self.you["seat"].as_u64().map(|seat| char::from(b'a' + seat as u8));
        let worth = |fact: &Value| match fact["fact"].as_str() {
            Some("wizard_entered") => 40 * side(&fact["colour"]),
            Some("flask_filled") => 15 * side(&fact["owner"]),
            Some("wizard_moved") => 3 * side(&fact["colour"]),
            Some("tower_moved") => {
                text(&fact["locked_up"]).chars().map(|wizard| if Some(wizard) == letter { -4 } else { 2 }).sum()
            }
            Some("spell_cast") => -9 * fact["cost"].as_i64().unwrap_or(1),
            Some("discarded" | "hand_discarded") => -5,
            _ => 0,
        };
        list(&choice["foreseen"]).map(worth).sum()
    }

    fn send(&mut self, message: &Value) -> Outcome<()> {
        Ok(self.socket.send(Message::text(message.to_string()))?)
    }

    /// The next message. The library answers the server's pings while it reads.
    fn receive(&mut self) -> Outcome<Value> {
        loop {
            if let Message::Text(text) = self.socket.read()? {
                return Ok(serde_json::from_str(&text)?);
            }
        }
    }
}

/// An HTTP request, as plain as it gets: one connection for each.
fn http(host: &str, method: &str, path: &str, key: Option<&str>, body: &Value) -> Outcome<Value> {
    let key = key.map_or(String::new(), |key| format!("authorization: Bearer {key}\r\n"));
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let mut connection = TcpStream::connect(host)?;
    let length = body.len();
    write!(
        connection,
        "{method} /api/v1{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{key}\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    )?;
    let answer = std::io::read_to_string(connection)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("that is not an HTTP response")?;
    let answer: Value = serde_json::from_str(body)?;
    match head.split(' ').nth(1) {
        Some("200" | "201") => Ok(answer),
        _ => Err(text(&answer["message"]).into()),
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}
