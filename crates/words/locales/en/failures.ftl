### What goes wrong after the command line has been read, and values of options that make no sense. Each is what follows
### “rabenburg: ” and has no full stop; in English it starts with a small letter. What the system says about files and
### the network ($reason) is passed on as it is.

## Files

cannot-read = cannot read { $path }: { $reason }
cannot-write = cannot write { $path }: { $reason }
cannot-print = cannot write: { $reason }
# $expected and $found are in English, since they speak of the notation: a translation quotes them.
notation = { $path }: line { $line }, column { $column }: expected { $expected }, found { $found }
# What is wrong with a puzzle is in English, since it speaks of the notation.
pack = { $path }: puzzle { $number }: { $reason }
unsound = { $n ->
        [one] one puzzle is
       *[other] { $n } puzzles are
    } not what they promise
not-a-theme = ‘{ $given }’ is none of { $names }
no-such-puzzle = there is no puzzle { $id }; ids are a letter and a number, such as s17
# $reason is in English.
settings = { $path }: { $reason }
settings-line = { $path }: line { $line }: { $reason }

## Logs of the arena. $line and $path say where it is.

log-exists = { $path }: it already contains games; add to them with --resume, or choose another name
log-no-header = { $path }: the first line is not an arena header
log-other-setup = { $path }: the log has a different set-up: { $field } is { $there } there and { $here } here
log-line = { $path }: line { $line }: { $reason }
log-other-game = { $path }: line { $line }: not a game of this arena

## The server

data = cannot store tables in { $path }: { $reason }; choose another file with --data
no-data-folder = cannot find your data folder; choose a file for the tables with --data
listen = cannot listen on { $address }: { $reason }
address-in-use = another program is using it; choose another port with --port
address-unknown = this machine has no such address; see --address
port-forbidden = the system does not allow that port; choose one above 1023 with --port

## Options

not-a-bot = '{ $name }' is not a bot; bots are { $names }
not-a-budget = '{ $given }' is not a budget; give a time per decision, such as 100ms or 1s, or a number of search iterations, such as 2000
not-a-spell = '{ $name }' is not a spell; spells are { $names }
not-a-kind = '{ $given }' is none of: { $names }
not-a-number-of-spells = '{ $given }': random takes a number from 1 to { $most }
not-costs = '{ $given }': costs are written like swap_towers=2,free_wizard=2
not-a-time = a time is a whole number followed by ms, s, m, h or d, such as 90s or 30d
not-an-origin = an address is a scheme and a host, such as { $example }
not-a-server = '{ $given }': expected the address of a server, such as http://127.0.0.1:7288
not-seconds = expected a number of seconds above 0, such as { $one } or { $other }
not-a-rate = expected a number of moves per second, or 0 for no thinking time
bots-for-seats = { $n } bots, but the number of players is { $players }: name one for every seat, or one for all
no-such-turn = --turn { $turn }: the game has turns { $first } to { $last }
no-keys = the terminal cannot read keys ({ $reason }); add --print
arena-solo = the solo game is measured by `rabenburg solo`
arena-count = { $given } contenders for { $places } places: list one for each place, two for one against copies of the other, or more than { $places } for all combinations
arena-twice = more contenders than places play in all combinations, so name each of them only once

## Measuring a server

kills-its-server = L6 kills its server, so it needs one of its own: leave out --url
too-few-files = { $sockets } sockets exceed the system's limit of { $limit } open files; raise it with ulimit -Hn { $needed }
no-such-host = { $host }: { $reason }
no-answer = no Rabenburg server responds at { $url }
not-back = the server did not come back after being killed
# What the server said follows on the next line.
not-started = the server did not start:
# $troubles are in English.
only-some-tables = only { $ready } of { $count } tables could be created: { $troubles }
only-some-bot-tables = only { $ready } of { $count } tables of bots could be created: { $troubles }

## Mistakes of ours. $reason is in English, for the report.

bug = internal error, please report it: { $reason }
