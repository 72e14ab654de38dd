### Whose turn it is and what there is to decide. Messages that start with "you-" speak to the player who decides; the others
### are for everybody else.

round = Round { $round }
# In the solo game a round is one turn.
solo-turn = Turn { $turn }
turn-of = { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
game-over = The game is over

you-choose = Choose a card
choose = { $name } is choosing a card
you-rolled = Move { $what ->
        [tower] a tower
        [wizard] a wizard
       *[both] a tower or wizard
    } { $value ->
        [one] 1 space
       *[other] { $value } spaces
    }
you-rolled-again = Move { $what ->
        [tower] a tower
        [wizard] a wizard
       *[both] a tower or wizard
    } { $value ->
        [one] 1 space
       *[other] { $value } spaces
    } or roll again
rolled = { $name } rolled a { $value }
you-push = You may move a tower one space
push = { $name } may move a tower one space
you-end = Cast a spell or end your turn
end = { $name } may still cast a spell
you-window = Do you want to cast a spell?
window = { $name } may cast a spell
you-repeat = Repeat { $spell } or stop
repeat = { $name } may repeat { $spell }
you-pick = Choose whom to free
pick = { $name } chooses whom to free
you-give = { $partner } asks you for a card: give one or decline
give = { $name } is asked for a card
you-reply = { $partner } offers you a card: take it or decline
reply = { $name } is offered a card
you-give-back = Give { $partner } a card back
give-back = { $name } gives a card back
draws = { $who ->
        [you] You draw
       *[other] { $name } draws
    } a card
die = The die is rolling

a-wizard = a wizard
announced = { $who ->
        [you] You announce
       *[other] { $name } announces
    }: { $piece }, { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }.
last-round = { $who ->
        [you] You have finished
       *[other] { $name } has finished
    }. This is the last round.
last-round-several = { $you ->
        [you] You and { $others } have finished
       *[other] { $others } have finished
    }. This is the last round.
last-round-limit = This is the last round.
