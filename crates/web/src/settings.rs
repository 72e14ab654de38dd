//! What a person prefers, kept between visits: language, light, pace, sound, hints, and when to be asked.

use leptos::prelude::*;
use leptos::reactive::graph::{Observer, Subscriber};
use rabenburg_words::Language;

use crate::choosing::Confirm;
use crate::storage;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Auto,
    /// Golden hour.
    Light,
    /// Blue hour.
    Dark,
}

/// How fast pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speed {
    Half,
    Normal,
    /// Twice as fast.
    Double,
    Off,
}

/// When somebody wants to be asked in the windows for spells of the master variant (rule 9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asking {
    /// In every window in which they could cast.
    Always,
    /// Before their own cards, and where a spell could change something for them, as far as anybody can foresee.
    Concerned,
    /// On their own turn only; on others' turns they pass.
    OwnTurn,
    /// Never: they always pass.
    Never,
}

/// How loud the table is, in tenths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Volume(pub(crate) u8);

/// A setting with a word for each value, by which it is kept.
pub(crate) trait Setting: Copy + PartialEq + Send + Sync + 'static {
    /// The key under which it is kept, unless there are several of its kind.
    const KEY: &'static str;
    /// All values with their words; the first is taken when nothing is kept.
    const VALUES: &'static [(Self, &'static str)];

    fn word(self) -> &'static str {
        Self::VALUES.iter().find(|(value, _)| *value == self).map_or("", |(_, word)| word)
    }

    /// The language of the words that stand for the value, where it is not the reader's.
    fn tongue(self) -> Option<&'static str> {
        None
    }

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
    const VALUES: &'static [(Self, &'static str)] = &[
        (Asking::Concerned, "concerned"),
        (Asking::Always, "always"),
        (Asking::OwnTurn, "own-turn"),
        (Asking::Never, "never"),
    ];
}

impl Setting for Confirm {
    const KEY: &'static str = "confirm";
    const VALUES: &'static [(Self, &'static str)] =
        &[(Confirm::Always, "always"), (Confirm::Unseen, "unseen"), (Confirm::Never, "never")];
}

impl Setting for Volume {
    const KEY: &'static str = "volume";
    const VALUES: &'static [(Self, &'static str)] = &[
        (Volume(10), "10"),
        (Volume(1), "1"),
        (Volume(2), "2"),
        (Volume(3), "3"),
        (Volume(4), "4"),
        (Volume(5), "5"),
        (Volume(6), "6"),
        (Volume(7), "7"),
        (Volume(8), "8"),
        (Volume(9), "9"),
    ];
}

impl Setting for bool {
    const KEY: &'static str = "sound";
    const VALUES: &'static [(Self, &'static str)] = &[(false, "off"), (true, "on")];
}

impl Setting for Language {
    const KEY: &'static str = "language";
    const VALUES: &'static [(Self, &'static str)] = &coded();

    /// A language is called by its own name.
    fn tongue(self) -> Option<&'static str> {
        Some(self.code())
    }
}

const fn coded() -> [(Language, &'static str); Language::ALL.len()] {
    let mut coded = [(Language::ALL[0], ""); Language::ALL.len()];
    let mut at = 0;
    while at < coded.len() {
        coded[at] = (Language::ALL[at], Language::ALL[at].code());
        at += 1;
    }
    coded
}

/// One setting, as its listeners know it. A signal keeps a note of every listener until it next changes, even of those that
/// are gone, and settings hardly ever change: so what comes and goes listens to a copy that goes with it.
#[derive(Clone, Copy)]
pub(crate) struct Preference<S: Setting> {
    here: RwSignal<S>,
    everywhere: RwSignal<S>,
}

impl<S: Setting> Preference<S> {
    /// The value, followed as it changes.
    pub(crate) fn get(self) -> S {
        self.here.get()
    }

    /// The value now.
    pub(crate) fn get_untracked(self) -> S {
        self.here.get_untracked()
    }

    /// Follows the value without asking for it.
    pub(crate) fn track(self) {
        self.here.track();
    }

    /// Changes it for the whole page.
    pub(crate) fn set(self, value: S) {
        self.everywhere.set(value);
        if self.here != self.everywhere {
            self.here.set(value);
        }
    }

    fn scoped(self) -> Preference<S> {
        let Preference { everywhere, .. } = self;
        let here = RwSignal::new(everywhere.get_untracked());
        Effect::new(move || {
            // It outlives this effect, and would remember it.
            if let Some(effect) = Observer::get() {
                on_cleanup(move || effect.clear_sources(&effect));
            }
            let value = everywhere.get();
            if here.get_untracked() != value {
                here.set(value);
            }
        });
        Preference { here, everywhere }
    }
}

impl<S: Setting> From<Preference<S>> for Signal<S> {
    fn from(preference: Preference<S>) -> Signal<S> {
        preference.here.into()
    }
}

/// All settings, as signals that are kept whenever they change.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) language: Preference<Language>,
    /// Light or dark.
    pub(crate) theme: Preference<Theme>,
    /// How fast pieces move.
    pub(crate) speed: Preference<Speed>,
    pub(crate) sound: Preference<bool>,
    pub(crate) volume: Preference<Volume>,
    /// Whether the browser tells when it is their turn.
    pub(crate) notify: Preference<bool>,
    pub(crate) confirm: Preference<Confirm>,
    pub(crate) asking: Preference<Asking>,
    /// Whether hints come unasked, with every decision.
    pub(crate) hints: Preference<bool>,
    /// Whether the game on this device is somebody's first one: then they come, too, in this game and no other.
    pub(crate) first_game: Preference<bool>,
}

impl Settings {
    /// Reads what is kept, and keeps what changes.
    pub(crate) fn load() -> Settings {
        let settings = Settings {
            language: kept(document_language()),
            theme: kept(Theme::Auto),
            speed: kept(Speed::Normal),
            sound: kept(false),
            volume: kept(Volume(10)),
            notify: kept_as("notify", false),
            confirm: kept(Confirm::Always),
            asking: kept(Asking::Concerned),
            hints: kept_as("hints", false),
            first_game: kept_as("first-game", false),
        };
        settings.mark_document();
        settings
    }

    /// The same settings, to be listened to by what lives no longer than the current owner: a place, or a game.
    pub(crate) fn scoped(self) -> Settings {
        Settings {
            language: self.language.scoped(),
            theme: self.theme.scoped(),
            speed: self.speed.scoped(),
            sound: self.sound.scoped(),
            volume: self.volume.scoped(),
            notify: self.notify.scoped(),
            confirm: self.confirm.scoped(),
            asking: self.asking.scoped(),
            hints: self.hints.scoped(),
            first_game: self.first_game.scoped(),
        }
    }

    /// Whether hints come unasked now.
    pub(crate) fn wants_hints(self) -> bool {
        self.hints.get() || self.first_game.get()
    }

    /// Somebody wants hints from now on, or none at all, not even in their first game.
    pub(crate) fn want_hints(self, wanted: bool) {
        self.first_game.set(false);
        self.hints.set(wanted);
    }

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

/// Whether the browser says so of a media query.
pub(crate) fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// The language of the document, which has decided for one before it was first painted.
fn document_language() -> Language {
    let code = document().document_element().and_then(|root| root.get_attribute("lang"));
    code.and_then(|code| Language::from_code(&code)).unwrap_or(Language::ALL[0])
}

fn kept<S: Setting>(otherwise: S) -> Preference<S> {
    kept_as(S::KEY, otherwise)
}

fn kept_as<S: Setting>(key: &'static str, otherwise: S) -> Preference<S> {
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
    Preference { here: signal, everywhere: signal }
}
