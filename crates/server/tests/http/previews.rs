//! What messengers see of links.

use rabenburg_asset::Asset;
use rabenburg_protocol::Command;
use rabenburg_server::Settings;
use rabenburg_testkit::{Client, House, get, quick};

const DOCUMENT: Asset = Asset {
    path: "/",
    content_type: "text/html; charset=utf-8",
    etag: "\"1\"",
    immutable: false,
    raw: b"<html><head><title>Rabenburg</title>\n<meta name=\"description\" content=\"usual\">\n</head><body></body></html>",
    brotli: None,
    gzip: None,
};

/// The content of a tag in the head.
fn tag(html: &str, name: &str) -> String {
    let (_, rest) = html.split_once(&format!("\"{name}\" content=\"")).unwrap_or_else(|| panic!("no {name} in {html}"));
    rest.split('"').next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_a_table_shows_what_everybody_may_know() {
    let house = House::with(quick()).with_page(&[DOCUMENT]).open().await;
    let anna = house.visitor("Anna <b>\"&'").await;
    let table = house
        .table(anna.key, r#"{"players":4,"seats":[{"sitter":"you","colour":"red"},{"sitter":"bot","level":"queen"}]}"#)
        .await;
    let path = format!("/t/{}", table.code);
    let answer = house.get(&path).await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, "text/html; charset=utf-8"));
    assert_eq!(answer.header("vary"), "accept-encoding, accept-language");
    let html = answer.text();
    assert!(html.contains("<title>Anna &lt;b&gt;&quot;&amp;&#39;’s table: 2 of 4 seats free</title>"), "{html}");
    assert_eq!(tag(html, "og:title"), "Anna &lt;b&gt;&quot;&amp;&#39;’s table: 2 of 4 seats free");
    assert_eq!(tag(html, "og:url"), format!("http://towers.example{path}"));
    assert!(!html.contains("usual") && html.ends_with("</head><body></body></html>"), "{html}");
    let german = house.ask(get(&path).header("accept-language", "de-AT, en;q=0.5")).await;
    assert!(tag(german.text(), "og:title").contains("2 von 4 Plätzen frei"), "{}", german.text());
    let zipped = house.ask(get(&path).header("accept-encoding", "br, gzip")).await;
    assert_eq!((zipped.header("content-encoding"), &zipped.body[..2]), ("gzip", &[0x1f, 0x8b][..]));

    // The picture has another address as soon as it is another picture.
    let before = tag(html, "og:image");
    let picture = house.get(before.strip_prefix("http://towers.example").expect("ours")).await;
    assert_eq!((picture.status.as_u16(), picture.header("content-type")), (200, "image/png"));
    assert_eq!(picture.header("cross-origin-resource-policy"), "cross-origin");
    assert!(picture.body.starts_with(b"\x89PNG") && picture.body.len() > 10_000);
    let ben = house.visitor("Ben").await;
    let mut guest = Client::join(house.address(), table.code, Some(ben.key), None).await;
    guest.obtain(Command::Sit { seat: None, colour: None }).await;
    let after = house.get(&path).await;
    assert_ne!(tag(after.text(), "og:image"), before);
    assert!(tag(after.text(), "og:title").contains("one of 4 seats free"));
    house.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_a_finished_game_shows_who_has_won() {
    let house = House::with(Settings { public_url: Some("https://a.example/".into()), ..quick() });
    let house = house.with_page(&[DOCUMENT]).open().await;
    let anna = house.visitor("Anna").await;
    let options = r#"{"players":2,"seats":[{"sitter":"bot","level":"random"},{"sitter":"bot","level":"random"}]}"#;
    let table = house.table(anna.key, options).await;
    let (table_path, game_path) = (format!("/t/{}", table.code), format!("/g/{}", table.code));
    let early = house.get(&game_path).await;
    assert!(tag(early.text(), "og:title").contains("all seats taken"), "a game that is not over is a table");
    let mut host = Client::join(house.address(), table.code, Some(anna.key), None).await;
    host.obtain(Command::Start { bots: None }).await;
    host.until(Client::is_over).await;
    let html = house.get(&game_path).await;
    let title = tag(html.text(), "og:title");
    assert!(title.ends_with(" won"), "{title}");
    assert_eq!(tag(html.text(), "og:url"), format!("https://a.example{game_path}"));
    let picture = tag(html.text(), "og:image");
    let picture = house.get(picture.strip_prefix("https://a.example").expect("the public address")).await;
    assert_eq!(picture.header("content-type"), "image/png");
    let html = house.get(&table_path).await;
    assert!(tag(html.text(), "og:title").contains("the game is over"), "{}", html.text());
    house.end().await;
}

#[tokio::test]
async fn links_to_nothing_say_so() {
    let house = House::new().with_page(&[DOCUMENT]);
    let nobody = house.get("/t/7K2QX9FM").await;
    assert_eq!((nobody.status.as_u16(), tag(nobody.text(), "og:title").as_str()), (404, "There is no such table"));
    assert!(!nobody.text().contains("og:image"));
    for path in ["/t/", "/t/x", "/g/<script>", "/t/7K2QX9FM/picture.png", "/t/x/picture.png", "/t/7K2QX9FM/other"] {
        let answer = house.get(&path.replace('<', "%3C").replace('>', "%3E")).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(!answer.text().contains("<script>"), "{path}");
    }
}
