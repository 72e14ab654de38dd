### What screen readers say about the board and the cards.

space = Space { $space }, { $landscape }.
towers = { $n ->
        [one] Tower { $numbers }.
       *[other] { $n } towers, from the ground: { $numbers }.
    }
on-top = On top: { $wizards }.
on-the-ground = On the ground: { $wizards }.
castle = The raven castle on space { $space }.
castle-here = The raven castle stands here.
shield = Raven shield in sight.
empty = Empty.

tower-alone = Tower { $tower }.
tower-in-stack = Tower { $tower }, { $place } of { $n }.
can-move = Can move { $n } to space { $to }.
can-move-with = Can move { $n } to space { $to } with { $riders }.
can-move-back = Can move back { $n } to space { $to }.
can-move-back-with = Can move back { $n } to space { $to } with { $riders }.
can-be-lifted = Can be lifted.
can-be-swapped = Can be swapped with tower { $other }.
riding-towers = { $n ->
        [one] tower { $numbers }
       *[other] towers { $numbers }
    }
riding-castle = the castle

# $wizard starts the sentence, capitalised.
wizard-on = { $wizard } on space { $space }.
chosen = Chosen.
wizard-can-move = Can walk { $n } to space { $to }.
wizard-can-move-back = Can go back { $n } to space { $to }.
wizard-can-enter = Can enter the raven castle.

card = Card { $card }.
card-chosen = Card { $card }. Chosen.
card-moves-nothing = Card { $card }. Moves nothing.

locked-up-beneath = Locked up beneath tower { $tower }: { $wizards }.

locks = locks { $n }
fills = { $n ->
    [one] +1 flask
   *[other] +{ $n } flasks
}
enters = enters the castle
costs = { $n ->
    [one] costs 1 flask
   *[other] costs { $n } flasks
}
