### The table: everything around the board.

title = Table
round = Round { $n }
your-turn = Your turn
turn-of = { $name }: turn
turn-named = { $name }, your turn
game-over = The game is over
solo-title = Solo game
last-round = Last round
last-round-told = Somebody has finished: this is the last round.

# What is to be decided.
prompt-choose = choose a card or a piece
prompt-piece = choose the piece
prompt-card = choose the card
prompt-target = choose the target
prompt-second-target = choose the other tower
prompt-rolled = use the { $value }
prompt-push = push a tower one space, or leave it
prompt-end = cast a spell or end your turn
prompt-window-open = cast a spell now, or pass
prompt-window-announced = this move is announced: cast a spell, or pass
prompt-window-done = the move is made: cast a spell, or pass
prompt-repeat = cast the spell once more, or stop
prompt-pick = whose wizard goes free?
prompt-give = your partner asks for a card
prompt-reply = your partner offers a card, unseen
prompt-give-back = give a card back
prompt-aside = you may offer your partner a card or pass flasks
prompt-confirm = confirm or choose differently
waiting-for = { $name } is thinking …
waiting-turn = It is { $name }’s turn.

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
pass-flasks =
    { $n ->
        [one] Pass 1 flask to { $name }
       *[other] Pass { $n } flasks to { $name }
    }

# Panels.
players = Players
you = You
bot = bot
person = player
partner = partner
cards-in-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
home-of = { $home } of { $all } wizards home
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
hand-empty = No cards
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
which-tower = Which tower?
tower-layer = Tower { $tower }, layer { $layer }
draw-pile = Draw pile
discard-pile = Discard pile

# Bar.
hint = Hint
hint-thinking = Thinking about a hint …
hint-none = No hint at this moment.
hint-show = Show me
sound-on = Turn sound off
sound-off = Turn sound on
rules = Rules
theme = Light or dark
menu = Menu
close = Close
home-page = Start page
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

# Why not?
why-not = Why not?
why-rule = Rule { $number }
why-read = Read it in the rules

# Result.
result = Result
play-again = Play again
save-game = Save the game as a file
place = { $n }.
result-home = home
result-filled = filled
result-full = full
result-table = All players, the best first
look-at-board = Look at the board

# Trouble.
storage-full = This browser keeps nothing for us, so the game will be lost when the page closes.
trouble = Something went wrong: { $reason }
reload = Load the page again
no-game = There is no game here. Start one!
