//! Checks of the book itself: both languages say the same, the engine agrees with it, and everything it points to
//! exists.

use std::collections::BTreeSet;

use rabenburg_engine::{Cards, Colour, Costs, Face, OpenWindow, Printing, Refusal, Rules, Spell};
use rabenburg_words::{Language, glossary};

use super::number::Number;
use super::overview::{card_rule, spell_rule};
use super::search::{BookPlace, Index};
use super::text::{Block, Book, Inline, RichText};

const ENGLISH: &str = include_str!("../../../words/locales/en/rules.md");
const GERMAN: &str = include_str!("../../../words/locales/de/rules.md");
const QUICK: [&str; 2] =
    [include_str!("../../../words/locales/en/quick.md"), include_str!("../../../words/locales/de/quick.md")];
const ALL_RULES: &str = include_str!("../../../../docs/RULES.md");

fn books() -> [Book; 2] {
    [ENGLISH, GERMAN].map(|text| Book::parse(text).unwrap_or_else(|error| panic!("{error}")))
}

fn number(text: &str) -> Number {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}

#[test]
fn both_languages_have_the_same_chapters_rules_and_words() {
    let [english, german] = books();
    assert_eq!(english.chapters.len(), 17);
    for (en, de) in english.chapters.iter().zip(&german.chapters) {
        assert_eq!(en.id, de.id);
        let numbers = |chapter: &super::text::Chapter| chapter.rules.iter().map(|rule| rule.number).collect::<Vec<_>>();
        assert_eq!(numbers(en), numbers(de), "{}", en.id);
        assert_eq!(en.terms.len(), de.terms.len(), "{}", en.id);
        assert_eq!(shape(&en.blocks), shape(&de.blocks), "{}", en.id);
        for (en, de) in en.rules.iter().zip(&de.rules) {
            assert_eq!(shape(&en.blocks), shape(&de.blocks), "{}", en.number);
        }
    }
    assert_eq!(english.chapters.len(), german.chapters.len());
}

/// What must not differ between languages: the order of blocks, their printings and numbers, and the rules they refer
/// to.
fn shape(blocks: &[Block]) -> Vec<String> {
    let rules = |line: &RichText| {
        let mut rules: Vec<String> = line
            .iter()
            .filter_map(|piece| match piece {
                Inline::Rule(number) => Some(number.to_string()),
                Inline::Printing(printing) => Some(printing.to_string()),
                _ => None,
            })
            .collect();
        rules.sort();
        rules.join(" ")
    };
    let all = |lines: &[RichText]| lines.iter().map(rules).collect::<Vec<_>>().join("|");
    blocks
        .iter()
        .map(|block| match block {
            Block::Paragraph(line) => format!("paragraph {}", rules(line)),
            Block::List(items) => format!("list {}", all(items)),
            Block::Table { head, rows } => {
                let rows: Vec<String> = rows.iter().map(|row| format!("{} {:?}", all(row), digits(row))).collect();
                format!("table {} {}", all(head), rows.join("/"))
            }
            Block::Printing { printings, text } => format!("printings {printings:?} {}", rules(text)),
            Block::Figure(figure) => {
                format!("figure {} {} {:?} {:?}", figure.id, figure.position, figure.moves, figure.refused)
            }
        })
        .collect()
}

fn digits(row: &[RichText]) -> Vec<u32> {
    let text: String = row.iter().map(|cell| plain(cell) + " ").collect();
    text.split(|char: char| !char.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

fn plain(line: &RichText) -> String {
    line.iter()
        .map(|piece| match piece {
            Inline::Text(text) | Inline::Strong(text) | Inline::Emphasis(text) => text.clone(),
            Inline::Printing(printing) => printing.to_string(),
            Inline::Rule(number) => number.to_string(),
        })
        .collect()
}

#[test]
fn the_short_explanation_is_read_in_both_languages() {
    let [english, german] = QUICK.map(|text| Book::parse(text).unwrap_or_else(|error| panic!("{error}")));
    assert_eq!(shape(&english.preface), shape(&german.preface));
    assert!(english.chapters.is_empty() && german.chapters.is_empty());
    assert!(english.preface.len() >= 8);
}

/// A tower takes along everything above it (rule 5.1): none comes out from under others.
#[test]
fn the_short_explanation_pulls_no_tower_out() {
    for (text, wrong) in QUICK.iter().zip(["pull", "hervorhol"]) {
        assert!(!text.contains(wrong), "it says '{wrong}'");
    }
}

#[test]
fn every_rule_of_the_full_text_is_in_the_book() {
    let all: BTreeSet<Number> =
        ALL_RULES.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**")?.0.parse().ok()).collect();
    assert!(all.len() > 80);
    for book in books() {
        let here: BTreeSet<Number> = book.rules().map(|rule| rule.number).collect();
        assert_eq!(here, all);
    }
}

#[test]
fn the_later_chapters_stand_in_the_order_of_their_numbers() {
    for book in books() {
        // Before that, a few rules are placed with their subject.
        let chapters: Vec<u8> =
            book.rules().map(|rule| rule.number.chapter).skip_while(|chapter| *chapter < 7).collect();
        assert!(chapters.len() > 30 && chapters.is_sorted(), "{chapters:?}");
    }
}

#[test]
fn every_refusal_leads_to_a_rule_of_the_book() {
    let numbers: BTreeSet<Number> = Refusal::each().map(|refusal| number(refusal.rule())).collect();
    assert!(numbers.len() > 15);
    for book in books() {
        for &number in &numbers {
            assert!(book.rule(number).is_some(), "{number}");
        }
    }
}

#[test]
fn pictures_play_their_moves_and_refuse_the_others() {
    for book in books() {
        assert_eq!(book.figures().count(), 14);
        for figure in book.figures() {
            let frames = figure.frames().unwrap_or_else(|refusal| panic!("{}: {refusal}", figure.id));
            // Every move that is shown has something to show, and nothing happens after the last frame.
            assert_eq!(frames.len() > 1, !figure.moves.is_empty(), "{}", figure.id);
            let (last, others) = frames.split_last().expect("a first frame");
            assert!(last.next.is_empty() && others.iter().all(|frame| !frame.next.is_empty()), "{}", figure.id);
            for refusal in figure.refusals() {
                assert!(refusal.is_some(), "{} allows what it says is refused", figure.id);
            }
        }
    }
}

#[test]
fn a_refused_move_is_refused_by_the_rule_that_shows_it() {
    for book in books() {
        for rule in book.rules() {
            for block in &rule.blocks {
                if let Block::Figure(figure) = block {
                    for refusal in figure.refusals().flatten() {
                        assert_eq!(number(refusal.rule()), rule.number, "{}", figure.id);
                    }
                }
            }
        }
    }
}

#[test]
fn captions_call_the_first_two_seats_blue_and_yellow() {
    for figure in books()[0].figures() {
        assert_eq!(figure.position.rules().colours[..2], [Colour::Blue, Colour::Yellow], "{}", figure.id);
    }
}

/// What a rule says for one printing, and for all.
fn said(book: &Book, rule: &str, printing: Printing) -> Option<String> {
    let rule = book.rule(number(rule)).expect("a rule");
    rule.blocks.iter().find_map(|block| match block {
        Block::Printing { printings, text } if printings.contains(&printing) => Some(plain(text)),
        _ => None,
    })
}

#[test]
fn marks_of_printings_agree_with_what_the_engine_plays() {
    let [english, german] = books();
    for book in [&english, &german] {
        for (a, b) in Printing::ALL.into_iter().flat_map(|a| Printing::ALL.map(|b| (a, b))) {
            let same = |rule: &str| said(book, rule, a) == said(book, rule, b);
            let (of_a, of_b) = (a.printed(), b.printed());
            assert_eq!(same("1.7"), of_a.wizards_in_box == of_b.wizards_in_box, "1.7 {a} {b}");
            assert_eq!(same("7.3"), of_a.basic_repeat == of_b.basic_repeat, "7.3 {a} {b}");
            assert_eq!(same("7.4"), of_a.own_wizards_only == of_b.own_wizards_only, "7.4 {a} {b}");
            let everybody = |open| open == OpenWindow::Everybody;
            assert_eq!(same("9.3"), everybody(of_a.open_window) == everybody(of_b.open_window), "9.3 {a} {b}");
            assert_eq!(same("9.6"), of_a.no_undoing == of_b.no_undoing, "9.6 {a} {b}");
            assert_eq!(same("9.7"), of_a.free_any_time == of_b.free_any_time, "9.7 {a} {b}");
        }
        for rule in book.rules() {
            let marks = rule.blocks.iter().filter_map(|block| match block {
                Block::Printing { printings, .. } => Some(printings),
                _ => None,
            });
            let all: Vec<Printing> = marks.flatten().copied().collect();
            let different: BTreeSet<Printing> = all.iter().copied().collect();
            assert_eq!(all.len(), different.len(), "{} names a printing twice", rule.number);
        }
    }
    let says = |rule, printing| said(&english, rule, printing).unwrap_or_default();
    for printing in Printing::ALL {
        let printed = printing.printed();
        let numbers: Vec<u8> = says("1.7", printing)
            .split(|char: char| !char.is_ascii_digit())
            .filter_map(|digits| digits.parse().ok())
            .collect();
        let the_box = printed.wizards_in_box;
        assert_eq!(numbers, if the_box == [5; 6] { vec![5] } else { the_box.to_vec() }, "{printing}");
        assert_eq!(says("7.3", printing).contains("repeat"), printed.basic_repeat, "{printing}");
        assert_eq!(says("7.4", printing).contains("own"), printed.own_wizards_only, "{printing}");
        assert_eq!(
            says("9.3", printing).contains("every player"),
            printed.open_window == OpenWindow::Everybody,
            "{printing}"
        );
        assert_eq!(says("9.6", printing).contains("may not"), printed.no_undoing, "{printing}");
        assert_eq!(says("9.7", printing).contains("every window"), printed.free_any_time, "{printing}");
    }
}

#[test]
fn the_table_of_printings_has_the_wizards_of_the_box() {
    for book in books() {
        let chapter = book.chapters.iter().find(|chapter| chapter.id == "printings").expect("the chapter");
        let Some(Block::Table { rows, .. }) = chapter.blocks.iter().find(|block| matches!(block, Block::Table { .. }))
        else {
            panic!("no table")
        };
        for (row, printing) in rows.iter().zip(Printing::ALL) {
            assert_eq!(row[0], [Inline::Printing(printing)]);
            let all: u8 = printing.printed().wizards_in_box.iter().sum();
            assert_eq!(plain(&row[2]), all.to_string());
        }
        assert_eq!(rows.len(), Printing::ALL.len());
    }
}

fn table_of<'a>(book: &'a Book, rule: &str) -> &'a [Vec<RichText>] {
    let rule = book.rule(number(rule)).expect("a rule");
    let table = rule.blocks.iter().find_map(|block| match block {
        Block::Table { rows, .. } => Some(rows),
        _ => None,
    });
    table.expect("a table")
}

#[test]
fn costs_are_those_of_the_engine() {
    for book in books() {
        let rows = table_of(&book, "7.2");
        let order = Spell::ALL.into_iter().filter(|&spell| spell != Spell::DrawTwo);
        assert!(rows.iter().map(|row| plain(&row[1])).eq(order.map(|spell| Costs::PRINTED.of(spell).to_string())));
        // The names in the table are the titles of the spells' rules, in the same order.
        let spells = ["8.1", "8.3", "8.2", "8.4", "8.5", "8.6", "8.7", "8.8"];
        for (row, rule) in rows.iter().zip(spells) {
            assert_eq!(plain(&row[0]), book.rule(number(rule)).expect("a spell").title);
        }
    }
}

#[test]
fn every_spell_has_its_rule() {
    // The table calls spells by the titles of their rules.
    for (book, language) in books().into_iter().zip(Language::ALL) {
        for spell in Spell::ALL {
            let title = book.rule(spell_rule(spell)).map(|rule| rule.title.as_str());
            assert_eq!(title, Some(glossary::spell(spell, language)));
        }
    }
}

#[test]
fn every_card_has_its_rule() {
    let [english, _] = books();
    for card in Face::ALL {
        let title = english.rule(card_rule(card)).map(|rule| rule.title.as_str());
        let code = card.code();
        let expected = match (code.starts_with('T'), code.contains('W'), code.contains('D')) {
            (_, _, true) => "Die cards",
            (true, true, false) => "Tower or wizard",
            (true, false, false) => "A tower flies",
            (false, _, false) => "A wizard walks",
        };
        assert_eq!(title, Some(expected), "{code}");
    }
}

#[test]
fn wizards_and_flasks_are_those_of_the_engine() {
    for book in books() {
        let rows = table_of(&book, "1.6");
        for players in 2..=6 {
            let rules = Rules::new(Printing::Third, players);
            let column = usize::from(players) - 1;
            assert_eq!(plain(&rows[0][column]), rules.wizards_each().to_string());
            assert_eq!(plain(&rows[1][column]), rules.flasks_each().to_string());
        }
    }
}

#[test]
fn the_deck_is_that_of_the_engine() {
    for book in books() {
        let copies: Vec<u8> =
            table_of(&book, "1.4").iter().map(|row| plain(&row[1]).parse().expect("a number")).collect();
        let kinds = [5, 5, 4, 4, 1, 2, 2];
        let expected = kinds.into_iter().zip(&copies).flat_map(|(kinds, &copies)| std::iter::repeat_n(copies, kinds));
        assert!(expected.eq(Face::ALL.map(Face::copies)));
        let text = plain(match &book.rule(number("1.4")).expect("1.4").blocks[0] {
            Block::Paragraph(line) => line,
            _ => panic!("no paragraph"),
        });
        assert!(text.contains(&Cards::DECK.len().to_string()) && text.contains(&Face::ALL.len().to_string()));
    }
}

#[test]
fn people_find_what_they_look_for() {
    let [english, german] = books().map(|book| Index::new(&book));
    let first = |index: &Index, query: &str| match index.search(query).first().map(|hit| hit.place.clone()) {
        Some(BookPlace::Rule(number)) => number.to_string(),
        other => format!("{other:?}"),
    };
    for (query, rule) in
        [("redraw", "3.5"), ("5.3", "5.3"), ("piggyback", "8.7"), ("ghost lights", "2.2"), ("castle way", "5.3")]
    {
        assert_eq!(first(&english, query), rule, "{query}");
    }
    for (query, rule) in [
        ("huckepack", "8.7"),
        ("neue hand", "3.5"),
        ("turme tauschen", "8.5"),
        ("tuerme tauschen", "8.5"),
        ("wuerfelkarte", "6.2"),
    ] {
        assert_eq!(first(&german, query), rule, "{query}");
    }
}

/// Every highlight of a result lies within its text, whatever is typed.
#[test]
fn results_can_always_be_shown() {
    for index in books().map(|book| Index::new(&book)) {
        for query in ["e", "ü", "der", "the castle", "1", "5.", "ß", "„", "zau", "is a n"] {
            for hit in index.search(query) {
                let all: String =
                    hit.snippet.pieces().iter().chain(&hit.title.pieces()).map(|(piece, _)| *piece).collect();
                assert_eq!(all, format!("{}{}", hit.snippet.text, hit.title.text));
            }
        }
    }
}
