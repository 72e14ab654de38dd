### Die Regeln: was rund um das Buch steht.

home = Rabenburg, Startseite
back-to-game = Zurück zum Spiel
loading = Die Regeln werden aufgeschlagen …
failed = Die Regeln sind noch nicht auf diesem Gerät und ließen sich gerade nicht laden. Verbinde dich mit dem Netz und versuch es noch einmal.
try-again = Noch einmal versuchen

contents = Kapitel
in-one-minute = Das Spiel in einer Minute
search = Regeln durchsuchen
search-hint = Wort oder Nummer
found =
    { $n ->
        [0] Nichts gefunden.
        [one] Eine Stelle gefunden.
       *[other] { $n } Stellen gefunden.
    }
rule-link = Link zu Regel { $number }

printing = Auflage
all-printings = Alle
first-printing = erste Auflage
second-printing = zweite Auflage
third-printing = dritte Auflage
short-rules = Kurzregeln
first-short = Erste
second-short = Zweite
third-short = Dritte
short-short = Kurz
printing-hint = Zeigt nur, was in der gewählten Auflage gilt.

play-figure = Bewegung zeigen
play-again = Noch einmal zeigen
not-allowed = Nicht erlaubt: Regel { $number }

all-cards = Alle { $n } Karten
copies = × { $n }
all-spells = Alle { $n } Zauber
promo = Promo

why-not = Warum nicht?
why-not-rule = Regel { $number }: { $title }
whole-rule = In den Regeln
close = Schließen
