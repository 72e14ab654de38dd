### Was um die Hilfe jedes Befehls herum steht, und was an einer Befehlszeile nicht stimmt.

## Um die Hilfe herum

usage = Aufruf
commands = Befehle
arguments = Argumente
options = Optionen
command-placeholder = BEFEHL
options-placeholder = OPTIONEN
print-help = Diese Hilfe ausgeben
print-help-more = Diese Hilfe ausgeben (ausführlich mit „--help“)
print-help-less = Diese Hilfe ausgeben (kurz mit „-h“)
print-version = Die Version ausgeben
help-command = Diese Hilfe oder die eines Befehls ausgeben
default = [Vorgabe: { $value }]
variable = [Variable: { $variable }]
values = [mögliche Werte: { $values }]
values-heading = Mögliche Werte:

## Fehler

error = Fehler:
tip = Tipp:
try-help = Mehr dazu sagt „{ $help }“.
unknown-argument = „{ $argument }“ wird hier nicht erwartet
unknown-command = Den Befehl „{ $command }“ gibt es nicht
wrong-value = „{ $value }“ geht nicht für „{ $argument }“
wrong-value-why = „{ $value }“ geht nicht für „{ $argument }“: { $why }
no-value = „{ $argument }“ braucht einen Wert, aber es ist keiner angegeben
value-too-many = „{ $value }“ ist ein Wert zu viel für „{ $argument }“
equals-needed = Vor den Wert von „{ $argument }“ gehört ein Gleichheitszeichen
missing = Diese Angaben fehlen:
twice = „{ $argument }“ darf nur einmal vorkommen
conflict = „{ $argument }“ geht nicht zusammen mit „{ $other }“
conflicts = „{ $argument }“ geht nicht zusammen mit:
quoted = „{ $name }“
similar-argument = Ähnlich heißt „{ $name }“
similar-value = Ähnlich heißt „{ $name }“
similar-commands = { $n ->
        [one] Ähnlich heißt der Befehl { $names }
       *[other] Ähnlich heißen die Befehle { $names }
    }
exists = Es gibt „{ $name }“
command-exists = Den Befehl „{ $name }“ gibt es; lass „{ $dashes }“ davor weg
as-value = Wenn „{ $argument }“ ein Wert sein soll, schreib „{ $instead }“

## Warum ein Wert nicht geht

not-a-number = Das ist keine ganze Zahl
number-missing = Hier fehlt eine Zahl
number-too-large = Die Zahl ist zu groß
number-too-small = Die Zahl ist zu klein
number-zero = Die Zahl darf nicht 0 sein
not-in-range = { $value } liegt nicht zwischen { $low } und { $high }
not-an-ip = Das ist keine IP-Adresse
