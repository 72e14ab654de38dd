//! What a choice would bring about, in words: for the page's confirmation and for screen readers.

use rabenburg_engine::{Action, Cast, Fact, View};

use crate::ahead::Ahead;
use crate::{Language, Names, consequences, deed};

/// What an action would bring about, told from its foreseen facts: "Tower 3 with T8, T2 and 2 wizards: space 14 to space 1.
/// Locks up 2 wizards, fills a flask."
pub fn consequence(action: &Action, foreseen: &[Fact], view: &View, names: &Names, language: Language) -> String {
    let mut ahead = Ahead::new(view, names, language);
    let mut sentences: Vec<String> = deed::sentence(action, view, names, language).into_iter().collect();
    sentences.extend(ahead.sentences(foreseen));
    if let Action::Cast(cast) = action {
        sentences.extend(unforeseen(cast, foreseen, view, language));
    }
    sentences.join(" ")
}

/// What to say about spells whose effect cannot be foreseen, or not entirely.
fn unforeseen(cast: &Cast, foreseen: &[Fact], view: &View, language: Language) -> Option<String> {
    match *cast {
        Cast::FreeWizard { tower } if !foreseen.iter().any(is_wizards_way) => {
            let space = view.course()?.space_of(tower);
            Some(match view.rules.is_team() {
                true => consequences::look_beneath_for_team(language, tower, space),
                false => consequences::look_beneath(language, tower, space),
            })
        }
        _ => None,
    }
}

fn is_wizards_way(fact: &Fact) -> bool {
    matches!(fact, Fact::WizardMoved { .. } | Fact::WizardEntered { .. })
}
