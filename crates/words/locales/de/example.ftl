-game = Rabenburg

good-evening = Guten Abend!

welcome = { good-evening } Willkommen bei { -game }.

flasks =
    { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $n ->
        [0] keine volle Flasche
        [one] eine volle Flasche
       *[other] { $n } volle Flaschen
    }.
