### Rätsel auf der Seite: der Rahmen um sie herum. Wovon sie handeln, steht in puzzles.ftl.

# Während ein Rätsel gelöst wird.
opened = Rätsel, { $theme }, { $difficulty }. { $goal }
today = Rätsel des Tages
of-day = Rätsel vom { $day }
number = Rätsel { $id }
streak-at =
    { $solved ->
        [one] Serie: 1 gelöst
       *[other] Serie: { $solved } gelöst
    }
rated = { $difficulty } · { $rating }
lanterns = Schwierigkeit: { $difficulty }, { $rating }
watch-first = Schau genau hin: Erst werden ein paar Züge gezeigt. Merk dir dann, wer wo steckt.
next-cards = Nächste Karten
holds = { $name } hält
show-turns = Die Züge noch einmal zeigen
hints = Tipps
hint = Tipp
hint-piece = Welche Figur?
hint-card = Welche Karte zuerst?
hint-costs = kostet ein wenig Wertung
show-solution = Lösung zeigen
show-solution-note = dann zählt es nicht mehr
tries = Deine Versuche
take-back = Zurücknehmen
take-back-last = Letzten Schritt zurücknehmen
start-over = Von vorn
showing-solution = So geht es …

# Gescheitert.
not-solved = Nicht gelöst. { $why }
streak-ends =
    { $solved ->
        [one] Die Serie endet mit 1 gelösten Rätsel.
       *[other] Die Serie endet mit { $solved } gelösten Rätseln.
    }
streak-best = Das ist deine bisher beste!
new-streak = Neue Serie
solve-anyway = Trotzdem lösen

# Gelöst.
solved-subtitle = { $theme }, { $difficulty } · { $how }
how =
    { $tries ->
        [one] auf Anhieb
       *[other] im { $tries }. Versuch
    }
how-hints =
    { $hints ->
        [0] ohne Tipp
        [one] mit einem Tipp
       *[other] mit zwei Tipps
    }
both = { $tries }, { $hints }
figure-tries =
    { $tries ->
        [one] Versuch
       *[other] Versuche
    }
figure-time = Zeit
figure-days =
    { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
figure-rating = Wertung
figure-streak = in dieser Serie
next = Nächstes Rätsel
again = Noch einmal
copy = Kopieren
share-text-day = Rabenburg, { $day }: { $theme } ({ $difficulty })
share-text = Rabenburg, Rätsel { $id }: { $theme } ({ $difficulty })
share-how = Gelöst: { $how }.
share-days =
    { $days ->
        [one] 1 Tag in Folge.
       *[other] { $days } Tage in Folge.
    }
share-streak =
    { $solved ->
        [one] Rabenburg: 1 Rätsel in Serie gelöst.
       *[other] Rabenburg: { $solved } Rätsel in Serie gelöst.
    }
said-solved = Gelöst. { $how }. { $trick }

# Ein Rätsel, das nicht gezeigt werden kann.
missing = Dieses Rätsel gibt es nicht.
unreachable = Dieses Rätsel ist noch nicht auf deinem Gerät, und es gibt kein Netz.
try-again = Noch einmal versuchen

# Die Sammlung.
title = Rätsel
home = Startseite
themes = Themen
theme-solved = { $theme }, { $solved } von { $all } gelöst
solved-of = { $solved } von { $all }
difficulty = Schwierigkeit
all = Alle
easy = leicht
medium = mittel
hard = schwer
streak = Serie
streak-about = Eins nach dem anderen, immer schwerer, bis zum ersten Fehler.
your-best = Deine beste: { $best }.
start-streak = Serie beginnen
go-on-streak = Serie fortsetzen
calendar = Rätsel der Tage
earlier = Früherer Monat
later = Späterer Monat
day-solved = { $day }, { $theme }, gelöst
day-helped = { $day }, { $theme }, mit Tipp gelöst
day-open = { $day }, { $theme }, nicht gelöst
day-future = { $day }, noch nicht
key-solved = gelöst
key-helped = mit Tipp
days-row =
    { $days ->
        [one] 1 Tag in Folge, am längsten { $best }
       *[other] { $days } Tage in Folge, am längsten { $best }
    }
your-rating = deine Wertung
your-solved = gelöst
your-first-try = auf Anhieb
per-cent = { $n } %

# Die Kachel auf der Startseite.
tile = Rätsel des Tages
tile-solve = Lösen
tile-go-on = Weiter
tile-solved = Gelöst
tile-tomorrow = Morgen: { $theme }
all-puzzles = Alle Rätsel
