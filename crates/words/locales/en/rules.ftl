### The rules: everything around the book itself.

home = Rabenburg, start page
back-to-game = Back to the game
loading = Opening the rules …
failed = The rules are not on this device yet and could not be loaded. Connect to the network and try again.
try-again = Try again

# Finding your way.
contents = Chapters
in-one-minute = The game in one minute
search = Search the rules
search-hint = Word or number
found =
    { $n ->
        [0] Nothing found.
        [one] One place found.
       *[other] { $n } places found.
    }
rule-link = Link to rule { $number }

# The printings.
printing = Printing
all-printings = All
first-printing = first printing
second-printing = second printing
third-printing = third printing
short-rules = short rules
first-short = First
second-short = Second
third-short = Third
short-short = Short
printing-hint = Shows only what applies to the chosen printing.

# Pictures.
play-figure = Show the move
play-again = Show it again
not-allowed = Not allowed: rule { $number }

# Cards and spells.
all-cards = All { $n } cards
copies = × { $n }
all-spells = All { $n } spells
promo = Promo

# "Why not?"
why-not = Why not?
why-not-rule = Rule { $number }: { $title }
whole-rule = In the rules
close = Close
