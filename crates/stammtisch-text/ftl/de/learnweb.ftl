# Die Seiten zum Lernen und das Regelbuch im Browser.

lw-learn = Schafkopf lernen
lw-learn-about = Du hast noch nie gespielt? Sieh dir zuerst die Karten an. Danach spielst du, und ein Trainer sitzt neben dir: erst vier Spiele für den Anfang, später die Spiele, die viele Runden dazunehmen.
lw-book = Regelbuch
lw-book-about = Alle Regeln zum Nachschlagen
lw-begin = Anfangen
lw-go-on-with = Weiter: { $title }
lw-first = Erst ansehen
lw-then = Dann spielen
lw-house = Was sonst noch gespielt wird
lw-house-about = Nicht im Buch der Schafkopfschule, aber in vielen Runden daheim und im Wirtshaus.
lw-primer = Das Spiel in acht Schritten
lw-primer-about = Mit den Karten erklärt, mit kleinen Fragen zum Ausprobieren. Etwa zehn Minuten.
lw-step-of = Schritt { $step } von { $steps }
lw-seen = angesehen
lw-finished = geschafft
lw-half-way = angefangen
lw-steps = Die Schritte
lw-kept-here = Wie weit du bist, merkt sich nur dieses Gerät.
lw-forget = Von vorn beginnen
lw-all-done = Du hast alles gelernt, was man für den ersten Abend braucht.
lw-to-table = Jetzt an einen Tisch

lw-back-to-learn = Lernen
lw-back = Zurück
lw-next = Weiter
lw-to-lessons = Zu den Spielen mit dem Trainer
lw-try = Probier es
lw-check = Prüfen
lw-again = Noch einmal versuchen
lw-right = Richtig.
lw-not-yet = Noch nicht.
lw-half = Fast: Es fehlt noch etwas.
lw-mark-right = richtig
lw-mark-wrong = falsch
lw-on-table = Auf dem Tisch
lw-your-hand = Dein Blatt
lw-read-more = Nachlesen:
lw-points = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
}

# Die acht Schritte.
lw-step-deck = Die Karten und ihre Augen
lw-step-deck-text = Schafkopf spielen vier: meist zwei gegen zwei, manchmal einer gegen drei. Das Spiel hat 32 Karten in vier Farben. Jeder bekommt acht; sie sind sein Blatt.
lw-step-deck-suits = Die vier Farben
lw-step-deck-ranks = So viel zählt jede Karte, in allen Farben gleich
lw-step-deck-more = Was die Karten zählen, heißt „Augen“. Die höchste Karte einer Farbe ist die Sau; sie heißt auch Ass. Dame und Bube gibt es nicht: An ihrer Stelle stehen Ober und Unter, der Ober mit dem Zeichen der Farbe oben, der Unter mit dem Zeichen unten. Alle Karten zusammen haben 120 Augen, und wer mehr als die Hälfte davon macht, gewinnt.
lw-task-sum = Wie viele Augen liegen hier?
lw-task-sum-why = Sau 11, Zehner 10, König 4, der Neuner zählt nichts: zusammen 25.

lw-step-trick = Der Stich
lw-step-trick-text = Einer spielt eine Karte aus, die anderen geben im Uhrzeigersinn je eine dazu. Diese vier Karten sind ein Stich. Acht Stiche hat ein Spiel.
lw-step-trick-figure = Gras ist ausgespielt. Der Gras-Zehner ist die höchste Gras-Karte und macht den Stich; die Schellen-Sau ist eine andere Farbe und macht ihn nicht.
lw-step-trick-more = Wer den Stich macht, bekommt seine Augen und spielt als Nächster aus. In einer Farbe gilt: Sau, Zehner, König, Neuner, Achter, Siebener.
lw-task-suit = Eichel ist ausgespielt. Welche Karte macht den Stich? Tippe sie an.
lw-task-suit-why = Der Eichel-König ist die höchste Eichel-Karte im Stich. Die Gras-Sau gehört zu einer anderen Farbe.

lw-step-trumps = Die Trümpfe
lw-step-trumps-text = Trümpfe schlagen jede Farbe. Im gewöhnlichen Spiel sind es vierzehn: alle vier Ober, alle vier Unter und dazu alle Herz.
lw-step-trumps-order = Die vierzehn Trümpfe, der höchste zuerst
lw-step-trumps-more = Bei Obern und Untern zählt die Farbe als Rang: Eichel vor Gras vor Herz vor Schellen. Den Eichel-Ober schlägt niemand; man nennt ihn den Alten. Ober und Unter gehören nie zu der Farbe, die sie zeigen: Der Gras-Ober ist Trumpf, kein Gras.
lw-task-trumps = Welche dieser Karten sind Trumpf? Tippe alle an, dann „Prüfen“.
lw-task-trumps-why = Alle Ober, alle Unter und alle Herz sind Trumpf, sonst nichts.
lw-task-ruff = Gras ist ausgespielt. Welche Karte macht den Stich?
lw-task-ruff-why = Zwei Trümpfe liegen im Stich. Der Schellen-Unter steht höher als die Herz-Sau: Unter kommen vor Herz.

lw-step-follow = Bedienen
lw-step-follow-text = Die wichtigste Regel: Was ausgespielt ist, musst du dazugeben, wenn du es hast. Auf Gras gehört Gras, auf Trumpf gehört Trumpf. Welche Karte davon, entscheidest du.
lw-step-follow-more = Hast du die Farbe nicht, bist du frei: Du darfst mit einem Trumpf stechen oder irgendetwas abwerfen. Hast du keinen Trumpf, wenn Trumpf verlangt ist, darfst du ebenfalls alles legen.
lw-task-follow = Gras ist ausgespielt. Welche Karten darfst du spielen? Tippe alle an.
lw-task-follow-why = Nur Gras-Zehner und Gras-Achter sind Gras. Der Gras-Ober ist Trumpf und zählt nicht dazu.
lw-task-follow-trump = Trumpf ist ausgespielt. Welche Karten darfst du spielen?
lw-task-follow-trump-why = Auf Trumpf gehört Trumpf: der Schellen-Unter, der Eichel-Ober und der Herz-Siebener.
lw-task-free = Schellen ist ausgespielt. Welche Karten darfst du spielen?
lw-task-free-why = Du hast keine Schellen-Karte; der Schellen-Ober ist Trumpf. Also bist du frei und darfst jede Karte legen.

lw-step-call = Das Rufspiel
lw-step-call-text = Das häufigste Spiel: Zwei gegen zwei, und niemand weiß zuerst, wer zu wem gehört. Reihum sagt jeder „Weiter“ oder „Ich spiele“. Wer spielt, heißt der Spieler und ruft eine Sau: Wer diese Sau hat, ist sein Mitspieler und verrät es noch nicht. Die beiden anderen sind ihre Gegner.
lw-step-call-aces = Diese drei kann man rufen. Herz nicht, denn Herz ist Trumpf.
lw-step-call-E = die Alte
lw-step-call-G = die Blaue
lw-step-call-S = die Bumbs
lw-step-call-more = Rufen darfst du nur die Sau einer Farbe, von der du selbst eine Karte hast, aber nicht die Sau. Ober und Unter gehören nicht zur Farbe.
lw-task-call = Das ist dein Blatt. Welche Sau darfst du rufen?
lw-task-call-why = Eichel: Du hast König und Neuner, aber nicht die Sau. Gras hast du nicht, denn der Gras-Ober ist Trumpf. Die Schellen-Sau hast du selbst.

lw-step-ace = Die gerufene Sau
lw-step-ace-text = Mit der gerufenen Sau spielt man nicht ganz frei. Wird ihre Farbe ausgespielt, musst du sie zugeben. Dann wissen alle, wer zusammengehört.
lw-step-ace-more = Vorher darf sie niemand abwerfen. Und die Ruffarbe, also die Farbe der gerufenen Sau, darf, wer die Sau hat, selbst nur mit der Sau ausspielen, außer er hat am Anfang vier Karten der Farbe.
lw-task-ace = Gerufen ist die Eichel-Sau, und du hast sie. Eichel ist ausgespielt. Was darfst du spielen?
lw-task-ace-why = Die gerufene Sau muss auf den Tisch, wenn ihre Farbe ausgespielt wird.

lw-step-alone = Wenz und Solo
lw-step-alone-text = Mit einem starken Blatt spielst du allein gegen drei. Das geht vor ein Rufspiel.
lw-step-alone-wenz = Im Wenz sind nur die vier Unter Trumpf. Die Ober liegen in ihrer Farbe, zwischen König und Neuner.
lw-step-alone-solo = Im Solo wählst du die Trumpffarbe: Ober, Unter und diese Farbe sind Trumpf, hier Schellen. Herz ist dann eine Farbe wie jede andere.
lw-task-wenz = Ein Wenz. Eichel ist ausgespielt. Welche Karte macht den Stich?
lw-task-wenz-why = Der Schellen-Unter ist Trumpf. Der Eichel-Ober ist im Wenz nur eine Eichel-Karte.

lw-step-count = Zählen
lw-step-count-text = Nach acht Stichen zählt jede Partei, also wer zusammengehört, ihre Augen; zusammen sind es immer 120. Der Spieler und sein Mitspieler brauchen 61; den Gegnern genügen 60.
lw-step-count-bar = Augen der Spielerpartei
lw-step-count-more = Ab 91 ist das Spiel mit „Schneider“ gewonnen und zählt mehr; die Gegner sind dann unter 30 geblieben. Mit 30 oder weniger ist die Spielerpartei selbst Schneider. Wer keinen einzigen Stich macht, ist „schwarz“.
lw-bar-lost-schneider = Schneider verloren
lw-bar-lost = verloren
lw-bar-won = gewonnen
lw-bar-won-schneider = Schneider gewonnen
lw-task-sixty = Die Spielerpartei hat 60 Augen. Wer hat gewonnen?
lw-task-sixty-a = Die Spielerpartei
lw-task-sixty-b = Die Gegner
lw-task-sixty-c = Niemand, es ist unentschieden
lw-task-sixty-why = 61 müssen es für den Spieler sein. Ein Unentschieden gibt es nicht.
lw-task-schneider = Die Gegner haben 28 Augen gemacht. Wie ist das Spiel ausgegangen?
lw-task-schneider-a = Einfach gewonnen für den Spieler
lw-task-schneider-b = Mit Schneider gewonnen für den Spieler
lw-task-schneider-c = Die Gegner haben gewonnen
lw-task-schneider-why = 120 weniger 28 sind 92, das ist mehr als 90: Schneider.

# Ein geführtes Spiel.
lw-lesson-of = Spiel { $number } von { $lessons }
lw-goal = Das Ziel
lw-start = Los geht’s
lw-coach = Der Trainer
lw-your-turn = Du bist dran.
lw-your-lead = Du spielst aus.
lw-ask-bid = Was sagst du?
lw-ask-contract = Was spielst du?
lw-more-bids = Höher ansagen
lw-more-contracts = Andere Spiele
lw-hint = Was würdest du tun?
lw-take-back = Zurücknehmen
lw-trick-goes-on = Weiter
lw-hurry = Tippe auf den Tisch, wenn es schneller gehen soll.
lw-takes = { $who ->
    [you] Du machst den Stich mit { $card }
   *[other] { $name } macht den Stich mit { $card }
}: { $why } { $points ->
    [one] 1 Auge.
   *[other] { $points } Augen.
}
lw-takes-trump = der höchste Trumpf darin.
lw-takes-suit = die höchste Karte der Farbe.
lw-takes-ruff = gestochen, Trumpf schlägt Farbe.
lw-partner-known = { $who ->
    [you] Jetzt wissen alle: Du bist der Mitspieler.
   *[other] Jetzt ist es heraus: { $name } ist der Mitspieler.
}
lw-play-card = { $card }, erlaubt
lw-no-card = { $card }, nicht erlaubt
lw-says = { $name }: { $words }
lw-plays-card = { $name } spielt { $card }
lw-tap-twice = Einmal tippen hebt die Karte, noch einmal spielt sie. Mit der Tastatur: Pfeiltasten und Enter.
lw-trumps = Trumpf: { $trumps }
lw-of-suit = { $suit }: { $cards }
lw-won = Gewonnen!
lw-lost = Verloren
lw-thrown-in = Zusammengeworfen
lw-another = Ein anderes Spiel
lw-offers = bietet Trumpf an
lw-agreed = Bei { $agreed } von { $of } Entscheidungen warst du dir mit dem Trainer einig.
lw-learnt = Das kannst du jetzt
lw-learnt-follow-a = Farbe bedienen, und wissen, wann du frei bist
lw-learnt-follow-b = Sehen, wer einen Stich macht
lw-learnt-follow-c = Gegen den Spieler 60 Augen sammeln
lw-learnt-trumps-a = Die vierzehn Trümpfe und ihre Reihenfolge
lw-learnt-trumps-b = Als Spieler Trumpf ziehen
lw-learnt-trumps-c = Mit einem unbekannten Mitspieler gewinnen
lw-learnt-call-a = Ansagen und eine Sau rufen
lw-learnt-call-b = Ein ganzes Rufspiel spielen, von der Ansage bis zur Zählung
lw-learnt-solo-a = Erkennen, wann ein Blatt für ein Solo reicht
lw-learnt-solo-b = Allein gegen drei spielen
lw-learnt-geier-a = Einen Geier erkennen: Ober und Sauen statt vieler Trümpfe
lw-learnt-geier-b = Mit nur vier Trümpfen im Spiel allein gewinnen
lw-learnt-ramsch-a = Ramsch spielen, wenn keiner spielen will
lw-learnt-ramsch-b = Stichen ausweichen und hohe Karten loswerden
lw-learnt-bettel-a = Ein Blatt für einen Bettel erkennen
lw-learnt-bettel-b = Acht Stiche lang keinen machen
lw-learnt-hochzeit-a = Einen angebotenen Trumpf nehmen und eine Karte zurückgeben
lw-learnt-hochzeit-b = Zu zweit offen gegen zwei spielen
lw-lesson-next = Nächstes Spiel: { $title }
lw-lesson-again = Dasselbe noch einmal
lw-log = Was geschieht
lw-retry = Noch einmal

# Das Regelbuch.
lw-search = Suchen
lw-search-about = Laufende, bedienen, S 3.2.1
lw-hits = { $hits ->
    [0] Nichts gefunden.
    [one] Eine Stelle gefunden.
   *[other] { $hits } Stellen gefunden.
}
lw-contents = Inhalt
lw-all-clauses = Alle { $clauses } Regeln
lw-other-clauses = Weitere { $clauses } Regeln
lw-terms = Wörter von A bis Z
lw-example = Beispiel
lw-references = Siehe auch
lw-also = Dasselbe Wort an anderer Stelle
lw-taken-as = Gemeint ist wohl „{ $word }“.
lw-did-you-mean = Meinst du vielleicht …
lw-not-in-book = „{ $query }“ steht nicht im Regelbuch.
lw-clauses = Die Regeln dieses Abschnitts
lw-before = Davor
lw-after = Danach
lw-to-contents = Zum Inhalt

# Noch einmal: die eigenen Fehler als Aufgaben.
lw-again-heading = Noch einmal
lw-again-about = Die Stellen aus deinen eigenen Spielen, an denen etwas Besseres zu wissen war: als kleine Aufgaben, bis sie sitzen.
lw-again-go = { $count ->
    [one] Eine Aufgabe wartet
   *[other] { $count } Aufgaben warten
}
lw-again-none-yet = Noch keine. Sie kommen von selbst, wenn du ein eigenes Spiel besprechen lässt.
lw-again-history = Zu meinen Spielen
lw-again-left = { $count ->
    [0] Keine Aufgabe mehr
    [one] Noch eine Aufgabe
   *[other] Noch { $count } Aufgaben
}
lw-again-empty = Hier liegt gerade nichts. Lass ein eigenes Spiel besprechen: Deine Fehler daraus kommen hierher.
lw-again-done = { $count ->
    [one] Eine Aufgabe gelöst. Es liegt keine mehr hier.
   *[other] { $count } Aufgaben gelöst. Es liegt keine mehr hier.
}
lw-again-kept-here = Deine Aufgaben merkt sich nur dieses Gerät. Wer sich abmeldet, lässt keine hier.
lw-again-ask-card = Welche Karte spielst du?
lw-again-ask-auction = Was sagst du?
lw-again-ask-contract = Was spielst du?
lw-again-ask-double = Sagst du Stoß?
lw-again-before = Was schon gespielt ist
lw-again-best = Richtig: das Beste.
lw-again-good = Auch richtig: kaum schlechter als das Beste, oder der Abstand kann Zufall sein.
lw-again-wrong = Das kostet.
lw-again-was-best = Besser war: { $best }. Die Aufgabe kommt wieder.
lw-again-then = Damals: { $did }.
lw-again-cost = Gekostet hat es { $cost }.
lw-again-next = Weiter
lw-again-later = Später
lw-again-review = In der Besprechung ansehen

# Ab einer Stelle selbst weiterspielen.
lw-again-title = Hätte ich gewinnen können?
lw-again-open = Offene Karten: Die anderen spielen fehlerlos.
lw-again-closed = Die anderen sind Bots und sehen nur ihre eigenen Karten.
lw-again-back = Zur Besprechung
lw-again-loading = Die Karten werden hingelegt …
lw-again-hands = Die Karten der anderen
lw-again-once-more = Noch einmal von hier
lw-again-was = damals
lw-again-now = jetzt
lw-again-difference = Unterschied:
lw-again-more-points = { $points } Augen
lw-again-outcome = Ausgang
lw-again-points = Augen
lw-again-units = Einheiten
lw-again-list = Punkte
lw-again-none = –
lw-again-nobody = niemand spielt
lw-again-won = gewonnen
lw-again-won-schneider = gewonnen mit Schneider
lw-again-won-schwarz = gewonnen und schwarz
lw-again-lost = verloren
lw-again-lost-schneider = verloren mit Schneider
lw-again-lost-schwarz = verloren und schwarz
lw-again-end-turned = Ja: So gewinnst du.
lw-again-end-spoilt = So verlierst du, was gewonnen war.
lw-again-end-won-more = Auch so gewonnen, und besser bezahlt.
lw-again-end-won-too = Auch so gewonnen.
lw-again-end-lost-less = Auch so verloren, aber billiger.
lw-again-end-lost-too = Auch so verloren.
lw-again-end-won = Gewonnen.
lw-again-end-lost = Verloren.
lw-again-end-nobody = Niemand spielt.
lw-again-about-open = Alle anderen haben mit offenen Karten so gut gespielt, wie es geht; im Ramsch und bei Ansagen wie Bots. Am Tisch weiß das niemand.
lw-again-about-closed = Die anderen haben wie Bots gespielt, die nur ihre eigenen Karten sehen. Am Tisch hätte es auch anders kommen können.
lw-again-cents = { $value } ct
lw-again-euros = { $value } €
