//! `cargo xtask bless`: accepts what the engine does now as what it should do.

use crate::failure::Failure;
use crate::run;

/// With this variable set, the engine's tests write their expected files instead of comparing with them.
const BLESS: &str = "RABENBURG_BLESS";

/// Rewrites the golden and perft files, then asks for a review: the tests can no longer object.
pub(crate) fn run() -> Result<(), Failure> {
    // With --no-fail-fast, a failing test program does not leave half of the files outdated.
    let mut command = run::cargo(["test", "-p", "rabenburg-engine", "--all-features", "--locked", "--no-fail-fast"]);
    if !run::status(command.env(BLESS, "1"))?.success() {
        return Err(Failure::Failed(
            "the tests did not build, or one failed for another reason than its expected file; \
             see above. Some files may have been rewritten: look at `git diff`"
                .to_owned(),
        ));
    }
    println!(
        "\nThe golden and perft files are rewritten. Review `git diff` before you commit: \
         every changed line is a change in how the game is played."
    );
    Ok(())
}
