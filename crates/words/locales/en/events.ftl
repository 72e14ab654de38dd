### The log: what happened, told as it happens. $who is "you" for the reader and "other" for everybody else, whose $name follows.

round-your-turn = Round { $round }. Your turn.
round-begins = Round { $round } begins.
solo-turn = Turn { $turn }.

draws-card = { $who ->
        [you] You draw
       *[other] { $name } draws
    } “{ $card }”.
reshuffled = The discard pile is shuffled and becomes the draw pile.
discards = { $who ->
        [you] You discard
       *[other] { $name } discards
    } “{ $card }” unused.
new-hand = { $who ->
        [you] You take
       *[other] { $name } takes
    } a new hand.
rolls = { $who ->
        [you] You roll
       *[other] { $name } rolls
    } a { $value }.
roll-moves-nothing = Nothing can be moved with this roll.

# In the master variant, before others may cast. $piece is, for example, "T6 with T3" or "your wizard".
announces = { $who ->
        [you] You announce
       *[other] { $name } announces
    }: { $piece }, { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } from space { $from }.
a-wizard = a wizard
prevented = The announced move is no longer possible. Nobody moves.

tower-with = { $tower } with { $riders }
the-castle-rides = the castle
tower-moved = { $who ->
        [you] You move
       *[other] { $name } moves
    } { $towers }, space { $from } to { $to }.
tower-flew = { $towers } moves from space { $from } to { $to }.
locked-up = { $n ->
        [one] 1 wizard locked up.
       *[other] { $n } wizards locked up.
    }
locked-up-who = { $n ->
        [one] 1 wizard locked up
       *[other] { $n } wizards locked up
    }: { $wizards }.
uncovered = Back in sight: { $wizards }.
swapped = Tower { $a } and tower { $b } change places.

walks = { $who ->
        [you] You walk
       *[other] { $name } walks
    } { $n }, space { $from } to { $to }.
walks-home = { $who ->
        [you] You walk
       *[other] { $name } walks
    } from space { $from } into the raven castle.
# A wizard of the partner (rule 11.4).
moves-wizard = { $who ->
        [you] You move
       *[other] { $name } moves
    } { $whose ->
        [you] your wizard
       *[other] { $owner }’s wizard
    }, space { $from } to { $to }.
brings-home = { $who ->
        [you] You bring
       *[other] { $name } brings
    } { $whose ->
        [you] your wizard
       *[other] { $owner }’s wizard
    } from space { $from } into the raven castle.
# $wizard starts the sentence, capitalised.
wizard-moved = { $wizard } goes from space { $from } to { $to }.
wizard-entered = { $wizard } enters the raven castle from space { $from }.
rides-along = { $wizard } rides along.
rides-home = { $wizard } rides along into the raven castle.
goes-free = { $wizard } goes free on space { $space }.
free-and-home = { $wizard } goes free, straight into the raven castle.
castle-moved = The raven castle wanders to space { $to }.

fills-flask = { $who ->
        [you] You fill
       *[other] { $name } fills
    } a flask.
fills-flask-of = { $who ->
        [you] You fill
       *[other] { $name } fills
    } one of { $whose ->
        [you] your
       *[other] { $owner }’s
    } flasks.

casts = { $who ->
        [you] You cast
       *[other] { $name } casts
    } { $spell } ({ $n ->
        [one] 1 flask
       *[other] { $n } flasks
    }).
looks-beneath = { $who ->
        [you] You cast
       *[other] { $name } casts
    } { $spell } ({ $n ->
        [one] 1 flask
       *[other] { $n } flasks
    }) and { $who ->
        [you] look
       *[other] looks
    } beneath tower { $tower }.
beneath = Beneath tower { $tower }: { $wizards }.
beneath-nobody = There is nobody beneath tower { $tower }.
passes = { $who ->
        [you] You cast
       *[other] { $name } casts
    } nothing.

asks = { $who ->
        [you] You ask
       *[other] { $name } asks
    } { $whom ->
        [you] you
       *[other] { $partner }
    } for a card.
offers = { $who ->
        [you] You offer
       *[other] { $name } offers
    } { $whom ->
        [you] you
       *[other] { $partner }
    } a card.
offers-card = { $who ->
        [you] You offer
       *[other] { $name } offers
    } { $whom ->
        [you] you
       *[other] { $partner }
    } “{ $card }”.
gives = { $who ->
        [you] You give
       *[other] { $name } gives
    } { $whom ->
        [you] you
       *[other] { $partner }
    } a card.
gives-card = { $who ->
        [you] You give
       *[other] { $name } gives
    } { $whom ->
        [you] you
       *[other] { $partner }
    } “{ $card }”.
declines = { $who ->
        [you] You decline
       *[other] { $name } declines
    } the exchange.
passes-flasks = { $who ->
        [you] You pass
       *[other] { $name } passes
    } { $whom ->
        [you] you
       *[other] { $partner }
    } { $n ->
        [one] a full flask
       *[other] { $n } full flasks
    }.

game-over = The game is over.
