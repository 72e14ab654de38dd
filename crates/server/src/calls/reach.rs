//! Which IP addresses messages may go to: the public internet, and never this machine or its network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, UdpSocket};

/// Whether an address is one of the public internet, according to the registries of special addresses.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !matches!(
        (a, b, c),
        (0 | 10 | 127, ..)              // this network, private, loopback
            | (100, 64..=127, _)        // shared by providers
            | (169, 254, _)             // link-local
            | (172, 16..=31, _)         // private
            | (192, 0, 0 | 2)           // protocols, documentation
            | (192, 88, 99)             // relays to 6to4
            | (192, 168, _)             // private
            | (198, 18 | 19, _)         // benchmarks
            | (198, 51, 100)            // documentation
            | (203, 0, 113)             // documentation
            | (224..=255, ..) // multicast, reserved, broadcast
    )
}

/// Only what is given out as global unicast, 2000::/3; so neither loopback, link-local, unique local, multicast, mapped IPv4
/// addresses nor translators (64:ff9b::/96) count. Of that, what leads elsewhere or nowhere is taken out.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let is_global = a & 0xe000 == 0x2000;
    let is_special = match (a, b) {
        (0x2001, 0..=0x01ff) => true, // protocols: Teredo, benchmarks, ORCHID
        (0x2001, 0x0db8) => true,     // documentation
        (0x2002, _) => true,          // 6to4, which has an IPv4 address inside
        (0x3fff, 0..=0x0fff) => true, // documentation
        _ => false,
    };
    is_global && !is_special
}

/// Whether an address is this machine's own, or in the network next to it, though it is a public one. The system knows which
/// of its addresses it would use to get there; nothing is sent.
pub(super) fn is_own(address: IpAddr) -> bool {
    let any: IpAddr = match address {
        IpAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        IpAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    };
    let from = || {
        let socket = UdpSocket::bind((any, 0))?;
        socket.connect((address, 443))?;
        socket.local_addr()
    };
    // Without a way there is nothing to connect to.
    from().is_ok_and(|from| are_neighbours(from.ip(), address))
}

/// Whether two addresses are usually in one network: /24 and /64.
fn are_neighbours(one: IpAddr, other: IpAddr) -> bool {
    match (one, other) {
        (IpAddr::V4(one), IpAddr::V4(other)) => one.to_bits() >> 8 == other.to_bits() >> 8,
        (IpAddr::V6(one), IpAddr::V6(other)) => one.to_bits() >> 64 == other.to_bits() >> 64,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect(text)
    }

    #[test]
    fn only_public_addresses_are_public() {
        for public in [
            "1.1.1.1",
            "8.8.8.8",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "126.255.255.255",
            "128.0.0.1",
            "169.253.0.1",
            "169.255.0.1",
            "172.15.255.255",
            "172.32.0.0",
            "192.0.1.1",
            "192.167.255.255",
            "192.169.0.0",
            "198.17.255.255",
            "198.20.0.0",
            "203.0.112.1",
            "223.255.255.255",
            "2600::1",
            "2a00:1450:4001::1",
            "2001:200::1",
            "2001:4860:4860::8888",
            "2606:4700::1111",
            "2003::1",
            "3ffe::1",
        ] {
            assert!(is_public(address(public)), "{public}");
        }
        for other in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "10.255.255.255",
            "100.64.0.0",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.255",
            "169.254.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.0.170",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.0.1",
            "192.168.255.255",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::ffff:0:8.8.8.8",
            "64:ff9b::127.0.0.1",
            "64:ff9b::8.8.8.8",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:0:4136:e378::1",
            "2001:2::1",
            "2001:10::1",
            "2001:20::1",
            "2001:1ff::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:808:808::1",
            "3fff::1",
            "3fff:fff::1",
            "4000::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "ff02::1",
            "ff0e::1",
        ] {
            assert!(!is_public(address(other)), "{other}");
        }
    }

    #[test]
    fn the_network_next_door_is_our_own() {
        for (one, other, near) in [
            ("8.8.8.8", "8.8.8.8", true),
            ("8.8.8.8", "8.8.8.200", true),
            ("8.8.8.8", "8.8.9.8", false),
            ("2a00:1:2:3::1", "2a00:1:2:3:ffff::2", true),
            ("2a00:1:2:3::1", "2a00:1:2:4::1", false),
            ("8.8.8.8", "2a00:1:2:3::1", false),
        ] {
            assert_eq!(are_neighbours(address(one), address(other)), near, "{one} {other}");
        }
        assert!(is_own(address("127.0.0.1")), "this machine reaches itself from itself");
    }
}
