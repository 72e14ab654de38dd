//! What can speak for an action: facts, not texts.

use rabenburg_engine::{Colour, Face, Rules, Seat, TowerId};

/// Whose wizard or flask it is, as the reader of a hint sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The reader's own.
    Yours,
    /// Their partner's (chapter 11).
    Partners,
    /// An opponent's, named by colour.
    Painted(Colour),
}

impl Whose {
    pub(super) fn of(rules: &Rules, reader: Seat, owner: Seat) -> Whose {
        if owner == reader {
            Whose::Yours
        } else if rules.partner(reader) == Some(owner) {
            Whose::Partners
        } else {
            Whose::Painted(rules.colours[owner.index()])
        }
    }

    /// Whether it is an opponent's.
    pub const fn is_opponents(self) -> bool {
        matches!(self, Whose::Painted(_))
    }
}

/// A fact that speaks for an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HintReason {
    /// It wins the game (chapters 10 to 12).
    Wins {
        /// Whether opponents win too.
        shared: bool,
    },
    /// All wizards are home and no flask is empty: the round is played to its end (rules 10.1 and 10.2).
    Finishes,
    /// Wizards enter the castle (rule 4.4).
    Enters {
        /// Whose.
        whose: Whose,
        /// How many.
        count: u8,
        /// They were the last ones.
        last: bool,
    },
    /// The announced move would have brought such a wizard home, and no longer does (rule 9.5).
    KeepsOut(Whose),
    /// The announced move would have locked up these wizards, and no longer does.
    Saves {
        /// Whose.
        whose: Whose,
        /// How many.
        count: u8,
    },
    /// The announced move is no longer made (rule 9.5).
    Prevents,
    /// Wizards are locked up, opponents' first (rule 5.4).
    LocksUp(Vec<(Whose, u8)>),
    /// A flask is filled (rules 5.4 and 11.5).
    FillsFlask {
        /// Whose.
        whose: Whose,
        /// It was the last empty one.
        last: bool,
    },
    /// Locked-up wizards come free; only in aided games.
    Frees {
        /// Whose.
        whose: Whose,
        /// How many.
        count: u8,
    },
    /// A wizard gets to where this card in the reader's hand can bring it home.
    WayHome {
        /// Whose.
        whose: Whose,
        /// The card.
        card: Face,
    },
    /// Wizards come nearer to the castle on a tower.
    Carries {
        /// Whose.
        whose: Whose,
        /// How many.
        count: u8,
        /// By how many spaces.
        by: u8,
    },
    /// Wizards walk nearer to the castle.
    Nearer {
        /// How many.
        count: u8,
        /// How far they were from the castle.
        from: u8,
        /// How far they are now.
        to: u8,
    },
    /// The castle comes nearer to the reader's wizards.
    CastleNearer,
    /// The castle moves away from an opponent who was close to it.
    CastleAway(Whose),
    /// Opponents' wizards end up farther from the castle.
    SetsBack {
        /// Whose.
        whose: Whose,
        /// How many.
        count: u8,
    },
    /// No tower is left that a card could move onto the wizards that walk.
    OutOfReach(u8),
    /// Free a wizard in a strict game: whoever is there is shown (rule 8.8).
    Searches,
    /// A tower is lifted in a strict game: what was beneath it is seen again (rule 5.5).
    ShowsBeneath(TowerId),
    /// These rolls could bring one of the reader's wizards home.
    RollsHome(Vec<u8>),
    /// These rolls could lock up opponents' wizards and nobody else's.
    RollsLockUp(Vec<u8>),
    /// The die may be rolled this often (rule 6.2).
    RollsUpTo(u8),
    /// The next roll is the last one and counts (rule 6.2).
    LastRollCounts,
    /// Nothing can be moved this far (rule 6.3).
    NothingMoves(u8),
    /// The card cannot move anything (rule 3.3).
    CardMovesNothing,
    /// No card in hand brings a wizard home.
    NoCardBringsHome,
    /// After the redraw a tower may be moved one space (rule 3.5).
    MayPush,
    /// Everything stays where it is.
    AllStays,
    /// This card stays in hand and can bring a wizard home.
    KeepsWayHome(Face),
    /// The flasks are kept for later.
    KeepsFlasks,
    /// The cards are kept.
    KeepsCards,
    /// There will be more cards to choose from.
    MoreCards,
    /// The partner may have a better card.
    PartnerMayHelp,
    /// Any card may be given back (rule 11.2).
    AnyCardBack,
    /// The card can bring home a wizard that the partner moves as their own.
    BringsPartnerHome,
    /// The partner may have a use for the card.
    PartnerMayUse,
    /// The card brings none of the reader's wizards home.
    OfLittleUse,
    /// With the flasks, the partner can pay for a spell they could not afford.
    PartnerCanPay,
    /// With the flasks the partner can cast more often.
    PartnerCastsMore,
}
