### Was Messenger von einem Link zu einem Tisch oder einer Partie zeigen.

table-of = Tisch von { $host }
a-table = Ein Tisch
waiting =
    { $free ->
        [0] { $table }: alle Plätze besetzt
        [one] { $table }: einer von { $seats } Plätzen frei
       *[other] { $table }: { $free } von { $seats } Plätzen frei
    }
playing = { $table }: Die Partie läuft
over = { $table }: Die Partie ist vorbei
closed = { $table }: geschlossen
won =
    { $n ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
nobody-won = Eine Partie von { $names }
no-table = Diesen Tisch gibt es nicht
invitation = Setz dich zu einer Partie „Die wandelnden Türme“, gleich im Browser und ohne Konto.
watch = Eine Partie „Die wandelnden Türme“, gleich im Browser und ohne Konto.
played =
    { $n ->
        [one] { $names } haben einen Zug gespielt. Sieh dir an, wie es lief.
       *[other] { $names } haben { $n } Züge gespielt. Sieh dir an, wie es lief, Zug um Zug.
    }
picture-table = Zauberer und freie Plätze vor einer Burg am Abend
picture-game = Die Zauberer nach der Partie, die Sieger obenauf
