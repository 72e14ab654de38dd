round = Runde { $round }
solo-turn = Zug { $turn }
turn-of = { $who ->
        [you] Du bist am Zug
       *[other] { $name } ist am Zug
    }
game-over = Die Partie ist zu Ende

you-choose = Wähle eine Karte
choose = { $name } wählt eine Karte
you-rolled = Bewege { $what ->
        [tower] einen Turm
        [wizard] einen Magier
       *[both] einen Turm oder Magier
    } um { $value ->
        [one] 1 Feld
       *[other] { $value } Felder
    }
you-rolled-again = Bewege { $what ->
        [tower] einen Turm
        [wizard] einen Magier
       *[both] einen Turm oder Magier
    } um { $value ->
        [one] 1 Feld
       *[other] { $value } Felder
    } oder würfle noch einmal
rolled = { $name } hat eine { $value } gewürfelt
you-push = Du darfst einen Turm um ein Feld bewegen
push = { $name } darf einen Turm um ein Feld bewegen
you-end = Zaubere oder beende deinen Zug
end = { $name } darf noch zaubern
you-window = Möchtest du zaubern?
window = { $name } darf zaubern
you-repeat = Wiederhole „{ $spell }“ oder hör auf
repeat = { $name } darf „{ $spell }“ wiederholen
you-pick = Wähle, wen du befreist
pick = { $name } wählt, wer freikommt
you-give = { $partner } bittet dich um eine Karte: Gib eine oder lehne ab
give = { $name } wird um eine Karte gebeten
you-reply = { $partner } bietet dir eine Karte an: Nimm sie oder lehne ab
reply = { $name } bekommt eine Karte angeboten
you-give-back = Gib { $partner } eine Karte zurück
give-back = { $name } gibt eine Karte zurück
draws = { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    } eine Karte
die = Der Würfel rollt

a-wizard = ein Magier
announced = { $who ->
        [you] Du kündigst
       *[other] { $name } kündigt
    } an: { $piece }, { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }.
last-round = { $who ->
        [you] Du bist am Ziel
       *[other] { $name } ist am Ziel
    }. Dies ist die letzte Runde.
last-round-several = { $you ->
        [you] Du und { $others } seid am Ziel
       *[other] { $others } sind am Ziel
    }. Dies ist die letzte Runde.
last-round-limit = Dies ist die letzte Runde.
