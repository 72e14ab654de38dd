### Was der Tisch außer dem hat, was man zum Anfangen braucht: der Rückblick, Zauber außer der Reihe, ein Blick hinein.

since-your-turn = Seit deinem Zug
what-you-missed = Während du weg warst
last-round-again = Die letzte Runde noch einmal
move-of = Schritt { $n } von { $all }
before-the-first = Vor dem ersten von { $all ->
        [one] 1 Schritt
       *[other] { $all } Schritten
    }
back = Ein Schritt zurück
forward = Ein Schritt weiter
play = Abspielen
pause = Anhalten
to-my-turn = Zu meinem Zug
to-now = Zur Gegenwart
recap-strict = Strenges Spiel: Was weiter zurückliegt, wird nicht noch einmal gezeigt, wie am echten Tisch.
recap-keys = Leertaste: abspielen oder anhalten. Links und rechts: Schritt um Schritt. 1 bis 3: Tempo. Escape: zu meinem Zug.
skip-motion = Bewegung überspringen
speed-now = Tempo: { $speed }
slow = ½×
normal = 1×
fast = 2×

no-spell-this-turn = Kein Zauber in diesem Zug
no-spell-until-my-turn = Kein Zauber bis zu meinem Zug
sealed = Die Seite antwortet für dich „kein Zauber“. Frag mich wieder
asked-again = Du wirst wieder nach Zaubern gefragt.
here-brings-home = Hier: könnte deinen Magier heimbringen.
here-saves = Hier: könnte deinen Magier davor bewahren, eingesperrt zu werden.
here-fills = Hier: könnte dir eine Flasche füllen.
here-changes = Hier: würde die angekündigte Bewegung ändern.
here-nothing = Ändert nichts an dieser Bewegung.

inside = Im Inneren von Feld { $space }
on-the-ground = Am Boden
top-of = Oben auf Turm { $tower }
on-tower = Auf Turm { $tower }
in-sight = { $who }, sichtbar
locked-up = { $who }, eingesperrt
nobody = niemand
out-of-sight = Hier hilft nur das Gedächtnis.
freed-by = Wird Turm { $tower } bewegt, kommen sie frei.
inside-aided = Mit Gedächtnishilfe: Alle sehen, wer eingesperrt ist.
inside-strict = Strenges Spiel: Wer eingesperrt ist, musst du dir merken.
castle-on-top = Die Rabenburg

pile = Ablagestapel
pile-of = Ablagestapel: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
pile-empty = Noch wurde keine Karte gespielt.
pile-note = Diese Karten werden gemischt, wenn der Nachziehstapel aufgebraucht ist.
card-times = { $card }: { $n }

your-team = Dein Team
team-of = { $one } und { $other }
team-home = { $home } von { $all } zu Hause
team-flasks = { $filled } von { $all } Flaschen

volume = Lautstärke
notify = Benachrichtigungen
notify-on = wenn ich am Zug bin
notify-note = Dein Browser sagt dir Bescheid, wenn du am Zug bist und gerade etwas anderes anschaust.
notify-denied = Dieser Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.
your-turn-title = Du bist am Zug
your-turn-body = Rabenburg wartet auf dich.
