### The words of the game itself, written as they appear mid-sentence; the code capitalises them at the start of one.

blue = blue
yellow = yellow
red = red
green = green
orange = orange
purple = purple

forest = forest
water = water
hills = hills
ruins = ruins

# A tower by its number, within a sentence.
tower-named = tower { $number }
card-tower = tower { $distance }
card-wizard = wizard { $distance }
card-both = tower { $tower } or wizard { $wizard }
# $dice is how often the die may be rolled.
card-tower-dice = tower, { $dice ->
        [2] two dice
        [3] three dice
       *[other] one die
    }
card-wizard-dice = wizard, { $dice ->
        [2] two dice
        [3] three dice
       *[other] one die
    }
card-dice = tower or wizard, one die

printing-first = First printing
printing-second = Second printing
printing-third = Third printing
printing-short = Short rules

basic = Basic game
master = Master variant
solo = Solo game
teams = Teams

first-of = first
second-of = second
third-of = third
fourth-of = fourth
fifth-of = fifth
sixth-of = sixth
seventh-of = seventh
eighth-of = eighth
ninth-of = ninth

# The last two parts of a list.
and = { $first } and { $last }

player = Player { $number }
you = You

# Wizards as the subject of a sentence.
wizards = { $n ->
        [one] { $who ->
            [you] your wizard
           *[other] { $name }’s wizard
        }
       *[other] { $who ->
            [you] your { $n } wizards
           *[other] { $name }’s { $n } wizards
        }
    }

one-of-the-wizards = one of { $who ->
        [you] your
       *[other] { $name }’s
    } wizards
