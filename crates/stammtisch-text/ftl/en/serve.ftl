# The server at its start, and the backup.
serve-here = Here:
serve-home = At home:
serve-public = Everybody:
serve-data = Data:
serve-phone = For phones in the same network:
serve-first = First start: the data folder has been made. Open the address in a browser, give a name, and play.
serve-admin = Administrator – this link works once, for 24 hours:
serve-only-here = To play with phones in the same network: stammtisch serve --bind 0.0.0.0
serve-end-hint = Ctrl+C ends it.
serve-no-folder = There is no place for data to be found. Name a folder with --data.
serve-no-data = There are no data of a server in { $folder }. Name the folder with --data.
serve-folder-in-use = Another server is using { $folder }. End it, or name another folder with --data.
serve-legal-file = { $file } cannot be read as text
serve-folder-file = { $file } cannot be used
serve-tls-both = --tls-cert and --tls-key belong together: give both.
serve-bad-log = The log cannot be filtered by “{ $filter }”
serve-port-taken = Port { $port } is taken. { $free } is free: stammtisch serve --port { $free } (or --port auto)
serve-port-taken-no-other = Port { $port } is taken, and so are the next hundred. Name one with --port.
serve-cannot-listen = Cannot listen on { $address }: { $why }. Name another address with --bind, or another port with --port.
backup-nothing = There is no { $file }: nothing to back up here. Name the data folder with --data.
backup-exists = { $file } exists already. Nothing is overwritten; name another file.
backup-done = Backed up: { $file } ({ $size }).
  To restore it: end the server, delete { $database }-wal and { $database }-shm,
  copy the backup to { $database }, start the server.
  For guests to keep their seats, back up { $key } too (keep it secret).
