blue = Blau
yellow = Gelb
red = Rot
green = Grün
orange = Orange
purple = Violett

forest = Wald
water = Wasser
hills = Hügel
ruins = Ruinen

tower-named = Turm { $number }
card-tower = Turm { $distance }
card-wizard = Magier { $distance }
card-both = Turm { $tower } oder Magier { $wizard }
card-tower-dice = Turm, { $dice ->
        [2] zwei Würfel
        [3] drei Würfel
       *[other] ein Würfel
    }
card-wizard-dice = Magier, { $dice ->
        [2] zwei Würfel
        [3] drei Würfel
       *[other] ein Würfel
    }
card-dice = Turm oder Magier, ein Würfel

printing-first = Erste Auflage
printing-second = Zweite Auflage
printing-third = Dritte Auflage
printing-short = Kurzregeln

basic = Grundspiel
master = Meistervariante
solo = Solospiel
teams = Teams

first-of = erster
second-of = zweiter
third-of = dritter
fourth-of = vierter
fifth-of = fünfter
sixth-of = sechster
seventh-of = siebter
eighth-of = achter
ninth-of = neunter

and = { $first } und { $last }

player = Spieler { $number }
you = Du

wizards = { $n ->
        [one] { $who ->
            [you] dein Magier
           *[other] der Magier von { $name }
        }
       *[other] { $who ->
            [you] deine { $n } Magier
           *[other] { $n } Magier von { $name }
        }
    }

one-of-the-wizards = { $who ->
        [you] einer deiner Magier
       *[other] ein Magier von { $name }
    }
