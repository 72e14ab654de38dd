### Hints: one sentence that says what to do and why, such as "Move tower 5 one space: this fills a flask."

# $reasons is one or more of the sentences below.
hint = { $deed }: { $reasons }.
# How a whole sentence begins after a colon: `capital` or `small`.
after-colon = small
hint-alone = { $deed }: nothing else promises more.
# What it does; $effects are verbs with their objects.
effects = this { $effects }
# Two sentences in one.
and-also = { $first }, and { $then }
or = { $first } or { $last }

## Things to name and count. Wizards and cards are objects of their sentences.

number =
    { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $n }
    }
spaces =
    { $n ->
        [one] one space
       *[other] { number } spaces
    }
# $paint is the colour of an opponent.
paint =
    { $paint ->
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
        [orange] orange
       *[purple] purple
    }
a-wizard =
    { $whose ->
        [yours] one of your wizards
        [partners] one of your partner’s wizards
       *[painted] { $paint ->
            [blue] a blue wizard
            [yellow] a yellow wizard
            [red] a red wizard
            [green] a green wizard
            [orange] an orange wizard
           *[purple] a purple wizard
        }
    }
wizards =
    { $n ->
        [one] { a-wizard }
       *[other] { $whose ->
            [yours] { number } of your wizards
            [partners] { number } of your partner’s wizards
           *[painted] { number } { paint } wizards
        }
    }
last-wizards =
    { $whose ->
        [partners] your partner’s
       *[yours] your
    } last { $n ->
        [one] wizard
       *[other] { number } wizards
    }
# Wizards of so many opponents that only their number is given.
any-wizards = { number } wizards
other-wizards = { number } other wizards
# Wizards that the sentence has already named.
them =
    { $n ->
        [one] it
       *[other] them
    }
castle =
    { $castle ->
        [named] it
       *[unnamed] the castle
    }
the-card = the card “{ $card }”
your-card = your card “{ $card }”
the-die-card = the die card
the-tower-dice = the tower card with { number } dice
the-wizard-dice = the wizard card with { number } dice
any-roll = any roll
# $rolls is, for example, "1, 2 or 5".
roll-of = a roll of { $rolls }

## What to do.

push = Move { $piece } { $way }
move-by = Move { $piece } { $way } { $means }
a-tower = tower { $tower }
wizard-on =
    { $whose ->
        [yours] your wizard
        [partners] your partner’s wizard
       *[painted] { a-wizard }
    } on space { $space }
wizards-on = { $wizards } on space { $space }
way = { spaces }
way-back = { spaces } back
by-card = with the card “{ $card }”
by-roll = with your roll
by-spell = by a spell for { $n ->
        [one] one flask
       *[other] { number } flasks
    }
by-piggyback = { $means } and Piggyback

swap = Swap towers { $a } and { $b } { by-spell }
move-castle =
    { $direction ->
        [clockwise] Move the castle clockwise { by-spell }
       *[counter-clockwise] Move the castle counter-clockwise { by-spell }
    }
ride-along = Let { a-wizard } ride along { by-spell }
look-beneath = Look beneath tower { $tower } { by-spell }
draw-two = Draw two cards { by-spell }
free = Free { a-wizard }
play = Play { $card }
roll-again = Roll again
discard = Discard { $card } unused
new-hand = Discard your hand and draw three new cards
no-move = Let the roll go unused
no-push = Move no tower
end = End your turn
pass = Cast no spell
stop = Do not repeat the spell
ask = Ask your partner for a card
give = Give your partner { $card }
offer = Offer your partner { $card }
accept = Take the card your partner offers
refuse = Give your partner no card
decline = Decline the card your partner offers
give-back = Give back { $card }
pass-flasks =
    { $n ->
        [one] Pass a full flask to your partner
       *[other] Pass { number } full flasks to your partner
    }

## Why: what it does.

wins = wins the game
wins-shared = wins you a share of the victory
finishes = gets you to the finish
enters = brings { $wizards } into the castle
keeps-out = keeps { a-wizard } out of the castle
saves = saves { $wizards } from being locked up
prevents = stops the announced move
locks-up = locks up { $wizards }
fills =
    { $whose ->
        [partners] fills one of your partner’s flasks
       *[yours] fills a flask
    }
fills-last =
    { $whose ->
        [partners] fills your partner’s last empty flask
       *[yours] fills your last empty flask
    }
frees = frees { $wizards }
carries = brings { $wizards } { spaces } nearer home
nearer = takes { $wizards } from { $from } spaces before the castle to { $there }
# $there in the message above; in figures if either of the two numbers is.
there = { number }
there-in-figures = { $n }
castle-nearer = brings { castle } nearer to your wizards
castle-away = takes { castle } away from { a-wizard }
sets-back = takes { $wizards } farther from the castle
out-of-reach = gets { them } out of reach of the towers
shows-beneath = shows what is beneath tower { $tower }

## Why: sentences of their own.

way-home = then { $card } can bring { $wizards } home
way-home-named = then { $card } can bring it home
searches = if one of your wizards is there, it goes free
rolls-home = { $roll } would bring a wizard home
rolls-lock-up = { $roll } can lock up opponents
rolls-up-to = you may roll up to { number } times
last-roll-counts = the last roll counts
nothing-moves = nothing can be moved { spaces }
card-moves-nothing = it cannot move anything
no-card-brings-home = none of your cards brings a wizard home
may-push = you may then move a tower one space
all-stays = everything stays where it is
keeps-way-home = { $card } can still bring a wizard home
keeps-flasks = keep your flasks for later
keeps-cards = you keep the cards you have
more-cards = you will have more to choose from
partner-may-help = your partner may have a better card
any-card-back = you may give any card back for it
brings-partner-home = your partner can bring a wizard home with it
partner-may-use = your partner may have a use for it
of-little-use = it brings none of your wizards home
partner-can-pay = then your partner can afford another spell
partner-casts-more = then your partner can cast more often
