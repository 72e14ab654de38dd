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
chat = Chat

# After the game.
rematch = Rematch
join-rematch = Join the rematch
result-and-replay = Result and replay
