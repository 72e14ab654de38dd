//! What `docs/PROTOCOL.md` says of addresses and limits is what this server does if nothing else is set.

use std::collections::BTreeSet;

use rabenburg_server::{LimitSettings, Settings, paths};

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/PROTOCOL.md");
    std::fs::read_to_string(path).expect("docs/PROTOCOL.md")
}

#[test]
fn every_address_is_on_the_page() {
    let page = page();
    let rows = page.lines().filter_map(|line| {
        let mut cells = line.split('|').skip(1).map(|cell| cell.trim().trim_matches('`'));
        let method = cells.next()?;
        ["GET", "POST", "PATCH", "DELETE"].contains(&method).then(|| cells.next()).flatten()
    });
    let told: BTreeSet<String> =
        rows.map(|path| format!("/api/v1{}", path.replace("CODE", "{code}").replace("ID", "{id}"))).collect();
    assert_eq!(told, paths().into_iter().collect());
}

#[test]
fn the_limits_on_the_page_are_the_usual_ones() {
    let page = page();
    let LimitSettings {
        requests_per_second,
        requests_burst,
        sockets_per_address,
        sockets: _,
        visitors_per_hour,
        tables_per_visitor,
        tables_per_hour,
        commands_per_second,
        commands_burst,
        sayings_per_minute,
        message_bytes,
    } = LimitSettings::default();
    for row in [
        format!("| a message on a socket | {message_bytes} bytes |"),
        format!(
            "| messages on a socket | {commands_per_second} a second sustained, in bursts of up to {commands_burst} |"
        ),
        format!("| chat messages on a socket | {sayings_per_minute} a minute |"),
        format!("| sockets | {sockets_per_address} from one address |"),
        format!(
            "| requests | {requests_per_second} a second sustained from one address, in bursts of up to {requests_burst} |"
        ),
        format!("| new visitors | {visitors_per_hour} an hour from one address |"),
        format!(
            "| new tables | {tables_per_hour} an hour by one visitor, who may have {tables_per_visitor} unfinished at a time |"
        ),
    ] {
        assert!(page.contains(&row), "{row}");
    }
    let Settings { hello_timeout, ping_every, silence_limit, .. } = Settings::default();
    assert_eq!(
        (hello_timeout.as_secs(), ping_every.as_secs()),
        (10, 30),
        "the page says ten seconds and half a minute"
    );
    assert!((61..120).contains(&silence_limit.as_secs()), "the page says more than a minute");
}
