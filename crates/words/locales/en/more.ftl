### What the table has besides what is needed to begin: the recap, windows for spells, a look inside.

# The recap: everything since the viewer's own last turn.
since-your-turn = Since your turn
what-you-missed = While you were away
last-round-again = The last round again
# $n is the move being shown.
move-of = Move { $n } of { $all }
before-the-first = Before the first of { $all ->
        [one] 1 move
       *[other] { $all } moves
    }
back = One move back
forward = One move forward
play = Play
pause = Pause
to-my-turn = Skip to my turn
to-now = Skip to now
recap-strict = A strict game: what lies further back is not shown again, as at a real table.
recap-keys = Space: play or pause. Left and right: move by move. 1 to 3: speed. Escape: to my turn.
skip-motion = Skip the animation
speed-now = Speed: { $speed }
slow = ½×
normal = 1×
fast = 2×

# Spells out of turn.
no-spell-this-turn = No spell this turn
no-spell-until-my-turn = No spell until my turn
sealed = The page answers “no spell” for you. Ask me again
asked-again = You are asked for spells again.
# Where a spell is chosen: what it could do for you here.
here-brings-home = Here: could bring your wizard home.
here-saves = Here: could keep your wizard from being locked up.
here-fills = Here: could fill a flask for you.
here-changes = Here: would change the announced move.
here-nothing = Does not change this move.

# Inside a stack.
inside = Inside space { $space }
on-the-ground = On the ground
top-of = On top of tower { $tower }
on-tower = On tower { $tower }
in-sight = { $who }, in sight
locked-up = { $who }, locked up
nobody = nobody
out-of-sight = Only memory helps here.
freed-by = Moving tower { $tower } sets them free.
inside-aided = An aided game: everybody sees who is locked up.
inside-strict = A strict game: you have to remember who is locked up.
castle-on-top = The raven castle

# The discard pile.
pile = Discard pile
pile-of = Discard pile: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
pile-empty = No card has been played yet.
pile-note = These cards are shuffled when the draw pile is used up.
card-times = { $card }: { $n }

# Teams.
your-team = Your team
team-of = { $one } and { $other }
team-home = { $home } of { $all } home
team-flasks = { $filled } of { $all } flasks

# Being called.
volume = Volume
notify = Notifications
notify-on = when it is my turn
notify-note = Your browser tells you when it is your turn and you are looking at something else.
notify-denied = This browser does not allow it. You can change that in its settings for this page.
your-turn-title = Your turn
your-turn-body = Rabenburg is waiting for you.
