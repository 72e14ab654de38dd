move-wizard = Magier bewegen
move-wizard-does = Ein sichtbarer Magier geht 1 Feld im Uhrzeigersinn.
headwind-wizard = Gegenwind für Magier
headwind-wizard-does = Ein sichtbarer Magier geht 1 Feld gegen den Uhrzeigersinn.
move-tower = Turm bewegen
move-tower-does = Ein Turm fliegt 2 Felder im Uhrzeigersinn.
headwind-tower = Gegenwind für Türme
headwind-tower-does = Ein Turm fliegt 2 Felder gegen den Uhrzeigersinn.
swap-towers = Türme tauschen
swap-towers-does = Die obersten Türme zweier Felder tauschen die Plätze.
move-castle = Rabenburg bewegen
move-castle-does = Die Rabenburg zieht, in welcher Richtung du willst, auf das nächste Feld ohne sichtbare Magier.
piggyback = Huckepack
piggyback-does = Einer deiner Magier reitet mit, wenn ein Magier neben ihm mit einer Karte losgeht.
free-wizard = Magier befreien
free-wizard-does = Schau unter einen Turm: Ist dort ein Magier von dir, kommt er wieder nach oben.
draw-two = Zwei Karten ziehen
draw-two-does = Du ziehst zwei Karten.

cost = { $flasks ->
        [one] 1 Flasche
       *[other] { $flasks } Flaschen
    }
