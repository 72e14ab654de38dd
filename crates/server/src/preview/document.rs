//! The page's document with a preview in its head.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

/// What is to be seen of a link.
pub(super) struct Preview {
    pub(super) title: String,
    pub(super) description: String,
    /// The path of the picture, and what it shows.
    pub(super) picture: Option<(String, &'static str)>,
    pub(super) path: String,
    /// Where paths begin.
    pub(super) home: String,
}

/// The document with this title and description in place of its own, and tags for messengers.
pub(super) fn with_preview(html: &str, preview: &Preview) -> String {
    let Preview { title, description, picture, path, home } = preview;
    let property = |name: &str, content: &str| format!("<meta property=\"{name}\" content=\"{}\">\n", escaped(content));
    let mut tags = format!("<title>{}</title>\n", escaped(title));
    tags += &format!("<meta name=\"description\" content=\"{}\">\n", escaped(description));
    tags += &property("og:type", "website");
    tags += &property("og:site_name", "Rabenburg");
    tags += &property("og:title", title);
    tags += &property("og:description", description);
    tags += &property("og:url", &format!("{home}{path}"));
    if let Some((picture, alt)) = picture {
        tags += &property("og:image", &format!("{home}{picture}"));
        tags += &property("og:image:type", "image/png");
        tags += &property("og:image:width", &super::painter::WIDTH.to_string());
        tags += &property("og:image:height", &super::painter::HEIGHT.to_string());
        tags += &property("og:image:alt", alt);
        tags += "<meta name=\"twitter:card\" content=\"summary_large_image\">\n";
    }
    let html = without(html, "<meta name=\"description\"", ">");
    match (html.find("<title>"), html.find("</title>")) {
        (Some(from), Some(to)) if from < to => {
            format!("{}{}{}", &html[..from], tags.trim_end(), &html[to + "</title>".len()..])
        }
        _ => html,
    }
}

/// The text without the first part that begins and ends like this.
fn without(text: &str, begin: &str, end: &str) -> String {
    let Some(from) = text.find(begin) else { return text.to_owned() };
    let Some(length) = text[from..].find(end) else { return text.to_owned() };
    format!("{}{}", &text[..from], &text[from + length + end.len()..])
}

/// As it is written in a document, between tags or in quotes. People choose their names.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// Compressed quickly: the document differs from link to link, and takes a millisecond.
pub(super) fn gzip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_names() {
        let preview = Preview {
            title: "<script>\"Anna\" & 'Ben'".into(),
            description: "\"><b>".into(),
            picture: Some(("/t/X/picture.png?1".into(), "Wizards")),
            path: "/t/X".into(),
            home: "https://a.example".into(),
        };
        let page = "<head><title>Rabenburg</title>\n<meta name=\"description\" content=\"old\">\n</head><body>&lt;title></body>";
        let html = with_preview(page, &preview);
        assert!(html.contains("<title>&lt;script&gt;&quot;Anna&quot; &amp; &#39;Ben&#39;</title>"), "{html}");
        assert!(!html.contains("<script") && !html.contains("<b>") && !html.contains("old"), "{html}");
        assert!(html.contains("content=\"https://a.example/t/X/picture.png?1\""), "{html}");
        assert!(html.starts_with("<head><title>") && html.ends_with("</head><body>&lt;title></body>"), "{html}");
        assert_eq!(with_preview("no head", &preview), "no head");
    }
}
