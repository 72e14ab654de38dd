//! What operators can configure. The defaults suit a living room as well as a club.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Duration;

/// How the server behaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The page's public address, such as `https://towers.example`. Requests from this origin are accepted, as are
    /// requests from the very address they were sent to.
    pub public_url: Option<String>,
    /// Whether there is a proxy in front whose word on the visitor's address is trusted.
    pub behind_proxy: bool,
    /// Whether browsers are called by Web Push. It takes a public address, too.
    pub push: bool,
    /// Whether people are called by webhooks. It takes a public address, too.
    pub webhooks: bool,
    /// How long a table waits for somebody who is not there before they are called.
    pub call_after: Duration,
    /// Where calls may go; for tests alone.
    #[doc(hidden)]
    pub reach: Reach,
    /// Whether limits apply to programs on this machine too.
    pub limit_loopback: bool,
    /// How much one visitor may ask for.
    pub limits: LimitSettings,
    /// How many bots may think at once.
    pub bot_threads: usize,
    /// How long a bot waits after the last move, so that people can follow.
    pub bot_pause: Duration,
    /// How long a player may be away before the others can do something about it.
    pub away_after: Duration,
    /// How long an empty table stays in memory.
    pub idle_after: Duration,
    /// How long a table's log is kept after its game. Results and records are kept forever.
    pub keep_logs: Duration,
    /// How long a table may wait for players before it is closed.
    pub close_waiting_after: Duration,
    /// How long a running game may be inactive before it is closed.
    pub close_silent_after: Duration,
    /// How long a client has to send its first message.
    pub hello_timeout: Duration,
    /// How often a client is pinged.
    pub ping_every: Duration,
    /// How long a client may be silent, without so much as a pong, before its socket is closed.
    pub silence_limit: Duration,
    /// How long a client may read nothing of what it is sent before its socket is closed.
    pub write_limit: Duration,
}

/// Where calls may go besides the public internet. Nothing, except in tests, whose push services are on this machine.
#[doc(hidden)]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// Whether this machine may be called.
    pub loopback: bool,
    /// A certificate that is trusted, besides those that everybody trusts.
    pub root: Option<Vec<u8>>,
    /// How long the other side may take, if not as long as usual.
    pub patience: Option<Duration>,
}

/// How much one visitor may ask for. 0 means no limit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LimitSettings {
    /// How many requests per second an address may make in the long run.
    pub requests_per_second: u32,
    /// How many requests an address may make in a burst.
    pub requests_burst: u32,
    /// How many sockets an address may have open.
    pub sockets_per_address: u32,
    /// How many sockets may be open in total.
    pub sockets: u32,
    /// How many new visitors may come from one address per hour.
    pub visitors_per_hour: u32,
    /// How many unfinished tables a visitor may host.
    pub tables_per_visitor: u32,
    /// How many tables a visitor may create per hour.
    pub tables_per_hour: u32,
    /// How many commands per second a socket may send in the long run.
    pub commands_per_second: u32,
    /// How many commands a socket may send in a burst.
    pub commands_burst: u32,
    /// How many chat messages a socket may send per minute.
    pub sayings_per_minute: u32,
    /// How many bytes a message on a socket may have.
    pub message_bytes: usize,
}

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Settings {
    fn default() -> Settings {
        // Leave one core for the tables.
        let cores = available_parallelism().map_or(1, NonZeroUsize::get);
        Settings {
            public_url: None,
            behind_proxy: false,
            push: false,
            webhooks: false,
            call_after: 20 * SECOND,
            reach: Reach::default(),
            limit_loopback: false,
            limits: LimitSettings::default(),
            bot_threads: cores.saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(600),
            away_after: 60 * SECOND,
            idle_after: 60 * SECOND,
            keep_logs: 30 * DAY,
            close_waiting_after: 7 * DAY,
            close_silent_after: 90 * DAY,
            hello_timeout: 10 * SECOND,
            ping_every: 30 * SECOND,
            silence_limit: 75 * SECOND,
            write_limit: 20 * SECOND,
        }
    }
}

impl Default for LimitSettings {
    /// Enough for a school class behind one address.
    fn default() -> LimitSettings {
        LimitSettings {
            requests_per_second: 50,
            requests_burst: 500,
            sockets_per_address: 200,
            sockets: 10_000,
            visitors_per_hour: 100,
            tables_per_visitor: 20,
            tables_per_hour: 60,
            commands_per_second: 10,
            commands_burst: 40,
            sayings_per_minute: 20,
            message_bytes: 4096,
        }
    }
}
