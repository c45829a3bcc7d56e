# Die Seiten über Konten, Leute, Verlauf und Verwaltung.
pw-ways = Seiten
pw-account = Konto
pw-history = Verlauf
pw-ranking = Rangliste
pw-people = Leute
pw-friends = Freunde
pw-admin = Verwaltung
pw-to-hall = Zur Turnierhalle
pw-privacy = Datenschutz
pw-imprint = Impressum

# Wörter
pw-name = Name
pw-name-new = Neuer Name
pw-password = Passwort
pw-password-now = Jetziges Passwort
pw-password-new = Neues Passwort
pw-show = Zeigen
pw-hide = Verbergen
pw-show-password = Passwort zeigen
pw-hide-password = Passwort verbergen
pw-wait = noch { $seconds } s
pw-again = Noch einmal
pw-leave-it = Lassen
pw-more = Mehr zeigen
pw-all = alle
pw-you = Du
pw-copy = Link kopieren
pw-copied = Kopiert
pw-since = seit { $day }
pw-erased = gelöscht
pw-bots = { $count ->
    [1] Bot ({ $name })
   *[other] { $count } Bots ({ $name })
 }
pw-play = Jetzt spielen
pw-play-friends = Mit Freunden spielen
pw-rating-short = { $mean } ± { $deviation }

# Konto
pw-sign-in = Anmelden
pw-sign-in-guest = Du bist hier gerade Gast „{ $name }“. Was du als Gast gespielt hast, kommt beim Anmelden nicht in das andere Konto; dafür leg stattdessen ein Konto an.
pw-no-account-yet = Noch kein Konto?
pw-forgotten = Ohne Blatt hilft ein Gerät, auf dem du noch angemeldet bist: Dort lässt du dieses unter „Konto“ herein. Oder wer den Server verwaltet gibt dir einen Link für ein neues Passwort.
pw-register = Konto anlegen
pw-register-guest = Du spielst als Gast „{ $name }“. Mit einem Konto behältst du alles, was du bisher gespielt hast, und findest es auf jedem Gerät wieder.
pw-register-about = Spielen geht ohne. Ein Konto merkt sich deine Spiele auf jedem Gerät, lässt dich Freunde haben und in die Rangliste kommen.
pw-have-account = Schon ein Konto?
pw-name-hint = Wie du am Tisch heißt, höchstens { $most } Zeichen.
pw-password-hint = Wenigstens { $least } Zeichen. Drei, vier Wörter sind gut und leicht zu merken.
pw-no-mail = Ohne E-Mail, ohne Werbung.
pw-listed = In der Rangliste erscheinen
pw-listed-about = Dann sehen alle deinen Namen und deine Wertung.
pw-account-since = Konto seit { $day }
pw-is-admin = Verwalter
pw-sign-out = Abmelden
pw-signed-out = Du bist abgemeldet.
pw-deleted = Alles von dir ist gelöscht.
pw-change = Ändern
pw-change-name = Namen ändern
pw-change-name-about = Jetzt heißt du „{ $name }“. Der neue Name gilt auch in alten Spielen.
pw-name-changed = Du heißt jetzt „{ $name }“.
pw-change-password = Passwort ändern
pw-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet, und ein Code auf Papier gilt nicht mehr: bitte einen neuen machen.
pw-sessions = Angemeldete Geräte
pw-device-unknown = Unbekanntes Gerät
pw-this-device = dieses Gerät
pw-session-times = seit { $since }, zuletzt { $seen }
pw-sign-out-device = Abmelden: { $device }
pw-sign-out-everywhere = Überall abmelden
pw-sign-out-everywhere-sure = Alle Geräte werden abgemeldet, auch dieses. Laufende Spiele übernimmt ein Bot, bis du wieder da bist.
pw-data = Deine Daten
pw-data-about = Alles, was hier über dich gespeichert ist, als eine Datei: Konto, Spiele, Freunde, Wertung.
pw-data-about-guest = Alles, was hier über dich als Gast gespeichert ist, als eine Datei. Löschen kannst du es auch.
pw-export = Daten herunterladen
pw-delete = Konto löschen
pw-delete-guest = Gast löschen
pw-delete-about = Name, Passwort, Freunde, Wertung und geteilte Spiele verschwinden für immer. Die Spiele der anderen bleiben; an deinem Platz steht dann „gelöscht“. Was an Tischen geschrieben wurde, an denen du gesessen bist, verschwindet auch. Nur Listen von Turnieren, die du mitgespielt hast, hebt die Turnierleitung mit deinem Namen auf, bis sie nach der Spielordnung gelöscht werden dürfen (S 5.3.5); dafür wende dich an sie. Kopien, die vor einer Umstellung der Datenbank gemacht wurden, verschwinden spätestens nach vier Wochen.
pw-delete-sure = Ja, alles von mir löschen. Das lässt sich nicht zurücknehmen.
pw-delete-do = Für immer löschen
pw-reset = Neues Passwort
pw-reset-about = Der Link gilt einmal. Danach bist du hier angemeldet und überall sonst abgemeldet.
pw-reset-no-token = Der Link ist nicht vollständig. Öffne ihn noch einmal so, wie du ihn bekommen hast.
pw-reset-do = Passwort setzen
pw-forgotten-code = Passwort vergessen, aber den Code auf Papier?
pw-ways-in = Wieder hereinkommen
pw-door = Anderes Gerät anmelden
pw-door-about = Öffne hier eine Tür und schau mit dem anderen Gerät auf das Bild. Es ist dann ohne Passwort angemeldet. Die Tür geht nach einem Gerät oder nach fünf Minuten zu.
pw-door-do = Tür öffnen
pw-door-again = Neue Tür öffnen
pw-door-open = Offen bis { $time }. Zeig das Bild niemand anderem.
pw-door-picture = QR-Code, mit dem das andere Gerät hereinkommt
pw-enter = Dieses Gerät anmelden
pw-enter-about = Ein Gerät, auf dem du angemeldet bist, lässt dieses herein.
pw-enter-instead = Hier bist du gerade „{ $name }“; das endet damit.
pw-enter-do = Hier anmelden
pw-recover = Neues Passwort mit dem Code
pw-recover-about = Der Code auf Papier gilt einmal. Danach bist du hier angemeldet und überall sonst abgemeldet.
pw-recovery = Code für den Notfall
pw-recovery-about = Ein Code zum Ausdrucken oder Aufschreiben. Wer das Passwort vergisst, setzt damit ein neues. Heb ihn auf wie einen Hausschlüssel.
pw-recovery-since = Du hast einen Code vom { $day }. Ein neuer macht ihn ungültig.
pw-recovery-made = Gemacht am { $day }
pw-recovery-paper = Passwort vergessen? Auf { $path } den Namen, diesen Code und ein neues Passwort eingeben. Der Code gilt einmal.
pw-recovery-once = Der Code steht nur jetzt da. Druck ihn aus oder schreib ihn auf.
pw-recovery-code = Code auf Papier
pw-recovery-code-hint = Zwanzig Zeichen; groß oder klein und die Striche sind gleich.
pw-recovery-do = Code machen
pw-recovery-again = Neuen Code machen
pw-print = Drucken
pw-claim = Verwalter werden
pw-claim-about = Du hast den Verwalter-Link benutzt. Dein Konto kann damit die Verwaltung übernehmen, auch auf anderen Geräten.
pw-claim-do = Dieses Konto zum Verwalter machen
pw-claim-needs-account = Du hast den Verwalter-Link benutzt. Melde dich an oder leg ein Konto an; dann kannst du es zum Verwalter machen.

# Leute
pw-friends-need-account = Für Freunde brauchst du ein Konto. Was du als Gast gespielt hast, behältst du dabei.
pw-no-friends = Noch niemand. Frag jemanden unten mit dem genauen Namen, oder nach einem Spiel am Tisch.
pw-asking = Wollen mit dir befreundet sein
pw-asked = Von dir gefragt
pw-accept = Annehmen
pw-refuse = Ablehnen
pw-remove = Entfernen
pw-remove-sure = Mit { $name } nicht mehr befreundet sein?
pw-withdraw = Zurückziehen
pw-ask = Jemanden fragen
pw-ask-name = Genauer Name
pw-ask-hint = Groß oder klein geschrieben ist gleich. Fragen kannst du Leute mit Konto, keine Gäste.
pw-ask-do = Freundschaft anbieten
pw-asked-done = { $name } ist gefragt.
pw-blocked = Blockiert
pw-blocked-about = Wer blockiert ist, kann sich nicht an deine Tische setzen und dich nicht fragen; was er schreibt, siehst du nicht. Er erfährt es nicht.
pw-nobody-blocked = Niemand.
pw-block = Blockieren
pw-block-sure = { $name } blockieren? Eine Freundschaft endet damit.
pw-unblock = Nicht mehr blockieren
pw-person = Person
pw-to-people = Zu Freunden und Blockierten
pw-person-guest = Ein Gast ohne Konto.
pw-person-you = Das bist du.
pw-person-blocked = Du hast { $name } blockiert.
pw-person-friend = Ihr seid befreundet.
pw-person-asked = Du hast { $name } gefragt; die Antwort steht aus.
pw-person-asking = { $name } will mit dir befreundet sein.
pw-person-later = Nach dem ersten gemeinsamen Spiel kannst du { $name } hier blockieren oder melden.
pw-rating-of = Wertung { $rating } nach { $matches ->
    [0] Spielen mit Bots
    [1] 1 Durchgang
   *[other] { $matches } Durchgängen
 }.
pw-report = Melden
pw-report-about = Die Meldung lesen nur Verwalter. { $name } erfährt nicht, von wem sie kommt.
pw-report-reason = Was war los?
pw-report-text = Was ist geschehen? (muss nicht sein)
pw-report-do = Meldung abschicken
pw-reported = Danke. Die Meldung hat die Nummer { $number }; ein Verwalter sieht sie sich an.
pw-reason-insult = Beleidigung
pw-reason-cheating = Betrug
pw-reason-stalling = Verzögern oder Weglaufen
pw-reason-name = Anstößiger Name
pw-reason-other = Etwas anderes

# Verlauf
pw-hands = Spiele
pw-matches = Durchgänge
pw-match = Durchgang
pw-statistics = Statistik
pw-history-nobody = Hier stehen deine Spiele. Setz dich an einen Tisch, oder melde dich an.
pw-history-guest = Dieser Verlauf gehört dem Gast auf diesem Gerät. Mit einem Konto behältst du ihn überall:
pw-filters = Auswahl
pw-rules = Regeln
pw-contract = Spiel
pw-role = Rolle
pw-result = Ergebnis
pw-role-declarer = Spieler
pw-role-partner = Mitspieler
pw-role-defender = Gegenspieler
pw-won = gewonnen
pw-lost = verloren
pw-thrown-in = Zusammengeworfen
pw-redealt = Neu gegeben
pw-ramsch-end = { $end ->
    [won] Du musstest nicht zahlen.
   *[lost] Du hast gezahlt.
 }
pw-sie-void = Sie, nicht gewertet
pw-hand-end = { $role ->
    [declarer] Du hast gespielt
    [partner] Du warst Mitspieler
   *[defender] Du warst Gegenspieler
 } und hast mit { $points } Augen { $end ->
    [won] gewonnen
   *[lost] verloren
 }{ $height ->
    [schneider] , Schneider
    [schwarz] , Schwarz
   *[plain] {""}
 }.
pw-in-units = { $count ->
    [one] Einheit
   *[other] Einheiten
 }
pw-in-list = { $count ->
    [one] Punkt
   *[other] Punkte
 }
pw-with = mit
pw-accuracy-of = Genauigkeit { $accuracy } %
pw-review = Besprechen
pw-review-of = Besprechen: { $title }, { $when }
pw-record = Mitschrift
pw-record-of = Mitschrift herunterladen: { $title }, { $when }
pw-no-hands = Noch kein Spiel. Sobald du eines zu Ende spielst, steht es hier.
pw-no-hands-filtered = Dazu passt keines deiner Spiele.
pw-clear-filters = Alle zeigen
pw-matches-about = Ein Durchgang ist ein Tisch mit fester Zahl von Spielen. Mit Bots am Tisch zählt er für die Wertung nur wenig.
pw-no-matches = Noch kein Durchgang. Spiel mit Freunden an einem Tisch mit fester Zahl von Spielen, etwa 8 oder 32.
pw-rank-of = Platz { $rank } von 4
pw-games = { $games ->
    [1] 1 Spiel
   *[other] { $games } Spiele
 }
pw-not-rated = ohne Wertung
pw-counts-little = mit Bots, zählt wenig

# Statistik
pw-span = Zeit
pw-span-all = immer
pw-span-year = letzte 365 Tage
pw-span-month = letzte 30 Tage
pw-as-table = Als Tabelle
pw-figure-hands = Spiele
pw-figure-thrown-in = Zusammen{"\u00AD"}geworfen
pw-figure-schneider = Schneider
pw-figure-schwarz = Schwarz
pw-figure-points-declarer = Augen als Spielerpartei
pw-figure-points-defender = Augen als Gegenspieler
pw-made-suffered = { $made } zu { $suffered }
pw-rate = { $won } von { $played }, { $rate } ({ $low }–{ $high })
pw-never = noch nie
pw-plot-balance = Kontostand
pw-plot-balance-about = { $rules }: jetzt { $total } { $unit }, am besten stand es bei { $best }, am schlechtesten bei { $worst }.
pw-hand = Spiel
pw-hand-number = Spiel { $hand }
pw-when = Wann
pw-balance = Stand
pw-plot-contracts = Deine Spiele
pw-plot-contracts-about = Was du selbst gespielt und wie oft du gewonnen hast; einen Ramsch gewinnt, wer nicht zahlt. In der Klammer und als dünner Strich: wo der wahre Wert ziemlich sicher liegt.
pw-plot-roles = Nach Rolle
pw-plot-roles-about = Wie oft deine Seite gewonnen hat.
pw-plot-accuracy = Genauigkeit
pw-plot-accuracy-about = { $reviewed ->
    [1] 1 besprochenes Spiel
   *[other] { $reviewed } besprochene Spiele
 }, im Mittel { $mean } von 100.
pw-accuracy = Genauigkeit
pw-no-accuracy = Noch kein Spiel besprochen. Drück bei einem Spiel auf „Besprechen“, dann steht hier, wie genau du gespielt hast.
pw-plot-rating = Wertung
pw-plot-rating-about = { $rating } nach { $matches ->
    [0] Spielen mit Bots
    [1] 1 Durchgang
   *[other] { $matches } Durchgängen
 }; deine Stärke liegt ziemlich sicher zwischen { $low } und { $high }.
pw-rating = Wertung
pw-no-rating = Noch keine Wertung: Es zählen Durchgänge ab vier Spielen nach den mitgelieferten Regeln, mit Bots am Tisch nur wenig.

# Rangliste
pw-matches-count = { $matches ->
    [1] 1 Durchgang
   *[other] { $matches } Durchgänge
 }
pw-ranking-about = Wer in der Liste sein will und wenigstens { $least } gewertete Durchgänge hat. Geordnet nach dem, was sicher ist: Wertung weniger zweimal die Unsicherheit. 1500 ist die Mitte.
pw-ranking-empty = Noch niemand. Vier Leute, ein Tisch ohne Bots, eine feste Zahl von Spielen: Damit fängt sie an.
pw-rank-needs-account = In die Rangliste kommt, wer ein Konto hat und das will.
pw-rank-mine = Deine Wertung: { $rating } nach { $matches ->
    [1] 1 Durchgang
   *[other] { $matches } Durchgängen
 }.
pw-rank-not-listed = Du stehst nicht in der Liste, weil du es nicht eingeschaltet hast.
pw-rank-too-few = In die Liste kommst du ab { $least } Durchgängen.

# Verwaltung
pw-not-admin = Diese Seiten sind für die Verwalter dieses Servers.
pw-not-admin-how = Wer den Server betreibt, macht mit diesem Befehl einen Link, der einmal gilt. Öffne ihn hier, melde dich an, und du kannst dein Konto zum Verwalter machen:
pw-use-link = Verwaltung öffnen
pw-use-link-about = Dieser Link gilt einmal. Er macht diesen Browser für eine Woche zu dem des Verwalters.
pw-link-sessions = Mit dem Verwalter-Link geöffnet
pw-link-sessions-about = Browser, die den Link benutzt haben; jeder bleibt es eine Woche. Konten mit Verwaltung stehen unter „Leute“.
pw-link-sessions-none = Keiner.
pw-link-session-since = seit { $since }
pw-link-session-end = Abmelden: seit { $since }
pw-admin-people = Leute
pw-admin-reports = Meldungen
pw-admin-log = Protokoll
pw-admin-status = Server
pw-search = Teil eines Namens oder eine Kennung
pw-search-do = Suchen
pw-nobody-found = Niemand gefunden.
pw-is-guest = Gast
pw-is-locked = gesperrt
pw-open-reports = { $count ->
    [1] 1 offene Meldung
   *[other] { $count } offene Meldungen
 }
pw-last-seen = zuletzt { $when }
pw-to-admin-people = Zu allen Leuten
pw-here-since = Hier seit
pw-seen = Zuletzt da
pw-locked-since = Gesperrt seit { $when }.
pw-because = Grund: { $reason }
pw-lock = Sperren
pw-lock-about = Alle Geräte werden abgemeldet, und anmelden geht nicht mehr, bis die Sperre aufgehoben ist.
pw-unlock = Sperre aufheben
pw-rename = Umbenennen
pw-rename-about = Für Namen, die wegmüssen. Der neue gilt auch in alten Spielen.
pw-reason = Grund
pw-make-admin = Zum Verwalter machen
pw-make-admin-sure = { $name } darf dann alles, was du hier darfst, und muss sich neu anmelden.
pw-unmake-admin = Verwaltung entziehen
pw-unmake-admin-sure = { $name } ist dann kein Verwalter mehr und muss sich neu anmelden.
pw-reset-link = Link für ein neues Passwort
pw-reset-link-about = Gib ihn nur { $name } selbst. Er gilt einmal und 24 Stunden; frühere Links gelten dann nicht mehr.
pw-reset-link-do = Link machen
pw-reset-link-again = Neuen Link machen
pw-reset-link-until = Gilt bis { $when }
pw-reports-open-only = Nur offene
pw-no-reports-open = Keine offene Meldung.
pw-no-reports = Noch keine Meldung.
pw-report-number = Nr. { $number }: { $reason }
pw-report-on = über
pw-report-hand = Spiel { $hand } am Tisch { $table }
pw-note = Bemerkung
pw-uphold = Berechtigt
pw-dismiss = Abweisen
pw-verdict-upheld = Berechtigt
pw-verdict-dismissed = Abgewiesen
pw-log-about = Alles, was an Konten geändert wurde. Ändern kann das Protokoll niemand.
pw-log-empty = Noch nichts.
pw-the-server = Der Server
pw-the-link = Der Verwalter-Link
pw-somebody = jemand
pw-log-register = { $by } hat ein Konto angelegt.
pw-log-login-refused = Raten am Passwort wurde gebremst: { $whom }.
pw-log-password = { $by } hat das Passwort geändert.
pw-log-rename = { $self ->
    [yes] { $by } hat sich umbenannt.
   *[no] { $by } hat { $whom } umbenannt.
 }
pw-log-reset-link = { $by } hat für { $whom } einen Link für ein neues Passwort gemacht.
pw-log-reset = { $by } hat mit einem Link ein neues Passwort gesetzt.
pw-log-door = { $by } hat eine Tür für ein anderes Gerät geöffnet.
pw-log-enter = { $by } hat sich durch eine Tür auf einem anderen Gerät angemeldet.
pw-log-recovery = { $by } hat einen Code für den Notfall gemacht.
pw-log-recover = { $by } hat mit dem Code auf Papier ein neues Passwort gesetzt.
pw-log-lock = { $by } hat { $whom } gesperrt.
pw-log-unlock = { $by } hat die Sperre von { $whom } aufgehoben.
pw-log-admin = { $self ->
    [yes] { $by } ist mit dem Verwalter-Link Verwalter geworden.
   *[no] { $yes ->
        [yes] { $by } hat { $whom } zum Verwalter gemacht.
       *[no] { $by } hat { $whom } die Verwaltung entzogen.
     }
 }
pw-log-report-closed = { $by } hat die Meldung Nr. { $report } { $verdict ->
    [upheld] als berechtigt
   *[dismissed] als unbegründet
 } geschlossen.
pw-log-delete = Ein Konto oder Gast wurde gelöscht.
pw-log-other = { $by }: { $what } ({ $whom })
pw-status-version = Version
pw-status-uptime = Läuft seit
pw-status-tables = Wache Tische
pw-status-connections = An Tischen verbunden
pw-status-sockets = Offene Verbindungen
pw-status-commands = Befehle
pw-status-refused = Abgelehnte Befehle
pw-status-bot-answers = Antworten der Bots
pw-status-about = Befehle und Antworten seit dem Start. Die Zahlen erneuern sich alle { $seconds } Sekunden.
pw-span-of-day = { $count ->
    [1] 1 Tag
   *[other] { $count } Tagen
 }
pw-span-of-hour = { $count ->
    [1] 1 Stunde
   *[other] { $count } Stunden
 }
pw-span-of-minute = { $count ->
    [1] 1 Minute
   *[other] { $count } Minuten
 }

# Rechtliches
pw-no-imprint = Der Betreiber dieses Servers hat noch kein Impressum hinterlegt.
pw-played-offline = ohne Netz, ungewertet
