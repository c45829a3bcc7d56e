# Der Tisch im Terminal: stammtisch play.
play-no-terminal = `stammtisch play` braucht ein Terminal, in dem es zeichnen und Tasten lesen kann
play-no-folder = Es ist nicht zu erkennen, wo Daten hingehören; nenne mit --data einen Ordner
play-nothing-to-resume = In { $folder } liegt kein angefangener Durchgang
play-unknown-bot = { $name ->
    [offen] „{ $name }“ sieht alle Karten und spielt nur in der Arena: An einem Tisch sieht ein Platz nur sein eigenes Blatt. Es gibt: { $known }
   *[other] Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $known }
 }
play-three-bots = --bots nennt { $count } Bots; es müssen drei sein, oder einer für alle
play-damaged = { $file } ist nicht lesbar und bleibt liegen: { $why }
play-finished = Der Durchgang ist zu Ende.
play-saved = Gespeichert in { $file }. Weiter mit: stammtisch play --resume

table-you = Du
table-too-small = Bitte größer: Der Tisch braucht { $columns } × { $rows } Zeichen, hier sind { $has-columns } × { $has-rows }.
table-bot-broke = Ein Bot ist abgestürzt; der Durchgang ist gespeichert
table-not-saved = Nicht gespeichert: { $error }. Beim nächsten Zug wird es wieder versucht.

# Kopfzeilen
table-game = Spiel { $number }
table-game-of = Spiel { $number } von { $games }
table-dealer = Geber: { $name }
table-account-units = Konto { $units }
table-account-points = Liste { $points }
table-shuffled = { $who ->
    [you] Du hast gemischt und gibst.
   *[other] { $name } hat gemischt und gibt.
 }
table-auction = Es wird angesagt. Die Karten liegen wie beim Rufspiel.
table-names-contract = { $who ->
    [you] Du spielst und sagst dein Spiel an.
   *[other] { $name } spielt und sagt gleich, was.
 }
table-forehand = { $who ->
    [you] Du bist Vorhand.
   *[other] Vorhand: { $name }
 }
table-plays = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
 } { $contract }
table-plays-with = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
 } { $called ->
    [ace] mit der
   *[other] mit dem
 } { $card }
table-bid-play-high = Ich spiele, mindestens { $rung }
table-played = { $who ->
    [you] Du hast
   *[other] { $name } hat
 } { $contract } gespielt
table-played-with = { $who ->
    [you] Du hast
   *[other] { $name } hat
 } { $called ->
    [ace] mit der
   *[other] mit dem
 } { $card } gespielt
table-trumps = Trumpf: { $trumps }
table-trumps-solo = Ober, Unter, { $suit }
table-trumps-geier = nur die Ober
table-trumps-farbgeier = Ober, { $suit }
table-trumps-farbwenz = Unter, { $suit }
table-trumps-wenz = nur die Unter
table-trumps-solo-short = O, U, { $suit }
table-trumps-geier-short = O
table-trumps-farbgeier-short = O, { $suit }
table-trumps-farbwenz-short = U, { $suit }
table-trumps-wenz-short = nur Unter
table-forced = muss spielen
table-forced-renonce = muss spielen, Renonce
table-called-hidden = { $card } nicht gefallen
table-called-fallen = { $card } fiel bei { $who ->
    [you] dir
   *[other] { $name }
 }
table-stoss = Stoß
table-spritze = Spritze
table-retour = Retour
table-doubled-stoss = { $stoss }: { $name }
table-doubled-retour = { $stoss }: { $name }, Retour
table-leads = { $who ->
    [you] Du kommst raus
   *[other] { $name } kommt raus
 }
table-led = { $who ->
    [you] Du kamst raus
   *[other] { $name } kam raus
 }

# Am Platz
table-mark-dealer = Geber
table-mark-none = –
table-mark-declarer = spielt
table-mark-partner = Mitspieler
table-mark-tricks = { $tricks ->
    [1] 1 Stich
   *[other] { $tricks } Stiche
 }
table-quoted = „{ $words }“

# Rechts
table-account = Konto
table-column-units = Einh.
table-column-points = Punkte
table-column-account = Konto
table-column-list = Liste
table-column-euros = Euro
table-euros = { $sign }{ $whole },{ $part } €
table-column-table-points = Tischp.
table-column-played = Spiele
table-column-solos = Soli
table-pot = Im Stock: { $units }

# Mitschrift
table-said = { $name }: { $words }
table-said-deals = { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
 }
table-said-cuts = { $who ->
    [you] Du hebst ab
   *[other] { $name } hebt ab
 }: { $lifted } Karten.
table-said-shuffles = { $who ->
    [you] Du mischst nach.
   *[other] { $name } mischt nach.
 }
table-said-forced = { $who ->
    [you] Du hast den Eichel-Ober und musst spielen.
   *[other] { $name } hat den Eichel-Ober und muss spielen.
 }
table-said-plays = { $sentence }.
table-said-renonce = { $sentence }, Renonce.
table-said-partner = { $who ->
    [you] Du bist Mitspieler:
   *[other] { $name } ist Mitspieler:
 } { $card }.
table-said-trick = { $number }. Stich: { $name }
table-said-claims = { $who ->
    [you] Du verlangst
   *[other] { $name } verlangt
 } { $runners } Laufende{ $schwarz ->
    [yes] {" "}und Schwarz
   *[no] {""}
 }.
table-ended-thrown-in = Alle weiter: zusammengeworfen.
table-ended-sie-void = { $who ->
    [you] Du hast einen Sie
   *[other] { $name } hat einen Sie
 }, der im ersten Spiel nicht zählt.
table-ended-won = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
 } mit { $points }.
table-ended-lost = { $who ->
    [you] Du verlierst
   *[other] { $name } verliert
 } mit { $points }.

# Fragen
table-ask-bid = Was sagst du?
table-ask-contract = Was spielst du?
table-ask-stoss = { $stoss }?
table-ask-retour = Retour?
table-ask-lead = Du kommst raus.
table-ask-card = Du bist dran.
table-ask-typed = Karte: { $typed }…
table-ask-claim = Was verlangst du?  Laufende ‹ { $runners } ›  Schwarz: { $schwarz ->
    [yes] ja
   *[no] nein
 }
table-dealt = Gewonnen. Dein Blatt war: { $cards }
table-thinks = { $name } überlegt …
table-takes = { $who ->
    [you] Du stichst
   *[other] { $name } sticht
 }: { $points } Augen.
table-decline = Nein
table-cut = Du hebst ab. Wo?
table-cut-place = { $lifted } Karten weg; die { $rest } anderen kommen obendrauf.
table-cut-made = Schon abgehoben: { $lifted }
table-cutting = { $name } hebt ab …
table-shuffle-again = Du mischst nach: Tippe irgendetwas, daraus wird dein eigener Zufall. Enter gibt die Karten; ohne Text würfelt das Programm.
table-shuffling = { $name } mischt nach …
table-sealed = Vor dem Geben festgelegt: { $commitment }… Nach dem Spiel ist es mit v zu prüfen.

# Woran man sich bindet
table-binds-pass = Du spielst nicht und bist in diesem Spiel nicht mehr gefragt. (S 2.4.3)
table-binds-play = Du spielst wenigstens: { $rung }, außer ein anderer will nach dir auch spielen. (S 2.4.2)
table-binds-play-too = Du übernimmst, wenn der Frühere nachgibt, und spielst dann wenigstens: { $rung }. (S 2.4.6)
table-binds-named = Du legst dich auf dieses Spiel fest: { $kind }. (T 17)
table-binds-hold = Du sitzt früher und behältst das Spiel, wenigstens: { $rung }. (S 2.4.4)
table-binds-raise = Du gehst höher und spielst dann wenigstens: { $rung }. (S 2.4.8)
table-binds-good = Du gibst nach und bist an nichts mehr gebunden. (S 2.4.7)
table-binds-decline = Es bleibt beim einfachen Wert.
table-binds-no-retour = Es bleibt beim Stoß.
table-binds-stoss = Das ganze Spiel zählt ×{ $factor }, wer auch gewinnt. ({ $clause })
table-binds-retour = Das ganze Spiel zählt ×{ $factor }, wer auch gewinnt. (S 3.3.3)
table-call-E = Mit der Alten (Eichel-Sau)
table-call-G = Mit der Blauen (Gras-Sau)
table-call-S = Mit der Bumbs (Schellen-Sau)
table-call-other = Mit { $card }
table-means-rufspiel = Wer { $called ->
    [ace] die
   *[other] den
 } { $card } hat, spielt mit dir. Trumpf: Ober, Unter, Herz. 61 Augen gewinnen. (S 2.5.1)
table-means-renonce = Du hast keine Karte der Farbe und sagst das an. Wer { $called ->
    [ace] die
   *[other] den
 } { $card } hat, spielt mit dir. (P 4)
table-means-solo = Allein gegen drei. Trumpf: { $trumps }. 61 Augen gewinnen. ({ $clause })
table-means-tout = Allein gegen drei, und alle acht Stiche. Trumpf: { $trumps }. ({ $clause }, S 2.8.1)

# Meldungen
table-refused = { $reason } ({ $clause }) – r: nachlesen
table-not-held = { $card } hast du nicht auf der Hand.
table-no-last-trick = Es gibt noch keinen letzten Stich.
table-no-hint = Einen Tipp gibt es, wenn du dran bist.
table-hint = Vorschlag: { $what }
table-hint-claim = { $runners } Laufende verlangen
table-pace = Tempo: { $pace }
table-pace-calm = ruhig
table-pace-normal = normal
table-pace-brisk = flott
table-pace-instant = sofort, jeder Stich wartet auf eine Taste

# Tasten
table-keys-watch = Leertaste schneller
table-keys-trick = Leertaste weiter
table-keys-cut = ←→ Stelle  Enter abheben  Leertaste noch einmal
table-keys-shuffle = tippen  Enter geben
table-keys-double = ←→ wählen  Enter sagen
table-keys-say = ↑↓ wählen  Enter sagen
table-keys-card = ←→ Karte  Enter spielen
table-keys-claim = ←→ Laufende  Leertaste Schwarz  Enter verlangen
table-keys-last-result = Enter Endstand
table-keys-result = Enter nächstes Spiel
table-keys-finished = Enter schließen
table-key-help = ? Hilfe
table-key-hint = t Tipp
table-key-last = l letzter Stich
table-key-book = r Regeln
table-key-quit = q Ende
table-key-proof = v Geben prüfen
table-key-chronicle = c Mitschrift
table-key-pace = p Tempo
table-key-order = F3 auslosen lassen
table-order-left = Ab jetzt hebt das Programm für dich ab oder mischt nach, wie es das Los will. F3 nimmt es zurück.
table-order-taken-back = Du hebst wieder selbst ab.
table-key-help-typing = F1 Hilfe  Esc Ende

# Ende eines Spiels
table-result-thrown-in = Alle haben weiter gesagt. Die Karten werden zusammengeworfen. (S 2.4.13)
table-result-sie-void = { $who ->
    [you] Du hast alle acht Herren: ein Sie. Im ersten Spiel zählt er nicht
   *[other] { $name } hat alle acht Herren: ein Sie. Im ersten Spiel zählt er nicht
 }; derselbe gibt noch einmal. (S 2.9.1)
table-result-you-won = Du hast gewonnen.
table-result-you-lost = Du hast verloren.
table-result-partner = , { $who ->
    [you] mit dir
   *[other] mit { $name }
 }
table-result-won = Das Spiel ist gewonnen{ $height ->
    [schneider] , mit Schneider.
    [schwarz] , mit Schwarz.
   *[plain] .
 }
table-result-lost = Das Spiel ist verloren{ $height ->
    [schneider] , Schneider.
    [schwarz] , Schwarz.
   *[plain] .
 }
table-result-points = Spieler { $declarer } ({ $tricks ->
    [1] 1 Stich
   *[other] { $tricks } Stiche
 }) · Gegenspieler { $defenders } ({ $others ->
    [1] 1 Stich
   *[other] { $others } Stiche
 })
table-bill = So gezählt
table-bill-runners = { $count } Laufende { $side ->
    [declarer] des Spielers
   *[defenders] der Gegner
 }
table-bill-tout = Tout
table-bill-pair = Verlierer zahlt Gewinner
table-bill-each = von jedem, an jeden
table-bill-pot = Stock
table-bill-knocks = Klopfen
table-bill-bock = Bock
table-bill-next = nach dem Zusammenwerfen
table-bill-list = Punkte in der Liste
table-bill-unjustified = Liste, unberechtigt
table-hands = Die Karten (* Spielerpartei)

# Ende eines Durchgangs
table-summary = Ende nach { $games ->
    [1] 1 Spiel
   *[other] { $games } Spielen
 }
table-summary-place = { $place ->
    [1] Erster Platz für dich!
    [2] Zweiter Platz für dich.
    [3] Dritter Platz für dich.
   *[other] Vierter Platz für dich.
 }
table-summary-faults = Bots wollten { $faults }-mal gegen die Regeln handeln; es galt dann, was erlaubt war.
table-summary-pot = Der Stock ({ $units }) ist geteilt.

# Fenster
table-close = beliebige Taste: zu
table-last-trick = Der letzte Stich (S 3.1.4)
table-chronicle = Was gesagt wurde
table-proof = Das Geben, nachgeprüft
table-proof-before = Bevor abgehoben wurde, lag fest:
table-proof-skipped = { $who ->
    [you] Du hast nichts getan.
   *[other] { $name } hat nichts getan.
 }
table-proof-holds = Stimmt: Karten und Salz ergeben genau diese Zahl, und so gegeben kommen die vier Blätter heraus, mit denen gespielt wurde.
table-proof-fails = Stimmt nicht: So gegeben kommen andere Blätter heraus.
table-leave = Aufhören?
table-leave-stay = Weiterspielen
table-leave-pause = Aufhören; der Durchgang ist gespeichert
table-leave-end = Den Durchgang hier beenden und abrechnen
table-book = Regelbuch
table-book-ask = Suche: { $query }▏
table-book-keys = tippen  ↑↓ wählen  Enter lesen  Esc zu
table-page-keys = ↑↓ blättern  1–9 Verweis folgen  Esc zurück
table-offer = Ein Durchgang wartet
table-offer-resume = Weiterspielen
table-offer-new = Neuer Durchgang (der andere bleibt liegen)
table-offer-leave = Nichts davon
table-offer-keys = ↑↓ wählen  Enter

table-help = Hilfe
table-help-arrows = ← → 1–8 | Karte wählen (Tab: nur erlaubte); dieselbe Zahl noch einmal spielt
table-help-name = EO H10 S7 … | Karte beim Namen: E G H S, dann A 10 K O U 9 8 7
table-help-enter = Enter | spielen, sagen, weiter
table-help-space = Leertaste | nicht warten
table-help-hint = t | Tipp: was ein guter Spieler täte
table-help-last = l | der letzte Stich, und nur der
table-help-chronicle = c | was in diesem Spiel gesagt wurde
table-help-book = r oder F2 | Regelbuch; nach einem Einwand gleich dort
table-help-pace = p | Tempo: ruhig, normal, flott, sofort
table-help-order = F3 | das Programm hebt für dich ab; noch einmal: wieder selbst
table-help-proof = v | nach dem Spiel: das Geben prüfen
table-help-quit = q, Strg-C | aufhören; gespeichert ist immer alles
table-help-marks = Karten | Höher liegt, was erlaubt ist. Doppelter Rand: gewählt, oder sticht. ▸ ist dran.
table-help-bots = Am Tisch | { $bots }
table-ask-knock = Klopfst du?
table-ask-court = Nimmst du die Karte?
table-ask-give = Was gibst du zurück?
table-knock = Klopfen
table-knock-binds = Das Spiel zählt mehr, wer auch immer es spielt. [V 6.1]
table-no-knock = Nicht klopfen
table-no-knock-binds = Es bleibt, wie es ist.
table-put-up = Nicht mehr als ein Rufspiel
table-put-up-binds = Erst werden die Angebote zur Hochzeit ausgelegt; nimmt keiner eines, rufst du. [V 4.3]
table-take = Nehmen
table-take-binds = Du gibst eine Karte zurück und spielst mit dem, der anbietet, gegen die anderen. [V 4.4]
table-no-take = Nicht nehmen
table-no-take-binds = Der Nächste wird gefragt.
table-give-binds = Nur ihr beide wisst, welche Karten getauscht wurden. [V 4.4]
table-binds-offer = Du sagst weiter und bietest deinen einzigen Trumpf an. [V 4.2]
table-binds-redeal = Die Karten werden neu gegeben. [V 14.2]
table-means-bettel = Du darfst keinen Stich machen. Trümpfe: { $trumps } [{ $clause }]
table-trumps-none = keine
table-trumps-none-short = keine
table-said-knocks = { $who ->
    [you] Du klopfst.
   *[other] { $name } klopft.
 }
table-said-knocked = Geklopft: { $names }
table-said-offers = { $who ->
    [you] Du bietest Hochzeit an.
   *[other] { $name } bietet Hochzeit an.
 }
table-said-no-take = { $who ->
    [you] Du nimmst nicht.
   *[other] { $name } nimmt nicht.
 }
table-said-married = { $who ->
    [you] Hochzeit: Du und { $other } spielt zusammen.
   *[other] Hochzeit: { $name } und { $other } spielen zusammen.
 }
table-said-ramsch = Alle sagen weiter: Ramsch.
table-ended-redealt = { $who ->
    [you] Du lässt neu geben.
   *[other] { $name } lässt neu geben.
 }
table-ended-durchmarsch = { $who ->
    [you] Durchmarsch: Du gewinnst den Ramsch.
   *[other] Durchmarsch: { $name } gewinnt den Ramsch.
 }
table-ended-ramsch = Ramsch verloren: { $names }
table-ended-ramsch-level = Ramsch: Alle sind gleich, keiner zahlt.
table-ramsch-row = { $name }: { $points } Augen, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
 }{ $jungfrau ->
    [yes] , Jungfrau
   *[no] {""}
 }, { $units }
