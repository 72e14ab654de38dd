//! Where a client comes from, as far as the limits care.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, header};

use crate::settings::Settings;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Headers that proxies add to the requests they forward.
const FORWARDING: [HeaderName; 6] = [
    FORWARDED_FOR,
    header::FORWARDED,
    header::VIA,
    HeaderName::from_static("x-forwarded-host"),
    HeaderName::from_static("x-forwarded-proto"),
    HeaderName::from_static("x-real-ip"),
];

pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    FORWARDING.iter().any(|name| headers.contains_key(name))
}

/// Where a client comes from. Programs on this machine may have none: no limits apply to them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(Option<IpAddr>);

/// What counts as one place: an IPv4 address, or an IPv6 network, since its owner has any number of addresses in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Network(IpAddr);

impl Address {
    /// Exempt from all limits.
    pub(crate) const UNLIMITED: Address = Address(None);

    pub(crate) fn at(address: IpAddr) -> Address {
        Address(Some(address.to_canonical()))
    }

    /// Where a request comes from: its peer, or the address the proxy names. Requests without a peer all count as one
    /// client.
    pub(crate) fn of(peer: Option<SocketAddr>, headers: &HeaderMap, settings: &Settings) -> Address {
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.ip().to_canonical());
        // Only the last proxy is ours. Anything before its entry may be the visitor's invention.
        let last = headers.get_all(FORWARDED_FOR).iter().next_back().and_then(|value| value.to_str().ok());
        let named = last.and_then(|value| value.rsplit(',').next()).map(str::trim).and_then(read);
        match named.filter(|_| settings.behind_proxy) {
            Some(visitor) => Address::at(visitor),
            None if peer.is_loopback() && !is_forwarded(headers) && !settings.limit_loopback => Address::UNLIMITED,
            None => Address::at(peer),
        }
    }

    /// What to count the client as, if limits apply.
    pub(super) fn network(self) -> Option<Network> {
        self.0.map(|address| match address {
            IpAddr::V4(_) => Network(address),
            IpAddr::V6(address) => Network(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))),
        })
    }
}

/// Parses an address as proxies write it: some add a port, some brackets.
fn read(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| text.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn address(peer: &str, header: Option<(&'static str, &'static str)>, settings: &Settings) -> Address {
        let headers = header.map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let peer = SocketAddr::new(peer.parse().expect("an address"), 1);
        Address::of(Some(peer), &headers.into_iter().collect(), settings)
    }

    fn at(text: &str) -> Address {
        Address::at(text.parse().expect("an address"))
    }

    #[test]
    fn programs_on_this_machine_are_not_limited_unless_that_is_wanted() {
        let open = Settings::default();
        let strict = Settings { limit_loopback: true, ..Settings::default() };
        for peer in ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"] {
            assert_eq!(address(peer, None, &open), Address::UNLIMITED, "{peer}");
            assert_eq!(address(peer, None, &strict), at(peer), "{peer}");
        }
        assert_eq!(address("192.0.2.1", None, &open), at("192.0.2.1"));
        for name in ["x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-proto", "x-forwarded-host"] {
            assert_eq!(address("127.0.0.1", Some((name, "127.0.0.1")), &open), at("127.0.0.1"), "{name}");
        }
    }

    #[test]
    fn a_proxy_is_believed_only_where_there_is_one() {
        let (alone, behind) = (Settings::default(), Settings { behind_proxy: true, ..Settings::default() });
        let forged = Some(("x-forwarded-for", "198.51.100.7, 203.0.113.9"));
        assert_eq!(address("192.0.2.1", forged, &alone), at("192.0.2.1"));
        assert_eq!(address("127.0.0.1", forged, &behind), at("203.0.113.9"));
        for written in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:80"] {
            assert_eq!(address("127.0.0.1", Some(("x-forwarded-for", written)), &behind), at("2001:db8::1"));
        }
        assert_eq!(address("127.0.0.1", Some(("x-forwarded-for", "203.0.113.9:80")), &behind), at("203.0.113.9"));
        // Nonsense exempts nobody.
        assert_eq!(address("127.0.0.1", Some(("x-forwarded-for", "unknown")), &behind), at("127.0.0.1"));
    }

    #[test]
    fn the_last_of_several_lines_counts() {
        let behind = Settings { behind_proxy: true, ..Settings::default() };
        let mut headers = HeaderMap::new();
        headers.append(FORWARDED_FOR, HeaderValue::from_static("198.51.100.7"));
        headers.append(FORWARDED_FOR, HeaderValue::from_static("203.0.113.9"));
        assert_eq!(Address::of(None, &headers, &behind), at("203.0.113.9"));
        assert_ne!(Address::of(None, &HeaderMap::new(), &Settings::default()), Address::UNLIMITED);
    }

    #[test]
    fn networks_are_counted_as_one() {
        assert_eq!(at("2001:db8:0:1::1").network(), at("2001:db8:0:1:ffff::2").network());
        assert_ne!(at("2001:db8:0:1::1").network(), at("2001:db8:0:2::1").network());
        assert_ne!(at("192.0.2.1").network(), at("192.0.2.2").network());
        assert_eq!(at("::ffff:192.0.2.1").network(), at("192.0.2.1").network());
    }
}
