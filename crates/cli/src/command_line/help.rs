//! What clap itself writes into the help of a command, in every language.

use anstyle::Style;
use clap::builder::PossibleValue;
use clap::{Arg, Command};
use rabenburg_words::{Language, command_line as text};

/// A command that is built, with its headings and clap's notes on options in a language.
pub(super) fn translated(command: Command, language: Language) -> Command {
    let (usage, literal) = (*command.get_styles().get_usage(), *command.get_styles().get_literal());
    let heading = format!("{usage}{}:{usage:#}", text::usage(language));
    let command = if command.get_name() == "help" { command.about(text::help_command(language)) } else { command };
    command
        // clap's own template but for the heading.
        .help_template(format!(
            "{{before-help}}{{about-with-newline}}\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .subcommand_help_heading(text::commands(language))
        .subcommand_value_name(text::command_placeholder(language))
        .mut_args(|arg| argument(arg, literal, language))
        .mut_subcommands(|subcommand| translated(subcommand, language))
}

/// The usage line with its placeholder for options, which clap does not let us choose.
pub(super) fn with_placeholder(usage: &str, language: Language) -> String {
    usage.replacen("[OPTIONS]", &format!("[{}]", text::options_placeholder(language)), 1)
}

fn argument(arg: Arg, literal: Style, language: Language) -> Arg {
    let arg = match arg.get_id().as_str() {
        "help" if arg.get_long_help().is_some() => {
            arg.help(text::print_help_more(language)).long_help(text::print_help_less(language))
        }
        "help" => arg.help(text::print_help(language)),
        "version" => arg.help(text::print_version(language)),
        _ => arg,
    };
    let arg = match arg.get_help_heading() {
        Some(_) => arg,
        None if arg.is_positional() => arg.help_heading(text::arguments(language)),
        None => arg.help_heading(text::options(language)),
    };
    annotated(arg, literal, language)
}

/// An option with notes on its variable, default and values in its help, since clap's own are in English.
fn annotated(arg: Arg, literal: Style, language: Language) -> Arg {
    let Some(help) = arg.get_help().map(ToString::to_string) else { return arg };
    let long_help = arg.get_long_help().map_or(help.clone(), ToString::to_string);
    let values = arg.get_possible_values();
    let named = (!values.is_empty()).then(|| {
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        text::values(language, names.join(", "))
    });
    let explained = values.iter().any(|value| value.get_help().is_some()).then(|| list(&values, literal, language));
    let mut notes = notes(&arg, language);
    let short: Vec<&str> = [&help].into_iter().chain(&notes).chain(&named).map(String::as_str).collect();
    let arg = arg.help(short.join(" ")).hide_env(true).hide_default_value(true).hide_possible_values(true);
    // Values that are explained in a list are not named again.
    notes.extend(named.filter(|_| explained.is_none()));
    let notes = (!notes.is_empty()).then(|| notes.join("\n"));
    let long: Vec<String> = [Some(long_help), explained, notes].into_iter().flatten().collect();
    if long.len() > 1 || arg.get_long_help().is_some() { arg.long_help(long.join("\n\n")) } else { arg }
}

/// The notes of an option, in clap's order.
fn notes(arg: &Arg, language: Language) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(name) = arg.get_env() {
        let value = std::env::var_os(name).unwrap_or_default();
        let variable = format!("{}={}", name.to_string_lossy(), value.to_string_lossy());
        notes.push(text::variable(language, variable));
    }
    if let [default] = arg.get_default_values()
        && arg.get_action().takes_values()
    {
        notes.push(text::default(language, default.to_string_lossy()));
    }
    notes
}

/// Values with what they mean, one a line.
fn list(values: &[PossibleValue], literal: Style, language: Language) -> String {
    let widest = values.iter().map(|value| value.get_name().chars().count()).max().unwrap_or(0);
    let lines = values.iter().map(|value| {
        let name = value.get_name();
        let help = value.get_help().map(|help| format!(": {:1$}{help}", "", widest - name.chars().count()));
        format!("\n- {literal}{name}{literal:#}{}", help.unwrap_or_default())
    });
    [text::values_heading(language).to_owned()].into_iter().chain(lines).collect()
}
