//! Who visits the page, and with what.

use rabenburg_words::Language;

use crate::foreign::READER;

/// A visitor: screen, language and preferences of the browser.
#[derive(Clone, Copy, Debug)]
pub struct Visit {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) language: &'static str,
    pub(crate) theme: &'static str,
    pub(crate) reduced_motion: bool,
    pub(crate) long_tasks: bool,
    pub(crate) memory: bool,
    pub(crate) luck: Option<u32>,
    pub(crate) alone: bool,
}

impl Visit {
    /// Somebody at a desktop who reads English (or the tests' own [`READER`]'s language), in the dark theme.
    pub fn english() -> Visit {
        Visit {
            width: 1440,
            height: 900,
            language: if READER == Language::English { "en-GB" } else { READER.code() },
            theme: "dark",
            reduced_motion: false,
            long_tasks: false,
            memory: false,
            luck: None,
            alone: false,
        }
    }

    /// The same in German.
    pub fn german() -> Visit {
        Visit { language: "de-DE", ..Visit::english() }
    }

    /// The same in any of our languages.
    pub fn reading(language: Language) -> Visit {
        if language == READER { Visit::english() } else { Visit { language: language.code(), ..Visit::english() } }
    }

    /// On a screen of this size. Below 720 it is a touch screen.
    #[must_use]
    pub fn size(self, width: u32, height: u32) -> Visit {
        Visit { width, height, ..self }
    }

    /// On a phone.
    #[must_use]
    pub fn phone(self) -> Visit {
        self.size(390, 844)
    }

    /// In the light theme.
    #[must_use]
    pub fn light(self) -> Visit {
        Visit { theme: "light", ..self }
    }

    /// Preferring less motion.
    #[must_use]
    pub fn reduced_motion(self) -> Visit {
        Visit { reduced_motion: true, ..self }
    }

    /// Watched for moments when the page does not respond, for [`Page::longest_task`](crate::Page::longest_task).
    #[must_use]
    pub fn watching_long_tasks(self) -> Visit {
        Visit { long_tasks: true, ..self }
    }

    /// Watched for the memory of the page's module, for [`Page::upkeep`](crate::Page::upkeep).
    #[must_use]
    pub fn watching_memory(self) -> Visit {
        Visit { memory: true, ..self }
    }

    /// In a browser that has had no visitor before, and has none after.
    #[must_use]
    pub fn alone(self) -> Visit {
        Visit { alone: true, ..self }
    }

    /// With cards and dice that follow from a seed, so that a game goes the same way again.
    #[must_use]
    pub fn luck(self, seed: u32) -> Visit {
        Visit { luck: Some(seed), ..self }
    }

    /// The script that makes everything random follow from the seed.
    pub(crate) fn chance(&self) -> Option<String> {
        // Mulberry32. The page draws one byte at a time.
        self.luck.map(|seed| {
            format!(
                "let seed = {seed}; Crypto.prototype.getRandomValues = function (bytes) {{ for (let at = 0; at < bytes.length; at++) {{ \
                seed = (seed + 0x6D2B79F5) | 0; let mix = Math.imul(seed ^ (seed >>> 15), 1 | seed); \
                mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix; bytes[at] = (mix ^ (mix >>> 14)) >>> 0; }} return bytes; }};"
            )
        })
    }
}
