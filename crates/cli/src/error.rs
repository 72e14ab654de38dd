//! What can go wrong on the command line, and exit codes that scripts can rely on.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::PathBuf;

use rabenburg_lab::LabError;
use rabenburg_words::{Language, failures};

#[derive(Debug)]
pub(crate) enum CliError {
    /// What can go wrong in any command.
    Lab(LabError),
    /// Bots are named for some seats, but not for all.
    Bots {
        /// How many are named.
        bots: usize,
        /// How many seats there are.
        players: u8,
    },
    Turn {
        /// Which was asked for.
        turn: u32,
        /// The first and the last one.
        turns: (u32, u32),
    },
    /// There is no puzzle with this id.
    Puzzle(String),
    /// The terminal does not tell which keys are pressed.
    Keys(io::Error),
    Settings {
        path: PathBuf,
        /// Where, if that is known.
        line: Option<usize>,
        reason: String,
    },
    /// The system has no folder for our data.
    NoDataFolder,
    /// Tables cannot be stored in a file.
    Data {
        path: PathBuf,
        reason: String,
    },
    Listen {
        address: SocketAddr,
        error: io::Error,
    },
}

impl From<LabError> for CliError {
    fn from(error: LabError) -> CliError {
        CliError::Lab(error)
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        LabError::Write(error).into()
    }
}

impl CliError {
    /// What went wrong and what to do about it.
    pub(crate) fn told(&self, language: Language) -> String {
        match self {
            CliError::Lab(error) => error.told(language),
            CliError::Bots { bots, players } => failures::bots_for_seats(language, bots, players),
            CliError::Turn { turn, turns: (first, last) } => failures::no_such_turn(language, turn, first, last),
            CliError::Puzzle(id) => failures::no_such_puzzle(language, id),
            CliError::Keys(error) => failures::no_keys(language, error),
            CliError::Settings { path, line: Some(line), reason } => {
                failures::settings_line(language, path.display(), line, reason)
            }
            CliError::Settings { path, line: None, reason } => failures::settings(language, path.display(), reason),
            CliError::NoDataFolder => failures::no_data_folder(language).to_owned(),
            CliError::Data { path, reason } => failures::data(language, path.display(), reason),
            CliError::Listen { address, error } => failures::listen(language, address, listen_reason(error, language)),
        }
    }

    /// 2 for arguments, 3 for input files, 4 for output, 5 for the network, 70 for bugs (as `sysexits` has it).
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            CliError::Lab(LabError::Usage(_)) => 2,
            CliError::Bots { .. }
            | CliError::Puzzle(_)
            | CliError::Turn { .. }
            | CliError::Keys(_)
            | CliError::NoDataFolder => 2,
            CliError::Lab(
                LabError::Read { .. } | LabError::Notation { .. } | LabError::Log { .. } | LabError::Pack { .. },
            ) => 3,
            CliError::Settings { .. } => 3,
            CliError::Lab(LabError::Save { .. } | LabError::Write(_)) | CliError::Data { .. } => 4,
            CliError::Lab(LabError::Server(_)) | CliError::Listen { .. } => 5,
            CliError::Lab(LabError::Unsound(_)) => 1,
            CliError::Lab(LabError::Bug(_)) => 70,
        }
    }
}

/// What helps, or what the system says.
fn listen_reason(error: &io::Error, language: Language) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => failures::address_in_use(language).to_owned(),
        ErrorKind::AddrNotAvailable => failures::address_unknown(language).to_owned(),
        ErrorKind::PermissionDenied => failures::port_forbidden(language).to_owned(),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod german;
