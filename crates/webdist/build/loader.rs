//! The JavaScript that loads parts of the page, joined into the page's own.

/// The name under which the page's module imports it.
pub(crate) const LOADER: &str = "./__wasm_split.js";

/// Joins the page's own JavaScript and the loader. They import each other, so neither could be named by its content.
pub(crate) fn join(page: &str, loader: &str) -> Result<String, String> {
    let from = format!("from \"{LOADER}\"");
    let is_loader = |line: &&str| line.starts_with("import ") && line.contains(&from);
    let names: Vec<&str> = page
        .lines()
        .filter(is_loader)
        .filter_map(|line| line.strip_prefix("import * as ").and_then(|rest| rest.split_once(' ')))
        .map(|(name, _)| name)
        .collect();
    if names.len() != page.matches(&from).count() {
        return Err("wasm-bindgen imports the loader of parts in a way that is not known".to_owned());
    }
    let functions: Vec<&str> = loader
        .lines()
        .filter_map(|line| line.strip_prefix("export const "))
        .filter_map(|rest| rest.split_once(' ').map(|(name, _)| name))
        .collect();
    let mut joined: String = page.lines().filter(|line| !is_loader(line)).flat_map(|line| [line, "\n"]).collect();
    for line in loader.lines().filter(|line| !line.starts_with("import ")) {
        joined += line.strip_prefix("export ").unwrap_or(line);
        joined += "\n";
    }
    for name in names {
        joined += &format!("const {name} = {{ {} }};\n", functions.join(", "));
    }
    Ok(joined)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_becomes_a_piece_of_the_page() {
        let page =
            format!("import * as import1 from \"{LOADER}\"\nexport function initSync() {{ import1.load_rules; }}");
        let loader =
            "import { initSync } from \"./main.js\";\nconst deps = initSync;\nexport const load_rules = () => 1;";
        let joined = join(&page, loader).expect("one script");
        assert_eq!(
            joined.lines().collect::<Vec<_>>(),
            [
                "export function initSync() { import1.load_rules; }",
                "const deps = initSync;",
                "const load_rules = () => 1;",
                "const import1 = { load_rules };",
            ]
        );
    }

    #[test]
    fn an_unknown_import_of_the_loader_is_an_error() {
        assert!(join(&format!("import {{ load }} from \"{LOADER}\""), "").is_err());
    }
}
