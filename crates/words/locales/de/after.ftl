### Nach einer Partie: das Ergebnis, der Stand nach jedem Zug und die Wiederholung.

rounds = { $n ->
        [one] 1 Runde.
       *[other] { $n } Runden.
    }
turns = { $n ->
        [one] 1 Zug.
       *[other] { $n } Züge.
    }
minutes = { $n ->
        [one] 1 Minute.
       *[other] { $n } Minuten.
    }
given-up = Diese Partie wurde aufgegeben.
given-up-why = Niemand hat gewonnen. Was gespielt wurde, kannst du dir trotzdem ansehen.

play-again = Noch einmal spielen
to-the-table = Zum Tisch
save = Partie speichern
open = Partie öffnen
copied = Der Link ist in der Zwischenablage.
not-copied = Kopiere diese Adresse: { $address }
home = Startseite
theme = Hell oder dunkel

result = Ergebnis
ranking = Rangliste
home-of = { $home }/{ $all }
score = Verbrauchte Karten

chances = Gewinnchance
chances-solo = Chance, es zu schaffen
chances-label = Gewinnchance nach jedem Zug
analysing = Zug { $done } von { $all } wird angesehen …
analysis-failed = Die Gewinnchancen ließen sich gerade nicht berechnen. Sind die Bots noch nicht auf diesem Gerät, brauchen sie einmal das Netz.
try-again = Noch einmal versuchen
percent = { $n } %
value = { $name } { $n } %
at-the-start = Vor dem ersten Zug
after-turn = Runde { $round }, nach { $who ->
        [you] deinem Zug
       *[other] dem Zug von { $name }
    }
after-solo-turn = Nach Zug { $turn }
as-table = Als Tabelle
moment = Zeitpunkt
round-short = Runde { $n }
turn-short = Zug { $n }

turning-points = Wendepunkte
no-turning-points = Kein einzelner Zug hat diese Partie entschieden.
turning-point = Runde { $round }. { $told }
turning-point-solo = Zug { $turn }. { $told }
swing = { $name }: von { $before } auf { $after } %
from-to = { $before } → { $after } %

replay = Wiederholung
replay-board = Das Spielfeld der Wiederholung
play = Abspielen
pause = Anhalten
back = Ein Schritt zurück
forward = Ein Schritt weiter
slider = Schritte der Partie
set-up = Aufbau
the-end = Ende
round-of = Runde { $round }, { $who ->
        [you] dein Zug
       *[other] Zug von { $name }
    }
solo-turn = Zug { $turn }
seen-by = Blickwinkel
everything-open = Alles offen
spectator = Zuschauer
seat-of = { $who ->
        [you] Du
       *[other] { $name }
    }
keys = Die Leertaste spielt ab und hält an, mit den Pfeiltasten geht es schrittweise, mit Pos1 und Ende an den Anfang und ans Ende.
told-nothing = Die Partie beginnt.
board = Der Rundweg: ein Ring aus 16 Feldern
at-this-moment = Die Spieler in diesem Moment
cards-hidden = { $n ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $n } Karten
    }

figures = Die Partie in Zahlen
wizards-home = Magier zu Hause
flasks-filled = Gefüllte Flaschen
flasks-spent = Verbrauchte Flaschen
locked-up = Magier eingesperrt
was-locked-up = Selbst eingesperrt
spells-cast = Gezaubert
cards-played = Gespielte Karten
cards-discarded = Abgeworfene Karten
redraws = Neue Hände

loading = Die Partie wird geholt …
nothing-here = Auf diesem Gerät gibt es keine beendete Partie
nothing-here-why = Spiel eine zu Ende oder öffne eine Datei, die du gespeichert hast. Du kannst sie irgendwo auf dieser Seite ablegen.
still-on = Diese Partie ist noch nicht zu Ende
still-on-why = Solange sie läuft, würde ihre Aufzeichnung die Karten aller zeigen. Komm wieder, wenn sie zu Ende ist.
go-on = Weiterspielen
unknown = Diesen Tisch gibt es nicht
unknown-why = Kein Tisch hat den Code { $code }. Sieh nach, ob der Link stimmt.
offline = Der Server ist nicht erreichbar
offline-why = Dort liegt die Partie. Versuch es noch einmal, wenn du verbunden bist.
broken = Diese Datei lässt sich nicht lesen
broken-why = Zeile { $line }, Spalte { $column }: { $found } gehört da nicht hin. Öffnen lassen sich nur Dateien, die Rabenburg gespeichert hat.
too-large = Diese Datei ist zu groß für eine Partie. Öffnen lassen sich nur Dateien, die Rabenburg gespeichert hat.
no-text = Diese Datei enthält keinen Text. Öffnen lassen sich nur Dateien, die Rabenburg gespeichert hat.
file-not-over = Die Partie in dieser Datei ist noch nicht zu Ende. Ansehen lassen sich nur beendete Partien.

# Ein besserer Zug.
in-round = Runde { $round }
in-turn = Zug { $turn }
they-played = { $who ->
        [you] Du hast gespielt
       *[other] { $name } hat gespielt
    }
better = Besser
change = Das hätte { $instead } % statt { $did } % bedeutet.
cost = { $n } % verschenkt
looking-for-better = Ein besserer Zug wird gesucht …
nothing-better = Hier gab es keinen besseren Zug: Es war Glück oder gut gespielt.
replay-turn = Diesen Zug zeigen
play-on = Von hier weiterspielen
share = Teilen
not-shared = Dieser Browser kann die Partie nicht in einen Link packen. Speichere sie stattdessen als Datei.
home-and-flasks = { $home }/{ $wizards } zu Hause · { $full }/{ $flasks } Flaschen
solo-best-now = Deine Bestleistung!
solo-best = Deine Bestleistung: { $n } Karten.
speed = Tempo
speed-half = Halbes Tempo
speed-normal = Normales Tempo
speed-double = Doppeltes Tempo

# Mehrere Partien in einer Datei.
several = { $n ->
        [one] Eine Partie in dieser Datei
       *[other] { $n } Partien in dieser Datei
    }
several-note = Welche möchtest du ansehen?
game-number = Partie { $number }
game-in-file = { $number }. { $players }, Runde { $round }

# Anmerkungen und Abzweigungen.
remarks = Anmerkungen
remark-here = Schreib etwas zu diesem Moment
remarks-note = Anmerkungen und Abzweigungen werden mit der Partie gespeichert und geteilt.
branch-at = Abzweigung: { $place }
keep-branch = Als Abzweigung behalten
branch-kept = Als Abzweigung behalten ✓
whole-game = Zurück zur ganzen Partie
