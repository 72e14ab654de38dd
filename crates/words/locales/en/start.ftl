### The start page and the set-up of a table.

## The page

claim = Towers wander. Wizards vanish. The castle moves on.
scene = The raven castle on a stack of towers
languages = Language
theme = Appearance
theme-light = Golden hour (light)
theme-dark = Blue hour (dark)
aim = Bring all your wizards into the raven castle and fill all your flasks. Towers that land on wizards lock them up.

play-now = Play now
# A game against bots. $n is the number of bots, $minutes how long it takes.
against-bots =
    { $n ->
        [one] You and one bot, about { $minutes } minutes
       *[other] You and { $n } bots, about { $minutes } minutes
    }
# Several people on one device. $n is the number of people.
together-only =
    { $n ->
        [one] One person, about { $minutes } minutes
       *[other] { $n } people, about { $minutes } minutes
    }
# Several people and bots.
together-with-bots =
    { $n ->
        [one] One person
       *[other] { $n } people
    } and { $bots ->
        [one] one bot
       *[other] { $bots } bots
    }, about { $minutes } minutes
alone = You alone, 30 cards, about { $minutes } minutes

opponents = Opponents
you = you
bot = bot
# The buttons for the opponents. $colour is the name of a colour.
you-are = You are { $colour }
opponent = Opponent { $colour }
change-colour = Change your colour
the-bots-are = The bots are
gentle = gentle
clever = clever
masterly = masterly

tile-quick = Quick play
tile-quick-note = a seat at the next free table
tile-online = Online table
tile-online-note = send a link to friends
tile-learn = Learn
tile-learn-note = five minutes, step by step
tile-learn-go-on = continue where you were
tile-together = Pass and play
tile-together-note = one device, 2 to 6 people
tile-solo = Solo
tile-solo-note = 12 wizards, 30 cards
tile-custom = Custom table
tile-custom-note = spells, teams, master variant
tile-rules = Rules
tile-rules-note = complete and searchable
table-code = Online table code
table-code-example = Table code, e.g. 7K2Q-X9FM
join = Join

# How much works without a network: everything, or what this visitor has opened so far.
offline-all = Everything but online tables works offline too.
offline-seen = What you have opened works offline too.
footer = Free, no account.
replay = Replay a finished or saved game
drop-here = Drop the file to open the game

## The set-up

set-up = Set up the table
close = Close
start-game = Start
kind = Kind of game
kind-bots = Against bots
kind-together = Pass and play
kind-solo = Solo

players = Players
place = Seat { $number }
person = Person
a-bot = Bot
nobody = Empty
who-sits-here = Who sits in seat { $number }?
colour-of = Colour of seat { $number }: { $colour }
choose-colour = Choose a colour
name-of = Name in seat { $number }
level-of = Level of { $name }
team = Team { $number }

variant = The game
variant-basic = Basic game
variant-basic-note = Cast only on your own turn, one spell a turn.
variant-master = Master variant
variant-master-note = Everybody may cast, on others’ turns too: one spell per action.

spells = Spells
spells-usual = The usual two
spells-usual-note = Move a wizard and Move a tower.
spells-none = No spells
spells-none-note = Cards only.
spells-drawn = Drawn at random
spells-drawn-note = Different in every game.
spells-drawn-three-note = Three, different in every game.
spells-chosen = Chosen by hand
spells-chosen-note = Lay out the spells you like.
spells-chosen-three-note = Lay out the three you like.
how-many-spells = How many spells
# How many spells have been chosen.
spells-laid-out =
    { $n ->
        [one] One spell laid out
       *[other] { $n } spells laid out
    }
promo = With the promo spell “Draw two cards”

move-wizard-note = one space ahead
headwind-wizard-note = one space back
move-tower-note = two spaces ahead
headwind-tower-note = two spaces back
swap-towers-note = two top towers change places
move-castle-note = to the next free surface
piggyback-note = rides along with a wizard
free-wizard-note = out from under its tower
draw-two-note = promo

memory = Locked-up wizards
memory-strict = Remember them
memory-strict-note = As at a real table: nobody may check who is beneath a tower.
memory-aided = Show them
memory-aided-note = The page shows who is beneath which tower.

teams = Teams
teams-none = No teams
teams-none-note = The first to finish wins.
# $n is the number of teams.
teams-end = Partners
teams-end-note =
    { $n ->
        [0] Two or three teams of two, sitting opposite each other.
       *[other] { $n } teams of two, sitting opposite each other. The first team to finish ends the game.
    }
teams-round = Partners, finishing the round
teams-round-note = The same, but the round is played to its end.

finer-points = Finer points
starter = Who starts
starter-you = You
starter-first = The first person
starter-lot = At random
second-action = The second action
second-action-may = Optional
second-action-must = Must be used if anything can move
rounds = Round limit
rounds-none = None
# $n is a number of rounds.
rounds-limit =
    { $n ->
        [one] One round
       *[other] { $n } rounds
    }

printing = Printing
printing-first-note = 24 wizards, so some colours are scarce. In the basic game spells move your own wizards only. Master: Free a wizard at any time, and spells may undo an action.
printing-second-note = 24 wizards. In the basic game spells move your own wizards only. Master: everybody may cast before a card is chosen, and nothing may be undone.
printing-third-note = The usual rules: 30 wizards, and spells move anybody’s wizards.
printing-short-note = Like the third, but in the basic game a spell may be repeated at once, paid for each time.

## Why it cannot be played

no-person = Somebody has to sit at this device: give one seat to a person.
no-opponent = Choose at least one opponent.
wrong-players = The game is for 1 to 6 players, not { $n }.
team-players = Teams need 4 or 6 players; you have { $n }.
free-spell = The spell { $spell } must cost at least one flask.
no-spells = Lay out at least one spell.
solo-master = The solo game is a basic game.
solo-rounds = The solo game has no round limit.
# $n is the number of spells chosen.
solo-spells =
    { $n ->
        [one] The solo game has three spells or none; you have chosen one.
       *[other] The solo game has three spells or none; you have chosen { $n }.
    }
colour-twice = Two players have the colour { $colour }.
colour-scarce = This printing’s box holds only { $there } { $colour } wizards; { $needed } are needed.
cannot-be-played = These rules cannot be played.
