//! No rule without a test, and no test without a rule: the names of the tests are held against `docs/RULES.md`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A rule's number, such as 3.4.
type Rule = (u32, u32);

fn path(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(of)
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Two numbers with a sign between.
fn number(text: &str, sign: char) -> Option<Rule> {
    let (chapter, rule) = text.split_once(sign)?;
    Some((chapter.parse().ok()?, rule.parse().ok()?))
}

/// The rules of the book: paragraphs that begin with a number in bold.
fn rules(book: &str) -> BTreeSet<Rule> {
    let numbered = |line: &str| number(line.strip_prefix("**")?.split_once("**")?.0, '.');
    book.lines().filter_map(numbered).collect()
}

/// The rule in the name of a test function, such as `r3_4_the_second_action_may_be_given_up`.
fn named_rule(line: &str) -> Option<Rule> {
    let name = line.trim_start().strip_prefix("fn r")?;
    let mut parts = name.splitn(3, '_');
    let rule = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    parts.next().filter(|what| what.starts_with(|letter: char| letter.is_ascii_alphanumeric())).map(|_| rule)
}

/// The rules named by the tests of a source; functions without `#[test]` are none.
fn tested(source: &str) -> BTreeSet<Rule> {
    let mut tested = BTreeSet::new();
    let mut is_test = false;
    for line in source.lines() {
        match line.trim() {
            "#[test]" => is_test = true,
            attribute if attribute.starts_with("#[") => {}
            _ => {
                tested.extend(named_rule(line).filter(|_| is_test));
                is_test = false;
            }
        }
    }
    tested
}

/// The sources of all chapters, by file name.
fn chapters() -> Vec<(String, String)> {
    let folder = path("tests/rules");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut chapters = Vec::new();
    for entry in entries {
        let file = entry.expect("an entry of the folder").path();
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(module) = name.strip_suffix(".rs").filter(|module| module.starts_with("chapter_")) {
            chapters.push((module.to_string(), read(&file)));
        }
    }
    chapters.sort();
    chapters
}

fn list(rules: &BTreeSet<Rule>) -> String {
    rules.iter().map(|(chapter, rule)| format!("{chapter}.{rule}")).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    let rules = rules(&read(&path("../../docs/RULES.md")));
    assert!(rules.len() > 80, "the book has more rules than {}", rules.len());
    let tested: BTreeSet<Rule> = chapters().iter().flat_map(|(_, source)| tested(source)).collect();
    let untested: BTreeSet<Rule> = rules.difference(&tested).copied().collect();
    let unknown: BTreeSet<Rule> = tested.difference(&rules).copied().collect();
    assert!(
        untested.is_empty() && unknown.is_empty(),
        "rules without a test: [{}]; tests of rules that do not exist: [{}]",
        list(&untested),
        list(&unknown)
    );
}

/// A chapter that `main.rs` leaves out would never run.
#[test]
fn every_chapter_is_run() {
    let main = read(&path("tests/rules/main.rs"));
    let left_out: Vec<String> = chapters()
        .into_iter()
        .map(|(module, _)| module)
        .filter(|module| !main.lines().any(|line| line == format!("mod {module};")))
        .collect();
    assert!(left_out.is_empty(), "not in main.rs: {left_out:?}");
}

#[test]
fn names_and_numbers_are_read() {
    let book = "**1.1** A.\n**2.10** B **3.3**.\n**bold** C.\n| 4.4 |\n";
    assert_eq!(rules(book), BTreeSet::from([(1, 1), (2, 10)]));
    let source =
        "#[test]\nfn r1_1_a() {}\n#[test]\n#[ignore]\nfn r12_0_b() {}\nfn r2_2_helper() {}\n#[test]\nfn r3_3() {}";
    assert_eq!(tested(source), BTreeSet::from([(1, 1), (12, 0)]));
}
