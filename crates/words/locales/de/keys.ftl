### Die Tasten des Tisches: in einem Fenster, und für alle, die das Spielfeld hören.

title = Tasten
open = Alle Tasten

tab-key = Tab
tab = Weiter zum nächsten Teil: Karten, Ring, Knöpfe, Zauber, Mitspieler, Verlauf, Menü. Mit Umschalt zurück.
ring-keys = Links, Rechts
ring = Auf dem Ring: ein Feld gegen den oder im Uhrzeigersinn
layer-keys = Hoch, Runter
layers = Auf dem Ring: durch die Türme und Magier eines Feldes
next-key = N
next = Auf dem Ring: zur nächsten Figur, die sich bewegen lässt
inside-key = I
inside = Auf dem Ring: was im Stapel steckt
enter-key = Enter, Leertaste
enter = Wählen. Enter bestätigt auch: auf einer gewählten Figur und überall, wo kein Knopf den Fokus hat.
escape-key = Esc
escape = Die letzte Wahl zurücknehmen; schließen, was offen ist
puzzle-keys = H, Z, Umschalt+Z
puzzle = In einem Rätsel: Tipp, einen Schritt zurück, von vorn
help-key = ?
help = Diese Tasten

on-the-board = Links und rechts: den Ring entlang. Hoch und runter: Türme und Magier eines Feldes. N: nächste Figur, die sich bewegen lässt. I: was im Stapel steckt. Enter: wählen, noch einmal: bestätigen. Escape: zurück. Fragezeichen: alle Tasten.
on-the-replay = Links und rechts: den Ring entlang. Hoch und runter: Türme und Magier eines Feldes.
