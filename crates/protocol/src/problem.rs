//! What went wrong, in a form for both programs and people.

use rabenburg_engine::{Refusal, RulesError};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Stable, for programs.
    pub code: ProblemCode,
    /// For developers, in English. Players should be told about the `code` in their own language.
    pub message: String,
    /// The rule of the game that forbids it, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// If the rules of the game refuse it: the refusal, with its own `code` and fields.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "known")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub refusal: Option<Refusal>,
}

impl Problem {
    /// A problem with a message.
    pub fn new(code: ProblemCode, message: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), rule: None, refusal: None }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem {
            code: ProblemCode::Illegal,
            message: refusal.to_string(),
            rule: Some(refusal.rule().into()),
            refusal: Some(refusal),
        }
    }
}

impl From<RulesError> for Problem {
    fn from(error: RulesError) -> Problem {
        let rule = error.rule().map(Into::into);
        Problem { rule, ..Problem::new(ProblemCode::Rules, error.to_string()) }
    }
}

/// A refusal, unless it is newer than this client: then the code and the rule have to do.
fn known<'de, D: Deserializer<'de>>(refusal: D) -> Result<Option<Refusal>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Lenient {
        Known(Refusal),
        Newer(IgnoredAny),
    }
    Ok(match Lenient::deserialize(refusal)? {
        Lenient::Known(refusal) => Some(refusal),
        Lenient::Newer(_) => None,
    })
}

/// Stable names of problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// The message or request cannot be understood.
    Malformed,
    /// It is too large.
    TooLarge,
    /// This version of the protocol is not supported.
    Protocol,
    /// Nobody has this key.
    UnknownKey,
    /// A key is needed for that.
    KeyNeeded,
    /// There is no such table, or it is no longer kept.
    NoSuchTable,
    /// Only players may be at this table.
    NoSpectators,
    /// These rules cannot be played.
    Rules,
    /// The options of the table make no sense.
    Options,
    /// The stand-in does not fit the clock: it would come before a slow clock runs out.
    StandIn,
    /// The rules of the game do not allow it now.
    Illegal,
    /// Something has happened since the version named in the command.
    Overtaken,
    /// Only a player may do that.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// Someone already sits there.
    SeatTaken,
    /// Someone already has that colour, or the printing has too few wizards of it.
    ColourTaken,
    /// There is no such seat.
    NoSuchSeat,
    /// Some seats are still open.
    SeatsOpen,
    /// That is not possible in the table's current status.
    WrongStatus,
    /// The game is not waiting for anyone who is away, or not for that long.
    NotAway,
    /// Nothing may be said here, or only ready-made phrases.
    Silence,
    /// A limit was exceeded.
    TooMany,
    /// The request came from another site.
    ForeignOrigin,
    /// The server cannot write to its disk right now. Try again later.
    Storage,
    /// The server is full or shutting down. Try again later.
    Busy,
    /// There is nothing at this address.
    NotFound,
    /// This address does not support that method.
    Method,
    /// A bug in the server.
    Internal,
    /// A code from a newer server that is not known here. It is never sent, only received.
    #[serde(other, skip_serializing)]
    Unknown,
}

impl ProblemCode {
    /// All that can be sent. A missing one does not compile, since `Unknown` comes last.
    pub const ALL: [ProblemCode; ProblemCode::Unknown as usize] = [
        ProblemCode::Malformed,
        ProblemCode::TooLarge,
        ProblemCode::Protocol,
        ProblemCode::UnknownKey,
        ProblemCode::KeyNeeded,
        ProblemCode::NoSuchTable,
        ProblemCode::NoSpectators,
        ProblemCode::Rules,
        ProblemCode::Options,
        ProblemCode::StandIn,
        ProblemCode::Illegal,
        ProblemCode::Overtaken,
        ProblemCode::NotSeated,
        ProblemCode::NotHost,
        ProblemCode::SeatTaken,
        ProblemCode::ColourTaken,
        ProblemCode::NoSuchSeat,
        ProblemCode::SeatsOpen,
        ProblemCode::WrongStatus,
        ProblemCode::NotAway,
        ProblemCode::Silence,
        ProblemCode::TooMany,
        ProblemCode::ForeignOrigin,
        ProblemCode::Storage,
        ProblemCode::Busy,
        ProblemCode::NotFound,
        ProblemCode::Method,
        ProblemCode::Internal,
    ];
}
