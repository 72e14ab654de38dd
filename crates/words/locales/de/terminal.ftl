turn = Zug { $turn }
set-up = Aufbau
dealt = Die Karten sind verteilt, drei an jeden.

## Wer mitspielt

home = zu Hause
flasks = Flaschen
cards = Karten
no-cards = keine
spells = Zauber
player = Spieler
full = voll
spent = verbraucht
empty = leer

## Das Ende

verdict = Nach { $n ->
        [one] 1 Zug
       *[other] { $n } Zügen
    }: { $winners } { $because } (Regel { $rule })
broken-off = Nach { $n ->
        [one] 1 Zug
       *[other] { $n } Zügen
    } abgebrochen.

## Drumherum

seed = Startwert { $seed }
why = warum
step = Schritt { $step } von { $last }
keys = ←→ Schritt  ↑↓ Zug  o offen  q Ende
legend = ◆ Schild  ♜ Burg  ● voll ○ leer × verbraucht  ◦ von ▸ nach  nach 15 kommt 0
more = rabenburg --help zeigt, was es sonst noch gibt
