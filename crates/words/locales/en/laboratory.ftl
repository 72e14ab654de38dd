### The help of the laboratory's commands: arena, solo, trace, perft, bench, load and train. Names of commands, options,
### levels and files stay as they are; words in capitals stand for what somebody fills in.

## Shared by several commands

# For commands that take bots. LEVEL and BUDGET stand for what is filled in; the levels' names are not translated.
bots = Bots are written LEVEL or LEVEL@BUDGET. The levels, from the weakest: random, fledgling, apprentice, keeper, wizard, queen. For comparison, one-step looks one step ahead like the apprentice but forgets nobody. A budget is a time per decision (100ms, 1s, 1.5s) or a number of search iterations (2000), which gives the same games on every machine. Without one, a level uses its own; levels that do not search ignore it.
file = FILE
folder = DIR
kind = KIND
which-spells = SPELLS
spells-with-costs = SPELL=N,…
who-plays = Who plays
who-plays-listed = Who plays, as a comma-separated list
seed = Random seed
threads = How many games to play in parallel [default: one per core]
json-instead = Print JSON instead of the table
start = Start from a position in text notation instead of the set-up; its rules replace the table's options

## The options of a table

the-table = The table
players = Number of players; 1 is the solo game
variant = Basic game, or master variant with spells out of turn
teams = Partners play together (4 or 6 players)
team-finish-round = In a team game, finish the round before the game ends
second-action-must = The second action must be used if it can be
round-limit = End the game after this many rounds
edition = Printing of the rules
spells = Spells laid out: comma-separated names, `all`, `none` (solo), or `random:N`
spells-long =
    { spells }

    By default, move_wizard,move_tower in the basic game, all eight in the master variant, none in the solo game.
promo = Let `random:N` and `all` include the promo spell draw_two
costs = Different costs, such as swap_towers=2,free_wizard=2
memory = Whether views show locked-up wizards

## arena

arena = Play bots against each other and rate them
arena-how =
    Who sits where:
      as many bots as players         these sit at the table; name one twice and it gets two seats
      two bots, more players          the first alone against copies of the second
      one bot                         copies of it in every seat
      more bots than players          every combination meets, and all are rated together
      with --teams                    a bot plays both seats of a team, unless there is one bot for each seat

    Duplicate deals: a deal fixes the luck of every seat, its cards and its rolls, and is played in every seating: in all different orders if there are up to 24 of them, otherwise in all rotations. So luck cancels out. Intervals are computed over deals, or over games if there are fewer than 30 deals.

    Wins are counted per seat; a shared victory is split, and so is a game that is stopped early. Ratings are Weng-Lin (OpenSkill) and use every seat's place: winners first, then wizards home, flasks filled and full flasks. 25 is the middle; between two players, a lead of 6 points wins about three games out of four.

    Ctrl-C stops and prints the results so far; a second one quits at once.
arena-examples =
    Examples:
      rabenburg arena fledgling keeper --players 2 --games 1000
      rabenburg arena keeper apprentice                             one keeper among three apprentices
      rabenburg arena random fledgling apprentice keeper wizard --players 2 --svg ratings.svg
      rabenburg arena wizard@500 wizard@2000 --teams --variant master
      rabenburg arena --bots queen,keeper --games 5000 --log night.jsonl --resume
arena-games = Minimum number of games; every deal that is started is played in all seatings
arena-max-turns = Stop a game after this many turns; it counts as shared by all
arena-log = Write each finished game to a file, as a JSON line
arena-resume = Resume where the log stopped; the set-up must be the same, but there may be more games
arena-csv = Print CSV instead of the table: one line per bot
arena-svg = Draw the ratings with their intervals

## solo

solo = Measure how often bots solve the solo game
solo-how = Every bot plays the same deals. If you name none, the quick levels play, up to the keeper; the others take their time, so name them and a small number of deals. Ctrl-C stops and prints the results so far; a second one quits at once.
solo-examples =
    Examples:
      rabenburg solo
      rabenburg solo keeper wizard@300 --deals 100
      rabenburg solo --spells random:3 --edition short --json
solo-who-plays = Who plays [default: the quick levels]
solo-deals = How many deals; --games means the same
solo-max-turns = Stop a game after this many turns; it counts as lost

## trace

trace = Play games and write everything that happens, all secrets included, as JSON Lines
trace-examples =
    Examples:
      rabenburg trace --games 100 --players 4 --out games.jsonl
      rabenburg trace --edition second --variant master --spells random:4 --teams
      rabenburg trace --start endgame.txt --seed 7 | head -5
trace-games = How many games
trace-seed = Random seed; the same arguments write the same bytes
trace-max-turns = Stop a game after this many turns
trace-out = Write to a file instead of standard output
# The only player there is to choose.
trace-random = Chooses uniformly among the legal actions

## perft

perft = Count the ways a game can go
perft-long =
    { perft }

    Decisions and outcomes of chance both count as steps; equal cards are one outcome. In team games, what the partner may do meanwhile counts too. A finished game is one way, however early it ended.
perft-examples =
    Examples:
      rabenburg perft --depth 4
      rabenburg perft --start endgame.txt --depth 3 --divide
      rabenburg perft --players 4 --teams --depth 3 --json
perft-depth = How many steps
perft-divide = Show the count behind each first step
perft-json = Print JSON
perft-seed = Random seed for the deal
perft-start = Count from a position in text notation instead of a fresh deal; its rules replace the table's options

## bench

bench = Measure how fast random games are played on one core
bench-examples =
    Examples:
      rabenburg bench
      rabenburg bench --seconds 10
      rabenburg bench --json > speed.json
bench-seconds = Seconds per case
bench-json = Print JSON: a list with one object per case

## load

load = Measure how many tables, players and moves a server can take
load-examples =
    Examples:
      rabenburg load l2
      rabenburg load l2 --url http://127.0.0.1:7288    a running server
      rabenburg load custom --tables 200 --players 4 --spectators 1 --rate 300 --seconds 20
      rabenburg load custom --tables 20 --rate 0       as fast as the server answers
      rabenburg load all > measured.md                 L1 to L7 as a Markdown table

    Latency is the time from sending a move until every player and spectator at the table has it.
    Without --url, each test starts a server of its own and removes its data afterwards; environment
    variables configure it like `rabenburg serve`. A server that is already running must allow that
    many visitors, tables, sockets and moves from one address.
load-test = Which test
load-url = The server [default: a new one for each test]
load-data = Folder in which new servers keep their data while they run [default: the system's temporary folder]
load-tables = Tables
load-players = Players at each table
load-spectators = Spectators at each table
load-rate = Moves per second, all tables together; 0 for no thinking time
load-seconds = Seconds to measure
load-seed = Random seed for the players' choices
load-json = Print JSON: an object, or a list of them for `all`
load-l1 = 100 tables of 4 players and 2 spectators, 100 moves per second
load-l2 = 1,000 tables of 2 players, 1,000 moves per second
load-l3 = 50 tables of 2 players without thinking time
load-l4 = 8,000 idle sockets
load-l5 = L2; all players are disconnected at once and come back
load-l6 = L2; the server is killed and restarted
load-l7 = L1 alone, and then alongside 20 tables of bots
load-custom = As the options say
load-all = L1 to L7, one after another; the report is a Markdown table
load-skipped = L6 kills its server, so it is skipped with --url

## train

train = Learn the weights of the bots' evaluation by self-play
train-long =
    { train }

    The same seed, rounds and games give the same weights on every machine. Kinds that are not named keep theirs.
train-examples =
    Examples:
      rabenburg train --out weights.txt                        all kinds of games: takes an hour
      rabenburg train --kind basic-2 --kind basic-4 --out weights.txt
      rabenburg train --kind solo --rounds 4 --games 500       a quick trial, printed
train-kinds = A kind of game, such as basic-2, master-4, teams-6 or solo; may be repeated [default: all]
train-rounds = Rounds of playing and learning
train-games = Games per round
train-threads = Number of threads; it does not change the result [default: all cores]
train-out = Where to write the weights [default: standard output]

## puzzles

theme = THEME
puzzles = Make, prove, rate and print puzzles
puzzles-how =
    make     plays games between bots and makes puzzles of their positions: proved, reduced to what they need, and rated
    prove    walks the whole tree of every puzzle and says how many are proved a second
    rate     rates every puzzle anew
    bots     how many of a sample quick bots solve, by difficulty; they are not told the goal
    print    shows puzzles with their solutions, in words

    Themes: stowaway, last-flask, at-one-stroke, ravens-flight, shut-the-door, come-what-may, unstoppable, open-solo, memory. The same seed and games make the same puzzles, whatever the number of threads.
puzzles-examples =
    Examples:
      rabenburg puzzles make --theme stowaway --games 50 --out stowaway.txt
      rabenburg puzzles prove                                    all that are published
      rabenburg puzzles prove --pack stowaway.txt
      rabenburg puzzles bots --count 100
      rabenburg puzzles print --theme unstoppable --language de
puzzles-task = What to do
puzzles-theme = Only this theme [default: all]
puzzles-pack = A file of puzzles instead of those published
puzzles-count = How many puzzles to keep of each theme, or to take as a sample
puzzles-games = How many games of bots to take positions from, for each theme
puzzles-threads = Number of threads; it does not change the result [default: all cores]
puzzles-out = Where to write the puzzles [default: standard output]
puzzles-made = { $theme }: { $candidates } candidates, { $ambiguous } with several solutions, { $dull } too simple, { $found } good, { $chosen } chosen
puzzles-proved = { $theme }: { $count } proved, { $rate } a second, { $lines } lines
