### Wie das Fenster an jedem Ort heißt.

start = Rabenburg: Die wandelnden Türme
table = Tisch – Rabenburg
rules = Regeln – Rabenburg
hall = Online spielen – Rabenburg
online = Online-Tisch – Rabenburg
personal = Persönlicher Link – Rabenburg
lesson = Geführte Partie – Rabenburg
result = Ergebnis – Rabenburg
games = Deine Partien – Rabenburg
puzzles = Rätsel – Rabenburg
puzzle = Rätsel lösen – Rabenburg
title-with-state = { $state } – { $place }
