//! Addresses that people give us, as far as they can be judged by reading them.

use std::net::IpAddr;

use axum::http::Uri;
use axum::http::uri::Scheme;

use crate::settings::Reach;

/// The longest address. Those of push services have some hundred letters.
const LONGEST: usize = 1024;
const HTTPS: u16 = 443;

/// An address that a message may be sent to, if its name leads to somewhere public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Target {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) path: String,
}

/// Why an address is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum NoTarget {
    #[error("The address is not one, or has more than {LONGEST} letters")]
    NotAnAddress,
    #[error("The address must begin with https://")]
    NotHttps,
    #[error("The address must not contain a user or a password")]
    Credentials,
    #[error("The address must name a host on the internet")]
    NoName,
    #[error("The port must be 443, or 1024 and above")]
    Port,
}

impl Target {
    pub(super) fn parse(text: &str, reach: &Reach) -> Result<Target, NoTarget> {
        if text.len() > LONGEST || text.chars().any(|letter| !letter.is_ascii_graphic()) {
            return Err(NoTarget::NotAnAddress);
        }
        let uri: Uri = text.parse().map_err(|_| NoTarget::NotAnAddress)?;
        if uri.scheme() != Some(&Scheme::HTTPS) {
            return Err(NoTarget::NotHttps);
        }
        let authority = uri.authority().ok_or(NoTarget::NotAnAddress)?;
        if authority.as_str().contains('@') {
            return Err(NoTarget::Credentials);
        }
        let host = authority.host().trim_end_matches('.').to_ascii_lowercase();
        // Names in a local network have no dot. Numbers are names of nothing: nobody has a certificate for them.
        let is_number = host.starts_with('[') || host.parse::<IpAddr>().is_ok();
        let is_top_numeric = host.rsplit('.').next().is_none_or(|top| top.bytes().all(|byte| byte.is_ascii_digit()));
        let is_local = !host.contains('.') && !reach.loopback;
        if is_number || is_top_numeric || is_local {
            return Err(NoTarget::NoName);
        }
        let port = match authority.port_u16() {
            Some(port) => port,
            None if authority.port().is_none() && !authority.as_str().ends_with(':') => HTTPS,
            None => return Err(NoTarget::Port),
        };
        if port != HTTPS && port < 1024 {
            return Err(NoTarget::Port);
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Target { host, port, path })
    }

    /// Host and port, as the header `Host` has them.
    pub(super) fn authority(&self) -> String {
        if self.port == HTTPS { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }

    /// Without the path, as tokens for push services name it.
    pub(super) fn origin(&self) -> String {
        format!("https://{}", self.authority())
    }
}
