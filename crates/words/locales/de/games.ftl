### Die Partien des Besuchers: was auf der Startseite wartet, und die Liste von allen.

## Die Startseite

your-turn = Du bist am Zug
all-games = Alle deine Partien
to-continue = Weiterspielen
new-game = Neue Partie
you-and-bots =
    { $n ->
        [one] Du und ein Bot
       *[other] Du und { $n } Bots
    }
solo = Solo
round = Runde { $n }
turn = Zug { $n }
home-of = { $n } von { $all } zu Hause
moved = letzter Zug { $ago }
time-left = noch { $left }
time-soon = bald: noch { $left }
minutes-left = { $n } Min.
hours-left = { $hours } Std. { $minutes } Min.
days-left = { $n ->
        [one] 1 Tag { $hours } Std.
       *[other] { $n } Tage { $hours } Std.
    }
title-turns = ({ $n }) Du bist am Zug

## Die Liste

title = Deine Partien
home = Startseite
save-all = Alle in einer Datei speichern
saving = Die Partien werden geholt …
nothing-to-save = Noch keine beendete Partie zum Speichern.
saved-without = { $n ->
        [one] Eine Partie war nicht zu erreichen und fehlt in der Datei.
       *[other] { $n } Partien waren nicht zu erreichen und fehlen in der Datei.
    }
show = Welche Partien
show-all = Alle
show-running = Laufend { $n }
show-finished = Beendet { $n }
which-place = Wo
where-everywhere = Überall
where-online = Online
where-here = Dieses Gerät
size = Wie viele Spieler
size-any = Jede Größe
size-two = 2
size-three = 3
size-four = 4
size-more = 5–6
size-solo = Solo
size-players = { $n } Spieler
size-five-or-six = 5 oder 6 Spieler
empty = Noch keine Partien
empty-note = Jede Partie, die du beginnst, wird hier aufgehoben, auch die an Online-Tischen.
empty-filter = Keine Partie passt zu dieser Auswahl.
play-now = Jetzt spielen
older = Ältere Partien zeigen
offline = Deine Online-Partien fehlen hier: Der Server ist nicht erreichbar.

## Eine Partie

running = läuft
waiting-room = füllt sich
online = online
here = dieses Gerät
basic = Grundspiel
master = Meistervariante
teams = Teams
rounds = { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
your-best = deine Bestleistung
you-won = Du hast gewonnen
you-and-won = Du und { $names } habt gewonnen
they-won = Gewonnen: { $names }
solo-won = Solo: alle { $all } zu Hause
solo-lost = Solo: { $home } von { $all } zu Hause
given-up = Vorzeitig beendet
place = { $n }.
place-said = Platz { $n }
you = du
home-count = { $home } von { $all } zu Hause
flasks-count = { $full } von { $all } Flaschen
your-turn-button = Dein Zug
go-on = Weiter
go-there = Hingehen
look-back = Ansehen
no-moves = nur Ergebnis
remove = Entfernen
remove-really = Endgültig entfernen?
remove-game = Diese Partie entfernen: { $game }
played-by = Spieler: { $names }

## Zahlen

figures = Deine Zahlen
games = { $n ->
        [one] Partie
       *[other] Partien
    }
won = gewonnen
solo-best = Solo-Bestwert
by-players = Siege nach Spielerzahl
by-level = Siege gegen Bots
players = { $n } Spieler
five-or-six = 5 oder 6
share = { $won } von { $all }
