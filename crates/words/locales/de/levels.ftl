### Die Bots, vom schwächsten an: wie sie heißen und wie sie spielen.

random = Irrlicht
fledgling = Rabenküken
fledgling-note = Lernt noch fliegen und übersieht vieles: für die ersten Partien.
apprentice = Zauberlehrling
apprentice-note = Sieht, was der nächste Schritt bringt, und nicht weiter.
keeper = Turmwärter
keeper-note = Plant den ganzen Zug.
wizard = Hofmagier
wizard-note = Bedenkt, was du antworten könntest.
queen = Rabenkönigin
queen-note = Denkt eine Sekunde nach und vergisst nichts: das Beste, was wir haben.
