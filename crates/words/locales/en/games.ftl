### The visitor's games: what waits on the start page, and the list of all of them.

## The start page

your-turn = Your turn
all-games = All your games
to-continue = Continue
new-game = New game
# A game against bots. $n is the number of bots.
you-and-bots =
    { $n ->
        [one] You and one bot
       *[other] You and { $n } bots
    }
solo = Solo
round = round { $n }
turn = turn { $n }
home-of = { $n } of { $all } home
# Tells since when a table waits: $ago is, for example, "20 minutes ago".
moved = last move { $ago }
# Said by screen readers: $left is, for example, "5 h 40 min".
time-left = { $left } left
time-soon = soon: { $left } left
# How much time is left.
minutes-left = { $n } min
hours-left = { $hours } h { $minutes } min
days-left = { $n ->
        [one] 1 day { $hours } h
       *[other] { $n } days { $hours } h
    }
# $n tables wait for the visitor; it is in the window's title.
title-turns = ({ $n }) Your turn

## The list

title = Your games
home = Start page
save-all = Save all as one file
saving = Collecting the games …
nothing-to-save = No finished game to save yet.
saved-without = { $n ->
        [one] One game could not be fetched; it is not in the file.
       *[other] { $n } games could not be fetched; they are not in the file.
    }
show = Which games
show-all = All
show-running = Running { $n }
show-finished = Finished { $n }
which-place = Where
where-everywhere = Everywhere
where-online = Online
where-here = This device
size = How many players
size-any = Any size
size-two = 2
size-three = 3
size-four = 4
size-more = 5–6
size-solo = Solo
# Said by screen readers.
size-players = { $n } players
size-five-or-six = 5 or 6 players
empty = No games yet
empty-note = Every game you start is kept here, and those at online tables too.
empty-filter = No game fits these filters.
play-now = Play now
older = Show older games
offline = Your online games are not shown: the server cannot be reached.

## A game

running = running
waiting-room = filling up
online = online
here = this device
basic = basic game
master = master variant
teams = teams
rounds = { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
your-best = your best
you-won = You won
you-and-won = You and { $names } won
they-won = { $names } won
solo-won = Solo: all { $all } home
solo-lost = Solo: { $home } of { $all } home
given-up = Ended early
# The place of the visitor, as short as can be.
place = { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
place-said = { $n ->
        [1] First place
        [2] Second place
        [3] Third place
       *[other] Place { $n }
    }
you = you
home-count = { $home } of { $all } home
flasks-count = { $full } of { $all } flasks
your-turn-button = Your turn
go-on = Continue
go-there = Go there
look-back = Look back
no-moves = result only
remove = Remove
remove-really = Remove for good?
# Said by screen readers.
remove-game = Remove this game: { $game }
played-by = Players: { $names }

## Figures

figures = Your figures
games = { $n ->
        [one] game
       *[other] games
    }
won = won
solo-best = solo best
by-players = Won, by players
by-level = Won, against bots
players = { $n } players
five-or-six = 5 or 6
share = { $won } of { $all }
