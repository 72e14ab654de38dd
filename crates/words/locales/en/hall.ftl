### Tables online: making, finding and filling them, and what is said there.

## The hall

title = Play online
intro = No account, no mail: say a name and play.
your-name = Your name
name-keep = Keep
name-kept = You are called { $name } here.
name-wrong = A name has 1 to 24 characters.
make-table = Make a table
make-table-note = with friends, bots, or whoever comes by
join-title = Join by code
join-label = Code or link of a table
join-go = Join
# Said by screen readers; $name is one who sits there.
join-them = Join { $name }
join-wrong = That is no code of a table. A code has eight letters and digits, such as 7K2Q X9FM.
open-title = Open tables
open-empty = No open table is waiting for players.
open-empty-note = Make one that is open to everybody, and others find it here.
# $n seats are free.
open-free =
    { $n ->
        [0] all seats taken
        [one] one seat free
       *[other] { $n } seats free
    }
free-seat = free
yours-title = Your tables
yours-empty = The tables where you sit or sat will be here.
yours-more = Show all
status-waiting = waiting for players
status-playing = the game is on
status-your-turn = it is your turn
status-over = over
status-closed = given up
# $names are the winners.
winners = won by { $names }
nobody-won = lost
just-now = just now
go-there = Go there
see-result = Result
link-title = Your personal link
link-note = Take it to another device to go on playing there. Whoever has it is you, so keep it to yourself.
link-show = Show my personal link
link-hide = Hide it
copy = Copy
copied = Copied.
copy-failed = The browser does not let us copy. Mark it and copy it by hand.
offline-title = The server cannot be reached
offline-note = Tables online need a connection. On this device you can play without one, against bots or with others.
offline-play = Play on this device
try-again = Try again

## A personal link

personal-title = Your personal link
personal-looking = Just a moment …
# $old is who you were on this device, $new who the link makes you.
personal-replace = On this device you are { $old } so far. The link makes you { $new }. The seats of { $old } are then only reached by the personal link of { $old }.
personal-yes = Become { $name }
personal-no = Stay { $name }
personal-now = On this device you are { $name } now.
personal-same = On this device you are { $name } already.
personal-unknown = Nobody has this link (any more). Perhaps a piece of it is missing.
personal-on = To the tables

## Making a table

make-title = A new table
make-who = Who plays
make-players = How many play
make-solo = Solo
seat-number = Seat { $number }
seat-who = Who sits on seat { $number }?
seat-you = You
seat-bot = Bot
seat-open = Open
seat-open-note = for whoever comes
access = Who may come
access-invitation = By invitation
access-invitation-note = Whoever has the link or the code.
access-open = Open to everybody
access-open-note = The table is in the list of open tables.
more-game = The game in detail
more-table = Clock, talk and spectators
costs = What spells cost
costs-note = In full flasks. Printed: what you see at first.
cost-of = Cost of { $spell }
costs-printed = As printed
starter-lot-note = All move round the table together, so everybody keeps the neighbours.
starter-first-seat = Seat 1
clock-title = Time to think
clock-turn = For a whole turn
clock-window = For a spell or an exchange in the turns of others
clock-none = No limit
clock-timeout = When the time of a turn is up
timeout-bot = A bot plays the turn
timeout-redraw = The turn is given up
absence-title = When somebody stays away
absence-grace = Others wait for
absence-bot = Then
absence-nobody = nobody takes the seat
absence-level = a bot takes it: { $level }
chat-rule = Talk
chat-rule-everybody = Everybody
chat-rule-everybody-note = Players and spectators.
chat-rule-players = Players
chat-rule-players-note = Spectators only read.
chat-rule-phrases = Phrases
chat-rule-phrases-note = Players, with ready-made phrases.
chat-rule-off = Nobody
chat-rule-off-note = A silent table.
watchers-allowed = Others may watch
make-go = Make the table
make-going = Making the table …
make-name = So that the others know who invites them.
seconds =
    { $n ->
        [one] one second
       *[other] { $n } seconds
    }
minutes =
    { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
hours =
    { $n ->
        [one] one hour
       *[other] { $n } hours
    }
days =
    { $n ->
        [one] one day
       *[other] { $n } days
    }
# What is agreed on at a table, in a few words each.
told-players =
    { $n ->
        [one] Solo game
       *[other] { $n } players
    }
told-basic = Basic game
told-master = Master wizards
told-partners = Partners; the first team to finish ends the game
told-partners-round = Partners; the round is played to its end
told-partners-short = Partners
# $names are the names of spells.
told-spells = Spells: { $names }
told-spells-none = No spells
told-spells-all = All eight spells
told-spells-drawn =
    { $n ->
        [one] One spell by lot
       *[other] { $n } spells by lot
    }
told-promo = with the promo
told-costs = Spells have costs of their own
told-strict = Remember who is locked up
told-aided = Shows who is locked up
told-second-must = The second action must be used
told-rounds =
    { $n ->
        [one] At most one round
       *[other] At most { $n } rounds
    }
told-lot = Lots are drawn for who starts
told-first = Seat 1 starts
# $span is a time such as “90 seconds”.
told-turn = { $span } for a turn
told-window = { $span } for spells in the turns of others
told-no-clock = No clock
told-timeout-bot = then a bot plays the turn
told-timeout-redraw = then the turn is given up
# $span is how long the others wait, $level the bot's.
told-stand-in = Whoever is away for { $span } is replaced by a bot ({ $level }) until back
told-no-stand-in = Nobody plays for who stays away
told-open = Open to everybody
told-invitation = By invitation
told-spectators = Others may watch
told-no-spectators = Nobody watches

## The waiting room

room-title = The table gathers
room-coming = Coming to the table …
room-unreachable = This table is on a server that does not answer just now. The page keeps trying; your seat is safe.
room-broken = Connection lost, trying again …
seats-title = Who sits where
free = free
you-mark = you
host-mark = host
# Whether somebody is at the table now.
is-here = here
is-away = away
sit-here = Sit here
sit-down = Sit down
move-here = Move here
# A button with a wizard: $name is whose colour it is.
change-colour = Your colour: { $colour }. Choose another
put-bot = Bot
put-bot-on = Put a bot on seat { $number }
bot-of = Level of { $name }
remove = Remove { $name }
room-start = Start the game
room-open =
    { $n ->
        [one] One seat is free: invite somebody or put a bot there.
       *[other] { $n } seats are free: invite others or put bots there.
    }
room-ready = All seats are taken.
# $name is the host.
room-wait = { $name } starts the game as soon as all seats are taken.
room-wait-unknown = The host starts the game as soon as all seats are taken.
room-full = All seats are taken: { $name } can start the game now.
room-full-unknown = All seats are taken: the host can start the game now.
room-watching = You are watching.
room-leave = Get up
room-close = Close the table
room-close-ask = Close the table for everybody?
room-close-yes = Close it
room-close-no = Keep it
room-back = All tables
room-watchers =
    { $n ->
        [0] Nobody watches.
        [one] One person watches.
       *[other] { $n } people watch.
    }
played = What is played
arrived = { $name } has sat down.
got-up = { $name } has got up.
came-back = { $name } is here.
went-away = { $name } is away.
who-are-you = Who are you?
who-are-you-note = The others see your name. This device keeps it.
cancel = Cancel
table-closed = This table was closed
table-closed-note = Nobody plays here any more.
no-table = No such table
no-table-note = Perhaps the code has a mistake, or the table was given up long ago.
no-entry = You cannot come in
room-retry = Come again

## The invitation

invite-title = Invite others
invite-note = Send the link, read out the code, or let a phone look at the square.
invite-code = Code of the table
invite-link = Link to the table
invite-copy = Copy the link
invite-share = Share
# The heading of what is shared.
invite-text = Come to my table in Rabenburg!
invite-qr = QR code with the link to the table
invite-local = Only this device can use this link, because the page was opened as { $host }. For others in the same network, start the server with
invite-local-then = and open the page by the name or address of this machine.

## What is said

chat-title = Talk
chat-empty = Nothing has been said yet.
chat-field = Say something
chat-send = Send
chat-left =
    { $n ->
        [one] one character left
       *[other] { $n } characters left
    }
chat-phrases = Phrases
chat-silent = Nothing is said at this table.
chat-only-players = At this table only players speak.
chat-only-phrases = At this table only ready-made phrases are said.
chat-partners = While a team game is on, only ready-made phrases are said (rule 11.8).
chat-people = Whom you hear
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = muted
chat-unread =
    { $n ->
        [one] one new message
       *[other] { $n } new messages
    }
# Read aloud with each message.
# Somebody who has no seat. Anybody can be called like a player.
chat-spectator = { $name } (spectator)
chat-says = { $name } says
