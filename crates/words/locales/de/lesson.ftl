### Die geführte Partie. Kurze Sätze: Ein Kind von acht Jahren soll sie lesen können.

# Die Schritte: was zu tun ist, und was geschehen ist.
welcome = Hallo! Ich begleite dich, und du spielst Blau. Du gewinnst, wenn alle deine Magier in der Rabenburg und alle deine Flaschen gefüllt sind. Viel fehlt nicht mehr: zwei Magier und zwei Flaschen.
walk = Jede Karte bewegt einen Magier oder einen Turm. Tippe auf die leuchtende Karte: Mit ihr geht dein Magier 3 Felder weit. Du siehst, wohin. Dann bestätige.
walk-done = Gut gemacht! Alles bewegt sich im Uhrzeigersinn, genau so weit, wie die Karte sagt. Dein Magier steht jetzt oben auf Turm 4.
ride = In deinem Zug hast du zwei Aktionen. Nimm die zweite für Turm 4: Tippe auf die leuchtende Karte und bestätige. Schau, wer mitreist!
ride-done = Türme nehmen alle mit, die auf ihnen stehen. Du darfst jeden Turm bewegen, den du willst. Dein Zug ist vorbei, darum hast du neue Karten gezogen.
locked = { $name } ist am Zug. Schau genau hin!
locked-done = Oh! { $name } hat einen Turm auf deinen Magier gestellt. Jetzt ist er eingesperrt, und niemand sieht ihn. Dafür hat { $name } eine Flasche gefüllt. Merk dir, wo er ist!
free = Weißt du noch, unter welchem Turm dein Magier steckt? Tippe auf die leuchtende Karte, dann auf diesen Turm, und bestätige. Der Turm rückt 1 Feld weiter.
free-missed = Dann wäre er immer noch eingesperrt. Welchen Turm hat { $name } auf ihn gestellt?
free-done = Da ist er ja! Wer unter einem Turm steckt, kommt frei, wenn der Turm wegfliegt. Merk dir also, wer wo versteckt ist.
lock = Jetzt sperrst du jemanden ein. Die leuchtende Karte bewegt einen Turm oder einen Magier, ganz wie du willst. Stell Turm 4 auf den Magier von { $name }. Deiner reist mit!
lock-done = Der Magier von { $name } ist eingesperrt, und eine deiner Flaschen ist voll. Das geht mit jedem Magier, sogar mit eigenen. Du füllst jedes Mal eine Flasche.
new-hand = { $name } gefallen die eigenen Karten nicht. Schau, was jetzt passiert!
new-hand-done = Statt zwei Aktionen darfst du alle Karten abwerfen und drei neue ziehen. Danach darfst du einen Turm 1 Feld weit bewegen. { $name } hat beides getan.
home = Dein Magier ist genau 3 Felder von der Rabenburg entfernt. Und du hast eine 3! Schick ihn nach Hause.
home-done = Er ist zu Hause! Die Burg wandert weiter zum nächsten freien Rabenschild. Kommt ein Magier nach Hause, ist dein Zug sofort zu Ende.
given-up = { $name } ist wieder am Zug.
given-up-done = { $name } ist gegangen und hat dann eine Karte abgeworfen. Auch du darfst auf die zweite Aktion verzichten, wenn du schon etwas bewegt hast.
die = Hier ist eine Karte mit einem Würfel. Spiel sie aus und würfle!
roll = Eine 3! Nun wählst du einen Turm oder einen Magier und bewegst ihn 3 Felder weit. Stell einen leuchtenden Turm auf den Magier von { $name } auf Feld 11.
roll-done = Das war die letzte leere Flasche: Alle sechs sind gefüllt! Nur noch ein Magier fehlt.
spell = Mit vollen Flaschen bezahlst du Zauber, einen in jedem Zug. Tippe in der Mitte auf den Zauber „Magier bewegen“. Für 2 Flaschen geht dein Magier 1 Feld weit.
spell-done = Die zwei Flaschen sind verbraucht, aber sie zählen weiter als gefüllt. Und dein Magier ist jetzt genau 5 Felder von der Burg entfernt.
win = Dein letzter Magier, und du hast eine 5. Bring ihn nach Hause!
win-done = Alle Magier zu Hause, alle Flaschen gefüllt! Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren.
last-turn = { $name } hat den letzten Zug.
last-turn-done = Du hast gewonnen! Hättet ihr es beide geschafft, hätte gewonnen, wer mehr volle Flaschen hat. Jetzt weißt du, wie es geht. Spielen wir?

# Die Begleitung.
coach = Begleitung
step = Schritt { $number } von { $all }
next = Weiter
back = Einen Schritt zurück
show-me = Zeig es mir
leave = Verlassen
later = Gute Idee! Aber mach erst das:
read-on = Gleich! Lies erst das hier, dann drück „Weiter“.
play-first = Deine erste Partie
play-first-note = gegen zwei Rabenküken, mit Tipps
again = Noch mal von vorn
rules = Regeln
start-page = Startseite
