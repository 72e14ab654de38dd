//! Keys without Enter. Dropping the listener restores the terminal, however the program exits.

use std::io;

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

pub(super) enum Key {
    Next,
    Back,
    NextTurn,
    PreviousTurn,
    Start,
    End,
    Open,
    /// The window was resized.
    Redraw,
    Quit,
}

/// The terminal in raw mode.
pub(super) struct Keys(());

impl Keys {
    pub(super) fn listen() -> io::Result<Keys> {
        enable_raw_mode()?;
        Ok(Keys(()))
    }

    pub(super) fn next(&self) -> io::Result<Key> {
        loop {
            let key = match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => meaning(key),
                Event::Resize(..) => Some(Key::Redraw),
                _ => None,
            };
            if let Some(key) = key {
                return Ok(key);
            }
        }
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        // Nothing can be done if the terminal is gone.
        let _ = disable_raw_mode();
    }
}

fn meaning(key: KeyEvent) -> Option<Key> {
    // In raw mode, Ctrl-C is a key like any other.
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return matches!(key.code, KeyCode::Char('c' | 'd')).then_some(Key::Quit);
    }
    Some(match key.code {
        KeyCode::Right | KeyCode::Char(' ' | 'n' | 'l') | KeyCode::Enter => Key::Next,
        KeyCode::Left | KeyCode::Char('p' | 'h') | KeyCode::Backspace => Key::Back,
        KeyCode::Down | KeyCode::PageDown | KeyCode::Char('j') => Key::NextTurn,
        KeyCode::Up | KeyCode::PageUp | KeyCode::Char('k') => Key::PreviousTurn,
        KeyCode::Home => Key::Start,
        KeyCode::End => Key::End,
        KeyCode::Char('o') => Key::Open,
        KeyCode::Char('q') | KeyCode::Esc => Key::Quit,
        _ => return None,
    })
}
