### What the format can do. The tests of this crate read it; nobody sees it.

-game = Rabenburg

good-evening = Good evening!

# Terms and messages of the same file can be put into a text.
welcome = { good-evening } Welcome to { -game }.

# A player says something; $who is "you" for the person who reads, and "other" for everybody else.
flasks =
    { $who ->
        [you] You have
       *[other] { $name } has
    } { $n ->
        [0] no full flask
        [one] one full flask
       *[other] { $n } full flasks
    }.
