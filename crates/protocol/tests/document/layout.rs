//! JSON laid out for readers: on one line what fits there, the fields in their own order.

/// The longest line.
const WIDTH: usize = 118;

/// Lays out a text of JSON without blanks.
pub(crate) fn layout(json: &str) -> String {
    lay(json, 0)
}

fn lay(json: &str, indent: usize) -> String {
    let line = spaced(json);
    let is_list = json.starts_with('[');
    if line.chars().count() + indent < WIDTH || !(is_list || json.starts_with('{')) {
        return line;
    }
    let (open, close) = (&json[..1], &json[json.len() - 1..]);
    let (inner, outer) = (" ".repeat(indent + 2), " ".repeat(indent));
    let part = |part| match split_key(part).filter(|_| !is_list) {
        Some((key, value)) => format!("{key}: {}", lay(value, indent + 2)),
        None => lay(part, indent + 2),
    };
    let parts: Vec<String> = split(&json[1..json.len() - 1]).into_iter().map(part).collect();
    // Short things share a line: all in a list, all if there are no others, and else the shortest.
    let is_below = |part: &String, limit| part.chars().count() < limit && !part.contains('\n');
    let limit = if is_list {
        62
    } else if parts.iter().all(|part| is_below(part, 80)) {
        80
    } else {
        32
    };
    let mut lines: Vec<String> = Vec::new();
    let mut before_short = false;
    for part in parts {
        let short = is_below(&part, limit);
        match lines.last_mut().filter(|_| short && before_short) {
            Some(last) if indent + last.chars().count() + part.chars().count() + 5 < WIDTH => {
                last.push_str(", ");
                last.push_str(&part);
            }
            _ => lines.push(part),
        }
        before_short = short;
    }
    format!("{open}\n{inner}{}\n{outer}{close}", lines.join(&format!(",\n{inner}")))
}

/// The parts between commas that are in nothing else.
fn split(json: &str) -> Vec<&str> {
    let (mut parts, mut from) = (Vec::new(), 0);
    outside_strings(json, |at, char, depth| {
        if char == ',' && depth == 0 {
            parts.push(&json[from..at]);
            from = at + 1;
        }
    });
    parts.push(&json[from..]);
    parts
}

fn split_key(field: &str) -> Option<(&str, &str)> {
    let mut colon = None;
    outside_strings(field, |at, char, depth| {
        if char == ':' && depth == 0 && colon.is_none() {
            colon = Some(at);
        }
    });
    colon.map(|at| (&field[..at], &field[at + 1..]))
}

/// Blanks after commas and colons.
fn spaced(json: &str) -> String {
    let (mut line, mut from) = (String::new(), 0);
    outside_strings(json, |at, char, _| {
        if matches!(char, ',' | ':') {
            line.push_str(&json[from..=at]);
            line.push(' ');
            from = at + 1;
        }
    });
    line + &json[from..]
}

/// Goes through everything that is in no string, with the place and how deep it lies.
fn outside_strings(json: &str, mut each: impl FnMut(usize, char, usize)) {
    let (mut depth, mut string, mut escaped) = (0, false, false);
    for (at, char) in json.char_indices() {
        if string {
            string = char != '"' || escaped;
            escaped = char == '\\' && !escaped;
            continue;
        }
        match char {
            '"' => string = true,
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            _ => each(at, char, depth),
        }
    }
}
