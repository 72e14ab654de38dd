### What messengers show of a link to a table or to a finished game.

# $host has made the table.
table-of = { $host }’s table
a-table = A table
# $table is one of the above; $free of $seats seats are free.
waiting =
    { $free ->
        [0] { $table }: all seats taken
        [one] { $table }: one of { $seats } seats free
       *[other] { $table }: { $free } of { $seats } seats free
    }
playing = { $table }: the game is on
over = { $table }: the game is over
closed = { $table } has been closed
# $names are the winners, $n of them.
won =
    { $n ->
        [one] { $names } won
       *[other] { $names } won together
    }
nobody-won = A game of { $names }
no-table = There is no such table
invitation = Take a seat at a game of Die wandelnden Türme (Wandering Towers), right in the browser. No account needed.
watch = A game of Die wandelnden Türme (Wandering Towers), right in the browser. No account needed.
# $names played $n turns.
played =
    { $n ->
        [one] { $names } played one turn. See how it went.
       *[other] { $names } played { $n } turns. See how it went, move by move.
    }
picture-table = Wizards and free places before a castle in the evening
picture-game = The wizards after the game, the winners on top
