tower = { $towers }: von Feld { $from } auf Feld { $to }.
wizards = { $wizards }: von Feld { $from } auf Feld { $to }.
wizards-enter = { $wizards }: von Feld { $from } in die Rabenburg.
wizards-go-free = { $wizards }: befreit, nach oben auf Feld { $space }.
wizards-free-and-home = { $wizards }: befreit, geradewegs in die Rabenburg.
castle-moves-on = Die Rabenburg wandert auf Feld { $to }.
swap = Turm { $a } auf Feld { $first } und Turm { $b } auf Feld { $second } tauschen die Plätze.
tower-wizards = { $n ->
        [one] 1 Magier
       *[other] { $n } Magiern
    }

locks-up = Sperrt { $n } Magier ein.
locks-up-and-fills = Sperrt { $n } Magier ein, füllt eine Flasche.
locks-up-and-fills-for = Sperrt { $n } Magier ein, füllt { $whose ->
        [you] eine deiner Flaschen
       *[other] eine Flasche von { $owner }
    }.
uncovers = { $n ->
        [one] 1 Magier ist
       *[other] { $n } Magier sind
    } wieder zu sehen.

spell = „{ $spell }“ ({ $n ->
        [one] 1 Flasche
       *[other] { $n } Flaschen
    }).
piggyback = { $wizards } reitet mit.
look-beneath = Schau unter Turm { $tower } auf Feld { $space }. Ist dort ein Magier von dir, kommt er nach oben.
look-beneath-for-team = Schau unter Turm { $tower } auf Feld { $space }. Ist dort ein Magier eures Teams, kommt er nach oben.

roll-once = Würfle, dann bewege einen Turm oder einen Magier.
roll-tower = Würfle bis zu { $n ->
        [2] zweimal
       *[other] dreimal
    }; der letzte Wurf zählt. Dann bewege einen Turm.
roll-wizard = Würfle bis zu { $n ->
        [2] zweimal
       *[other] dreimal
    }; der letzte Wurf zählt. Dann bewege einen Magier.
discard = Wirf „{ $card }“ ungenutzt ab.
redraw = Wirf alle deine Karten ab und zieh drei neue. Danach darfst du einen Turm um ein Feld bewegen. Das ersetzt beide Aktionen.
redraw-solo = Wirf alle deine Karten ab und zieh drei neue. Danach darfst du einen Turm um ein Feld bewegen. Das ersetzt deine Karte.
no-move = Mit der { $value } lässt sich nichts bewegen. Die Aktion ist verbraucht.
reroll = Würfle noch einmal. Die { $value } zählt dann nicht mehr.
no-push = Bewege keinen Turm.
end = Beende deinen Zug.
pass = Zaubere jetzt nicht.
stop = Wiederhole „{ $spell }“ nicht.
ask = Einmal im Zug könnt ihr verdeckt eine Karte tauschen. { $partner } gibt zuerst eine, dann gibst du eine zurück, wenn du magst dieselbe.
give = Gib { $partner } „{ $card }“; du bekommst eine Karte zurück.
offer = Biete { $partner } „{ $card }“ an; du bekommst eine Karte zurück.
accept = Nimm die Karte von { $partner } ungesehen und gib eine zurück.
decline = Tausche in diesem Zug keine Karten.
give-back = Gib { $partner } „{ $card }“.
pass-flasks = Gib { $partner } { $n ->
        [one] eine volle Flasche
       *[other] { $n } volle Flaschen
    }.
pick = Befreie { $who ->
        [you] deinen Magier
       *[other] den Magier von { $name }
    }.
