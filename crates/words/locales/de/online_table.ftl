### Was nur Online-Tische haben.

# Die Verbindung.
connected = Verbunden
broken = Verbindung verloren, neuer Versuch …
broken-safe = Dein Tisch ist sicher.
closed = Der Server hat diesen Tisch geschlossen.
try-now = Jetzt versuchen
sending = Wird gesendet …

# Die Uhr: Stunden und Tage, wo Minuten und Sekunden zu fein wären.
hours = { $hours } Std. { $minutes } Min.
days = { $days } T. { $hours } Std.
time-left = { $name }: noch { $time }
your-time-left = Deine Zeit: { $time }
ten-seconds = Noch zehn Sekunden

# Wer da ist.
watching = Du schaust zu
spectators =
    { $n ->
        [one] 1 Person schaut zu
       *[other] { $n } Personen schauen zu
    }
away = weg
bot-plays = ein Bot springt ein
went-away = { $name } ist weg.
bot-took-over = Für { $name } spielt ein Bot, bis zur Rückkehr.
came-back = { $name } ist wieder da.

# Nach einer Unterbrechung.
missed = Während du weg warst
missed-close = Verstanden

# Eine Wahl kam zu spät.
overtaken = Etwas anderes kam dazwischen. Schau auf das Spielfeld und wähle neu.

# Weggehen.
leave = Tisch verlassen
leave-note = Dein Platz bleibt dir: Komm unter derselben Adresse zurück.
leave-to-bot = Gehen und einen Bot spielen lassen
leave-to-bot-note = Der Bot spielt, bis du zurück bist.
chat = Chat

# Nach dem Spiel.
rematch = Revanche
join-rematch = Zur Revanche
result-and-replay = Ergebnis und Wiederholung
