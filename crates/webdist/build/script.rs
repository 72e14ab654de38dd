//! JavaScript without what only its authors read: comments on lines of their own, and indentation.

/// Leaves them out. A script in which a text goes over several lines stays as it is, since its lines mean something.
pub(crate) fn slim(script: &str) -> String {
    let is_cut = |line: &str| line.matches('`').count() % 2 == 1;
    if script.lines().any(is_cut) {
        return script.to_owned();
    }
    let mut small = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        let begins = line.starts_with("/*");
        let is_comment = in_comment || begins || line.starts_with("//") || line.is_empty();
        // Code after the end of such a comment would be lost, but nobody writes that.
        in_comment = (in_comment || begins) && !line.ends_with("*/");
        if !is_comment {
            small.push_str(line);
            small.push('\n');
        }
    }
    small
}

#[cfg(test)]
mod tests {
    use super::slim;

    #[test]
    fn comments_and_indentation_go_and_code_stays() {
        let script = "// One.\nif (a) {\n    b(`x ${y}`); // two\n\n    /* three */\n    /**\n     * four\n     */\n    c('//');\n}\n";
        assert_eq!(slim(script), "if (a) {\nb(`x ${y}`); // two\nc('//');\n}\n");
    }

    #[test]
    fn texts_over_several_lines_are_left_alone() {
        let script = "  const a = `\n    // no comment\n  `;\n";
        assert_eq!(slim(script), script);
    }
}
