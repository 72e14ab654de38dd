### Was schiefgeht, wenn die Befehlszeile gelesen ist, und Werte von Optionen, die keinen Sinn ergeben. Ganze Sätze beginnen
### groß, auch nach einem Doppelpunkt.

## Dateien

cannot-read = { $path } lässt sich nicht lesen: { $reason }
cannot-write = { $path } lässt sich nicht schreiben: { $reason }
cannot-print = Die Ausgabe lässt sich nicht schreiben: { $reason }
notation = { $path }: Zeile { $line }, Spalte { $column }: Das ist keine Notation (expected { $expected }, found { $found })
pack = { $path }: Rätsel { $number }: { $reason }
unsound = { $n ->
        [one] ein Rätsel hält nicht, was es verspricht
       *[other] { $n } Rätsel halten nicht, was sie versprechen
    }
not-a-theme = „{ $given }“ gehört nicht zu: { $names }
no-such-puzzle = Das Rätsel { $id } gibt es nicht; Kennungen sind ein Buchstabe und eine Zahl, etwa s17
settings = { $path }: { $reason }
settings-line = { $path }: Zeile { $line }: { $reason }

## Protokolle der Arena

log-exists = { $path }: Darin stehen schon Partien; häng mit --resume weitere an oder wähle einen anderen Namen
log-no-header = { $path }: Die erste Zeile ist nicht der Kopf einer Arena
log-other-setup = { $path }: Das Protokoll ist anders eingestellt: { $field } ist dort { $there } und hier { $here }
log-line = { $path }: Zeile { $line }: { $reason }
log-other-game = { $path }: Zeile { $line }: Das ist keine Partie dieser Arena

## Der Server

data = In { $path } lassen sich keine Tische speichern: { $reason }; wähle mit --data eine andere Datei
no-data-folder = Dein Datenordner ist nicht zu finden; wähle mit --data eine Datei für die Tische
listen = An { $address } kann der Server nicht lauschen: { $reason }
address-in-use = Ein anderes Programm tut es schon; wähle mit --port einen anderen Port
address-unknown = Diese Adresse hat der Rechner nicht; siehe --address
port-forbidden = Das System erlaubt diesen Port nicht; wähle mit --port einen über 1023

## Regeln, nach denen niemand spielen kann


## Optionen

not-a-bot = „{ $name }“ ist kein Bot; Bots sind { $names }
not-a-budget = „{ $given }“ ist kein Budget; gib eine Zeit je Entscheidung an, etwa 100ms oder 1s, oder eine Zahl von Suchschritten, etwa 2000
not-a-spell = „{ $name }“ ist kein Zauber; Zauber sind { $names }
not-a-kind = „{ $given }“ gehört nicht zu: { $names }
not-a-number-of-spells = „{ $given }“: Zu random gehört eine Zahl von 1 bis { $most }
not-costs = „{ $given }“: Kosten schreibt man wie swap_towers=2,free_wizard=2
not-a-time = Eine Zeit ist eine ganze Zahl mit ms, s, m, h oder d dahinter, etwa 90s oder 30d
not-an-origin = Eine Adresse besteht aus Schema und Host, etwa { $example }
not-a-server = „{ $given }“: Hier gehört die Adresse eines Servers hin, etwa http://127.0.0.1:7288
not-seconds = Hier gehört eine Zahl von Sekunden über 0 hin, etwa { $one } oder { $other }
not-a-rate = Hier gehört eine Zahl von Zügen pro Sekunde hin, oder 0 für keine Bedenkzeit
bots-for-seats = { $n } Bots für { $players } Spieler: Nenn einen für jeden Platz oder einen für alle
no-such-turn = --turn { $turn }: Die Partie hat die Züge { $first } bis { $last }
no-keys = Das Terminal kann keine Tasten lesen ({ $reason }); nimm --print dazu
arena-solo = Das Solospiel misst `rabenburg solo`
arena-count = { $given } Bots für { $places } Plätze: Nenn einen für jeden Platz, zwei für einen gegen Kopien des anderen oder mehr als { $places } für alle Kombinationen
arena-twice = Mehr Bots als Plätze spielen in allen Kombinationen, nenn also jeden nur einmal

## Einen Server messen

kills-its-server = L6 beendet seinen Server mit kill -9 und braucht darum einen eigenen: Lass --url weg
too-few-files = { $sockets } Sockets sind mehr, als das System mit { $limit } offenen Dateien erlaubt; erhöh die Grenze mit ulimit -Hn { $needed }
no-such-host = { $host }: { $reason }
no-answer = An { $url } antwortet kein Server von Rabenburg
not-back = Der mit kill -9 beendete Server ist nicht zurückgekommen
not-started = Der Server ist nicht gestartet:
only-some-tables = Nur { $ready } von { $count } Tischen { $ready ->
        [one] ließ
       *[other] ließen
    } sich aufmachen: { $troubles }
only-some-bot-tables = Nur { $ready } von { $count } Tischen mit Bots { $ready ->
        [one] ließ
       *[other] ließen
    } sich aufmachen: { $troubles }

## Fehler von uns

bug = Interner Fehler, bitte melde ihn: { $reason }
