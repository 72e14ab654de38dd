### Solange die Seite unterwegs ist, und wenn sie nicht kommen kann. Das steht im Dokument selbst.

underway = Wird geladen
lacking = Dieser Teil von Rabenburg ist noch nicht auf diesem Gerät und ließ sich gerade nicht laden. Verbinde dich mit dem Netz und versuch es noch einmal.
failed = Rabenburg ließ sich nicht starten. Wenn neu laden nicht hilft, ist vielleicht der Browser zu alt: Er braucht WebAssembly.
no-script = Rabenburg wird im Browser gespielt und braucht JavaScript. Bitte schalte es ein und lade die Seite neu.
nothing-here = Unter dieser Adresse gibt es nichts.
try-again = Noch einmal versuchen
start-page = Zur Startseite
