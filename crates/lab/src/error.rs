//! What can go wrong in the laboratory.

use std::io;
use std::path::PathBuf;

use rabenburg_engine::{ParseError, RulesError, Spell};
use rabenburg_puzzles::PackError;
use rabenburg_words::{Language, failures, unplayable};

use crate::arena::{LineupError, LogError};

/// A failure.
#[derive(Debug)]
pub enum LabError {
    /// The arguments make no sense together.
    Usage(UsageError),
    /// A file could not be read.
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file is not a position or a game in text notation.
    Notation {
        /// The file.
        path: PathBuf,
        /// What is wrong and where.
        error: ParseError,
    },
    /// A log of games cannot be continued.
    Log {
        /// The file.
        path: PathBuf,
        /// Why.
        error: LogError,
    },
    /// A file is not a pack of puzzles.
    Pack {
        /// The file.
        name: String,
        /// What is wrong with which of them.
        error: PackError,
    },
    /// So many puzzles are not what they promise.
    Unsound(u32),
    /// A file could not be written.
    Save {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Output could not be written.
    Write(io::Error),
    /// The server to be measured is not there, or cannot take the load.
    Server(ServerError),
    /// The engine refused what the program did: a bug of ours.
    Bug(String),
}

/// Why arguments make no sense.
#[derive(Debug)]
pub enum UsageError {
    /// Nobody can play by these rules.
    Rules(RulesError),
    /// There is no such spell.
    Spell(String),
    /// The number of random spells.
    RandomSpells {
        /// What was given.
        given: String,
        /// How many there can be.
        most: usize,
    },
    /// The costs of spells cannot be read.
    Costs(String),
    /// Nobody can sit down like this.
    Lineup(LineupError),
    /// A test that kills its server was given somebody else's.
    KillsItsServer,
    /// The address of a server cannot be read.
    Url(String),
    /// The system does not allow that many sockets.
    OpenFiles {
        /// How many are needed.
        sockets: usize,
        /// How many files may be open.
        limit: u64,
        /// How many there would have to be.
        needed: u64,
    },
}

/// What is the matter with the server that is to be measured.
#[derive(Debug)]
pub enum ServerError {
    /// Its name leads nowhere.
    Host {
        /// The name.
        host: String,
        /// Why.
        error: io::Error,
    },
    /// Nobody answers at this address.
    Silent(String),
    /// It was killed and did not come back.
    NotBack,
    /// It did not start, and this is what it said.
    NotStarted(String),
    /// Not all tables could be created.
    Tables {
        /// How many could.
        ready: u32,
        /// How many were needed.
        count: usize,
        /// Whether these were tables of bots.
        bots: bool,
        /// What was in the way.
        troubles: String,
    },
}

impl LabError {
    /// What went wrong and what to do about it.
    pub fn told(&self, language: Language) -> String {
        match self {
            LabError::Usage(error) => error.told(language),
            LabError::Read { path, error } => failures::cannot_read(language, path.display(), error),
            LabError::Notation { path, error } => {
                let ParseError { line, column, expected, found } = error;
                failures::notation(language, path.display(), line, column, expected, found)
            }
            LabError::Log { path, error } => error.told(path, language),
            LabError::Pack { name, error } => failures::pack(language, name, error.number, &error.error),
            LabError::Unsound(count) => failures::unsound(language, *count),
            LabError::Save { path, error } => failures::cannot_write(language, path.display(), error),
            LabError::Write(error) => failures::cannot_print(language, error),
            LabError::Server(error) => error.told(language),
            LabError::Bug(reason) => failures::bug(language, reason),
        }
    }
}

impl UsageError {
    fn told(&self, language: Language) -> String {
        match self {
            UsageError::Rules(error) => unplayable(*error, language),
            UsageError::Spell(name) => {
                let names: Vec<_> = Spell::ALL.iter().map(|spell| spell.name()).collect();
                failures::not_a_spell(language, name, names.join(", "))
            }
            UsageError::RandomSpells { given, most } => failures::not_a_number_of_spells(language, given, most),
            UsageError::Costs(given) => failures::not_costs(language, given),
            UsageError::Lineup(error) => error.told(language),
            UsageError::KillsItsServer => failures::kills_its_server(language).to_owned(),
            UsageError::Url(url) => failures::not_a_server(language, url),
            UsageError::OpenFiles { sockets, limit, needed } => {
                failures::too_few_files(language, sockets, limit, needed)
            }
        }
    }
}

impl ServerError {
    fn told(&self, language: Language) -> String {
        match self {
            ServerError::Host { host, error } => failures::no_such_host(language, host, error),
            ServerError::Silent(url) => failures::no_answer(language, url),
            ServerError::NotBack => failures::not_back(language).to_owned(),
            ServerError::NotStarted(said) => format!("{}\n{said}", failures::not_started(language)),
            ServerError::Tables { ready, count, bots: false, troubles } => {
                failures::only_some_tables(language, *ready, count, troubles)
            }
            ServerError::Tables { ready, count, bots: true, troubles } => {
                failures::only_some_bot_tables(language, *ready, count, troubles)
            }
        }
    }
}

impl From<io::Error> for LabError {
    fn from(error: io::Error) -> LabError {
        LabError::Write(error)
    }
}

impl From<UsageError> for LabError {
    fn from(error: UsageError) -> LabError {
        LabError::Usage(error)
    }
}

impl From<ServerError> for LabError {
    fn from(error: ServerError) -> LabError {
        LabError::Server(error)
    }
}

#[cfg(test)]
mod german;
