### What a choice would lead to: shown before it is confirmed, and read out by screen readers.

tower = { $towers }: space { $from } to space { $to }.
# $wizards starts the sentence, capitalised.
wizards = { $wizards }: space { $from } to space { $to }.
wizards-enter = { $wizards }: from space { $from } into the raven castle.
wizards-go-free = { $wizards }: out from beneath, up into sight on space { $space }.
wizards-free-and-home = { $wizards }: out from beneath, straight into the raven castle.
castle-moves-on = The castle wanders to space { $to }.
swap = Tower { $a } on space { $first } and tower { $b } on space { $second } change places.
tower-wizards = { $n ->
        [one] 1 wizard
       *[other] { $n } wizards
    }

# Sentences without a subject: a capital at the start, none after a comma.
locks-up = Locks up { $n ->
        [one] 1 wizard
       *[other] { $n } wizards
    }.
locks-up-and-fills = Locks up { $n ->
        [one] 1 wizard
       *[other] { $n } wizards
    }, fills a flask.
locks-up-and-fills-for = Locks up { $n ->
        [one] 1 wizard
       *[other] { $n } wizards
    }, fills one of { $whose ->
        [you] your
       *[other] { $owner }’s
    } flasks.
uncovers = { $n ->
        [one] 1 wizard comes
       *[other] { $n } wizards come
    } back into sight.

spell = { $spell } ({ $n ->
        [one] 1 flask
       *[other] { $n } flasks
    }).
piggyback = { $wizards } rides along.
look-beneath = Look beneath tower { $tower } on space { $space }. If a wizard of yours is there, one comes up into sight.
look-beneath-for-team = Look beneath tower { $tower } on space { $space }. If a wizard of your team is there, one comes up into sight.

roll-once = Roll the die, then move a tower or a wizard.
roll-tower = Roll the die up to { $n ->
        [2] twice
       *[other] three times
    }; the last roll counts. Then move a tower.
roll-wizard = Roll the die up to { $n ->
        [2] twice
       *[other] three times
    }; the last roll counts. Then move a wizard.
discard = Discard “{ $card }” unused.
redraw = Discard all your cards and draw three new ones. Then you may move a tower one space. This replaces both actions.
redraw-solo = Discard all your cards and draw three new ones. Then you may move a tower one space. This replaces your card.
no-move = Nothing can be moved with the { $value }. The action is used up.
reroll = Roll again. The { $value } no longer counts.
no-push = Move no tower.
end = End your turn.
pass = Cast nothing now.
stop = Do not repeat { $spell }.
ask = Once a turn you may exchange a card, face down. { $partner } gives one first, then you give one back: the same one, if you like.
give = Give { $partner } “{ $card }”; you get a card back.
offer = Offer { $partner } “{ $card }”; you get a card back.
accept = Take { $partner }’s card unseen, and give one back.
decline = Exchange no cards this turn.
give-back = Give { $partner } “{ $card }”.
pass-flasks = Pass { $partner } { $n ->
        [one] a full flask
       *[other] { $n } full flasks
    }.
pick = Free { $who ->
        [you] your wizard
       *[other] { $name }’s wizard
    }.
