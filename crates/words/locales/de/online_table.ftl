### Was nur Tische online haben.

# Die Verbindung.
connected = Verbunden
broken = Verbindung unterbrochen, neuer Versuch läuft …
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
away = nicht da
bot-plays = ein Bot spielt vorerst
went-away = { $name } ist nicht mehr da.
bot-took-over = Ein Bot spielt für { $name }, bis { $name } zurück ist.
came-back = { $name } ist wieder da.

# Nach einer Unterbrechung.
missed = Während du weg warst
missed-close = Verstanden

# Etwas ist nicht geschehen.
overtaken = Etwas anderes kam zuvor. Schau auf das Spielfeld und wähle neu.

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
