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
serve-open-yourself = The browser cannot be opened from here. Open it yourself and enter: { $address }
serve-double-click = Enter starts the tournament hall in the browser, anything else ends.
serve-no-folder = There is no place for data to be found. Name a folder with --data.
serve-no-data = There are no data of a server in { $folder }. Name the folder with --data.
serve-folder-in-use = Another server is using { $folder }. End it, or name another folder with --data.
serve-legal-file = { $file } cannot be read as text
serve-folder-file = { $file } cannot be used
serve-tls-both = --tls-cert and --tls-key belong together: give both.
serve-tls-or-domain = One certificate is enough: either --domain, and it is fetched, or --tls-cert and --tls-key.
serve-bad-log = The log cannot be filtered by “{ $filter }”
serve-port-taken = Port { $port } is taken. { $free } is free: stammtisch serve --port { $free } (or --port auto)
serve-port-taken-no-other = Port { $port } is taken, and so are the next hundred. Name one with --port.
serve-cannot-listen = Cannot listen on { $address }: { $why }. Name another address with --bind, or another port with --port.
migrate-nothing = There is no { $file }. Name the file stammtisch.db of a data folder with --from.
migrate-not-empty = There is something in the database that no earlier migrate has brought, or that a server has used since. Nothing was changed. Make an empty database and name it with --to.
migrate-different = { $sheet }, line { $line }: it did not arrive as it was sent. Nothing was changed in the database.
migrate-done = { $lines ->
    [one] One line has arrived and is the same.
   *[other] { $lines } lines have arrived and are the same, one by one.
 } Start the server with --database and the same data folder: its file server.key still signs the guests' cookies.
backup-nothing = There is no { $file }: nothing to back up here. Name the data folder with --data.
backup-exists = { $file } exists already. Nothing is overwritten; name another file.
backup-done = Backed up: { $file } ({ $size }).
  To restore it: end the server, then stammtisch restore { $file }, start the server.
  For guests to keep their seats, back up { $key } too (keep it secret).
check-nothing = There is no { $file }: nothing to check here. Name the data folder with --data.
check-database = Database: { $file } ({ $size }, schema { $schema })
check-pages = Pages and references
check-tables = Tables: { $count } with { $entries } entries
check-tournaments = Tournaments: { $count } with { $entries } events
check-fine = in order
check-wrong = WRONG
check-older = The schema is older; the logs can be checked once a server has brought it up to date.
check-key-fits = Key: belongs to the database
check-key-other = Key: does NOT belong to the database
check-key-missing = Key: MISSING
check-key-unused = Key: none was used with this database yet
check-all-fine = Everything is in order.
check-key-hint = The database is in order, but server.key does not belong to it: guests lose their seats, the administrator is signed out. Put the file server.key of the backup into the data folder.
check-restore-hint = Something is damaged. Put a backup in its place: stammtisch restore BACKUP – the damaged database is only moved aside.
restore-same = { $file } is the database itself. Name a backup.
restore-not-whole = { $file } is damaged. Nothing was changed; take another backup.
restore-done = Restored: { $file } is now { $database }. Start the server.
restore-back = The old database is in { $old }. To go back: stammtisch restore { $old }
serve-bus-needs-database = A bus is for several servers of one PostgreSQL database: name it with --database too.
serve-no-bus = The bus (--bus) cannot be used
serve-others-there = Other servers use this database together. Start this one with --bus as well, or end the others first; after a crash that takes a few seconds.
serve-newer-database = { $file } was written by a newer version (schema { $found }, known is { $known }). Use the newer version of the program, or put a backup in its place: stammtisch restore BACKUP
serve-not-our-database = { $file } is not a database of Stammtisch. Nothing was changed. Name another folder with --data, or put a backup in its place: stammtisch restore BACKUP
serve-corrupt-database = { $file } is damaged ({ $why }). The server does not start with it, and nothing was changed. Look with: stammtisch check – and put a backup in its place: stammtisch restore BACKUP
