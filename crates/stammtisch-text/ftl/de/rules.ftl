# Ein Regelwerk als Seite zum Lesen.
rules-check-ok = In Ordnung: { $id }, SHA-256 { $hash }
rules-no-source = { $id } ist kein eingebautes Regelwerk; seine Datei liegt dort, wo es herkommt.
rules-diff-field = Regel
rules-diff-absent = –
rules-diff-none = { $one } und { $other } haben dieselben Regeln.
rules-no-money = Es wird nicht um Geld gespielt.
rules-ladder = Spiele, vom niedrigsten zum höchsten
rules-sie-open = Sie: wird sofort aufgelegt und geht über alles
rules-conduct = Ablauf
rules-packets = Karten je Gabe
rules-before = Vor dem Geben
rules-before-cut = Abheben, { $cuts ->
    [0] beliebig oft
   *[other] bis zu { $cuts }-mal
 }, mindestens { $least } Karten
rules-before-shuffle = der Hintermann mischt nach
rules-style = Mehrere wollen spielen
rules-style-pairwise = zwei klären es, bevor der Nächste spricht
rules-style-all-first = erst sprechen alle vier, dann wird gesteigert
rules-naming = Spiel vorzeitig genannt
rules-naming-refused = nicht vorgesehen
rules-naming-binds = bindet den Sprecher
rules-all-pass = Alle sagen weiter
rules-all-pass-next = zusammenwerfen, der Nächste gibt
rules-all-pass-same = zusammenwerfen, derselbe gibt noch einmal
rules-all-pass-call = wer den Eichel-Ober hat, muss rufen
rules-all-pass-play = wer den Eichel-Ober hat, muss spielen
rules-all-pass-second = derselbe gibt noch einmal; dann muss der Alte spielen
rules-all-pass-ramsch = Ramsch
rules-all-pass-knocker = wer zuletzt geklopft hat, muss spielen; hat keiner geklopft: { $then }
rules-tout = Tout
rules-tout-none = ohne Bedingung
rules-tout-schule = nur mit dem Blatt nach S 5.2.14
rules-tout-preis = Solo Tout nur mit dem Blatt nach P 12
rules-first = Im ersten Spiel
rules-first-tout = kein Tout
rules-first-schwarz = kein Schwarz beim Solo
rules-first-sie = ein Sie zählt nicht
rules-first-nothing = keine Besonderheit
rules-doubling = Verdoppeln
rules-doubling-none = nicht erlaubt
rules-no-retour = kein Retour
rules-retour = Retour × { $factor }
rules-needs-trump = nur mit Trumpf
rules-unjustified = unberechtigt kostet extra
rules-money = Tarif in Einheiten
rules-unit = Einheit
rules-cents = { $cents } ct
rules-value-rufspiel = Rufspiel
rules-value-solo = Solo, Wenz und andere allein
rules-value-runner = je Laufender
rules-runners-from = Laufende ab
rules-value-schneider = Schneider
rules-value-schwarz = Schwarz (insgesamt)
rules-value-tout = Tout
rules-value-sie = Sie
rules-claims = Laufende und Schwarz
rules-claims-automatic = werden von selbst gezahlt
rules-claims-by-hand = nur, wenn man sie verlangt
rules-stock = Stock
rules-stock-none = keiner
rules-list = Punkte in der Liste
rules-list-head = Gewinner / Verlierer
rules-plain = einfach
kind-schneider = Schneider
kind-schwarz = Schwarz
rules-solo-kinds = Solo, Wenz und andere allein
rules-tout-row = Tout
rules-doubled = verdoppelt
rules-tournament = Turnier
rules-matches = Durchgänge × Spiele
rules-approval = Genehmigung nötig
rules-solo-from = jedes Solo ab dem { $from }.
rules-nothing = keine
rules-table-points = Tischpunkte
rules-ranking = Reihenfolge nach
criterion-points = Punkten
criterion-game-points = Spielpunkten
criterion-sie = Sie
criterion-touts-won = gewonnenen Touts
criterion-touts-played = gespielten Touts
criterion-solos-won = gewonnenen Soli
criterion-solos-played = gespielten Soli
criterion-lot = Los

# Worin ein Regelwerk von einem anderen abweicht.
rules-differ-packets = Die Karten werden zu { $new } gegeben statt zu { $old }.
rules-differ-shuffle-again = Vor dem Geben mischt der Hintermann noch einmal, statt abzuheben.
rules-differ-cut = Vor dem Geben wird abgehoben statt nachgemischt: { $cuts ->
    [0] beliebig oft
   *[other] bis zu { $cuts }-mal
 }, mindestens { $least } Karten.
rules-differ-cuts = Abheben darf man { $new ->
    [0] beliebig oft
   *[other] bis zu { $new }-mal
 } statt { $old ->
    [0] beliebig oft
   *[other] bis zu { $old }-mal
 }.
rules-differ-cut-least = Beim Abheben bleiben auf jeder Seite mindestens { $new } statt { $old } Karten.
rules-differ-more-games = Es gibt auch: { $games }.
rules-differ-fewer-games = Nicht gespielt wird: { $games }.
rules-differ-ladder = So gehen die Spiele, vom niedrigsten zum höchsten: { $ladder }.
rules-differ-style-pairwise = Wollen mehrere spielen, klären es zwei, bevor der Nächste spricht.
rules-differ-style-all-first = Wollen mehrere spielen, sprechen erst alle vier; dann wird gesteigert.
rules-differ-naming-refused = Sein Spiel nennt man erst, wenn alle gesprochen haben.
rules-differ-naming-binds = Wer sein Spiel nennt, bevor alle gesprochen haben, ist daran gebunden.
rules-differ-pass-thrown-in = Sagen alle weiter, wird zusammengeworfen, und { $redeal ->
    [same] derselbe gibt noch einmal
   *[other] der Nächste gibt
 }.
rules-differ-pass-forced = Sagen alle weiter, muss spielen, wer den Eichel-Ober hat: { $game ->
    [rufspiel] ein Rufspiel
   *[other] was er will
 }.
rules-differ-pass-second = Sagen alle weiter, gibt { $redeal ->
    [same] derselbe noch einmal
   *[other] der Nächste
 }; sagen wieder alle weiter, muss spielen, wer den Eichel-Ober hat: { $game ->
    [rufspiel] ein Rufspiel
   *[other] was er will
 }.
rules-differ-tout-free = Ein Tout braucht kein bestimmtes Blatt.
rules-differ-tout-schule = Einen Tout darf man nur mit einem Blatt nach S 5.2.14 spielen.
rules-differ-tout-preis = Einen Solo Tout darf man nur mit einem Blatt nach P 12 spielen.
rules-differ-first-tout-counts = Einen Tout kann man auch im ersten Spiel spielen.
rules-differ-first-tout-barred = Im ersten Spiel gibt es keinen Tout.
rules-differ-first-schwarz-counts = Schwarz in einem Solo wird auch im ersten Spiel geschrieben.
rules-differ-first-schwarz-barred = Schwarz in einem Solo wird im ersten Spiel nicht geschrieben.
rules-differ-first-sie-counts = Ein Sie zählt auch im ersten Spiel.
rules-differ-first-sie-barred = Ein Sie zählt im ersten Spiel nicht; es wird neu gegeben.
rules-differ-no-sie = Einen Sie gibt es nicht.
rules-differ-sie = Es gibt den Sie: Er wird sofort aufgelegt und geht über alles.
rules-differ-sie-factor = Ein Sie zählt das { $new }-Fache eines Solos mit acht Laufenden.
rules-differ-sie-factor-other = Ein Sie zählt das { $new }-Fache eines Solos mit acht Laufenden statt das { $old }-Fache.
rules-differ-no-doubling = Gestoßen wird nicht.
rules-differ-doubling = Es darf gestoßen werden; ein Stoß zählt × { $new }.
rules-differ-doubling-factor = Ein Stoß zählt × { $new } statt × { $old }.
rules-differ-no-retour = Einen Retour gibt es nicht.
rules-differ-retour = Auf einen Stoß kann der Spieler Retour sagen; das zählt × { $new }.
rules-differ-retour-factor = Ein Retour zählt × { $new } statt × { $old }.
rules-differ-double-with-trump = Stoßen darf nur, wer Trumpf bekommen hat.
rules-differ-double-without-trump = Stoßen darf auch, wer keinen Trumpf bekommen hat.
rules-differ-leader-doubles = Auch wer ausspielt, darf stoßen.
rules-differ-leader-does-not-double = Wer ausspielt, darf nicht stoßen.
rules-differ-unjustified = Ein Stoß ist unberechtigt und kostet extra, wenn die Gegner Schneider werden und { $tricks ->
    [0] keinen Stich
    [one] höchstens einen Stich
   *[other] höchstens { $tricks } Stiche
 } machen.
rules-differ-no-unjustified = Ein unberechtigter Stoß kostet nichts extra.
rules-differ-no-money = Es wird nicht um Geld gespielt.
rules-differ-money = Es wird um Geld gespielt, die Einheit zu { $unit } Cent: Rufspiel { $rufspiel }, Solo { $solo }, je Laufender { $runner }, Schneider { $schneider }, Schwarz { $schwarz } Einheiten, ein Tout × { $tout }.
rules-differ-unit = Eine Einheit ist { $new } statt { $old } Cent wert.
rules-differ-value-rufspiel = Ein Rufspiel zählt { $new } statt { $old } Einheiten.
rules-differ-value-solo = Solo, Wenz und was sonst einer allein spielt zählen { $new } statt { $old } Einheiten.
rules-differ-value-own = Ein { $game } zählt { $new } Einheiten.
rules-differ-value-runner = Jeder Laufende zählt { $new } statt { $old } Einheiten.
rules-differ-value-schneider = Schneider zählt { $new } statt { $old } Einheiten.
rules-differ-value-schwarz = Schwarz zählt insgesamt { $new } statt { $old } Einheiten.
rules-differ-value-tout = Ein Tout zählt × { $new } statt × { $old }.
rules-differ-runners = { $game }: Laufende zählen ab { $new }.
rules-differ-runners-other = { $game }: Laufende zählen ab { $new } statt ab { $old }.
rules-differ-claims-automatic = Laufende und Schwarz werden von selbst gezahlt.
rules-differ-claims-by-hand = Laufende und Schwarz werden nur gezahlt, wenn man sie verlangt.
rules-differ-no-stock = Einen Stock gibt es nicht.
rules-differ-stock = Es gibt einen Stock: Sagen alle weiter, zahlt jeder { $new ->
    [one] eine Einheit
   *[other] { $new } Einheiten
 } ein.
rules-differ-stock-always = Es gibt einen Stock: Jeder zahlt { $new ->
    [one] eine Einheit
   *[other] { $new } Einheiten
 } ein.
rules-differ-stock-other = In den Stock zahlt jeder { $new } statt { $old } Einheiten.
rules-differ-no-list = Es wird keine Liste geführt.
rules-differ-list = Es wird eine Liste geführt, einfach / Schneider / Schwarz: Rufspiel { $rufspiel }, Solo { $solo } Punkte; ein Tout { $tout }.
rules-differ-list-rufspiel = In der Liste zählt ein Rufspiel { $new } statt { $old } Punkte (einfach / Schneider / Schwarz).
rules-differ-list-solo = In der Liste zählt ein Solo { $new } statt { $old } Punkte (einfach / Schneider / Schwarz).
rules-differ-list-tout = In der Liste zählt ein Tout { $new } statt { $old } Punkte.
rules-differ-list-sie = In der Liste zählt ein Sie { $new } Punkte.
rules-differ-list-sie-other = In der Liste zählt ein Sie { $new } statt { $old } Punkte.
rules-differ-fault-lost = Wer einen Fehler macht, hat das Spiel verloren.
rules-differ-fault-choice = Nach einem Fehler wählt die andere Partei, ob weitergespielt oder abgebrochen wird.
rules-differ-fault-rufspiel = Ein Fehler in einem Rufspiel kostet { $new } statt { $old } Punkte.
rules-differ-fault-solo = Ein Fehler in einem Solo kostet { $new } statt { $old } Punkte.
rules-differ-fault-tout = Ein Fehler in einem Tout kostet { $new } statt { $old } Punkte.
rules-differ-fault-thrower = Wer in einem Solo nach dem Fehler eines anderen die Karten hinwirft, zahlt { $new } statt { $old } Punkte.
rules-differ-fault-stop = Wird ein Solo wegen eines Fehlers des Solisten abgebrochen, kostet es ihn { $new } Punkte.
rules-differ-fault-stop-other = Wird ein Solo wegen eines Fehlers des Solisten abgebrochen, kostet es ihn { $new } statt { $old } Punkte.
rules-differ-laid-open-fault = Die Karten offen aufzulegen ist ein Fehler wie jeder andere.
rules-differ-laid-open-other = Legt jemand die Karten offen auf, gewinnt die andere Partei ein einfaches Spiel.
rules-differ-complaint-cut = Beschweren kann man sich bis zum Abheben für das nächste Spiel.
rules-differ-complaint-shuffle = Beschweren kann man sich, bis für das nächste Spiel nachgemischt wird.
rules-differ-complaint-entry = Beschweren kann man sich, bis das nächste Spiel in der Liste steht.
rules-differ-no-tournament = Ein Turnier ist nicht vorgesehen.
rules-differ-tournament = Ein Turnier hat { $matches ->
    [one] einen Durchgang
   *[other] { $matches } Durchgänge
 } zu { $games } Spielen.
rules-differ-draw-beforehand = Die Plätze aller Durchgänge werden vorher ausgelost.
rules-differ-draw-each-match = Die Plätze werden vor jedem Durchgang neu ausgelost.
rules-differ-text-schule = Ämter und Aushang nach S 5 der Schafkopfschule.
rules-differ-text-tischpunkte = Ämter und Aushang nach den Tischpunkten (T).
rules-differ-text-preis = Ämter und Aushang nach dem Preisschafkopf (P).
rules-differ-least-age = { $age ->
    [0] Ein Mindestalter gibt es nicht.
   *[other] Mitspielen darf, wer mindestens { $age } Jahre alt ist.
}
rules-differ-approve-tout = Einen Tout muss die Aufsicht genehmigen.
rules-differ-approve-no-tout = Einen Tout muss niemand genehmigen.
rules-differ-approve-sie = Einen Sie muss die Aufsicht bestätigen.
rules-differ-approve-no-sie = Einen Sie muss niemand bestätigen.
rules-differ-approve-solo-table = Ab dem { $from }. Solo am Tisch muss die Aufsicht jedes genehmigen.
rules-differ-approve-solo-player = Ab dem { $from }. Solo eines Spielers muss die Aufsicht jedes genehmigen.
rules-differ-approve-no-solo = Soli muss niemand genehmigen.
rules-differ-table-points = Nach jedem Durchgang gibt es Tischpunkte: { $points }.
rules-differ-no-table-points = Tischpunkte gibt es nicht.
rules-differ-ranking = Die Reihenfolge geht nach: { $ranking }.

# Was an einer Regeldatei falsch ist.
rules-wrong-place = Zeile { $line }, Spalte { $column }: { $why }
rules-wrong-syntax = Das ist kein gültiges TOML ({ $detail }).
rules-wrong-missing = Es fehlt „{ $name }“. Mit extends = "schule" kommt alles, was nicht dasteht, aus diesem Regelwerk.
rules-wrong-field = „{ $name }“ gibt es hier nicht. Möglich sind: { $known }.
rules-wrong-word = „{ $name }“ ist hier nicht möglich. Möglich sind: { $known }.
rules-wrong-value = Der Wert von { $key } passt nicht ({ $detail }).
rules-wrong-base = extends nennt „{ $name }“. Die eingebauten Regelwerke sind: { $known }.
rules-wrong-section = without nennt „{ $name }“. Weglassen lassen sich: { $known }.
rules-wrong-dropped-and-given = without lässt [{ $section }] weg, aber der Abschnitt steht in der Datei. Eines von beiden muss weg.
rules-wrong-without-base = without lässt etwas aus dem Regelwerk weg, das extends nennt; diese Datei nennt keines.
rules-wrong-id = Die id hat 1 bis 40 Zeichen aus a–z, 0–9 und -.
rules-wrong-packets = Die Gaben müssen zusammen acht Karten ergeben, zum Beispiel [4, 4] oder [2, 2, 2, 2], mit der kurzen Karte sechs, zum Beispiel [3, 3].
rules-wrong-cut = cuts und cut_least (1 bis 16, kurze Karte bis 12) gehören zu before = "cut", und nur dazu.
rules-wrong-ladder = Die Leiter beginnt mit ["rufspiel"] allein, nennt jedes Spiel einmal, keinen Sie, und jeden Tout über seinem einfachen Spiel.
rules-wrong-forced = forced_game steht genau dann da, wenn forced nicht "never" ist.
rules-wrong-first-game = Was im ersten Spiel nicht geschrieben wird, braucht eine [list].
rules-wrong-sie-money = money_factor (mindestens 1) steht genau dann da, wenn es [money] gibt.
rules-wrong-sie-list = list.sie steht genau dann da, wenn es [sie] gibt.
rules-wrong-factor = factor ist mindestens 2, retour_factor 0 oder größer als factor, beide höchstens 16; steps sind 1 bis 8 steigende Zahlen von 2 bis 256, zum Beispiel [2, 4, 8].
rules-wrong-unjustified = unjustified_tricks (0 bis 7) braucht eine [list], in die es geschrieben wird.
rules-wrong-amount = Beträge sind höchstens 10000, ein Gewinn mindestens 1, und Schwarz zählt nicht weniger als Schneider.
rules-wrong-runners = Laufende zählen ab 1 bis 14 (Wenz und Geier: 1 bis 4, Farbwenz und Farbgeier: 1 bis 11; kurze Karte 12, 4 und 9).
rules-wrong-price = Ein eigener Preis braucht sein Spiel: geier in der Leiter zu money.geier, [hochzeit] zu money.hochzeit, [ramsch] zu money.ramsch und money.durchmarsch. Und tout.extras braucht [money].
rules-wrong-stock = Ein Stock braucht [money] und mindestens eine Einheit.
rules-wrong-thirds = Punkte für Solo, Wenz und was sonst einer allein spielt müssen durch 3 teilbar sein: Jeder Gegner hat ein Drittel davon.
rules-wrong-rising = Punkte sind 1 bis 10000 und steigen von einfach über Schneider zu Schwarz, oder bleiben gleich.
rules-wrong-faults = Strafen sind 1 bis 10000 und müssen sich teilen lassen: rufspiel und thrower_solo durch 2, solo und tout durch 3 (mit scale = "choice" rufspiel und soloist_stop durch 3, und solo muss nach Abzug eines einfachen Solos gerade sein).
rules-wrong-nothing-to-score = Hier wird nichts gewertet: Ein Regelwerk braucht [money] oder eine [list].
rules-wrong-tournament = Ein Turnier braucht eine [list].
rules-wrong-matches = Ein Turnier hat 1 bis 16 Durchgänge zu 4 bis 128 Spielen, durch 4 teilbar, und ein Mindestalter bis 99.
rules-wrong-table-points = Tischpunkte sind vier fallende Zahlen, die sich bei Gleichstand ohne Rest teilen lassen, oder keine.
rules-wrong-ranking = Die Reihenfolge beginnt mit "points", endet mit "lot" und nennt nichts zweimal; "game_points" braucht Tischpunkte, "sie" einen Sie.
rules-wrong-limits = Der Stock darf höchstens unbegrenzt sein oder mindestens viermal die Einlage halten; und dass Schwarz verdoppelt, braucht einen Wert für Schneider.
rules-wrong-knock = Geklopft wird am Ende einer Gabe, bevor alle Karten gegeben sind. „Alle zugleich“ geht nur, wenn jeder klopfen darf oder nur Vorhand.
rules-wrong-bettel = Ein Bettel braucht seinen Platz in der Reihenfolge der Spiele und umgekehrt. Die Reihenfolge der Karten wählt man nur ohne Trumpf, und der Spieler kommt nur bei Stichzwang heraus.
rules-wrong-all-pass = Wenn alle weiter sagen, geschieht eines: Ramsch, der Alte muss, oder der Stock wird gefüllt. Nur eines davon kann bleiben.
rules-wrong-last-knocker = Dass der letzte Klopfer muss, braucht das Klopfen, und er muss sofort und darf alles spielen.
rules-wrong-forced-sixty = Dass 60 reichen, gilt nur für den, der spielen muss; hier muss nie einer.
rules-wrong-never-thrown-in = Hier wird nie zusammengeworfen; also kann danach nichts doppelt zählen und kein Bock beginnen.
rules-wrong-ramsch = Ein Durchmarsch braucht alle Stiche oder 61 bis 120 Augen, verlieren können einer oder zwei, und bei Gleichstand steht nichts zweimal.
rules-wrong-doubling-clash = Dass der Ausspieler nicht stößt, geht nur nach der ersten Karte; ein unberechtigter Stoß nur bei einer Stufe; und „der Stoß übernimmt“ nicht zusammen mit „60 reichen“.
rules-wrong-not-in = Ausnehmen vom Stoßen kann man nur einfache Spiele, die es hier gibt; Tout, Sie und Ramsch nicht.
rules-wrong-bock = Bock braucht mindestens ein Ereignis, das hier vorkommen kann, jedes einmal; 1 bis 16 Spiele, Faktor 2 bis 4.
rules-wrong-call = Davonlaufen geht mit 2 bis 6 Karten der Farbe (kurze Karte 2 bis 4) oder nie; abwerfen darf man die Sau in den letzten 1 bis 8 Stichen (kurze Karte 1 bis 6).
rules-wrong-listed-games = Mit einer Liste brauchen Bettel und Ramsch ihre Punkte darin, der Bettel durch 3 teilbar; und ohne das Spiel keine.
rules-wrong-tournament-house = Ein Turnier geht ohne Klopfen, Bock, Stock, Ramsch, doppelte nächste Spiele und neues Geben.
rules-wrong-renonce-never = Wer spielen muss und nur rufen darf, hätte vielleicht nichts zu rufen.
rules-wrong-redeal-below = Neu geben lassen kann man mit weniger als 0 bis 30 Augen.
rules-differ-not-any-more = Nicht mehr gilt: { $rule }
rules-file-too-long = { $name } ist zu lang für ein Regelwerk.
rules-file-not-text = { $name } ist kein lesbarer Text (UTF-8).
