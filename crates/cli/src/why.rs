//! Why a bot decided as it did, for whoever watches: the chance it gives itself, and its reason in words.

use clap::ValueEnum;
use rabenburg_bots::{Decision, Dice, Hint, Sampler};
use rabenburg_engine::{Colour, Knowledge, Viewer};
use rabenburg_lab::terminal::{DIM, Line};
use rabenburg_words::Language;

use crate::draw::name_style;

/// A language of the reasons, as the command line names it.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Tongue {
    /// English
    En,
    /// German
    De,
}

impl Tongue {
    /// The language the system is set to, if it is one of ours; else English.
    pub(crate) fn of_system() -> Tongue {
        // The first of them that is set decides, as everywhere.
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        if locale.is_some_and(|locale| locale.starts_with("de")) { Tongue::De } else { Tongue::En }
    }

    fn language(self) -> Language {
        match self {
            Tongue::En => Language::English,
            Tongue::De => Language::German,
        }
    }
}

/// `Blue 63 %: Move tower 5 three spaces with the card “tower 3”: this fills a flask.`
///
/// A bot without an opinion about its chances has none told.
pub(crate) fn line(knowledge: &Knowledge, decision: &Decision, tongue: Tongue) -> Option<Line> {
    let Viewer::Seat(seat) = knowledge.viewer() else { return None };
    // What is imagined does not show in a hint, so any seed does; the bot's own dice must not be touched.
    let mut dice = Dice::from_seed(0);
    let imagined = Sampler::new(knowledge, &mut dice).sample(&mut dice)?;
    let hint = Hint::of(&imagined, seat, decision.action);
    let rules = knowledge.rules();
    let mut line = Line::styled(name_style(rules, seat), name(rules.colours[seat.index()], tongue));
    let chances = decision.thoughts.chances;
    if chances.iter().any(|&chance| chance > 0.0) {
        line.say(format!("\u{a0}{:.0}\u{a0}%", 100.0 * chances[seat.index()]));
    }
    line.put(DIM, format!(": {}", rabenburg_words::hint(&hint, tongue.language())));
    Some(line)
}

/// A player's name at the beginning of a sentence.
const fn name(colour: Colour, tongue: Tongue) -> &'static str {
    match (colour, tongue) {
        (Colour::Blue, Tongue::En) => "Blue",
        (Colour::Yellow, Tongue::En) => "Yellow",
        (Colour::Red, Tongue::En) => "Red",
        (Colour::Green, Tongue::En) => "Green",
        (Colour::Orange, _) => "Orange",
        (Colour::Purple, Tongue::En) => "Purple",
        (Colour::Blue, Tongue::De) => "Blau",
        (Colour::Yellow, Tongue::De) => "Gelb",
        (Colour::Red, Tongue::De) => "Rot",
        (Colour::Green, Tongue::De) => "Grün",
        (Colour::Purple, Tongue::De) => "Violett",
    }
}
