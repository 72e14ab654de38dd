### What goes wrong with a server, told by the code of the problem.

# There was no answer at all.
unreachable = The server cannot be reached. Check your connection and try again.
malformed = The server did not understand that. Loading the page anew may help.
too-large = That was too long for the server.
protocol = The page is older than the server. Load it anew.
unknown-key = The server does not know you (any more).
key-needed = Say your name first.
no-such-table = There is no such table (any more).
no-spectators = Only players may be at this table; nobody watches.
# $rule is the number of a rule.
rules = Nobody can play by these rules. Choose others.
rules-by = Nobody can play by these rules (rule { $rule }). Choose others.
options = These options do not go together. Change them and try again.
illegal = The rules do not allow that now.
illegal-by = The rules do not allow that now (rule { $rule }).
overtaken = Something else happened first. Look again.
not-seated = Only players may do that.
not-host = Only whoever made the table may do that.
seat-taken = Somebody sits there already.
colour-taken = Somebody has that colour already, or this printing has too few wizards of it.
no-such-seat = The table has no such seat.
seats-open = Not all seats are taken.
wrong-status = That is not possible at this stage of the table.
silence = Here you may not say that: only phrases, only players, or nothing at all.
silence-partners = In a team game only ready-made phrases are said until it is over (rule 11.8).
too-many = That was too much in a short time. Wait a moment.
foreign-origin = The server answers only to its own page.
storage = The server cannot keep anything at the moment. Try again in a little while.
busy = The server is full or is just being restarted. Try again in a little while.
not-found = The server has nothing at this address. It may be older than the page.
internal = A fault of the server. Try again.
# A problem that only newer servers know.
unknown = The server refused, for a reason this page is too old to know. Load it anew and try again.
