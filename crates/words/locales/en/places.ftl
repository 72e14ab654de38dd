### What the window is called in each place.

start = Rabenburg: Wandering Towers
table = Table – Rabenburg
rules = Rules – Rabenburg
hall = Play online – Rabenburg
online = Online table – Rabenburg
personal = Personal link – Rabenburg
lesson = Guided game – Rabenburg
result = Result – Rabenburg
games = Your games – Rabenburg
puzzles = Puzzles – Rabenburg
puzzle = Puzzle – Rabenburg
# At a table: $state is, for example, "Your turn".
title-with-state = { $state } – { $place }
