# Die Seiten der Turnierhalle.
hw-hall = Turnierhalle
hw-to-hall = Zur Turnierhalle
hw-to-desk = Zum Pult der Turnierleitung
hw-unknown-page = Diese Seite gibt es nicht.
hw-loading = Einen Moment …
hw-revoked = Dieser Link gilt nicht mehr. Lassen Sie sich von der Turnierleitung einen neuen geben.
hw-connected = verbunden
hw-not-connected = keine Verbindung
hw-again = Noch einmal
hw-leave-it = Lassen
hw-close = Schließen
hw-back = Zurück
hw-save = Speichern
hw-saved = Gespeichert.
hw-more = Mehr
hw-changed-meanwhile = Inzwischen ist das geschehen:
hw-started = Durchgang { $match } beginnt: Bitte geben!
hw-as = angemeldet als { $name }

# Wörter
hw-name = Name
hw-town = Ort
hw-number = Nr.
hw-table = Tisch
hw-table-n = Tisch { $table }
hw-match = Durchgang
hw-match-n = Durchgang { $match }
hw-matches = Durchgänge
hw-game = Spiel
hw-games = Spiele
hw-game-of = Spiel { $game } von { $games }
hw-points = Punkte
hw-table-points = Tischpunkte
hw-table-points-n = { $points } Tischpunkte
hw-total = Summe
hw-rank = Platz
hw-rules = Regeln
hw-why = Begründung
hw-time = Zeit
hw-by = Wer
hw-state = Stand
hw-tournament = Turnier
hw-house = Haus
hw-phase-planned = in Planung
hw-phase-open = Anmeldung offen
hw-phase-drawn = ausgelost
hw-phase-running = Durchgang { $match } läuft
hw-phase-between = Durchgang { $match } ist zu Ende
hw-phase-closed = abgeschlossen
hw-status-active = dabei
hw-status-waiting = Warteliste
hw-status-withdrawn = abgemeldet
hw-status-excluded = ausgeschlossen
hw-status-replaced = ersetzt durch { $player }
hw-role-director = Turnierleitung
hw-role-referee = Aufsicht
hw-role-tribunal = Schiedsgericht
hw-role-keeper = Listenführung
hw-role-player = Spieler
hw-role-display = Anzeige

# Listenführung
hw-not-begun = Noch nicht angefangen
hw-not-begun-about = Die Liste geht auf, wenn die Turnierleitung das Startzeichen gibt. Die Seite merkt es von selbst.
hw-all-written = alle Spiele geschrieben
hw-enter = Spiel eintragen
hw-who-plays = Spiel { $game }: Wer spielt?
hw-correct-game = Spiel { $game } berichtigen: Wer spielte?
hw-what = { $name } spielt …
hw-with = mit
hw-how = { $contract }: Wie ging es aus?
hw-right = Spiel { $game }: Stimmt es so?
hw-won-plain = gewonnen
hw-won-schneider = gewonnen, Schneider
hw-won-schwarz = gewonnen, Schwarz
hw-lost-plain = verloren
hw-lost-schneider = verloren, Schneider
hw-lost-schwarz = verloren, Schwarz
hw-plays = { $name }: { $contract }
hw-plays-with = { $name }: { $contract } mit { $partner }
hw-only-numbers = nur die Zahlen
hw-struck = gestrichen
hw-doubled = Spritze von
hw-doubled-by = Spritze von { $name } ({ $tricks } Stiche)
hw-nobody = niemand
hw-tricks = Stiche seiner Partei
hw-write = Eintragen
hw-write-correction = Berichtigung eintragen
hw-correct-last = Spiel { $game } berichtigen
hw-last-rows = Letzte Spiele
hw-whole-list = Ganze Liste
hw-no-rows = Noch kein Spiel.
hw-circled = { ", eingekreist" }
hw-waits = wartet auf das Netz
hw-check-good = Quersumme 0 ✓
hw-check-bad = Quersumme { $sum }: Bitte nachrechnen!
hw-who-keeps = Wer führt die Liste?
hw-reason-tout = Einen Tout muss die Aufsicht genehmigen.
hw-reason-sie = Einen Sie muss die Aufsicht genehmigen.
hw-reason-many = So viele Soli muss die Aufsicht genehmigen.
hw-ask-referee = Aufsicht fragen
hw-approval-waits = Die Aufsicht ist gefragt
hw-granted = Genehmigt von { $name }
hw-refused = Nicht genehmigt von { $name }
hw-with-referee = Bei der Aufsicht
hw-complaint-open = Beschwerde zu Spiel { $game } von { $name }: Die Aufsicht entscheidet.
hw-call-open = Die Aufsicht ist gerufen.
hw-call-answered = { $name }:
hw-referee-please = Aufsicht rufen, Beschwerde, Listenführung abgeben
hw-who-asks = Wer?
hw-what-about = Worum geht es?
hw-please-come = Bitte kommen
hw-matter = Anlass
hw-matter-doubt = Zweifelsfall
hw-matter-suspicion = Verdacht
hw-matter-appeal = Schiedsgericht
hw-call-referee = Aufsicht rufen
hw-complain = Beschwerde zu Spiel { $game }
hw-hand-over = { $name } führt ab jetzt die Liste (alle vier einig)
hw-sign-title = Unterschriften
hw-sign-about = Jeder prüft seine Punkte und unterschreibt selbst.
hw-sign = Ich unterschreibe
hw-has-signed = unterschrieben
hw-sign-keeper = { $name } unterschreibt als Listenführer
hw-close-list = Liste abgeben
hw-list-closing = Die Liste wird abgegeben, sobald das Netz da ist.
hw-list-not_started = Noch nicht angefangen.
hw-list-closed = Die Liste ist abgegeben. Danke!
hw-list-voided = Die Liste ist ungültig. Bitte fragen Sie die Aufsicht.
hw-list-purged = Die Liste wurde vernichtet.
hw-offline = Kein Netz. Schreiben Sie weiter: Alles bleibt auf diesem Gerät und wird von selbst gesendet.
hw-not-lasting = Achtung: Dieser Browser behält nichts. Bitte die Seite offen lassen.
hw-no-reload = Laden Sie die Seite bitte nicht neu, bis das Netz zurück ist: Hier kann sie ohne Netz nicht wieder aufgehen (dafür bräuchte es https). Verloren geht auch dann nichts.
hw-queue = { $count ->
    [one] 1 Eintrag wartet auf das Netz
   *[other] { $count } Einträge warten auf das Netz
 }
hw-sending = { $count ->
    [one] 1 Eintrag wird gesendet
   *[other] { $count } Einträge werden gesendet
 }
hw-try-now = Jetzt versuchen
hw-queued-row = Spiel { $game }: { $row }
hw-queued-request-approval = Genehmigung erbitten
hw-queued-complain = Beschwerde
hw-queued-call-referee = Aufsicht rufen
hw-queued-name-keeper = Listenführung
hw-queued-sign = Unterschrift
hw-queued-close-list = Liste abgeben
hw-refused-entry = Ein Eintrag wurde nicht angenommen
hw-refused-look = Unten steht die Liste, wie sie jetzt gilt. Was dahinter wartet, wird erst danach gesendet.
hw-send-again = Noch einmal senden
hw-drop = Diesen Eintrag streichen

# Pult
hw-desk = Pult der Turnierleitung
hw-sections = Bereiche
hw-section-now = Jetzt
hw-section-setup = Ausschreibung
hw-section-door = Anmeldung
hw-section-draw = Auslosung
hw-section-links = Links und QR
hw-section-tables = Tische und Listen
hw-section-typing = Papierlisten
hw-section-referee = Aufsicht
hw-section-matters = Wartet
hw-section-people = Spieler
hw-section-standings = Wertung
hw-section-prizes = Preise
hw-section-screen = Anzeige
hw-section-paper = Papier und Dateien
hw-section-log = Protokoll
hw-next-open_registration = Anmeldung eröffnen
hw-next-fix_seed = Losnummer festlegen
hw-next-draw = Auslosen
hw-next-start_match = Startzeichen für Durchgang { $match }
hw-next-close_match = Durchgang abschließen
hw-next-close_tournament = Turnier abschließen
hw-next-prizes = Zur Preisverteilung
hw-next-open_registration-about = Das Turnier ist angelegt. Stimmt die Ausschreibung, dann geht die Anmeldung auf.
hw-next-fix_seed-about = Die Anmeldung läuft. Vor dem Auslosen braucht es die öffentliche Losnummer: etwas, das niemand vorher wissen konnte.
hw-next-draw-about = Sind alle da, dann wird ausgelost.
hw-next-start_match-about = Ausgelost. Sitzen alle, dann gibt ein Knopf allen Tischen zugleich das Zeichen.
hw-next-play-about = Es wird gespielt. { $in } von { $of } Listen sind abgegeben.
hw-next-close_match-about = Alle { $of } Listen sind da.
hw-next-close_tournament-about = Alle Durchgänge sind gespielt. Nach dem Abschluss steht die Wertung fest.
hw-next-prizes-about = Das Turnier ist abgeschlossen. Jetzt kommt das Schönste.
hw-n-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
 }
hw-n-tables = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
 }
hw-n-waiting = { $count } auf der Warteliste
hw-till = Kasse { $sum }
hw-missing = Was noch fehlt
hw-lack-referee = Es ist noch keine Aufsicht ernannt.
hw-lack-seed = Die Losnummer fehlt noch.
hw-lack-paid = { $count ->
    [one] 1 Spieler hat noch nicht bezahlt.
   *[other] { $count } Spieler haben noch nicht bezahlt.
 }
hw-lack-age = { $count ->
    [one] Bei 1 Spieler ist das Alter nicht belegt.
   *[other] Bei { $count } Spielern ist das Alter nicht belegt.
 }
hw-lack-duplicates = { $count ->
    [one] 1 Paar ist vielleicht dieselbe Person.
   *[other] { $count } Paare sind vielleicht dieselbe Person.
 }
hw-lack-four = { $count ->
    [one] Bis zum vollen Tisch fehlt 1 Spieler.
   *[other] Bis zum vollen Tisch fehlen { $count } Spieler.
 }
hw-lack-answers = { $count ->
    [one] 1 Anfrage wartet auf die Aufsicht.
   *[other] { $count } Anfragen warten auf die Aufsicht.
 }
hw-lack-proof = Eine Auslosung lässt sich nicht nachrechnen.
hw-late = Wer hinterher ist
hw-nobody-late = Kein Tisch ist auffällig spät.
hw-games-behind = { $games } Spiele zurück
hw-minutes-silent = seit { $minutes } min kein Spiel
hw-progress-of = Durchgang { $match }: { $in } von { $of } Listen
hw-lists-in = { $in } von { $of } Listen sind da
hw-no-lists = Es läuft noch kein Durchgang.
hw-written = geschriebene Spiele
hw-short-not_started = –
hw-short-open = offen
hw-short-closed = da ✓
hw-short-voided = ungültig
hw-short-purged = vernichtet
hw-short-complaint = Beschwerde
hw-short-approval = Genehmigung
hw-short-call = Aufsicht!
hw-short-sign = unterschreiben
hw-short-game = { $game }/{ $games }
hw-seed = Losnummer
hw-seed-example = Lottozahlen vom Samstag: 3 8 21 30 41 44
hw-seed-about = Die Auslosung folgt allein aus der Losnummer und den Anmeldungen. Kündigen Sie vorher an, woher die Losnummer kommt; dann kann sie niemand gewählt haben, und jeder kann nachrechnen.
hw-seed-is = Losnummer:
hw-towns-apart = Leute aus demselben Ort möglichst trennen
hw-keeper-seat = Die Liste führt an jedem Tisch
hw-draw-again = Neu auslosen
hw-draw-of = Auslosung der Durchgänge { $from } bis { $to }
hw-verified = nachgerechnet
hw-not-verified = nicht nachzurechnen
hw-best-draw = bewiesen: besser geht es nicht
hw-quality = Wiederbegegnungen: { $repeats } (mindestens nötig: { $least })
hw-verify-how = Nachrechnen kann das jeder mit der Datei „Ganzes Turnier“ und diesem Programm; wie, steht im Handbuch der Turnierleitung.
hw-seating-of = Sitzplan Durchgang { $match }

# Ausschreibung
hw-date = Tag
hw-venue = Ort der Veranstaltung
hw-organiser = Veranstalter
hw-fee = Startgeld in Euro
hw-added = Zuschuss zur Kasse in Euro
hw-table-winner = Preis je Tischsieger in Euro
hw-prize-list = Preise, vom ersten an, einer je Zeile
hw-prize-example = 300,-
hw-prizes-by-list = Preis für Preis
hw-prizes-by-share = Anteil der Kasse
hw-share-percent = Anteil der Kasse in Prozent
hw-share-weights = Verteilung, vom ersten Platz an
hw-special-example = 20 € + Brotzeitbrett
hw-rules-are = { $matches ->
    [one] Regelwerk „{ $rules }“, ein Durchgang mit { $games } Spielen.
   *[other] Regelwerk „{ $rules }“, { $matches } Durchgänge zu je { $games } Spielen.
}
hw-setup-stale = Ein anderes Pult hat die Ausschreibung inzwischen geändert.
hw-take-new = Neuen Stand zeigen
hw-officials = Ämter
hw-office = Amt
hw-appoint = Ernennen
hw-dismiss = { $role } entheben
hw-make-referee = Zur Aufsicht ernennen
hw-first-name = Vorname
hw-surname = Nachname

# Anmeldung
hw-born = Geburtstag
hw-born-wrong = Das ist kein Tag. So geht es: 18.10.1970
hw-pays = zahlt { $sum }
hw-age-seen = Ausweis gesehen
hw-register = Anmelden
hw-registered = Nr. { $player }: { $name } ist angemeldet.
hw-twins = { $name } ist angemeldet. Achtung: vielleicht dieselbe Person wie Nr. { $numbers }.
hw-duplicates = Vielleicht dieselbe Person
hw-search = Suchen: Name, Ort oder Nummer
hw-paid = Bezahlt
hw-edit = Ändern
hw-house-player = Hausspieler
hw-erase = Daten löschen
hw-move-up = Nachrücken
hw-withdraw = Abmelden
hw-import-now = { $count } Anmeldungen einlesen
hw-imported = { $count } Anmeldungen eingelesen.
hw-file = Datei

# Links
hw-links-about = Ein Link öffnet genau eine Rolle. Wer ihn hat, braucht kein Passwort; wer ihn verliert, bekommt einen neuen, und der alte wird gesperrt.
hw-origin = Adresse des Servers, wie die Telefone sie erreichen
hw-origin-local = Unter dieser Adresse erreicht nur dieser Rechner den Server. Für Telefone tragen Sie die Adresse im Netz ein, zum Beispiel http://192.168.1.5:7333.
hw-print-sheets = Kärtchen drucken
hw-print-sheets-about = Jedes Drucken macht neue Links und sperrt die alten derselben Art.
hw-sheet-keepers = Tischkärtchen für die Listenführung
hw-sheet-players = Kärtchen für die Spieler
hw-sheet-officials = Kärtchen für Aufsicht und Anzeige
hw-sheet-once = Diese Kärtchen gibt es nur jetzt: bitte gleich drucken.
hw-print = Drucken
hw-one-link = Ein einzelner Link
hw-for = Für
hw-make-link = Link machen
hw-link-once = Der Link ist nur jetzt zu sehen.
hw-qr = QR-Code
hw-links-there = { $count ->
    [one] 1 Link gilt
   *[other] { $count } Links gelten
 }
hw-revoked-too = auch gesperrte
hw-made = Gemacht
hw-revoke = Sperren
hw-is-revoked = gesperrt

# Aufsicht
hw-waits-for-you = { $count ->
    [0] Es wartet nichts
    [one] 1 Sache wartet
   *[other] { $count } Sachen warten
 }
hw-nothing-waits = Wenn ein Tisch Sie braucht, erscheint es hier von selbst.
hw-matter-approval = { $name } möchte { $contract } spielen (Spiel { $game })
hw-matter-complaint = Beschwerde von { $name } zu Spiel { $game }
hw-matter-call = { $matter }: { $name } ruft die Aufsicht
hw-grant = Genehmigen
hw-refuse = Ablehnen
hw-uphold = Stattgeben
hw-reject = Zurückweisen
hw-settled = Erledigt
hw-settled-at-table = Am Tisch geklärt
hw-your-word = Ihre Entscheidung
hw-answered = Zuletzt beantwortet
hw-see-list = Liste ansehen
hw-list-of = Liste Durchgang { $match }, Tisch { $table }
hw-what-was = Was gespielt wurde
hw-before = vorher:
hw-at-table = Am Tisch: je { $each }
hw-at-table-runners = Am Tisch: je { $each }, Laufende je { $runner } (ab { $from })
hw-taken-back = zurückgenommen
hw-announced = Durchsage
hw-read = Gelesen
hw-announce = Durchsage an alle
hw-announce-hint = Sie erscheint sofort auf jedem Handy, jedem Schirm und im Protokoll.
hw-announce-now = Durchsagen
hw-announced-to-all = An alle durchgesagt.
hw-make-tribunal = Ins Schiedsgericht
hw-correct = Berichtigen
hw-enter-game = Spiel { $game } eintragen
hw-sign-all = Alle haben unterschrieben
hw-signed-by = Unterschrieben:
hw-keeps = { $name } führt die Liste
hw-reopen = Liste wieder öffnen
hw-void = Liste für ungültig erklären
hw-way = Wie
hw-way-game = Spiel
hw-way-ruling = Entscheidung
hw-way-numbers = Nur Zahlen
hw-way-struck = Gestrichen
hw-which-game = Welches Spiel
hw-which-tout = Tout
hw-numbers-doubled-by = Spritze von { $name }
hw-offence = Was ist vorgefallen?
hw-offender = Wer war es?
hw-declarer = Spieler
hw-contract = Spiel
hw-partner = Mitspieler
hw-result = Ergebnis
hw-choice = Wahl der anderen Partei
hw-choice-play-on = weiterspielen
hw-choice-stop = abbrechen
hw-thrower = Danach hingeworfen hat
hw-already-won = Die Partei hatte schon gewonnen
hw-write-signed = Eintragen, gezeichnet { $name }
hw-substitute = Ersatzspieler
hw-leaves = Geht
hw-enters = Kommt
hw-substitute-now = Ersetzen
hw-register-substitute = Ersatzspieler anmelden
hw-exclude = Ausschluss
hw-exclude-about = Wer ausgeschlossen ist, scheidet aus der Wertung aus. Der Grund steht im Protokoll.
hw-exclude-now = Ausschließen

# Wertung und Preise
hw-final = Endergebnis
hw-not-final = Zwischenstand: alles, was geschrieben ist.
hw-standings-now = Zwischenstand
hw-prize = Preis
hw-for-what = Wofür
hw-prize-place = { $place }. Preis
hw-prize-table = Tischsieg, Durchgang { $match }, Tisch { $table }
hw-merit-most-solos = Meiste Soli
hw-merit-middle-place = Mittelplatz
hw-merit-last-place = Letzter Platz
hw-prizes-sum = Preise { $total } aus einer Kasse von { $till }.
hw-till-short = Die Kasse reicht nicht: Es fehlen { $sum }!
hw-giving = Preisverteilung
hw-giving-about = Die Anzeige deckt einen Preis nach dem anderen auf, vom letzten zum ersten.
hw-giving-start = Preisverteilung beginnen
hw-giving-done = Alle Preise sind vergeben
hw-reveal-next = Nächster Preis (noch { $left })
hw-reveal-back = Einen zurück
hw-reveal-all = Alle aufdecken
hw-on-screen = Auf der Anzeige:

# Anzeige
hw-screen-shows = Die Anzeige zeigt:
hw-mode-welcome = Begrüßung
hw-mode-seating_tables = Sitzplan nach Tischen
hw-mode-seating_names = Sitzplan nach Namen
hw-mode-countdown = Zeit bis zum Start
hw-mode-progress = Welche Listen da sind
hw-mode-standings = Wertung
hw-mode-prizes = Preisverteilung
hw-mode-text = Ein Text
hw-countdown = Zeit bis zum Start
hw-no-countdown = Es ist keine Zeit angesagt.
hw-counts-to = Angesagt: { $time } Uhr
hw-in-minutes = in { $minutes } min
hw-at-time = um
hw-count-to = Ansagen
hw-stop-countdown = Absagen
hw-text = Text
hw-text-example = Brotzeit bis 20 Uhr
hw-show-text = Text zeigen
hw-seconds = Sekunden je Seite
hw-start-now = Bitte geben!
hw-starts-at = Beginn { $time } Uhr
hw-starts-soon = Gleich geht es los
hw-names-foot = Hinter dem Namen steht der Tisch.
hw-list-is-in = ist da
hw-list-is-out = fehlt noch

# Papier
hw-paper-about = Jede Seite geht in einem neuen Fenster auf und ist fertig zum Drucken.
hw-paper-lists = Leere Listen
hw-paper-lists-about = mit Namen, für jeden Tisch eine
hw-paper-seats = Sitzplan nach Tischen
hw-paper-seats-about = zum Aushängen
hw-paper-names = Sitzplan nach Namen
hw-paper-names-about = zum Aushängen
hw-paper-signs = Tischschilder
hw-paper-signs-about = große Nummern
hw-paper-cards = Spielerkarten
hw-paper-cards-about = für jeden seine Plätze
hw-paper-filled = Ausgefüllte Listen
hw-paper-filled-about = wie sie geschrieben sind
hw-paper-standings = Wertung
hw-paper-standings-about = zum Aushängen
hw-paper-certificates = Urkunden
hw-paper-certificates-about = so viele, wie Sie wollen
hw-paper-sie = Sie
hw-paper-sie-about = groß und gerahmt, für die Wand
hw-incomplete = Ohne Kundennummer oder Ort: { $players }
hw-paper-forms = Leere Vordrucke
hw-paper-forms-about = ohne Namen, wenn alles ausfällt
hw-files = Dateien
hw-file-players = Anmeldungen als Tabelle
hw-file-players-about = CSV für die Tabellenkalkulation
hw-file-export = Ganzes Turnier
hw-file-export-about = die Sicherung: eine Datei, die jeder Stammtisch einlesen kann
hw-file-backup = Sicherung
hw-file-backup-about = Die ganze Datenbank: alle Turniere, Konten und laufenden Spiele. Bewahren Sie sie auf wie ein Passwort.
hw-file-backup-get = Herunterladen
hw-purge = Listen vernichten
hw-purge-about = Sechs Monate nach dem Turnier werden die Listen vernichtet (S 5.3.5). Die Ergebnisse bleiben.
hw-sure = Ja, wirklich

# Protokoll
hw-event = Was
hw-log-about = Alles, was geschehen ist; nichts wird gelöscht. Was sich zurücknehmen lässt, hat einen Knopf.
hw-undo = Zurücknehmen
hw-undo-this = Eintrag { $seq } zurücknehmen:
hw-undone = zurückgenommen
hw-older = Ältere

# Spieler
hw-start-number = Startnummer { $number }
hw-plays-there = mit { $names }
hw-not-drawn = Noch nicht ausgelost. Sobald es so weit ist, steht hier Ihr Tisch.
hw-place = { $rank }. Platz
hw-of-all = von { $of }
hw-won-prize = { $for }: { $prize }. Herzlichen Glückwunsch!
hw-results = Ergebnisse

# Für alle
hw-tournaments = Turniere
hw-no-tournaments = Hier ist noch kein Turnier angesetzt. Sobald eines feststeht, steht es hier mit Tag und Ort.
hw-own-tournament = Ein eigenes Turnier
hw-own-tournament-how = Turniere legt an, wer diesen Server verwaltet. Fragen Sie dort nach: Sie bekommen einen Link, und damit gehört Ihnen das Pult der Turnierleitung.
hw-own-tournament-links = Wer nur mitspielt, braucht nichts davon: Für jede Rolle im Saal gibt es einen eigenen Link oder QR-Code.
hw-n-tournaments = { $count ->
    [one] 1 Turnier
   *[other] { $count } Turniere
 }
hw-seasons = Saisons
hw-where = Wo sitze ich?
hw-your-name = Ihr Name (mindestens zwei Buchstaben)
hw-name-example = Huber
hw-not-found = Niemand dieses Namens im Sitzplan.
hw-new-tournament = Neues Turnier
hw-create = Turnier anlegen
hw-director-first = Turnierleitung: Vorname
hw-director-surname = Turnierleitung: Nachname
hw-director-link = Link der Turnierleitung
hw-link-again = Neuer Link für die Turnierleitung
hw-import-tournament = Turnier einlesen
hw-import-anyway = Trotzdem einlesen
hw-new-season = Saison anlegen oder ändern
hw-best = Wie viele Ergebnisse zählen
hw-best-count = Es zählen die besten { $best } von { $of } Turnieren.
hw-all-count = { $of ->
    [one] Bisher ein Turnier; es zählt.
   *[other] Alle { $of } Turniere zählen.
}
hw-season-figures = Zahlen der Saison
hw-season-people = Personen
hw-season-most-wins = Meiste Siege
hw-season-most-solos = Meiste gewonnene Soli
hw-season-best-result = Bestes Ergebnis
hw-season-most-often = Am öftesten dabei
hw-season-field = Teilnehmer je Turnier
hw-season-course = Der Weg der Ersten: Punkte zusammen nach jedem Turnier
hw-name-and-number = { $name } ({ $number })
hw-to-come = kommt noch
hw-course = Verlauf
hw-figures = Zahlen
hw-plot-of = Ergebnisse von { $name }
hw-stats = { $tournaments } gespielt, bester Platz { $best }, im Schnitt { $average }, Soli { $won }/{ $played }

# Saison: wer ist dieselbe Person
hw-one-person = Dieselbe Person in mehreren Turnieren
hw-one-person-about = Nur die Verwaltung sieht das. Was zusammengelegt ist, zählt in der Rangliste als eine Person.
hw-same-name = Gleicher Name
hw-other-names = Unter verschiedenen Namen gespielt
hw-find-name = Name suchen, mindestens zwei Buchstaben
hw-n-entries = { $count } Turniere
hw-merge = Zusammenlegen
hw-merge-all = Alle { $count } zusammenlegen
hw-merge-chosen = Diese { $count } sind eine Person
hw-merged = Zusammengelegt
hw-take-apart = Trennen

# Papierlisten
hw-totals = Summen
hw-typing-choose = Was tippen Sie von den Papierlisten ab?
hw-typing-totals = Summen
hw-typing-totals-about = Von jedem Spieler Plus, Minus, Ergebnis und was eingekreist ist. Das geht am schnellsten; die Spiele bleiben auf dem Papier.
hw-typing-games = Spiele
hw-typing-games-about = Jedes Spiel mit ein paar Tasten, wie „1r2“. Der Computer rechnet nach.
hw-typing-twice = Ein Zweiter tippt die Summen noch einmal; erst wenn beide gleich sind, ist die Liste abgeschlossen
hw-typing-twice-short = doppelt
hw-typing-change = Anders eintippen …
hw-typing-not-yet = Listen gibt es, sobald der Durchgang begonnen hat.
hw-typing-open = Liste öffnen
hw-typing-whole = Ganze Liste, tauschen, leeren
hw-typing-scan = Nummer des Tisches und Enter – oder den Code auf der Liste scannen.
hw-typing-left = Noch { $open } von { $of } Listen.
hw-typing-no-table = „{ $text }“ ist keine Tischnummer.
hw-typing-leave = Anderer Tisch (Esc)
hw-typing-plus = Plus
hw-typing-minus = Minus
hw-typing-result = Ergebnis
hw-typing-is = gerechnet
hw-typing-solos-won = Soli gew.
hw-typing-solos-played = gespielt
hw-typing-touts-won = Tout gew.
hw-typing-touts-played = gespielt
hw-typing-sie = Sie
hw-typing-even = Plus und Minus gleichen sich aus.
hw-typing-uneven = Plus und Minus unterscheiden sich um { $by }.
hw-typing-no-number = { $name }: „{ $text }“ ist keine Zahl.
hw-typing-missing = { $name }: Plus und Minus fehlen.
hw-typing-no-result = { $name }: Das Ergebnis vom Papier fehlt.
hw-typing-other-result = { $name }: Plus und Minus ergeben { $result }, auf dem Papier steht { $typed }. Vergleichen Sie alle drei Zahlen.
hw-typing-won = { $name }: mehr gewonnen als gespielt.
hw-typing-among = { $name }: Touts und Sie sind auch Soli; die Soli sind zu wenige.
hw-typing-balance = Plus ergibt { $plus }, Minus { $minus }: Es fehlen { $by }. Vergleichen Sie mit dem Papier.
hw-typing-solos = { $solos } Soli bei { $games } Spielen.
hw-typing-close = Abschließen und nächster Tisch
hw-typing-save = Speichern und nächster Tisch
hw-typing-closed = Tisch { $table } ist abgeschlossen.
hw-typing-corrected = Tisch { $table } ist berichtigt.
hw-typing-correct = Berichtigen
hw-typing-waits-for-second = Tisch { $table } ist gespeichert und wartet auf die zweite Eingabe.
hw-typing-second = Zweite Eingabe: Tippen Sie die Summen vom Papier noch einmal.
hw-typing-first = zuerst { $number }
hw-typing-differs = { $count ->
    [one] An einer Stelle steht es das erste Mal anders. Sehen Sie auf dem Papier nach.
   *[other] An { $count } Stellen steht es das erste Mal anders. Sehen Sie auf dem Papier nach.
 }
hw-typing-second-counts = Die zweite Eingabe gilt
hw-typing-notation = Wer, was, mit wem: 1r2 Rufspiel von 1 mit 2 · 3s Solo · 3w Wenz · 3f Farbwenz · 3st Tout (! dahinter: von der Aufsicht unterschrieben) · 4sie. Wie: nichts oder g gewonnen · v verloren · s Schneider · z Schwarz. Rücktaste im leeren Feld nimmt das letzte Spiel zurück.
hw-typing-take-back = Spiel { $game } zurücknehmen
hw-typing-slip = beim Abtippen zurückgenommen
hw-typing-not-written = „{ $text }“ ist nicht geschrieben, weil die Zeile davor nicht angenommen wurde.
hw-typing-end-results = Ergebnisse vom Papier
hw-typing-end-results-about = Alle Spiele sind geschrieben. Tippen Sie die vier Ergebnisse vom Papier, mit Leerzeichen: -14 -4 2 16. Stimmen sie, schließt Enter die Liste.
hw-typing-four-results = Das müssen vier Zahlen sein, wie -14 -4 2 16.
hw-typing-other-results = Gerechnet ≠ Papier: { $players }. Ein Spiel ist falsch abgetippt, oder das Papier ist falsch gerechnet.
hw-typing-done-already = Diese Liste ist schon abgetippt.
hw-typing-has-games = In dieser Liste stehen schon Spiele. Für Summen leeren Sie sie zuerst.
hw-typing-no-desk = Auf diesem Gerät ist kein Pult dieses Turniers offen. Öffnen Sie es einmal mit dem Link der Turnierleitung und scannen Sie dann noch einmal.
hw-clear-list = Liste leeren
hw-swap-with = Tauschen mit Tisch
hw-swap-lists = Listen tauschen
hw-cleared = Die Liste ist geleert; was da stand, bleibt lesbar.
hw-swapped = Die Listen von Tisch { $one } und Tisch { $other } sind getauscht.
hw-totals-solo = Solo
hw-totals-tout = Tout
hw-old-totals = vorher
hw-totals-about = Summen vom Papier; die Spiele stehen auf der Liste des Tisches.
hw-approval-offline = Ohne Netz kann die Aufsicht hier nicht antworten. Holen Sie sie an den Tisch und schreiben Sie weiter: Das Spiel wird gezählt, sobald sie es hier genehmigt hat.
hw-waits-for-referee = Wartet auf die Genehmigung der Aufsicht
hw-waits-for-referee-about = Schreiben Sie weiter. Was dahinter kommt, bleibt auf diesem Gerät, bis die Aufsicht geantwortet hat.
hw-tout-refused = Die Aufsicht hat den Tout nicht genehmigt
hw-write-plain = Ohne Tout schreiben
hw-tricks-missing = Tragen Sie ein, wie viele Stiche die Partei der Spritze hat.

# Preise, wie sie getippt und gelesen werden
hw-prize-plan = Was es zu gewinnen gibt
hw-prizes-elsewhere = Was es zu gewinnen gibt, steht unter
hw-prize-read = So wird es gelesen:
hw-prize-places = { $from }. bis { $to }. Preis
hw-prize-line = Zeile { $line }
hw-prize-money = Geld
hw-prize-thing = Sache
hw-prize-both = Geld und Sache
hw-given-by = gestiftet von { $sponsor }
hw-special-prizes = Sonderpreise
hw-special-n = Sonderpreis { $number }
hw-special-merit = Wofür
hw-special-title = Bezeichnung
hw-special-title-example = Weiteste Anreise
hw-special-winner = Wer bekommt ihn
hw-special-winner-open = steht noch nicht fest
hw-special-open = „{ $title }“: Es steht noch nicht fest, wer diesen Preis bekommt.
hw-special-add = Sonderpreis dazu
hw-merit-named = eigener Anlass
hw-take-away = Wegnehmen
hw-save-prizes = Preise speichern
hw-prizes-unread = Eine Zeile ist nicht zu lesen; gespeichert ist noch nichts.
hw-forecast = Alle Preise: { $planned }. In der Kasse: { $till }; wenn alle bezahlt haben: { $expected }.
hw-forecast-lacking = Es werden { $sum } fehlen!
hw-forecast-later = Es reicht, sobald alle bezahlt haben.
hw-lack-till = Die Kasse wird für die Preise nicht reichen.
hw-giving-sheet = Zettel fürs Mikrofon drucken
hw-reveal-none = Von vorn
hw-n-points = { $points } Punkte

# Gleichstand
hw-tie = Gleichstand: { $by } { $has }
hw-tie-points = Punkte
hw-tie-game-points = Spielpunkte
hw-tie-sie = Sie
hw-tie-touts-won = Touts gewonnen:
hw-tie-touts-played = Touts gespielt:
hw-tie-solos-won = Soli gewonnen:
hw-tie-solos-played = Soli gespielt:
hw-tie-lot = Gleichstand: das Los

# Ergebnisse
hw-results-out = Ergebnisse weitergeben
hw-results-not-final = Das ist noch ein Zwischenstand.
hw-results-text = Text für Zeitung und Webseite
hw-results-csv = Tabelle (CSV)
hw-results-page = Seite für alle
hw-copy = Text kopieren
hw-copied = Kopiert.
hw-teams = Mannschaften
hw-team = Mannschaft
hw-team-players = Spieler
hw-team-out = außer Wertung
hw-team-unknown = Nr. { $number } (unbekannt)
hw-teams-name = Mannschaften eintragen
hw-teams-lines = Eine Mannschaft je Zeile: Name und Startnummern, drei oder vier
hw-teams-example = Schützenverein: 3, 17, 22, 40
hw-save-teams = Mannschaften speichern
hw-paper-all-lists = Alle Listen
hw-paper-all-lists-about = alle Durchgänge, wie sie geschrieben sind
hw-paper-giving = Zettel fürs Mikrofon
hw-paper-giving-about = Preise, Namen und Punkte, vom letzten zum ersten
hw-certificates-for = für die ersten
hw-file-results = Ergebnisse als Tabelle
hw-file-results-about = CSV für die Tabellenkalkulation
hw-sits-later = Danach, Durchgang { $match }: Tisch { $table }, { $seat }
