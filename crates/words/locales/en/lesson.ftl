### The guided game. Short sentences: an eight-year-old should be able to read them.

# The steps: what to do, and what has happened. Where a step has no sentence for that, the next one tells it.
welcome = Hello! I am your guide, and you play blue. You win when all your wizards are in the raven castle and all your flasks are filled. Two wizards and two flasks to go!
walk = Each card moves a wizard or a tower. Tap the glowing card: your wizard can walk 3 spaces. You see where it would go. Then confirm.
walk-done = Well done! Everything moves clockwise, exactly as far as the card says.
ride = You have two actions in a turn. Use the second one for tower 4, and look who rides along!
ride-done = Towers carry everybody on them, and you may move any tower. Your turn is over, so you have drawn new cards.
locked = It is { $name }’s turn. Watch closely!
locked-done = Oh! { $name } put a tower on your wizard and filled a flask for it. Your wizard is locked up: nobody can see or move it. Remember where it is!
free = Which tower is your wizard under? Tap the glowing card, then that tower, and confirm.
free-missed = Then your wizard would still be locked up. Which tower did { $name } put on top of it?
free-done = There it is! Whoever is under a tower comes out when it moves away.
crowd = Try to join the six wizards on space 10. Tap the glowing card, then your wizard on tower 4, though it does not glow.
crowd-missed = That would be allowed. But try to walk: tap your wizard on tower 4.
lock = No room: six wizards are the most. But a tower may land on them! Use the same card for tower 4, and your wizard rides along.
lock-done = All six are locked up, even one of your own. You fill one flask each time, no matter how many they are.
no-landing = May a tower land on the castle, too? Tap the glowing card, then tower 5.
no-landing-missed = That would be allowed. But try it with tower 5, which would land on the castle.
shield = No, it may only pass by. See the raven shield on tower 5? There the castle can go next. Move the tower to space 13.
home = Your wizard is exactly 2 spaces away from the castle. Send it home, and see where the castle goes.
home-done = Home! The castle wandered to the next raven shield without a wizard on it. When a wizard comes home, your turn ends at once.
new-hand = Your other wizard is under tower 4, and none of your cards helps. Discard them all for new ones: press “{ $button }” and confirm.
push = That took both actions, but now you may push a tower 1 space. Any tower, even from the middle of a stack: take tower 4 on space 10!
push-done = Tower 8 was on top and rode along. And your wizard is free!
die = A card with two dice! Play it and roll.
reroll = Only a 1. Two dice mean that you may roll again. Do it!
roll = A 3! The last roll counts. Put a glowing tower onto { $name }’s wizard on space 11.
roll-done = That was the last empty flask!
skip = Once you have moved something, you may skip the second action. Press “{ $button }” and choose a card.
spell = Full flasks pay for spells, one a turn. Tap the spell “Move a wizard”: for 2 flasks, your wizard goes 1 space.
spell-done = Spent flasks still count as filled. And your wizard is exactly 2 spaces away from the castle.
win = Your last wizard, and you have a 2. Bring it home!
win-done = All wizards are home and all flasks filled! The round is still played to its end.
last-turn = { $name } takes the last turn.
last-turn-done = You have won! If both had made it, the one with more full flasks would have. Shall we play?

# The guide.
coach = Guide
others-turn = { $name } plays.
shield-picture = A raven shield
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
