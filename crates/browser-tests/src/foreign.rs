//! Texts that are not in the files of texts. They show when the page is read in a language that nobody speaks.

use rabenburg_words::{BOT_NAMES, Language};

use crate::page::Page;
use crate::problem::Problem;

/// The language of most visitors: English, or a further one that the build was given with `RABENBURG_LOCALES`.
/// `cargo xtask pseudo` runs the tests with one that is made for this.
pub const READER: Language =
    if Language::ALL.len() > 2 { Language::ALL[Language::ALL.len() - 1] } else { Language::English };

const FIND: &str = include_str!("foreign.js");

/// Names, which are the same in every language: ours, and those of people in the tests.
const NAMES: &str = "Rabenburg Anna Ben Bert Carl Maximiliane-Hildegardis Donaudampfschifffahrtler Wolfgang von der Burg \
    WWWWWWWWWWWWWWWWWWWWWWWW Friederike-Charlotte Wim Wilhelmine Rabenstein Bartholomäus Nachtigall Friederike \
    Sonnenschein";

impl Page {
    /// The words on the page that are not in its reader's language. None, if that is English: nobody could tell.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn foreign_words(&self) -> Result<Vec<String>, Problem> {
        if READER == Language::English {
            return Ok(Vec::new());
        }
        let words = self.script(FIND).await?;
        let words = words.as_array().into_iter().flatten().filter_map(|word| word.as_str());
        let is_name = |word: &str| {
            let name = word.trim_end_matches("'s").trim_end_matches("’s");
            NAMES.split_whitespace().chain(BOT_NAMES).any(|known| known == name)
        };
        Ok(words.filter(|word| !is_name(word)).map(str::to_owned).collect())
    }
}
