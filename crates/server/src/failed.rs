//! Responses that report a problem.

use std::time::Duration;

use axum::http::header::{CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use rabenburg_protocol::{Problem, ProblemCode};

use crate::limits::TooOften;
use crate::problem::status;
use crate::store::StoreError;

/// A failed request: the problem, and how HTTP reports it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Failed {
    status: StatusCode,
    problem: Problem,
    retry_after: Option<Duration>,
}

impl Failed {
    pub(crate) fn new(code: ProblemCode, message: impl Into<String>) -> Failed {
        Problem::new(code, message).into()
    }

    /// The same, with a status other than the code's own.
    pub(crate) fn with_status(self, status: StatusCode) -> Failed {
        Failed { status, ..self }
    }
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed { status: status(problem.code), problem, retry_after: None }
    }
}

impl From<TooOften> for Failed {
    fn from(too_often: TooOften) -> Failed {
        Failed { retry_after: Some(too_often.wait), ..too_often.problem.into() }
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Failed {
        Problem::from(error).into()
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let code = self.problem.code;
        let body = serde_json::to_string(&self.problem).expect("text and numbers serialize");
        let mut response = (self.status, body).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(wait) = self.retry_after {
            // Whole seconds, rounded up.
            headers.insert(RETRY_AFTER, HeaderValue::from(wait.as_secs() + 1));
        }
        // The middleware that counts refusals finds the code here.
        response.extensions_mut().insert(code);
        response
    }
}
