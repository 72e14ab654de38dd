round-your-turn = Runde { $round }. Du bist am Zug.
round-begins = Runde { $round } beginnt.
solo-turn = Zug { $turn }.

draws-card = { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    } „{ $card }“.
reshuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.
discards = { $who ->
        [you] Du wirfst
       *[other] { $name } wirft
    } „{ $card }“ ungenutzt ab.
new-hand = { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } eine neue Hand.
rolls = { $who ->
        [you] Du würfelst
       *[other] { $name } würfelt
    } eine { $value }.
roll-moves-nothing = Mit diesem Wurf lässt sich nichts bewegen.

announces = { $who ->
        [you] Du kündigst
       *[other] { $name } kündigt
    } an: { $piece }, { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } von Feld { $from } aus.
a-wizard = ein Magier
prevented = Die angekündigte Bewegung ist nicht mehr möglich. Niemand bewegt sich.

tower-with = { $tower } mit { $riders }
the-castle-rides = der Rabenburg
tower-moved = { $who ->
        [you] Du bewegst
       *[other] { $name } bewegt
    } { $towers } von Feld { $from } auf { $to }.
tower-flew = { $towers } fliegt von Feld { $from } auf { $to }.
locked-up = { $n ->
        [one] 1 Magier eingesperrt.
       *[other] { $n } Magier eingesperrt.
    }
locked-up-who = { $n ->
        [one] 1 Magier eingesperrt
       *[other] { $n } Magier eingesperrt
    }: { $wizards }.
uncovered = Wieder zu sehen: { $wizards }.
swapped = Turm { $a } und Turm { $b } tauschen die Plätze.

walks = { $who ->
        [you] Du gehst
       *[other] { $name } geht
    } { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }, von Feld { $from } auf { $to }.
walks-home = { $who ->
        [you] Du gehst
       *[other] { $name } geht
    } von Feld { $from } in die Rabenburg.
moves-wizard = { $who ->
        [you] Du bewegst
       *[other] { $name } bewegt
    } { $whose ->
        [you] deinen Magier
       *[other] den Magier von { $owner }
    } von Feld { $from } auf { $to }.
brings-home = { $who ->
        [you] Du bringst
       *[other] { $name } bringt
    } { $whose ->
        [you] deinen Magier
       *[other] den Magier von { $owner }
    } von Feld { $from } in die Rabenburg.
wizard-moved = { $wizard } geht von Feld { $from } auf { $to }.
wizard-entered = { $wizard } kommt von Feld { $from } in die Rabenburg.
rides-along = { $wizard } reitet mit.
rides-home = { $wizard } reitet mit in die Rabenburg.
goes-free = { $wizard } kommt auf Feld { $space } frei.
free-and-home = { $wizard } kommt frei, geradewegs in die Rabenburg.
castle-moved = Die Rabenburg wandert auf Feld { $to }.

fills-flask = { $who ->
        [you] Du füllst
       *[other] { $name } füllt
    } eine Flasche.
fills-flask-of = { $who ->
        [you] Du füllst
       *[other] { $name } füllt
    } { $whose ->
        [you] eine deiner Flaschen
       *[other] eine Flasche von { $owner }
    }.

casts = { $who ->
        [you] Du zauberst
       *[other] { $name } zaubert
    } „{ $spell }“ ({ $n ->
        [one] 1 Flasche
       *[other] { $n } Flaschen
    }).
looks-beneath = { $who ->
        [you] Du zauberst
       *[other] { $name } zaubert
    } „{ $spell }“ ({ $n ->
        [one] 1 Flasche
       *[other] { $n } Flaschen
    }) und { $who ->
        [you] schaust
       *[other] schaut
    } unter Turm { $tower }.
beneath = Unter Turm { $tower }: { $wizards }.
beneath-nobody = Unter Turm { $tower } ist niemand.
passes = { $who ->
        [you] Du zauberst
       *[other] { $name } zaubert
    } nicht.

asks = { $who ->
        [you] Du bittest
       *[other] { $name } bittet
    } { $whom ->
        [you] dich
       *[other] { $partner }
    } um eine Karte.
offers = { $who ->
        [you] Du bietest
       *[other] { $name } bietet
    } { $whom ->
        [you] dir
       *[other] { $partner }
    } eine Karte an.
offers-card = { $who ->
        [you] Du bietest
       *[other] { $name } bietet
    } { $whom ->
        [you] dir
       *[other] { $partner }
    } „{ $card }“ an.
gives = { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } { $whom ->
        [you] dir
       *[other] { $partner }
    } eine Karte.
gives-card = { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } { $whom ->
        [you] dir
       *[other] { $partner }
    } „{ $card }“.
declines = { $who ->
        [you] Du lehnst
       *[other] { $name } lehnt
    } den Tausch ab.
passes-flasks = { $who ->
        [you] Du gibst
       *[other] { $name } gibt
    } { $whom ->
        [you] dir
       *[other] { $partner }
    } { $n ->
        [one] eine volle Flasche
       *[other] { $n } volle Flaschen
    }.

game-over = Die Partie ist zu Ende.
