//! Other sites must not act in a visitor's name: browsers say which site a request comes from, and it has to be this
//! one.

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderName, Method};
use axum::middleware::Next;
use axum::response::Response;
use rabenburg_protocol::ProblemCode;

use crate::failed::Failed;
use crate::server::Server;
use crate::settings::Settings;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Rejects cross-site requests that change something, and cross-site sockets. Reads need no care: browsers don't show
/// the response to another site, and nothing here depends on cookies.
pub(crate) async fn own_site(State(server): State<Server>, request: Request, next: Next) -> Result<Response, Failed> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let harmless = reads && !request.headers().contains_key(UPGRADE);
    if !harmless && is_foreign(request.headers(), &server.settings) {
        let message =
            "This came from another site. If that site is yours, start the server with --public-url and its address.";
        return Err(Failed::new(ProblemCode::ForeignOrigin, message));
    }
    Ok(next.run(request).await)
}

/// Whether a browser says that the request comes from another site. Programs other than browsers need not say anything.
fn is_foreign(headers: &HeaderMap, settings: &Settings) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if text(FETCH_SITE).is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return true;
    }
    // No browser sends more than one.
    if headers.get_all(ORIGIN).iter().count() > 1 {
        return true;
    }
    let Some(origin) = text(ORIGIN) else { return false };
    let public = settings.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    let is_public = public.is_some_and(|public| public.eq_ignore_ascii_case(origin));
    !is_public && !text(HOST).is_some_and(|host| is_same(origin, host))
}

/// Whether an origin, such as `https://towers.example`, matches the requested host. The scheme does not matter: a proxy
/// may terminate TLS for us, and one address does not serve both.
fn is_same(origin: &str, host: &str) -> bool {
    let (origin, port) = match (origin.strip_prefix("https://"), origin.strip_prefix("http://")) {
        (Some(rest), _) => (rest, ":443"),
        (None, Some(rest)) => (rest, ":80"),
        (None, None) => return false,
    };
    let plain = |authority: &str| authority.strip_suffix(port).unwrap_or(authority).to_ascii_lowercase();
    !origin.is_empty() && plain(origin) == plain(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(host: &str, lines: &[(HeaderName, &str)], public_url: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().expect("a host"));
        for (name, value) in lines {
            headers.append(name, value.parse().expect("a value"));
        }
        is_foreign(&headers, &Settings { public_url: public_url.map(str::to_owned), ..Settings::default() })
    }

    #[test]
    fn our_own_origin_is_that_of_the_host() {
        for (origin, host, own) in [
            ("http://127.0.0.1:7288", "127.0.0.1:7288", true),
            ("http://[::1]:7288", "[::1]:7288", true),
            ("https://towers.example", "towers.example", true),
            ("https://towers.example", "Towers.Example:443", true),
            ("http://towers.example", "towers.example:80", true),
            ("http://towers.example", "towers.example:443", false),
            ("http://127.0.0.1:7288", "127.0.0.1:7289", false),
            ("http://localhost:7288", "127.0.0.1:7288", false),
            ("https://towers.example.evil.example", "towers.example", false),
            ("https://evil.example", "towers.example", false),
            ("https://towers.example@evil.example", "towers.example", false),
            ("ftp://towers.example", "towers.example", false),
            ("null", "null", false),
            ("null", "towers.example", false),
            ("", "towers.example", false),
            ("http://", "", false),
        ] {
            assert_eq!(foreign(host, &[(ORIGIN, origin)], None), !own, "{origin} at {host}");
        }
    }

    #[test]
    fn the_public_address_is_welcome_too() {
        let public = Some("https://towers.example/");
        assert!(!foreign("inside:7288", &[(ORIGIN, "https://towers.example")], public));
        assert!(!foreign("inside:7288", &[(ORIGIN, "http://inside:7288")], public));
        assert!(foreign("inside:7288", &[(ORIGIN, "https://evil.example")], public));
        assert!(foreign("inside:7288", &[(ORIGIN, "http://towers.example")], public), "another scheme is another site");
    }

    #[test]
    fn browsers_name_the_site_in_another_header_too() {
        let own = (ORIGIN, "http://a");
        for (site, refused) in
            [("same-origin", false), ("none", false), ("same-site", true), ("cross-site", true), ("new-word", true)]
        {
            assert_eq!(foreign("a", &[(FETCH_SITE, site), own.clone()], None), refused, "{site}");
        }
        assert!(foreign("a", &[(ORIGIN, "http://a"), (ORIGIN, "http://b")], None));
        assert!(!foreign("a", &[], None), "programs say nothing");
    }
}
