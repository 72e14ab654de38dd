### The bots that people meet, from the weakest: what they are called and how they play.

# Not an opponent, but a yardstick for the others.
random = Will-o’-the-wisp
fledgling = Fledgling
fledgling-note = Still learning to fly, and misses a lot: for your first games.
apprentice = Apprentice
apprentice-note = Sees what its next step brings, and no further.
keeper = Tower Keeper
keeper-note = Plans its whole turn.
wizard = Court Wizard
wizard-note = Weighs how you might answer.
queen = Raven Queen
queen-note = Thinks for a second and forgets nothing: the best there is.
