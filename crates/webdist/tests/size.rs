//! What a first visit costs.

use rabenburg_webdist::{ASSETS, Asset, BUILT, Built};

/// All that the first visit loads, compressed. Kilobytes are those of browsers' tools: 1,000 bytes.
const BUDGET: usize = 400_000;

/// What another place needs besides.
const MORE: usize = 300_000;

fn sent(asset: &Asset) -> usize {
    asset.brotli.unwrap_or(asset.raw).len()
}

/// Whether it comes when somebody plays, goes to another place or installs the page.
fn is_later(asset: &Asset) -> bool {
    ["worker.", "bots.", "parts/", "rules/", "puzzles/"]
        .iter()
        .any(|part| asset.path.starts_with(&format!("/assets/{part}")))
        || asset.path.ends_with(".png")
}

#[test]
fn a_first_visit_loads_at_most_400_kilobytes() {
    assert_eq!(BUILT, Built::Small, "only the page as it is shipped can be measured: set RABENBURG_QUICK_PAGE=0");
    for asset in ASSETS {
        let when = if is_later(asset) { "later" } else { "first" };
        println!("{:>8} {:>8}  {when}  {}", sent(asset), asset.raw.len(), asset.path);
    }
    let first: usize = ASSETS.iter().filter(|asset| !is_later(asset)).map(sent).sum();
    let all: usize = ASSETS.iter().map(sent).sum();
    println!("{first:>8} with the first visit, {all} in all");
    assert!(first <= BUDGET, "{first} bytes");
}

#[test]
fn another_place_costs_at_most_300_kilobytes_more() {
    let parts: Vec<(&str, &Asset)> = ASSETS
        .iter()
        .filter_map(|asset| Some((asset.path.strip_prefix("/assets/parts/")?.split('.').next()?, asset)))
        .collect();
    // A file of several parts is named after all of them.
    for part in ["rules", "online", "forms", "learn", "result", "games", "more"] {
        let needed = parts.iter().filter(|(name, _)| name.split('-').any(|needs| needs == part));
        // The rules come in one language, and the short ones with them.
        let text = |asset: &&Asset| part == "rules" && asset.path.starts_with("/assets/rules/de");
        let cost: usize =
            needed.map(|(_, asset)| sent(asset)).sum::<usize>() + ASSETS.iter().filter(text).map(sent).sum::<usize>();
        println!("{cost:>8} for {part}");
        assert!((1..=MORE).contains(&cost), "{part}: {cost} bytes");
    }
}

#[test]
fn everything_has_its_place_once() {
    let mut paths: Vec<&str> = ASSETS.iter().map(|asset| asset.path).collect();
    paths.sort_unstable();
    let all = paths.len();
    paths.dedup();
    assert_eq!(paths.len(), all);
    assert!(paths.contains(&"/"));
}
