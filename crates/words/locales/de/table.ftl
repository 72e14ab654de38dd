### Der Tisch: alles rund um das Spielfeld.

title = Tisch
round = Runde { $n }
game-over = Die Partie ist zu Ende
last-round = Letzte Runde

# Was zu entscheiden ist.
prompt-piece = Wähle eine Figur
prompt-card-or-spell = Spiel eine Karte, oder zaubere vorher
prompt-card = Wähle eine Karte dafür
prompt-discard = Aktion auslassen: Wähle eine Karte zum Abwerfen
prompt-spell = { $spell }, { $cost }. { $does } { $next }.
prompt-target = Wähle ein Ziel
prompt-second-target = Wähle den anderen Turm
prompt-aside = Du kannst deinem Partner eine Karte anbieten oder Flaschen geben
prompt-confirm = Bestätige oder wähle anders
waiting-for-absent = { $name } ist nicht da. Die Partie wartet.
waiting-for = { $name } überlegt …

# Knöpfe.
move-it = Bewegen
move-to = Auf Feld { $space } bewegen
enter-castle = In die Rabenburg
cast-spell = Zaubern
roll = Würfeln
roll-again =
    { $left ->
        [one] Noch einmal würfeln
       *[other] Noch einmal würfeln (noch { $left } Mal)
    }
discard = Karte abwerfen
discard-unused = Auslassen: Karte abwerfen
skip-action = Aktion auslassen
new-hand = Neue Hand
new-hand-confirm = Neue Hand nehmen
no-move = Nichts geht: weiter
no-push = Türme stehen lassen
end-turn = Zug beenden
pass = Kein Zauber
stop = Aufhören
ask-partner = { $name } um eine Karte bitten
offer = { $name } anbieten
give = Diese Karte geben
give-back = Diese Karte zurückgeben
accept = Karte nehmen
decline = Ablehnen
take-back = Abbrechen
riders =
    { $n ->
        [one] Ein Magier reitet mit
       *[other] { $n } Magier reiten mit
    }
clockwise = Im Uhrzeigersinn
counter-clockwise = Gegen den Uhrzeigersinn
free-of = Magier befreien: { $name }
free-own = Eigenen Magier befreien
pass-flasks-to = Flaschen an { $name }
pass-flasks =
    { $n ->
        [one] { $name } 1 Flasche geben
       *[other] { $name } { $n } Flaschen geben
    }

# Tafeln.
players = Spieler
you = Du
person = Spieler
partner = Partner
cards-in-hand =
    { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
home-of = { $home } von { $all } Magiern zu Hause
in-sight-of = { $seen } sichtbar, { $locked } eingesperrt
cards-used = { $n } von { $all } Karten verbraucht
flasks-of = { $full } voll, { $spent } verbraucht, { $empty } leer
is-active = ist am Zug
has-finished = ist am Ziel
action-of = Aktion { $n } von { $all }
actions-left =
    { $n ->
        [0] Keine Aktion mehr
        [one] Noch eine Aktion
       *[other] Noch { $n } Aktionen
    }
hand = Deine Hand
board = Der Rundweg: ein Ring aus 16 Feldern
spells = Zauber
spell-cost =
    { $n ->
        [one] kostet 1 Flasche
       *[other] kostet { $n } Flaschen
    }
what-happened = Was geschah
nothing-yet = Noch nichts. Der erste Zug beginnt.
replay-turn = Seit meinem letzten Zug
replaying = Seit deinem letzten Zug
rule-number = Regel { $number } nachlesen
which-tower = Welcher Turm?
tower-layer = Turm { $tower }, Lage { $layer }

# Leiste.
hint = Tipp
hint-thinking = Ein Tipp wird überlegt …
hint-none = Gerade gibt es keinen Tipp.
hint-show = Zeig es mir
hints = Automatische Tipps
sound-on = Ton ausschalten
sound-off = Ton einschalten
rules = Regeln
theme = Hell oder dunkel
menu = Menü
close = Schließen
brand = Rabenburg, Startseite
home-page = Startseite
log = Verlauf

# Einstellungen.
settings = Einstellungen
speed = Tempo
speed-half = langsam
speed-normal = normal
speed-double = schnell
speed-off = ohne Bewegung
sound = Ton
on = an
off = aus
language-setting = Sprache
confirm = Züge bestätigen
confirm-always = immer
confirm-unseen = nur Überraschungen
confirm-never = nie
confirm-note = „Nur Überraschungen“ fragt nach, bevor gewürfelt, die Hand getauscht oder eine Karte abgegeben wird. Ein Zug, dessen Ausgang auf dem Feld zu sehen ist, geschieht sofort.
asking = Zaubern außer der Reihe
asking-always = immer fragen
asking-concerned = wenn es mich betrifft
asking-own-turn = nur in meinem Zug
asking-never = nie fragen
asking-note = Könntest du in einem fremden Zug zaubern, wirst du gefragt, oder die Seite antwortet für dich „kein Zauber“. In deinem eigenen Zug heißt eine Karte zu spielen: kein Zauber.
leave = Tisch verlassen
leave-note = Die Partie bleibt erhalten; weiter geht es auf der Startseite.

# Vorhang.
curtain-title = { $name }, du bist dran
curtain-text = Gebt das Gerät an { $name }. Alle anderen schauen weg.
curtain-show = Meine Karten zeigen

# Ergebnis.
result = Ergebnis
play-again = Noch einmal spielen
save-game = Partie speichern
result-home = zu Hause
result-filled = gefüllt
result-full = voll
result-table = Alle Spieler, die besten zuerst
look-at-board = Spielfeld ansehen
result-and-replay = Ergebnis und Wiederholung

# Schwierigkeiten.
storage-full = Der Browser konnte die letzten Züge nicht speichern: Sein Speicher ist voll oder abgeschaltet. Unter „Deine Partien“ kannst du beendete Partien speichern und entfernen.
not-opened = Diese Partie ließ sich nicht öffnen. Fang eine andere an.
bots-broke = Die Bots sind ausgefallen. Lade die Seite neu, dann geht es weiter.
no-bots = Die Bots sind noch nicht auf diesem Gerät und ließen sich gerade nicht laden. Sobald du verbunden bist, spielen sie mit, und danach auch offline.
no-game = Hier ist keine Partie. Fang eine an!
