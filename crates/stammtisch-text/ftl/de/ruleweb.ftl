# Die Seiten der Regelwerke im Browser.
rw-title = Regelwerke
rw-about = Nach welchen Regeln gespielt wird, steht am Tisch immer fest. Vier Regelwerke sind dabei; eigene machst du daraus.
rw-book = Regelbuch
rw-own = Eigene Regeln
rw-own-about = Ändere an einem Regelwerk, was bei euch anders ist. Das Ergebnis bleibt auf diesem Gerät und lässt sich als Link verschicken.
rw-compare = Im Vergleich
rw-compare-only = Nur zeigen, worin sie sich unterscheiden
rw-rule = Regel
rw-none = –
rw-differs = Anders als { $base }:
rw-same = Genau wie { $base }.
rw-more = { $count ->
    [1] Noch ein Unterschied
   *[other] Noch { $count } Unterschiede
 }
rw-whole = So wird gespielt
rw-play-friends = Tisch mit diesen Regeln
rw-play-practice = Damit üben
rw-change = Ändern
rw-from-this = Daraus eigene machen
rw-yes = ja
rw-no = nein
rw-number = { $path ->
    [cuts] { $number ->
        [0] beliebig oft
        [1] einmal
       *[other] bis zu { $number }-mal
     }
    [cut_least] { $number } Karten
    [retour_factor] { $number ->
        [0] kein Retour
       *[other] × { $number }
     }
    [factor] × { $number }
    [tout_factor] × { $number }
    [money_factor] × { $number }
    [unit_cents] { $number } Cent
   *[other] { $number }
 }

# Eigene Regelwerke
rw-yours = Deine Regelwerke
rw-new = Neues Regelwerk
rw-share = Teilen
rw-delete = Löschen
rw-delete-sure = Wirklich löschen?
rw-copied = Link kopiert
rw-copy-by-hand = Diesen Link kopieren
rw-shared = Diese Regeln hat dir jemand geschickt
rw-shared-bad = Der Link ist nicht vollständig. Lass ihn dir noch einmal schicken.
rw-rests-on = Gebaut auf: { $base }
rw-keep = Behalten
rw-kept = Behalten. Du findest es unter „Mit Freunden“ und „Üben“.
rw-checking = Wird geprüft …
rw-unchecked = Ohne Netz nicht geprüft.
rw-wrong = So geht es noch nicht
rw-wrong-line = Zeile { $line }: { $message }
rw-right = Geht so
rw-result = Ergebnis
rw-name = Wie heißt das Regelwerk?
rw-name-usual = Unsere Regeln
rw-base = Worauf baut es auf?
rw-base-about = Alles, was du nicht änderst, gilt wie dort.
rw-on = gilt
rw-file = Als Datei
rw-file-about = Dieselben Regeln als TOML, auch für die Befehle von stammtisch. Du kannst hier eine Datei einfügen.
rw-file-take = Übernehmen
rw-file-unread = Diese Datei lässt sich hier nicht als Formular zeigen; ihr Text bleibt unten stehen.
rw-off = nicht strafbar

# Gruppen
rw-group-contracts = Spiele und Ansagen
rw-group-deal = Mischen, Abheben, Geben
rw-group-all-pass = Wenn alle weiter sagen
rw-group-stock = Stock
rw-group-doubling = Stoß und Retour
rw-group-sie = Sie
rw-group-money = Tarif in Einheiten
rw-group-runners = Ab wie vielen Laufende zählen
rw-group-list = Punkte in der Liste

# Felder
rw-auction-ladder = Gespielt wird außer Rufspiel und Solo
rw-contract-farbgeier = Farbgeier
rw-contract-geier = Geier
rw-contract-farbwenz = Farbwenz
rw-contract-wenz = Wenz
rw-contract-tout = Tout
rw-auction-style = Mehrere wollen spielen
rw-auction-style-pairwise = zwei klären es, bevor der Nächste spricht
rw-auction-style-all-first = erst sprechen alle vier, dann wird gesteigert
rw-auction-naming-early = Spiel vorzeitig genannt
rw-auction-naming-early-refused = nicht vorgesehen
rw-auction-naming-early-binds = bindet den Sprecher
rw-tout-condition = Tout darf spielen
rw-tout-condition-none = wer will
rw-tout-condition-schule = nur wer das Blatt nach S 5.2.14 hat
rw-tout-condition-preis = Solo Tout nur mit dem Blatt nach P 12
rw-deal-packets = Karten je Gabe
rw-deal-before = Vor dem Geben
rw-deal-before-cut = der Nachbar hebt ab
rw-deal-before-shuffle-again = der Hintermann mischt nach
rw-deal-cuts = Wie oft abheben (0: beliebig oft)
rw-deal-cut-least = Mindestens so viele Karten
rw-all-pass-forced = Muss der Alte spielen?
rw-all-pass-forced-never = nie, es wird zusammengeworfen
rw-all-pass-forced-at-once = sofort
rw-all-pass-forced-second-time = beim zweiten Mal
rw-all-pass-forced-game = Was er spielen muss
rw-all-pass-forced-game-rufspiel = ein Rufspiel
rw-all-pass-forced-game-any = irgendein Spiel
rw-all-pass-redeal = Nach dem Zusammenwerfen gibt
rw-all-pass-redeal-next = der Nächste
rw-all-pass-redeal-same = derselbe noch einmal
rw-stock-units = Einheiten, die jeder in den Stock legt
rw-doubling-factor = Stoß vervielfacht mit
rw-doubling-retour-factor = Retour vervielfacht mit (0: kein Retour)
rw-doubling-needs-trump = Nur wer einen Trumpf bekommen hat
rw-doubling-by-leader = Auch wer ausspielt
rw-doubling-unjustified-tricks = Unberechtigt ist er bis zu so vielen Stichen
rw-sie-money-factor = Vielfaches eines Solos mit acht Laufenden
rw-list-sie = Punkte in der Liste
rw-first-game-sie = Im ersten Spiel
rw-first-game-sie-counts = zählt er
rw-first-game-sie-barred = zählt er nicht
rw-money-rufspiel = Rufspiel
rw-money-solo = Solo, Wenz und andere allein
rw-money-runner = Je Laufender
rw-money-schneider = Schneider
rw-money-schwarz = Schwarz, Schneider eingerechnet
rw-money-tout-factor = Tout vervielfacht mit
rw-money-unit-cents = Cent je Einheit
rw-money-claims = Laufende und Schwarz
rw-money-claims-automatic = werden von selbst gezahlt
rw-money-claims-by-hand = nur, wenn man sie verlangt
rw-money-runners-from-rufspiel = Rufspiel
rw-money-runners-from-solo = Solo
rw-money-runners-from-wenz = Wenz
rw-money-runners-from-farbwenz = Farbwenz
rw-money-runners-from-geier = Geier
rw-money-runners-from-farbgeier = Farbgeier
rw-list-rufspiel = Rufspiel: einfach, Schneider, Schwarz
rw-list-solo = Solo, Wenz und andere allein: einfach, Schneider, Schwarz
rw-list-tout = Tout
rw-three-0 = einfach
rw-three-1 = Schneider
rw-three-2 = Schwarz
rw-first-game-tout = Tout im ersten Spiel
rw-first-game-tout-counts = zählt
rw-first-game-tout-barred = zählt nicht als Tout
rw-first-game-schwarz = Schwarz beim Solo im ersten Spiel
rw-first-game-schwarz-counts = zählt
rw-first-game-schwarz-barred = zählt nicht
