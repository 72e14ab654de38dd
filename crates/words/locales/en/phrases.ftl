### Ready-made phrases that people say to each other at a table. They say nothing about cards or plans, so that partners may
### say them too (rules 11.2 and 11.8).

hello = Hello!
good-luck = Good luck!
well-played = Well played!
thanks = Thank you!
sorry = Sorry!
oops = Oops!
# Admiration or surprise.
wow = Wow!
one-moment = One moment, please.
back-soon = I’ll be right back.
# After the game.
good-game = Good game!
# After the game: the wish for a rematch.
another = Another one?
goodbye = Goodbye!
