# Was auf Papier gedruckt wird: Listen, Sitzpläne, Schilder, Karten, Rangliste, Urkunden.
paper-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
paper-euros = { $whole } €
paper-euros-cents = { $whole },{ $cents } €
paper-match = Durchgang
paper-match-number = { $match }. Durchgang
paper-match-short = { $match }. Durchgang
paper-table = Tisch
paper-seat = Platz
paper-player = Spieler { $seat }
paper-nameless = Startnummer { $number }
paper-start-number = Startnr.{"\u00A0"}{ $number }
paper-sum = Summe
paper-slips = Platzkarten
paper-receipt = Quittung
paper-receipt-fee = Startgeld erhalten
paper-receipt-back = zurückgezahlt
paper-receipt-signature = Unterschrift

# Wertungsliste
paper-list = Wertungsliste
paper-blank-lists = Wertungslisten
paper-filled-lists = Wertungslisten, ausgefüllt
paper-column-player = Spieler
paper-column-number = Startnr.
paper-column-customer = Kundennummer
paper-column-first-name = Vorname
paper-column-surname = Zuname
paper-column-town = Wohnort
paper-column-name = Name
paper-column-game = Spiel
paper-column-what = Was gespielt wurde
paper-column-referee = Aufsicht
paper-check = Zwischenstand (Probe: 0)
paper-carried = Übertrag
paper-total = Gesamt
paper-deduction = Abzug
paper-result = Endergebnis
paper-table-points = Tischpunkte
paper-game-points = Spielpunkte
paper-result-with-table-points = Endergebnis mit Tischpunkten
paper-signatures = Unterschrift der Spieler: Einträge und Ergebnis sind richtig
paper-signed = gez. { $name }
paper-keeper = Schreiber:
paper-keeper-signature = Unterschrift des Schreibers
paper-checked = Geprüft:
paper-model = Muster für das Schreiben der Wertungsliste
paper-model-hint = Jedes Spiel steht mit Plus und Minus in der Liste, Laufende zählen nicht. Wer allein spielt, dessen Zahl wird eingekreist. Nach je vier Spielen ist die Probe 0. Am Ende wird die kleinere Summe von der größeren abgezogen.
paper-void = UNGÜLTIG
paper-game-calls = { $declarer } ruft { $partner }
paper-game-plays = { $declarer } spielt { $kind }
paper-game-win = gewinnt
paper-game-lose = verliert
paper-game-win-both = gewinnen
paper-game-lose-both = verlieren
paper-game-plain = einfach
paper-game-schneider = Schneider
paper-game-schwarz = schwarz
paper-game-doubled = , Spritze { $seat }
paper-game-ruled = Entscheidung
paper-game-only-points = nur Punkte
paper-note-corrected = Spiel { $game }: berichtigt durch { $referee }: { $reason }
paper-totals = Summen vom Papier; die Spiele stehen auf der Liste des Tisches
paper-note-totals-corrected = Summen berichtigt durch { $referee }: { $reason }
paper-note-circles = Spieler { $seat }: Soli gewonnen/gespielt { $solos }, davon Tout { $touts }, Sie { $sie }
paper-note-old-totals = Vorher standen hier: { $totals }
paper-note-mended = Spiel { $game }: vom Schreiber berichtigt, bevor das nächste Spiel geschrieben war
paper-note-ruled = Spiel { $game }: Entscheidung der Aufsicht: { $offence }
paper-note-ruled-by = Spiel { $game }: Entscheidung der Aufsicht: { $offence } (Spieler { $seat })
paper-note-refused = Spiel { $game }: { $kind } von Spieler { $seat } nicht genehmigt
paper-note-struck = Spiel { $game }: gestrichen
paper-note-complaint = Spiel { $game }: Beschwerde von Spieler { $seat }: { $reason } ({ $answer })
paper-complaint-granted = anerkannt
paper-complaint-refused = abgewiesen
paper-complaint-open = noch offen

# Sitzplan, Tischschilder, Spielerkarten
paper-seating-by-table = Sitzplan nach Tischen, { $match }. Durchgang
paper-seating-by-name = Sitzplan nach Namen, { $match }. Durchgang
paper-table-signs = Tischschilder, { $match }. Durchgang
paper-player-card = Spielerkarte
paper-player-cards = Spielerkarten

# Rangliste
paper-standings = Rangliste
paper-after = nach Spiel { $games } des { $match }. Durchgangs
paper-column-place = Platz
paper-column-decided = Bei Gleichstand entschieden
paper-house-player = außer Wertung
paper-excluded = ausgeschlossen
paper-decided-game-points = Spielpunkte
paper-decided-sie = gespielte Sie
paper-decided-touts-won = gewonnene Touts
paper-decided-touts-played = gespielte Touts
paper-decided-solos-won = gewonnene Soli
paper-decided-solos-played = gespielte Soli
paper-decided-lot = das Los

paper-decided-points = Punkte
paper-teams = Mannschaften

# Preisverteilung
paper-giving = Preisverteilung
paper-giving-points = { $points } Punkte
paper-giving-tie = bei Gleichstand: { $by }
paper-giving-sponsor = gestiftet von { $sponsor }
paper-giving-thanks = Die Preise stifteten: { $sponsors }. Herzlichen Dank!
paper-prize-place = { $place }. Preis
paper-prize-table = Tischsieg, { $match }. Durchgang, Tisch { $table }
paper-merit-most-solos = Meiste Soli
paper-merit-middle-place = Mittelplatz
paper-merit-last-place = Letzter Platz

# Ergebnisse für Tabelle, Zeitung und Webseite
results-place = Platz
results-number = Nr.
results-name = Name
results-surname = Nachname
results-first-name = Vorname
results-town = Ort
results-total = Gesamt
results-tie = Bei Gleichstand entschieden
results-prize = Preis
results-opening = Beim Schafkopfturnier „{ $name }“ am { $date } spielten { $players } Teilnehmer an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.
results-venue = Gespielt wurde hier: { $value }.
results-organiser = Veranstalter: { $value }.
results-with-points = { $name } mit { $points } Punkten
results-won = Es gewann { $first } vor { $second } und { $third }.
results-won-of-two = Es gewann { $first } vor { $second }.
results-won-alone = Es gewann { $first }.
results-places = Die Plätze
results-special = Sonderpreise

# Urkunden
paper-certificate = Urkunde
paper-certificates = Urkunden
paper-certificate-tournament = Beim Schafkopfturnier
paper-certificate-reached = erreichte
paper-certificate-place = den { $place }. Platz
paper-certificate-points = mit { $points } Punkten
paper-certificate-prize = Preis: { $prize }
paper-both = { $one } und { $other }
paper-director = Turnierleitung

# Ein Sie für die Wand
paper-sie = Sie
paper-sie-held = Alle { $cards ->
    [6] sechs
   *[other] acht
 } Karten in der Hand von
paper-sie-place = { $match }. Durchgang, Tisch { $table }, Spiel { $game }

# Was nicht gedruckt werden kann
turnier-trouble-no-page = { $detail }
paper-error-not-drawn = Der { $match }. Durchgang ist nicht ausgelost. Erst auslosen, dann drucken.
paper-error-no-table = Im { $match }. Durchgang gibt es keinen Tisch { $table }.
paper-error-not-started = Der { $match }. Durchgang hat noch nicht begonnen; es gibt noch keine Listen.
paper-error-purged = Die Listen sind nach sechs Monaten vernichtet worden (S 5.3.5); gedruckt werden kann nur noch die Rangliste.
paper-error-nobody = Es ist niemand da, für den etwas zu drucken wäre. Erst Spieler anmelden.
paper-error-no-sie = Hier ist kein Sie gespielt worden; zu rahmen gibt es nichts (S 2.9.3). Ein Sie im ersten Spiel zählt nicht und steht in keiner Liste.
paper-error-no-prizes = Es gibt noch keine Preise zu vergeben. Erst Preise eintragen, dann drucken.
paper-error-no-ranking = Hier muss das Los entscheiden. Erst den öffentlichen Startwert festlegen, dann drucken.

paper-link-cards = Links – { $name }
paper-link-hint = Kamera darauf halten oder die Adresse eintippen. Nicht weitergeben.

paper-season-place = Platz
paper-season-name = Name
paper-season-points = Punkte
paper-season-counted = Gewertet
paper-season-results = Ergebnisse
paper-season-best = Gewertet werden die besten { $best } von { $of } Turnieren.
paper-season-all = Gewertet werden alle { $of } Turniere.
paper-season-plot = Punkte je Turnier
