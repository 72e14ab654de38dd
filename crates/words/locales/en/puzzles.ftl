### Puzzles: themes, goals, tags, hints, and why an attempt failed.

puzzle = Puzzle
puzzles = Puzzles
solved = Solved!
not-solved = Not solved.
the-solution = The solution

## Themes: a name, and what it is about in a sentence or two

stowaway = Stowaway
stowaway-about = One of your wizards is locked up. Set them free and bring them home, all in one turn.
last-flask = Last flask
last-flask-about = Your last wizard and your last flasks. Bringing a wizard home ends your turn, so order is everything.
at-one-stroke = At one stroke
at-one-stroke-about = Every tower that lands on wizards fills a flask. How many can you fill in a single turn?
ravens-flight = Raven’s flight
ravens-flight-about = When a wizard comes home, the castle flies on to the next free shield. Make it land where you want it.
shut-the-door = Shut the door
shut-the-door-about = After your turn, your rival must not be able to bring a wizard home, whatever they hold and whatever they roll.
come-what-may = Come what may
come-what-may-about = A plan with a die that works for every roll.
unstoppable = Unstoppable
unstoppable-about = Hands are open. Win in two turns, whatever your rival does and whatever is drawn.
open-solo = Open solo
open-solo-about = A solo game with the cards to come laid open. Bring everybody home with as few as possible.
memory = Memory
memory-about = Watch a few turns. Then your wizards are out of sight, as in the game, and you free one from memory.

## Goals, as one sentence each

goal-stowaway = Bring a locked-up wizard of yours home this turn.
goal-last-flask = Finish this turn: fill { $n ->
        [one] your last flask
       *[other] your last { $n } flasks
    } and bring your last wizard home.
goal-at-one-stroke = Fill { $n } flasks this turn.
goal-ravens-flight = Bring a wizard home so that the castle comes to rest on space { $space }.
goal-shut-the-door = Shut the door: after your turn, your rival must not be able to bring a wizard home, whatever they hold and roll.
goal-whatever-home = Bring a wizard home this turn, whatever you roll.
goal-whatever-flasks = Fill { $n ->
        [one] a flask
       *[other] { $n } flasks
    } this turn, whatever you roll.
goal-unstoppable = Win in { $turns } turns, whatever your rival does and whatever you draw.
goal-open-solo = Bring { $n ->
        [one] the last wizard
       *[other] the last { $n } wizards
    } home with { $cards } cards. The next cards are open.
goal-memory = From memory: bring a locked-up wizard of yours home this turn.

## Difficulties: one to five lanterns

gentle = gentle
easy = easy
medium = medium
hard = hard
fiendish = fiendish

## Tags: what happens in the solution, two to four words

tag-castle-rides = the castle rides along
tag-castle-twice = the castle moves twice
tag-locks-up-own = locks up an own wizard
tag-own-rides = an own wizard rides a tower
tag-rival-rides = moves a rival’s tower
tag-rival-walks = moves a rival’s wizard
tag-past-castle = walks past the castle
tag-two-walks = walks twice
tag-redraw-and-push = redraw and push
tag-spell-first = spell first
tag-spell-between = spell between cards
tag-spell-last = spell last
tag-tower-twice = one tower twice
tag-uncovers = sets a wizard free
tag-fills-flask = fills a flask
tag-fresh-flask = pays with a fresh flask
tag-rolls = rolls the die
tag-gives-up = gives up a card
tag-swap = Swap towers
tag-headwind = Headwind
tag-castle-spell = Move the castle
tag-piggyback = Piggyback
tag-free-spell = Free a wizard
tag-guides-flight = guides the castle’s flight
tag-two-towers = two towers move
tag-locks-up-rival = locks up a rival

## The trick: a headline and a sentence

trick-castle-rides = The castle rides along. It stood on the tower that you moved, so it went with it and came closer.
trick-castle-twice = The castle moves twice. Where it goes next matters as much as where it stands.
trick-locks-up-own = You lock up a wizard of your own. It fills a flask all the same.
trick-own-rides = A wizard rides a tower. Towers carry whoever stands on them, and that is a walk without a wizard card.
trick-rival-rides = You move a tower with a rival on it. Any tower may be moved, whoever stands on it.
trick-rival-walks = You move a rival’s wizard. The spell takes any wizard in sight.
trick-past-castle = A wizard walks past the castle first. Sometimes the long way is the only one that fits.
trick-two-walks = Two walks, one after the other. The space in between must be right.
trick-redraw-and-push = You redraw. The push that comes with it is a move, too.
trick-spell-first = The spell comes first. The cards need what it makes room for.
trick-spell-between = The spell comes between the cards. It makes the distance fit.
trick-spell-last = The spell comes last. The cards only prepare it.
trick-tower-twice = One tower moves twice. Neither card is enough on its own.
trick-uncovers = A tower is lifted and a wizard is in sight again.
trick-fills-flask = A tower lands on wizards and fills a flask.
trick-fresh-flask = You fill a flask and spend it at once. What you win in this turn pays for its spell.
trick-rolls = The die may fall as it likes. Every roll has its answer.
trick-gives-up = You give up a card. Doing nothing more is the strongest move.
trick-swap = Swap towers moves two towers and locks up nobody.
trick-headwind = The headwind blows something back. It is the only way against the clock.
trick-castle-spell = The castle itself moves. You need not go to it.
trick-piggyback = A second wizard rides along. Two come home with one card.
trick-free-spell = Free a wizard reaches through towers. Nothing has to be lifted.
trick-guides-flight = A tower guides the flight. The castle goes where the next free shield is, and towers cover and carry shields.
trick-two-towers = Two towers move. Only together do they change enough.
trick-locks-up-rival = You lock up a rival. Whoever is covered needs a move to be free again.

## Hints, first the piece, then the beginning

hint-watch-tower = Watch tower { $tower } and what stands on it.
hint-watch-wizard = Watch the wizard on space { $space }.
hint-watch-castle = Watch the castle.
hint-card = Begin with the card { $card }.
hint-spell = Begin with the spell { $spell }.
hint-redraw = Begin with a redraw.
no-more-hints = There is no other hint.

## Parts of a goal

part-stowaway-free = a locked-up wizard is free
part-stowaway-home = they are home
part-flasks = { $filled } of { $needed } flasks filled
part-wizard-home = a wizard is home
part-wizards-home = { $home } of { $all } wizards home
part-castle-rests = the castle rests on space { $space }
part-door-shut = the door is shut

## Why an attempt failed: a headline and a sentence

failed-overshot = { $by ->
        [one] One step
       *[other] { $by } steps
    } too far. The castle was { $away ->
        [one] 1 space
       *[other] { $away } spaces
    } away, and the wizard walked { $steps }.
failed-fell-short = { $by ->
        [one] One step
       *[other] { $by } steps
    } short. The castle was { $away ->
        [one] 1 space
       *[other] { $away } spaces
    } away, and the wizard walked { $steps }.
failed-still-locked-up = Still locked up. None of those who were locked up came into sight.
failed-another-wizard = A wizard came home, but not one who was locked up.
failed-entry-ended-turn = The entry ended the turn. What was left to do was never done.
failed-flasks-missing = { $missing ->
        [one] One flask is
       *[other] { $missing } flasks are
    } missing.
failed-castle-elsewhere = The castle came to rest on space { $rests }, not on space { $wanted }.
failed-nobody-home = Nobody came home.
failed-luck = It depends on luck. With a { $roll } it would not have worked.
# $moves is a list of the descriptions below.
failed-answered = Your rival has an answer: { $moves }.
failed-too-slow = Too slow. { $wizards } wizards are still out, and only one comes home in a turn.
failed-cards-spent = The cards are spent, and { $wizards ->
        [one] one wizard is
       *[other] { $wizards } wizards are
    } not home yet.

## Moves in the rival’s answer

move-wizard = the wizard on space { $space } with { $card }
move-tower = tower { $tower } with { $card }
move-wizard-roll = the wizard on space { $space } with the roll
move-tower-roll = tower { $tower } with the roll
move-roll = { $card }, a { $value } is rolled
move-spell = the spell { $spell }
move-redraw = a redraw
move-push = tower { $tower } by one space
move-discard = no move
