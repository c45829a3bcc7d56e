# Die Besprechung eines Spiels im Browser.

rv-title = Besprechung
rv-shared-about = { $name } zeigt dir dieses Spiel.
rv-shared-nameless = Jemand zeigt dir dieses Spiel.
rv-history = Verlauf
rv-loading = Das Spiel wird geholt …
rv-no-hand = Dieses Spiel ist nicht zu finden. Ansehen kann es nur, wer mitgespielt hat, oder wer einen Link dazu bekommen hat.
rv-no-shared = Zu diesem Link gehört kein Spiel. Vielleicht wurde es nicht länger geteilt.
rv-no-review = Diese Besprechung ist nicht mehr da. Füge das Spiel noch einmal ein.
rv-retry = Noch einmal

# Ein Spiel einfügen.
rv-paste = Ein Spiel besprechen
rv-paste-about = Füge ein aufgeschriebenes Spiel ein, oder öffne eine Datei (.skn). Es genügen der Geber, das Spiel und die acht Stiche.
rv-paste-label = Das Spiel
rv-paste-file = Datei öffnen
rv-paste-example = Ein Beispiel einsetzen
rv-paste-go = Besprechen
rv-paste-own = Selbst gespielte Spiele stehen im Verlauf.

# Wie weit es ist.
rv-waiting = Die Besprechung wartet, bis andere fertig sind. Das Spiel kannst du schon ansehen.
rv-working = Der Trainer geht das Spiel durch: { $done } von { $all } Entscheidungen.
rv-failed = Die Besprechung ist nicht gelungen:

# Das Spiel.
rv-nobody = Niemand hat gespielt.
rv-bot = Bot { $seat }
rv-some-bot = Ein Bot
rv-hands = Die vier Blätter
rv-cards-of = Karten von { $name }
rv-took = macht den Stich
rv-step-start = Vor dem ersten Wort
rv-step-said = Ansage: { $name }
rv-step-contract = { $name } nennt das Spiel
rv-step-double = Stoß: { $name }
rv-step-card = Stich { $trick }, Karte { $place }: { $name }
rv-step-end = Am Ende
rv-says = { $name }: { $words }
rv-plays = { $name } spielt { $card }.
rv-first = Zum Anfang
rv-back = Einen Schritt zurück
rv-next = Einen Schritt weiter
rv-last = Zum Ende
rv-next-mistake = Nächster Fehler
rv-keys = Tasten: ← → Schritt für Schritt, Pos1 und Ende, N zum nächsten Fehler.
rv-mark-played = gespielt
rv-mark-better = besser

# Der Verlauf.
rv-curve = Der Verlauf
rv-curve-points = Augen der Spielerpartei, wenn ab hier alle mit offenen Karten und fehlerlos spielen
rv-curve-tricks = Stiche der Spielerpartei, wenn ab hier alle mit offenen Karten und fehlerlos spielen
rv-curve-at = { $step }. Verlauf: { $value } { $unit ->
    [tricks] Stiche
   *[points] Augen
}, { $grade }
rv-curve-table = Der Verlauf als Tabelle
rv-curve-after = Nach
rv-curve-value = Wert
rv-curve-state = Stand
rv-curve-cards = { $cards ->
    [0] vor der ersten Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}
rv-needs = { $points } gewinnen
rv-grade-lost_schwarz = verloren und schwarz
rv-grade-lost_schneider = verloren mit Schneider
rv-grade-lost = verloren
rv-grade-won = gewonnen
rv-grade-won_schneider = gewonnen mit Schneider
rv-grade-won_schwarz = gewonnen und schwarz

# Eine Entscheidung.
rv-no-choice = Hier gab es keine Wahl.
rv-not-judged = Wird noch beurteilt …
rv-did = Getan
rv-better = Besser
rv-cost = Kostet { $cost }
rv-rule = Faustregel
rv-options = Alle Möglichkeiten
rv-options-units = Was sie im Mittel einbringt, in Einheiten: je länger der Balken, desto besser
rv-options-cents = Was sie im Mittel einbringt, in Cent: je länger der Balken, desto besser
rv-option-about = ± { $interval }
rv-options-points = Was sie im Mittel einbringt, in Punkten: je länger der Balken, desto besser
rv-option-win = gewinnt { $percent } %
rv-option-best = am besten
rv-option-done = so gespielt
rv-more-options = { $count ->
    [one] Noch eine
   *[other] Noch { $count }
}
rv-verdict-best = am besten
rv-verdict-good = gleich gut
rv-verdict-inaccuracy = ungenau
rv-verdict-mistake = Fehler
rv-verdict-blunder = grober Fehler
rv-double-yes = Stoß
rv-double-no = kein Stoß

# Das Ganze.
rv-mistakes = Was besser gewesen wäre
rv-mistakes-about = Das Teuerste zuerst. Ein Fehler ist nur, was schon am Tisch besser zu wissen war.
rv-no-mistakes = Kein Fehler von Gewicht. Gut gespielt!
rv-instead = { $did } statt { $better }
rv-turning = Wendepunkte
rv-go-there = Dort ansehen
rv-players = Wie gut gespielt wurde
rv-player = Spieler
rv-accuracy = Genauigkeit
rv-given-away = verschenkt
rv-percent = { $value } %
rv-you = du
rv-accuracy-about = 100 % hat, wer nichts verschenkt; 50 %, wer so viel verschenkt wie einer, der irgendetwas Erlaubtes tut. Ein einziges Spiel sagt wenig.
rv-learn = Was man daraus lernt
rv-nothing-to-learn = Diesmal nichts: Alle haben ordentlich gespielt.
rv-learn-here = Dazu passt:
rv-lesson-trumps = Spiel mit dem Trainer: Trumpf ziehen
rv-lesson-call = Spiel mit dem Trainer: Eine Sau rufen
rv-lesson-solo = Spiel mit dem Trainer: Ein Solo spielen
rv-lesson-follow = Spiel mit dem Trainer: Farbe bedienen
rv-book-of = Regelbuch: { $word }

# Teilen und mitnehmen.
rv-keep = Zeigen und mitnehmen
rv-share = Link zum Zeigen machen
rv-share-about = Wer den Link hat, sieht dieses Spiel mit deinem Namen; die Namen der anderen sieht er nicht.
rv-share-link = Der Link zum Zeigen
rv-copy = Kopieren
rv-copied = Kopiert.
rv-unshare = Nicht länger zeigen
rv-unshared = Der Link gilt nicht mehr.
rv-download = Spiel als Datei (.skn)

# Noch einmal.
rv-could-i = Hätte ich gewinnen können?
rv-could-i-about = Spiel ab dieser Stelle selbst weiter, so oft du magst. Am Ende siehst du den Unterschied.
rv-play-as = Für wen?
rv-play-as-me = { $name } (du)
rv-play-on = Ab hier selbst spielen
rv-play-on-open = Mit offenen Karten
rv-again = Noch einmal
rv-again-about = { $count ->
    [one] Ein Fehler von dir aus diesem Spiel wartet als Aufgabe.
   *[other] { $count } Fehler von dir aus diesem Spiel warten als Aufgaben.
}
rv-again-go = Zu den Aufgaben
rv-worth-units = Was es im Mittel einbringt, in Einheiten:
rv-worth-cents = Was es im Mittel einbringt, in Cent:
rv-worth-points = Was es im Mittel einbringt, in Punkten:
rv-worth-open = offen gespielt: { $grade }
rv-worth-mark-right = richtig:
rv-worth-mark-wrong = gewählt:
rv-worth-all = über alle { $worlds } Verteilungen, die möglich waren.
rv-worth-some = über { $worlds } Verteilungen, die möglich waren.
rv-worth-open-about = „Offen gespielt“: wie es für die Spielerpartei ausgeht, wenn danach alle mit offenen Karten fehlerlos spielen, in Klammern ihre Augen, in einem Tout ihre Stiche. Am Tisch weiß das niemand.
rv-stop = Besprechung abbrechen
rv-not-here = Auf diesem Gerät lässt sich das Spiel gerade nicht besprechen.
