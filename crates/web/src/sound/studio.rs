//! The sounds of the table, synthesised from tones and noise; there are no recordings.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioScheduledSourceNode, BiquadFilterType, OscillatorType,
};

use crate::board::choreography::Cue;

thread_local! {
    /// Created with the first sound: browsers allow none before somebody has touched the page. All games share it,
    /// because browsers allow only a few.
    static STUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
}

/// Plays a sound after so many seconds, this loud.
pub(crate) fn play(cue: Cue, after: f64, volume: f32) {
    STUDIO.with_borrow_mut(|studio| {
        if studio.is_none() {
            *studio = Studio::new().ok();
        }
        if let Some(studio) = studio {
            studio.volume = volume;
            // A sound that cannot be played is not worth a word.
            let _ = studio.play(cue, after);
        }
    });
}

/// Where sounds are made: the audio context.
#[derive(Clone)]
struct Studio {
    context: AudioContext,
    noise: AudioBuffer,
    volume: f32,
}

/// A tone that glides from one pitch to another while it fades.
#[derive(Clone, Copy)]
struct Tone {
    at: f64,
    shape: OscillatorType,
    from: f32,
    to: f32,
    lasts: f64,
    gain: f32,
}

/// Filtered noise that fades.
#[derive(Clone, Copy)]
struct Rustle {
    at: f64,
    filter: BiquadFilterType,
    pitch: f32,
    sharp: f32,
    lasts: f64,
    gain: f32,
}

impl Studio {
    fn new() -> Result<Studio, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let noise = context.create_buffer(1, rate as u32, rate)?;
        let mut number = 1_u32;
        let samples: Vec<f32> = (0..rate as u32)
            .map(|_| {
                // A simple sequence sounds as random as any.
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (number >> 8) as f32 / 8_388_608.0 - 1.0
            })
            .collect();
        noise.copy_to_channel(&samples, 0)?;
        Ok(Studio { context, noise, volume: 1.0 })
    }

    fn play(&self, cue: Cue, after: f64) -> Result<(), JsValue> {
        use BiquadFilterType::{Bandpass, Highpass, Lowpass};
        use OscillatorType::{Sawtooth, Sine, Square, Triangle};
        if self.context.state() == AudioContextState::Suspended {
            // It resumes by itself once it is allowed to; nobody waits for that.
            let _ = self.context.resume()?;
        }
        let at = self.context.current_time() + after;
        let tone =
            |later: f64, shape, from, to, lasts, gain| self.tone(Tone { at: at + later, shape, from, to, lasts, gain });
        let rustle = |later: f64, filter, pitch, sharp, lasts, gain| {
            self.rustle(Rustle { at: at + later, filter, pitch, sharp, lasts, gain })
        };
        match cue {
            Cue::Lift => rustle(0.0, Bandpass, 700.0, 1.5, 0.16, 0.12),
            Cue::Land(height) => {
                let pitch = 210.0 - 14.0 * f32::from(height.min(9));
                tone(0.0, Sine, pitch, pitch * 0.6, 0.16, 0.5)?;
                tone(0.0, Triangle, pitch * 2.3, pitch * 1.4, 0.06, 0.2)?;
                rustle(0.0, Lowpass, 900.0, 0.7, 0.05, 0.25)
            }
            Cue::Step => {
                tone(0.0, Sine, 150.0, 90.0, 0.06, 0.16)?;
                rustle(0.0, Lowpass, 500.0, 0.7, 0.05, 0.12)
            }
            Cue::Flask => {
                tone(0.0, Sine, 260.0, 900.0, 0.05, 0.25)?;
                for (bubble, pitch) in [420.0, 560.0, 480.0, 640.0, 720.0].into_iter().enumerate() {
                    tone(0.08 + 0.07 * bubble as f64, Sine, pitch, pitch * 1.5, 0.06, 0.09)?;
                }
                Ok(())
            }
            Cue::Latch => {
                tone(0.0, Square, 1500.0, 1300.0, 0.025, 0.05)?;
                rustle(0.0, Highpass, 3000.0, 0.7, 0.03, 0.12)?;
                tone(0.07, Square, 900.0, 700.0, 0.04, 0.06)
            }
            Cue::Castle => {
                for caw in [0.0, 0.24] {
                    tone(caw, Sawtooth, 560.0, 380.0, 0.17, 0.07)?;
                    rustle(caw, Bandpass, 1300.0, 3.0, 0.17, 0.12)?;
                }
                for (note, pitch) in [293.7, 370.0, 440.0, 587.3].into_iter().enumerate() {
                    tone(0.5 + 0.05 * note as f64, Sine, pitch, pitch, 1.1, 0.08)?;
                }
                Ok(())
            }
            Cue::Card => rustle(0.0, Highpass, 2600.0, 0.7, 0.12, 0.1),
            Cue::Die => {
                for (later, pitch) in
                    [(0.0, 820.0), (0.17, 760.0), (0.31, 880.0), (0.43, 700.0), (0.52, 780.0), (0.6, 660.0)]
                {
                    tone(later, Triangle, pitch, pitch * 0.5, 0.05, 0.2)?;
                    rustle(later, Bandpass, 1800.0, 1.0, 0.03, 0.15)?;
                }
                Ok(())
            }
            Cue::YourTurn => {
                tone(0.0, Sine, 659.3, 659.3, 0.7, 0.12)?;
                tone(0.12, Sine, 987.8, 987.8, 0.9, 0.1)
            }
        }
    }

    fn tone(&self, tone: Tone) -> Result<(), JsValue> {
        let Tone { at, shape, from, to, lasts, gain } = tone;
        let source = self.context.create_oscillator()?;
        source.set_type(shape);
        source.frequency().set_value_at_time(from, at)?;
        source.frequency().exponential_ramp_to_value_at_time(to.max(1.0), at + lasts)?;
        source.connect_with_audio_node(&*self.fading(at, lasts, gain)?)?;
        source.start_with_when(at)?;
        source.stop_with_when(at + lasts + 0.05)
    }

    fn rustle(&self, rustle: Rustle) -> Result<(), JsValue> {
        let Rustle { at, filter, pitch, sharp, lasts, gain } = rustle;
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        let sieve = self.context.create_biquad_filter()?;
        sieve.set_type(filter);
        sieve.frequency().set_value_at_time(pitch, at)?;
        sieve.q().set_value_at_time(sharp, at)?;
        source.connect_with_audio_node(&sieve)?.connect_with_audio_node(&*self.fading(at, lasts, gain)?)?;
        source.start_with_when(at)?;
        AudioScheduledSourceNode::stop_with_when(&source, at + lasts + 0.05)
    }

    /// A gain that starts at once and fades.
    fn fading(&self, at: f64, lasts: f64, gain: f32) -> Result<web_sys::GainNode, JsValue> {
        let node = self.context.create_gain()?;
        node.gain().set_value_at_time(0.0001, at)?;
        node.gain().exponential_ramp_to_value_at_time(gain * self.volume, at + 0.006)?;
        node.gain().exponential_ramp_to_value_at_time(0.0001, at + lasts)?;
        node.connect_with_audio_node(&self.context.destination())?;
        Ok(node)
    }
}
