//! Games that several tests sit down to.

use rabenburg_bots::Level;

use crate::prepared::Prepared;

/// The first turn of a person against two bots.
pub fn three_players() -> Prepared {
    Prepared::new(
        "rules third basic 3
        course 0:* 1:1abc 2:2abc 3:3abc 4:4ab 5:5c 6:6 7:7 8:8 9:9
        a 3/1/1 W2 T1 T3
        b 5/0/0 W1 T2 T3W3
        c 5/0/0 W4 T5 T2W4
        turn 0",
    )
    .person("")
    .bot("Alba", Level::Apprentice)
    .bot("Korax", Level::Apprentice)
}

/// A turn of a person against one bot.
pub fn two_players() -> Prepared {
    Prepared::new(
        "rules third basic 2
        course 0:* 1:1aab 2:2abb 3:3aab 4:4b 5:5 6:6 7:7 8:8 9:9
        a 6/0/0 W1 T2 T3
        b 6/0/0 W4 T3W3 WDD
        turn 2",
    )
    .person("")
    .bot("Korax", Level::Apprentice)
}

/// The last round of a person against one bot.
pub fn nearly_over() -> Prepared {
    Prepared::new(
        "rules third basic 2 rounds=2
        course 0:* 1:1ab 2:2ab 3:3ab 4:4a 5:5b 6:6 7:7 8:8 9:9
        a 4/2/0 W2 T1 T3
        b 4/2/0 W1 T2 T3W3
        turn 2",
    )
    .person("")
    .bot("Alba", Level::Fledgling)
}
