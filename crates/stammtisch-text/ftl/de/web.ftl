# Die Seite im Browser.
web-title = Stammtisch
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-loading = Einen Moment …
web-home = Zur Startseite
web-close = Schließen
web-no-answer = Der Server antwortet nicht. Ist das Netz da? Dann gleich noch einmal versuchen.
web-no-network = Kein Netz. Sobald es wieder da ist, noch einmal versuchen.
web-not-here = Auf diesem Gerät geht das gerade nicht. Lade die Seite neu und versuch es noch einmal.
web-too-late = Der Server braucht zu lange für seine Antwort. Bitte gleich noch einmal versuchen.
web-server-away = Der Server ist gerade nicht da (Antwort { $status }). Bitte gleich noch einmal versuchen.
web-too-large = Das ist mehr, als der Server auf einmal annimmt.
web-not-said = Der Server hat abgelehnt (Antwort { $status }) und keinen Grund genannt. Bitte die Seite neu laden.
web-not-understood = Da antwortet etwas anderes als der Server, vielleicht die Anmeldung des WLANs. Bitte die Seite neu laden.
web-unknown-page = Diese Seite gibt es nicht.
web-unknown-table = Diesen Tisch gibt es nicht, oder nicht mehr. Stimmt der Link?
web-missing = Dieser Teil der Seite lässt sich gerade nicht laden. Ohne Netz geht nur, was du schon geöffnet hattest; sonst lade die Seite neu.
web-offline-here = Ohne Netz: Du siehst, was zuletzt geladen wurde.

# Startseite
web-servus = Servus!
web-servus-name = Servus, { $name }!
web-welcome = Setz dich her. Eine Runde Schafkopf, gegen Bots oder mit Freunden, ohne Anmeldung.
web-name = Wie heißt du?
web-name-placeholder = Gast
web-play-now = Jetzt spielen
web-play-now-about = Gleich mit Bots, bald mit Leuten.
web-friends = Mit Freunden
web-friends-about = Ein Tisch für euch, per Link.
web-ways = Wie willst du spielen?
web-practice = Üben
web-practice-about = Stärke und Regeln wählen, mit Hilfen.
web-learn = Lernen
web-learn-about = Noch nie gespielt? Hier fängt es an.
web-hall = Turniere
web-hall-about = Mitspielen, zuschauen, ausrichten.
web-offline = Gerade ohne Netz. Was du schon geöffnet hattest, kannst du weiter lesen; gespielt wird, sobald das Netz wieder da ist.
web-table-waits = Dein Platz ist noch frei: { $table }
web-table-back = Zurück an den Tisch
web-setup-friends = Ein Tisch mit Freunden
web-setup-friends-go = Tisch aufmachen
web-setup-practice = Üben
web-setup-practice-go = An den Tisch
web-who-may = Wer darf kommen?
web-who-link = Wer den Link hat
web-who-link-about = Den Link und ein Bild zum Abfotografieren gibt es gleich.
web-who-all = Alle
web-who-all-about = Der Tisch steht auf der Startseite.
web-hints = Hilfen am Tisch
web-hints-about = Eine Zeile sagt, wem der Stich gehört, was darin liegt und was du bedienen musst.
web-rules = Regeln
web-level = Wie stark sind die Bots?
web-counts-money = um Geld
web-counts-list = mit Liste
web-counts-both = um Geld und mit Liste
web-rules-differ = Anders als bei der Schafkopfschule um Geld:
web-rules-whole = Alle Regeln in Worten
web-rules-own = eigene Regeln
web-rules-read = In Worten lesen
web-rules-compare = Regelwerke vergleichen
web-rules-make = Eigene Regeln
web-games = Wie viele Spiele?
web-games-open = solange ihr mögt
web-games-count = { $games ->
    [1] 1 Spiel
   *[other] { $games } Spiele
 }
web-members = Wie viele seid ihr?
web-members-count = { $members ->
    [5] Fünf: wer gibt, setzt aus
    [6] Sechs: wer gibt und wer abhebt, setzt aus
   *[other] Vier: alle spielen
 }
web-deals-and-sits-out = { $who ->
    [you] Du gibst und setzt aus
   *[other] { $name } gibt und setzt aus
 }
web-cuts-and-sits-out = { $who ->
    [you] Du hebst ab und setzt aus
   *[other] { $name } hebt ab und setzt aus
 }
web-who-sits-out = Wer aussetzt
web-sits-out = setzt aus
web-sat-out = ausgesetzt
web-first-dealer = Wer gibt zuerst?
web-first-dealer-seat = { $seat ->
    [1] Ich (Platz 1)
    [2] Platz 2, links von mir
    [3] Platz 3, gegenüber
   *[4] Platz 4, rechts von mir
 }
web-pace-wanted = Wie schnell?
web-pace-usual = wie hier üblich
web-pace-calm = ruhig
web-pace-normal = normal
web-pace-brisk = flott
web-open-tables = Offene Tische
web-table-of = Tisch von { $name }
web-free-seats = { $free ->
    [0] voll
    [1] 1 Platz frei
   *[other] { $free } Plätze frei
 }
web-join = Hinsetzen
web-watch = Zuschauen
web-fair = Die Karten sind vor dem Abheben versiegelt; nach jedem Spiel rechnet dein Browser nach.
web-more-pages = Weitere Seiten
web-to-runde = Zettel
web-to-book = Regelbuch
web-to-rules = Regelwerke
web-to-history = Verlauf
web-to-ranking = Rangliste
web-to-account = Konto
web-to-imprint = Impressum
web-to-privacy = Datenschutz

# Vor dem Tisch
web-who = Wer setzt sich?
web-come-in = An den Tisch

web-invited-by = { $count ->
    [1] { $names } sitzt schon da und wartet auf dich.
   *[other] { $names } sitzen schon da und warten auf dich.
 }
web-invited = Eine Runde Schafkopf.
web-invited-rules = Gespielt wird nach: { $rules }.
web-invited-free = Echtes Geld fließt keines: Mitspielen ist kostenlos, auch ohne Konto.
web-invited-costs = Mitspielen kostet nichts.

# Wer ab dem nächsten Spiel dabei ist
web-coming-you = Ab dem nächsten Spiel bist du dabei.
web-coming-tricks = { $tricks ->
    [0] Gleich ist es so weit.
    [1] Noch höchstens ein Stich.
   *[other] Noch höchstens { $tricks } Stiche.
 }
web-coming-soon = Gleich ist es so weit.
web-coming-alone = Lieber gleich ein eigener Tisch
web-coming-ask = Ab dem nächsten Spiel mitspielen
web-coming-others = { $count ->
    [1] { $names } kommt mit dem nächsten Spiel dazu
   *[other] { $names } kommen mit dem nächsten Spiel dazu
 }
web-door = Wer „Jetzt spielen“ drückt, darf sich zu uns setzen
web-friend-asks = { $name } will mit dir befreundet sein.
web-friend-invites = { $name } lädt dich an den Tisch ein.
web-friend-not-now = Jetzt nicht
web-friends-here = Freunde, die da sind
web-friend-invite = { $name } einladen
web-friend-invited = { $name } ist eingeladen
web-friend-at-table = spielt gerade
web-friend-here = ist da
web-friend-accept = Annehmen
web-friend-look = Ansehen

# Warten auf Spieler
web-waiting = Noch nicht voll
web-waiting-about = { $count ->
    [5] Sobald alle fünf Plätze besetzt sind, geht es los. Vier spielen; wer gibt, setzt aus.
    [6] Sobald alle sechs Plätze besetzt sind, geht es los. Vier spielen; wer gibt und wer abhebt, setzt aus.
   *[other] Sobald alle vier Plätze besetzt sind, geht es los.
 }
web-invite = Einladen
web-invite-about = Schick den Link an deine Freunde, oder lass sie das Bild mit dem Handy lesen.
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code mit dem Link zu diesem Tisch
web-seat-free = frei
web-sit = Hinsetzen
web-put-bot = Bot hinsetzen
web-take-bot = Bot wegnehmen
web-fill-bots = Mit Bots auffüllen

# Kopf
web-last-trick = Letzter Stich
web-help = Hilfe
web-menu = Menü
web-spectator = Du schaust zu, einen Stich später.
web-spectators = { $count ->
    [1] 1 schaut zu
   *[other] { $count } schauen zu
 }
web-auction = Es wird angesagt.
web-cutting = Es wird abgehoben.
web-counting = Es wird gezählt.
web-finished = Der Durchgang ist zu Ende.

# Am Platz
web-you-mark = Du
web-bot = Bot
web-away = nicht da
web-stand-in = Bot spielt für ihn
web-turn = ist dran
web-cards-left = { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
 }
web-bank = Reserve { $seconds } s
web-seconds = noch { $seconds } s
web-dealer-short = G

# Mein Blatt
web-hand = Dein Blatt
web-playable = { $card }, erlaubt
web-not-playable = { $card }
web-trick = Der Stich
web-trick-card = { $name }: { $card }
web-ahead = { $card }, vorgemerkt
web-ahead-mark = gleich
web-led = ausgespielt
web-trump = Trumpf
web-coach-lead = Du spielst aus: Jede erlaubte Karte steht höher.
web-coach-trick = { $who ->
    [you] Du liegst vorn
   *[other] { $name } liegt vorn
 } ({ $card }), { $points ->
    [1] 1 Auge.
   *[other] { $points } Augen.
 }
web-coach-follow = { $suit } bedienen!
web-coach-free = Von { $suit } hast du nichts: Was erlaubt ist, steht höher.

# Ansagen
web-higher = Höher
web-back = Zurück
web-what-means = Was bedeutet das?
web-say-play-too = Ich spiele auch
web-say-raise = Ich hätte mehr
web-say-from = ab { $rung }
web-say-again = Noch einmal tippen sagt es an
web-tout-short = Tout
web-tout = Tout: alle Stiche, der Wert doppelt
web-declare = Ich spiele: { $contract }
web-claim = Was verlangst du?
web-claim-runners = Laufende
web-claim-schwarz = Schwarz
web-claim-send = Verlangen
web-fewer = weniger
web-more = mehr

# Hausregeln am Tisch
web-trumps-none = keiner
web-means-bettel = Allein gegen drei, und du darfst keinen Stich machen. Trumpf: { $trumps }. { $order ->
    [natural] Sau, König, Ober, Unter, Zehner, 9, 8, 7.
   *[other] {""}
 } ({ $clause })
web-means-tout = Allein gegen drei, und alle Stiche. Trumpf: { $trumps }. ({ $clause }, S 2.8.1)
web-binds-offer = Du hast nur einen Trumpf und bietest ihn an; fürs Ansagen heißt das weiter. (V 4.2)
web-binds-redeal = Dein Blatt hat so wenig Augen, dass neu gegeben wird; derselbe gibt. (V 14.2)
web-binds-kept = Es bleibt bei × { $factor }.
web-double-further = { $number ->
    [3] Sub
    [4] Re-Sub
   *[other] { $number }. Stoß
 }
web-double-ask = { $double }?
web-knocking = Halbes Blatt: Klopfen?
web-ask-knock = Klopfst du?
web-knock-about = Du hast dein erstes Päckchen; die anderen Karten sieht noch niemand. (V 6.1)
web-knock = Ich klopfe
web-knock-binds = Dieses Spiel zählt dann × { $factor }, wer auch gewinnt.
web-knock-not = Nicht klopfen
web-knock-not-binds = Es bleibt, wie es ist.
web-mark-knocked = geklopft
web-put-up-binds = Erst wird die Hochzeit angeboten; nimmt sie keiner, rufst du. (V 4.3)
web-offers = { $who ->
    [you] Du bietest
   *[other] { $name } bietet
 } einen Trumpf zur Hochzeit an.
web-gives = { $who ->
    [you] Du nimmst und gibst
   *[other] { $name } nimmt und gibt
 } { $to } eine Karte zurück.
web-ask-offer = Nimmst du?
web-ask-give = Gib eine Karte zurück.
web-offer-about = Wer nimmt, bekommt den Trumpf, gibt eine Karte zurück und spielt mit dem Anbieter. (V 4.4)
web-offer-take-binds = Ihr zwei spielt zusammen und braucht 61.
web-offer-decline-binds = Der Nächste wird gefragt.
web-exchange = { $got } bekommen, { $gave } gegeben
web-exchange-got = { $got } bekommen
web-exchange-gave = { $gave } gegeben
web-book-of = { $kind } im Regelbuch
web-plays-ramsch = Ramsch: jeder für sich
web-plays-short = { $name } · { $contract }
web-plays-hochzeit = { $names }: Hochzeit
web-factor-why = Zählt × { $factor }: warum?
web-factors-about = So oft zählt dieses Spiel. Alles wird miteinander malgenommen.
web-factor-knocks = Geklopft
web-factor-doubles = Gestoßen
web-factor-bock = Bock
web-factor-next = Nach dem Zusammenwerfen
web-durchmarsch = Durchmarsch
web-eyes = { $points } Augen
web-bettel-tricks = { $tricks ->
    [0] Kein Stich.
    [1] 1 Stich.
   *[other] { $tricks } Stiche.
 }
web-dealt-again = Neu gegeben
web-redealt = { $who ->
    [you] Du lässt
   *[other] { $name } lässt
 } neu geben: zu wenig Augen. Derselbe gibt noch einmal. (V 14.2)
web-ramsch-count = { $points ->
    [1] 1 Auge
   *[other] { $points } Augen
 }, { $tricks ->
    [1] 1 Stich
   *[other] { $tricks } Stiche
 }
web-lot-loser = verliert
web-lot-jungfrau = Jungfrau
web-lot-durchmarsch = Durchmarsch
web-ramsch-lost = Ramsch: { $who ->
    [you] Du hast
   *[other] { $name } hat
 } mit { $points } Augen verloren. (V 3.2)
web-ramsch-lost-both = Ramsch: { $names } haben verloren. (V 3.4)
web-ramsch-level = Ramsch: Alle sind gleich, niemand zahlt. (V 3.4)
web-ramsch-jungfrau = { $count ->
    [1] Jungfrau: { $names }. (V 3.6)
   *[other] Jungfrauen: { $names }. (V 3.6)
 }
web-ramsch-durchmarsch = { $who ->
    [you] Du hast den Durchmarsch geschafft und bekommst
   *[other] { $name } hat den Durchmarsch geschafft und bekommt
 } von jedem. (V 3.5)
web-ramsch-pays = So viel ist jedem der anderen zu zahlen; mehrere Verlierer teilen es sich, und eine Jungfrau kann es verdoppeln. (V 3.3, V 3.4, V 3.6)

# Abheben
web-cut-you = Heb ab
web-cut-about = Fass den Stapel an, wähl seitwärts die Stelle und zieh nach oben. Der Rest kommt obendrauf. (S 2.2.4)
web-cut-where = Karten abheben
web-cut = Abheben
web-cut-again = Noch einmal
web-cut-order = Ab jetzt hebt dieses Gerät für mich ab, an einer Stelle, die es auslost
web-shuffle-you = Misch nach
web-shuffle-about = Dein Gerät gibt eigenen Zufall dazu; damit wird noch einmal gemischt. (S 5.2.6)
web-shuffle = Nachmischen
web-sealed = Versiegelt
web-sealed-about = Die Karten liegen fest, bevor abgehoben wird. Nach dem Spiel prüft dein Browser, dass sie es blieben.

# Ende eines Spiels
web-tab-result = Ergebnis
web-tab-counted = Zählung
web-tab-cards = Karten
web-tab-proof = Prüfen
web-tab-talk = Reden
web-won = Gewonnen
web-lost = Verloren
web-even = Zusammengeworfen
web-party-won = { $names } gewinnt{ $height ->
    [schneider] , mit Schneider
    [schwarz] , mit Schwarz
   *[plain] {""}
 }.
web-parties-won = { $names } gewinnen{ $height ->
    [schneider] , mit Schneider
    [schwarz] , mit Schwarz
   *[plain] {""}
 }.
web-and = { $one } und { $two }
web-bar = Spieler { $declarer } Augen, Gegenspieler { $defenders } Augen
web-player = Spieler
web-opponents = Gegenspieler
web-this-game = Spiel
web-account = Konto
web-list = Liste
web-who-column = Wer
web-base = Grundwert
web-schneider = Schneider
web-schwarz = Schwarz
web-times = × { $factor }
web-no-bill = In dieser Runde wird kein Geld gezählt.
web-solo-pays = Der Alleinspieler bekommt oder zahlt es dreimal.
web-review = Besprechen
web-next = Nächstes Spiel
web-next-in = Nächstes Spiel ({ $seconds })
web-ready = Warten auf die anderen …
web-rematch = { $people ->
    [1] Noch ein Durchgang
   *[other] Revanche: gleiche Leute, gleiche Plätze
 }
web-rematch-with = Dabei: { $names }
web-again = Noch ein Tisch
web-record = Mitschrift laden
web-proof-load = Beweis laden
web-proof-holds = Stimmt. Aus Karten und Salz kommt genau die Zahl, die vor dem Abheben dastand, und daraus diese vier Blätter.
web-proof-unseen = Stimmt in sich. Die Zahl vor dem Abheben hat diese Seite nicht gesehen; du warst noch nicht am Tisch.
web-proof-fails = { $flaw ->
    [version] Dieser Beweis hat ein Format, das die Seite nicht kennt.
    [pack] Das ist nicht die Packung, mit der hier gespielt wird.
    [commitment] Karten und Salz ergeben nicht die Zusage.
    [shown] Vor dem Abheben stand eine andere Zahl da.
    [input] So durfte nicht abgehoben werden.
    [packets] So wird nicht gegeben.
   *[hands] Es kommen andere Blätter heraus.
 }
web-proof-commitment = Zusage
web-proof-salt = Salz
web-proof-input = Abgehoben
web-proof-cuts = { $cuts } Karten
web-proof-contribution = nachgemischt
web-proof-skipped = nichts getan
web-proof-by-order = vom Gerät ausgelost, so war es bestellt
web-proof-by-nobody = aus der Zusage; gewählt hat niemand
web-proof-more = Jeder kann das nachrechnen: stammtisch verify

# Reden
web-talk = Reden
web-talk-unread = { $count ->
    [1] Reden: 1 neue Nachricht
   *[other] Reden: { $count } neue Nachrichten
 }
web-chat = Nachricht
web-chat-send = Senden
web-chat-quiet = Geredet wird zwischen den Spielen. (S 3.5.1)
web-chat-decent = Anständig bleiben. (S 3.5.2) Wer es nicht tut, lässt sich sperren und melden.
web-chat-none = Noch hat keiner etwas gesagt.
web-phrase-hello = Servus!
web-phrase-well-played = Schön gespielt!
web-phrase-thanks = Danke!
web-phrase-bad-luck = Pech gehabt.
web-phrase-again = Noch eins?
web-phrase-bye = Ich muss gehen.

# Menü
web-people-here = Am Tisch
web-pace = Tempo
web-pace-later = Ändern lässt es sich zwischen den Spielen.
web-pace-now = Tempo: { $pace }
web-single-tap = Einmal tippen spielt
web-only-card = Die einzige erlaubte Karte spielt sich selbst
web-muted = Nachrichten ausblenden
web-show-cards = Zuschauer dürfen fragen, ob sie in mein Blatt schauen
web-watch-wants = { $name } möchte in dein Blatt schauen.
web-watch-looks = { $name } schaut in dein Blatt, einen Stich später.
web-watch-let = Zeigen
web-watch-end = Nicht zeigen
web-watch-ask = In das Blatt von { $name } schauen
web-watch-asked = { $name } ist gefragt.
web-watch-may = { $name } zeigt dir sein Blatt, ab dem ersten Stich.
web-leave = Aufstehen und gehen
web-leave-sure = Mitten im Spiel? Ein Bot spielt für dich zu Ende, und es wird vermerkt.
web-stay = Sitzen bleiben
web-rules-here = Hier gilt: { $rules }
web-sound = Töne
web-indices = Zeichen in den Ecken der Karten
web-letters = Buchstaben und Zahlen als Tasten
web-deck = Kartenbild
web-deck-bavarian = Bayerisch
web-deck-four-colour = Vier Farben, kräftig
web-text-size = Schrift
web-text-size-usual = normal
web-text-size-large = größer
web-text-size-huge = am größten
web-settings = Einstellungen

# Hilfe
web-help-trumps = Trumpf im Rufspiel
web-help-trumps-about = die vier Ober, die vier Unter, dann Herz: Sau, Zehner, König, Neuner, Achter, Siebener
web-help-touch = Mit dem Finger
web-help-touch-about = Tippen hebt eine Karte, noch einmal tippen spielt sie. Oder zieh sie in die Mitte; wer sie zurück ins Blatt legt, hat nichts gespielt.
web-help-keys = Mit Tasten
web-keys-arrows = Karte oder Wort wählen; beim Abheben die Stelle
web-keys-numbers = Karte oder Wort wählen; dieselbe Zahl noch einmal nimmt es
web-keys-enter = spielen, sagen, abheben, weiter
web-keys-pass = Weiter
web-keys-play = Ich spiele
web-keys-hold = Ich spiele selbst
web-keys-raise = Höher
web-keys-good = Ist recht
web-keys-stoss = Stoß, Retour, nein
web-keys-knock = Klopfen, nein
web-keys-offer = Hochzeit anbieten, anbieten lassen, nehmen
web-keys-redeal = Neu geben lassen
web-keys-space = den Stich nicht länger ansehen
web-keys-last = letzter Stich
web-keys-log = was geschehen ist
web-keys-help = diese Hilfe
web-keys-menu = Menü
web-keys-escape = schließen
web-letter-pass = W
web-letter-play = S
web-letter-hold = B
web-letter-raise = E
web-letter-good = R
web-letter-stoss = S
web-letter-retour = R
web-letter-decline = N
web-letter-offer = Z
web-letter-redeal = G
web-letter-knock = K
web-letter-take = J
web-letter-put-up = Z
web-letter-space = Leertaste
web-help-follow = Bedienen
web-help-follow-about = Wer die Farbe hat, bedient; Trumpf ist wie eine Farbe. Erlaubte Karten stehen höher.
web-help-points = Augen
web-help-points-about = Sau 11, Zehner 10, König 4, Ober 3, Unter 2. 61 von 120 gewinnen.

# Verbindung
web-connecting = Verbindung wird aufgebaut …
web-reconnecting = Verbindung weg. Dein Platz bleibt; wir versuchen es weiter.
web-try-now = Jetzt versuchen
web-reload = Es gibt eine neue Fassung der Seite.
web-reload-now = Neu laden

# Mitschrift
web-log = Was geschehen ist
web-log-nothing = Noch nichts.
web-log-turn = { $ask } { $free ->
        [yes] Alle Karten sind erlaubt.
       *[no] Erlaubt: { $cards }.
    }
web-log-partner = { $who ->
    [you] Du bist Mitspieler.
   *[other] { $name } ist Mitspieler.
 }
web-log-knocks = { $who ->
    [you] Du klopfst.
   *[other] { $name } klopft.
 }
web-log-knocks-not = { $who ->
    [you] Du klopfst nicht.
   *[other] { $name } klopft nicht.
 }
web-log-knocked = { $count ->
    [0] Niemand hat geklopft.
   *[other] Geklopft: { $names }.
 }
web-log-put-up = { $who ->
    [you] Du spielst höchstens ein Rufspiel;
   *[other] { $name } spielt höchstens ein Rufspiel;
 } erst wird die Hochzeit angeboten.
web-log-offered = { $who ->
    [you] Du bietest
   *[other] { $name } bietet
 } zur Hochzeit an: { $face ->
    [up] { $card }.
   *[down] einen Trumpf, verdeckt.
 }
web-log-offer-declined = { $who ->
    [you] Du nimmst nicht.
   *[other] { $name } nimmt nicht.
 }
web-log-offer-taken = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
 } die Hochzeit.
web-log-married = { $names } spielen zusammen.
web-log-ramsch = Alle weiter: Es wird Ramsch gespielt.
web-log-forced = { $who ->
    [you] Du musst spielen.
   *[other] { $name } muss spielen.
 }
web-log-doubling = { $stoss }? Alle werden gefragt.
web-log-sealed = Die Karten sind gemischt und versiegelt.
web-log-cut = { $who ->
    [you] Du hast abgehoben.
   *[other] { $name } hat abgehoben.
 }
web-log-no-cut = Die Zeit war um; abgehoben wurde, wo es die Zusage vorgibt.
web-log-dealt = Die Karten sind gegeben.
web-log-sat = { $name } setzt sich.
web-log-left = { $name } steht auf.
web-log-left-mid-hand = { $name } geht mitten im Spiel; ein Bot spielt zu Ende.
web-log-stand-in = { $who ->
    [you] Deine Zeit ist um; ein Bot spielt für dich, bis du wieder da bist.
   *[other] Für { $name } spielt ein Bot, bis er wieder da ist.
 }
web-log-back = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $name } spielt wieder selbst.
 }

# Ein Tisch auf diesem Gerät, ohne Netz.
web-offline-line = ohne Netz · { $text }
web-offline-unrated = Dieser Tisch steht auf deinem Gerät: drei Bots, ohne Netz, ungewertet.
web-offline-table = Tisch auf diesem Gerät
web-offline-waits = Dein Tisch auf diesem Gerät steht noch.
web-offline-none = Auf diesem Gerät steht gerade kein Tisch.
web-offline-play = Gerade ohne Netz. Spielen geht trotzdem: auf diesem Gerät, mit drei Bots. Lernen und Nachschlagen gehen auch.
web-offline-unkept = Dieser Browser behält nichts: Der Tisch ist weg, sobald die Seite zu ist.
web-offline-broken = Der Tisch auf diesem Gerät lässt sich nicht fortsetzen. Die fertigen Spiele sind nicht verloren; ein neuer Tisch geht.
web-offline-no-engine = Diese Ausgabe kann nicht ohne Netz spielen: Ihr fehlt der WebAssembly-Teil.
web-offline-install = Wer sie baut, holt ihn mit
web-offline-https = Dieses Gerät kann die Seite so nicht behalten: Ohne Netz aufgehen und installieren lassen geht nur über HTTPS oder am Rechner des Servers selbst. Solange die Seite offen ist, läuft der Tisch weiter.
web-here = Auf diesem Gerät
web-here-about = Geht auch ohne Netz. Ungewertet; die Spiele kommen in deinen Verlauf, sobald das Netz da ist.
web-play-here-about = Mit drei Bots, auf diesem Gerät.
