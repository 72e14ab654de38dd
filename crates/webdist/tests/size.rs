//! What a first visit costs.

use rabenburg_webdist::{ASSETS, Asset, SKIPPED};

/// All that the first visit loads, compressed. Kilobytes are those of browsers' tools: 1,000 bytes.
const BUDGET: usize = 400_000;

fn sent(asset: &Asset) -> usize {
    asset.brotli.unwrap_or(asset.raw).len()
}

/// The service worker fetches everything on the first visit, also what the page would only ask for later. Only the
/// pictures for an installed page come when it is installed; they are counted nevertheless.
#[test]
fn a_first_visit_loads_at_most_400_kilobytes() {
    const { assert!(!SKIPPED, "the page was left out by RABENBURG_SKIP_PAGE=1: there is nothing to measure") }
    for asset in ASSETS {
        println!("{:>8} {:>8}  {}", sent(asset), asset.raw.len(), asset.path);
    }
    let sum: usize = ASSETS.iter().map(sent).sum();
    println!("{sum:>8} in all");
    assert!(sum <= BUDGET, "{sum} bytes");
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
