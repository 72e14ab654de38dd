//! Which encodings and languages a browser accepts, and what it has cached.

use axum::http::HeaderValue;
use rabenburg_words::Language;

/// A content encoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coding {
    Identity,
    /// By gzip.
    Gzip,
    /// By Brotli, the smallest.
    Brotli,
}

impl Coding {
    /// Its name in headers; `None` for content sent as it is.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Coding::Identity => None,
            Coding::Gzip => Some("gzip"),
            Coding::Brotli => Some("br"),
        }
    }
}

/// The encoding that the `Accept-Encoding` headers prefer; among equals, the smallest.
pub(crate) fn choose<'a>(accepted: impl Iterator<Item = &'a HeaderValue>) -> Coding {
    let offers = offers(accepted);
    let weight = |coding: Coding| {
        let find = |name: &str| offers.iter().find(|(offered, _)| offered == name).map(|(_, weight)| *weight);
        // Identity is acceptable without being mentioned. It is our last choice, whatever its weight.
        coding.name().map_or(1, |name| find(name).or_else(|| find("*")).unwrap_or(0))
    };
    [Coding::Identity, Coding::Gzip, Coding::Brotli]
        .into_iter()
        .max_by_key(|coding| weight(*coding))
        .filter(|coding| weight(*coding) > 0)
        .unwrap_or(Coding::Identity)
}

/// Whether the `Accept-Encoding` headers name this encoding as acceptable.
pub(crate) fn accepts<'a>(accepted: impl Iterator<Item = &'a HeaderValue>, coding: Coding) -> bool {
    offers(accepted).iter().any(|(name, weight)| Some(name.as_str()) == coding.name() && *weight > 0)
}

/// The language that the `Accept-Language` headers prefer among ours; the first of ours if they name none.
pub(crate) fn language<'a>(accepted: impl Iterator<Item = &'a HeaderValue>) -> Language {
    let known = |(name, weight): (String, u32)| {
        let primary = name.split('-').next().unwrap_or_default();
        Language::from_code(primary).filter(|_| weight > 0).map(|language| (language, weight))
    };
    let known: Vec<(Language, u32)> = offers(accepted).into_iter().filter_map(known).collect();
    // Of equals, the one that is named first.
    known.into_iter().rev().max_by_key(|(_, weight)| *weight).map_or(Language::ALL[0], |(language, _)| language)
}

/// What headers offer: names and their weights in thousandths.
fn offers<'a>(accepted: impl Iterator<Item = &'a HeaderValue>) -> Vec<(String, u32)> {
    accepted.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).filter_map(offer).collect()
}

/// A name and its weight in thousandths, from a text such as `gzip;q=0.5`.
fn offer(text: &str) -> Option<(String, u32)> {
    let mut parts = text.split(';').map(str::trim);
    let name = parts.next()?.to_ascii_lowercase();
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let weight: f32 = weight.map_or(Ok(1.0), str::parse).ok()?;
    (0.0..=1.0).contains(&weight).then_some((name, (weight * 1000.0) as u32))
}

/// Whether one of the `If-None-Match` headers names this content.
pub(crate) fn is_known<'a>(mut known: impl Iterator<Item = &'a HeaderValue>, etag: &str) -> bool {
    let plain = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    known.any(|value| {
        value.to_str().is_ok_and(|value| value.split(',').any(|tag| tag.trim() == "*" || plain(tag) == plain(etag)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_acceptable_encoding() {
        for (accepted, coding) in [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("br", Coding::Brotli),
            ("BR", Coding::Brotli),
            ("gzip", Coding::Gzip),
            ("deflate", Coding::Identity),
            ("", Coding::Identity),
            ("*", Coding::Brotli),
            ("br;q=0, gzip", Coding::Gzip),
            ("br;q=0.1, gzip;q=0.8", Coding::Gzip),
            ("br; q=0.8, gzip;q=0.8", Coding::Brotli),
            ("br;q=0, *;q=0", Coding::Identity),
            ("identity", Coding::Identity),
            ("br;q=many, gzip;q=7", Coding::Identity),
            (",,;;q=,", Coding::Identity),
        ] {
            assert_eq!(choose([HeaderValue::from_static(accepted)].iter()), coding, "{accepted}");
        }
        assert_eq!(choose([].iter()), Coding::Identity);
        let lines = ["gzip", "br"].map(HeaderValue::from_static);
        assert_eq!(choose(lines.iter()), Coding::Brotli);
    }

    #[test]
    fn the_language_that_is_liked_best() {
        for (accepted, code) in [
            ("de-AT,de;q=0.9,en;q=0.8", "de"),
            ("en-GB,de", "en"),
            ("fr, de;q=0.3, en;q=0.2", "de"),
            ("en;q=0.2, de;q=0.3", "de"),
            ("de;q=0, fr", "en"),
            ("", "en"),
            ("*", "en"),
            ("DE", "de"),
        ] {
            assert_eq!(language([HeaderValue::from_static(accepted)].iter()).code(), code, "{accepted}");
        }
        let accepts = |said| accepts([HeaderValue::from_static(said)].iter(), Coding::Gzip);
        assert!(accepts("br, gzip") && !accepts("br") && !accepts("gzip;q=0") && !accepts(""));
    }

    #[test]
    fn contents_are_known_by_their_tags() {
        let known = |tags| is_known([HeaderValue::from_static(tags)].iter(), "W/\"a\"");
        assert!(known("W/\"a\"") && known("\"a\"") && known("\"b\", W/\"a\"") && known("*"));
        assert!(!known("\"b\"") && !known("a") && !known("") && !known("W/\"aa\""));
    }
}
