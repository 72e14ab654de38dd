//! Rust names for Fluent names.

/// Words that cannot be names in Rust, and names that the generated functions use themselves.
const RESERVED: &str = "abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if \
    impl in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type typeof unsafe \
    unsized use virtual where while yield language text";

pub(crate) fn rust(name: &str) -> String {
    name.replace('-', "_").to_lowercase()
}

/// Whether a variant of an enumeration can have this name.
pub(crate) fn is_type(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase()) && name.chars().all(|c| c.is_ascii_alphanumeric())
}

/// Whether a function, a module or an argument can have this name.
pub(crate) fn is_usable(name: &str) -> bool {
    let starts_well = name.starts_with(|first: char| first.is_ascii_alphabetic());
    let goes_on_well = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    starts_well && goes_on_well && !RESERVED.split_whitespace().any(|word| word == rust(name))
}
