//! Whoever runs the game: puts in what people and bots decide, rolls and draws, and says what everybody may see.
//!
//! Nobody is called from here. What is to be said goes to the outbox.

mod bots;

use std::rc::Rc;

use rabenburg_engine::{Action, Event, Input, Refusal, Seat, SeenLog, Turn, Viewer};
use rabenburg_words::Language;

use super::{Keeper, Thinker};
use crate::chronicle::Chronicle;
use crate::consultation::Consultation;
use crate::luck::{self, Luck};
use crate::mailbox::{Listener, Mailbox};
use crate::message::{Order, Stamp};
use crate::saved::{self, Saved};
use crate::session::{Advised, Choice, Matchup, Moment, NotDone, Players, Replay, Update, Waiting, Who};
use crate::story::Story;
use crate::summary::Summary;

/// A running game.
pub(super) struct Host {
    /// A number that no other game has, so that answers about another one are not taken for this one's.
    game: u64,
    players: Players,
    /// With the stories of all who may sit at the device. One person always does; of several, nobody at first.
    chronicle: Chronicle,
    /// Whose story is shown.
    seated: usize,
    luck: Luck,
    /// Up to which version the page has shown the game.
    shown: u32,
    /// What a bot has decided waits until the page has shown everything before it.
    consultation: Consultation,
    /// Who waits for advice about the present.
    hint: Option<Hint>,
    /// The version at which the bots were told the whole game because they were out of step; once is enough.
    told_again: Option<u32>,
    outbox: Outbox,
}

/// To whom something is said.
pub(super) struct Outbox {
    pub(super) mailbox: Mailbox,
    pub(super) listener: Listener<Update>,
    pub(super) thinker: Rc<dyn Thinker>,
    pub(super) keeper: Rc<dyn Keeper>,
}

impl Outbox {
    fn ask(&self, order: Order) {
        let thinker = Rc::clone(&self.thinker);
        self.mailbox.post(move || thinker.ask(order.to_string()));
    }

    fn keep(&self, text: String, summary: Summary) {
        let keeper = Rc::clone(&self.keeper);
        self.mailbox.post(move || {
            keeper.keep(&text);
            keeper.sum_up(&summary);
        });
    }

    fn tell(&self, update: Update) {
        self.listener.tell(&self.mailbox, update);
    }
}

/// A question for advice.
struct Hint {
    language: Language,
    reply: Box<dyn FnOnce(Option<Advised>)>,
}

impl Host {
    pub(super) fn new(saved: Saved, mut luck: Luck, outbox: Outbox) -> Host {
        let seats = saved.record.start().rules().seats().zip(&saved.players);
        let people = seats.filter(|(_, player)| player.sitter == Who::Here).map(|(seat, _)| Viewer::Seat(seat));
        let viewers: Vec<Viewer> = match people.collect::<Vec<_>>()[..] {
            [only] => vec![only],
            ref people => [&[Viewer::Spectator], people].concat(),
        };
        Host {
            game: luck::seed(&mut *luck),
            players: saved.players,
            chronicle: Chronicle::new(saved.record, &viewers),
            seated: 0,
            luck,
            shown: 0,
            consultation: Consultation::default(),
            hint: None,
            told_again: None,
            outbox,
        }
    }

    /// Deals, if that is to be done, and asks whoever is awaited.
    pub(super) fn open(&mut self) {
        self.tell_game();
        self.resolve_chances(&mut Vec::new());
        self.keep();
        self.ask();
    }

    // What the page is shown.

    pub(super) fn table(&self) -> Matchup {
        Matchup { rules: *self.chronicle.position().rules(), players: self.players.clone() }
    }

    pub(super) fn moment(&self) -> Moment {
        let position = self.chronicle.position();
        let choices = self.seat().into_iter().flat_map(|seat| {
            let actions: Vec<Action> = position.legal_actions(seat).iter().collect();
            // What is legal can be foreseen.
            actions.into_iter().filter_map(move |action| {
                let foreseen = position.foresee(seat, action).ok()?;
                Some(Choice { action, foreseen })
            })
        });
        let view = self.story().now().clone();
        let waiting = Waiting::of(&view, |seat| self.sitter(seat) == Some(Who::Here));
        Moment { version: self.chronicle.version(), view, choices: choices.collect(), waiting }
    }

    pub(super) fn log(&self) -> SeenLog {
        self.story().log().clone()
    }

    pub(super) fn last_turn(&self) -> Option<Replay> {
        self.story().last_turn().cloned()
    }

    pub(super) fn record(&self) -> Option<String> {
        let over = matches!(self.chronicle.position().turn(), Turn::Over(_));
        over.then(|| saved::for_people(self.chronicle.record()).to_string())
    }

    // What the page does.

    pub(super) fn act(&mut self, action: Action, reply: Box<dyn FnOnce(Result<(), NotDone>)>) {
        let refusal = self.chronicle.position().refusal(self.viewer(), action);
        self.outbox.mailbox.reply(reply, refusal.map_or(Ok(()), |refusal| Err(NotDone::Refused(refusal))));
        if let (None, Some(seat)) = (refusal, self.seat()) {
            self.go_on(Input::Act { seat, action });
        }
    }

    pub(super) fn why_not(&mut self, action: Action, reply: Box<dyn FnOnce(Option<Refusal>)>) {
        let refusal = self.chronicle.position().refusal(self.viewer(), action);
        self.outbox.mailbox.reply(reply, refusal);
    }

    pub(super) fn hint(&mut self, language: Language, reply: Box<dyn FnOnce(Option<Advised>)>) {
        self.give_up_hint();
        match self.chronicle.position().awaited().filter(|&awaited| self.viewer().is(awaited)) {
            None => self.outbox.mailbox.reply(reply, None),
            Some(seat) => {
                self.hint = Some(Hint { language, reply });
                self.outbox.ask(Order::Advise { at: self.at(), seat, language });
            }
        }
    }

    /// Whoever waits for advice gets none: it would come too late.
    fn give_up_hint(&mut self) {
        if let Some(hint) = self.hint.take() {
            self.outbox.mailbox.reply(hint.reply, None);
        }
    }

    /// Several people take turns at the device; one alone never stands up.
    pub(super) fn sit(&mut self, viewer: Viewer) {
        let place = self.chronicle.stories().iter().position(|story| story.now().viewer == viewer);
        if let Some(place) = place.filter(|&place| place != self.seated) {
            self.give_up_hint();
            self.seated = place;
            self.outbox.tell(Update { events: Vec::new(), now: self.moment() });
        }
    }

    pub(super) fn shown(&mut self, version: u32) {
        self.shown = self.shown.max(version.min(self.chronicle.version()));
        self.put_decided();
    }

    // How the game goes on.

    /// From this decision to the next one; nothing if it is refused.
    fn go_on(&mut self, input: Input) -> Option<()> {
        let mut events = Vec::new();
        self.put(input, &mut events)?;
        self.resolve_chances(&mut events);
        self.give_up_hint();
        self.keep();
        // Whoever sat here saw it happen; the next to decide must not see their cards.
        let events = events.iter().map(|event| event.seen_by(self.viewer())).collect();
        self.clear_seat_for_next();
        self.outbox.tell(Update { events, now: self.moment() });
        self.ask();
        Some(())
    }

    fn put(&mut self, input: Input, events: &mut Vec<Event>) -> Option<()> {
        let at = self.at();
        events.extend(self.chronicle.put(input).ok()?);
        self.outbox.ask(Order::Put { at, input });
        Some(())
    }

    fn resolve_chances(&mut self, events: &mut Vec<Event>) {
        while let Some(chances) = self.chronicle.position().chances() {
            let outcome = luck::outcome(&chances, &mut *self.luck);
            if outcome.and_then(|outcome| self.put(Input::Chance(outcome), events)).is_none() {
                return;
            }
        }
    }

    /// Where several people share the device, whoever sits there leaves when another one is to decide.
    fn clear_seat_for_next(&mut self) {
        let awaited = self.chronicle.position().awaited();
        if let Some(next) = awaited.filter(|&seat| self.sitter(seat) == Some(Who::Here))
            && !self.viewer().is(next)
        {
            // Several people are here, so the first story is a spectator's.
            self.seated = 0;
        }
    }

    fn text(&self) -> String {
        self.chronicle.record().to_string()
    }

    fn keep(&self) {
        self.outbox.keep(self.text(), Summary::new(self.story().now(), &self.players));
    }

    fn at(&self) -> Stamp {
        Stamp { game: self.game, version: self.chronicle.version() }
    }

    fn story(&self) -> &Story {
        &self.chronicle.stories()[self.seated]
    }

    /// Who sits at the device.
    fn viewer(&self) -> Viewer {
        self.story().now().viewer
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn sitter(&self, seat: Seat) -> Option<Who> {
        self.players.get(seat.index()).map(|player| player.sitter)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.sitter(seat), Some(Who::Bot(_)))
    }
}
