### What only online tables have.

# The connection.
connected = Connected
broken = Connection lost, trying again …
broken-safe = Your table is safe.
closed = The server has closed this table.
try-now = Try now
sending = Sending …

# The clock: hours and days where minutes and seconds would be too fine.
hours = { $hours } h { $minutes } min
days = { $days } d { $hours } h
time-left = { $name }: { $time } left
your-time-left = Your time: { $time }
ten-seconds = Ten seconds left

# Who is here.
watching = You are watching
spectators =
    { $n ->
        [one] 1 person watching
       *[other] { $n } people watching
    }
away = away
bot-plays = a bot stands in
went-away = { $name } is away.
bot-took-over = A bot stands in for { $name } until they return.
came-back = { $name } is back.

resigned = resigned; a bot plays on

# Somebody is away while the others wait for them.
away-title = { $name } is away
away-since = { $name } has been away for { $time }, and it is their turn.
away-bot-comes = A bot steps in automatically in { $time }, and { $name } can take the seat back at any time.
away-nobody-comes = No bot steps in automatically. { $name } can come back at any time.
away-idle-title = { $name } does not move
away-idle-since = It has been { $name }’s turn for { $time }.
away-idle-note = If a bot plays, { $name } gets the seat back with the next move of their own.
replaced-title = A bot plays for you
replaced-note = You did not move for a while, so the others let a bot play.
replaced-back = Give me my seat back
ended-title = The game has been ended
ended-agreed = All who were here agreed.
ended-resigned = Everybody has resigned.
ended-silence = Nobody had been here for a long time.
away-waits = { $name } would rather wait.
away-you-wait = You asked everybody to wait.
away-bot-now = Let a bot play now
away-wait = Wait for { $name }
away-end = End the game …
away-end-ask = End the game for everybody? All who are here have to agree.
away-end-yes = I agree to end it
away-end-no = Play on
away-ending = Agreed so far: { $names }.
away-seconds =
    { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
back-again = { $name } is back.
stand-in-by = { $by } lets a bot play for { $name }.
stand-in-for-you = { $by } lets a bot play for you.
stand-in-by-you = You let a bot play for { $name }.
stand-in-by-itself = A bot plays for { $name } until they return.
waits-for = { $by } asks everybody to wait.
wants-to-end = { $by } would like to end the game.
wants-to-play-on = { $by } would rather play on.
has-resigned = { $name } resigned. A bot plays on.
took-over = { $name } takes the seat of { $bot }.
time-up-bot = Time was up: a bot plays for { $name }.
time-up-bot-you = Your time was up: a bot played for you.
time-up = Time was up for { $name }.
time-up-you = Your time was up.
resign = Resign
resign-ask = Resign for good? A bot plays on in your place.
resign-yes = Yes, resign
resign-no = No

# Being called when the page is closed.
call-me = Call me when the page is closed
call-note = You get one message when it is your turn, and no more until you are back.
call-push = By this browser
call-browser = A browser
call-webhook = By a message to Discord, Slack or ntfy: the address of a webhook
call-add = Add the address
call-end = Stop: { $way }
call-denied = The browser does not allow it, or cannot do it here.

# After a break.
missed = While you were away
missed-close = Got it

# A choice came too late.
overtaken = Something else happened first. Look at the board and choose again.

# Leaving.
leave = Leave the table
leave-note = Your seat stays yours: come back to the same address.
leave-to-bot = Leave and let a bot play
leave-to-bot-note = The bot plays until you are back.

# After the game.
rematch = Rematch
accept-rematch = Yes, rematch
decline-rematch = Not this time
reopen = Start without waiting
# $names are people.
rematch-asked = { $names } would like a rematch.
rematch-waiting = Waiting for { $names }.
rematch-declined = Not playing again: { $names }.
join-rematch = Join the rematch
result-and-replay = Result and replay
