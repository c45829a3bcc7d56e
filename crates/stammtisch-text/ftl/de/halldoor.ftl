# Die Tür der Turnierhalle: wer kommt, wer fehlt, Namen aus Tabellen, Plätze an der Tür, und der Anfang eines Turniers.

# Ein Feld
hd-door = An der Tür
hd-who = Wer kommt?
hd-who-example = Name oder Startnummer; neu: Resi Huber, Isen
hd-n-here = { $here } von { $of } da
hd-from-book = von früher bekannt
hd-new = neu
hd-pays-and-comes = zahlt { $sum } und ist da
hd-comes = ist da
hd-is-here = schon da
hd-registers = anmelden, zahlt { $sum }
hd-here-already = { $name } ist schon da und hat bezahlt.
hd-nobody = Unter „{ $typed }“ ist niemand angemeldet. Jemand Neuen tippen Sie so: Resi Huber, Isen.
hd-came = Nr. { $player }: { $name } ist da, als { $number }.
hd-has-paid = Bezahlt: { $sum }.
hd-slip = Durchgang { $match }: Tisch { $table }, Platz { $seat }
hd-print-slip = Platzkarte drucken
hd-receipt = Quittung
hd-not-here-after-all = Doch nicht da
hd-register-new = Mit allen Angaben anmelden

# Listen
hd-lists = Listen
hd-list-all = Alle
hd-list-unpaid = Nicht bezahlt
hd-list-absent = Nicht da
hd-list-waiting = Warteliste
hd-list-gone = Abgemeldet
hd-here = Da
hd-customer = Kundennummer
hd-remark = Bemerkung
hd-refund-ask = Zurückzahlen
hd-refund = { $sum } zurückzahlen
hd-nobody-on-list = Hier steht niemand.
hd-absent-about = Wer nicht kommt, darf nicht mit ausgelost werden: Sonst bleibt sein Platz leer.
hd-absent-wait = { $count ->
    [one] 1 Spieler auf die Warteliste
   *[other] Alle { $count } auf die Warteliste
 }
hd-absent-withdraw = { $count ->
    [one] 1 Spieler abmelden
   *[other] Alle { $count } abmelden
 }
hd-lack-here = { $count ->
    [one] 1 Spieler ist noch nicht da.
   *[other] { $count } Spieler sind noch nicht da.
 }

# Namen aus einer Tabelle
hd-import = Namen aus einer Tabelle
hd-import-about = Excel (.xlsx), LibreOffice (.ods), CSV, oder aus einer Tabelle kopiert und hier eingefügt. Überschriften dürfen darüber stehen, die Spalten in beliebiger Reihenfolge; was unbekannt ist, wird als Bemerkung aufgehoben. Erst sehen Sie, was gelesen wird; dann lesen Sie alle ein oder keinen.
hd-paste = Oder hier einfügen
hd-paste-example = Name	Ort
hd-look = Ansehen
hd-columns = So werden die Spalten gelesen:
hd-column-number = Startnummer
hd-column-first_name = Vorname
hd-column-surname = Nachname
hd-column-full_name = ganzer Name
hd-column-town = Ort
hd-column-customer = Kundennummer
hd-column-born = Geburtstag
hd-column-seen = Ausweis gesehen
hd-column-paid = bezahlt
hd-column-remark = Bemerkung
hd-titles = Ausgelassen, weil über den Spalten: Zeile { $lines }.
hd-surname-first = In der Spalte steht der Nachname vorn
hd-faults = { $count ->
    [one] In einer Zeile stimmt etwas nicht
   *[other] An { $count } Stellen stimmt etwas nicht
 }
hd-skip = Zeile { $line } auslassen
hd-skipped = Ausgelassen:
hd-unskip = Zeile { $line } doch lesen
hd-line = Zeile
hd-twin-line = Vielleicht dieselbe Person wie in Zeile { $line }.
hd-twin-player = Vielleicht schon angemeldet: Nr. { $player } { $name }.
hd-nothing-half = Halb eingelesen wird nichts: Berichtigen Sie die Tabelle, oder lassen Sie die Zeilen aus.

# Auslosung an der Tür
hd-door-draw = Auslosen an der Tür
hd-door-draw-about = Statt alle auf einmal auszulosen, kann jeder gleich an der Tür seine Tische und Plätze bekommen. Sie folgen aus der Losnummer und daraus, als wievielter er kommt; nachrechnen kann es jeder. Je sechzehn, die nacheinander kommen, teilen sich vier Tische; wer zuletzt kommt, bekommt vielleicht eine neue Karte.
hd-door-draw-begin = An der Tür auslosen
hd-door-draw-sure = Ja, ab jetzt an der Tür auslosen
hd-door-draw-runs = Wer kommt, bekommt seine Plätze gleich. Sind alle da, schließen Sie mit „Auslosen“ ab.
hd-door-draw-done = Ausgelost. Wessen letzter Block nicht voll wurde, sitzt jetzt anders als auf seiner Karte: Drucken Sie ihm eine neue.
hd-print-slips = Alle Platzkarten drucken
hd-print-changed = Nur geänderte Platzkarten drucken
hd-drawn-at-door = an der Tür ausgelost

# Wenn es nicht aufgeht
hd-left-over = { $count ->
    [one] 1 Spieler ist übrig. Was soll geschehen?
   *[other] { $count } Spieler sind übrig. Was soll geschehen?
 }
hd-left-wait = { $count ->
    [one] Einer setzt aus.
   *[other] { $count } setzen aus.
 }
hd-left-wait-about = Wer, wird aus allen gelost. Er kommt auf die Warteliste, rückt nach, wenn jemand ausfällt, und spielt sonst nicht mit; sein Startgeld zahlen Sie zurück.
hd-left-wait-door = Das sind die, die zuletzt gekommen sind. Sie kommen auf die Warteliste, rücken nach, wenn jemand ausfällt, und spielen sonst nicht mit; ihr Startgeld zahlen Sie zurück.
hd-left-house = { $count ->
    [one] Ein Hausspieler füllt auf.
   *[other] { $count } Hausspieler füllen auf.
 }
hd-left-house-about = Sie zahlen nichts, spielen mit und zählen für die anderen, haben aber keinen Rang und bekommen keinen Preis.
hd-left-house-lacking = { $count ->
    [one] Es fehlt noch einer.
   *[other] Es fehlen noch { $count }.
 }
hd-left-later = { $count ->
    [one] Oder Sie warten: Mit einem weiteren Spieler geht es auf.
   *[other] Oder Sie warten: Mit { $count } weiteren Spielern geht es auf.
 }
hd-house-name = Name des Hausspielers
hd-house-add = Hausspieler anmelden
hd-house-seat = Er nimmt den Platz eines Hausspielers ein: Er spielt um einen Platz und beginnt bei 0. Was der Hausspieler erspielt hat, zählt nicht für ihn.
hd-seatless = { $count ->
    [one] 1 Spieler hat in der Auslosung keinen Platz:
   *[other] { $count } Spieler haben in der Auslosung keinen Platz:
 }
hd-seatless-wait = Auf die Warteliste
hd-seatless-house = Auf den Platz eines Hausspielers

# Der Anfang
hd-phones = Für die Telefone
hd-phones-about = Im selben WLAN öffnen Telefone und der Rechner am Beamer diese Adresse:
hd-delete = Löschen
hd-delete-sure = „{ $name }“ wirklich löschen
hd-more-tools = Mehr: Saison, Turnier aus einer Datei, Sicherung, neuer Link
hd-rules-preis = Preisschafkopf (P)
hd-rules-preis-about = Zwei Durchgänge, beide gleich am Anfang ausgelost; Preise nach Punkten.
hd-rules-tischpunkte = Tischpunkte (T)
hd-rules-tischpunkte-about = Jeder Durchgang wird neu ausgelost; am Tisch gibt es Tischpunkte dazu.
hd-rules-schule-turnier = Turnier der Schafkopfschule (S 5)
hd-rules-schule-turnier-about = Nach der Turnierordnung der Schafkopfschule; wer mitspielt, ist mindestens 16.
hd-default-name-preis = Preisschafkopf
hd-default-name-tischpunkte = Vereinsturnier
hd-default-name-schule-turnier = Schafkopfturnier
