### Die Hilfe zu `rabenburg` selbst und zu serve, watch und replay.

about = Die wandelnden Türme: die Seite und die Befehlszeile
examples =
    Beispiele:
      rabenburg                                        im Browser spielen
      rabenburg watch --players 2 --record game.txt    im Terminal zuschauen und die Partie speichern
      rabenburg replay game.txt                        sie Schritt für Schritt durchgehen
      rabenburg watch --players 2 --why                die Bots nach ihren Gründen fragen
      rabenburg watch --language en                    die Partie auf Englisch erzählen
      rabenburg arena random keeper --players 2        Bots gegeneinander spielen lassen
      rabenburg solo                                   sehen, wie oft sie das Solospiel schaffen

    Mehr dazu, mit Beispielen, sagt `rabenburg BEFEHL --help`.
which-language = Sprache der Partien, der Hilfe und der Fehler [Vorgabe: die des Systems, wenn sie dabei ist]

## Was man einsetzt

file = DATEI
time = ZEIT
number = ZAHL

## serve

serve = Im Browser spielen: die Seite und die Online-Tische bereitstellen
serve-examples =
    Beispiele:
      rabenburg serve
      rabenburg serve --port 8080 --no-open
      rabenburg serve --address 0.0.0.0                für alle zu Hause
      rabenburg serve --config /etc/rabenburg.toml     als Dienst; siehe docs/HOSTING.md
      RABENBURG_PORT=8080 rabenburg serve              dasselbe wie --port 8080

    Zeiten sind ganze Zahlen mit ms, s, m, h oder d dahinter. Optionen gehen vor Umgebungsvariablen,
    diese vor der Datei und die Datei vor den Vorgaben. In der Datei heißen die Einstellungen wie die
    Optionen: port = 8080, keep-logs = "90d".
storage = Speicher
on-the-internet = Im Internet
tables = Tische
limits = Grenzen (0 für keine Grenze)
logs = Protokoll
config = Datei mit Einstellungen, in TOML
no-open = Den Browser nicht öffnen
address = Adresse, an der der Server lauscht; 127.0.0.1 erreicht nur dieser Rechner, 0.0.0.0 jeder [Vorgabe: 127.0.0.1]
port = Port, an dem der Server lauscht; 0 für irgendeinen freien [Vorgabe: 7288 oder der nächste freie]
open = Den Browser öffnen [Vorgabe: wenn der Start aus einem Terminal auf einem Desktop kommt]
data = Datenbank für die Tische [Vorgabe: rabenburg.db in deinem Datenordner]
durability = Was eine bestätigte Aktion übersteht [Vorgabe: disk]
durability-disk = Alles, auch einen Stromausfall: Er ist auf die Platte geschrieben
durability-process = Das Ende des Prozesses, aber nicht den Absturz des Rechners
keep-logs = Wie lange Verläufe nach einer Partie bleiben; Ergebnisse und Aufzeichnungen bleiben für immer [Vorgabe: 30d]
close-waiting-after = Wie lange ein Tisch auf Mitspieler warten darf, bevor er geschlossen wird [Vorgabe: 7d]
close-silent-after = Wie lange in einer laufenden Partie nichts geschehen darf, bevor sie geschlossen wird [Vorgabe: 90d]
public-url = Öffentliche Adresse der Seite, falls ein Proxy einen anderen Host weitergibt
behind-proxy = Dem Proxy davor die Adressen der Besucher glauben (X-Forwarded-For) [Vorgabe: false]
push = Leute per Web Push rufen, wenn sie am Zug sind und die Seite zu ist; braucht --public-url [Vorgabe: false]
webhooks = Leute per Webhook rufen, wenn sie am Zug und nicht da sind; braucht --public-url [Vorgabe: false]
call-after = Wie lange ein Tisch auf jemanden wartet, der nicht da ist, bevor er gerufen wird [Vorgabe: 20s]
bot-threads = Threads für Bots: wie viele zugleich nachdenken [Vorgabe: einer weniger, als es Kerne gibt]
bot-pause = Wie lange ein Bot wartet, bevor er handelt, damit man mitkommt [Vorgabe: 600ms]
away-after = Wie lange jemand weg sein darf, bevor die anderen einen Bot spielen lassen, warten oder das Spiel beenden können [Vorgabe: 60s]
idle-after = Wie lange ein leerer Tisch im Speicher bleibt [Vorgabe: 60s]
hello-timeout = Wie lange ein Client bis zu seiner ersten Nachricht brauchen darf [Vorgabe: 10s]
ping-every = Wie oft ein Client angepingt wird [Vorgabe: 30s]
silence-limit = Wie lange ein Client schweigen darf, bevor er getrennt wird [Vorgabe: 75s]
message-bytes = Größte Nachricht eines Clients in Bytes [Vorgabe: 4096]
requests-per-second = Anfragen pro Sekunde von einer Adresse, auf Dauer [Vorgabe: 50]
requests-burst = Anfragen von einer Adresse, auf einen Schlag [Vorgabe: 500]
sockets-per-address = Offene Sockets von einer Adresse [Vorgabe: 200]
sockets = Offene Sockets insgesamt [Vorgabe: 10000]
visitors-per-hour = Neue Besucher pro Stunde von einer Adresse [Vorgabe: 100]
tables-per-visitor = Unbeendete Tische je Besucher [Vorgabe: 20]
tables-per-hour = Neue Tische pro Stunde und Besucher [Vorgabe: 60]
commands-per-second = Befehle pro Sekunde auf einem Socket, auf Dauer [Vorgabe: 10]
commands-burst = Befehle auf einem Socket, auf einen Schlag [Vorgabe: 40]
sayings-per-minute = Chat-Nachrichten pro Minute auf einem Socket [Vorgabe: 20]
limit-loopback = Die Grenzen gelten auch für Programme auf diesem Rechner [Vorgabe: false]
log = Wie viel auf der Standardfehlerausgabe protokolliert wird [Vorgabe: info]
log-off = Nichts
log-error = Fehler
log-warn = Auch Warnungen
log-info = Auch bemerkenswerte Ereignisse
log-debug = Auch jede Anfrage, mit Adressen
log-format = Wie protokolliert wird: für Menschen oder für Programme [Vorgabe: text]
log-text = Eine Zeile Text je Eintrag
log-json = Ein JSON-Objekt je Eintrag

## Was serve beim Start sagt

at = Rabenburg ist unter { $page } (Strg-C beendet)
kept-in = Die Tische liegen in { $file }
port-taken = Port { $port } ist belegt, es ist jetzt { $other }
no-browser = Der Browser ließ sich nicht öffnen; ruf die Adresse oben bitte selbst auf

## watch

watch = Einer Partie zwischen Bots zuschauen
watch-examples =
    Beispiele:
      rabenburg watch
      rabenburg watch --players 2 --seed 7 --delay 1500
      rabenburg watch --players 3 --bots random,keeper,wizard@500
      rabenburg watch --players 2 --bots wizard --why
      rabenburg watch --variant master --spells random:4 --open
      rabenburg watch --record game.txt --delay 0 && rabenburg replay game.txt
watch-bots = Wer spielt: ein Bot für jeden Platz oder einer für alle
watch-seed = Startwert des Zufalls, um eine Partie noch einmal zu sehen [Vorgabe: nach der Uhr]
watch-delay = Millisekunden zwischen den Zügen [Vorgabe: 700 im Terminal, sonst 0]
show-secrets = Handkarten und Eingesperrte zeigen
watch-why = Zeigen, warum die Bots so entscheiden und wie sie ihre Chancen sehen; Gründe können Handkarten nennen
watch-record = Die Partie speichern, für `rabenburg replay`

## replay

replay = Eine gespeicherte Partie Schritt für Schritt durchgehen, vor und zurück
replay-examples =
    Beispiele:
      rabenburg replay game.txt
      rabenburg replay game.txt --turn 12 --open
      rabenburg replay game.txt --print | less

    Tasten:
      → n Leertaste   nächster Schritt       ← p   Schritt zurück
      ↓ Bild ab       nächster Zug           ↑ Bild auf   Zug zurück
      Pos1 Ende       Anfang, Ende           o   Geheimnisse zeigen oder verbergen
      q Esc           beenden
replay-file = Die Partie, wie `rabenburg watch --record` sie speichert
replay-turn = Mit diesem Zug beginnen; die Züge zählen ab 0, wie in der Datei
replay-print = Alle Züge ausgeben, statt auf Tasten zu warten; ohne Terminal die Vorgabe

puzzle = Ein Rätsel lösen: das von heute oder ein beliebiges
puzzle-examples =
    Beispiele:
      rabenburg puzzle                das von heute: montags leicht, sonntags schwer
      rabenburg puzzle s17            das mit dieser Kennung
      rabenburg puzzle s17 --solution

    Antworten sind Aktionen in Notation, etwa `play W3 b@4`, `play T5W1 t7` oder `cast move_tower t3`; siehe docs/NOTATION.md. `hint` gibt einen Tipp, `back` nimmt zurück, `again` beginnt neu, `solution` zeigt die Lösung, `quit` hört auf.
puzzle-id = Kennung des Rätsels [Vorgabe: das von heute nach UTC]
puzzle-solution = Gleich die Lösung zeigen
puzzle-draws = Nächste Karten: { $cards }
puzzle-commands = Eine Aktion wie `play W3 b@4`, oder: hint (Tipp), back (zurück), again (neu), solution (Lösung), quit (Ende)
