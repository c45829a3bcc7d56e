# Hausregeln in Worten (VARIANTS)
house-rules = Hausregeln
house-pack-short = Gespielt wird mit der kurzen Karte: 24 Karten ohne Siebener und Achter, sechs für jeden.
house-redeal = Wer weniger als { $points } Augen hat, darf neu geben lassen, wenn er an die Reihe kommt und noch keiner spielen will.
house-knock = Nach den ersten { $after } Karten darf geklopft werden: { $who ->
    [forehand] nur Vorhand
    [one] der Reihe nach, bis einer klopft
    [chain] der Reihe nach, solange der davor geklopft hat
   *[all] jeder
 }{ $order ->
    [together] , alle zugleich
   *[turn] {""}
 }; { $factor ->
    [plus_one] das Spiel zählt einmal mehr für jedes Klopfen
   *[double] jedes Klopfen verdoppelt
 }.
house-knock-stock = Was in den Stock kommt, wird durch Klopfen nicht mehr.
house-run-away-never = Unter der gerufenen Sau davonlaufen darf man nie.
house-run-away = Davonlaufen darf, wer die Sau und zusammen { $cards } Karten der Farbe { $counts ->
    [dealt] bekommen hat
   *[now] auf der Hand hat
 }.
house-duck = Wer davonlaufen dürfte, muss die Sau nicht zugeben, wenn die Farbe gesucht wird.
house-free-in-last = In den letzten { $tricks } Stichen darf die Sau abgeworfen werden.
house-renonce-never = Auch wer spielen muss, ruft nur eine Sau, die er sonst rufen dürfte.
house-bettel = Bettel: Einer spielt allein und darf keinen Stich machen, { $order ->
    [ten_high] ohne Trumpf, Sau Zehner König Ober Unter 9 8 7
    [herz] mit den Trümpfen des Rufspiels
   *[natural] ohne Trumpf, Sau König Ober Unter Zehner 9 8 7
 }.
house-bettel-must-beat = Beim Bettel herrscht Stichzwang.
house-bettel-lead = Beim Bettel kommt der Spieler heraus.
house-hochzeit = Hochzeit: Wer nur einen Trumpf bekommen hat, bietet ihn an; wer ihn nimmt, gibt { $give ->
    [any] irgendeine andere Karte
   *[side] eine Karte, die kein Trumpf ist,
 } zurück, und die beiden spielen zusammen. Gegen ein Rufspiel gilt sie { $rank ->
    [above] vorher
    [below] nicht
   *[equal] dann, wenn der Anbietende weiter vorn sitzt
 }.
house-hochzeit-up = Die Karte der Hochzeit wird offen gezeigt.
house-ramsch = Sagen alle weiter, wird Ramsch gespielt: { $losers ->
    [2] Die zwei mit den meisten Augen zahlen
   *[1] Wer die meisten Augen hat, verliert
 }.
house-ramsch-tie = Bei gleichen Augen im Ramsch entscheidet: { $ties }.
house-tie-tricks = mehr Stiche
house-tie-trumps = mehr Trümpfe
house-tie-highest-trump = der höchste Trumpf
house-durchmarsch-off = Einen Durchmarsch gibt es nicht.
house-durchmarsch-tricks = Durchmarsch: Wer im Ramsch alle Stiche macht, gewinnt.
house-durchmarsch-points = Durchmarsch: Wer im Ramsch { $points } Augen erreicht, gewinnt.
house-jungfrau-own = Eine Jungfrau, wer also keinen Stich hat, bekommt das Doppelte.
house-jungfrau-own-each = Eine Jungfrau, wer also keinen Stich hat, bekommt für jede Jungfrau das Doppelte.
house-jungfrau-all = Jede Jungfrau, wer also keinen Stich hat, verdoppelt den ganzen Ramsch.
house-ramsch-must-beat = Im Ramsch herrscht Stichzwang.
house-ramsch-stoss = Im Ramsch darf jeder einmal stoßen, bis er seine erste Karte spielt.
house-last-knocker = Sagen alle weiter, muss der spielen, der zuletzt geklopft hat.
house-forced-sixty = Wer spielen muss und höchstens { $trumps } Trümpfe hat, gewinnt schon mit 60.
house-double-next = Nach dem Zusammenwerfen zählt das nächste Spiel doppelt, höchstens { $times }-mal.
house-steps = Gestoßen wird bis zum Faktor { $factor }: { $steps }.
house-until-before-first = Gestoßen wird, bevor die erste Karte liegt.
house-until-own-card = Stoßen darf man, solange man alle seine Karten hat.
house-until-first-trick = Stoßen darf man, bis der erste Stich liegt.
house-answer-party = Auf einen Stoß darf auch der Mitspieler antworten.
house-not-in = Nicht gestoßen wird bei: { $kinds }.
house-takes-over = Der Stoß übernimmt: Wer zuletzt gestoßen hat, braucht 61.
house-bock = Bock: Nach { $events } zählen die nächsten { $hands } Spiele × { $factor }{ $again ->
    [multiply] , auch mehrfach
    [ignore] , aber nicht noch länger
   *[extend] , und jedes weitere Mal länger
 }.
house-bock-herz-solo-lost = einem verlorenen Herz-Solo
house-bock-empty-trick = einem einzigen, leeren Stich einer Partei
house-bock-sixty = 60 zu 60
house-bock-stoss-lost = einem verlorenen Stoß
house-bock-solo-lost = einem verlorenen Solo
house-bock-schwarz = Schwarz
house-bock-tout-won = einem gewonnenen Tout
house-bock-sie = einem Sie
house-bock-durchmarsch = einem Durchmarsch
house-bock-all-pass = dem Zusammenwerfen
house-stock-always = Ist der Stock leer, zahlt vor dem Spiel jeder ein.
house-stock-all = Um den Stock geht jedes Spiel außer Ramsch.
house-stock-declarer = Den Stock bekommt oder zahlt der Spieler allein.
house-stock-stays = Ein verlorenes Spiel lässt den Stock, wie er ist.
house-stock-defenders = Verliert der Spieler, bekommen die Gegner den Stock.
house-stock-most = In den Stock kommen höchstens { $units } Einheiten.
house-runners-most = Gezahlt werden höchstens { $count } Laufende.
house-runners-losers = Laufende zählen nur, wenn die Verlierer sie haben.
house-runners-nobody = Laufende zählen nicht.
house-schwarz-doubles = Schwarz verdoppelt, statt extra zu zählen.
house-tout-extras = Auch beim Tout zählen Schneider und Schwarz.
house-stop = Ein Tout oder Bettel endet mit dem Stich, der ihn verliert.
