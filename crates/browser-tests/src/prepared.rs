//! Games in a certain situation, put where the page keeps its game.

use rabenburg_bots::Level;
use rabenburg_engine::{Action, Awaited, Face, Phase, Position, Record, Seat, Viewer};
use rabenburg_words::{
    Language,
    labels::{self, CardState},
};
use rabenburg_words::{Names, consequence};
use serde_json::json;

use crate::page::Page;
use crate::problem::Problem;

/// A game in progress, as the page would have saved it. Players are added in seat order.
#[derive(Clone, Debug)]
pub struct Prepared {
    record: Record,
    seats: Vec<(String, Option<Level>)>,
}

impl Prepared {
    /// A game at a position in our notation.
    ///
    /// # Panics
    /// If it is not a position.
    #[track_caller]
    pub fn new(position: &str) -> Prepared {
        let position: Position = position.parse().unwrap_or_else(|error| panic!("{position}\n{error}"));
        Prepared { record: Record::new(position), seats: Vec::new() }
    }

    /// The next seat belongs to a person. The only one needs no name.
    #[must_use]
    pub fn person(mut self, name: &str) -> Prepared {
        self.seats.push((name.to_owned(), None));
        self
    }

    /// The next seat belongs to a bot.
    #[must_use]
    pub fn bot(mut self, name: &str, level: Level) -> Prepared {
        self.seats.push((name.to_owned(), Some(level)));
        self
    }

    /// What has already happened: lines such as `a play W1 a@1` and `draw W2`.
    ///
    /// # Panics
    /// If it could not happen.
    #[must_use]
    #[track_caller]
    pub fn after(mut self, lines: &[&str]) -> Prepared {
        for line in lines {
            // Chance inputs are written without a seat.
            let seat = line.chars().next().and_then(Seat::from_letter);
            let put = match seat.zip(line.get(1..).and_then(|rest| rest.strip_prefix(' '))) {
                Some((seat, action)) => {
                    let action: Action = action.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
                    self.record.play(seat, action, &mut ())
                }
                None => {
                    let chance = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
                    self.record.resolve(chance, &mut ())
                }
            };
            put.unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        }
        self
    }

    /// What sentences call the players.
    pub fn names(&self) -> Names {
        let people = self.seats.iter().filter(|(_, level)| level.is_none()).count();
        let you = self.record.position().rules().seats().zip(&self.seats).find(|(_, (_, level))| level.is_none());
        let names = self.seats.iter().map(|(name, _)| name.clone()).collect();
        Names::new(names, you.map(|(seat, _)| seat).filter(|_| people == 1))
    }

    /// The text that the page saves.
    pub fn text(&self) -> String {
        let mut tagged = Record::new(*self.record.start());
        let rules = *self.record.start().rules();
        assert_eq!(rules.seats().count(), self.seats.len(), "not everybody has a seat");
        for (seat, (name, level)) in rules.seats().zip(&self.seats) {
            tagged.tag(&format!("seat-{seat}"), &format!("{} {name}", level.map_or("person", Level::id)));
        }
        let seeds: Vec<String> = (1..=self.seats.len()).map(|seed| seed.to_string()).collect();
        tagged.tag("seeds", &seeds.join(" "));
        for &input in self.record.inputs() {
            tagged.put(input, &mut ()).expect("it has happened before");
        }
        tagged.to_string()
    }
}

impl Page {
    /// Opens a path as if the page had saved these texts under these keys on an earlier visit.
    ///
    /// # Errors
    /// If the page does not start.
    pub async fn open_keeping(&self, path: &str, entries: &[(&str, &str)]) -> Result<(), Problem> {
        let keep = |(key, text): &(&str, &str)| {
            format!("localStorage.setItem({}, {});", json!(format!("rabenburg.{key}")), json!(text))
        };
        // Before anything on the page runs, and only this time.
        let entries: String = entries.iter().map(keep).collect();
        // The empty page on the way there has no storage.
        let script = format!("if (location.protocol.startsWith('http')) {{ {entries} }}");
        let script = self.tools().before_each_page(&script).await?;
        // Otherwise another place of the same page would not reload it.
        self.script("if (location.protocol.startsWith('http')) location.replace('about:blank')").await?;
        self.open(path).await?;
        self.tools().no_longer(script).await
    }

    /// Opens the table with a prepared game.
    ///
    /// # Errors
    /// If the page does not start.
    pub async fn sit_down(&self, game: &Prepared) -> Result<(), Problem> {
        self.open_keeping("/#/table", &[("game", &game.text())]).await
    }

    /// The game that is on in this tab as the page has saved it now; empty if there is none.
    ///
    /// # Errors
    /// If the page does not answer.
    pub async fn kept_text(&self) -> Result<String, Problem> {
        let text = "return localStorage.getItem(`rabenburg.game.${sessionStorage.getItem('rabenburg.current')}`) ?? ''";
        Ok(self.script(text).await?.as_str().unwrap_or_default().to_owned())
    }

    /// The game as the page has saved it now.
    ///
    /// # Errors
    /// If it has saved none, or one that cannot be read.
    pub async fn kept(&self) -> Result<Record, Problem> {
        let text = self.kept_text().await?;
        text.parse().map_err(|error| Problem::Wrong(format!("the kept game: {error}\n{text}")))
    }

    /// Waits until the page lets somebody make a decision of that kind, and returns the position.
    ///
    /// # Errors
    /// If it does not get that far in time.
    pub async fn wait_for_decision(&self, seat: Seat, phase: Phase) -> Result<Position, Problem> {
        self.wait_for(&format!("a decision of {seat}: {phase:?}"), async |page: &Page| {
            let position = *page.kept().await?.position();
            let busy = page.script("return document.querySelector('.dock:not(.idle)') === null").await?;
            Ok(match position.view(Viewer::Spectator).awaited {
                Awaited::Decision { seat: who, phase: what, .. } if (who, what) == (seat, phase) && busy == false => {
                    Ok(position)
                }
                awaited => Err(format!("busy: {busy}, {awaited:?}")),
            })
        })
        .await
    }

    /// From the next visit on, bots think until they are [called](Page::call_bots), so that nothing depends on how fast
    /// somebody clicks.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn hold_bots(&self) -> Result<(), Problem> {
        self.before_each_page(HOLD).await
    }

    /// Lets the bots say what they have decided.
    ///
    /// # Errors
    /// If nobody has held them.
    pub async fn call_bots(&self) -> Result<(), Problem> {
        let call = "const held = window.rabenburgHeld; window.rabenburgHeld = null; held.forEach((say) => say());";
        self.script(call).await?;
        Ok(())
    }

    /// Clicks a card in the hand, by its code, whatever else is said about it.
    ///
    /// # Errors
    /// If it is not in the hand in time.
    pub async fn choose_card(&self, code: &str, language: Language) -> Result<(), Problem> {
        let name = card_name(code, language);
        let card = self.find_where("button", &name, |offered| offered.starts_with(&name)).await?;
        Ok(card.click().await?)
    }

    /// The input lines of the saved game: `a play W1 a@1`.
    ///
    /// # Errors
    /// If there is no such game.
    pub async fn kept_lines(&self) -> Result<Vec<String>, Problem> {
        let text = self.kept().await?.to_string();
        Ok(text.lines().skip_while(|line| *line != "moves").skip(1).map(str::to_owned).collect())
    }
}

/// Delays the bots' answers, as if they thought for a long time.
const HOLD: &str = "if (!window.rabenburgHeld) {
    const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
    window.rabenburgHeld = [];
    Object.defineProperty(Worker.prototype, 'onmessage', { set(ear) {
        own.set.call(this, (event) => window.rabenburgHeld ? window.rabenburgHeld.push(() => ear(event)) : ear(event));
    } });
    }";

/// What a card in the hand is called, by its code.
///
/// # Panics
/// If there is no such card.
#[track_caller]
pub fn card_name(code: &str, language: Language) -> String {
    let card = Face::from_code(code).unwrap_or_else(|| panic!("{code} is no card"));
    labels::card(card, CardState::Open, language)
}

/// What the page says about a choice before it is confirmed.
///
/// # Panics
/// If it is not a choice.
#[track_caller]
pub fn foretold(position: &Position, seat: Seat, action: &str, names: &Names, language: Language) -> String {
    let action: Action = action.parse().expect("an action");
    let foreseen = position.foresee(seat, action).expect("a legal action");
    consequence(&action, &foreseen, &position.view(Viewer::Seat(seat)), names, language)
}
