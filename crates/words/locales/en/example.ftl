### What the format can do. Only this crate's tests read it.

-game = Rabenburg

good-evening = Good evening!

# A text can include terms and messages of the same file.
welcome = { good-evening } Welcome to { -game }.

# About a player: $who is "you" for the reader, and "other" for everybody else.
flasks =
    { $who ->
        [you] You have
       *[other] { $name } has
    } { $n ->
        [0] no full flask
        [one] one full flask
       *[other] { $n } full flasks
    }.
