//! Why a bot decided as it did, for spectators: the chance it gives itself, and its reason in words.

use rabenburg_bots::{Decision, Dice, Hint, Sampler};
use rabenburg_engine::{Knowledge, Viewer};
use rabenburg_lab::terminal::{DIM, StyledLine};
use rabenburg_words::Language;

use crate::draw::name;

/// `Blue 63 %: Move tower 5 three spaces with the card “tower 3”: this fills a flask.`
///
/// The chance is left out for a bot that has no opinion on it.
pub(crate) fn line(knowledge: &Knowledge, decision: &Decision, language: Language) -> Option<StyledLine> {
    let Viewer::Seat(seat) = knowledge.viewer() else { return None };
    // A hint does not depend on what is imagined, so any seed will do; the bot's own dice must not be touched.
    let mut dice = Dice::from_seed(0);
    let imagined = Sampler::new(knowledge, &mut dice).sample(&mut dice)?;
    let hint = Hint::of(&imagined, seat, decision.action);
    let (style, name) = name(knowledge.rules(), seat, language);
    let mut line = StyledLine::styled(style, name);
    let chances = decision.thoughts.chances;
    if chances.iter().any(|&chance| chance > 0.0) {
        line.say(format!("\u{a0}{:.0}\u{a0}%", 100.0 * chances[seat.index()]));
    }
    line.put(DIM, format!(": {}", rabenburg_words::hint(&hint, language)));
    Some(line)
}
