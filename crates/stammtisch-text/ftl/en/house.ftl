# House rules in words (VARIANTS)
house-rules = House rules
house-pack-short = The short deck is played: 24 cards without Sevens and Eights, six for each.
house-redeal = Who has fewer than { $points } points may have the cards dealt again on his turn, as long as nobody has bid.
house-knock = After the first { $after } cards one may knock: { $who ->
    [forehand] forehand alone
    [one] in turn, until one has
    [chain] in turn, each only if the one before has
   *[all] everybody
 }{ $order ->
    [together] , all at once
   *[turn] {""}
 }; { $factor ->
    [plus_one] the game counts once more for each knock
   *[double] each knock doubles
 }.
house-knock-stock = Knocks do not raise what goes into the pot.
house-run-away-never = Nobody may run away from the called Ace.
house-run-away = Who holds the called Ace may run away with { $cards } cards of the suit { $counts ->
    [dealt] dealt to him
   *[now] in hand
 }.
house-duck = Who might run away need not play the Ace when its suit is led.
house-free-in-last = In the last { $tricks } tricks the called Ace may be thrown off.
house-renonce-never = Even who must play calls only an Ace that he might call otherwise.
house-bettel = Bettel: one plays alone and must take no trick, { $order ->
    [ten_high] without trumps, Ace Ten King Ober Unter 9 8 7
    [herz] with the trumps of a Rufspiel
   *[natural] without trumps, Ace King Ober Unter Ten 9 8 7
 }.
house-bettel-must-beat = In a Bettel everybody must take a trick if he can.
house-bettel-lead = In a Bettel the declarer leads.
house-hochzeit = Hochzeit: who was dealt one trump alone offers it; who takes it gives { $give ->
    [any] any other card
   *[side] a card that is no trump
 } back, and the two play together. Against a Rufspiel it { $rank ->
    [above] comes first
    [below] does not count
   *[equal] comes first if who offers sits earlier
 }.
house-hochzeit-up = The card of a Hochzeit is shown to all.
house-ramsch = If all pass, a Ramsch is played: { $losers ->
    [2] the two with the most points pay
   *[1] who has the most points loses
 }.
house-ramsch-tie = Level points in a Ramsch are decided by: { $ties }.
house-tie-tricks = more tricks
house-tie-trumps = more trumps
house-tie-highest-trump = the highest trump
house-durchmarsch-off = There is no Durchmarsch.
house-durchmarsch-tricks = Durchmarsch: who takes every trick of a Ramsch wins.
house-durchmarsch-points = Durchmarsch: who reaches { $points } points in a Ramsch wins.
house-jungfrau-own = A Jungfrau, who took no trick, gets double.
house-jungfrau-own-each = A Jungfrau, who took no trick, gets double for each Jungfrau.
house-jungfrau-all = Each Jungfrau, who took no trick, doubles the whole Ramsch.
house-ramsch-must-beat = In a Ramsch everybody must take a trick if he can.
house-ramsch-stoss = In a Ramsch each may give one Stoss until he plays his first card.
house-last-knocker = If all pass, the last who knocked must play.
house-forced-sixty = Who must play and has at most { $trumps } trumps wins with 60.
house-double-next = After cards were thrown in the next game counts double, at most { $times } times.
house-steps = Doubling goes up to × { $factor }: { $steps }.
house-until-before-first = A Stoss is given before the first card lies.
house-until-own-card = A Stoss may be given as long as one has all one's cards.
house-until-first-trick = A Stoss may be given until the first trick is complete.
house-answer-party = The partner may answer a Stoss, too.
house-not-in = There is no doubling in: { $kinds }.
house-takes-over = The Stoss takes over: the party of the last double needs 61.
house-bock = Bock: after { $events } the next { $hands } games count × { $factor }{ $again ->
    [multiply] , several times over
    [ignore] , but no longer than that
   *[extend] , and longer each further time
 }.
house-bock-herz-solo-lost = a Herz Solo that was lost
house-bock-empty-trick = a party's only trick without points
house-bock-sixty = 60 to 60
house-bock-stoss-lost = a Stoss that was lost
house-bock-solo-lost = a Solo that was lost
house-bock-schwarz = Schwarz
house-bock-tout-won = a Tout that was won
house-bock-sie = a Sie
house-bock-durchmarsch = a Durchmarsch
house-bock-all-pass = cards thrown in
house-stock-always = If the pot is empty, everybody pays in before a game.
house-stock-all = Every game but a Ramsch is played for the pot.
house-stock-declarer = The declarer alone gets or pays the pot.
house-stock-stays = A lost game leaves the pot as it is.
house-stock-defenders = If the declarer loses, the others get the pot.
house-stock-most = The pot holds at most { $units } units.
house-runners-most = At most { $count } runners are paid.
house-runners-losers = Runners count only where the losers hold them.
house-runners-nobody = Runners do not count.
house-schwarz-doubles = Schwarz doubles instead of counting extra.
house-tout-extras = Schneider and Schwarz count in a Tout, too.
house-stop = A Tout or Bettel ends with the trick that loses it.
