### Die Startseite und die Einrichtung eines Tisches.

## Die Seite

claim = Türme wandern. Magier verschwinden. Die Burg zieht weiter.
scene = Die Rabenburg auf einem Stapel von Türmen
languages = Sprache
theme = Aussehen
theme-light = Goldene Stunde (hell)
theme-dark = Blaue Stunde (dunkel)
aim = Bring alle deine Magier in die Rabenburg und fülle alle deine Flaschen. Türme, die auf Magiern landen, sperren sie ein.

play-now = Jetzt spielen
against-bots =
    { $n ->
        [one] Du und ein Bot, etwa { $minutes } Minuten
       *[other] Du und { $n } Bots, etwa { $minutes } Minuten
    }
together-only =
    { $n ->
        [one] Eine Person, etwa { $minutes } Minuten
       *[other] { $n } Personen, etwa { $minutes } Minuten
    }
together-with-bots =
    { $n ->
        [one] Eine Person
       *[other] { $n } Personen
    } und { $bots ->
        [one] ein Bot
       *[other] { $bots } Bots
    }, etwa { $minutes } Minuten
alone = Du allein, 30 Karten, etwa { $minutes } Minuten

opponents = Gegner
you = du
bot = Bot
you-are = Du bist { $colour }
opponent = Gegner { $colour }
change-colour = Deine Farbe wechseln
the-bots-are = Die Bots sind
gentle = sanft
clever = klug
masterly = meisterlich

tile-quick = Gleich mitspielen
tile-quick-note = ein Platz am nächsten freien Tisch
tile-online = Online-Tisch
tile-online-note = schick Freunden einen Link
tile-learn = Lernen
tile-learn-note = fünf Minuten, Schritt für Schritt
tile-learn-go-on = weiter, wo du warst
tile-together = Reihum spielen
tile-together-note = ein Gerät, 2 bis 6 Leute
tile-solo = Solo
tile-solo-note = 12 Magier, 30 Karten
tile-custom = Eigener Tisch
tile-custom-note = Zauber, Teams, Meistervariante
tile-rules = Regeln
tile-rules-note = vollständig, mit Suche
table-code = Code eines Online-Tisches
table-code-example = Tischcode, z. B. 7K2Q-X9FM
join = Hingehen

# Wie viel ohne Netz geht: alles, oder was sich jemand schon angesehen hat.
offline-all = Läuft auch offline, alles außer Online-Tischen.
offline-seen = Was du schon geöffnet hast, läuft auch offline.
footer = Frei, ohne Konto.
replay = Eine beendete oder gespeicherte Partie ansehen
drop-here = Lass die Datei los, um die Partie zu öffnen

## Die Einrichtung

set-up = Tisch einrichten
close = Schließen
start-game = Los geht’s
kind = Art des Spiels
kind-bots = Gegen Bots
kind-together = Reihum
kind-solo = Solo

players = Spieler
place = Platz { $number }
person = Person
a-bot = Bot
nobody = Frei
who-sits-here = Wer sitzt auf Platz { $number }?
colour-of = Farbe von Platz { $number }: { $colour }
choose-colour = Farbe wählen
name-of = Name auf Platz { $number }
level-of = Stufe von { $name }
team = Team { $number }

variant = Das Spiel
variant-basic = Grundspiel
variant-basic-note = Gezaubert wird nur im eigenen Zug, ein Zauber pro Zug.
variant-master = Meistervariante
variant-master-note = Alle dürfen zaubern, auch in fremden Zügen: ein Zauber pro Aktion.

spells = Zauber
spells-usual = Die zwei üblichen
spells-usual-note = Magier bewegen und Turm bewegen.
spells-none = Keine Zauber
spells-none-note = Nur die Karten.
spells-drawn = Ausgelost
spells-drawn-note = In jeder Partie andere.
spells-drawn-three-note = Drei, in jeder Partie andere.
spells-chosen = Selbst gewählt
spells-chosen-note = Leg die aus, die du magst.
spells-chosen-three-note = Leg die drei aus, die du magst.
how-many-spells = Wie viele Zauber
spells-laid-out =
    { $n ->
        [one] Ein Zauber liegt aus
       *[other] { $n } Zauber liegen aus
    }
promo = Mit dem Promo-Zauber „Zwei Karten ziehen“

move-wizard-note = ein Feld vorwärts
headwind-wizard-note = ein Feld zurück
move-tower-note = zwei Felder vorwärts
headwind-tower-note = zwei Felder zurück
swap-towers-note = zwei oberste tauschen die Plätze
move-castle-note = auf die nächste freie Fläche
piggyback-note = reitet mit einem Magier mit
free-wizard-note = holt ihn unter einem Turm hervor
draw-two-note = Promo

memory = Eingesperrte Magier
memory-strict = Selbst merken
memory-strict-note = Wie am echten Tisch: Niemand darf nachsehen, wer unter einem Turm steckt.
memory-aided = Anzeigen
memory-aided-note = Die Seite zeigt, wer unter welchem Turm steckt.

teams = Teams
teams-none = Keine Teams
teams-none-note = Wer zuerst am Ziel ist, gewinnt.
teams-end = Partner
teams-end-note =
    { $n ->
        [0] Zwei oder drei Zweierteams, die sich gegenübersitzen.
       *[other] { $n } Zweierteams, die sich gegenübersitzen. Das erste am Ziel beendet die Partie.
    }
teams-round = Partner, Runde zu Ende
teams-round-note = Ebenso, aber die Runde wird zu Ende gespielt.

finer-points = Feinheiten
starter = Wer beginnt
starter-you = Du
starter-first = Die erste Person
starter-lot = Das Los entscheidet
second-action = Die zweite Aktion
second-action-may = Freiwillig
second-action-must = Muss genutzt werden, wenn es geht
rounds = Rundengrenze
rounds-none = Ohne Grenze
rounds-limit =
    { $n ->
        [one] Eine Runde
       *[other] { $n } Runden
    }

printing = Auflage
printing-first-note = 24 Magier, darum sind manche Farben knapp. Im Grundspiel bewegen Zauber nur eigene Magier. Meistervariante: Magier befreien jederzeit, und Zauber dürfen eine Aktion rückgängig machen.
printing-second-note = 24 Magier. Im Grundspiel bewegen Zauber nur eigene Magier. Meistervariante: Alle dürfen zaubern, bevor eine Karte gewählt wird, und nichts darf rückgängig gemacht werden.
printing-third-note = Die üblichen Regeln: 30 Magier, und Zauber bewegen die Magier aller.
printing-short-note = Wie die dritte, aber im Grundspiel darf ein Zauber sofort wiederholt werden, jedes Mal bezahlt.

## Warum es nicht geht

no-person = Jemand muss an diesem Gerät sitzen: Gib einen Platz einer Person.
no-opponent = Wähle mindestens einen Gegner.
wrong-players = Das Spiel ist für 1 bis 6 Spieler, nicht für { $n }.
team-players = Teams brauchen 4 oder 6 Spieler; ihr seid { $n }.
free-spell = Der Zauber „{ $spell }“ muss mindestens eine Flasche kosten.
no-spells = Leg mindestens einen Zauber aus.
solo-master = Das Solospiel ist ein Grundspiel.
solo-rounds = Das Solospiel hat keine Rundengrenze.
solo-spells =
    { $n ->
        [one] Im Solospiel gibt es drei Zauber oder keinen; du hast einen gewählt.
       *[other] Im Solospiel gibt es drei Zauber oder keinen; du hast { $n } gewählt.
    }
colour-twice = Zwei Spieler haben die Farbe { $colour }.
colour-scarce = In der Schachtel dieser Auflage sind nur { $there } Magier in { $colour }; gebraucht werden { $needed }.
cannot-be-played = Nach diesen Regeln kann niemand spielen.
