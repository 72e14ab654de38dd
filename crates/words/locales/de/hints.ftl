### Tipps: ein Satz, der sagt, was zu tun ist und warum.

hint = { $deed }: { $reasons }.
after-colon = capital
hint-alone = { $deed }: Nichts anderes verspricht mehr.
effects = das { $effects }
and-also = { $first }, und { $then }
or = { $first } oder { $last }

## Was im Satz vorkommt, im Akkusativ.

# Erst ab zwei: Eins hat ein Geschlecht, das jeder Satz selbst kennt.
number =
    { $n ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $n }
    }
spaces =
    { $n ->
        [one] ein Feld
       *[other] { number } Felder
    }
# Der Stamm des Adjektivs; „orange“ selbst lässt sich nicht beugen.
paint =
    { $paint ->
        [blue] blau
        [yellow] gelb
        [red] rot
        [green] grün
        [orange] orangefarben
       *[purple] violett
    }
a-wizard =
    { $whose ->
        [yours] einen deiner Magier
        [partners] einen Magier deines Partners
       *[painted] einen { paint }en Magier
    }
wizards =
    { $n ->
        [one] { a-wizard }
       *[other] { $whose ->
            [yours] { number } deiner Magier
            [partners] { number } Magier deines Partners
           *[painted] { number } { paint }e Magier
        }
    }
last-wizards =
    { $whose ->
        [partners] { $n ->
            [one] den letzten Magier deines Partners
           *[other] die letzten { number } Magier deines Partners
        }
       *[yours] { $n ->
            [one] deinen letzten Magier
           *[other] deine letzten { number } Magier
        }
    }
any-wizards = { number } Magier
other-wizards = { number } fremde Magier
them =
    { $n ->
        [one] ihn
       *[other] sie
    }
castle =
    { $castle ->
        [named] sie
       *[unnamed] die Rabenburg
    }
the-card = die Karte „{ $card }“
your-card = deine Karte „{ $card }“
the-die-card = die Würfelkarte
the-tower-dice = die Turmkarte mit { number } Würfeln
the-wizard-dice = die Magierkarte mit { number } Würfeln
any-roll = mit jedem Wurf
roll-of = mit einer { $rolls }

## Was zu tun ist.

push = Bewege { $piece } { $way }
move-by = Bewege { $piece } { $means } { $way }
a-tower = Turm { $tower }
wizard-on =
    { $whose ->
        [yours] deinen Magier
        [partners] den Magier deines Partners
       *[painted] { a-wizard }
    } von Feld { $space }
wizards-on = { $wizards } von Feld { $space }
way = um { spaces }
way-back = um { spaces } zurück
by-card = mit „{ $card }“
by-roll = mit deinem Wurf
by-spell = mit einem Zauber für { $n ->
        [one] eine Flasche
       *[other] { number } Flaschen
    }
by-piggyback = { $means } und Huckepack

swap = Tausche Turm { $a } und Turm { $b } { by-spell }
move-castle =
    { $direction ->
        [clockwise] Bewege die Rabenburg { by-spell } im Uhrzeigersinn
       *[counter-clockwise] Bewege die Rabenburg { by-spell } gegen den Uhrzeigersinn
    }
ride-along = Lass { by-spell } { a-wizard } mitreiten
look-beneath = Schau { by-spell } unter Turm { $tower }
draw-two = Zieh { by-spell } zwei Karten
free = Befreie { a-wizard }
play = Spiel { $card }
roll-again = Würfle noch einmal
discard = Wirf { $card } ungenutzt ab
new-hand = Wirf deine Karten ab und zieh drei neue
no-move = Verzichte auf den Wurf
no-push = Bewege keinen Turm
end = Beende deinen Zug
pass = Zaubere jetzt nicht
stop = Wiederhole den Zauber nicht
ask = Bitte deinen Partner um eine Karte
give = Gib deinem Partner { $card }
offer = Biete deinem Partner { $card } an
accept = Nimm die angebotene Karte deines Partners
refuse = Gib deinem Partner keine Karte
decline = Lehne die angebotene Karte deines Partners ab
give-back = Gib { $card } zurück
pass-flasks =
    { $n ->
        [one] Gib deinem Partner eine volle Flasche
       *[other] Gib deinem Partner { number } volle Flaschen
    }

## Warum: was es bewirkt.

wins = gewinnt die Partie
wins-shared = sichert dir einen geteilten Sieg
finishes = führt dich ans Ziel
enters = bringt { $wizards } in die Rabenburg
keeps-out = hält { a-wizard } von der Rabenburg fern
saves = rettet { $wizards } vor dem Einsperren
prevents = verhindert die angekündigte Bewegung
locks-up = sperrt { $wizards } ein
fills =
    { $whose ->
        [partners] füllt eine Flasche deines Partners
       *[yours] füllt eine Flasche
    }
fills-last =
    { $whose ->
        [partners] füllt die letzte leere Flasche deines Partners
       *[yours] füllt deine letzte leere Flasche
    }
frees = befreit { $wizards }
carries = bringt { $wizards } { spaces } voran
nearer = bringt { $wizards } von { $from } auf { $there } an die Rabenburg heran
there = { spaces }
there-in-figures =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
castle-nearer = bringt { castle } näher an deine Magier
castle-away = holt { castle } von { $whose ->
        [yours] einem deiner Magier
        [partners] einem Magier deines Partners
       *[painted] einem { paint }en Magier
    } weg
sets-back = bringt { $wizards } weiter von der Rabenburg weg
out-of-reach = rettet { them } vor den Türmen
shows-beneath = zeigt, was unter Turm { $tower } ist

## Warum: eigene Sätze.

way-home = dann kann { $card } { $wizards } nach Hause bringen
way-home-named = dann kann ihn { $card } nach Hause bringen
searches = ist dort einer deiner Magier, kommt er frei
rolls-home = { $roll } käme ein Magier nach Hause
rolls-lock-up = { $roll } kannst du Gegner einsperren
rolls-up-to = du darfst bis zu { number }mal würfeln
last-roll-counts = der letzte Wurf zählt
nothing-moves = um { spaces } lässt sich nichts bewegen
card-moves-nothing = mit ihr lässt sich nichts bewegen
no-card-brings-home = keine deiner Karten bringt einen Magier nach Hause
may-push = danach darfst du einen Turm um ein Feld bewegen
all-stays = so bleibt alles, wo es ist
keeps-way-home = { $card } kann noch einen Magier nach Hause bringen
keeps-flasks = heb deine Flaschen für später auf
keeps-cards = so behältst du deine Karten
more-cards = so hast du mehr Auswahl
partner-may-help = vielleicht hat dein Partner eine bessere Karte
any-card-back = du darfst dafür eine beliebige Karte zurückgeben
brings-partner-home = damit kann dein Partner einen Magier nach Hause bringen
partner-may-use = vielleicht kann dein Partner sie brauchen
of-little-use = sie bringt keinen deiner Magier nach Hause
partner-can-pay = dann kann sich dein Partner einen weiteren Zauber leisten
partner-casts-more = dann kann dein Partner öfter zaubern
