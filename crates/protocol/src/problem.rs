//! What goes wrong, said in a way that programs and people understand.

use rabenburg_engine::{Refusal, RulesError};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Stable, for programs.
    pub code: ProblemCode,
    /// For whoever writes a program, in English. Players are told the `code`, in their own language.
    pub message: String,
    /// Which rule of the game stands against it, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// If the rules of the game refuse it: the refusal, with its own `code` and fields.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "known")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub refusal: Option<Refusal>,
}

impl Problem {
    /// A problem in words.
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

/// A refusal, unless the rules have learned it after this client: then the code and the rule have to do.
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
    /// The message or request is not understood.
    Malformed,
    /// It is too large.
    TooLarge,
    /// These messages are of a version that is not spoken here.
    Protocol,
    /// Nobody has this key.
    UnknownKey,
    /// A key is needed for that.
    KeyNeeded,
    /// There is no such table, or nothing more of it.
    NoSuchTable,
    /// Only players may be at this table.
    NoSpectators,
    /// Nobody can play by these rules.
    Rules,
    /// The options of the table do not make sense.
    Options,
    /// The rules of the game do not allow it now.
    Illegal,
    /// Something else has happened since the version that was named.
    Overtaken,
    /// Only a player may do that.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// Somebody sits there.
    SeatTaken,
    /// Somebody has that colour, or the printing has too few wizards of it.
    ColourTaken,
    /// There is no such seat.
    NoSuchSeat,
    /// Not all seats are taken.
    SeatsOpen,
    /// That is not possible at this stage of the table.
    WrongStatus,
    /// Nothing may be said here, or only ready-made phrases.
    Silence,
    /// That was too often or too much.
    TooMany,
    /// It came from another site.
    ForeignOrigin,
    /// The server cannot write to its disk now. Try again later.
    Storage,
    /// The server has as many tables or guests as it takes, or is about to end. Try again later.
    Busy,
    /// There is nothing at this address.
    NotFound,
    /// That is not answered at this address.
    Method,
    /// A fault of the server.
    Internal,
    /// What a newer server calls by a name that is not known here. It is only ever read.
    #[serde(other, skip_serializing)]
    Unknown,
}

impl ProblemCode {
    /// All that can be sent. A problem that is missing here does not compile, since the unknown one is the last.
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
        ProblemCode::Illegal,
        ProblemCode::Overtaken,
        ProblemCode::NotSeated,
        ProblemCode::NotHost,
        ProblemCode::SeatTaken,
        ProblemCode::ColourTaken,
        ProblemCode::NoSuchSeat,
        ProblemCode::SeatsOpen,
        ProblemCode::WrongStatus,
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
