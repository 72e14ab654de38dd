//! Problems and their HTTP status codes.

use axum::http::StatusCode;
use rabenburg_protocol::{Problem, ProblemCode};

use crate::store::StoreError;

/// The status of a response that reports a problem.
pub(crate) fn status(code: ProblemCode) -> StatusCode {
    match code {
        ProblemCode::Malformed | ProblemCode::Protocol => StatusCode::BAD_REQUEST,
        ProblemCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ProblemCode::UnknownKey | ProblemCode::KeyNeeded => StatusCode::UNAUTHORIZED,
        ProblemCode::NoSuchTable | ProblemCode::NotFound => StatusCode::NOT_FOUND,
        ProblemCode::Method => StatusCode::METHOD_NOT_ALLOWED,
        ProblemCode::NoSpectators
        | ProblemCode::NotSeated
        | ProblemCode::NotHost
        | ProblemCode::Silence
        | ProblemCode::ForeignOrigin => StatusCode::FORBIDDEN,
        ProblemCode::Rules | ProblemCode::Options | ProblemCode::StandIn => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemCode::Illegal
        | ProblemCode::Overtaken
        | ProblemCode::SeatTaken
        | ProblemCode::ColourTaken
        | ProblemCode::NoSuchSeat
        | ProblemCode::SeatsOpen
        | ProblemCode::WrongStatus
        | ProblemCode::NotAway => StatusCode::CONFLICT,
        ProblemCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ProblemCode::Storage | ProblemCode::Busy => StatusCode::SERVICE_UNAVAILABLE,
        // `Unknown` is never sent, only received.
        ProblemCode::Internal | ProblemCode::Unknown => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl From<StoreError> for Problem {
    /// What visitors are told. What exactly is wrong with the storage is for the operator.
    fn from(error: StoreError) -> Problem {
        let (code, message) = match &error {
            StoreError::Overtaken => (ProblemCode::Overtaken, "Something else happened first."),
            StoreError::Unavailable(_) => (
                ProblemCode::Storage,
                "The server cannot write to its disk right now. Nothing is lost. Try again later.",
            ),
            StoreError::Corrupt(_) => {
                (ProblemCode::Internal, "The server has found stored data that it cannot understand.")
            }
            StoreError::Closed => (ProblemCode::Busy, "The server is shutting down. Try again later."),
        };
        match &error {
            StoreError::Unavailable(_) | StoreError::Corrupt(_) => tracing::error!("{error}"),
            StoreError::Overtaken | StoreError::Closed => {}
        }
        Problem::new(code, message)
    }
}
