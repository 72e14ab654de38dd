### Nachrichten an Leute, die gerade nicht da sind. Sie gehen an Telefone und Chats; über das Spiel steht nichts darin.

your-turn =
    { $n ->
        [one] Du bist am Zug
       *[other] Du bist an { $n } Tischen am Zug
    }
table-of = Tisch von { $names }
