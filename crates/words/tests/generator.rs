//! What the build script makes of texts, and what it objects to.

#[path = "../build/generator.rs"]
mod generator;

use generator::{Source, Tongue, english_name, generate};
use rabenburg_words::{Language, hall, laboratory, phases};

fn tongue(code: &str, name: &str, files: &[(&str, &str)]) -> Tongue {
    let source = |(module, text): &(&str, &str)| Source {
        file: format!("{code}/{module}.ftl"),
        module: (*module).to_owned(),
        text: (*text).to_owned(),
    };
    Tongue { code: code.to_owned(), name: name.to_owned(), sources: files.iter().map(source).collect() }
}

fn code(english: &str, german: &str) -> Result<String, Vec<String>> {
    generate(&[tongue("en", "English", &[("start", english)]), tongue("de", "German", &[("start", german)])])
}

/// A number with its word in English and in another language.
fn counted(code: &str, name: &str, text: &str) -> Result<String, Vec<String>> {
    let english = "a = { $n ->\n    [one] mouse\n   *[other] mice\n }";
    generate(&[tongue("en", "English", &[("start", english)]), tongue(code, name, &[("start", text)])])
}

/// The one thing that is wrong.
fn fault(english: &str, german: &str) -> String {
    let mut faults = code(english, german).expect_err("there is a fault");
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.remove(0)
}

/// The line that declares a function.
fn signature(code: &str, name: &str) -> String {
    let needle = format!("fn {name}(");
    code.lines().find(|line| line.contains(&needle)).expect("the function is there").trim().to_owned()
}

#[test]
fn a_text_without_arguments_is_constant() {
    let code = code("play-now = Play", "play-now = Spielen").unwrap();
    assert_eq!(signature(&code, "play_now"), "pub const fn play_now(language: Language) -> &'static str {");
    assert!(code.contains("pub mod start {"));
    assert!(code.contains("Language::German => \"Spielen\""));
}

#[test]
fn arguments_come_in_the_order_of_the_english_text() {
    let code = code("a = { $b } and { $a } and { $b }", "a = { $a }, { $b }").unwrap();
    let shown = "impl core::fmt::Display";
    assert_eq!(signature(&code, "a"), format!("pub fn a(language: Language, b: {shown}, a: {shown}) -> String {{"));
}

#[test]
fn plurals_take_numbers_and_other_variants_take_words() {
    let english =
        "a = { $who ->\n    [you] You\n   *[other] { $name }\n } { $n ->\n    [one] a\n   *[other] { $n }\n }";
    let german = "a = { $who ->\n    [you] Du\n   *[other] { $name }\n } { $n }";
    let code = code(english, german).unwrap();
    let expected = "pub fn a(language: Language, who: &str, name: impl core::fmt::Display, n: u32) -> String {";
    assert_eq!(signature(&code, "a"), expected);
}

#[test]
fn digits_alone_make_a_number() {
    let text = "a = { $n ->\n    [0] none\n   *[other] some\n }";
    assert_eq!(signature(&code(text, text).unwrap(), "a"), "pub fn a(language: Language, n: u32) -> String {");
}

#[test]
fn texts_with_plurals_words_and_references_speak_both_languages() {
    let both = [Language::English, Language::German];
    assert_eq!(both.map(|it| hall::open_free(it, 0)), ["all seats taken", "alle Plätze besetzt"]);
    assert_eq!(both.map(|it| hall::open_free(it, 1)), ["one seat free", "ein Platz frei"]);
    assert_eq!(both.map(|it| hall::open_free(it, 3)), ["3 seats free", "3 Plätze frei"]);
    assert_eq!(both.map(|it| phases::turn_of(it, "you", "Korax")), ["Your turn", "Du bist am Zug"]);
    assert_eq!(both.map(|it| phases::turn_of(it, "anything", "Korax")), ["Korax’s turn", "Korax ist am Zug"]);
    assert!(both.iter().all(|&it| laboratory::perft_long(it).starts_with(laboratory::perft(it))));
}

#[test]
fn comments_and_samples_become_documentation() {
    let code = code("# For the *first* button.\na = { $n ->\n    [one] one\n   *[other] { $n } <b>\n }", "a = { $n }")
        .unwrap();
    assert!(code.contains(r#"#[doc = " For the \\*first\\* button."]"#), "{code}");
    assert!(code.contains(r##"#[doc = " $n \\<b\\>"]"##), "{code}");
}

#[test]
fn quotes_and_escapes_survive() {
    let code = code(r#"a = Say "go"{ "\u00A0" }now"#, "a = x").unwrap();
    assert!(code.contains(&format!("{:?}", "Say \"go\"\u{a0}now")), "{code}");
}

#[test]
fn both_languages_have_the_same_files() {
    let file = [("start", "a = A")];
    let faults = generate(&[tongue("en", "English", &file), tongue("de", "German", &[])]).unwrap_err();
    assert_eq!(faults, ["en/start.ftl: there is no such file in German"]);
    let faults = generate(&[tongue("en", "English", &[]), tongue("de", "German", &file)]).unwrap_err();
    assert_eq!(faults, ["de/start.ftl: there is no such file in English"]);
}

#[test]
fn both_languages_have_the_same_messages() {
    assert_eq!(fault("a = A\nb = B", "a = A"), "en/start.ftl: b: is missing in German");
    assert_eq!(fault("a = A", "a = A\nb = B"), "de/start.ftl: b: is missing in English");
}

#[test]
fn both_languages_have_the_same_arguments() {
    assert_eq!(fault("a = A", "a = { $n }"), "de/start.ftl: a: has the argument $n, which English does not have");
    assert_eq!(fault("a = { $n }", "a = A"), "de/start.ftl: a: lacks the argument $n, which English has");
}

#[test]
fn misspelt_variants_are_found() {
    let english = "a = { $who ->\n    [you] You\n   *[other] He\n }";
    let german = "a = { $who ->\n    [yuo] Du\n   *[other] Er\n }";
    assert_eq!(fault(english, german), "de/start.ftl: a: $who has other variants than in English");
}

#[test]
fn a_third_language_is_a_folder_of_texts() {
    let file = |text| [("start", text)];
    let all = [
        tongue("en", "English", &file("a = A mouse")),
        tongue("de", "German", &file("a = Eine Maus")),
        tongue("pl", "Polish", &file("a = Mysz")),
    ];
    let code = generate(&all).unwrap();
    assert!(code.contains("pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Polish, ];"));
    assert!(code.contains("Language::Polish => \"pl\""), "{code}");
    assert!(code.contains("Language::Polish => \"Mysz\""), "{code}");
}

#[test]
fn a_folder_says_what_its_language_is_called_in_english() {
    let named = |text| english_name(&tongue("de", "", &[("about", text)]).sources);
    assert_eq!(named("name = Deutsch\nenglish-name = German").as_deref(), Some("German"));
    assert_eq!(named("name = Deutsch"), None);
    assert_eq!(english_name(&[]), None);
}

#[test]
fn a_language_has_a_code_and_a_name_that_code_can_use() {
    let told = |code, name| generate(&[tongue("en", "English", &[]), tongue(code, name, &[])]).unwrap_err();
    assert_eq!(told("de", "Low German"), ["de: \"Low German\" cannot be the name of a language in code"]);
    assert_eq!(told("d_!", "German"), ["d_!: this is not the code of a language"]);
}

#[test]
fn every_language_has_its_own_plurals() {
    let polish = "a = { $n ->\n    [0] 0\n    [one] mysz\n    [few] myszy\n    [many] myszy\n   *[other] myszy\n }";
    let code = counted("pl", "Polish", polish).unwrap();
    assert!(code.contains("                    1 => {\n                        text.push_str(\"mysz\");"), "{code}");
    assert!(code.contains("n if matches!(n % 100, 2..=4 | 22..=24 | 32..=34 | 42..=44 |"), "{code}");
    // In French, nothing is singular too.
    let code = counted("fr", "French", "a = { $n ->\n    [one] souris\n   *[other] souris\n }").unwrap();
    assert!(code.contains("0..=1 => {"), "{code}");
    // A language that Unicode does not know counts like English.
    let code = counted("qps", "Pseudo", "a = { $n ->\n    [one] m\n   *[other] mm\n }").unwrap();
    assert!(code.contains("1 => {"), "{code}");
}

#[test]
fn plurals_have_the_forms_of_their_language() {
    let few = "a = { $n ->\n    [one] one\n    [few] few\n   *[other] many\n }";
    assert_eq!(fault(few, "a = { $n }"), "en/start.ftl: a: [few] is not a variant $n can have");
    let lone = "a = { $n ->\n    [0] none\n   *[one] one\n }";
    assert_eq!(fault(lone, "a = { $n }"), "en/start.ftl: a: the default of $n has to be [other], not [one]");
    let stray = "a = { $n ->\n    [one] one\n    [sone] none\n   *[other] many\n }";
    assert_eq!(fault(stray, "a = { $n }"), "en/start.ftl: a: [sone] is not a variant $n can have");
    let twice = "a = { $n ->\n    [one] one\n    [one] none\n   *[other] many\n }";
    assert_eq!(fault(twice, "a = { $n }"), "en/start.ftl: a: [one] of $n is defined twice");
}

#[test]
fn an_argument_is_a_number_or_a_word() {
    let number = "a = { $n ->\n    [one] one\n   *[other] many\n }";
    let word = "a = { $n ->\n    [you] one\n   *[other] many\n }";
    assert_eq!(fault(number, word), "de/start.ftl: a: $n is a number for some variants and a word for others");
}

#[test]
fn mistakes_of_the_format_are_told_with_their_line() {
    let told = code("a = A\n\nb = { $n ->\n    [one] one\n }\n", "a = A\nb = { $n }").unwrap_err();
    assert!(told.iter().any(|fault| fault.starts_with("en/start.ftl:5: ")), "{told:?}");
    let told = code("a = A\nthis is nothing\n", "a = A").unwrap_err();
    assert!(told.iter().any(|fault| fault.starts_with("en/start.ftl:2: ")), "{told:?}");
}

#[test]
fn what_we_do_not_use_is_refused() {
    assert_eq!(fault("a = A\n    .tip = Tip", "a = A"), "en/start.ftl: a: attributes are not supported");
    assert_eq!(fault("a = A", "a = { NUMBER(3) }"), "de/start.ftl: a: the function NUMBER is not supported");
}

#[test]
fn references_exist_and_end() {
    let told = code("a = { b }", "a = { -b }").unwrap_err();
    assert_eq!(told[0], "en/start.ftl: a: refers to b, which this file does not have");
    assert_eq!(told[1], "de/start.ftl: a: refers to -b, which this file does not have");
    let told = code("a = { b }\nb = { a }", "a = A\nb = B").unwrap_err();
    assert_eq!(told[0], "en/start.ftl: a: a refers to itself");
}

#[test]
fn names_can_be_names_of_rust() {
    let told = code("move = A", "move = A").unwrap_err();
    assert_eq!(told[0], "en/start.ftl: move: this cannot be the name of a function");
    let told = code("a-b = A\na_b = B", "a-b = A\na_b = B").unwrap_err();
    assert_eq!(told[0], "en/start.ftl: a_b: the name of its function is taken");
    let told = code("a = { $text }", "a = { $text }").unwrap_err();
    assert_eq!(told[0], "en/start.ftl: a: $text cannot be the name of an argument");
    let told = code("a = A\na = B", "a = A").unwrap_err();
    assert_eq!(told[0], "en/start.ftl: a: is defined twice");
}
