### Ready-made phrases for the chat at a table. They give away nothing about cards or plans, so partners may use them too
### (rules 11.2 and 11.8).

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
# After the game: asking for a rematch.
another = Another one?
goodbye = Goodbye!
