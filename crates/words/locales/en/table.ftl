### The table: everything around the board.

title = Table
round = Round { $n }
game-over = The game is over
last-round = Last round

# What is to be decided.
prompt-piece = Choose the piece
prompt-card = Choose the card
prompt-spell = { $spell }, { $cost }. { $does } { $next }.
prompt-target = Choose the target
prompt-second-target = Choose the other tower
prompt-aside = You may offer your partner a card or pass flasks
prompt-confirm = Confirm or choose differently
waiting-for = { $name } is thinking …

# Buttons.
move-it = Move
move-to = Move to space { $space }
enter-castle = Enter the castle
cast-spell = Cast
roll = Roll the die
roll-again =
    { $left ->
        [one] Roll again (once more)
       *[other] Roll again ({ $left } left)
    }
discard = Discard the card
discard-unused = Discard unused
new-hand = New hand
new-hand-confirm = Take a new hand
no-move = Nothing moves: go on
no-push = Leave the towers
end-turn = End turn
pass = Pass
stop = Stop here
ask-partner = Ask { $name } for a card
offer = Offer to { $name }
give = Give this card
give-back = Give this card back
accept = Take the card
decline = Decline
take-back = Take back
riders =
    { $n ->
        [one] One wizard rides along
       *[other] { $n } wizards ride along
    }
clockwise = Clockwise
counter-clockwise = Counter-clockwise
free-of = Free a wizard of { $name }
free-own = Free your own wizard
pass-flasks-to = Pass flasks to { $name }
pass-flasks =
    { $n ->
        [one] Pass 1 flask to { $name }
       *[other] Pass { $n } flasks to { $name }
    }

# Panels.
players = Players
you = You
person = player
partner = partner
cards-in-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
home-of = { $home } of { $all } wizards home
# The solo game is lost with the last of these cards.
cards-used = { $n } of { $all } cards used
flasks = Flasks
flasks-of = { $full } full, { $spent } spent, { $empty } empty
is-active = has the turn
has-finished = has finished
action-of = Action { $n } of { $all }
actions-left =
    { $n ->
        [0] No action left
        [one] One action left
       *[other] { $n } actions left
    }
hand = Your hand
board = The course: a ring of 16 spaces
spells = Spells
spell-cost =
    { $n ->
        [one] costs 1 flask
       *[other] costs { $n } flasks
    }
what-happened = What happened
nothing-yet = Nothing yet. The first turn begins.
replay-turn = Last turn again
replaying = The last turn again
rule-number = Rule { $number } in the rules
which-tower = Which tower?
tower-layer = Tower { $tower }, layer { $layer }

# Bar.
hint = Hint
hint-thinking = Thinking about a hint …
hint-none = No hint at this moment.
hint-show = Show me
hints = Automatic hints
sound-on = Turn sound off
sound-off = Turn sound on
rules = Rules
theme = Light or dark
menu = Menu
close = Close
home-page = Start page
brand = Rabenburg, start page
log = Log

# Settings.
settings = Settings
speed = Speed
speed-half = slow
speed-normal = normal
speed-double = fast
speed-off = no motion
sound = Sound
on = on
off = off
language-setting = Language
asking = Spells out of turn
asking-always = always ask me
asking-own-turn = only in my turn
asking-never = never ask me
asking-note = Whenever you could cast in somebody’s turn, you are asked; or you pass by yourself.
leave = Leave the table
leave-note = The game is kept; go on from the start page.

# Curtain.
curtain-title = { $name }, it is up to you
curtain-text = Give the device to { $name }. Everybody else looks away.
curtain-show = Show my cards

# Result.
result = Result
play-again = Play again
save-game = Save the game as a file
result-home = home
result-filled = filled
result-full = full
result-table = All players, the best first
look-at-board = Look at the board
result-and-replay = Result and replay

# Trouble.
storage-full = This browser keeps nothing for us, so the game will be lost when the page closes.
trouble = Something went wrong: { $reason }
no-bots = The bots are not on this device yet, and could not be loaded now. They join in as soon as you are connected, and then play offline too.
no-game = There is no game here. Start one!
