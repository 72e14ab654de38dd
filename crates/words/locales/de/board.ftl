space = Feld { $space }, { $landscape }.
towers = { $n ->
        [one] Turm { $numbers }.
       *[other] { $n } Türme, von unten: { $numbers }.
    }
on-top = Oben: { $wizards }.
on-the-ground = Auf dem Boden: { $wizards }.
castle = Die Rabenburg auf Feld { $space }.
castle-here = Hier steht die Rabenburg.
shield = Rabenschild zu sehen.
empty = Leer.

tower-alone = Turm { $tower }.
tower-in-stack = Turm { $tower }, { $place } von { $n }.
can-move = Kann { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } auf Feld { $to }.
can-move-with = Kann { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } auf Feld { $to }, mit { $riders }.
can-move-back = Kann { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } zurück auf Feld { $to }.
can-move-back-with = Kann { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } zurück auf Feld { $to }, mit { $riders }.
can-be-lifted = Lässt sich anheben.
can-be-swapped = Lässt sich mit Turm { $other } tauschen.
riding-towers = { $n ->
        [one] Turm { $numbers }
       *[other] Turm { $numbers }
    }
riding-castle = der Rabenburg

wizard-on = { $wizard } auf Feld { $space }.
chosen = Gewählt.
wizard-can-move = Kann { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } auf Feld { $to } gehen.
wizard-can-move-back = Kann { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } zurück auf Feld { $to } gehen.
wizard-can-enter = Kann in die Rabenburg gehen.

card = Karte { $card }.
card-chosen = Karte { $card }. Gewählt.
card-moves-nothing = Karte { $card }. Bewegt nichts.

locked-up-beneath = Unter Turm { $tower } eingesperrt: { $wizards }.

locks = sperrt { $n } ein
fills = { $n ->
    [one] +1 Flasche
   *[other] +{ $n } Flaschen
}
enters = kommt in die Rabenburg
costs = { $n ->
    [one] kostet 1 Flasche
   *[other] kostet { $n } Flaschen
}
