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
bot-took-over = Für { $name } springt ein Bot ein, bis zur Rückkehr.
came-back = { $name } ist wieder da.

resigned = hat aufgegeben; ein Bot spielt weiter

away-title = { $name } ist nicht da
away-since = { $name } ist seit { $time } weg und wäre am Zug.
away-bot-comes = In { $time } springt von selbst ein Bot ein. { $name } kann den Platz jederzeit wieder einnehmen.
away-nobody-comes = Von selbst springt niemand ein. { $name } kann jederzeit zurückkommen.
away-idle-title = { $name } zieht nicht
away-idle-since = { $name } ist seit { $time } am Zug.
away-idle-note = Spielt ein Bot, bekommt { $name } den Platz mit dem nächsten eigenen Zug zurück.
replaced-title = Ein Bot spielt für dich
replaced-note = Du hast eine Weile nicht gezogen, darum lassen die anderen einen Bot spielen.
replaced-back = Gib mir meinen Platz zurück
ended-title = Die Partie ist beendet
ended-agreed = Alle, die da waren, waren einverstanden.
ended-resigned = Alle haben aufgegeben.
ended-silence = Lange Zeit war niemand mehr da.
away-waits = { $name } möchte lieber warten.
away-you-wait = Du hast alle gebeten zu warten.
away-bot-now = Jetzt einen Bot spielen lassen
away-wait = Auf { $name } warten
away-end = Partie beenden …
away-end-ask = Die Partie für alle beenden? Alle, die da sind, müssen zustimmen.
away-end-yes = Ich bin dafür
away-end-no = Weiterspielen
away-ending = Dafür sind bisher: { $names }.
away-seconds =
    { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }
back-again = { $name } ist wieder da.
stand-in-by = { $by } lässt einen Bot für { $name } spielen.
stand-in-for-you = { $by } lässt einen Bot für dich spielen.
stand-in-by-you = Du lässt einen Bot für { $name } spielen.
stand-in-by-itself = Ein Bot spielt für { $name }, bis der Platz wieder besetzt ist.
waits-for = { $by } bittet alle zu warten.
wants-to-end = { $by } möchte die Partie beenden.
wants-to-play-on = { $by } möchte doch weiterspielen.
has-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
took-over = { $name } nimmt den Platz von { $bot } ein.
time-up-bot = Die Zeit war um: Ein Bot spielt für { $name }.
time-up-bot-you = Deine Zeit war um: Ein Bot hat für dich gespielt.
time-up = Die Zeit von { $name } war um.
time-up-you = Deine Zeit war um.
resign = Aufgeben
resign-ask = Endgültig aufgeben? Ein Bot spielt an deiner Stelle weiter.
resign-yes = Ja, aufgeben
resign-no = Nein

call-me = Ruf mich, wenn die Seite zu ist
call-note = Du bekommst eine Nachricht, wenn du am Zug bist, und keine weitere, bis du wieder da warst.
call-push = Über diesen Browser
call-browser = Ein Browser
call-webhook = Über eine Nachricht an Discord, Slack oder ntfy: die Adresse eines Webhooks
call-add = Adresse hinzufügen
call-end = Nicht mehr: { $way }
call-denied = Der Browser erlaubt es nicht oder kann es hier nicht.

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

# Nach dem Spiel.
rematch = Revanche
accept-rematch = Ja, Revanche
decline-rematch = Diesmal nicht
reopen = Nicht länger warten
rematch-asked = { $names } möchte eine Revanche.
rematch-waiting = Es fehlt noch: { $names }.
rematch-declined = Nicht noch einmal dabei: { $names }.
join-rematch = Zur Revanche
result-and-replay = Ergebnis und Wiederholung
