### Die geführte Partie. Kurze Sätze: Ein Kind von acht Jahren soll sie lesen können.

# Die Schritte: was zu tun ist, und was geschehen ist. Wo ein Schritt dafür keinen Satz hat, sagt es der nächste.
welcome = Hallo! Ich begleite dich, und du spielst Blau. Du gewinnst, wenn alle deine Magier in der Rabenburg und alle deine Flaschen gefüllt sind. Es fehlen nur zwei Magier und zwei Flaschen!
walk = Jede Karte bewegt einen Magier oder einen Turm. Tippe auf die leuchtende Karte: Dein Magier kann 3 Felder gehen. Du siehst, wohin. Dann bestätige.
walk-done = Gut gemacht! Alles bewegt sich im Uhrzeigersinn, genau so weit, wie die Karte sagt.
ride = In deinem Zug hast du zwei Aktionen. Nimm die zweite für Turm 4 und schau, wer mitreitet!
ride-done = Türme nehmen alle mit, die auf ihnen stehen, und du darfst jeden bewegen. Dein Zug ist zu Ende, darum hast du neue Karten.
locked = { $name } ist am Zug. Schau genau hin!
locked-done = Oh! { $name } hat einen Turm auf deinen Magier gestellt und dafür eine Flasche gefüllt. Er ist eingesperrt: Niemand kann ihn sehen oder bewegen. Merk dir, wo er ist!
free = Unter welchem Turm steckt dein Magier? Tippe auf die leuchtende Karte, dann auf den Turm, und bestätige.
free-missed = Dann wäre er immer noch eingesperrt. Welchen Turm hat { $name } auf ihn gestellt?
free-done = Da ist er ja! Wer unter einem Turm steckt, kommt frei, wenn der Turm wegzieht.
crowd = Geh zu den sechs Magiern auf Feld 10! Tippe auf die leuchtende Karte, dann auf deinen Magier auf Turm 4, auch wenn er nicht leuchtet.
crowd-missed = Das wäre erlaubt. Aber versuch zu gehen: Tippe auf deinen Magier auf Turm 4.
lock = Kein Platz: Mehr als sechs passen nicht hin. Aber ein Turm darf auf ihnen landen! Nimm dieselbe Karte für Turm 4, und dein Magier reitet mit.
lock-done = Alle sechs sind eingesperrt, sogar einer von dir. Du füllst jedes Mal eine Flasche, egal wie viele es sind.
no-landing = Darf ein Turm auch auf der Burg landen? Tippe auf die leuchtende Karte, dann auf Turm 5.
no-landing-missed = Das wäre erlaubt. Aber probier es mit Turm 5, der auf der Burg landen würde.
shield = Nein, er darf nur vorbei. Siehst du den Rabenschild auf Turm 5? Dorthin kann die Burg als Nächstes wandern. Stell den Turm auf Feld 13.
home = Dein Magier ist genau 2 Felder von der Burg entfernt. Schick ihn nach Hause und schau, wohin die Burg wandert.
home-done = Er ist zu Hause! Die Burg ist zum nächsten Rabenschild ohne Magier gewandert. Kommt ein Magier nach Hause, ist dein Zug sofort zu Ende.
new-hand = Dein anderer Magier steckt unter Turm 4, und keine deiner Karten hilft. Tausch sie gegen neue: Drück „{ $button }“ und bestätige.
push = Das war statt beider Aktionen, aber du darfst einen Turm 1 Feld schieben. Jeden, auch mitten aus einem Stapel: Nimm Turm 4 auf Feld 10!
push-done = Turm 8 stand darauf und ritt mit. Und dein Magier ist frei!
die = Eine Karte mit zwei Würfeln! Spiel sie aus und würfle.
reroll = Nur eine 1. Aber bei zwei Würfeln darfst du noch einmal würfeln. Tu es!
roll = Eine 3! Der letzte Wurf zählt. Stell einen leuchtenden Turm auf den Magier von { $name } auf Feld 11.
roll-done = Das war die letzte leere Flasche!
skip = Wenn du etwas bewegt hast, darfst du die zweite Aktion auslassen. Drück „{ $button }“ und wähle eine Karte.
spell = Mit vollen Flaschen bezahlst du Zauber, einen in jedem Zug. Tippe auf „Magier bewegen“: Für 2 Flaschen geht dein Magier 1 Feld weit.
spell-done = Verbrauchte Flaschen zählen weiter als gefüllt. Und dein Magier ist genau 2 Felder von der Burg entfernt.
win = Dein letzter Magier, und du hast eine 2. Bring ihn nach Hause!
win-done = Alle Magier zu Hause, alle Flaschen gefüllt! Die Runde wird noch zu Ende gespielt.
last-turn = { $name } hat den letzten Zug.
last-turn-done = Du hast gewonnen! Hättet ihr es beide geschafft, hätte gewonnen, wer mehr volle Flaschen hat. Spielen wir?

# Die Begleitung.
coach = Begleitung
others-turn = { $name } spielt.
shield-picture = Ein Rabenschild
step = Schritt { $number } von { $all }
next = Weiter
back = Einen Schritt zurück
show-me = Zeig es mir
leave = Verlassen
later = Gute Idee! Aber mach erst das:
read-on = Gleich! Lies erst das hier, dann drück „Weiter“.
play-first = Deine erste Partie
play-first-note = gegen zwei Rabenküken, mit Tipps
again = Noch einmal von vorn
rules = Regeln
start-page = Startseite
