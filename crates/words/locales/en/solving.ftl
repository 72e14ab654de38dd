### Puzzles in the page: the frame around them. What they are about is told in puzzles.ftl.

# While a puzzle is being solved.
opened = Puzzle, { $theme }, { $difficulty }. { $goal }
today = Today’s puzzle
of-day = Puzzle of { $day }
number = Puzzle { $id }
streak-at =
    { $solved ->
        [one] Streak: 1 solved
       *[other] Streak: { $solved } solved
    }
rated = { $difficulty } · { $rating }
lanterns = Difficulty: { $difficulty }, { $rating }
watch-first = Watch closely: a few turns are shown first. Then remember who is where.
next-cards = Next cards
holds = { $name } holds
show-turns = Show the turns again
hints = Hints
hint = Hint
hint-piece = Which piece?
hint-card = Which card first?
hint-costs = costs a little of the rating
show-solution = Show the solution
show-solution-note = then it no longer counts
tries = Your tries
take-back = Take back
take-back-last = Take back the last step
start-over = Start over
showing-solution = This is how it goes …

# Failed.
not-solved = Not solved. { $why }
streak-ends =
    { $solved ->
        [one] The streak ends with 1 solved.
       *[other] The streak ends with { $solved } solved.
    }
streak-best = That is your best so far!
new-streak = New streak
solve-anyway = Solve it anyway

# Solved.
solved-subtitle = { $theme }, { $difficulty } · { $how }
how =
    { $tries ->
        [one] first try
       *[other] try { $tries }
    }
how-hints =
    { $hints ->
        [0] no hint
        [one] one hint
       *[other] two hints
    }
both = { $tries }, { $hints }
figure-tries =
    { $tries ->
        [one] try
       *[other] tries
    }
figure-time = time
figure-days =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
figure-rating = rating
figure-streak = in this streak
next = Next puzzle
again = Again
copy = Copy
share-text-day = Rabenburg, { $day }: { $theme } ({ $difficulty })
share-text = Rabenburg puzzle { $id }: { $theme } ({ $difficulty })
share-how = Solved: { $how }.
share-days =
    { $days ->
        [one] 1 day in a row.
       *[other] { $days } days in a row.
    }
share-streak =
    { $solved ->
        [one] Rabenburg: 1 puzzle solved in a streak.
       *[other] Rabenburg: { $solved } puzzles solved in a streak.
    }
said-solved = Solved. { $how }. { $trick }

# A puzzle that cannot be shown.
missing = There is no such puzzle.
unreachable = This puzzle is not on your device yet, and there is no network.
try-again = Try again

# The collection.
title = Puzzles
home = Start page
themes = Themes
theme-solved = { $theme }, { $solved } of { $all } solved
solved-of = { $solved } of { $all }
difficulty = Difficulty
all = All
easy = easy
medium = medium
hard = hard
streak = Streak
streak-about = One after the other, harder and harder, until the first mistake.
your-best = Your best: { $best }.
start-streak = Start a streak
go-on-streak = Go on with your streak
calendar = Puzzles of the days
earlier = Earlier month
later = Later month
day-solved = { $day }, { $theme }, solved
day-helped = { $day }, { $theme }, solved with a hint
day-open = { $day }, { $theme }, not solved
day-future = { $day }, not yet
key-solved = solved
key-helped = with a hint
days-row =
    { $days ->
        [one] 1 day in a row, best { $best }
       *[other] { $days } days in a row, best { $best }
    }
your-rating = your rating
your-solved = solved
your-first-try = first try
per-cent = { $n } %

# The tile on the start page.
tile = Today’s puzzle
tile-solve = Solve
tile-go-on = Go on
tile-solved = Solved
tile-tomorrow = Tomorrow: { $theme }
all-puzzles = All puzzles
