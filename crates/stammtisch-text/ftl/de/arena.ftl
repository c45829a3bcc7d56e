# stammtisch arena.
arena-heading = { $a } gegen { $b } · Regeln: { $rules } · Startwert { $seed } · { $deals } Gaben, { $games } Spiele
arena-units = Einheiten
arena-points = Punkte
arena-advantage = { $one } bekommt je Spiel { $mean } { $currency } mehr als { $other } (95 %: { $low } bis { $high }).
arena-lone = Allein unter dreimal { $other } bekommt { $one } je Spiel { $mean } { $currency } ({ $low } bis { $high }).
arena-better = { $bot } ist besser.
arena-undecided = Wer besser ist, ist damit nicht entschieden.
arena-running = Verlauf: { $line }
arena-games = Spiele
arena-won = gewonnen
arena-mean = je Spiel
arena-part = Anteil am Vorsprung
arena-role-declarer = Spieler
arena-role-partner = Mitspieler
arena-role-defender = Gegenspieler
arena-played = In { $played } der Spiele hat jemand gespielt, sonst haben alle gepasst; mit Stoß { $doubled }, gezwungen { $forced }.
arena-regret = Was Karten verschenkt haben, bei offenen Karten und bestem Spiel aller von da an; { $games } Spiele. Eine Wahl ist eine Karte
    unter mehreren: Augen, die die eigene Seite am Ende weniger hat als nach der besten, und Spiele, die davor gewonnen waren und danach verloren.
arena-regret-choices = Wahlen
arena-regret-points = Augen
arena-regret-wins = Siege
arena-regret-more = { $a } mehr, Augen je Blatt
arena-regret-all = alle
arena-regret-lead-early = Ausspiel, Stich 1–3
arena-regret-lead-late = Ausspiel, später
arena-regret-follow-early = zugegeben, Stich 1–3
arena-regret-follow-late = zugegeben, später
arena-regret-lead-trick = Ausspiel, Stich { $trick }
arena-regret-follow-trick = zugegeben, Stich { $trick }
arena-regret-kind-trump = Trumpf gespielt
arena-regret-kind-called-suit = Ruffarbe
arena-regret-kind-ace = andere Sau
arena-regret-kind-other = andere Karte
arena-regret-kind-follow = zugegeben
arena-regret-whole = Tout, Bettel: { $role }
arena-speed = { $games } Spiele in der Sekunde ({ $threads ->
    [one] ein Kern
   *[other] { $threads } Kerne
 }).
arena-time = { $bot }: { $mean } je Entscheidung, 99 % höchstens { $p99 }, die längste { $longest }.
arena-faults = { $bot } hat { $total }-mal versagt: zu spät { $late }, beendet { $gone }, unlesbar { $unreadable }, regelwidrig { $illegal }.
arena-forfeit = { $bot } hat nach Gabe { $deal } zu oft versagt; jedes weitere Spiel zählt als verlorenes einfaches Solo.
arena-written = Spiele, Ergebnisse, Bericht und Bild liegen in { $folder }.
arena-picture = { $a } gegen { $b }, Regeln { $rules }: Vorsprung je Spiel mit 95-%-Band
arena-deals = Gaben
arena-unknown-bot = „{ $name }“ ist kein Bot. Es gibt { $known }; eigene mit --bot NAME=cmd:PROGRAMM.
arena-cannot-start = { $program } (Bot { $name }) lässt sich nicht starten
arena-folder-used = In { $folder } liegt schon ein Wettkampf. Mit --resume weiterspielen oder einen anderen Ordner nehmen.
arena-other-match = Im Ordner liegt ein anderer Wettkampf: { $field } war { $old }, jetzt ist es { $new }. Mit den alten Angaben weiterspielen oder einen anderen Ordner nehmen.
