//! What clap finds wrong with a command line, in every language.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseIntError};

use anstyle::Style;
use clap::Error;
use clap::builder::{StyledStr, Styles};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use rabenburg_words::{Language, command_line as text};

use super::help;

const INDENT: &str = "\n  ";

/// The whole message; nothing for mistakes that nobody can make here.
pub(super) fn told(error: &Error, language: Language) -> Option<String> {
    let complaint = Complaint { error, styles: Styles::styled(), language };
    let (red, heading) = (complaint.styles.get_error(), text::error(language));
    let mut told = format!("{red}{heading}{red:#} {}", complaint.mistake()?);
    let tips = complaint.tips();
    if !tips.is_empty() {
        told.push('\n');
    }
    let green = complaint.styles.get_valid();
    for tip in tips {
        told.extend([INDENT, &format!("{green}{}{green:#} {tip}", text::tip(language))]);
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = help::with_placeholder(&usage.ansi().to_string(), language);
        told.extend(["\n\n", &usage.replacen("Usage", text::usage(language), 1)]);
    }
    let help = styled(complaint.styles.get_literal(), "--help");
    told.extend(["\n\n", &text::try_help(language, help), "\n"]);
    Some(told)
}

struct Complaint<'a> {
    error: &'a Error,
    styles: Styles,
    language: Language,
}

impl Complaint<'_> {
    fn mistake(&self) -> Option<String> {
        let language = self.language;
        let invalid = |kind| Some(styled(self.styles.get_invalid(), self.string(kind)?));
        let argument = || invalid(ContextKind::InvalidArg);
        let literal = || Some(styled(self.styles.get_literal(), self.string(ContextKind::InvalidArg)?));
        let value = || invalid(ContextKind::InvalidValue);
        Some(match self.error.kind() {
            ErrorKind::UnknownArgument => text::unknown_argument(language, argument()?),
            ErrorKind::InvalidSubcommand => text::unknown_command(language, invalid(ContextKind::InvalidSubcommand)?),
            ErrorKind::InvalidValue => {
                let mistake = match self.string(ContextKind::InvalidValue)? {
                    "" => text::no_value(language, argument()?),
                    _ => text::wrong_value(language, value()?, literal()?),
                };
                let values = self.strings(ContextKind::ValidValue);
                let values: Vec<_> = values.iter().map(|value| styled(self.styles.get_valid(), value)).collect();
                match values.is_empty() {
                    true => mistake,
                    false => mistake + INDENT + &text::values(language, values.join(", ")),
                }
            }
            ErrorKind::ValueValidation => match self.error.source() {
                Some(source) => text::wrong_value_why(language, value()?, literal()?, why(source, language)),
                None => text::wrong_value(language, value()?, literal()?),
            },
            ErrorKind::TooManyValues => text::value_too_many(language, value()?, literal()?),
            ErrorKind::NoEquals => text::equals_needed(language, argument()?),
            ErrorKind::MissingRequiredArgument => {
                let missing = self.strings(ContextKind::InvalidArg);
                text::missing(language).to_owned() + &self.lines(missing, self.styles.get_valid())
            }
            ErrorKind::ArgumentConflict => match self.error.get(ContextKind::PriorArg)? {
                ContextValue::String(other) if Some(other.as_str()) == self.string(ContextKind::InvalidArg) => {
                    text::twice(language, argument()?)
                }
                ContextValue::String(other) => {
                    text::conflict(language, argument()?, styled(self.styles.get_invalid(), other))
                }
                ContextValue::Strings(others) => {
                    text::conflicts(language, argument()?) + &self.lines(others, self.styles.get_invalid())
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    /// What was meant, perhaps.
    fn tips(&self) -> Vec<String> {
        let language = self.language;
        let valid = |name| styled(self.styles.get_valid(), name);
        let commands = self.strings(ContextKind::SuggestedSubcommand);
        let mut tips = Vec::new();
        if !commands.is_empty() {
            let names: Vec<_> = commands.iter().map(|name| text::quoted(language, valid(name))).collect();
            tips.push(text::similar_commands(language, commands.len() as u32, names.join(", ")));
        }
        tips.extend(self.string(ContextKind::SuggestedArg).map(|name| text::similar_argument(language, valid(name))));
        tips.extend(self.string(ContextKind::SuggestedValue).map(|name| text::similar_value(language, valid(name))));
        if let Some(ContextValue::StyledStrs(more)) = self.error.get(ContextKind::Suggested) {
            tips.extend(more.iter().map(|tip| self.tip(tip)));
        }
        tips
    }

    /// A tip that clap has put into English already.
    fn tip(&self, tip: &StyledStr) -> String {
        let (valid, invalid) = (self.styles.get_valid(), self.styles.get_invalid());
        let plain = tip.to_string();
        match plain.split('\'').collect::<Vec<_>>()[..] {
            ["to pass ", argument, " as a value, use ", instead, ""] => {
                text::as_value(self.language, styled(invalid, argument), styled(valid, instead))
            }
            ["", name, " exists"] => text::exists(self.language, styled(valid, name)),
            ["subcommand ", name, " exists; to use it, remove the ", dashes, " before it"] => {
                text::command_exists(self.language, styled(valid, name), styled(invalid, dashes))
            }
            _ => tip.ansi().to_string(),
        }
    }

    fn string(&self, kind: ContextKind) -> Option<&str> {
        match self.error.get(kind)? {
            ContextValue::String(string) => Some(string),
            _ => None,
        }
    }

    fn strings(&self, kind: ContextKind) -> &[String] {
        match self.error.get(kind) {
            Some(ContextValue::Strings(strings)) => strings,
            _ => &[],
        }
    }

    /// A list below what it is about.
    fn lines(&self, items: &[String], style: &Style) -> String {
        items.iter().map(|item| format!("{INDENT}{}", styled(style, item))).collect()
    }
}

fn styled(style: &Style, words: &str) -> String {
    format!("{style}{words}{style:#}")
}

/// Why a value is wrong. What comes from us is in the right language already; the rest is put into words here.
fn why(source: &(dyn std::error::Error + 'static), language: Language) -> String {
    let said = source.to_string();
    if let Some(error) = source.downcast_ref::<ParseIntError>() {
        return match error.kind() {
            IntErrorKind::Empty => text::number_missing(language).to_owned(),
            IntErrorKind::InvalidDigit => text::not_a_number(language).to_owned(),
            IntErrorKind::PosOverflow => text::number_too_large(language).to_owned(),
            IntErrorKind::NegOverflow => text::number_too_small(language).to_owned(),
            IntErrorKind::Zero => text::number_zero(language).to_owned(),
            _ => said,
        };
    }
    if source.is::<AddrParseError>() {
        return text::not_an_ip(language).to_owned();
    }
    said
}
