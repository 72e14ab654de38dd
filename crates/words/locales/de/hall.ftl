### Online-Tische: einen aufmachen, einen finden, Platz nehmen, und der Chat.

## Die Halle

title = Online spielen
intro = Kein Konto, keine E-Mail: Sag, wie du heißt, und spiel.
your-name = Dein Name
name-keep = Übernehmen
name-kept = Du heißt hier { $name }.
name-wrong = Ein Name hat 1 bis 24 Zeichen.
quick-title = Gleich mitspielen
quick-note = ein Platz am nächsten offenen Tisch, oder mit Bots, bis andere kommen
quick-go = Such mir einen Platz
quick-looking = Ein Platz wird gesucht …
people-here =
    { $n ->
        [0] gerade ist sonst niemand da
        [one] eine Person ist da
       *[other] { $n } Leute sind da
    }
pace = Wie ihr spielt
pace-now = Jetzt
pace-now-note = Alle sind da. Für alle, die 3 Minuten weg sind, springt ein Bot ein.
pace-days = Über Tage
pace-days-note = Zwei Tage für einen Zug. Danach spielt ihn ein Bot.
pace-own = Mit eigener Uhr
pace-own-note = Wie unter „Uhr, Chat und Zuschauer“ eingestellt.
change-title = Spiel ändern
room-start-bots = Mit Bots auf den freien Plätzen beginnen
remove-ask = { $name } den Platz nehmen?
remove-note = Wer dort sitzt, erfährt es und kann sich wieder setzen, solange ein Platz frei ist.
remove-yes = Platz freimachen
remove-no = Sitzen lassen
evicted = Der Gastgeber hat deinen Platz freigemacht. Solange einer frei ist, kannst du dich wieder setzen.
make-table = Tisch aufmachen
make-table-note = mit Freunden, Bots oder wer gerade vorbeikommt
join-title = Mit Code dazukommen
join-label = Code oder Link eines Tisches
join-go = Hingehen
join-them = Hingehen: { $name }
join-wrong = Das ist kein Tischcode. Ein Code hat acht Buchstaben und Ziffern, etwa 7K2Q X9FM.
open-title = Offene Tische
open-empty = Gerade wartet kein offener Tisch auf Mitspieler.
open-empty-note = Mach einen auf, der allen offen steht; dann finden ihn andere hier.
open-free =
    { $n ->
        [0] alle Plätze besetzt
        [one] ein Platz frei
       *[other] { $n } Plätze frei
    }
free-seat = frei
yours-title = Deine Tische
yours-empty = Hier stehen die Tische, an denen du sitzt oder gesessen hast.
yours-more = Alle zeigen
status-waiting = wartet auf Mitspieler
status-playing = die Partie läuft
status-your-turn = du bist am Zug
status-over = zu Ende
status-closed = aufgegeben
winners = gewonnen von { $names }
nobody-won = verloren
just-now = gerade eben
go-there = Hingehen
see-result = Ergebnis
link-title = Dein persönlicher Link
link-note = Nimm ihn auf ein anderes Gerät mit, um dort weiterzuspielen. Wer ihn hat, spielt als du: Behalt ihn für dich.
link-show = Meinen persönlichen Link zeigen
link-hide = Verbergen
copy = Kopieren
copied = Kopiert.
copy-failed = Der Browser lässt uns nicht kopieren. Markier den Text und kopier ihn von Hand.
offline-title = Der Server ist nicht erreichbar
offline-note = Online-Tische brauchen eine Verbindung. Auf diesem Gerät kannst du ohne spielen, gegen Bots oder mit anderen reihum.
offline-play = Auf diesem Gerät spielen
try-again = Noch einmal versuchen

## Ein persönlicher Link

personal-title = Dein persönlicher Link
personal-looking = Einen Augenblick …
personal-replace = Auf diesem Gerät bist du bisher { $old }. Der Link macht dich zu { $new }. An die Plätze von { $old } kommst du dann nur noch mit dem persönlichen Link von { $old }.
personal-yes = { $name } werden
personal-no = { $name } bleiben
personal-now = Auf diesem Gerät bist du jetzt { $name }.
personal-same = Auf diesem Gerät bist du schon { $name }.
personal-unknown = Dieser Link gilt nicht oder nicht mehr. Vielleicht fehlt ein Stück davon.
personal-on = Zu den Tischen

## Einen Tisch aufmachen

make-title = Ein neuer Tisch
make-who = Wer spielt mit
make-players = Wie viele spielen
make-solo = Solo
seat-number = Platz { $number }
seat-who = Wer sitzt auf Platz { $number }?
seat-you = Du
seat-bot = Bot
seat-open = Offen
seat-open-note = für andere frei
access = Wer kommen darf
access-invitation = Auf Einladung
access-invitation-note = Wer den Link oder den Code hat.
access-open = Offen für alle
access-open-note = Der Tisch steht in der Liste der offenen Tische.
more-game = Die Partie im Einzelnen
more-table = Uhr, Chat und Zuschauer
costs = Was Zauber kosten
costs-note = In vollen Flaschen. Voreingestellt wie gedruckt.
costs-printed = Wie gedruckt
starter-lot-note = Alle rücken gemeinsam um den Tisch, die Nachbarn bleiben dieselben.
starter-first-seat = Platz 1
clock-title = Bedenkzeit
clock-turn = Für einen ganzen Zug
clock-window = Für einen Zauber oder Tausch in fremden Zügen
clock-none = Ohne Grenze
clock-timeout = Wenn die Zeit für einen Zug um ist
timeout-bot = Ein Bot spielt den Zug
timeout-redraw = Der Zug verfällt
absence-title = Wenn jemand weg ist
absence-grace = So lange warten die anderen
absence-bot = Danach
absence-nobody = springt niemand ein
absence-level = springt ein Bot ein: { $level }
chat-rule = Chat
chat-rule-everybody = Alle
chat-rule-everybody-note = Mitspieler und Zuschauer.
chat-rule-players = Mitspieler
chat-rule-players-note = Zuschauer lesen nur mit.
chat-rule-phrases = Fertige Sätze
chat-rule-phrases-note = Nur Mitspieler, nur fertige Sätze.
chat-rule-off = Niemand
chat-rule-off-note = Ein stiller Tisch.
watchers-allowed = Andere dürfen zuschauen
make-go = Tisch aufmachen
make-going = Der Tisch wird gedeckt …
make-name = Damit die anderen wissen, wer sie einlädt.
seconds =
    { $n ->
        [one] eine Sekunde
       *[other] { $n } Sekunden
    }
minutes =
    { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
hours =
    { $n ->
        [one] eine Stunde
       *[other] { $n } Stunden
    }
days =
    { $n ->
        [one] ein Tag
       *[other] { $n } Tage
    }
told-players =
    { $n ->
        [one] Solospiel
       *[other] { $n } Spieler
    }
told-basic = Grundspiel
told-master = Meistervariante
told-partners = Partner; das erste Team am Ziel beendet die Partie
told-partners-round = Partner; die Runde wird zu Ende gespielt
told-partners-short = Partner
told-spells = Zauber: { $names }
told-spells-none = Keine Zauber
told-spells-all = Alle acht Zauber
told-spells-drawn =
    { $n ->
        [one] Ein ausgeloster Zauber
       *[other] { $n } ausgeloste Zauber
    }
told-promo = auch der Promo-Zauber
told-costs = Zauber mit eigenen Kosten
told-strict = Eingesperrte muss man sich merken
told-aided = Eingesperrte werden angezeigt
told-second-must = Die zweite Aktion muss genutzt werden
told-rounds =
    { $n ->
        [one] Höchstens eine Runde
       *[other] Höchstens { $n } Runden
    }
told-lot = Wer beginnt, entscheidet das Los
told-first = Platz 1 beginnt
told-turn = Bedenkzeit für einen Zug: { $span }
told-window = für Zauber in fremden Zügen: { $span }
told-no-clock = Ohne Uhr
told-timeout-bot = danach springt ein Bot ein
told-timeout-redraw = danach verfällt der Zug
told-stand-in = Ein Bot ({ $level }) springt für Abwesende ein, Wartezeit: { $span }
told-no-stand-in = Niemand springt für Abwesende ein
told-open = Offen für alle
told-invitation = Auf Einladung
told-spectators = Andere dürfen zuschauen
told-no-spectators = Ohne Zuschauer

## Bevor es losgeht

room-title = Der Tisch füllt sich
room-coming = Auf dem Weg zum Tisch …
room-unreachable = Dieser Tisch ist auf einem Server, der gerade nicht antwortet. Die Seite versucht es weiter; dein Platz ist sicher.
room-broken = Verbindung verloren, neuer Versuch …
seats-title = Wer wo sitzt
free = frei
you-mark = du
host-now = { $name } leitet jetzt den Tisch.
you-host-now = Du leitest jetzt den Tisch, weil die Leitung eine Weile weg ist.
host-mark = Gastgeber
is-here = da
is-away = weg
sit-here = Hier hinsetzen
sit-down = Hinsetzen
move-here = Hierher wechseln
change-colour = Deine Farbe: { $colour }. Andere wählen
put-bot = Bot
put-bot-on = Einen Bot auf Platz { $number } setzen
bot-of = Stufe von { $name }
remove = { $name } entfernen
room-start = Partie beginnen
room-open =
    { $n ->
        [one] Ein Platz ist frei: Lade jemanden ein oder setz einen Bot hin.
       *[other] { $n } Plätze sind frei: Lade andere ein oder setz Bots hin.
    }
room-ready = Alle Plätze sind besetzt.
room-wait = { $name } beginnt die Partie, sobald alle Plätze besetzt sind.
room-wait-unknown = Der Gastgeber beginnt die Partie, sobald alle Plätze besetzt sind.
room-full = Alle Plätze sind besetzt: { $name } kann die Partie jetzt beginnen.
room-full-unknown = Alle Plätze sind besetzt: Der Gastgeber kann die Partie jetzt beginnen.
room-watching = Du schaust zu.
room-leave = Aufstehen
room-close = Tisch schließen
room-close-ask = Den Tisch für alle schließen?
room-close-yes = Schließen
room-close-no = Offen lassen
room-back = Alle Tische
room-watchers =
    { $n ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }
played = Was gespielt wird
arrived = { $name } hat sich gesetzt.
got-up = { $name } ist aufgestanden.
came-back = { $name } ist da.
went-away = { $name } ist weg.
who-are-you = Wer bist du?
who-are-you-note = Die anderen sehen deinen Namen. Dieses Gerät merkt ihn sich.
cancel = Abbrechen
table-closed = Dieser Tisch wurde geschlossen
table-closed-note = Hier spielt niemand mehr.
no-table = Diesen Tisch gibt es nicht
no-table-note = Vielleicht ist im Code ein Fehler, oder der Tisch wurde vor langer Zeit aufgegeben.
no-entry = Hier kommst du nicht hinein
room-retry = Noch einmal versuchen

## Die Einladung

invite-title = Andere einladen
invite-note = Schick den Link, sag den Code an, oder scanne das Quadrat mit einem Handy.
invite-code = Code des Tisches
invite-link = Link zum Tisch
invite-copy = Link kopieren
invite-share = Teilen
invite-text = Komm an meinen Tisch in Rabenburg!
invite-qr = QR-Code mit dem Link zum Tisch
invite-local = Diesen Link kann nur dieses Gerät öffnen, denn die Seite wurde als { $host } aufgerufen. Für andere im selben Netz starte den Server mit
invite-local-then = und ruf die Seite mit dem Namen oder der Adresse dieses Rechners auf.

## Der Chat

chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-field = Sag etwas
chat-send = Senden
chat-left =
    { $n ->
        [one] noch ein Zeichen
       *[other] noch { $n } Zeichen
    }
chat-phrases = Fertige Sätze
chat-silent = An diesem Tisch gibt es keinen Chat.
chat-only-players = An diesem Tisch schreiben nur Mitspieler.
chat-only-phrases = An diesem Tisch gibt es nur fertige Sätze.
chat-partners = In einer Teampartie sind nur fertige Sätze erlaubt (Regel 11.8).
chat-people = Wen du hörst
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-unread =
    { $n ->
        [one] eine neue Nachricht
       *[other] { $n } neue Nachrichten
    }
chat-spectator = { $name } (Zuschauer)
