### Why something is not allowed, and what to do instead. The number of the rule is shown beside it.

game-over = The game is over; have a look at the result or start a new one.
chance-due = A card or a roll comes first; wait a moment, then choose.
not-your-decision = { $name } is deciding just now; you will see when it is your turn to choose.
not-now = This choice is not open at the moment; pick one of those that are lit.
not-in-hand = You do not hold the card “{ $card }”; choose one from your hand.
wrong-side = The card “{ $card }” cannot be used like that; choose what it shows, and with a die card roll first.
must-be-used = The card “{ $card }” can still move something, so you may not discard it; play it or choose another card.
no-such-wizard = You can see no wizard of that colour on space { $space }; choose one that is in sight.
not-your-wizard = Cards move your own wizards only; choose one of yours.
spells-serve-your-own = In this printing’s basic game spells move your own wizards only; choose one of yours.
surface-full = Six wizards stand on space { $space } already and no more fit; choose another wizard, distance or destination.
surface-full-freeing = Six wizards stand on top there already, so nobody else can come up; choose a tower on another space.
castle-in-the-way = Tower { $tower } would land on the castle’s space, and no tower may; choose another piece or another distance.
roll-must-be-used = This roll can move something, so it must; choose a piece, or roll again if the card allows it.
no-roll-left = This was the last roll of the card; now make your move with it.
too-late-to-redraw = A new hand takes the place of both actions, and you have used one; play on with your cards.
not-laid-out = { $spell } is not in play at this table; choose one of the spells laid out.
no-time-for-spell = { $spell } cannot be cast at this point; wait until it is offered to you.
no-time-for-piggyback = Piggyback goes together with a wizard move; choose it while you play the card.
no-time-alone = Playing solo, you cast after your card or your new hand; play a card first.
spell-used-up = This turn’s spell has been cast; save your flasks for the next turn.
spell-of-action-used-up = This action’s spell has been cast; save your flasks for the next action.
too-few-flasks = { $spell } costs { $n ->
        [one] 1 full flask
       *[other] { $n } full flasks
    }, and you have fewer; choose a cheaper spell or play on without.
only-repeat = Right now you can only repeat { $spell }; do that, or stop repeating.
not-swappable = Only the top towers of two different spaces can be swapped, and never on the castle’s space; choose two such towers.
nowhere-for-castle = Wizards are in sight on every other space, so the castle has nowhere to go; choose another spell or save your flasks.
no-such-rider = Nobody can ride along like that; choose one of your own wizards beside the one that walks, and make sure there is room for all at the other end.
undoing = That would put everything back to where it was before the last action, which a spell may not do; choose another target or another spell.
nobody-to-free = You can only free a wizard that was just shown, of your own colour or your partner’s; choose one of those.
no-exchange = Only partners exchange cards, once a turn, while one of them is deciding; wait for your team’s next chance.
no-flasks-passed = Only partners pass flasks, each of them once a turn, while one of them is deciding; wait for your team’s next chance.
impossible = That cannot happen now; wait for the next card or roll the game asks for.
