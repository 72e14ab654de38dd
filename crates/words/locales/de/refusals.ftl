game-over = Die Partie ist vorbei; schau dir das Ergebnis an oder fang eine neue an.
chance-due = Erst kommt noch eine Karte oder ein Wurf; warte kurz, dann kannst du wählen.
not-your-decision = Gerade entscheidet { $name }; du siehst es, wenn du an der Reihe bist.
not-now = Das steht im Moment nicht zur Wahl; nimm etwas von dem, was leuchtet.
not-in-hand = Die Karte „{ $card }“ hast du nicht; wähle eine aus deiner Hand.
wrong-side = So lässt sich die Karte „{ $card }“ nicht nutzen; wähle, was darauf zu sehen ist, und würfle bei einer Würfelkarte zuerst.
must-be-used = Mit der Karte „{ $card }“ lässt sich noch etwas bewegen, also darfst du sie nicht einfach abwerfen; spiel sie aus oder wähle eine andere Karte.
no-such-wizard = Auf Feld { $space } ist kein Magier dieser Farbe zu sehen; wähle einen, den du siehst.
not-your-wizard = Karten bewegen nur deine eigenen Magier; wähle einen von deinen.
spells-serve-your-own = Im Grundspiel dieser Auflage bewegen Zauber nur deine eigenen Magier; wähle einen von deinen.
surface-full = Auf Feld { $space } stehen schon sechs Magier, mehr passen nicht hin; wähle einen anderen Magier, eine andere Weite oder einen anderen Ort.
surface-full-freeing = Oben stehen dort schon sechs Magier, also kann niemand mehr hinauf; wähle einen Turm auf einem anderen Feld.
castle-in-the-way = Turm { $tower } würde auf dem Feld der Rabenburg landen, und das darf keiner; wähle etwas anderes oder eine andere Weite.
roll-must-be-used = Mit diesem Wurf lässt sich etwas bewegen, also musst du es tun; wähle eine Figur oder würfle noch einmal, wenn die Karte es erlaubt.
no-roll-left = Das war der letzte Wurf dieser Karte; mach jetzt deine Bewegung damit.
too-late-to-redraw = Eine neue Hand ersetzt beide Aktionen, und du hast schon eine verbraucht; spiel mit deinen Karten weiter.
not-laid-out = „{ $spell }“ ist an diesem Tisch nicht im Spiel; wähle einen der Zauber, die ausliegen.
no-time-for-spell = „{ $spell }“ geht an dieser Stelle nicht; warte, bis dir der Zauber angeboten wird.
no-time-for-piggyback = Huckepack gehört zu einer Magierbewegung; wähle es, während du die Karte spielst.
no-time-alone = Allein zauberst du nach deiner Karte oder der neuen Hand; spiel zuerst eine Karte.
spell-used-up = Der Zauber dieses Zugs ist schon verbraucht; heb deine Flaschen für den nächsten auf.
spell-of-action-used-up = Der Zauber dieser Aktion ist schon verbraucht; heb deine Flaschen für die nächste auf.
too-few-flasks = „{ $spell }“ kostet { $n ->
        [one] 1 volle Flasche
       *[other] { $n } volle Flaschen
    }, und so viele hast du nicht; wähle einen billigeren Zauber oder spiel ohne weiter.
only-repeat = Jetzt kannst du nur „{ $spell }“ wiederholen; tu das oder hör damit auf.
not-swappable = Tauschen lassen sich nur die obersten Türme zweier verschiedener Felder, und nie auf dem Feld der Rabenburg; wähle zwei solche Türme.
nowhere-for-castle = Auf jedem anderen Feld sind Magier zu sehen, darum kann die Rabenburg nirgendwohin; wähle einen anderen Zauber oder heb deine Flaschen auf.
no-such-rider = So kann niemand mitreiten; nenn einen deiner eigenen Magier neben dem, der geht, und achte darauf, dass am Ziel Platz für alle ist.
undoing = Damit stünde alles wieder wie vor der letzten Aktion, und das darf ein Zauber nicht; wähle ein anderes Ziel oder einen anderen Zauber.
nobody-to-free = Befreien kannst du nur einen Magier, der eben gezeigt wurde, von deiner Farbe oder der deines Partners; wähle einen von diesen.
no-exchange = Nur Partner tauschen Karten, einmal im Zug und solange einer von ihnen entscheidet; warte auf die nächste Gelegenheit eures Teams.
no-flasks-passed = Nur Partner geben Flaschen weiter, jeder einmal im Zug und solange einer von ihnen entscheidet; warte auf die nächste Gelegenheit eures Teams.
impossible = Das kann jetzt nicht geschehen; warte auf die nächste Karte oder den nächsten Wurf, den das Spiel verlangt.
