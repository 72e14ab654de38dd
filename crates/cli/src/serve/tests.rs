//! The settings' names, defaults and documentation agree.

use clap::{Arg, CommandFactory, Parser};
use rabenburg_server::Settings;

use super::ServeArgs;
use super::options::Options;

#[derive(Parser)]
struct Serve {
    #[command(flatten)]
    args: ServeArgs,
}

/// The settings in the order they are documented.
fn arguments() -> Vec<Arg> {
    Serve::command().get_arguments().filter(|arg| arg.get_long().is_some_and(|long| long != "help")).cloned().collect()
}

fn long(arg: &Arg) -> &str {
    arg.get_long().expect("a long name")
}

/// The default according to the help.
fn default(arg: &Arg) -> Option<String> {
    let help = arg.get_help()?.to_string();
    let (_, default) = help.rsplit_once("[default: ")?;
    Some(default.strip_suffix(']').expect("the default comes last").to_owned())
}

fn options(arguments: &[String]) -> Options {
    let arguments = std::iter::once("serve".to_owned()).chain(arguments.iter().cloned());
    Serve::try_parse_from(arguments).expect("good arguments").args.options().expect("good options")
}

#[test]
fn unset_means_default() {
    assert_eq!(Options::default().settings(), Settings::default());
}

#[test]
fn documented_defaults_are_the_real_ones() {
    let told: Vec<String> = arguments()
        .iter()
        .filter_map(|arg| Some(format!("--{}={}", long(arg), default(arg)?)))
        // These are described in words.
        .filter(|told| !["--port=", "--open=", "--data=", "--bot-threads="].iter().any(|name| told.starts_with(name)))
        .collect();
    assert_eq!(told.len(), 29, "{told:#?}");
    assert_eq!(options(&told).settings(), Settings::default());
}

#[test]
fn every_setting_changes_something() {
    for arg in arguments() {
        let value = match long(&arg) {
            "config" | "no-open" => continue,
            "address" => "::1",
            "data" => "x.db",
            "durability" => "process",
            "public-url" => "https://towers.example",
            "log" => "off",
            "log-format" => "json",
            "open" | "behind-proxy" | "limit-loopback" | "push" | "webhooks" => "true",
            name if arg.get_value_names().is_some_and(|names| names[0] == "TIME") => {
                let changed = options(&[format!("--{name}=77h")]).settings();
                assert_ne!(changed, Settings::default(), "--{name}");
                "77h"
            }
            "port" => "77",
            name => {
                let changed = options(&[format!("--{name}=77")]).settings();
                assert_ne!(changed, Settings::default(), "--{name}");
                "77"
            }
        };
        let (name, said) = (long(&arg), options(&[format!("--{}={value}", long(&arg))]));
        assert_ne!(said, Options::default(), "--{name}");
        // In a file, it has the same name and meaning, and a flag overrides it.
        let quoted = format!("{name} = \"{value}\"");
        let read: Options = toml::from_str(&quoted).or_else(|_| toml::from_str(&quoted.replace('"', ""))).expect(name);
        assert_eq!(read, said, "{quoted}");
        assert_eq!(Options::default().or(read.clone()), read, "{name}");
        assert_eq!(said.clone().or(Options::default()), said, "{name}");
    }
}

#[test]
fn every_setting_has_a_variable_named_after_it() {
    for arg in arguments().iter().filter(|arg| long(arg) != "no-open") {
        let variable = format!("RABENBURG_{}", long(arg).to_uppercase().replace('-', "_"));
        assert_eq!(arg.get_env().and_then(|name| name.to_str()), Some(variable.as_str()));
    }
}

#[test]
fn the_documented_table_of_settings_is_complete() {
    let document = include_str!("../../../../docs/HOSTING.md");
    let table: Vec<&str> = document.lines().filter(|line| line.starts_with("| `--")).collect();
    let expected: Vec<String> = arguments()
        .iter()
        .map(|arg| {
            let (name, help) = (long(arg), arg.get_help().expect("a help").to_string());
            let variable = arg.get_env().map_or("–".to_owned(), |name| format!("`{}`", name.to_string_lossy()));
            let key = if ["config", "no-open"].contains(&name) { "–".to_owned() } else { format!("`{name}`") };
            let meaning = help.split(" [default: ").next().unwrap_or_default();
            format!("| `--{name}` | {variable} | {key} | {} | {meaning} |", default(arg).unwrap_or("–".to_owned()))
        })
        .collect();
    for row in &expected {
        assert!(table.contains(&row.as_str()), "missing in docs/HOSTING.md:\n{}", expected.join("\n"));
    }
    assert_eq!(table, expected, "the order is that of --help");
}

#[test]
fn the_printed_address_opens_in_a_browser() {
    let page = |address: &str| super::page_address(address.parse().expect("an address"));
    assert_eq!(page("127.0.0.1:7288"), "http://127.0.0.1:7288/");
    assert_eq!(page("192.168.1.20:80"), "http://192.168.1.20:80/");
    for everywhere in ["0.0.0.0:7288", "[::]:7288"] {
        let opened = page(everywhere);
        assert!(opened.ends_with(":7288/") && !opened.contains(everywhere), "{opened}");
    }
}

#[cfg(unix)]
#[test]
fn only_its_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = rabenburg_testkit::Folder::new();
    let (new, old) = (folder.file("new.db"), folder.file("old.db"));
    let mode = |path: &std::path::Path| std::fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    super::data::protect(&new, false).expect("protected");
    assert_eq!(mode(&new), 0o600);
    std::fs::write(&old, "").expect("a file");
    std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o644)).expect("for all");
    super::data::protect(&old, false).expect("as it is");
    assert_eq!(mode(&old), 0o644, "nobody asked for it");
    super::data::protect(&old, true).expect("protected");
    assert_eq!(mode(&old), 0o600);
}
