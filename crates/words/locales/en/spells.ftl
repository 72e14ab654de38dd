### The spells: what they are called and what they do (chapter 8 of the rules).

move-wizard = Move a wizard
move-wizard-does = A visible wizard walks 1 space clockwise.
headwind-wizard = Headwind for wizards
headwind-wizard-does = A visible wizard goes 1 space counter-clockwise.
move-tower = Move a tower
move-tower-does = A tower flies 2 spaces clockwise.
headwind-tower = Headwind for towers
headwind-tower-does = A tower flies 2 spaces counter-clockwise.
swap-towers = Swap towers
swap-towers-does = The top towers of two spaces change places.
move-castle = Move the castle
move-castle-does = The raven castle goes, either way round, to the next space without visible wizards.
piggyback = Piggyback
piggyback-does = One of your wizards rides along when a wizard beside it walks by card.
free-wizard = Free a wizard
free-wizard-does = Look beneath a tower: if a wizard of yours is there, it comes up into sight.
draw-two = Draw two cards
draw-two-does = You draw two cards.

cost = { $flasks ->
        [one] 1 flask
       *[other] { $flasks } flasks
    }
