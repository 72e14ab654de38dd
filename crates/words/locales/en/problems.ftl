### What can go wrong with a server, one message per problem code.

# There was no answer at all.
unreachable = The server cannot be reached. Check your connection and try again.
malformed = The server did not understand that. Reloading the page may help.
too-large = That was too long for the server.
protocol = The page is older than the server. Reload it.
unknown-key = The server does not know you, or no longer does.
key-needed = Choose a name first.
no-such-table = This table does not exist, or no longer does.
no-spectators = This table is for players only; nobody may watch.
# $rule is the number of a rule.
rules = These rules cannot be played. Choose others.
rules-by = These rules cannot be played (rule { $rule }). Choose others.
options = These options do not go together. Change them and try again.
stand-in = A bot cannot step in before a turn’s time is up. Allow less time for a turn, or more time away.
illegal = The rules do not allow that now.
illegal-by = The rules do not allow that now (rule { $rule }).
overtaken = Something else happened first. Look again.
not-seated = Only players may do that.
not-host = Only the host may do that.
seat-taken = Somebody sits there already.
colour-taken = Somebody has that colour already, or this printing has too few wizards of it.
no-such-seat = The table has no such seat.
seats-open = Not all seats are taken.
wrong-status = That is not possible at this table right now.
not-away = Nobody who is away is holding up the game right now.
silence = You may not say that here: phrases only, players only, or nothing at all.
silence-partners = In a team game only ready-made phrases are allowed until it is over (rule 11.8).
too-many = That was too much at once. Wait a moment.
foreign-origin = The server answers only to its own page.
storage = The server cannot save anything at the moment. Try again in a little while.
busy = The server is full or is just being restarted. Try again in a little while.
not-found = The server has nothing at this address. It may be older than the page.
internal = Something went wrong on the server. Try again.
# A problem that only newer servers know.
unknown = The server refused, for a reason this page is too old to know. Reload it and try again.
