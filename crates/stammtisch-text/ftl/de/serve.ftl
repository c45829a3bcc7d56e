# Der Server beim Start, und die Sicherung.
serve-here = Hier:
serve-home = Im Heimnetz:
serve-public = Für alle:
serve-data = Daten:
serve-phone = Für Handys im selben Netz:
serve-first = Erster Start: Der Datenordner ist angelegt. Öffnen Sie die Adresse im Browser, geben Sie einen Namen an, und spielen Sie.
serve-admin = Verwaltung – dieser Link gilt einmal und 24 Stunden:
serve-only-here = Mit Handys im selben Netz spielen: stammtisch serve --bind 0.0.0.0
serve-end-hint = Beenden mit Strg+C.
serve-open-yourself = Der Browser lässt sich von hier nicht öffnen. Öffnen Sie ihn selbst und geben Sie ein: { $address }
serve-double-click = Enter startet die Turnierhalle im Browser, jede andere Eingabe beendet.
serve-no-folder = Ein Ordner für die Daten ist nicht zu finden. Nennen Sie einen mit --data.
serve-no-data = In { $folder } sind keine Daten eines Servers. Nennen Sie den Ordner mit --data.
serve-folder-in-use = Ein anderer Server benutzt { $folder } gerade. Beenden Sie ihn, oder nennen Sie mit --data einen anderen Ordner.
serve-legal-file = { $file } lässt sich nicht als Text lesen
serve-folder-file = { $file } lässt sich nicht benutzen
serve-tls-both = --tls-cert und --tls-key gehören zusammen: Nennen Sie beide.
serve-tls-or-domain = Ein Zertifikat genügt: entweder --domain, dann wird es geholt, oder --tls-cert und --tls-key.
serve-bad-log = Mit „{ $filter }“ lässt sich das Protokoll nicht filtern
serve-port-taken = Port { $port } ist belegt. Frei ist { $free }: stammtisch serve --port { $free } (oder --port auto)
serve-port-taken-no-other = Port { $port } ist belegt, und die nächsten hundert sind es auch. Nennen Sie einen mit --port.
serve-cannot-listen = Auf { $address } lässt sich nicht hören: { $why }. Nennen Sie eine andere Adresse mit --bind oder einen anderen Port mit --port.
migrate-nothing = Es gibt kein { $file }. Nennen Sie mit --from die Datei stammtisch.db eines Datenordners.
migrate-not-empty = In der Datenbank steht etwas, das kein früheres migrate gebracht hat oder das ein Server seitdem benutzt hat. Nichts wurde geändert. Legen Sie eine leere Datenbank an und nennen Sie sie mit --to.
migrate-different = { $sheet }, Zeile { $line }: Sie kam nicht so an, wie sie geschickt wurde. In der Datenbank wurde nichts geändert.
migrate-done = { $lines ->
    [one] Eine Zeile ist angekommen und gleich.
   *[other] { $lines } Zeilen sind angekommen und gleich, eine um die andere.
 } Starten Sie den Server mit --database und demselben Datenordner: Dessen Datei server.key unterschreibt weiter die Cookies der Gäste.
backup-nothing = { $file } gibt es nicht: Hier ist nichts zu sichern. Nennen Sie den Datenordner mit --data.
backup-exists = { $file } gibt es schon. Es wird nichts überschrieben; nennen Sie eine andere Datei.
backup-done = Gesichert: { $file } ({ $size }).
  Zurückspielen: Server beenden, dann stammtisch restore { $file }, Server starten.
  Damit Gäste ihre Plätze behalten, sichern Sie auch { $key } (geheim halten).
check-nothing = { $file } gibt es nicht: Hier ist nichts zu prüfen. Nennen Sie den Datenordner mit --data.
check-database = Datenbank: { $file } ({ $size }, Schema { $schema })
check-pages = Seiten und Verweise
check-tables = Tische: { $count } mit { $entries } Einträgen
check-tournaments = Turniere: { $count } mit { $entries } Ereignissen
check-fine = in Ordnung
check-wrong = FEHLERHAFT
check-older = Das Schema ist älter; die Protokolle werden geprüft, wenn ein Server es auf den Stand gebracht hat.
check-key-fits = Schlüssel: passt zur Datenbank
check-key-other = Schlüssel: passt NICHT zur Datenbank
check-key-missing = Schlüssel: FEHLT
check-key-unused = Schlüssel: Mit dieser Datenbank wurde noch keiner benutzt
check-all-fine = Alles in Ordnung.
check-key-hint = Die Datenbank ist in Ordnung, aber server.key gehört nicht zu ihr: Gäste verlieren ihre Plätze, die Verwaltung ihre Anmeldung. Legen Sie die gesicherte Datei server.key in den Datenordner.
check-restore-hint = Etwas ist beschädigt. Setzen Sie eine Sicherung ein: stammtisch restore SICHERUNG – die beschädigte Datenbank wird dabei nur beiseitegelegt.
restore-same = { $file } ist die Datenbank selbst. Nennen Sie eine Sicherung.
restore-not-whole = { $file } ist beschädigt. Es wurde nichts geändert; nehmen Sie eine andere Sicherung.
restore-done = Zurückgespielt: { $file } ist jetzt { $database }. Starten Sie den Server.
restore-back = Die alte Datenbank liegt in { $old }. So geht es zurück: stammtisch restore { $old }
serve-bus-needs-database = Ein Bus ist für mehrere Server an einer PostgreSQL-Datenbank: Nennen Sie auch sie, mit --database.
serve-no-bus = Der Bus (--bus) ist nicht zu gebrauchen
serve-others-there = Andere Server benutzen diese Datenbank gemeinsam. Starten Sie auch diesen mit --bus, oder beenden Sie erst die anderen; nach einem Absturz dauert das ein paar Sekunden.
serve-newer-database = { $file } stammt von einer neueren Fassung (Schema { $found }, bekannt ist { $known }). Nehmen Sie die neuere Fassung des Programms, oder setzen Sie eine Sicherung ein: stammtisch restore SICHERUNG
serve-not-our-database = { $file } ist keine Datenbank von Stammtisch. Es wurde nichts geändert. Nennen Sie mit --data einen anderen Ordner, oder setzen Sie eine Sicherung ein: stammtisch restore SICHERUNG
serve-corrupt-database = { $file } ist beschädigt ({ $why }). Der Server startet damit nicht, und es wurde nichts geändert. Sehen Sie nach mit: stammtisch check – und setzen Sie eine Sicherung ein: stammtisch restore SICHERUNG
