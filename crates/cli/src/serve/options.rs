//! The settings, on the command line, in the environment and in a file. One list for all three.

use std::net::IpAddr;
use std::num::{NonZeroU16, NonZeroU32, ParseIntError};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rabenburg_lab::spoken::{between, said};
use rabenburg_server::store::sqlite;
use rabenburg_server::{LimitSettings, Settings};
use rabenburg_words::{command_line, commands as text};
use serde::Deserialize;

use super::period::Period;
use super::public_url::PublicUrl;

/// The settings under their headings: each with its type, its variable and how it is written. From the same list come the
/// struct, the flags, the keys of the file and what fills gaps.
macro_rules! options {
    ($($heading:path { $($name:ident: $type:ty, $variable:literal, [$($written:tt)*];)* })*) => {
        /// All settings; anything left unset falls through to the next source.
        #[derive(Args, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
        #[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
        pub(crate) struct Options {$($(
            #[arg(long, env = $variable, help = said(text::$name), help_heading = said($heading), $($written)*)]
            pub(super) $name: Option<$type>,
        )*)*}

        impl Options {
            /// These settings, with gaps filled in from others.
            pub(super) fn or(self, others: Options) -> Options {
                Options { $($($name: self.$name.or(others.$name),)*)* }
            }
        }
    };
}

options! {
    command_line::options {
        address: IpAddr, "RABENBURG_ADDRESS", [value_name = "IP"];
        port: u16, "RABENBURG_PORT", [value_parser = between(0, u16::MAX)];
        open: bool, "RABENBURG_OPEN", [value_name = "BOOL", num_args = 0..=1, require_equals = true,
            default_missing_value = "true"];
    }
    text::storage {
        data: PathBuf, "RABENBURG_DATA", [value_name = said(text::file)];
        durability: DurabilityArg, "RABENBURG_DURABILITY", [value_enum];
        keep_logs: Period, "RABENBURG_KEEP_LOGS", [value_name = said(text::time)];
        close_waiting_after: Period, "RABENBURG_CLOSE_WAITING_AFTER", [value_name = said(text::time)];
        close_silent_after: Period, "RABENBURG_CLOSE_SILENT_AFTER", [value_name = said(text::time)];
    }
    text::on_the_internet {
        public_url: PublicUrl, "RABENBURG_PUBLIC_URL", [value_name = "URL"];
        behind_proxy: bool, "RABENBURG_BEHIND_PROXY", [value_name = "BOOL", num_args = 0..=1, require_equals = true,
            default_missing_value = "true"];
        push: bool, "RABENBURG_PUSH", [value_name = "BOOL", num_args = 0..=1, require_equals = true,
            default_missing_value = "true"];
        webhooks: bool, "RABENBURG_WEBHOOKS", [value_name = "BOOL", num_args = 0..=1, require_equals = true,
            default_missing_value = "true"];
        call_after: Period, "RABENBURG_CALL_AFTER", [value_name = said(text::time)];
    }
    text::tables {
        bot_threads: NonZeroU16, "RABENBURG_BOT_THREADS", [value_name = said(text::number)];
        bot_pause: Period, "RABENBURG_BOT_PAUSE", [value_name = said(text::time)];
        away_after: Period, "RABENBURG_AWAY_AFTER", [value_name = said(text::time)];
        idle_after: Period, "RABENBURG_IDLE_AFTER", [value_name = said(text::time)];
        hello_timeout: Period, "RABENBURG_HELLO_TIMEOUT", [value_name = said(text::time)];
        ping_every: Period, "RABENBURG_PING_EVERY", [value_name = said(text::time)];
        silence_limit: Period, "RABENBURG_SILENCE_LIMIT", [value_name = said(text::time)];
        message_bytes: NonZeroU32, "RABENBURG_MESSAGE_BYTES", [value_name = said(text::number)];
    }
    text::limits {
        requests_per_second: u32, "RABENBURG_REQUESTS_PER_SECOND", [value_name = said(text::number), value_parser = number];
        requests_burst: u32, "RABENBURG_REQUESTS_BURST", [value_name = said(text::number), value_parser = number];
        sockets_per_address: u32, "RABENBURG_SOCKETS_PER_ADDRESS", [value_name = said(text::number), value_parser = number];
        sockets: u32, "RABENBURG_SOCKETS", [value_name = said(text::number), value_parser = number];
        visitors_per_hour: u32, "RABENBURG_VISITORS_PER_HOUR", [value_name = said(text::number), value_parser = number];
        tables_per_visitor: u32, "RABENBURG_TABLES_PER_VISITOR", [value_name = said(text::number), value_parser = number];
        tables_per_hour: u32, "RABENBURG_TABLES_PER_HOUR", [value_name = said(text::number), value_parser = number];
        commands_per_second: u32, "RABENBURG_COMMANDS_PER_SECOND", [value_name = said(text::number), value_parser = number];
        commands_burst: u32, "RABENBURG_COMMANDS_BURST", [value_name = said(text::number), value_parser = number];
        sayings_per_minute: u32, "RABENBURG_SAYINGS_PER_MINUTE", [value_name = said(text::number), value_parser = number];
        limit_loopback: bool, "RABENBURG_LIMIT_LOOPBACK", [value_name = "BOOL", num_args = 0..=1, require_equals = true,
            default_missing_value = "true"];
    }
    text::logs {
        log: LogLevel, "RABENBURG_LOG", [value_enum];
        log_format: LogFormat, "RABENBURG_LOG_FORMAT", [value_enum];
    }
}

fn number(text: &str) -> Result<u32, ParseIntError> {
    text.parse()
}

/// What an acknowledged move survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum DurabilityArg {
    #[value(help = said(text::durability_disk))]
    Disk,
    #[value(help = said(text::durability_process))]
    Process,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogLevel {
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

impl From<DurabilityArg> for sqlite::Durability {
    fn from(durability: DurabilityArg) -> sqlite::Durability {
        match durability {
            DurabilityArg::Disk => sqlite::Durability::Disk,
            DurabilityArg::Process => sqlite::Durability::Process,
        }
    }
}

impl Options {
    /// The server's settings, with defaults for what is unset.
    pub(super) fn settings(&self) -> Settings {
        let usual = Settings::default();
        let time = |set: Option<Period>, usual| set.map_or(usual, |period| period.0);
        Settings {
            public_url: self.public_url.as_ref().map(|url| url.as_str().to_owned()),
            behind_proxy: self.behind_proxy.unwrap_or(usual.behind_proxy),
            push: self.push.unwrap_or(usual.push),
            webhooks: self.webhooks.unwrap_or(usual.webhooks),
            call_after: time(self.call_after, usual.call_after),
            reach: usual.reach,
            limit_loopback: self.limit_loopback.unwrap_or(usual.limit_loopback),
            limits: self.limits(&usual.limits),
            bot_threads: self.bot_threads.map_or(usual.bot_threads, |threads| usize::from(threads.get())),
            bot_pause: time(self.bot_pause, usual.bot_pause),
            away_after: time(self.away_after, usual.away_after),
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
