//! What a first visit costs.

use rabenburg_webdist::{ASSETS, Asset, SKIPPED};

/// All that the first visit loads, compressed. Kilobytes are those of browsers' tools: 1,000 bytes.
const BUDGET: usize = 420_000;

fn sent(asset: &Asset) -> usize {
    asset.brotli.unwrap_or(asset.raw).len()
}

/// Whether it comes when somebody plays, reads the rules or installs the page.
fn is_later(asset: &Asset) -> bool {
    ["worker.", "bots.", "whole.", "rules/"].iter().any(|part| asset.path.starts_with(&format!("/assets/{part}")))
        || asset.path.ends_with(".png")
}

#[test]
fn a_first_visit_loads_at_most_420_kilobytes() {
    const { assert!(!SKIPPED, "the page was left out by RABENBURG_SKIP_PAGE=1: there is nothing to measure") }
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
fn everything_has_its_place_once() {
    let mut paths: Vec<&str> = ASSETS.iter().map(|asset| asset.path).collect();
    paths.sort_unstable();
    let all = paths.len();
    paths.dedup();
    assert_eq!(paths.len(), all);
    assert!(paths.contains(&"/"));
}
