//! A socket with its frames made by hand, so that they can be wrong.

use std::io::ErrorKind;
use std::net::SocketAddr;

use rabenburg_protocol::Code;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt, Interest};
use tokio::net::TcpStream;

pub(super) const CONTINUED: u8 = 0;
pub(super) const TEXT: u8 = 1;
pub(super) const BINARY: u8 = 2;
pub(super) const CLOSE: u8 = 8;
pub(super) const PING: u8 = 9;
/// The bit of a frame that is the last of its message.
pub(super) const LAST: u8 = 0x80;

/// A WebSocket without any library in between.
pub(super) struct Raw {
    stream: TcpStream,
    /// What was read and not understood yet.
    read: Vec<u8>,
}

/// What came of looking whether there is something to read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    Something,
    Nothing,
    /// The other side has closed.
    End,
}

impl Raw {
    /// Asks for a socket with some more headers, and gives the status of the answer.
    pub(super) async fn ask(address: SocketAddr, path: &str, headers: &str) -> (u16, Raw) {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cmFiZW5idXJnIHRvd2Vycw==\r\n{headers}\r\n"
        );
        stream.write_all(request.as_bytes()).await.expect("asked");
        let mut raw = Raw { stream, read: Vec::new() };
        let head = loop {
            let end = raw.read.windows(4).position(|bytes| bytes == b"\r\n\r\n");
            match end {
                Some(end) => break raw.read.drain(..end + 4).collect::<Vec<u8>>(),
                None => assert!(raw.fill().await, "an answer"),
            }
        };
        let status = String::from_utf8_lossy(&head).split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.expect("a status"), raw)
    }

    pub(super) async fn open(address: SocketAddr, code: Code) -> Raw {
        let (status, raw) = Raw::ask(address, &format!("/api/v1/tables/{code}/socket"), "").await;
        assert_eq!(status, 101);
        raw
    }

    /// Bytes as they are. Says whether the other side still takes them.
    pub(super) async fn bytes(&mut self, bytes: &[u8]) -> bool {
        self.stream.write_all(bytes).await.is_ok()
    }

    /// A whole frame, masked with zeros, which is a mask as good as any.
    pub(super) async fn frame(&mut self, first: u8, payload: &[u8]) -> bool {
        self.bytes(&frame(first, payload)).await
    }

    pub(super) async fn text(&mut self, text: &str) -> bool {
        self.frame(LAST | TEXT, text.as_bytes()).await
    }

    /// The next message of the server; nothing once it has closed.
    pub(super) async fn next(&mut self) -> Option<Value> {
        loop {
            let (first, payload) = self.next_frame().await?;
            match first & 0x0f {
                TEXT => return Some(serde_json::from_slice(&payload).expect("JSON")),
                CLOSE => return None,
                _ => {}
            }
        }
    }

    /// The next message, if it is there already.
    pub(super) fn next_at_hand(&mut self) -> Option<Value> {
        loop {
            if let Some((first, start, end)) = whole_frame(&self.read) {
                let payload = self.read.drain(..end).skip(start).collect::<Vec<u8>>();
                if first & 0x0f == TEXT {
                    return Some(serde_json::from_slice(&payload).expect("JSON"));
                }
                continue;
            }
            if self.take_in() != Taken::Something {
                return None;
            }
        }
    }

    /// Reads what is there.
    fn take_in(&mut self) -> Taken {
        let mut bytes = [0; 4096];
        match self.stream.try_read(&mut bytes) {
            Ok(0) => Taken::End,
            Ok(count) => {
                self.read.extend(&bytes[..count]);
                Taken::Something
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => Taken::Nothing,
            Err(_) => Taken::End,
        }
    }

    /// Writes bytes, and reads meanwhile. Says whether the other side still takes them.
    pub(super) async fn exchange(&mut self, mut bytes: &[u8]) -> bool {
        while !bytes.is_empty() {
            match self.stream.try_write(bytes) {
                Ok(count) => bytes = &bytes[count..],
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    // A side that has closed can be read for ever without anything coming, and may take no more either.
                    let ready = self.stream.ready(Interest::READABLE | Interest::WRITABLE).await;
                    if ready.is_err() || self.take_in() == Taken::End {
                        return false;
                    }
                }
                Err(_) => return false,
            }
        }
        true
    }

    /// Writes bytes, unless the other side takes nothing for a while or has closed.
    pub(super) async fn takes(&mut self, bytes: &[u8]) -> bool {
        let patience = std::time::Duration::from_millis(200);
        matches!(tokio::time::timeout(patience, self.stream.write_all(bytes)).await, Ok(Ok(())))
    }

    /// Reads to the end; gives the last message before it, if there was one.
    pub(super) async fn last_words(&mut self) -> Option<Value> {
        let mut last = None;
        while let Some(message) = self.next().await {
            last = Some(message);
        }
        last
    }

    async fn next_frame(&mut self) -> Option<(u8, Vec<u8>)> {
        loop {
            if let Some((first, start, end)) = whole_frame(&self.read) {
                let payload = self.read[start..end].to_vec();
                self.read.drain(..end);
                return Some((first, payload));
            }
            if !self.fill().await {
                return None;
            }
        }
    }

    async fn fill(&mut self) -> bool {
        let mut bytes = [0; 4096];
        match self.stream.read(&mut bytes).await {
            Ok(count) => {
                self.read.extend(&bytes[..count]);
                count > 0
            }
            Err(_) => false,
        }
    }
}

/// A masked frame.
pub(super) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = header(first, payload.len() as u64);
    frame.extend(payload);
    frame
}

/// The beginning of a masked frame that announces so many bytes.
pub(super) fn header(first: u8, length: u64) -> Vec<u8> {
    const MASKED: u8 = 0x80;
    let mut header = vec![first];
    match length {
        0..=125 => header.push(MASKED | length as u8),
        126..=0xffff => {
            header.push(MASKED | 126);
            header.extend((length as u16).to_be_bytes());
        }
        _ => {
            header.push(MASKED | 127);
            header.extend(length.to_be_bytes());
        }
    }
    header.extend([0; 4]);
    header
}

/// The first byte of a frame of the server and where its payload begins and ends, if all of it is there.
fn whole_frame(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let (&first, &length) = (bytes.first()?, bytes.get(1)?);
    let (start, length) = match length {
        126 => (4, usize::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize),
        short => (2, usize::from(short)),
    };
    (bytes.len() >= start + length).then_some((first, start, start + length))
}
