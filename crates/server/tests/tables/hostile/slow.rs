//! Clients that do not read. The table does not wait for them, and keeps no more for them than their outbox holds.

use std::time::Duration;

use rabenburg_protocol::{Command, ServerMessage, Visitor};
use rabenburg_server::Settings;
use tokio::net::TcpSocket;
use tokio_tungstenite::{MaybeTlsStream, client_async};

use super::*;

/// What the network holds for somebody, in a house with narrow doors. The system rounds it up a little.
const NARROW: u32 = 4 * 1024;
/// The messages that wait for one client (`OUTBOX`), and generously those that narrow doors hold.
const WAITING: usize = 32 + 16;

/// A table of bots who play until the game is over, as soon as they are told to begin; and who may tell them.
async fn table_of_bots(house: &House) -> (Visitor, Client) {
    let host = house.visitor("Anna").await;
    let seats = [r#"{"sitter":"bot","level":"random"}"#; 6].join(",");
    let table = house.table(host.key, &format!(r#"{{"players":6,"seats":[{seats}]}}"#)).await;
    let client = Client::join(house.address(), table.code, Some(host.key), None).await;
    (host, client)
}

/// A client that reads its welcome, and for which the system keeps as little as it can.
async fn narrow_client(house: &House, code: Code) -> Client {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(NARROW).expect("a narrow one");
    let stream = socket.connect(house.address()).await.expect("a connection");
    let url = format!("ws://{}/api/v1/tables/{code}/socket", house.address());
    let (socket, _) = client_async(url, MaybeTlsStream::Plain(stream)).await.expect("a socket");
    let hello = Hello { protocol: PROTOCOL, key: None, since: None, foresee: false };
    Client::greet_on(socket, hello).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_never_reads_is_dropped_and_nobody_waits_for_it() {
    let settings = Settings { write_limit: Duration::from_secs(2), ..quick() };
    let house = House::with(settings).open_narrow(NARROW);
    let (_, mut quick) = table_of_bots(&house).await;
    let deaf = narrow_client(&house, quick.table.code).await;
    quick.send(Command::Start { bots: None }).await;
    quick.until(Client::is_over).await;
    let metrics = house.server.metrics().clone();
    wait_until("that the client is dropped", move || metrics.dropped_sockets.get() == 1).await;
    quick.until(|client| client.table.spectators == 1).await;
    drop(deaf);
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_reads_late_starts_over_and_is_in_step() {
    let settings = Settings { write_limit: Duration::from_secs(600), ..quick() };
    let house = House::with(settings).open_narrow(NARROW);
    let (_, mut quick) = table_of_bots(&house).await;
    let mut slow = narrow_client(&house, quick.table.code).await;
    quick.send(Command::Start { bots: None }).await;
    quick.until(|client| client.version > 3 * WAITING as u64 || client.is_over()).await;
    let (gone_on, resyncs) = (quick.version, house.server.metrics().resyncs.get());

    let mut old_news = 0;
    let catching_up = async {
        while !matches!(slow.next().await.expect("news"), ServerMessage::Welcome(_)) {
            old_news += 1;
            assert!(old_news <= WAITING, "more than {WAITING} messages were kept for a client that does not read");
        }
        assert!(slow.version >= gone_on, "who begins anew is told the present");
        slow.until(Client::is_over).await;
    };
    tokio::join!(quick.until(Client::is_over), catching_up);
    assert!(house.server.metrics().resyncs.get() > resyncs);
    assert_eq!(
        (slow.version, &slow.now.map(|now| now.view)),
        (quick.version, &quick.now.as_ref().map(|now| now.view.clone()))
    );
    assert_eq!(house.server.metrics().dropped_sockets.get(), 0);
    house.end().await;
}
