//! What a person prefers, kept between visits: language, light, pace, sound, hints, and when to be asked.

use leptos::prelude::*;
use rabenburg_words::Language;

use crate::storage;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    /// As the system has it.
    Auto,
    /// Golden hour.
    Light,
    /// Blue hour.
    Dark,
}

/// How fast pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speed {
    /// Half as fast.
    Half,
    /// As drawn.
    Normal,
    /// Twice as fast.
    Double,
    /// No motion at all.
    Off,
}

/// When somebody wants to be asked in the windows for spells of the master variant (rule 9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asking {
    /// In every window in which he could cast.
    Always,
    /// In his own turn alone; in others' turns he passes.
    OwnTurn,
    /// Never: he passes always.
    Never,
}

/// A setting with a word for each value, by which it is kept.
pub(crate) trait Setting: Copy + PartialEq + Send + Sync + 'static {
    /// The key under which it is kept, unless there are several of its kind.
    const KEY: &'static str;
    /// All values with their words; the first is taken when nothing is kept.
    const VALUES: &'static [(Self, &'static str)];

    /// The word of a value.
    fn word(self) -> &'static str {
        Self::VALUES.iter().find(|(value, _)| *value == self).map_or("", |(_, word)| word)
    }

    /// The value of a word.
    fn from_word(word: &str) -> Option<Self> {
        Self::VALUES.iter().find(|(_, known)| *known == word).map(|(value, _)| *value)
    }
}

impl Setting for Theme {
    const KEY: &'static str = "theme";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Theme::Auto, "auto"), (Theme::Light, "light"), (Theme::Dark, "dark")];
}

impl Setting for Speed {
    const KEY: &'static str = "speed";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Speed::Normal, "normal"), (Speed::Half, "half"), (Speed::Double, "double"), (Speed::Off, "off")];
}

impl Setting for Asking {
    const KEY: &'static str = "asking";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Asking::Always, "always"), (Asking::OwnTurn, "own-turn"), (Asking::Never, "never")];
}

impl Setting for bool {
    const KEY: &'static str = "sound";
    const VALUES: &'static [(Self, &'static str)] = &[(false, "off"), (true, "on")];
}

impl Setting for Language {
    const KEY: &'static str = "language";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Language::English, Language::English.code()), (Language::German, Language::German.code())];
}

/// All settings, as signals that are kept whenever they change.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The language of all texts.
    pub(crate) language: RwSignal<Language>,
    /// Light or dark.
    pub(crate) theme: RwSignal<Theme>,
    /// How fast pieces move.
    pub(crate) speed: RwSignal<Speed>,
    /// Whether there is sound.
    pub(crate) sound: RwSignal<bool>,
    /// When to be asked for spells.
    pub(crate) asking: RwSignal<Asking>,
    /// Whether hints come unasked, with every decision.
    pub(crate) hints: RwSignal<bool>,
    /// Whether the game on this device is somebody's first one: then they come, too, in this game and no other.
    pub(crate) first_game: RwSignal<bool>,
}

impl Settings {
    /// Reads what is kept, and keeps what changes.
    pub(crate) fn load() -> Settings {
        let settings = Settings {
            language: kept(browser_language()),
            theme: kept(Theme::Auto),
            speed: kept(Speed::Normal),
            sound: kept(false),
            asking: kept(Asking::Always),
            hints: kept_as("hints", false),
            first_game: kept_as("first-game", false),
        };
        settings.mark_document();
        settings
    }

    /// The same settings for a place or a game that comes to its end. A signal never forgets who listens to it, so what
    /// hundreds of texts listen to has to go with them.
    pub(crate) fn for_a_while(self) -> Settings {
        let language = RwSignal::new(self.language.get_untracked());
        follow(self.language, language);
        follow(language, self.language);
        Settings { language, ..self }
    }

    /// Whether hints come unasked now.
    pub(crate) fn wants_hints(self) -> bool {
        self.hints.get() || self.first_game.get()
    }

    /// Somebody wants hints from now on, or none, neither in his first game.
    pub(crate) fn want_hints(self, wanted: bool) {
        self.first_game.set(false);
        self.hints.set(wanted);
    }

    /// Whether it is dark now.
    pub(crate) fn is_dark(self) -> bool {
        match self.theme.get() {
            Theme::Auto => !prefers("(prefers-color-scheme: light)"),
            theme => theme == Theme::Dark,
        }
    }

    /// Language, light and whether anything may move stand on the root element, where styles and screen readers look for them.
    fn mark_document(self) {
        Effect::new(move || {
            let Some(root) = document().document_element() else { return };
            // Setting an attribute of a living element cannot fail for these names.
            let _ = root.set_attribute("lang", self.language.get().word());
            let _ = root.set_attribute("data-theme", if self.is_dark() { "dark" } else { "light" });
            let _ = root.set_attribute("data-motion", if self.speed.get() == Speed::Off { "off" } else { "on" });
        });
    }
}

/// Makes a setting what another one becomes.
fn follow(leader: RwSignal<Language>, follower: RwSignal<Language>) {
    Effect::new(move || {
        let value = leader.get();
        if follower.get_untracked() != value {
            follower.set(value);
        }
    });
}

/// Whether the browser says so of a media query.
pub(crate) fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

fn browser_language() -> Language {
    let german = window().navigator().language().is_some_and(|language| language.starts_with("de"));
    if german { Language::German } else { Language::English }
}

fn kept<S: Setting>(otherwise: S) -> RwSignal<S> {
    kept_as(S::KEY, otherwise)
}

fn kept_as<S: Setting>(key: &'static str, otherwise: S) -> RwSignal<S> {
    let value = storage::read(key).and_then(|word| S::from_word(&word)).unwrap_or(otherwise);
    let signal = RwSignal::new(value);
    Effect::new(move |before: Option<S>| {
        let value = signal.get();
        // A browser that keeps nothing forgets settings too; the page works on.
        if before.is_some_and(|before| before != value) {
            storage::write(key, value.word());
        }
        value
    });
    signal
}
