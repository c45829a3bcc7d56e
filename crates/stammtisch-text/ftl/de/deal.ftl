# stammtisch deal und stammtisch verify.
deal-seed = Startwert { $seed } (wiederholen mit --seed)
deal-heading = Spiel { $number } · Geber { $dealer } · Vorhand { $forehand } · Regeln: { $rules }
deal-no-randomness = Das System gibt keinen Zufall her; mit --seed geht es ohne ihn

audit-heading = { $deals }-mal gegeben und gezählt
audit-chi-square = χ² = { $statistic } bei { $degrees } Freiheitsgraden, p { $p }
audit-cards = Jede Karte an jeden Platz gleich oft (32 × 4 Zahlen, Summe mal 31/32):
audit-farthest = Am weitesten daneben: { $card } an { $seat }, { $count }-mal statt { $expected }-mal ({ $sigmas } σ)
audit-trumps = Trümpfe eines Rufspiels auf einer Hand (14 der 32 Karten), alle vier Plätze zusammen:
audit-expected = erwartet
audit-dealt = gegeben
audit-uniform = Urteil: Nichts spricht dagegen, dass gleichmäßig gemischt wird.
audit-suspicious = Urteil: Verdächtig. Ehrliches Mischen ergibt so etwas höchstens einmal in tausend Prüfungen; mit einem anderen Startwert wiederholen.
audit-too-few = Urteil: Zu wenige Spiele für ein Urteil.

verify-heading = Beweis { $number }
hand-not-in-pack = { $card } ({ $place }) ist nicht dabei: Die kurze Karte hat keine Siebener und Achter.
verify-pack = Es sind die { $cards } Karten, jede einmal.
verify-commitment = Karten und Salz ergeben die Zusage { $commitment }.
verify-skipped = { $seat }, rechts vom Geber, hat nichts getan: gegeben wurde, wie der Geber gemischt hat.
verify-contribution = { $seat }, rechts vom Geber, hat nachgemischt, mit eigenem Zufall { $own }.
verify-order = { $did } So war es bestellt: Das Gerät hat ausgelost.
verify-nobody-cuts = Abgehoben hat niemand: { $seat }, rechts vom Geber, hat die Zeit verstreichen lassen, oder dort saß ein Bot. Die Stelle folgt aus der Zusage: { $lifted } Karten.
verify-nobody-contribution = Nachgemischt hat niemand: { $seat }, rechts vom Geber, hat die Zeit verstreichen lassen, oder dort saß ein Bot. Der Zufall folgt aus der Zusage: { $own }.
verify-cuts = { $seat }, rechts vom Geber, hat abgehoben: { $lifted } Karten ({ $allowed }).
verify-allowed-any = erlaubt: beliebig oft, in jedem Teil wenigstens { $least }
verify-allowed = erlaubt: höchstens { $most }-mal, in jedem Teil wenigstens { $least }
verify-then = , dann{ " " }
verify-dealt = { $dealer } hat gegeben, im Uhrzeigersinn, zuerst { $forehand }; Päckchen: { $packets }.
verify-hands = So kommen die vier Blätter heraus, die der Beweis nennt:
verify-hands-unnamed = Der Beweis nennt selbst keine Blätter; heraus kommen diese:
verify-holds = Der Beweis stimmt. Selbst zu vergleichen bleibt: Stand diese Zusage am Tisch, bevor der Nachbar dran war, und hat er getan, was hier steht?
verify-fails = Der Beweis stimmt nicht.
verify-unreadable = { $name } ist nicht als Beweis lesbar: { $why }
verify-expected = Erwartet wird JSON, wie `stammtisch deal --proof` es ausgibt.
verify-stdin = Die Eingabe
verify-empty = es steht nichts darin.
verify-too-long = ein Beweis hat höchstens { $most } Bytes.

pack-count = { $count } Karten statt 32 oder, mit der kurzen Karte, 24.
pack-not-in-short = { $card } gibt es in der kurzen Karte nicht.
pack-twice = { $card } kommt zweimal vor, das zweite Mal als { $place }. Karte von oben.
pack-not-a-card = „{ $word }“ ist keine Karte.
