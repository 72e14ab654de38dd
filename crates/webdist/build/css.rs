//! One style sheet from many, minified.

/// The sheets that others build on; they come first.
const FIRST: [&str; 2] = ["tokens.css", "base.css"];

/// Joins the sheets (name, text): the common ones first, then by name.
pub(crate) fn join(mut sheets: Vec<(String, String)>) -> String {
    let place = |name: &str| FIRST.iter().position(|first| *first == name).unwrap_or(FIRST.len());
    sheets.sort_by(|(a, _), (b, _)| (place(a), a).cmp(&(place(b), b)));
    sheets.iter().map(|(_, text)| minified(text)).collect()
}

/// Removes comments and insignificant whitespace. Quoted text is left alone.
fn minified(text: &str) -> String {
    let mut small = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(next) = rest.next() {
        match next {
            '/' if rest.peek() == Some(&'*') => {
                rest.next();
                while let Some(inside) = rest.next() {
                    if inside == '*' && rest.next_if_eq(&'/').is_some() {
                        break;
                    }
                }
                // A comment separates words as a space does.
                space(&mut small);
            }
            quote @ ('"' | '\'') => {
                small.push(quote);
                while let Some(inside) = rest.next() {
                    small.push(inside);
                    if inside == '\\' {
                        small.extend(rest.next());
                    } else if inside == quote {
                        break;
                    }
                }
            }
            next if next.is_whitespace() => space(&mut small),
            '{' | '}' | ';' | ',' => {
                if small.ends_with(' ') {
                    small.pop();
                }
                if next == '}' && small.ends_with(';') {
                    small.pop();
                }
                small.push(next);
            }
            next => small.push(next),
        }
    }
    small.truncate(small.trim_end().len());
    small
}

/// A space, where it is significant. Before a colon it is: `a :hover` is not `a:hover`.
fn space(small: &mut String) {
    if !small.is_empty() && !small.ends_with([' ', '{', '}', ';', ',', ':']) {
        small.push(' ');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_and_comments_go_and_meaning_stays() {
        for (text, small) in [
            ("a { color : red ; }\n\nb,\n  c { }\n", "a{color :red}b,c{}"),
            ("/* one */ a /* two */ b{x:1}", "a b{x:1}"),
            ("a :hover > b { margin: 0 auto }", "a :hover > b{margin:0 auto}"),
            ("a{width:calc( 1px + 2px )}", "a{width:calc( 1px + 2px )}"),
            ("a::before { content: \" ; /* } \\\" \" }", "a::before{content:\" ; /* } \\\" \"}"),
            (
                "@media (width < 1px) and (height > 2px) {\n a { b: c; } }",
                "@media (width < 1px) and (height > 2px){a{b:c}}",
            ),
            ("a{b:c}/* open", "a{b:c}"),
            ("a/**/b{}", "a b{}"),
        ] {
            assert_eq!(minified(text), small);
        }
    }

    #[test]
    fn common_sheets_come_first() {
        let sheets = ["table.css", "base.css", "board.css", "tokens.css"];
        let sheets = sheets.map(|name| (name.to_owned(), format!("{}{{}}", name.trim_end_matches(".css"))));
        assert_eq!(join(sheets.to_vec()), "tokens{}base{}board{}table{}");
    }
}
