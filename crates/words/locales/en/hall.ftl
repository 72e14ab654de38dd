### Online tables: making, finding and filling them, and the chat.

## The hall

title = Play online
intro = No account, no email: pick a name and play.
your-name = Your name
name-keep = Save
name-kept = You are { $name } here.
name-wrong = A name has 1 to 24 characters.
quick-title = Quick play
quick-note = a seat at the next open table, or with bots until others arrive
quick-go = Find me a seat
quick-looking = Looking for a seat …
# $n people are at tables or look around.
people-here =
    { $n ->
        [0] nobody else is here just now
        [one] one person is here
       *[other] { $n } people are here
    }
pace = How you play
pace-now = Now
pace-now-note = Everybody is here. A bot stands in for anyone away for 3 minutes.
pace-days = Over days
pace-days-note = Two days per turn. If they run out, a bot plays the turn.
pace-own = With your own clock
pace-own-note = As set under “Clock, chat and spectators”.
change-title = Change the game
room-start-bots = Start with bots in the free seats
remove-ask = Free { $name }’s seat?
remove-note = They will be told, and can sit down again while a seat is free.
remove-yes = Free the seat
remove-no = Let them stay
evicted = The host has freed your seat. You can sit down again while a seat is free.
make-table = Create a table
make-table-note = with friends, bots or anyone who drops by
join-title = Join by code
join-label = Table code or link
join-go = Join
# Said by screen readers; $name is somebody who sits there.
join-them = Join { $name }
join-wrong = That is not a table code. A code has eight letters and digits, such as 7K2Q X9FM.
open-title = Open tables
open-empty = No open table is waiting for players.
open-empty-note = Make one that is open to everybody, and others will find it here.
# $n seats are free.
open-free =
    { $n ->
        [0] all seats taken
        [one] one seat free
       *[other] { $n } seats free
    }
free-seat = free
yours-title = Your tables
yours-empty = Tables you have joined will appear here.
yours-more = Show all
status-waiting = waiting for players
status-playing = in progress
status-your-turn = your turn
status-over = over
status-closed = abandoned
# $names are the winners.
winners = won by { $names }
nobody-won = lost
just-now = just now
go-there = Go there
see-result = Result
link-title = Your personal link
link-note = Open it on another device to keep playing there. Anyone who has it can play as you, so keep it to yourself.
link-show = Show my personal link
link-hide = Hide it
copy = Copy
copied = Copied.
copy-failed = Your browser does not allow copying. Select it and copy it by hand.
offline-title = The server cannot be reached
offline-note = Online tables need a connection. On this device you can play without one, against bots or with others.
offline-play = Play on this device
try-again = Try again

## A personal link

personal-title = Your personal link
personal-looking = Just a moment …
# $old is who you were on this device, $new who the link makes you.
personal-replace = On this device you are { $old }. The link makes you { $new }. You can then reach { $old }’s seats only with { $old }’s personal link.
personal-yes = Become { $name }
personal-no = Stay { $name }
personal-now = On this device you are { $name } now.
personal-same = On this device you are { $name } already.
personal-unknown = This link is not valid, or not any more. Perhaps part of it is missing.
personal-on = Go to the tables

## Making a table

make-title = Create a table
make-who = Who plays
make-players = How many players
make-solo = Solo
seat-number = Seat { $number }
seat-who = Who sits in seat { $number }?
seat-you = You
seat-bot = Bot
seat-open = Open
seat-open-note = for anyone who comes
access = Who can join
access-invitation = By invitation
access-invitation-note = Anyone with the link or the code.
access-open = Open to everybody
access-open-note = Listed among the open tables.
more-game = Game details
more-table = Clock, chat and spectators
costs = What spells cost
costs-note = In full flasks. Preset to the printed costs.
costs-printed = As printed
starter-lot-note = Everybody moves round the table together, so neighbours stay neighbours.
starter-first-seat = Seat 1
clock-title = Time to think
clock-turn = For a whole turn
clock-window = For a spell or exchange on others’ turns
clock-none = No limit
clock-timeout = When a turn’s time is up
timeout-bot = A bot plays the turn
timeout-redraw = The turn is forfeited
absence-title = When somebody is away
absence-grace = Others wait for
absence-bot = Then
absence-nobody = nobody stands in
absence-level = a bot stands in: { $level }
chat-rule = Chat
chat-rule-everybody = Everybody
chat-rule-everybody-note = Players and spectators.
chat-rule-players = Players
chat-rule-players-note = Spectators can only read.
chat-rule-phrases = Phrases
chat-rule-phrases-note = Players, with ready-made phrases.
chat-rule-off = Nobody
chat-rule-off-note = A silent table.
watchers-allowed = Others may watch
make-go = Create table
make-going = Creating the table …
make-name = So the others know who is inviting them.
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
# What a table has agreed on, in a few words each.
told-players =
    { $n ->
        [one] Solo game
       *[other] { $n } players
    }
told-basic = Basic game
told-master = Master variant
told-partners = Partners; the first team to finish ends the game
told-partners-round = Partners; the round is played to its end
told-partners-short = Partners
# $names are the names of spells.
told-spells = Spells: { $names }
told-spells-none = No spells
told-spells-all = All eight spells
told-spells-drawn =
    { $n ->
        [one] One random spell
       *[other] { $n } random spells
    }
told-promo = with the promo
told-costs = Custom spell costs
told-strict = Remember who is locked up
told-aided = Shows who is locked up
told-second-must = The second action must be used
told-rounds =
    { $n ->
        [one] At most one round
       *[other] At most { $n } rounds
    }
told-lot = Random starting player
told-first = Seat 1 starts
# $span is a time such as “90 seconds”.
told-turn = { $span } per turn
told-window = { $span } for spells on others’ turns
told-no-clock = No clock
told-timeout-bot = then a bot plays the turn
told-timeout-redraw = then the turn is forfeited
# $span is how long the others wait, $level the bot's.
told-stand-in = A bot ({ $level }) stands in for anyone away for { $span }
told-no-stand-in = Nobody stands in for absent players
told-open = Open to everybody
told-invitation = By invitation
told-spectators = Others may watch
told-no-spectators = No spectators

## The waiting room

room-title = The table is filling up
room-coming = Joining the table …
room-unreachable = This table is on a server that is not answering just now. The page keeps trying; your seat is safe.
room-broken = Connection lost, trying again …
seats-title = Who sits where
free = free
you-mark = you
host-now = { $name } is the host now.
you-host-now = You are the host now, because the host has been away for a while.
host-mark = host
# Whether somebody is at the table now.
is-here = here
is-away = away
sit-here = Sit here
sit-down = Sit down
move-here = Move here
# A button with a wizard on it.
change-colour = Your colour: { $colour }. Choose another
put-bot = Bot
put-bot-on = Put a bot in seat { $number }
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
room-leave = Leave seat
room-close = Close the table
room-close-ask = Close the table for everybody?
room-close-yes = Close it
room-close-no = Keep it
room-back = All tables
room-watchers =
    { $n ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $n } people are watching.
    }
played = The game
arrived = { $name } has sat down.
got-up = { $name } has left their seat.
came-back = { $name } is here.
went-away = { $name } is away.
who-are-you = Who are you?
who-are-you-note = The others see your name. This device keeps it.
cancel = Cancel
table-closed = This table was closed
table-closed-note = Nobody plays here any more.
no-table = No such table
no-table-note = Perhaps there is a mistake in the code, or the table was abandoned long ago.
no-entry = You cannot join
room-retry = Try again

## The invitation

invite-title = Invite others
invite-note = Send the link, read out the code, or scan the square with a phone.
invite-code = Table code
invite-link = Link to the table
invite-copy = Copy the link
invite-share = Share
# The title of what is shared.
invite-text = Come to my table in Rabenburg!
invite-qr = QR code with the link to the table
invite-local = Only this device can use this link, because the page was opened as { $host }. For others on the same network, start the server with
invite-local-then = and open the page by this machine’s name or address.

## The chat

chat-title = Chat
chat-empty = Nothing has been said yet.
chat-field = Say something
chat-send = Send
chat-left =
    { $n ->
        [one] one character left
       *[other] { $n } characters left
    }
chat-phrases = Phrases
chat-silent = There is no chat at this table.
chat-only-players = Only players chat at this table.
chat-only-phrases = This table uses ready-made phrases only.
chat-partners = During a team game only ready-made phrases are allowed (rule 11.8).
chat-people = Who you hear
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-unread =
    { $n ->
        [one] one new message
       *[other] { $n } new messages
    }
# Somebody without a seat: without the mark, a spectator could pass for the player of the same name.
chat-spectator = { $name } (spectator)
