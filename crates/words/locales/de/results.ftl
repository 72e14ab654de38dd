wins = { $who ->
        [you] Du gewinnst!
       *[other] { $name } gewinnt!
    }
team-wins = { $you ->
        [you] Du und { $others } gewinnt!
       *[other] { $others } gewinnen!
    }
share = { $you ->
        [you] Du teilst dir den Sieg mit { $others }.
       *[other] { $others } teilen sich den Sieg.
    }
solo-lost = Diesmal nicht.

finished = Alle Magier sind zu Hause, keine Flasche ist leer geblieben.
finished-with-most = Alle Magier sind zu Hause, keine Flasche ist leer geblieben, und niemand hat mehr volle Flaschen: { $full }.
all-home = Alle Magier sind zu Hause, ehe jemand alle Flaschen gefüllt hatte. Es entscheiden die gefüllten Flaschen: { $filled }.
round-limit = Die letzte Runde ist gespielt. Es entscheiden die Magier zu Hause: { $home }.
team-finished = Alle Magier des Teams sind zu Hause, keine Flasche ist leer geblieben.
solo-won-with = Alle { $wizards } Magier sind zu Hause, mit { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }. Je weniger, desto besser.
solo-lost-with = { $n ->
        [one] 1 Karte ist
       *[other] { $n } Karten sind
    } verbraucht, und { $out ->
        [one] 1 Magier ist
       *[other] { $out } Magier sind
    } noch nicht zu Hause.
