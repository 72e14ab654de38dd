### How the game ended.

wins = { $who ->
        [you] You win!
       *[other] { $name } wins!
    }
team-wins = { $you ->
        [you] You and { $others } win!
       *[other] { $others } win!
    }
share = { $you ->
        [you] You share the victory with { $others }.
       *[other] { $others } share the victory.
    }
solo-lost = Not this time.

finished = All wizards home, no flask left empty.
finished-with-most = All wizards home, no flask left empty, and the most full flasks: { $full }.
all-home = All wizards are home before anybody has filled every flask. Most flasks filled wins: { $filled }.
round-limit = The last round has been played. Most wizards home wins: { $home }.
team-finished = All wizards of the team are home, no flask left empty.
solo-won-with = All { $wizards } wizards are home, with { $n ->
        [one] 1 card
       *[other] { $n } cards
    } used. Fewer is better.
solo-lost-with = { $n ->
        [one] 1 card has
       *[other] { $n } cards have
    } been used, and { $out ->
        [one] 1 wizard is
       *[other] { $out } wizards are
    } not home yet.
