### The guided game. Short sentences: an eight-year-old should be able to read them.

# The steps: what to do, and what has happened.
welcome = Hello! I am your guide, and you play blue. You win when all your wizards are in the raven castle and all your flasks are filled. You are close: just two wizards and two flasks to go.
walk = Each card moves a wizard or a tower. Tap the glowing card: your wizard can walk 3 spaces with it. You see where it would go. Then confirm.
walk-done = Well done! Everything moves clockwise, just as far as the card says. Your wizard stands on top of tower 4 now.
ride = You have two actions in a turn. Use the second one for tower 4: tap the glowing card and confirm. Look who rides along!
ride-done = Towers carry everybody who stands on them. You may move any tower you like. Your turn is over, so you have drawn new cards.
locked = It is { $name }’s turn. Watch closely!
locked-done = Oh! { $name } put a tower on your wizard. Now it is locked up, and nobody can see it. And { $name } filled a flask. Remember where your wizard is!
free = Do you remember which tower your wizard is under? Tap the glowing card, then that tower, and confirm. It moves 1 space away.
free-missed = Then your wizard would still be locked up. Which tower did { $name } put on top of it?
free-done = There it is! A wizard under a tower comes out when the tower moves away. So remember who is hidden where.
lock = Now lock somebody up yourself. The glowing card moves a tower or a wizard, as you like. Move tower 4 onto { $name }’s wizard. Yours rides along!
lock-done = { $name }’s wizard is locked up, and one of your flasks is full. It works with every wizard, even your own. You fill one flask each time.
new-hand = { $name } does not like those cards. Watch what happens!
new-hand-done = Instead of two actions you may discard all your cards and draw three new ones. Then you may push a tower 1 space. { $name } did both.
home = Your wizard is exactly 3 spaces away from the raven castle. And you have a 3! Send your wizard home.
home-done = Home! The castle wanders on to the next free raven shield. When a wizard comes home, your turn ends at once.
given-up = { $name }’s turn again.
given-up-done = { $name } walked and then discarded a card. You may skip your second action too, once you have moved something.
die = Here is a card with a die. Play it and roll!
roll = A 3! Now you choose a tower or a wizard and move it 3 spaces. Put a glowing tower onto { $name }’s wizard on space 11.
roll-done = That was the last empty flask: all six are filled! Only one wizard is missing now.
spell = Full flasks pay for spells, one spell a turn. Tap the spell “Move a wizard” in the middle of the board. Your wizard goes 1 space for 2 flasks.
spell-done = The two flasks are used up, but they still count as filled. And your wizard is exactly 5 spaces away from the castle now.
win = Your last wizard, and you have a 5. Bring it home!
win-done = All wizards are home and all flasks filled! The round is still played to its end, so that everybody has the same number of turns.
last-turn = { $name } takes the last turn.
last-turn-done = You have won! If you had both made it, the one with more full flasks would have won. Now you know how it goes. Shall we play?

# The guide.
coach = Guide
step = Step { $number } of { $all }
next = Next
back = Back one step
show-me = Show me
leave = Leave
later = Good idea! But do this first:
read-on = In a moment! Read this first, then press “Next”.
play-first = Play your first game
play-first-note = against two fledglings, with hints
again = Learn it again
rules = Rules
start-page = Start page
