### What only the terminal says, besides the board and the log. A frame is 80 columns wide, so everything is short.

turn = turn { $turn }
# Before the first turn, while the cards are dealt.
set-up = set-up
dealt = The cards are dealt, three to each player.

## The players

home = home
flasks = flasks
cards = cards
no-cards = none
spells = spells
# Column headings, at most 10 letters.
player = player
full = full
spent = spent
empty = empty

## The end. $winners and $because are whole sentences.

verdict = After { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }: { $winners } { $because } (rule { $rule })
broken-off = Stopped after { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }.

## Around it

seed = seed { $seed }
# At most 5 letters.
why = why
step = step { $step } of { $last }
keys = ←→ step  ↑↓ turn  o open  q quit
legend = ◆ shield  ♜ castle  ● full ○ empty × spent flask  ◦ from ▸ to  after 15 comes 0
more = rabenburg --help shows what else there is
