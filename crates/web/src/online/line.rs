//! The browser's socket to a table: opened, and reopened whenever it breaks, for as long as somebody wants it.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::leptos_dom::helpers::{IntervalHandle, TimeoutHandle};
use leptos::prelude::*;
use rabenburg_protocol::Code;
use rabenburg_remote::{Remote, Transport};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

/// How long a socket may take to open. Browsers would wait for minutes.
const TIMEOUT: Duration = Duration::from_secs(8);
/// How often to check whether the line is alive.
const WATCH_EVERY: Duration = Duration::from_secs(1);

/// Keeps a client connected.
pub(crate) struct Post {
    remote: Remote,
    code: Code,
    /// The socket that is still opening. Once it is open, the client has it.
    trying: RefCell<Option<Rc<Socket>>>,
    trying_since: Cell<Duration>,
    /// Checks whether the line is still alive.
    watch: Cell<Option<IntervalHandle>>,
    /// The next attempt.
    timer: Cell<Option<TimeoutHandle>>,
    /// Whether the page is in the back/forward cache, perhaps to come back.
    resting: Cell<bool>,
    /// Whether nobody wants it any more.
    ended: Cell<bool>,
}

impl Post {
    /// Connects a client and keeps it connected.
    pub(crate) fn open(remote: Remote, code: Code) -> Rc<Post> {
        let post = Rc::new(Post {
            remote,
            code,
            trying: RefCell::default(),
            trying_since: Cell::default(),
            watch: Cell::default(),
            timer: Cell::default(),
            resting: Cell::default(),
            ended: Cell::default(),
        });
        post.connect();
        let watched = Rc::downgrade(&post);
        let watch = move || {
            if let Some(post) = watched.upgrade() {
                post.look_for_life();
            }
        };
        // A browser without timers could not run the page.
        post.watch.set(set_interval_with_handle(watch, WATCH_EVERY).ok());
        post
    }

    pub(crate) fn remote(&self) -> &Remote {
        &self.remote
    }

    /// Closes the socket for good.
    pub(crate) fn end(&self) {
        self.ended.set(true);
        self.clear_timer();
        if let Some(watch) = self.watch.take() {
            watch.clear();
        }
        drop(self.trying.take());
        self.remote.listen(Box::new(|_| ()));
        self.remote.lost();
    }

    /// The page is being left. Browsers keep such pages for the way back, sometimes with open sockets, and the others
    /// would think that somebody is still there.
    pub(crate) fn rest(&self) {
        self.resting.set(true);
        self.clear_timer();
        drop(self.trying.take());
        self.remote.lost();
    }

    /// The visitor has come back to the page.
    pub(crate) fn wake(self: &Rc<Self>) {
        if self.resting.replace(false) {
            self.connect();
        }
    }

    /// The visitor is looking at the page again: a broken line is retried at once.
    pub(crate) fn hurry(self: &Rc<Self>) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
            self.connect();
        }
    }

    /// The network has changed. A socket of the old one may look open for minutes.
    pub(crate) fn begin_anew(self: &Rc<Self>) {
        drop(self.trying.take());
        self.remote.lost();
        self.clear_timer();
        self.connect();
    }

    /// The browser has lost the network. What looks open is not, and saying so now saves a wait.
    pub(crate) fn cut_off(self: &Rc<Self>) {
        if !self.is_off() {
            self.gone();
        }
    }

    /// A line can be dead without being closed: then nothing comes of what is sent. It is dropped, and another one
    /// opened.
    fn look_for_life(self: &Rc<Self>) {
        if self.is_off() {
            return;
        }
        let late = clock().saturating_sub(self.trying_since.get()) >= TIMEOUT;
        if self.trying.borrow().is_some() && late {
            self.gone();
        } else if self.remote.is_overdue() {
            self.begin_anew();
        }
    }

    fn connect(self: &Rc<Self>) {
        // There may be nothing left to connect to.
        if self.is_off() || self.remote.retry_in(0.0).is_none() {
            return;
        }
        self.trying_since.set(clock());
        match Socket::open(&address(self.code), Rc::downgrade(self)) {
            Some(socket) => drop(self.trying.replace(Some(socket))),
            None => self.gone(),
        }
    }

    fn opened(self: &Rc<Self>) {
        let opened = self.trying.take();
        if let Some(socket) = opened {
            self.remote.opened(socket);
        }
    }

    fn hear(self: &Rc<Self>, message: &str) {
        self.remote.hear(message);
        self.look_after();
    }

    fn gone(self: &Rc<Self>) {
        drop(self.trying.take());
        self.remote.lost();
        self.look_after();
    }

    /// Retries after a while if the client has no line, however it was lost.
    fn look_after(self: &Rc<Self>) {
        let Some(wait) = self.remote.retry_in(js_sys::Math::random()) else { return };
        if self.is_off() || self.trying.borrow().is_some() {
            return;
        }
        self.clear_timer();
        let myself = Rc::downgrade(self);
        let try_again = move || {
            if let Some(post) = myself.upgrade() {
                post.timer.set(None);
                post.connect();
            }
        };
        // A browser without timers could not run the page.
        self.timer.set(set_timeout_with_handle(try_again, wait).ok());
    }

    fn is_off(&self) -> bool {
        self.ended.get() || self.resting.get()
    }

    fn clear_timer(&self) {
        if let Some(timer) = self.timer.take() {
            timer.clear();
        }
    }
}

/// A socket that is closed when dropped. Nothing it reports after that is heard.
struct Socket {
    socket: WebSocket,
    _ears: Ears,
}

/// The callbacks of a socket.
struct Ears {
    _open: Closure<dyn Fn(Event)>,
    _message: Closure<dyn Fn(MessageEvent)>,
    _close: Closure<dyn Fn(Event)>,
}

impl Socket {
    fn open(address: &str, post: Weak<Post>) -> Option<Rc<Socket>> {
        let socket = WebSocket::new(address).ok()?;
        let to = post.clone();
        let open = Closure::<dyn Fn(Event)>::new(move |_| {
            if let Some(post) = to.upgrade() {
                post.opened();
            }
        });
        let to = post.clone();
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(post), Some(text)) = (to.upgrade(), event.data().as_string()) {
                post.hear(&text);
            }
        });
        let close = Closure::<dyn Fn(Event)>::new(move |_| {
            if let Some(post) = post.upgrade() {
                post.gone();
            }
        });
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        // An error is always followed by a close.
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        Some(Rc::new(Socket { socket, _ears: Ears { _open: open, _message: message, _close: close } }))
    }
}

impl Transport for Socket {
    fn send(&self, message: String) {
        // What cannot be sent is lost with the socket, which reports it, and is sent again on the next one.
        let _ = self.socket.send_with_str(&message);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // This fails only for invalid codes and reasons, and there are none.
        let _ = self.socket.close();
    }
}

/// The socket address of a table. The page comes from the server itself.
fn address(code: Code) -> String {
    let location = window().location();
    let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
    let host = location.host().unwrap_or_default();
    format!("{}://{host}/api/v1/tables/{code}/socket", if secure { "wss" } else { "ws" })
}

/// The time since the page was opened.
pub(crate) fn clock() -> Duration {
    let now = window().performance().map_or(0.0, |performance| performance.now());
    Duration::from_secs_f64(now.max(0.0) / 1000.0)
}
