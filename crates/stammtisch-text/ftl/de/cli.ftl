cli-error = Fehler: { $message }
cli-cause = Grund: { $message }
explain-enforced = vom Programm durchgesetzt
explain-assisted = entscheiden Menschen, das Programm hilft
explain-physical = nur am echten Tisch
explain-not-offered = wird hier nicht angeboten
explain-decision = Festlegung
explain-example = Beispiel: { $text }
explain-also = Siehe auch: { $names }
explain-guessed = „{ $query }“ steht nicht im Regelbuch; gemeint ist wohl { $taken }.
explain-others = Oder: { $names }
explain-not-found = „{ $query }“ steht nicht im Regelbuch. Ähnlich: { $names }. Volltextsuche mit --search.
explain-unknown = „{ $query }“ steht nicht im Regelbuch. Volltextsuche mit --search.
explain-no-hit = Kein Text enthält „{ $query }“.

# Was das System sagt.
system-not-found = Das gibt es nicht.
system-permission-denied = Das Recht dazu fehlt.
system-already-exists = Das gibt es schon.
system-is-a-folder = Das ist ein Ordner.
system-not-a-folder = Das ist kein Ordner.
system-folder-not-empty = Der Ordner ist nicht leer.
system-disk-full = Der Datenträger ist voll.
system-read-only = Dort lässt sich nicht schreiben.
system-too-large = Das ist zu groß.
system-not-text = Das ist kein lesbarer Text (UTF-8).
system-ends-early = Das hört mittendrin auf.
system-address-taken = Die Adresse ist belegt.
system-address-not-here = Diese Adresse hat dieser Rechner nicht.
system-refused = Dort hört niemand.
system-timed-out = Es kam keine Antwort.

# Was ein Leser von Daten sagt.
data-missing = Es fehlt „{ $name }“.
data-unknown-field = „{ $name }“ gibt es hier nicht. Möglich sind: { $known }
data-unknown-word = „{ $name }“ ist hier nicht möglich. Möglich sind: { $known }
data-twice = „{ $name }“ steht zweimal da.
data-key-twice = Dieser Name steht zweimal da.
data-ends-early = Das hört mittendrin auf.
data-kind = Hier steht { $found }, verlangt ist { $wanted }.
data-kind-string = ein Text
data-kind-str = ein Text
data-kind-integer = eine Zahl
data-kind-float = eine Kommazahl
data-kind-floating = eine Kommazahl
data-kind-boolean = ja oder nein (true, false)
data-kind-bool = ja oder nein (true, false)
data-kind-sequence = eine Liste
data-kind-map = eine Tabelle
data-kind-null = nichts (null)
data-kind-u8 = eine Zahl
data-kind-u16 = eine Zahl
data-kind-u32 = eine Zahl
data-kind-u64 = eine Zahl
data-kind-usize = eine Zahl
data-kind-i64 = eine Zahl
data-else = So ist es nicht lesbar ({ $detail }).

# Wer auf Zeilen wartet.
cli-waits-lines = Es wird auf Zeilen gewartet: ein JSON-Objekt je Zeile. Ende mit { $keys }; Beispiele mit --help.
cli-waits-text = Es wird auf Text gewartet. Ende mit { $keys }; Beispiele mit --help.
