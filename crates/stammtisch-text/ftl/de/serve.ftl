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
serve-no-folder = Ein Ordner für die Daten ist nicht zu finden. Nennen Sie einen mit --data.
serve-no-data = In { $folder } sind keine Daten eines Servers. Nennen Sie den Ordner mit --data.
serve-folder-in-use = Ein anderer Server benutzt { $folder } gerade. Beenden Sie ihn, oder nennen Sie mit --data einen anderen Ordner.
serve-legal-file = { $file } lässt sich nicht als Text lesen
serve-folder-file = { $file } lässt sich nicht benutzen
serve-tls-both = --tls-cert und --tls-key gehören zusammen: Nennen Sie beide.
serve-bad-log = Mit „{ $filter }“ lässt sich das Protokoll nicht filtern
serve-port-taken = Port { $port } ist belegt. Frei ist { $free }: stammtisch serve --port { $free } (oder --port auto)
serve-port-taken-no-other = Port { $port } ist belegt, und die nächsten hundert sind es auch. Nennen Sie einen mit --port.
serve-cannot-listen = Auf { $address } lässt sich nicht hören: { $why }. Nennen Sie eine andere Adresse mit --bind oder einen anderen Port mit --port.
backup-nothing = { $file } gibt es nicht: Hier ist nichts zu sichern. Nennen Sie den Datenordner mit --data.
backup-exists = { $file } gibt es schon. Es wird nichts überschrieben; nennen Sie eine andere Datei.
backup-done = Gesichert: { $file } ({ $size }).
  Zurückspielen: Server beenden, { $database }-wal und { $database }-shm löschen,
  die Sicherung nach { $database } kopieren, Server starten.
  Damit Gäste ihre Plätze behalten, sichern Sie auch { $key } (geheim halten).
