### Was mit einem Server schiefgehen kann, eine Nachricht für jedes Problem.

# Es kam gar keine Antwort.
unreachable = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
malformed = Das hat der Server nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
too-large = Das war zu lang für den Server.
protocol = Die Seite ist älter als der Server. Lade sie neu.
unknown-key = Der Server kennt dich nicht oder nicht mehr.
key-needed = Sag zuerst, wie du heißt.
no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
no-spectators = An diesem Tisch sitzen nur Mitspieler; zuschauen darf niemand.
rules = Nach diesen Regeln kann niemand spielen. Wähle andere.
rules-by = Nach diesen Regeln kann niemand spielen (Regel { $rule }). Wähle andere.
options = Das passt nicht zusammen. Ändere es und versuch es noch einmal.
stand-in = Ein Bot kann nicht einspringen, bevor die Zeit für einen Zug um ist. Gib weniger Zeit für einen Zug oder mehr für die Abwesenheit.
illegal = Das lassen die Regeln jetzt nicht zu.
illegal-by = Das lassen die Regeln jetzt nicht zu (Regel { $rule }).
overtaken = Inzwischen ist etwas anderes geschehen. Schau noch einmal hin.
not-seated = Das dürfen nur Mitspieler.
not-host = Das darf nur der Gastgeber.
seat-taken = Da sitzt schon jemand.
colour-taken = Diese Farbe hat schon jemand, oder die Auflage hat zu wenige Magier davon.
no-such-seat = Diesen Platz hat der Tisch nicht.
seats-open = Es sind noch nicht alle Plätze besetzt.
wrong-status = Das geht an diesem Tisch jetzt nicht.
not-away = Gerade hält niemand, der weg ist, das Spiel auf.
silence = Das darfst du hier nicht sagen: nur fertige Sätze, nur Mitspieler, oder gar nichts.
silence-partners = In einer Teampartie sind bis zum Ende nur fertige Sätze erlaubt (Regel 11.8).
too-many = Das war zu viel auf einmal. Warte einen Augenblick.
foreign-origin = Der Server antwortet nur seiner eigenen Seite.
storage = Der Server kann im Moment nichts speichern. Versuch es gleich noch einmal.
busy = Der Server ist voll oder wird gerade neu gestartet. Versuch es gleich noch einmal.
not-found = An dieser Adresse hat der Server nichts. Vielleicht ist er älter als die Seite.
internal = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
# Ein Problem, das nur neuere Server kennen.
unknown = Der Server lehnt das ab, und diese Seite ist zu alt, um den Grund zu kennen. Lade sie neu und versuch es noch einmal.
