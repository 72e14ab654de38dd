//! A check of the page's templates: no comparison ends a tag.
//!
//! In `view!`, an attribute's value ends at the first `>` that is not in brackets. `hidden=move || a >= b` compiles, ends the
//! tag there, and shows `= b` on the screen.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::run;

/// Looks through the page. Returns whether nothing was found.
pub(crate) fn check() -> Result<bool, Failure> {
    let mut files = Vec::new();
    collect(&run::workspace_root().join("crates/web/src"), &mut files)?;
    files.sort();
    let mut clean = true;
    for file in files {
        let source = fs::read_to_string(&file).map_err(|error| failed(&file, &error))?;
        for line in broken_tags(&source) {
            clean = false;
            eprintln!("{}:{line}: this comparison ends the tag; put the closure in braces", file.display());
        }
    }
    Ok(clean)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    for entry in fs::read_dir(folder).map_err(|error| failed(folder, &error))? {
        let path = entry.map_err(|error| failed(folder, &error))?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

fn failed(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Failed(format!("{}: {error}", path.display()))
}

/// The lines on which a closure without braces, as the value of an attribute, is cut off by a comparison. A `>` that is meant
/// to end a tag follows what is before it without a space, or stands on a line of its own.
fn broken_tags(source: &str) -> Vec<usize> {
    let closures = ["=move |", "=|"].into_iter().flat_map(|start| source.match_indices(start));
    let attributes = closures.filter(|&(at, _)| source[..at].ends_with(|before: char| before.is_alphanumeric()));
    let mut lines: Vec<usize> = attributes
        .filter_map(|(at, start)| end_of_tag(source, at + start.len()))
        .filter(|&end| is_comparison(source, end))
        .map(|end| source[..end].lines().count())
        .collect();
    lines.sort_unstable();
    lines
}

/// The first `>` outside brackets and strings that is not part of an arrow.
fn end_of_tag(source: &str, from: usize) -> Option<usize> {
    let (mut depth, mut before, mut in_string) = (0_u32, ' ', false);
    for (at, char) in source[from..].char_indices() {
        match char {
            '"' if before != '\\' => in_string = !in_string,
            _ if in_string => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            '>' if depth == 0 && !matches!(before, '-' | '=') => return Some(from + at),
            _ => {}
        }
        before = char;
    }
    None
}

fn is_comparison(source: &str, at: usize) -> bool {
    let before = source[..at].rsplit('\n').next().is_some_and(|line| line.ends_with(' ') && !line.trim().is_empty());
    before && source[at + 1..].starts_with([' ', '='])
}

#[cfg(test)]
mod tests {
    use super::broken_tags;

    #[test]
    fn a_comparison_without_braces_is_found() {
        assert_eq!(broken_tags("view! {\n<p hidden=move || a.get() >= b>text</p> }"), [2]);
        assert_eq!(broken_tags("<p class:on=move || a.get() > 3 title=x>text</p>"), [1]);
    }

    #[test]
    fn what_ends_a_tag_on_purpose_is_not() {
        for good in [
            "<p hidden=move || a.get()>text</p>",
            "<p hidden={move || a.get() >= b}>text</p>",
            "<p hidden=move || (a.get() > b)>text</p>",
            "<p hidden=move || a.is_none_or(|it| it > 3)/>",
            "<p\n    hidden=move || a.get()\n>\n    text</p>",
            "<p title=move || \"a > b\">text</p>",
            "let it = |a, b| a > b;",
        ] {
            assert!(broken_tags(good).is_empty(), "{good}");
        }
    }
}
