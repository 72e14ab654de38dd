//! Sounds, for those who want them. What makes them is loaded with the first one.

use std::cell::Cell;

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::board::choreography::Cue;
use crate::parts;
use crate::settings::Settings;

mod studio;

pub(crate) use studio::play;

/// Plays sounds while they are wanted.
#[derive(Clone, Copy)]
pub(crate) struct Sounds {
    settings: Settings,
}

/// Plays a sound after so many seconds, this loud.
pub(crate) type Play = fn(Cue, f64, f32);

thread_local! {
    /// Known once it has been loaded.
    static PLAY: Cell<Option<Play>> = const { Cell::new(None) };
}

impl Sounds {
    /// Sounds that are heard while the settings say so.
    pub(crate) fn new(settings: Settings) -> Sounds {
        Sounds { settings }
    }

    /// Plays a sound after this many milliseconds.
    pub(crate) fn play(self, cue: Cue, after: f64) {
        if !self.settings.sound.get_untracked() || !is_touched() {
            return;
        }
        let volume = f32::from(self.settings.volume.get_untracked().0) / 10.0;
        match PLAY.get() {
            Some(play) => play(cue, after / 1000.0, volume),
            // A sound that cannot be played is not worth a word, and those of motions would come too late. Whoever is
            // called hears it all the same.
            None => spawn_local(async move {
                if let Ok(play) = parts::sounds().await {
                    PLAY.set(Some(play));
                    if cue == Cue::YourTurn {
                        play(cue, 0.0, volume);
                    }
                }
            }),
        }
    }
}

/// Whether somebody has touched the page. A browser that cannot tell decides by itself what is heard.
fn is_touched() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let active = activation.and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()));
    active.ok().and_then(|active| active.as_bool()).unwrap_or(true)
}
