//! The page's side of an online table: what is known about it, as signals, and the way to act there.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rabenburg_engine::SeenLog;
use rabenburg_protocol::{Code, Command, CommandId, Happened, Key, Notice, Problem, Said, Status, TableInfo, You};
use rabenburg_remote::{Connection, News, Remote, RemoteGame, Ticking};
use rabenburg_session::{Session, Waiting};

use crate::fetch::{self, Fetched};
use crate::online::line::{Post, clock};
use crate::running::Running;
use crate::settings::Settings;
use crate::storage;
use crate::table::Game;

/// Where this tab keeps the last turn, together with the code of its table.
const LAST_TURN: &str = "last-turn";

/// A visitor at an online table. They stay connected for as long as the place that made it is shown.
#[derive(Clone, Copy)]
pub(crate) struct Guest {
    pub(crate) code: Code,
    pub(crate) connection: RwSignal<Connection>,
    /// The table, once the server has described it.
    pub(crate) info: RwSignal<Option<TableInfo>>,
    /// The visitor's own place at it.
    pub(crate) you: RwSignal<You>,
    /// The chat, oldest first.
    pub(crate) chat: RwSignal<Vec<Said>>,
    /// The running clock.
    pub(crate) ticking: RwSignal<Option<Ticking>>,
    /// What happened while the connection was lost; emptied once it has been read.
    pub(crate) missed: RwSignal<Vec<SeenLog>>,
    /// Why the last command came to nothing, if not because of the rules.
    pub(crate) problem: RwSignal<Option<Problem>>,
    /// What has just happened around the table.
    pub(crate) notice: RwSignal<Option<Notice>>,
    pub(crate) time_up: RwSignal<Option<Happened>>,
    /// The game, once it has begun.
    pub(crate) game: RwSignal<Option<Game>>,
    settings: Settings,
    running: Running,
    post: StoredValue<Option<Rc<Post>>, LocalStorage>,
}

impl Guest {
    /// Comes to a table; without a key, to watch.
    pub(crate) fn come(code: Code, key: Option<Key>, settings: Settings) -> Guest {
        let guest = Guest {
            code,
            connection: RwSignal::new(Connection::Connecting),
            info: RwSignal::new(None),
            you: RwSignal::new(You::default()),
            chat: RwSignal::new(Vec::new()),
            ticking: RwSignal::new(None),
            missed: RwSignal::new(Vec::new()),
            problem: RwSignal::new(None),
            notice: RwSignal::new(None),
            time_up: RwSignal::new(None),
            game: RwSignal::new(None),
            settings,
            running: expect_context(),
            post: StoredValue::new_local(None),
        };
        let remote = Remote::new(key, command_id, clock);
        remote.listen(Box::new(move |news| guest.hear(news)));
        let post = Post::open(remote, code);
        guest.post.set_value(Some(Rc::clone(&post)));
        let [hurried, networked, cut, left, back] = std::array::from_fn(|_| Rc::downgrade(&post));
        let seen = window_event_listener_untyped("visibilitychange", move |_| {
            if let Some(post) = hurried.upgrade().filter(|_| !document().hidden()) {
                post.hurry();
            }
        });
        let online = window_event_listener_untyped("online", move |_| {
            if let Some(post) = networked.upgrade() {
                post.begin_anew();
            }
        });
        let offline = window_event_listener_untyped("offline", move |_| {
            if let Some(post) = cut.upgrade() {
                post.cut_off();
            }
        });
        let hide = window_event_listener_untyped("pagehide", move |_| {
            if let Some(post) = left.upgrade() {
                post.rest();
            }
        });
        let show = window_event_listener_untyped("pageshow", move |_| {
            if let Some(post) = back.upgrade() {
                post.wake();
            }
        });
        on_cleanup(move || {
            for listener in [seen, online, offline, hide, show] {
                listener.remove();
            }
            if let Some(post) = guest.post.try_update_value(Option::take).flatten() {
                post.end();
            }
            if let Some(game) = guest.game.get_untracked() {
                game.end();
            }
        });
        guest
    }

    /// Sends a command to the table. The signals show what comes of it; `problem` says why nothing does.
    pub(crate) fn command(self, command: Command) {
        self.problem.set(None);
        let reply = move |answer: Result<(), Problem>| {
            if let Err(problem) = answer {
                // The visitor may have left in the meantime.
                self.problem.try_set(Some(problem));
            }
        };
        self.with_remote(|remote| remote.command(command, Box::new(reply)));
    }

    /// Asks the client, for as long as somebody is here.
    pub(crate) fn with_remote<T>(self, ask: impl FnOnce(&Remote) -> T) -> Option<T> {
        // A copy of the handle, because the client may call back into the page.
        let post = self.post.try_get_value().flatten()?;
        Some(ask(post.remote()))
    }

    /// Retries a lost connection at once.
    pub(crate) fn hurry(self) {
        if let Some(post) = self.post.try_get_value().flatten() {
            post.hurry();
        }
    }

    /// Comes to the table once more: whoever has been replaced by a bot gets their seat back.
    pub(crate) fn come_again(self) {
        if let Some(post) = self.post.try_get_value().flatten() {
            post.begin_anew();
        }
    }

    fn hear(self, news: News) {
        // The listener is set before the post, and hears nothing before there is a socket.
        let _ = self.with_remote(|remote| match news {
            News::Connection => self.connection.set(remote.connection()),
            News::Table => {
                self.you.set(remote.you());
                self.info.set(remote.info());
                self.fetch_record();
            }
            News::Said(said) => self.chat.update(|chat| chat.push(said)),
            News::Chat => self.chat.set(remote.chat()),
            News::Clock => self.ticking.set(remote.ticking()),
            News::Game => {
                if let Some(game) = remote.game().filter(|_| self.game.read_untracked().is_none()) {
                    self.recall_last_turn(&game);
                    let session: Rc<dyn Session> = Rc::new(game);
                    let game = self.running.outliving(|| Game::new(session, self.settings));
                    self.game.set(Some(game));
                    self.follow_last_turn(game);
                    self.fetch_record();
                }
            }
            News::Missed(log) => self.missed.update(|missed| missed.push(log)),
            News::NotDone(problem) => self.problem.set(Some(problem)),
            News::Notice(notice) => self.notice.set(Some(notice)),
            News::TimeUp(happened) => self.time_up.set(Some(happened)),
        });
    }

    /// The last turn can be replayed even after a reload: this tab keeps it.
    fn recall_last_turn(self, game: &RemoteGame) {
        if let Some((code, text)) = storage::read_in_tab(LAST_TURN).as_deref().and_then(|kept| kept.split_once(' '))
            && code == self.code.to_string()
        {
            game.recall(text);
        }
    }

    fn follow_last_turn(self, game: Game) {
        let follow = move || {
            Effect::new(move |before: Option<u32>| {
                let turn =
                    game.moment.with(|moment| moment.view.turn + u32::from(matches!(moment.waiting, Waiting::Over(_))));
                if before.is_some_and(|before| before != turn)
                    && let Some(text) = self.with_remote(|remote| remote.game()?.kept_last_turn()).flatten()
                {
                    storage::write_in_tab(LAST_TURN, &format!("{} {text}", self.code));
                }
                turn
            });
        };
        // For as long as the game lasts.
        if let Some(life) = game.hold() {
            life.with(follow);
        }
    }

    /// The whole game may be read once it is over.
    fn fetch_record(self) {
        let over = self.info.with_untracked(|info| info.as_ref().is_some_and(|info| info.status == Status::Over));
        let unread = self.with_remote(|remote| remote.game().is_some_and(|game| game.record().is_none()));
        if over && unread == Some(true) {
            spawn_local(async move {
                let record = fetch::get(&format!("/api/v1/tables/{}/record", self.code)).await;
                if let Some(record) = record.ok().and_then(Fetched::found) {
                    self.with_remote(|remote| remote.keep_record(record));
                }
            });
        }
    }
}

/// The idempotency key of a command: random, because one visitor may be here with several pages.
fn command_id() -> CommandId {
    let mut bytes = [0; 16];
    if let Ok(crypto) = window().crypto() {
        // Every browser that runs WebAssembly has the generator, and these few bytes are never over its limit.
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    let name: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    name.parse().unwrap_or_else(|_| unreachable!("32 letters make an id"))
}
