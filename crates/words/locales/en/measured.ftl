### What the laboratory prints for people: results, progress, and what went wrong for simulated players. Numbers come
### formatted. JSON and CSV are always in English.

## Shared

seed = seed { $seed }
stopped-early = stopped early
decisions-per-second = { $n } decisions/s
one-step = Best one-step player
# Heads of columns; right-aligned, with room for about eleven characters.
bot = bot
games = games
ms-per-decision = ms/decision
max = max
# Beside a progress bar. The last one is the time that remains.
branches = branches
rounds = rounds
time-left = { $time } left

## arena

players = { $n } players
no-whole-deal = no deal was played in all seatings
games-of-deals = { $games } games: { $deals } deals
games-of-deals-seated = { $games } games: { $deals } deals in { $seatings } seatings each
per-game = { $turns } turns per game, { $rounds } rounds
some-stopped-early = { $n } stopped early
wins = wins
rating = rating
# The picture of --svg
plot-label = Ratings of bots with their 95 % intervals
plot-title = How strong the bots are
plot-games = { $games } games in duplicate deals
plot-scale = rating and its 95 % interval (Weng-Lin)
plot-wins = wins { $share }

## solo

same-deals = { $deals } deals, the same for every bot
solved = solved
cards = cards
cards-from-to = cards { $low } to { $high }

## bench, perft and train

case = case
case-players = { $n } players
case-spells = { $n } players, all spells
case-teams = { $n } players in teams
case-speed = { $case }: { $n } decisions per second
decisions-each-second = decisions/s
games-each-second = games/s
perft = depth { $depth }: { $nodes } in { $seconds } s, { $millions } million per second
training = { $kind }: round { $round }, { $turns } turns per game, loss { $loss } of { $naive }

## load: what is demanded of a server

load = { $tables } tables × { $players } players
load-watched = { $tables } tables × { $players } players + { $spectators } watching
idle-sockets = { $n } idle sockets
moves-per-second = { $n } moves/s
no-thinking-time = no thinking time
all-come-back = all are disconnected and come back
server-is-killed = the server is killed and restarted
alongside-bots = then alongside { $n } tables of bots

## load: what was measured. The first ones stand before a value, with room for eleven characters.

moves = moves
latency = latency
behind = behind
server = server
load-players = players
also = also
errors = errors
moves-lost = moves lost
moves-in-time = { $moves } in { $seconds } s: { $rate } per second
percentiles = p50 { $p50 } ms, p99 { $p99 } ms, max { $max } ms
of-a-core = { $percent } % of a core
lost-and-doubled = { $lost }, duplicated { $doubled }
faults = { $errors } errors, { $lost } lost, { $doubled } doubled
serving-after = serving again after { $seconds } s
in-step-after = all in step after { $seconds } s
p99-ratio = p99 { $ratio } times the { $ms } ms without bots
moves-by-bots = { $n } moves/s by bots
# The heads of the Markdown table
test = test
load-head = load
aim = aim
measured = measured
# What we aim for; the numbers of some are the same in all languages.
aim-l3 = 8,000 moves/s
aim-l4 = 150 MB, 5 % of a core
aim-l5 = in step within 3 s, no move lost or duplicated
aim-l6 = serving within 1 s, no move lost or duplicated
aim-l7 = p99 at most doubled

## load: beside the progress bar

tables = tables
tables-of-bots = tables of bots
tables-in-step = tables in step
tables-done = tables done
some-errors = { $n ->
        [one] 1 error
       *[other] { $n } errors
    }
some-moves = { $n } moves

## load: what went wrong for a simulated player. What systems and servers say ($reason) is passed on as it is.

no-connection = no connection: { $reason }
no-socket = no socket: { $reason }
closed = the server closed the socket
status = { $path } returned { $status }: { $body }
unintelligible = cannot be understood: { $reason }
refused = refused: { $code } ({ $message })
farewell = the server said bye: { $code } ({ $message })
gap = a version was skipped or repeated
forgotten = the server has forgotten moves that it had reported
silence = no { $what } within { $seconds } s
# What did not come: what fits after “no”.
no-answer = answer
no-answer-to-a-move = answer to a move
no-beginning = beginning of the game
no-news = news of a table
no-opening = socket
no-same-version = same version for all
no-turn = turn of anybody
no-way-back = way back to the table
no-welcome = welcome
