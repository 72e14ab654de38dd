puzzle = Rätsel
puzzles = Rätsel
solved = Gelöst!
not-solved = Nicht gelöst.
the-solution = Die Lösung

stowaway = Blinder Passagier
stowaway-about = Einer deiner Magier ist eingesperrt. Befreie ihn und bring ihn heim, alles in einem Zug.
last-flask = Letzte Flasche
last-flask-about = Dein letzter Magier und deine letzten Flaschen. Wer einen Magier heimbringt, beendet den Zug: Auf die Reihenfolge kommt es an.
at-one-stroke = Auf einen Streich
at-one-stroke-about = Jeder Turm, der auf Magiern landet, füllt eine Flasche. Wie viele schaffst du in einem einzigen Zug?
ravens-flight = Rabenflug
ravens-flight-about = Kommt ein Magier heim, fliegt die Burg weiter zum nächsten freien Schild. Lass sie landen, wo du sie haben willst.
shut-the-door = Tür zu
shut-the-door-about = Nach deinem Zug darf niemand gegen dich einen Magier heimbringen können, gleich mit welchen Karten und Würfen.
come-what-may = Komme, was wolle
come-what-may-about = Ein Plan mit einem Würfel, der bei jedem Wurf aufgeht.
unstoppable = Unaufhaltsam
unstoppable-about = Die Karten liegen offen. Gewinne in zwei Zügen, gleich was dagegen gespielt und was nachgezogen wird.
open-solo = Offenes Solo
open-solo-about = Ein Solospiel, bei dem die nächsten Karten offen liegen. Bring alle mit so wenigen Karten wie möglich heim.
memory = Gedächtnis
memory-about = Sieh ein paar Zügen zu. Dann sind deine Magier außer Sicht, wie im Spiel, und du befreist einen aus dem Gedächtnis.

goal-stowaway = Bring in diesem Zug einen deiner eingesperrten Magier heim.
goal-last-flask = Werde in diesem Zug fertig: Fülle { $n ->
        [one] deine letzte Flasche
       *[other] deine letzten { $n } Flaschen
    } und bring deinen letzten Magier heim.
goal-at-one-stroke = Fülle in diesem Zug { $n } Flaschen.
goal-ravens-flight = Bring einen Magier so heim, dass die Burg auf Feld { $space } landet.
goal-shut-the-door = Tür zu: Nach deinem Zug darf dein Gegenüber keinen Magier heimbringen können, gleich mit welchen Karten und Würfen.
goal-whatever-home = Bring in diesem Zug einen Magier heim, gleich was du würfelst.
goal-whatever-flasks = Fülle in diesem Zug { $n ->
        [one] eine Flasche
       *[other] { $n } Flaschen
    }, gleich was du würfelst.
goal-unstoppable = Gewinne in { $turns } Zügen, gleich was dein Gegenüber tut und was du nachziehst.
goal-open-solo = Bring { $n ->
        [one] den letzten Magier
       *[other] die letzten { $n } Magier
    } mit { $cards } Karten heim. Die nächsten Karten liegen offen.
goal-memory = Aus dem Gedächtnis: Bring in diesem Zug einen deiner eingesperrten Magier heim.

gentle = sanft
easy = leicht
medium = mittel
hard = schwer
fiendish = teuflisch

tag-castle-rides = die Burg fährt mit
tag-castle-twice = die Burg zieht zweimal
tag-locks-up-own = sperrt eigenen Magier ein
tag-own-rides = eigener Magier fährt mit
tag-rival-rides = bewegt fremden Turm
tag-rival-walks = bewegt fremden Magier
tag-past-castle = läuft an der Burg vorbei
tag-two-walks = läuft zweimal
tag-redraw-and-push = neue Karten und schieben
tag-spell-first = zuerst zaubern
tag-spell-between = Zauber zwischen den Karten
tag-spell-last = zuletzt zaubern
tag-tower-twice = ein Turm zweimal
tag-uncovers = befreit einen Magier
tag-fills-flask = füllt eine Flasche
tag-fresh-flask = zahlt mit frischer Flasche
tag-rolls = würfelt
tag-gives-up = verzichtet auf eine Karte
tag-swap = Türme tauschen
tag-headwind = Gegenwind
tag-castle-spell = Burg bewegen
tag-piggyback = Huckepack
tag-free-spell = Magier befreien
tag-guides-flight = lenkt den Flug der Burg
tag-two-towers = zwei Türme ziehen
tag-locks-up-rival = sperrt andere ein

trick-castle-rides = Die Burg fährt mit. Sie stand auf dem Turm, den du bewegt hast, und kam mit ihm näher.
trick-castle-twice = Die Burg zieht zweimal. Wohin sie weiterfliegt, zählt so viel wie ihr Platz.
trick-locks-up-own = Du sperrst einen eigenen Magier ein. Die Flasche füllt sich trotzdem.
trick-own-rides = Ein Magier fährt auf einem Turm mit. Türme nehmen alle mit, die darauf stehen: ein Weg ohne Magierkarte.
trick-rival-rides = Du bewegst einen Turm, auf dem andere stehen. Jeder Turm darf bewegt werden.
trick-rival-walks = Du bewegst einen fremden Magier. Der Zauber nimmt jeden, der zu sehen ist.
trick-past-castle = Ein Magier läuft erst an der Burg vorbei. Manchmal passt nur der lange Weg.
trick-two-walks = Zwei Wege nacheinander. Das Feld dazwischen muss stimmen.
trick-redraw-and-push = Du nimmst neue Karten. Der Schubs dazu ist auch eine Bewegung.
trick-spell-first = Der Zauber kommt zuerst. Die Karten brauchen den Platz, den er schafft.
trick-spell-between = Der Zauber kommt zwischen den Karten. Erst er lässt die Entfernung passen.
trick-spell-last = Der Zauber kommt zuletzt. Die Karten bereiten ihn nur vor.
trick-tower-twice = Ein Turm zieht zweimal. Keine der Karten reicht allein.
trick-uncovers = Ein Turm wird angehoben, und ein Magier ist wieder zu sehen.
trick-fills-flask = Ein Turm landet auf Magiern und füllt eine Flasche.
trick-fresh-flask = Du füllst eine Flasche und gibst sie gleich aus. Was du in diesem Zug gewinnst, bezahlt seinen Zauber.
trick-rolls = Der Würfel mag fallen, wie er will. Jeder Wurf hat seine Antwort.
trick-gives-up = Du verzichtest auf eine Karte. Nichts mehr zu tun ist am stärksten.
trick-swap = Türme tauschen bewegt zwei Türme und sperrt niemanden ein.
trick-headwind = Der Gegenwind bläst etwas zurück. Nur so geht es gegen den Uhrzeigersinn.
trick-castle-spell = Die Burg selbst zieht um. Du musst nicht zu ihr laufen.
trick-piggyback = Ein zweiter Magier kommt huckepack mit. Zwei kommen mit einer Karte heim.
trick-free-spell = Magier befreien greift durch Türme hindurch. Nichts muss angehoben werden.
trick-guides-flight = Ein Turm lenkt den Flug. Die Burg fliegt zum nächsten freien Schild, und Türme verdecken und tragen Schilde.
trick-two-towers = Zwei Türme ziehen. Erst zusammen ändern sie genug.
trick-locks-up-rival = Du sperrst jemanden ein. Wer verdeckt ist, braucht eine Bewegung, um wieder frei zu sein.

hint-watch-tower = Achte auf Turm { $tower } und was darauf steht.
hint-watch-wizard = Achte auf den Magier auf Feld { $space }.
hint-watch-castle = Achte auf die Burg.
hint-card = Beginne mit der Karte { $card }.
hint-spell = Beginne mit dem Zauber { $spell }.
hint-redraw = Beginne mit neuen Karten.
no-more-hints = Mehr Tipps gibt es nicht.

part-stowaway-free = ein eingesperrter Magier ist frei
part-stowaway-home = er ist daheim
part-flasks = { $filled } von { $needed } Flaschen gefüllt
part-wizard-home = ein Magier ist daheim
part-wizards-home = { $home } von { $all } Magiern daheim
part-castle-rests = die Burg steht auf Feld { $space }
part-door-shut = die Tür ist zu

failed-overshot = { $by ->
        [one] Ein Schritt
       *[other] { $by } Schritte
    } zu weit. Die Burg war { $away ->
        [one] 1 Feld
       *[other] { $away } Felder
    } entfernt, und der Magier ging { $steps }.
failed-fell-short = { $by ->
        [one] Ein Schritt
       *[other] { $by } Schritte
    } zu wenig. Die Burg war { $away ->
        [one] 1 Feld
       *[other] { $away } Felder
    } entfernt, und der Magier ging { $steps }.
failed-still-locked-up = Noch eingesperrt. Niemand von den Eingesperrten kam zum Vorschein.
failed-another-wizard = Ein Magier kam heim, aber keiner, der eingesperrt war.
failed-entry-ended-turn = Der Einzug hat den Zug beendet. Der Rest blieb ungetan.
failed-flasks-missing = { $missing ->
        [one] Eine Flasche fehlt.
       *[other] { $missing } Flaschen fehlen.
    }
failed-castle-elsewhere = Die Burg ist auf Feld { $rests } gelandet, nicht auf Feld { $wanted }.
failed-nobody-home = Niemand kam heim.
failed-luck = Es hängt vom Glück ab. Bei einer { $roll } wäre es nicht aufgegangen.
failed-answered = Dagegen gibt es eine Antwort: { $moves }.
failed-too-slow = Zu langsam. { $wizards } Magier sind noch unterwegs, und nur einer kommt in einem Zug heim.
failed-cards-spent = Die Karten sind verbraucht, und { $wizards ->
        [one] ein Magier ist
       *[other] { $wizards } Magier sind
    } noch nicht daheim.

move-wizard = der Magier auf Feld { $space } mit { $card }
move-tower = Turm { $tower } mit { $card }
move-wizard-roll = der Magier auf Feld { $space } mit dem Wurf
move-tower-roll = Turm { $tower } mit dem Wurf
move-roll = { $card }, gewürfelt wird eine { $value }
move-spell = der Zauber { $spell }
move-redraw = neue Karten
move-push = Turm { $tower } um ein Feld
move-discard = keine Bewegung
