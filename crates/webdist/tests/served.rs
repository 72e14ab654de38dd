//! The page as browsers meet it.

use axum::http::{Method, StatusCode};
use rabenburg_testkit::{Answer, House};
use rabenburg_webdist::{ASSETS, Asset};

async fn ask(method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let ask = rabenburg_testkit::ask(method, path);
    House::new().with_page(ASSETS).ask(headers.iter().fold(ask, |ask, (name, value)| ask.header(name, value))).await
}

async fn get(path: &str) -> Answer {
    ask(Method::GET, path, &[]).await
}

fn asset(ending: &str) -> &'static Asset {
    ASSETS.iter().find(|asset| asset.path.ends_with(ending)).unwrap_or_else(|| panic!("no {ending}"))
}

#[tokio::test]
async fn every_file_is_sent_as_it_is_compressed_and_not_again() {
    for asset in ASSETS {
        for (accepted, name, bytes) in
            [("", None, None), ("gzip", Some("gzip"), asset.gzip), ("gzip, br", Some("br"), asset.brotli)]
        {
            let answer = ask(Method::GET, asset.path, &[("accept-encoding", accepted)]).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", asset.path);
            assert_eq!(answer.body, bytes.unwrap_or(asset.raw), "{}", asset.path);
            let coding = answer.headers.get("content-encoding").map(|value| value.to_str().expect("text"));
            assert_eq!(coding, bytes.and(name), "{}", asset.path);
            assert_eq!(answer.header("content-type"), asset.content_type);
            assert_eq!(answer.header("etag"), asset.etag);
        }
        let again = ask(Method::GET, asset.path, &[("if-none-match", asset.etag)]).await;
        assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0), "{}", asset.path);
        assert_eq!(again.header("etag"), asset.etag);
        let other = ask(Method::GET, asset.path, &[("if-none-match", "W/\"0\"")]).await;
        assert_eq!(other.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn files_named_by_their_content_are_kept_for_ever_and_others_asked_for() {
    for asset in ASSETS {
        let named = asset.path.starts_with("/assets/");
        assert_eq!(asset.immutable, named);
        let expected = if named { "public, max-age=31536000, immutable" } else { "no-cache" };
        assert_eq!(get(asset.path).await.header("cache-control"), expected, "{}", asset.path);
    }
    for path in ["/", "/index.html", "/service-worker.js", "/manifest.webmanifest"] {
        assert_eq!(get(path).await.header("cache-control"), "no-cache", "{path}");
    }
    assert!(asset(".wasm").immutable && asset(".css").immutable);
}

#[tokio::test]
async fn what_lies_between_keeps_the_codings_apart() {
    assert_eq!(get("/").await.header("vary"), "accept-encoding");
}

#[tokio::test]
async fn both_addresses_of_the_page_show_it() {
    let page = get("/").await;
    assert!(String::from_utf8_lossy(&page.body).contains("<title>Rabenburg</title>"));
    assert_eq!(page.body, get("/index.html").await.body);
    assert_eq!(page.body, get("/?from=elsewhere").await.body);
}

#[tokio::test]
async fn head_is_get_without_the_content() {
    for path in ["/", asset(".wasm").path, "/nothing"] {
        let (get, head) = (get(path).await, ask(Method::HEAD, path, &[]).await);
        assert!(head.body.is_empty());
        assert_eq!((get.status, &get.headers), (head.status, &head.headers), "{path}");
        assert_eq!(head.header("content-length"), get.body.len().to_string());
    }
}

#[tokio::test]
async fn nothing_but_get_and_head_is_answered() {
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS, Method::PATCH, Method::TRACE] {
        for path in ["/", "/nothing"] {
            let answer = ask(method.clone(), path, &[]).await;
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert_eq!(answer.header("allow"), "GET, HEAD");
        }
    }
}

#[tokio::test]
async fn elsewhere_is_nothing_and_a_way_home() {
    for path in [
        "/nothing",
        "/assets/",
        "/assets",
        "//",
        "/index.html/",
        "/../Cargo.toml",
        "/assets/../index.html",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/%00",
        "/assets/%ff",
        "/INDEX.HTML",
        &format!("/{}", "a".repeat(8000)),
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        let text = String::from_utf8(answer.body).expect("text");
        for part in ["There is nothing at this address.", "Unter dieser Adresse gibt es nichts.", "href=\"/\""] {
            assert!(text.contains(part), "{part}");
        }
    }
}

#[tokio::test]
async fn every_answer_is_strict() {
    for (method, path) in
        [(Method::GET, "/"), (Method::GET, asset(".js").path), (Method::GET, "/nothing"), (Method::POST, "/")]
    {
        let answer = ask(method, path, &[]).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; ") && !policy.contains("'unsafe-"), "{policy}");
        for part in
            ["script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]
        {
            assert!(policy.split("; ").any(|directive| directive == part), "{part} is missing in {policy}");
        }
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
    let not_modified = ask(Method::GET, "/", &[("if-none-match", "*")]).await;
    assert_eq!(not_modified.status, StatusCode::NOT_MODIFIED);
    not_modified.header("content-security-policy");
}

#[tokio::test]
async fn nothing_in_the_page_needs_what_the_headers_forbid() {
    let html = ASSETS.iter().filter(|asset| asset.content_type.starts_with("text/html"));
    let missing = get("/nothing").await.body;
    for page in html.map(|asset| asset.raw).chain([missing.as_slice()]) {
        let page = String::from_utf8_lossy(page);
        assert!(!page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="), "{page}");
        for script in page.split("<script").skip(1) {
            assert!(script.contains("src=\"/assets/") && script.contains("></script>"), "{script}");
        }
    }
}
