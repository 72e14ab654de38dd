### The help of `rabenburg` itself and of serve, watch and replay. Names of commands, options, variables and files stay as
### they are; words in capitals stand for what somebody fills in.

about = Die wandelnden Türme (Wandering Towers): the page, and the command line
examples =
    Examples:
      rabenburg                                        play in the browser
      rabenburg watch --players 2 --record game.txt    watch a game in the terminal and save it
      rabenburg replay game.txt                        step through it
      rabenburg watch --players 2 --why                have the bots give their reasons
      rabenburg watch --language de                    tell the game in German
      rabenburg arena random keeper --players 2        let bots play against each other
      rabenburg solo                                   see how often they solve the solo game

    See `rabenburg COMMAND --help` for more, with examples.
# An option of every command.
which-language = Language of games, help and errors [default: the system's, if it is one of these]

## What is filled in

file = FILE
time = TIME
number = NUMBER

## serve

serve = Play in the browser: serve the page and online tables
serve-examples =
    Examples:
      rabenburg serve
      rabenburg serve --port 8080 --no-open
      rabenburg serve --address 0.0.0.0                for everyone at home
      rabenburg serve --config /etc/rabenburg.toml     as a service; see docs/HOSTING.md
      RABENBURG_PORT=8080 rabenburg serve              the same as --port 8080

    Times are whole numbers followed by ms, s, m, h or d. Flags override environment variables,
    environment variables override the file, and the file overrides the defaults. Settings in the
    file have the names of the flags: port = 8080, keep-logs = "90d".
# Headings of groups of settings.
storage = Storage
on-the-internet = On the internet
tables = Tables
limits = Limits (0 for no limit)
logs = Logs
config = Settings file, in TOML
no-open = Do not open the browser
address = Address to listen on; 127.0.0.1 is reachable from this machine only, 0.0.0.0 from everywhere [default: 127.0.0.1]
port = Port to listen on; 0 for any free one [default: 7288, or the next free one]
open = Open the browser [default: when started in a terminal on a desktop]
data = Database file for the tables [default: rabenburg.db in your data folder]
durability = What an acknowledged move survives [default: disk]
durability-disk = Everything, a power cut included: it is flushed to disk
durability-process = The end of the process, but not a crash of the machine
keep-logs = How long logs are kept after a game; results and records are kept forever [default: 30d]
close-waiting-after = How long a table may wait for players before it is closed [default: 7d]
close-silent-after = How long a running game may be inactive before it is closed [default: 90d]
public-url = Public address of the page, if a proxy passes on a different Host
behind-proxy = Trust the proxy in front to report visitors' addresses (X-Forwarded-For) [default: false]
push = Call people by Web Push when it is their turn and the page is closed; needs --public-url [default: false]
webhooks = Call people by webhooks when it is their turn and they are away; needs --public-url [default: false]
call-after = How long a table waits for somebody who is away before they are called [default: 20s]
bot-threads = Size of the bot thread pool: how many bots think at once [default: one fewer than there are cores]
bot-pause = How long a bot waits before it acts, so that people can follow [default: 600ms]
away-after = How long a player may be away before the others can let a bot play, wait or end the game [default: 60s]
idle-after = How long an empty table stays in memory [default: 60s]
hello-timeout = How long a client may take to send its first message [default: 10s]
ping-every = How often a client is pinged [default: 30s]
silence-limit = How long a client may be silent before it is disconnected [default: 75s]
message-bytes = Maximum size of a client's message in bytes [default: 4096]
requests-per-second = Sustained requests per second from one address [default: 50]
requests-burst = Burst of requests from one address [default: 500]
sockets-per-address = Open sockets from one address [default: 200]
sockets = Open sockets in total [default: 10000]
visitors-per-hour = New visitors per hour from one address [default: 100]
tables-per-visitor = Unfinished tables per visitor [default: 20]
tables-per-hour = New tables per hour and visitor [default: 60]
commands-per-second = Sustained commands per second on one socket [default: 10]
commands-burst = Burst of commands on one socket [default: 40]
sayings-per-minute = Chat messages per minute on one socket [default: 20]
limit-loopback = Apply the limits to programs on this machine, too [default: false]
log = How much is logged to standard error [default: info]
log-off = Nothing
log-error = Errors
# Each of these is logged together with what comes before it.
log-warn = Also warnings
log-info = Also notable events
log-debug = Also every request, with addresses
log-format = Log format: for people or for programs [default: text]
log-text = One line of text per entry
log-json = One JSON object per entry

## What serve says when it starts

at = Rabenburg is at { $page } (Ctrl-C to stop)
kept-in = Tables are kept in { $file }
port-taken = port { $port } is taken, using { $other } instead
no-browser = could not open a browser; please open the address above yourself

## watch

watch = Watch a game between bots
watch-examples =
    Examples:
      rabenburg watch
      rabenburg watch --players 2 --seed 7 --delay 1500
      rabenburg watch --players 3 --bots random,keeper,wizard@500
      rabenburg watch --players 2 --bots wizard --why
      rabenburg watch --variant master --spells random:4 --open
      rabenburg watch --record game.txt --delay 0 && rabenburg replay game.txt
watch-bots = Who plays: one bot for every seat, or one for all
watch-seed = Random seed, to see a game again [default: from the clock]
watch-delay = Milliseconds between turns [default: 700 on a terminal, else 0]
show-secrets = Show hands and locked-up wizards
watch-why = Show why the bots decide as they do, and their chances of winning; reasons can name cards in hand
watch-record = Save the game, for `rabenburg replay`

## replay

replay = Step through a recorded game, forwards and back
replay-examples =
    Examples:
      rabenburg replay game.txt
      rabenburg replay game.txt --turn 12 --open
      rabenburg replay game.txt --print | less

    Keys:
      → n space   next step          ← p   previous step
      ↓ PgDn      next turn          ↑ PgUp   previous turn
      Home End    start, end         o   show or hide secrets
      q Esc       quit
replay-file = The game, as saved by `rabenburg watch --record`
replay-turn = Start at this turn; turns are numbered from 0, as in the file
replay-print = Print all turns instead of waiting for keys; the default without a terminal

## puzzle

puzzle = Solve a puzzle: today’s, or any by its id
puzzle-examples =
    Examples:
      rabenburg puzzle                today’s: easy on Monday, hard on Sunday
      rabenburg puzzle s17            the one with this id
      rabenburg puzzle s17 --solution

    Answers are actions in text notation, such as `play W3 b@4`, `play T5W1 t7` or `cast move_tower t3`; see docs/NOTATION.md. `hint`, `back`, `again`, `solution` and `quit` do what they say.
puzzle-id = Id of the puzzle [default: today’s, by UTC]
puzzle-solution = Show the solution at once
puzzle-draws = Next cards: { $cards }
puzzle-commands = An action such as `play W3 b@4`, or: hint, back, again, solution, quit
