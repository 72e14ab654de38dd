//! Just enough HTTP to make visitors and tables and to read figures: requests one after the other over connections that are
//! kept, and answers that say how long they are.

use std::cell::RefCell;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The HTTP side of a server.
pub(super) struct Http {
    address: SocketAddr,
    idle: RefCell<Vec<TcpStream>>,
}

/// What came back.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: String,
}

/// A request.
#[derive(Clone, Copy)]
pub(super) struct Request<'a> {
    pub(super) method: &'a str,
    pub(super) path: &'a str,
    /// Whose it is.
    pub(super) key: Option<&'a str>,
    /// JSON.
    pub(super) body: &'a str,
}

impl Http {
    pub(super) fn new(address: SocketAddr) -> Http {
        Http { address, idle: RefCell::default() }
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) async fn get(&self, path: &str) -> io::Result<Answer> {
        self.ask(Request { method: "GET", path, key: None, body: "" }).await
    }

    pub(super) async fn ask(&self, request: Request<'_>) -> io::Result<Answer> {
        // A connection that was kept may have been closed meanwhile; a new one is tried then.
        let kept = self.idle.borrow_mut().pop();
        if let Some(mut stream) = kept
            && let Ok((answer, keep)) = exchange(&mut stream, self.address, request).await
        {
            self.keep(stream, keep);
            return Ok(answer);
        }
        let mut stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (answer, keep) = exchange(&mut stream, self.address, request).await?;
        self.keep(stream, keep);
        Ok(answer)
    }

    fn keep(&self, stream: TcpStream, keep: bool) {
        if keep {
            self.idle.borrow_mut().push(stream);
        }
    }
}

/// Asks and hears the answer, and whether the connection may be used again.
async fn exchange(stream: &mut TcpStream, host: SocketAddr, request: Request<'_>) -> io::Result<(Answer, bool)> {
    let Request { method, path, key, body } = request;
    let key = key.map(|key| format!("Authorization: Bearer {key}\r\n")).unwrap_or_default();
    let kind = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
    let length = body.len();
    let text = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\n{key}{kind}Content-Length: {length}\r\n\r\n{body}");
    stream.write_all(text.as_bytes()).await?;
    let mut bytes = Vec::with_capacity(2048);
    loop {
        if let Some(head) = head(&bytes)? {
            while bytes.len() < head.end + head.length {
                fill(stream, &mut bytes).await?;
            }
            let body = String::from_utf8_lossy(&bytes[head.end..head.end + head.length]).into_owned();
            return Ok((Answer { status: head.status, body }, head.keep));
        }
        fill(stream, &mut bytes).await?;
    }
}

async fn fill(stream: &mut TcpStream, bytes: &mut Vec<u8>) -> io::Result<()> {
    match stream.read_buf(bytes).await? {
        0 => Err(ErrorKind::UnexpectedEof.into()),
        _ => Ok(()),
    }
}

/// The head of an answer.
#[derive(PartialEq, Debug)]
struct Head {
    status: u16,
    /// Where the body begins.
    end: usize,
    /// How long the body is.
    length: usize,
    keep: bool,
}

/// The head of an answer, once all of it is there.
fn head(bytes: &[u8]) -> io::Result<Option<Head>> {
    let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { return Ok(None) };
    let text = std::str::from_utf8(&bytes[..end]).map_err(|_| io::Error::from(ErrorKind::InvalidData))?;
    let mut lines = text.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
    let (mut length, mut keep) = (None, true);
    for (name, value) in lines.filter_map(|line| line.split_once(':')) {
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().ok(),
            "connection" => keep = !value.trim().eq_ignore_ascii_case("close"),
            _ => {}
        }
    }
    match (status, length) {
        (Some(status), Some(length)) => Ok(Some(Head { status, end: end + 4, length, keep })),
        (Some(status @ (204 | 304)), None) => Ok(Some(Head { status, end: end + 4, length: 0, keep })),
        _ => Err(io::Error::new(ErrorKind::InvalidData, "an answer that does not say how long it is")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read_once_they_are_complete() {
        let text = b"HTTP/1.1 201 Created\r\ncontent-length: 5\r\nConnection: close\r\n\r\nhello";
        assert_eq!(head(&text[..40]).expect("no fault"), None);
        assert_eq!(head(text).expect("no fault"), Some(Head { status: 201, end: 62, length: 5, keep: false }));
        assert!(head(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n").is_err());
    }
}
