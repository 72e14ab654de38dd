//! The settings, on the command line, in the environment and in a file. One list for all three.

use std::net::IpAddr;
use std::num::{NonZeroU16, NonZeroU32};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rabenburg_lab::spoken::said;
use rabenburg_server::store::sqlite;
use rabenburg_server::{LimitSettings, Settings};
use rabenburg_words::commands as text;
use serde::Deserialize;

use super::period::Period;
use super::public_url::PublicUrl;

/// All settings; anything left unset falls through to the next source.
#[derive(Args, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Options {
    #[arg(long, env = "RABENBURG_ADDRESS", value_name = "IP", help = said(text::address))]
    pub(super) address: Option<IpAddr>,
    #[arg(long, env = "RABENBURG_PORT", help = said(text::port))]
    pub(super) port: Option<u16>,
    #[arg(long, env = "RABENBURG_OPEN", value_name = "BOOL", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true", help = said(text::open))]
    pub(super) open: Option<bool>,

    #[arg(long, env = "RABENBURG_DATA", value_name = said(text::file))]
    #[arg(help_heading = said(text::storage), help = said(text::data))]
    pub(super) data: Option<PathBuf>,
    #[arg(long, env = "RABENBURG_DURABILITY", value_enum)]
    #[arg(help_heading = said(text::storage), help = said(text::durability))]
    pub(super) durability: Option<Durability>,
    #[arg(long, env = "RABENBURG_KEEP_LOGS", value_name = said(text::time))]
    #[arg(help_heading = said(text::storage), help = said(text::keep_logs))]
    pub(super) keep_logs: Option<Period>,
    #[arg(long, env = "RABENBURG_CLOSE_WAITING_AFTER", value_name = said(text::time))]
    #[arg(help_heading = said(text::storage), help = said(text::close_waiting_after))]
    pub(super) close_waiting_after: Option<Period>,
    #[arg(long, env = "RABENBURG_CLOSE_SILENT_AFTER", value_name = said(text::time))]
    #[arg(help_heading = said(text::storage), help = said(text::close_silent_after))]
    pub(super) close_silent_after: Option<Period>,

    #[arg(long, env = "RABENBURG_PUBLIC_URL", value_name = "URL")]
    #[arg(help_heading = said(text::on_the_internet), help = said(text::public_url))]
    pub(super) public_url: Option<PublicUrl>,
    #[arg(long, env = "RABENBURG_BEHIND_PROXY", value_name = "BOOL", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true")]
    #[arg(help_heading = said(text::on_the_internet), help = said(text::behind_proxy))]
    pub(super) behind_proxy: Option<bool>,

    #[arg(long, env = "RABENBURG_BOT_THREADS", value_name = said(text::number))]
    #[arg(help_heading = said(text::tables), help = said(text::bot_threads))]
    pub(super) bot_threads: Option<NonZeroU16>,
    #[arg(long, env = "RABENBURG_BOT_PAUSE", value_name = said(text::time))]
    #[arg(help_heading = said(text::tables), help = said(text::bot_pause))]
    pub(super) bot_pause: Option<Period>,
    #[arg(long, env = "RABENBURG_IDLE_AFTER", value_name = said(text::time))]
    #[arg(help_heading = said(text::tables), help = said(text::idle_after))]
    pub(super) idle_after: Option<Period>,
    #[arg(long, env = "RABENBURG_HELLO_TIMEOUT", value_name = said(text::time))]
    #[arg(help_heading = said(text::tables), help = said(text::hello_timeout))]
    pub(super) hello_timeout: Option<Period>,
    #[arg(long, env = "RABENBURG_PING_EVERY", value_name = said(text::time))]
    #[arg(help_heading = said(text::tables), help = said(text::ping_every))]
    pub(super) ping_every: Option<Period>,
    #[arg(long, env = "RABENBURG_SILENCE_LIMIT", value_name = said(text::time))]
    #[arg(help_heading = said(text::tables), help = said(text::silence_limit))]
    pub(super) silence_limit: Option<Period>,
    #[arg(long, env = "RABENBURG_MESSAGE_BYTES", value_name = said(text::number))]
    #[arg(help_heading = said(text::tables), help = said(text::message_bytes))]
    pub(super) message_bytes: Option<NonZeroU32>,

    #[arg(long, env = "RABENBURG_REQUESTS_PER_SECOND", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::requests_per_second))]
    pub(super) requests_per_second: Option<u32>,
    #[arg(long, env = "RABENBURG_REQUESTS_BURST", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::requests_burst))]
    pub(super) requests_burst: Option<u32>,
    #[arg(long, env = "RABENBURG_SOCKETS_PER_ADDRESS", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::sockets_per_address))]
    pub(super) sockets_per_address: Option<u32>,
    #[arg(long, env = "RABENBURG_SOCKETS", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::sockets))]
    pub(super) sockets: Option<u32>,
    #[arg(long, env = "RABENBURG_VISITORS_PER_HOUR", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::visitors_per_hour))]
    pub(super) visitors_per_hour: Option<u32>,
    #[arg(long, env = "RABENBURG_TABLES_PER_VISITOR", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::tables_per_visitor))]
    pub(super) tables_per_visitor: Option<u32>,
    #[arg(long, env = "RABENBURG_TABLES_PER_HOUR", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::tables_per_hour))]
    pub(super) tables_per_hour: Option<u32>,
    #[arg(long, env = "RABENBURG_COMMANDS_PER_SECOND", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::commands_per_second))]
    pub(super) commands_per_second: Option<u32>,
    #[arg(long, env = "RABENBURG_COMMANDS_BURST", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::commands_burst))]
    pub(super) commands_burst: Option<u32>,
    #[arg(long, env = "RABENBURG_SAYINGS_PER_MINUTE", value_name = said(text::number))]
    #[arg(help_heading = said(text::limits), help = said(text::sayings_per_minute))]
    pub(super) sayings_per_minute: Option<u32>,
    #[arg(long, env = "RABENBURG_LIMIT_LOOPBACK", value_name = "BOOL", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "true")]
    #[arg(help_heading = said(text::limits), help = said(text::limit_loopback))]
    pub(super) limit_loopback: Option<bool>,

    #[arg(long, env = "RABENBURG_LOG", value_enum)]
    #[arg(help_heading = said(text::logs), help = said(text::log))]
    pub(super) log: Option<Log>,
    #[arg(long, env = "RABENBURG_LOG_FORMAT", value_enum)]
    #[arg(help_heading = said(text::logs), help = said(text::log_format))]
    pub(super) log_format: Option<LogFormat>,
}

/// What an acknowledged move survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Durability {
    #[value(help = said(text::durability_disk))]
    Disk,
    #[value(help = said(text::durability_process))]
    Process,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Log {
    #[value(help = said(text::log_off))]
    Off,
    #[value(help = said(text::log_error))]
    Error,
    #[value(help = said(text::log_warn))]
    Warn,
    #[value(help = said(text::log_info))]
    Info,
    #[value(help = said(text::log_debug))]
    Debug,
}

/// How it is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    #[value(help = said(text::log_text))]
    Text,
    #[value(help = said(text::log_json))]
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
