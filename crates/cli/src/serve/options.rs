//! The settings, on the command line, in the environment and in a file. One list for all three.

use std::net::IpAddr;
use std::num::{NonZeroU16, NonZeroU32};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rabenburg_server::store::sqlite;
use rabenburg_server::{LimitSettings, Settings};
use serde::Deserialize;

use super::period::Period;
use super::public_url::PublicUrl;

/// All settings; anything left unset falls through to the next source.
#[derive(Args, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Options {
    /// Address to listen on; 127.0.0.1 is reachable from this machine only, 0.0.0.0 from everywhere [default: 127.0.0.1]
    #[arg(long, env = "RABENBURG_ADDRESS", value_name = "IP")]
    pub(super) address: Option<IpAddr>,
    /// Port to listen on; 0 for any free one [default: 7288, or the next free one]
    #[arg(long, env = "RABENBURG_PORT")]
    pub(super) port: Option<u16>,
    /// Open the browser [default: when started in a terminal on a desktop]
    #[arg(long, env = "RABENBURG_OPEN", value_name = "BOOL", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true")]
    pub(super) open: Option<bool>,

    /// Database file for the tables [default: rabenburg.db in your data folder]
    #[arg(long, env = "RABENBURG_DATA", value_name = "FILE", help_heading = "Storage")]
    pub(super) data: Option<PathBuf>,
    /// What an acknowledged move survives [default: disk]
    #[arg(long, env = "RABENBURG_DURABILITY", value_enum, help_heading = "Storage")]
    pub(super) durability: Option<Durability>,
    /// How long logs are kept after a game; results and records are kept forever [default: 30d]
    #[arg(long, env = "RABENBURG_KEEP_LOGS", value_name = "TIME", help_heading = "Storage")]
    pub(super) keep_logs: Option<Period>,
    /// How long a table may wait for players before it is closed [default: 7d]
    #[arg(long, env = "RABENBURG_CLOSE_WAITING_AFTER", value_name = "TIME", help_heading = "Storage")]
    pub(super) close_waiting_after: Option<Period>,
    /// How long a running game may be inactive before it is closed [default: 90d]
    #[arg(long, env = "RABENBURG_CLOSE_SILENT_AFTER", value_name = "TIME", help_heading = "Storage")]
    pub(super) close_silent_after: Option<Period>,

    /// Public address of the page, if a proxy passes on a different Host
    #[arg(long, env = "RABENBURG_PUBLIC_URL", value_name = "URL", help_heading = "On the internet")]
    pub(super) public_url: Option<PublicUrl>,
    /// Trust the proxy in front to report visitors' addresses (X-Forwarded-For) [default: false]
    #[arg(long, env = "RABENBURG_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true", help_heading = "On the internet")]
    pub(super) behind_proxy: Option<bool>,

    /// Size of the bot thread pool: how many bots think at once [default: one fewer than there are cores]
    #[arg(long, env = "RABENBURG_BOT_THREADS", value_name = "NUMBER", help_heading = "Tables")]
    pub(super) bot_threads: Option<NonZeroU16>,
    /// How long a bot waits before it acts, so that people can follow [default: 600ms]
    #[arg(long, env = "RABENBURG_BOT_PAUSE", value_name = "TIME", help_heading = "Tables")]
    pub(super) bot_pause: Option<Period>,
    /// How long an empty table stays in memory [default: 60s]
    #[arg(long, env = "RABENBURG_IDLE_AFTER", value_name = "TIME", help_heading = "Tables")]
    pub(super) idle_after: Option<Period>,
    /// How long a client may take to send its first message [default: 10s]
    #[arg(long, env = "RABENBURG_HELLO_TIMEOUT", value_name = "TIME", help_heading = "Tables")]
    pub(super) hello_timeout: Option<Period>,
    /// How often a client is pinged [default: 30s]
    #[arg(long, env = "RABENBURG_PING_EVERY", value_name = "TIME", help_heading = "Tables")]
    pub(super) ping_every: Option<Period>,
    /// How long a client may be silent before it is disconnected [default: 75s]
    #[arg(long, env = "RABENBURG_SILENCE_LIMIT", value_name = "TIME", help_heading = "Tables")]
    pub(super) silence_limit: Option<Period>,
    /// Maximum size of a client's message in bytes [default: 4096]
    #[arg(long, env = "RABENBURG_MESSAGE_BYTES", value_name = "NUMBER", help_heading = "Tables")]
    pub(super) message_bytes: Option<NonZeroU32>,

    /// Sustained requests per second from one address [default: 50]
    #[arg(long, env = "RABENBURG_REQUESTS_PER_SECOND", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) requests_per_second: Option<u32>,
    /// Burst of requests from one address [default: 500]
    #[arg(long, env = "RABENBURG_REQUESTS_BURST", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) requests_burst: Option<u32>,
    /// Open sockets from one address [default: 200]
    #[arg(long, env = "RABENBURG_SOCKETS_PER_ADDRESS", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) sockets_per_address: Option<u32>,
    /// Open sockets in total [default: 10000]
    #[arg(long, env = "RABENBURG_SOCKETS", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) sockets: Option<u32>,
    /// New visitors per hour from one address [default: 100]
    #[arg(long, env = "RABENBURG_VISITORS_PER_HOUR", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) visitors_per_hour: Option<u32>,
    /// Unfinished tables per visitor [default: 20]
    #[arg(long, env = "RABENBURG_TABLES_PER_VISITOR", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) tables_per_visitor: Option<u32>,
    /// New tables per hour and visitor [default: 60]
    #[arg(long, env = "RABENBURG_TABLES_PER_HOUR", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) tables_per_hour: Option<u32>,
    /// Sustained commands per second on one socket [default: 10]
    #[arg(long, env = "RABENBURG_COMMANDS_PER_SECOND", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) commands_per_second: Option<u32>,
    /// Burst of commands on one socket [default: 40]
    #[arg(long, env = "RABENBURG_COMMANDS_BURST", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) commands_burst: Option<u32>,
    /// Chat messages per minute on one socket [default: 20]
    #[arg(long, env = "RABENBURG_SAYINGS_PER_MINUTE", value_name = "NUMBER", help_heading = LIMITS)]
    pub(super) sayings_per_minute: Option<u32>,
    /// Apply the limits to programs on this machine, too [default: false]
    #[arg(long, env = "RABENBURG_LIMIT_LOOPBACK", value_name = "BOOL", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true", help_heading = LIMITS)]
    pub(super) limit_loopback: Option<bool>,

    /// How much is logged to standard error [default: info]
    #[arg(long, env = "RABENBURG_LOG", value_enum, help_heading = "Logs")]
    pub(super) log: Option<Log>,
    /// How it is logged: for people or for programs [default: text]
    #[arg(long, env = "RABENBURG_LOG_FORMAT", value_enum, help_heading = "Logs")]
    pub(super) log_format: Option<LogFormat>,
}

const LIMITS: &str = "Limits (0 for no limit)";

/// What an acknowledged move survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Durability {
    /// Everything, a power cut included: it is flushed to disk
    Disk,
    /// The end of the process, but not a crash of the machine
    Process,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Log {
    /// Nothing
    Off,
    /// Errors
    Error,
    /// And warnings
    Warn,
    /// And notable events
    Info,
    /// And every request, with addresses
    Debug,
}

/// How it is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    /// One line of text per entry
    Text,
    /// One JSON object per entry
    Json,
}

impl From<Durability> for sqlite::Durability {
    fn from(durability: Durability) -> sqlite::Durability {
        match durability {
            Durability::Disk => sqlite::Durability::Disk,
            Durability::Process => sqlite::Durability::Process,
        }
    }
}

impl Options {
    /// These settings, with gaps filled in from others.
    pub(super) fn or(self, others: Options) -> Options {
        Options {
            address: self.address.or(others.address),
            port: self.port.or(others.port),
            open: self.open.or(others.open),
            data: self.data.or(others.data),
            durability: self.durability.or(others.durability),
            keep_logs: self.keep_logs.or(others.keep_logs),
            close_waiting_after: self.close_waiting_after.or(others.close_waiting_after),
            close_silent_after: self.close_silent_after.or(others.close_silent_after),
            public_url: self.public_url.or(others.public_url),
            behind_proxy: self.behind_proxy.or(others.behind_proxy),
            bot_threads: self.bot_threads.or(others.bot_threads),
            bot_pause: self.bot_pause.or(others.bot_pause),
            idle_after: self.idle_after.or(others.idle_after),
            hello_timeout: self.hello_timeout.or(others.hello_timeout),
            ping_every: self.ping_every.or(others.ping_every),
            silence_limit: self.silence_limit.or(others.silence_limit),
            requests_per_second: self.requests_per_second.or(others.requests_per_second),
            requests_burst: self.requests_burst.or(others.requests_burst),
            sockets_per_address: self.sockets_per_address.or(others.sockets_per_address),
            sockets: self.sockets.or(others.sockets),
            visitors_per_hour: self.visitors_per_hour.or(others.visitors_per_hour),
            tables_per_visitor: self.tables_per_visitor.or(others.tables_per_visitor),
            tables_per_hour: self.tables_per_hour.or(others.tables_per_hour),
            commands_per_second: self.commands_per_second.or(others.commands_per_second),
            commands_burst: self.commands_burst.or(others.commands_burst),
            sayings_per_minute: self.sayings_per_minute.or(others.sayings_per_minute),
            message_bytes: self.message_bytes.or(others.message_bytes),
            limit_loopback: self.limit_loopback.or(others.limit_loopback),
            log: self.log.or(others.log),
            log_format: self.log_format.or(others.log_format),
        }
    }

    /// The server's settings, with defaults for what is unset.
    pub(super) fn settings(&self) -> Settings {
        let usual = Settings::default();
        let time = |set: Option<Period>, usual| set.map_or(usual, |period| period.0);
        Settings {
            public_url: self.public_url.as_ref().map(|url| url.as_str().to_owned()),
            behind_proxy: self.behind_proxy.unwrap_or(usual.behind_proxy),
            limit_loopback: self.limit_loopback.unwrap_or(usual.limit_loopback),
            limits: self.limits(&usual.limits),
            bot_threads: self.bot_threads.map_or(usual.bot_threads, |threads| usize::from(threads.get())),
            bot_pause: time(self.bot_pause, usual.bot_pause),
            idle_after: time(self.idle_after, usual.idle_after),
            keep_logs: time(self.keep_logs, usual.keep_logs),
            close_waiting_after: time(self.close_waiting_after, usual.close_waiting_after),
            close_silent_after: time(self.close_silent_after, usual.close_silent_after),
            hello_timeout: time(self.hello_timeout, usual.hello_timeout),
            ping_every: time(self.ping_every, usual.ping_every),
            silence_limit: time(self.silence_limit, usual.silence_limit),
            write_limit: usual.write_limit,
        }
    }

    fn limits(&self, usual: &LimitSettings) -> LimitSettings {
        LimitSettings {
            requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second),
            requests_burst: self.requests_burst.unwrap_or(usual.requests_burst),
            sockets_per_address: self.sockets_per_address.unwrap_or(usual.sockets_per_address),
            sockets: self.sockets.unwrap_or(usual.sockets),
            visitors_per_hour: self.visitors_per_hour.unwrap_or(usual.visitors_per_hour),
            tables_per_visitor: self.tables_per_visitor.unwrap_or(usual.tables_per_visitor),
            tables_per_hour: self.tables_per_hour.unwrap_or(usual.tables_per_hour),
            commands_per_second: self.commands_per_second.unwrap_or(usual.commands_per_second),
            commands_burst: self.commands_burst.unwrap_or(usual.commands_burst),
            sayings_per_minute: self.sayings_per_minute.unwrap_or(usual.sayings_per_minute),
            message_bytes: self.message_bytes.map_or(usual.message_bytes, |bytes| bytes.get() as usize),
        }
    }
}
