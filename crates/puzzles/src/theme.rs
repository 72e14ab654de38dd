//! The kinds of puzzles.

use core::fmt;

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// Bring a wizard home this turn who is locked up now.
    Stowaway,
    /// Finish this turn: the last flask filled and the last wizard home.
    LastFlask,
    /// Fill as many flasks in one turn as can be.
    AtOneStroke,
    /// Enter so that the castle comes to rest on a given space.
    RavensFlight,
    /// After your turn, your rival cannot bring a wizard home in theirs, whatever they hold and roll.
    ShutTheDoor,
    /// A plan with a die card that works for every roll.
    ComeWhatMay,
    /// Hands open, two players: win against every defence.
    Unstoppable,
    /// The draw order is shown: all wizards home within so many cards.
    OpenSolo,
    /// A few turns are shown; then a Stowaway from memory.
    Memory,
}

impl Theme {
    /// All themes, in the order in which they are listed.
    pub const ALL: [Theme; 9] = [
        Theme::Stowaway,
        Theme::LastFlask,
        Theme::AtOneStroke,
        Theme::RavensFlight,
        Theme::ShutTheDoor,
        Theme::ComeWhatMay,
        Theme::Unstoppable,
        Theme::OpenSolo,
        Theme::Memory,
    ];

    /// The theme's name in files and addresses, such as `stowaway`; its pack is the file of that name.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Stowaway => "stowaway",
            Theme::LastFlask => "last-flask",
            Theme::AtOneStroke => "at-one-stroke",
            Theme::RavensFlight => "ravens-flight",
            Theme::ShutTheDoor => "shut-the-door",
            Theme::ComeWhatMay => "come-what-may",
            Theme::Unstoppable => "unstoppable",
            Theme::OpenSolo => "open-solo",
            Theme::Memory => "memory",
        }
    }

    /// The theme with that name.
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The letter with which the ids of its puzzles begin.
    pub const fn letter(self) -> char {
        match self {
            Theme::Stowaway => 's',
            Theme::LastFlask => 'f',
            Theme::AtOneStroke => 'o',
            Theme::RavensFlight => 'r',
            Theme::ShutTheDoor => 'd',
            Theme::ComeWhatMay => 'w',
            Theme::Unstoppable => 'u',
            Theme::OpenSolo => 'p',
            Theme::Memory => 'm',
        }
    }

    /// The theme of a puzzle with this id: the first letter says it, so that a link needs only one pack.
    pub fn of_id(id: &str) -> Option<Theme> {
        let letter = id.chars().next()?;
        Theme::ALL.into_iter().find(|theme| theme.letter() == letter)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
