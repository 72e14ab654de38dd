### The table: everything around the board.

title = Table
round = Round { $n }
game-over = The game is over
last-round = Last round

# What there is to decide.
prompt-piece = Choose a piece
prompt-card-or-spell = Play a card, or cast a spell first
prompt-card = Choose a card for it
prompt-discard = Skip this action: choose a card to discard
prompt-spell = { $spell }, { $cost }. { $does } { $next }.
prompt-target = Choose a target
prompt-second-target = Choose the other tower
prompt-aside = You may offer your partner a card or pass flasks
prompt-confirm = Confirm, or choose again
waiting-for-absent = { $name } is away. The game waits.
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
discard-unused = Skip: discard it unused
skip-action = Skip this action
new-hand = New hand
new-hand-confirm = Take a new hand
no-move = Nothing moves: continue
no-push = Leave the towers
end-turn = End turn
pass = No spell
stop = Stop here
ask-partner = Ask { $name } for a card
offer = Offer to { $name }
give = Give this card
give-back = Give this card back
accept = Take the card
decline = Decline
take-back = Cancel
riders =
    { $n ->
        [one] One wizard rides along
       *[other] { $n } wizards ride along
    }
clockwise = Clockwise
counter-clockwise = Counter-clockwise
free-of = Free { $name }’s wizard
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
in-sight-of = { $seen } in sight, { $locked } locked up
# The solo game is lost with the last of these cards.
cards-used = { $n } of { $all } cards used
flasks-of = { $full } full, { $spent } spent, { $empty } empty
is-active = taking a turn
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
replay-turn = Since my last turn
replaying = Since your last turn
rule-number = Read rule { $number }
which-tower = Which tower?
tower-layer = Tower { $tower }, layer { $layer }

# Bar.
hint = Hint
hint-thinking = Thinking about a hint …
hint-none = No hint right now.
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
confirm = Confirm moves
confirm-always = always
confirm-unseen = only surprises
confirm-never = never
confirm-note = “Only surprises” asks before a die is rolled, a hand is changed or a card given away. A move whose outcome is drawn on the board is made at once.
asking = Spells out of turn
asking-always = always ask me
asking-concerned = when it matters to me
asking-own-turn = only on my turn
asking-never = never ask me
asking-note = When you could cast on somebody else’s turn, you are asked, or the page answers “no spell” for you. On your own turn, playing a card says no.
leave = Leave the table
leave-note = The game is saved; continue from the start page.

# Curtain.
curtain-title = { $name }, over to you
curtain-text = Pass the device to { $name }. Everybody else, look away.
curtain-show = Show my cards

# Result.
result = Result
play-again = Play again
save-game = Save the game as a file
result-home = home
result-filled = filled
result-full = full
result-table = All players, best first
look-at-board = Look at the board
result-and-replay = Result and replay

# Trouble.
storage-full = The browser could not save the last moves: its storage is full or switched off. Finished games can be saved and removed under “Your games”.
not-opened = This game could not be opened. You can start another.
bots-broke = The bots have broken down. Reload the page to continue.
no-bots = The bots are not on this device yet and could not be loaded. They join in once you are connected, and from then on offline too.
no-game = There is no game here. Start one!
