# stammtisch suggest.
suggest-unknown-bot = { $name ->
    [offen] „{ $name }“ sieht alle Karten und spielt nur in der Arena: Hier ist nur ein Blatt bekannt. Es gibt { $known }.
   *[other] „{ $name }“ ist kein Bot. Es gibt { $known }.
 }
suggest-unknown-level = level: „{ $name }“ ist kein Spiel. Möglich sind: { $known }.
suggest-level-not-allowed = level: Ein Spiel nennt nur, wer „play“ oder „raise“ sagt.
suggest-too-early = Wo noch angesagt oder das Spiel gewählt wird, gibt es kein „contract“, „doubles“ oder „plays“.
suggest-no-world = Mit diesem Blatt und dem, was angesagt und gespielt wurde, kann kein Blatt der anderen übereinstimmen.

# stammtisch analyze.
review-not-playable = { $name }, Spiel { $number }: lässt sich nicht besprechen, weil es nicht nach den Regeln gespielt ist ({ $why }). „stammtisch audit“ sagt, was falsch war.
review-no-deal = { $name }, Spiel { $number }: lässt sich nicht besprechen, weil die Blätter nicht bekannt sind. Alle vier Blätter oder alle gespielten Karten müssen dastehen.
review-nothing = In keiner der Dateien ist ein Spiel, das sich besprechen lässt.
review-no-mind = „{ $name }“ spielt nach Regeln und kann nicht schätzen, was eine Karte wert ist. Besprechen können { $known }.
review-written = Die Besprechung liegt in { $file }.
review-title = Besprechung
review-title-games = Besprechung von { $games } Spielen
review-heading = Spiel { $game } · Regeln: { $rules } · Geber: { $dealer }
review-plays = { $who } spielt: { $contract }
review-plays-with = { $who } spielt: { $contract }, Mitspieler { $partner }
review-must-play = { $who } muss spielen: { $contract }
review-must-play-with = { $who } muss spielen: { $contract }, Mitspieler { $partner }
review-doubled = { $number ->
    [1] Stoß
    [2] Retour
    [3] Sub
    [4] Re-Sub
   *[other] { $number }. Stoß
 } von { $who }
review-won = Gewonnen mit { $points } Augen in { $tricks } Stichen.
review-lost = Verloren mit { $points } Augen in { $tricks } Stichen.
review-schneider = Die Verlierer sind Schneider.
review-schwarz = Die Verlierer sind schwarz.
review-thrown-in = Niemand hat gespielt.
review-open = Das Spiel ist nicht zu Ende gespielt.
review-hands = Die vier Blätter
review-players = Wie gut gespielt wurde
review-column-player = Spieler
review-column-accuracy = Genauigkeit
review-column-inaccuracies = ungenau
review-column-mistakes = Fehler
review-column-blunders = grobe Fehler
review-column-cost = verschenkt
review-column-result = Ergebnis
review-column-games = Spiele
review-column-option = Möglichkeit
review-column-value = Erwartung
review-column-win = gewinnt
review-column-points = Augen
review-column-open = offen
review-count-blunders = { $count ->
    [one] ein grober Fehler
   *[other] { $count } grobe Fehler
}
review-count-mistakes = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
review-count-inaccuracies = { $count }× ungenau
review-given-away = { $cost } verschenkt
review-result = Ergebnis { $result }
review-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
review-no-accuracy = –
review-percent = { $value } %
review-units = { $value } E
review-list-points = { $value } P
review-cents = { $value } ct
review-euros = { $value } €
review-role-declarer = Spieler
review-role-partner = Mitspieler
review-role-defender = Gegenspieler
review-turning = Wendepunkte
review-turning-line = Stich { $trick }, { $who } mit { $card }: { $from } → { $to }
review-turning-note = So lagen die Karten; am Tisch war das nicht immer zu sehen.
review-no-turning = Bei offenen Karten stand das Ergebnis vom ersten Stich an fest und wurde gehalten.
review-grade-lost-schwarz = verloren und schwarz
review-grade-lost-schneider = verloren mit Schneider
review-grade-lost = verloren
review-grade-won = gewonnen
review-grade-won-schneider = gewonnen mit Schneider
review-grade-won-schwarz = gewonnen und schwarz
review-mistakes = Was besser gewesen wäre
review-no-mistakes = Kein Fehler von Gewicht.
review-all-decisions = Alle Entscheidungen
review-auction = Ansage
review-contract = Spiel
review-double = Stoß
review-trick = Stich { $trick }
review-trick-taken = { $who }, { $points } Augen
review-instead = { $who }: { $played } statt { $best }
review-one-instead = { $played } statt { $best }
review-as-played = { $who }: { $played }
review-verdict-best = am besten
review-verdict-good = gleich gut
review-verdict-inaccuracy = ungenau
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-cost = kostet { $cost }
review-win-chance = Aussicht auf Sieg { $played } statt { $best }
review-open-points = Bei offenen Karten: { $best } statt { $played } Augen für die Spielerpartei.
review-open-tricks = Bei offenen Karten: { $best } statt { $played } Stiche für die Spielerpartei.
review-open-same = Bei offenen Karten wäre es diesmal auf dasselbe hinausgekommen.
review-open-lucky = So, wie die Karten lagen, ging es diesmal gut.
review-rule = Faustregel: { $rule }
review-worlds = { $worlds ->
    [one] eine mögliche Verteilung betrachtet
   *[other] { $worlds } mögliche Verteilungen betrachtet
}
review-worlds-all = { $worlds ->
    [one] nur eine Verteilung war noch möglich
   *[other] alle { $worlds } möglichen Verteilungen betrachtet
}
review-options = Alle Möglichkeiten
review-summary = Zusammenfassung
review-habits = Teuerste Gewohnheiten
review-habit-line = { $count }× { $habit }: { $cost }
review-no-habits = keine teuren Gewohnheiten
review-say-double = Stoß
review-say-decline = kein Stoß
review-say-retour = Retour
review-say-no-retour = kein Retour
review-say-words = „{ $words }“
review-course = Der Verlauf
review-course-points = Augen der Spielerpartei, wenn alle ab hier offen und fehlerlos spielen
review-course-tricks = Stiche der Spielerpartei, wenn alle ab hier offen und fehlerlos spielen
review-course-mistakes = Fehler
review-tricks = Stich für Stich
review-how = So ist das zu lesen
review-how-value = „Erwartung“ ist, was die Karte dem Spieler nach allem, was er wissen konnte, im Mittel einbringt, in { $currency }. „Offen“ ist, was bei offenen Karten und bestem Spiel aller herauskommt. Ein Fehler ist nur, was schon am Tisch besser zu wissen war.
review-how-accuracy = Die Genauigkeit vergleicht, was jemand verschenkt hat, mit dem, was blindes Drauflosspielen gekostet hätte: 100 % hat, wer nichts verschenkt, 50 %, wer so viel verschenkt wie einer, der irgendetwas Erlaubtes tut.
review-currency-units = Einheiten (E)
review-currency-points = Punkten der Liste (P)
review-game-line = Spiel { $number }: { $contract }
review-turn-decides = Stich { $trick }: { $who } spielt { $card }, und das Spiel kippt. Bei offenen Karten war es für die Spielerpartei bis dahin { $from }, jetzt ist es { $to }.
review-turn-height = Stich { $trick }: { $who } spielt { $card }. Bei offenen Karten war es für die Spielerpartei bis dahin { $from }, jetzt ist es { $to }.
review-advice = { $who }: { $advice } { $count ->
    [one] Das hat hier { $cost } gekostet.
   *[other] Das hat hier { $count }-mal zusammen { $cost } gekostet.
}

# Besprechen auf dem Server.
review-too-long = Das ist zu lang für ein Spiel: höchstens { $most } KiB.
review-unreadable = Zeile { $line }, Spalte { $column }: { $why }
review-not-one-game = { $games ->
    [0] Darin steht kein Spiel, das sich besprechen lässt.
   *[other] Darin stehen { $games } Spiele. Besprochen wird eines auf einmal: Bitte nur eines einfügen.
}
review-unknown-rules = Das Regelwerk „{ $name }“ gibt es hier nicht. Bekannt sind: { $known }.
review-hands-unknown = Das Spiel lässt sich nicht besprechen, weil die Blätter nicht bekannt sind. Alle vier Blätter oder alle gespielten Karten müssen dastehen.
review-unplayable = Das Spiel lässt sich nicht besprechen, weil es nicht nach den Regeln gespielt ist: { $why }
review-not-on-ladder = Dieses Spiel gibt es in dem Regelwerk nicht.
review-short-trick = Ein Stich hat vier Karten.
review-wrong-time = Zu diesem Zeitpunkt kann man das nicht sagen.
review-busy = Es warten schon viele Spiele auf ihre Besprechung. Bitte in einer Minute noch einmal versuchen.
review-too-many-of-yours = Von dir warten schon mehrere Spiele auf ihre Besprechung. Bitte einen Moment warten und es dann noch einmal versuchen.
review-not-found = Diese Besprechung gibt es nicht mehr. Bitte das Spiel noch einmal besprechen lassen.

# Woran es lag.
lesson-passed-good-hand = Mit diesem Blatt spielt man: { $best } bringt auf Dauer mehr.
lesson-played-weak-hand = Zum Spielen ist das Blatt zu schwach; { $best } ist billiger.
lesson-claimed-too-little = Das Blatt gibt mehr her: { $best }.
lesson-claimed-too-much = So hoch trägt das Blatt nicht: { $best } genügt.
lesson-wrong-call = Mit einer anderen Sau hat man es leichter: { $best }.
lesson-wrong-game = Mit diesem Blatt ist { $best } das bessere Spiel.
lesson-missed-tout = Mit diesem Blatt bringt { $best } im Mittel mehr.
lesson-rash-tout = Ein Tout ist zu viel gewagt; ohne Tout bringt das Spiel im Mittel mehr.
lesson-missed-double = Mit diesem Blatt gehört gestoßen.
lesson-rash-double = Zum Stoßen reicht das Blatt nicht.
lesson-trumps-not-drawn = Draußen sind noch Trümpfe: Der Spieler zieht sie besser, bevor er Farbe spielt, mit { $best }.
lesson-partner-led-no-trump = Draußen sind noch Trümpfe: Der Mitspieler bringt hier besser Trumpf, { $best }.
lesson-defender-led-trump = Statt Trumpf war hier { $best } besser.
lesson-defender-led-no-trump = Gegenspieler spielen selten Trumpf, aber hier war { $best } besser.
lesson-trump-too-soon = Der Trumpf kann warten; erst { $best }.
lesson-not-searched = Die Rufsau gehört gesucht: Auf { $best } muss sie fallen.
lesson-wrong-suit = Das war die falsche Farbe; besser ist { $best }.
lesson-led-too-high = Zu hoch ausgespielt: Besser ist { $best }.
lesson-led-too-low = Zu klein ausgespielt: Besser ist { $best }.
lesson-not-taken = Besser ist { $best }: Damit liegt man in diesem Stich vorn.
lesson-not-ruffed = Hier sticht man besser, mit { $best }.
lesson-took-from-partner = Der Stich gehört auch ohne { $played } sicher der eigenen Partei; da gibt man besser { $best }.
lesson-taken-too-dear = Diesen Stich lässt man besser laufen und gibt { $best }.
lesson-won-too-high = Wenn man den Stich nimmt, dann niedriger, mit { $best }.
lesson-won-too-low = Wenn man den Stich nimmt, dann höher, mit { $best }.
lesson-not-smeared = Der Stich gehört sicher der eigenen Partei: Da gehört { $best } geschmiert.
lesson-gave-away = Der Stich geht sicher an die anderen: { $played } verschenkt Augen, { $best } genügt.
lesson-wrong-discard = Besser trennt man sich von { $best }.

# Dasselbe als Gewohnheit.
habit-passed-good-hand = mit gutem Blatt „Weiter“ gesagt
habit-played-weak-hand = mit zu schwachem Blatt gespielt
habit-claimed-too-little = zu niedrig angesagt
habit-claimed-too-much = zu hoch angesagt
habit-wrong-call = die falsche Sau gerufen
habit-wrong-game = das falsche Spiel gewählt
habit-missed-tout = einen Tout nicht angesagt
habit-rash-tout = einen Tout gewagt
habit-missed-double = nicht gestoßen
habit-rash-double = zu leicht gestoßen
habit-trumps-not-drawn = als Spieler nicht Trumpf gezogen
habit-partner-led-no-trump = als Mitspieler keinen Trumpf gebracht
habit-defender-led-trump = als Gegenspieler Trumpf gespielt
habit-defender-led-no-trump = als Gegenspieler Farbe statt Trumpf gespielt
habit-trump-too-soon = zu früh Trumpf gespielt
habit-not-searched = die Rufsau nicht gesucht
habit-wrong-suit = die falsche Farbe ausgespielt
habit-led-too-high = zu hoch ausgespielt
habit-led-too-low = zu klein ausgespielt
habit-not-taken = einen Stich nicht genommen
habit-not-ruffed = nicht gestochen
habit-took-from-partner = den eigenen Partner überstochen
habit-taken-too-dear = einen Stich zu teuer genommen
habit-won-too-high = zu hoch gestochen
habit-won-too-low = zu niedrig gestochen
habit-not-smeared = nicht geschmiert
habit-gave-away = Augen verschenkt
habit-wrong-discard = die falsche Karte abgeworfen

# Was sich daraus lernen lässt.
advice-passed-good-hand = Mit vier oder mehr Trümpfen, darunter hohe, und einer passenden Farbe zum Rufen gehört gespielt: Wer immer „Weiter“ sagt, zahlt auf Dauer drauf.
advice-played-weak-hand = Mit einem schwachen Blatt kostet Spielen mehr als Nichtspielen: lieber „Weiter“ sagen und gut dagegenhalten.
advice-claimed-too-little = Ein starkes Blatt gehört höher angesagt, bevor ein anderer das Spiel bekommt.
advice-claimed-too-much = Höher ansagen sollte man nur, wenn das Blatt auch das höhere Spiel meist gewinnt.
advice-wrong-call = Gerufen wird die Sau der Farbe, von der man selbst wenige und kleine Karten hat.
advice-wrong-game = Vor dem Ansagen lohnt der Vergleich: Welches Spiel macht mit diesem Blatt die meisten sicheren Stiche?
advice-missed-tout = Wer alle Stiche in der Hand hat, sagt Tout an: Das zahlt mehr.
advice-rash-tout = Ein Tout braucht acht Stiche, die keiner nehmen kann; mit einem Wackelstich bleibt man beim einfachen Spiel.
advice-missed-double = Wer als Gegner selbst viele hohe Trümpfe hat, sagt Stoß.
advice-rash-double = Gestoßen wird nur mit einem Blatt, das den Spieler öfter schlägt als nicht.
advice-trumps-not-drawn = Als Spieler erst Trumpf spielen, bis die Gegner keinen mehr haben, dann die Farben.
advice-partner-led-no-trump = Als Mitspieler Trumpf bringen: Das hilft dem Spieler, die Gegner auszuziehen.
advice-defender-led-trump = Als Gegenspieler keinen Trumpf anspielen, sondern Farbe: Trumpf ziehen will der Spieler selbst.
advice-defender-led-no-trump = Auch Gegenspieler spielen einmal Trumpf, wenn sie damit die Trümpfe der Spieler zusammenfallen lassen.
advice-trump-too-soon = Trümpfe aufheben, solange sichere Farbstiche zu machen sind.
advice-not-searched = Als Gegenspieler die Rufsau suchen: Ein Anspiel in der Ruffarbe zeigt, wer zusammengehört.
advice-wrong-suit = Vor dem Ausspielen überlegen, wer in welcher Farbe frei ist, und die Farbe nehmen, die der eigenen Partei nützt.
advice-led-too-high = Nicht höher ausspielen als nötig: Hohe Karten machen ihren Stich später auch.
advice-led-too-low = Wer sicher ist, den Stich zu machen, spielt ihn mit einer Karte, die zählt.
advice-not-taken = Stiche mit vielen Augen nimmt man, wenn man kann.
advice-not-ruffed = Wer eine Farbe nicht hat und Augen sieht, sticht.
advice-took-from-partner = Den Stich des eigenen Partners lässt man stehen und gibt Augen dazu.
advice-taken-too-dear = Kleine Stiche lässt man laufen und spart die hohe Karte für einen, der zählt.
advice-won-too-high = Gestochen wird so niedrig wie möglich, wenn keiner mehr darüber kann.
advice-won-too-low = Kann hinter einem noch jemand höher stechen, dann gleich hoch, oder gar nicht.
advice-not-smeared = Gehört der Stich sicher der eigenen Partei, schmiert man: Sau oder Zehner hinein.
advice-gave-away = In einen Stich der anderen gehört die Karte mit den wenigsten Augen.
advice-wrong-discard = Abgeworfen wird, was keinen Stich mehr macht; am besten wird man dabei eine Farbe los.

# Tipps am Tisch.
hint-with-reason = { $hint }. { $reason }
review-no-exchange = Was für die Hochzeit getauscht wurde, steht nicht da, oder es kann nicht so gewesen sein.

# Tatsachen, die den Ausschlag geben.
review-seen-open = Nur mit offenen Karten zu sehen: { $claim }
claim-outside-trump = { $count ->
    [0] Draußen ist kein Trumpf mehr.
    [one] Draußen ist noch ein Trumpf.
   *[other] Draußen sind noch { $count } Trümpfe.
}
claim-outside-suit = { $count ->
    [0] Von { $suit } ist draußen nichts mehr.
    [one] Von { $suit } ist draußen noch eine Karte.
   *[other] Von { $suit } sind draußen noch { $count } Karten.
}
claim-holds-rufspiel = { $count ->
    [0] Für ein Rufspiel hat das Blatt keinen Trumpf.
    [one] Für ein Rufspiel hat das Blatt einen Trumpf.
   *[other] Für ein Rufspiel hat das Blatt { $count } Trümpfe.
}
claim-holds-trump = { $count ->
    [0] Das Blatt hat keinen Trumpf.
    [one] Das Blatt hat einen Trumpf.
   *[other] Das Blatt hat { $count } Trümpfe.
}
claim-holds-suit = { $count ->
    [0] { $suit } ist im Blatt nicht dabei.
    [one] Von { $suit } hat das Blatt nur eine Karte.
   *[other] Von { $suit } hat das Blatt { $count } Karten.
}
claim-lords = { $count ->
    [0] Kein Ober und kein Unter ist im Blatt.
    [one] Nur ein Ober oder Unter ist im Blatt.
   *[other] Ober und Unter hat das Blatt zusammen { $count }.
}
claim-aces = { $count ->
    [0] Eine Sau außer Trumpf ist nicht dabei.
    [one] Eine Sau außer Trumpf ist dabei.
   *[other] { $count } Säue außer Trumpf sind dabei.
}
claim-void-trump = { $who } hat keinen Trumpf.
claim-void-suit = { $who } ist in { $suit } frei.
claim-called-with = Die gerufene Karte muss bei { $who } liegen.
claim-lies-with = Der Stich liegt bisher bei { $who }.
claim-lying = { $points ->
    [0] Im Stich liegt noch nichts, was zählt.
   *[other] Im Stich liegen { $points } Augen.
}
claim-ahead = { $card } liegt in diesem Stich vorn.
claim-takes = Mit { $card } geht der Stich sicher an { $who }.
claim-leads-next = Nach { $card } spielt { $who } als Nächster aus.
claim-ours = Mit { $card } geht der Stich sicher an die eigene Partei.
claim-theirs = Auch mit { $card } geht der Stich sicher an die anderen.
claim-can-take-in = { $tenths ->
    [0] Mit { $card } kann die eigene Partei den Stich in kaum einer möglichen Verteilung machen.
    [10] Mit { $card } kann die eigene Partei den Stich in fast jeder möglichen Verteilung machen.
   *[other] Mit { $card } kann die eigene Partei den Stich in { $tenths } von 10 möglichen Verteilungen machen.
}
claim-smear = { $card } geht in einen Stich, den sicher ein anderer der eigenen Partei macht.
claim-high-trump = Draußen ist kein höherer Trumpf als { $card }.
claim-high-suit = Draußen ist in dieser Farbe nichts höher als { $card }.
claim-over-trump = { $count ->
    [one] Über { $card } ist draußen nur noch ein Trumpf.
   *[other] Über { $card } sind draußen noch { $count } Trümpfe.
}
claim-over-suit = { $count ->
    [one] Über { $card } ist draußen in dieser Farbe nur noch eine Karte.
   *[other] Über { $card } sind draußen in dieser Farbe noch { $count } Karten.
}
claim-entry = { $card } ist im Blatt die einzige Karte, die beim Ausspielen keiner nehmen kann.
claim-spatz = { $card } ist ein Spatz: eine kleine Karte, die nicht zählt.
claim-last-of-suit = { $card } ist die letzte Karte dieser Farbe; ohne sie kann man die Farbe stechen.
claim-search = Auf { $card } muss die Rufsau fallen.
claim-cheapest = Von den Karten, die hier dasselbe bewirken, zählt keine weniger als { $card }.
claim-lacks-declarer-out-of-schneider = Der Spielerpartei { $points ->
    [one] fehlt ein Auge
   *[other] fehlen { $points } Augen
} aus dem Schneider.
claim-lacks-declarer-win = Der Spielerpartei { $points ->
    [one] fehlt ein Auge
   *[other] fehlen { $points } Augen
} zum Gewinn.
claim-lacks-declarer-schneider = Der Spielerpartei { $points ->
    [one] fehlt ein Auge
   *[other] fehlen { $points } Augen
}, um die anderen Schneider zu machen.
claim-lacks-defenders-out-of-schneider = Den Gegenspielern { $points ->
    [one] fehlt ein Auge
   *[other] fehlen { $points } Augen
} aus dem Schneider.
claim-lacks-defenders-win = Den Gegenspielern { $points ->
    [one] fehlt ein Auge
   *[other] fehlen { $points } Augen
} zum Gewinn.
claim-lacks-defenders-schneider = Den Gegenspielern { $points ->
    [one] fehlt ein Auge
   *[other] fehlen { $points } Augen
}, um die anderen Schneider zu machen.
claim-declarer-after = { $steps ->
    [1] Der Spieler sitzt gleich dahinter: kurzer Weg.
    [3] Der Spieler gibt als Letzter zu: langer Weg.
   *[other] Der Spieler gibt als Vorletzter zu.
}
review-about = { $cost } (± { $interval })
review-untried = Nicht durchgerechnet: { $options }

# Ab einer Stelle selbst weiterspielen.
again-no-such-point = Diese Stelle gibt es in dem Spiel nicht. Bitte in der Besprechung eine andere wählen.
again-not-asked = Wer da sitzt, hat ab dieser Stelle nichts mehr zu tun. Bitte eine frühere Stelle oder einen anderen Platz wählen.
again-busy = Gerade spielen viele ein Spiel weiter. Bitte gleich noch einmal versuchen.
