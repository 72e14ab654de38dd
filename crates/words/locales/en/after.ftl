### After a game: the result, how it stood turn by turn, and the replay.

rounds = { $n ->
        [one] 1 round.
       *[other] { $n } rounds.
    }
# In the solo game a round is one turn, and is called that.
turns = { $n ->
        [one] 1 turn.
       *[other] { $n } turns.
    }
minutes = { $n ->
        [one] 1 minute.
       *[other] { $n } minutes.
    }
given-up = This game was abandoned.
given-up-why = Nobody won, but you can still look back at what was played.

# Buttons.
play-again = Play again
to-the-table = Go to the table
save = Save game
open = Open a game
copied = The link is on the clipboard.
not-copied = Copy this address: { $address }
home = Start page
theme = Light or dark

# Ranking.
result = Result
ranking = Ranking
home-of = { $home }/{ $all }
score = Cards used

# Chances.
chances = Chance of winning
chances-solo = Chance of solving it
chances-label = Chance of winning after every turn
analysing = Looking at turn { $done } of { $all } …
analysis-failed = The chances could not be worked out just now. If the bots are not on this device yet, they need the network once.
try-again = Try again
percent = { $n } %
value = { $name } { $n } %
at-the-start = Before the first turn
after-turn = Round { $round }, after { $who ->
        [you] your turn
       *[other] { $name }’s turn
    }
after-solo-turn = After turn { $turn }
as-table = As a table
moment = Moment
round-short = round { $n }
turn-short = turn { $n }

# Turning points.
turning-points = Turning points
no-turning-points = No single turn decided this game.
turning-point = Round { $round }. { $told }
turning-point-solo = Turn { $turn }. { $told }
swing = { $name }: from { $before } to { $after } %
from-to = { $before } → { $after } %

# Replay.
replay = Replay
replay-board = The board of the replay
play = Play
pause = Pause
back = One move back
forward = One move forward
slider = Moves of the game
set-up = Set-up
the-end = The end
round-of = Round { $round }, { $who ->
        [you] your turn
       *[other] { $name }’s turn
    }
solo-turn = Turn { $turn }
seen-by = Point of view
everything-open = Everything revealed
spectator = A spectator
seat-of = { $who ->
        [you] You
       *[other] { $name }
    }
keys = Space plays and pauses, the arrow keys step, Home and End jump to the start and the end.
told-nothing = The game begins.
board = The course: a ring of 16 spaces
at-this-moment = Players at this moment
cards-hidden = { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }

# Statistics.
figures = The game in figures
wizards-home = Wizards home
flasks-filled = Flasks filled
flasks-spent = Flasks spent
locked-up = Wizards locked up
was-locked-up = Was locked up
spells-cast = Spells cast
cards-played = Cards played
cards-discarded = Cards discarded
redraws = New hands

# Trouble.
loading = Fetching the game …
nothing-here = There is no finished game on this device
nothing-here-why = Finish one, or open a file you have saved. You can drop it anywhere on this page.
still-on = This game is not over yet
still-on-why = While it goes on, its record would show everybody’s cards. Come back when it is finished.
go-on = Keep playing
unknown = There is no such table
unknown-why = No table has the code { $code }. Check the link you were given.
offline = The server cannot be reached
offline-why = The game is stored there. Try again when you are connected.
broken = This file cannot be read
broken-why = Line { $line }, column { $column }: { $found } does not belong there. Only files saved by Rabenburg can be opened.
too-large = This file is too large for a game. Only files saved by Rabenburg can be opened.
no-text = This is not a text file. Only files saved by Rabenburg can be opened.
file-not-over = The game in this file is not over yet. Only finished games can be replayed.

# A better move.
in-round = Round { $round }
in-turn = Turn { $turn }
they-played = { $who ->
        [you] You played
       *[other] { $name } played
    }
better = Better
# The chances with the move that was made, and with the better one.
change = That would have meant { $instead } % instead of { $did } %.
cost = { $n } % given away
looking-for-better = Looking for a better move …
nothing-better = No better move here: it was luck, or well played.
replay-turn = Play this turn
play-on = Play on from here
share = Share
not-shared = This browser cannot pack the game into a link. Save it as a file instead.
home-and-flasks = { $home }/{ $wizards } home · { $full }/{ $flasks } flasks
solo-best-now = Your best yet!
solo-best = Your best: { $n } cards.
speed = Speed
speed-half = Half speed
speed-normal = Normal speed
speed-double = Double speed

# Several games in one file.
several = { $n ->
        [one] One game in this file
       *[other] { $n } games in this file
    }
several-note = Which one would you like to look at?
game-number = Game { $number }
game-in-file = { $number }. { $players }, round { $round }

# Comments and branches.
remarks = Notes
remark-here = Write a note about this moment
remarks-note = Notes and branches are saved and shared together with the game.
# $place is a moment, such as “Round 3, your turn”.
branch-at = Branch: { $place }
keep-branch = Keep as a branch
branch-kept = Kept as a branch
whole-game = Back to the whole game
