### Die Hilfe zu den Befehlen des Labors: arena, solo, trace, perft, bench, load und train.

## Was mehrere Befehle haben

bots = Bots schreibt man STUFE oder STUFE@BUDGET. Die Stufen, von der schwächsten an: random, fledgling, apprentice, keeper, wizard, queen. Zum Vergleich schaut one-step wie apprentice einen Schritt voraus, vergisst aber niemanden. Ein Budget ist eine Zeit je Entscheidung (100ms, 1s, 1.5s) oder eine Zahl von Suchschritten (2000), mit der auf jedem Rechner dieselben Partien entstehen. Ohne Budget gilt das der Stufe; Stufen, die nicht suchen, brauchen keines.
file = DATEI
folder = ORDNER
kind = ART
which-spells = ZAUBER
spells-with-costs = ZAUBER=N,…
who-plays = Wer spielt
who-plays-listed = Wer spielt, als Liste mit Kommas
seed = Startwert des Zufalls
threads = Wie viele Partien gleichzeitig laufen [Vorgabe: eine je Kern]
json-instead = JSON statt der Tabelle ausgeben
start = Mit einer Stellung in Textnotation beginnen statt mit dem Aufbau; ihre Regeln ersetzen die Optionen des Tisches

## Die Optionen eines Tisches

the-table = Der Tisch
players = Zahl der Spieler; 1 ist das Solospiel
variant = Grundspiel oder Meistervariante mit Zaubern in fremden Zügen
teams = Partner spielen zusammen (zu viert oder zu sechst)
team-finish-round = In Teampartien die Runde zu Ende spielen, bevor die Partie endet
second-action-must = Auf die zweite Aktion darf niemand verzichten
round-limit = Die Partie nach so vielen Runden beenden
edition = Auflage der Regeln
spells = Ausliegende Zauber: Namen mit Kommas dazwischen, `all`, `none` (solo) oder `random:N`
spells-long =
    { spells }

    Ohne Angabe move_wizard,move_tower im Grundspiel, alle acht in der Meistervariante, keine im Solospiel.
promo = Auch der Promo-Zauber draw_two gehört zu `random:N` und `all`
costs = Andere Kosten, etwa swap_towers=2,free_wizard=2
memory = Ob Ansichten die Eingesperrten zeigen

## arena

arena = Bots gegeneinander spielen lassen und ihre Stärke messen
arena-how =
    Wer wo sitzt:
      so viele Bots wie Spieler       sie sitzen am Tisch; wer zweimal genannt ist, bekommt zwei Plätze
      zwei Bots, mehr Spieler         der erste allein gegen lauter Kopien des zweiten
      ein Bot                         Kopien von ihm auf allen Plätzen
      mehr Bots als Spieler           alle Kombinationen treffen sich und werden zusammen gewertet
      mit --teams                     ein Bot spielt das ganze Team, falls nicht jeder Platz einen hat

    Duplikate: Eine Austeilung legt das Glück jedes Platzes fest, seine Karten und Würfe, und wird in allen Sitzordnungen gespielt: in jeder Reihenfolge, wenn es höchstens 24 verschiedene gibt, sonst reihum verschoben. So gleicht sich das Glück aus. Die Intervalle gelten für Austeilungen, bei weniger als 30 Austeilungen für Partien.

    Siege zählen je Platz; ein gemeinsamer Sieg wird geteilt, eine abgebrochene Partie auch. Die Wertung ist Weng-Lin (OpenSkill) und nutzt den Rang jedes Platzes: erst die Gewinner, dann die Magier zu Hause, die gefüllten und die vollen Flaschen. 25 ist die Mitte; wer zu zweit 6 Punkte vorn liegt, gewinnt etwa drei von vier Partien.

    Strg-C hält an und gibt aus, was bis dahin herauskam; ein zweites beendet sofort.
arena-examples =
    Beispiele:
      rabenburg arena fledgling keeper --players 2 --games 1000
      rabenburg arena keeper apprentice                             einer unter drei Zauberlehrlingen
      rabenburg arena random fledgling apprentice keeper wizard --players 2 --svg ratings.svg
      rabenburg arena wizard@500 wizard@2000 --teams --variant master
      rabenburg arena --bots queen,keeper --games 5000 --log night.jsonl --resume
arena-games = So viele Partien mindestens; jede begonnene Austeilung wird in allen Sitzordnungen gespielt
arena-max-turns = Partien nach so vielen Zügen abbrechen; sie zählen als gemeinsamer Sieg aller
arena-log = Jede beendete Partie als JSON-Zeile in eine Datei schreiben
arena-resume = Dort weitermachen, wo das Protokoll aufhört; alles muss gleich eingestellt sein, nur die Zahl der Partien darf wachsen
arena-csv = CSV statt der Tabelle ausgeben: eine Zeile je Bot
arena-svg = Die Wertungen mit ihren Intervallen zeichnen

## solo

solo = Messen, wie oft Bots das Solospiel schaffen
solo-how = Alle Bots spielen dieselben Austeilungen. Nennst du keinen, spielen die schnellen Stufen bis keeper; die anderen lassen sich Zeit: Nenn sie und dazu eine kleine Zahl von Austeilungen. Strg-C hält an und gibt aus, was bis dahin herauskam; ein zweites beendet sofort.
solo-examples =
    Beispiele:
      rabenburg solo
      rabenburg solo keeper wizard@300 --deals 100
      rabenburg solo --spells random:3 --edition short --json
solo-who-plays = Wer spielt [Vorgabe: die schnellen Stufen]
solo-deals = Wie viele Austeilungen; --games heißt dasselbe
solo-max-turns = Partien nach so vielen Zügen abbrechen; sie gelten als verloren

## trace

trace = Partien spielen und alles, was geschieht, mit allen Geheimnissen als JSON Lines schreiben
trace-examples =
    Beispiele:
      rabenburg trace --games 100 --players 4 --out games.jsonl
      rabenburg trace --edition second --variant master --spells random:4 --teams
      rabenburg trace --start endgame.txt --seed 7 | head -5
trace-games = Wie viele Partien
trace-seed = Startwert des Zufalls; gleiche Argumente ergeben Byte für Byte dasselbe
trace-max-turns = Partien nach so vielen Zügen abbrechen
trace-out = In eine Datei schreiben statt auf die Standardausgabe
trace-random = Wählt unter allen erlaubten Aktionen mit gleicher Wahrscheinlichkeit

## perft

perft = Zählen, wie viele Wege eine Partie nehmen kann
perft-long =
    { perft }

    Entscheidungen und Zufälle zählen beide als Schritte; gleiche Karten sind ein Zufall. In Teampartien zählt auch, was der Partner inzwischen tun darf. Eine beendete Partie ist ein Weg, auch wenn sie früh zu Ende war.
perft-examples =
    Beispiele:
      rabenburg perft --depth 4
      rabenburg perft --start endgame.txt --depth 3 --divide
      rabenburg perft --players 4 --teams --depth 3 --json
perft-depth = Wie viele Schritte
perft-divide = Zu jedem ersten Schritt zeigen, wie viele Wege dahinter liegen
perft-json = JSON ausgeben
perft-seed = Startwert des Zufalls beim Austeilen
perft-start = Von einer Stellung in Textnotation an zählen statt neu auszuteilen; ihre Regeln ersetzen die Optionen des Tisches

## bench

bench = Messen, wie schnell ein Kern zufällige Partien spielt
bench-examples =
    Beispiele:
      rabenburg bench
      rabenburg bench --seconds 10
      rabenburg bench --json > speed.json
bench-seconds = Sekunden je Fall
bench-json = JSON ausgeben: eine Liste mit einem Objekt je Fall

## load

load = Messen, wie viele Tische, Spieler und Aktionen ein Server verträgt
load-examples =
    Beispiele:
      rabenburg load l2
      rabenburg load l2 --url http://127.0.0.1:7288    ein Server, der schon läuft
      rabenburg load custom --tables 200 --players 4 --spectators 1 --rate 300 --seconds 20
      rabenburg load custom --tables 20 --rate 0       so schnell der Server antwortet
      rabenburg load all > measured.md                 L1 bis L7 als Markdown-Tabelle

    Die Latenz ist die Zeit vom Senden eines Zuges, bis ihn alle Spieler und Zuschauer am Tisch haben.
    Ohne --url startet jeder Test einen eigenen Server und löscht danach dessen Daten; er nimmt
    dieselben Umgebungsvariablen wie `rabenburg serve`. Ein Server, der schon läuft, muss so viele
    Besucher, Tische, Sockets und Züge von einer Adresse erlauben.
load-test = Welcher Test
load-url = Der Server [Vorgabe: ein neuer für jeden Test]
load-data = Ordner für die Daten neuer Server, solange sie laufen [Vorgabe: der Ordner des Systems für Temporäres]
load-tables = Tische
load-players = Spieler an jedem Tisch
load-spectators = Zuschauer an jedem Tisch
load-rate = Aktionen pro Sekunde, alle Tische zusammen; 0 für keine Bedenkzeit
load-seconds = So viele Sekunden messen
load-seed = Startwert des Zufalls, nach dem die Spieler wählen
load-json = JSON ausgeben: ein Objekt, bei `all` eine Liste davon
load-l1 = 100 Tische mit 4 Spielern und 2 Zuschauern, 100 Aktionen pro Sekunde
load-l2 = 1000 Tische mit 2 Spielern, 1000 Aktionen pro Sekunde
load-l3 = 50 Tische mit 2 Spielern ohne Bedenkzeit
load-l4 = 8000 Sockets, auf denen nichts geschieht
load-l5 = L2; alle Spieler werden auf einmal getrennt und kommen zurück
load-l6 = L2; der Server wird mit kill -9 beendet und neu gestartet
load-l7 = L1 allein, danach neben 20 Tischen voller Bots
load-custom = Wie die Optionen es sagen
load-all = L1 bis L7 nacheinander; der Bericht ist eine Markdown-Tabelle
load-skipped = L6 beendet seinen Server mit kill -9, darum entfällt er mit --url

## train

train = Die Gewichte der Bewertung aus Partien der Bots gegen sich selbst lernen
train-long =
    { train }

    Gleicher Startwert, gleich viele Runden und Partien ergeben auf jedem Rechner dieselben Gewichte. Arten, die du nicht nennst, behalten ihre.
train-examples =
    Beispiele:
      rabenburg train --out weights.txt                        alle Arten von Partien: eine Stunde
      rabenburg train --kind basic-2 --kind basic-4 --out weights.txt
      rabenburg train --kind solo --rounds 4 --games 500       ein kurzer Versuch auf dem Bildschirm
train-kinds = Eine Art von Partie, etwa basic-2, master-4, teams-6 oder solo; auch mehrmals [Vorgabe: alle]
train-rounds = Runden aus Spielen und Lernen
train-games = Partien je Runde
train-threads = Zahl der Threads; am Ergebnis ändert sie nichts [Vorgabe: alle Kerne]
train-out = Wohin die Gewichte geschrieben werden [Vorgabe: Standardausgabe]

theme = THEMA
puzzles = Rätsel machen, beweisen, bewerten und ausgeben
puzzles-how =
    make     lässt Bots spielen und macht aus ihren Stellungen Rätsel: bewiesen, auf das Nötige verkleinert und bewertet
    prove    geht bei jedem Rätsel den ganzen Baum durch und sagt, wie viele je Sekunde bewiesen werden
    rate     bewertet jedes Rätsel neu
    bots     wie viele einer Stichprobe schnelle Bots lösen, nach Schwierigkeit; das Ziel erfahren sie nicht
    print    zeigt Rätsel mit ihren Lösungen in Worten

    Themen: stowaway, last-flask, at-one-stroke, ravens-flight, shut-the-door, come-what-may, unstoppable, open-solo, memory. Gleicher Startwert und gleich viele Partien ergeben dieselben Rätsel, egal auf wie vielen Kernen.
puzzles-examples =
    Beispiele:
      rabenburg puzzles make --theme stowaway --games 50 --out stowaway.txt
      rabenburg puzzles prove                                    alle veröffentlichten
      rabenburg puzzles prove --pack stowaway.txt
      rabenburg puzzles bots --count 100
      rabenburg puzzles print --theme unstoppable --language de
puzzles-task = Was zu tun ist
puzzles-theme = Nur dieses Thema [Vorgabe: alle]
puzzles-pack = Eine Datei mit Rätseln statt der veröffentlichten
puzzles-count = Wie viele Rätsel je Thema bleiben, oder wie groß die Stichprobe ist
puzzles-games = Aus wie vielen Partien von Bots je Thema Stellungen kommen
puzzles-threads = Wie viele Threads; am Ergebnis ändert das nichts [Vorgabe: alle Kerne]
puzzles-out = Wohin die Rätsel geschrieben werden [Vorgabe: Standardausgabe]
puzzles-made = { $theme }: { $candidates } Kandidaten, { $ambiguous } mit mehreren Lösungen, { $dull } zu einfach, { $found } gut, { $chosen } ausgewählt
puzzles-proved = { $theme }: { $count } bewiesen, { $rate } je Sekunde, { $lines } Varianten
