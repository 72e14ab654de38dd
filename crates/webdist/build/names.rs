//! Short names for what a module imports from its JavaScript.

use std::collections::BTreeMap;

/// Gives short names to all imports that carry a hash. Both sides are ours, and nobody reads them: the hashes alone
/// would be a hundredth of what a first visit downloads. The names are those of the module's imports, which the caller
/// renames likewise.
pub(crate) fn shorten(javascript: &str, names: &[String]) -> (String, BTreeMap<String, String>) {
    let hashed = names.iter().filter(|name| is_hashed(name));
    let short: BTreeMap<String, String> =
        hashed.enumerate().map(|(number, name)| (name.clone(), format!("_{number}"))).collect();
    let mut shortened = String::with_capacity(javascript.len());
    let mut rest = javascript;
    while let Some(start) = rest.find(is_of_name) {
        let (before, from) = rest.split_at(start);
        let (name, after) = from.split_at(from.find(|letter| !is_of_name(letter)).unwrap_or(from.len()));
        shortened += before;
        shortened += short.get(name).map_or(name, String::as_str);
        rest = after;
    }
    shortened += rest;
    (shortened, short)
}

fn is_hashed(name: &str) -> bool {
    let hash = name.rsplit_once('_').map_or("", |(_, hash)| hash);
    name.starts_with("__wb") && hash.len() == 16 && hash.chars().all(|digit| digit.is_ascii_hexdigit())
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_hashes_become_short_and_all_else_stays() {
        let names = ["__wbg_Q_6a9f63322b7250de", "__wbindgen_init_externref_table", "__wbg_set_0000000000000001"];
        let javascript = "{ __wbg_Q_6a9f63322b7250de: f(__wbg_Q), __wbindgen_init_externref_table: g,\n\
            __wbg_set_0000000000000001: 'ä' }";
        let (shortened, short) = shorten(javascript, &names.map(str::to_owned));
        assert_eq!(shortened, "{ _0: f(__wbg_Q), __wbindgen_init_externref_table: g,\n_1: 'ä' }");
        assert_eq!(short["__wbg_set_0000000000000001"], "_1");
    }
}
