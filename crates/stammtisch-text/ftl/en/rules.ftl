# A rule set as a page to read.
rules-check-ok = All right: { $id }, SHA-256 { $hash }
rules-no-source = { $id } is not a built-in rule set; its file is your own.
rules-diff-field = Rule
rules-diff-absent = –
rules-diff-none = { $one } and { $other } have the same rules.
rules-no-money = One does not play for money.
rules-ladder = Contracts, from the lowest to the highest
rules-sie-open = Sie: laid open at once, above everything
rules-conduct = Conduct
rules-packets = Cards each turn
rules-before = Before the deal
rules-before-cut = cut, { $cuts ->
    [0] any number of times
   *[other] up to { $cuts } times
 }, at least { $least } cards
rules-before-shuffle = the right neighbour shuffles again
rules-style = Several want to play
rules-style-pairwise = two settle it before the next speaks
rules-style-all-first = all four speak first, then they raise
rules-naming = Contract named early
rules-naming-refused = not provided for
rules-naming-binds = binds the speaker
rules-all-pass = All pass
rules-all-pass-next = thrown in, the next one deals
rules-all-pass-same = thrown in, the same dealer deals again
rules-all-pass-call = the holder of the Ober of Acorns must call
rules-all-pass-play = the holder of the Ober of Acorns must play
rules-all-pass-second = the same dealer once more; then the Old Man must play
rules-all-pass-ramsch = Ramsch
rules-all-pass-knocker = who knocked last must play; if nobody did: { $then }
rules-tout = Tout
rules-tout-none = without condition
rules-tout-schule = only with a hand as in S 5.2.14
rules-tout-preis = Solo Tout only with a hand as in P 12
rules-first = In the first game
rules-first-tout = no Tout
rules-first-schwarz = no Schwarz in a Solo
rules-first-sie = a Sie does not count
rules-first-nothing = nothing special
rules-doubling = Doubling
rules-doubling-none = not allowed
rules-no-retour = no Retour
rules-retour = Retour × { $factor }
rules-needs-trump = only with a trump
rules-unjustified = unjustified costs extra
rules-money = Tariff in units
rules-unit = unit
rules-cents = { $cents } ct
rules-value-rufspiel = Rufspiel
rules-value-solo = Solo, Wenz, others alone
rules-value-runner = each runner
rules-runners-from = Runners from
rules-value-schneider = Schneider
rules-value-schwarz = Schwarz (in all)
rules-value-tout = Tout
rules-value-sie = Sie
rules-claims = Runners and Schwarz
rules-claims-automatic = are paid by themselves
rules-claims-by-hand = only when claimed
rules-stock = Pot
rules-stock-none = none
rules-list = Points in the list
rules-list-head = winners / losers
rules-plain = plain
kind-schneider = Schneider
kind-schwarz = Schwarz
rules-solo-kinds = Solo, Wenz, others alone
rules-tout-row = Tout
rules-doubled = doubled
rules-tournament = Tournament
rules-matches = matches × games
rules-approval = Approval needed
rules-solo-from = every Solo from the { $from }th
rules-nothing = none
rules-table-points = Table points
rules-ranking = Ranked by
criterion-points = points
criterion-game-points = game points
criterion-sie = Sie
criterion-touts-won = Touts won
criterion-touts-played = Touts played
criterion-solos-won = Solos won
criterion-solos-played = Solos played
criterion-lot = lot

# In what a rule set differs from another.
rules-differ-packets = The cards are dealt as { $new } instead of { $old }.
rules-differ-shuffle-again = Before the deal the right neighbour shuffles again instead of cutting.
rules-differ-cut = Before the deal the pack is cut instead of shuffled again: { $cuts ->
    [0] any number of times
   *[other] up to { $cuts } times
 }, at least { $least } cards.
rules-differ-cuts = The pack may be cut { $new ->
    [0] any number of times
   *[other] up to { $new } times
 } instead of { $old ->
    [0] any number of times
   *[other] up to { $old } times
 }.
rules-differ-cut-least = A cut leaves at least { $new } instead of { $old } cards on each side.
rules-differ-more-games = There is also: { $games }.
rules-differ-fewer-games = Not played: { $games }.
rules-differ-ladder = The contracts from the lowest to the highest: { $ladder }.
rules-differ-style-pairwise = If several want to play, two settle it before the next one speaks.
rules-differ-style-all-first = If several want to play, all four speak first; then they raise.
rules-differ-naming-refused = A contract is named only when all have spoken.
rules-differ-naming-binds = Who names a contract before all have spoken is bound to it.
rules-differ-pass-thrown-in = If all pass, the cards are thrown in, and { $redeal ->
    [same] the same dealer deals again
   *[other] the next one deals
 }.
rules-differ-pass-forced = If all pass, the holder of the Ober of Acorns must play: { $game ->
    [rufspiel] a Rufspiel
   *[other] whatever he likes
 }.
rules-differ-pass-second = If all pass, { $redeal ->
    [same] the same dealer deals again
   *[other] the next one deals
 }; if all pass again, the holder of the Ober of Acorns must play: { $game ->
    [rufspiel] a Rufspiel
   *[other] whatever he likes
 }.
rules-differ-tout-free = A Tout needs no particular hand.
rules-differ-tout-schule = A Tout may be played only with a hand as in S 5.2.14.
rules-differ-tout-preis = A Solo Tout may be played only with a hand as in P 12.
rules-differ-first-tout-counts = A Tout can be played in the first game, too.
rules-differ-first-tout-barred = There is no Tout in the first game.
rules-differ-first-schwarz-counts = Schwarz in a Solo is written in the first game, too.
rules-differ-first-schwarz-barred = Schwarz in a Solo is not written in the first game.
rules-differ-first-sie-counts = A Sie counts in the first game, too.
rules-differ-first-sie-barred = A Sie does not count in the first game; the cards are dealt again.
rules-differ-no-sie = There is no Sie.
rules-differ-sie = There is the Sie: it is laid open at once, above everything.
rules-differ-sie-factor = A Sie counts { $new } times a Solo with eight runners.
rules-differ-sie-factor-other = A Sie counts { $new } instead of { $old } times a Solo with eight runners.
rules-differ-no-doubling = Doubling is not allowed.
rules-differ-doubling = Doubling is allowed; a Stoss counts × { $new }.
rules-differ-doubling-factor = A Stoss counts × { $new } instead of × { $old }.
rules-differ-no-retour = There is no Retour.
rules-differ-retour = The declarer may answer a Stoss with Retour; it counts × { $new }.
rules-differ-retour-factor = A Retour counts × { $new } instead of × { $old }.
rules-differ-double-with-trump = Only who was dealt a trump may double.
rules-differ-double-without-trump = Who was dealt no trump may double, too.
rules-differ-leader-doubles = Who leads may double, too.
rules-differ-leader-does-not-double = Who leads may not double.
rules-differ-unjustified = A Stoss is unjustified and costs extra if the defenders end up Schneider and make { $tricks ->
    [0] no trick
    [one] one trick at most
   *[other] { $tricks } tricks at most
 }.
rules-differ-no-unjustified = An unjustified Stoss costs nothing extra.
rules-differ-no-money = One does not play for money.
rules-differ-money = One plays for money, a unit at { $unit } cents: Rufspiel { $rufspiel }, Solo { $solo }, each runner { $runner }, Schneider { $schneider }, Schwarz { $schwarz } units, a Tout × { $tout }.
rules-differ-unit = A unit is worth { $new } instead of { $old } cents.
rules-differ-value-rufspiel = A Rufspiel counts { $new } instead of { $old } units.
rules-differ-value-solo = Solo, Wenz and whatever else one plays alone count { $new } instead of { $old } units.
rules-differ-value-own = A { $game } counts { $new } units.
rules-differ-value-runner = Each runner counts { $new } instead of { $old } units.
rules-differ-value-schneider = Schneider counts { $new } instead of { $old } units.
rules-differ-value-schwarz = Schwarz counts { $new } instead of { $old } units in all.
rules-differ-value-tout = A Tout counts × { $new } instead of × { $old }.
rules-differ-runners = In a { $game } runners count from { $new }.
rules-differ-runners-other = In a { $game } runners count from { $new } instead of { $old }.
rules-differ-claims-automatic = Runners and Schwarz are paid by themselves.
rules-differ-claims-by-hand = Runners and Schwarz are paid only when claimed.
rules-differ-no-stock = There is no pot.
rules-differ-stock = There is a pot: if all pass, each pays in { $new ->
    [one] one unit
   *[other] { $new } units
 }.
rules-differ-stock-always = There is a pot: each pays in { $new ->
    [one] one unit
   *[other] { $new } units
 }.
rules-differ-stock-other = Each pays { $new } instead of { $old } units into the pot.
rules-differ-no-list = No list is kept.
rules-differ-list = A list is kept, plain / Schneider / Schwarz: Rufspiel { $rufspiel }, Solo { $solo } points; a Tout { $tout }.
rules-differ-list-rufspiel = In the list a Rufspiel counts { $new } instead of { $old } points (plain / Schneider / Schwarz).
rules-differ-list-solo = In the list a Solo counts { $new } instead of { $old } points (plain / Schneider / Schwarz).
rules-differ-list-tout = In the list a Tout counts { $new } instead of { $old } points.
rules-differ-list-sie = In the list a Sie counts { $new } points.
rules-differ-list-sie-other = In the list a Sie counts { $new } instead of { $old } points.
rules-differ-fault-lost = Who makes a mistake against the rules has lost the game.
rules-differ-fault-choice = After a mistake against the rules the other party chooses between playing on and stopping.
rules-differ-fault-rufspiel = A mistake against the rules in a Rufspiel costs { $new } instead of { $old } points.
rules-differ-fault-solo = A mistake against the rules in a Solo costs { $new } instead of { $old } points.
rules-differ-fault-tout = A mistake against the rules in a Tout costs { $new } instead of { $old } points.
rules-differ-fault-thrower = Who throws the cards in during a Solo after somebody else's mistake pays { $new } instead of { $old } points.
rules-differ-fault-stop = If a Solo is stopped because of the soloist's mistake, it costs him { $new } points.
rules-differ-fault-stop-other = If a Solo is stopped because of the soloist's mistake, it costs him { $new } instead of { $old } points.
rules-differ-laid-open-fault = Laying the cards open is a mistake like any other.
rules-differ-laid-open-other = If somebody lays the cards open, the other party wins a plain game.
rules-differ-complaint-cut = A complaint may be made until the cut for the next game.
rules-differ-complaint-shuffle = A complaint may be made until the second shuffle for the next game.
rules-differ-complaint-entry = A complaint may be made until the next game stands in the list.
rules-differ-no-tournament = No tournament is provided for.
rules-differ-tournament = A tournament has { $matches ->
    [one] one match
   *[other] { $matches } matches
 } of { $games } games.
rules-differ-draw-beforehand = The seats of all matches are drawn beforehand.
rules-differ-draw-each-match = The seats are drawn anew before each match.
rules-differ-text-schule = Offices and notices by S 5 of the Schafkopfschule.
rules-differ-text-tischpunkte = Offices and notices by the table points (T).
rules-differ-text-preis = Offices and notices by the prize tournament (P).
rules-differ-least-age = { $age ->
    [0] There is no least age.
   *[other] Players must be { $age } years old at least.
}
rules-differ-approve-tout = A Tout must be approved by the referee.
rules-differ-approve-no-tout = A Tout needs no approval.
rules-differ-approve-sie = A Sie must be confirmed by the referee.
rules-differ-approve-no-sie = A Sie needs no confirmation.
rules-differ-approve-solo-table = From Solo number { $from } at a table on, each must be approved by the referee.
rules-differ-approve-solo-player = From Solo number { $from } of a player on, each must be approved by the referee.
rules-differ-approve-no-solo = Solos need no approval.
rules-differ-table-points = After each match there are table points: { $points }.
rules-differ-no-table-points = There are no table points.
rules-differ-ranking = Players are ranked by: { $ranking }.

# What is wrong with a rule file.
rules-wrong-place = Line { $line }, column { $column }: { $why }
rules-wrong-syntax = This is not valid TOML ({ $detail }).
rules-wrong-missing = “{ $name }” is missing. With extends = "schule" everything that is not there comes from that set.
rules-wrong-field = There is no “{ $name }” here. There are: { $known }.
rules-wrong-word = “{ $name }” is not possible here. Possible are: { $known }.
rules-wrong-value = The value of { $key } does not fit ({ $detail }).
rules-wrong-base = extends names “{ $name }”. The built-in sets are: { $known }.
rules-wrong-section = without names “{ $name }”. What can be left out: { $known }.
rules-wrong-dropped-and-given = without leaves out [{ $section }], which the file also gives. Keep one of the two.
rules-wrong-without-base = without leaves out parts of the set that extends names; this file names none.
rules-wrong-id = An id is 1 to 40 characters out of a–z, 0–9 and -.
rules-wrong-packets = Packets must add up to eight cards, for example [4, 4] or [2, 2, 2, 2], in the short deck to six, for example [3, 3].
rules-wrong-cut = cuts and cut_least (1 to 16, short deck up to 12) belong to before = "cut", and only to it.
rules-wrong-ladder = The ladder begins with ["rufspiel"] alone, names each contract once, no Sie, and each Tout above its plain contract.
rules-wrong-forced = forced_game is given if and only if forced is not "never".
rules-wrong-first-game = What is not written in the first game needs a [list].
rules-wrong-sie-money = money_factor (at least 1) is given if and only if there is [money].
rules-wrong-sie-list = list.sie is given if and only if there is [sie].
rules-wrong-factor = factor is at least 2, retour_factor 0 or more than factor, both at most 16; steps are 1 to 8 rising numbers from 2 to 256, for example [2, 4, 8].
rules-wrong-unjustified = unjustified_tricks (0 to 7) needs a [list], in which it is written.
rules-wrong-amount = Amounts are at most 10000, a win at least 1, and Schwarz counts no less than Schneider.
rules-wrong-runners = Runners count from 1 to 14 (Wenz and Geier: 1 to 4, Farbwenz and Farbgeier: 1 to 11; short deck 12, 4 and 9).
rules-wrong-price = A price of its own needs its game: geier on the ladder for money.geier, [hochzeit] for money.hochzeit, [ramsch] for money.ramsch and money.durchmarsch. And tout.extras needs [money].
rules-wrong-stock = A pot needs [money] and at least one unit.
rules-wrong-thirds = Points for Solo, Wenz and whatever else one plays alone must be divisible by 3: each defender has a third of them.
rules-wrong-rising = Points are 1 to 10000 and rise from plain to Schneider to Schwarz, or stay.
rules-wrong-faults = Sanctions are 1 to 10000 and must be sharable: rufspiel and thrower_solo by 2, solo and tout by 3 (with scale = "choice" rufspiel and soloist_stop by 3, and solo must be even once a plain Solo is taken off).
rules-wrong-nothing-to-score = Nothing is scored here: a rule set needs [money] or a [list].
rules-wrong-tournament = A tournament needs a [list].
rules-wrong-matches = A tournament has 1 to 16 matches of 4 to 128 games, divisible by 4, and a least age up to 99.
rules-wrong-table-points = Table points are four falling numbers that ties can share without a rest, or none.
rules-wrong-ranking = A ranking begins with "points", ends with "lot" and names nothing twice; "game_points" needs table points, "sie" a Sie.
rules-wrong-limits = The pot is unlimited or holds at least four times what is paid in; and Schwarz that doubles needs a value for Schneider.
rules-wrong-knock = One knocks at the end of a packet, before all cards are dealt. “All at once” goes only where everybody may knock, or forehand alone.
rules-wrong-bettel = A Bettel needs its place among the games, and the other way round. The order of the cards is chosen only without trumps, and the declarer leads only where tricks must be taken.
rules-wrong-all-pass = When all pass, one thing happens: a Ramsch, the Ober of Acorns must play, or the pot is filled. Keep one of them.
rules-wrong-last-knocker = That the last knocker must play needs knocking, and he must at once and may play anything.
rules-wrong-forced-sixty = That 60 are enough holds for who must play; here nobody ever must.
rules-wrong-never-thrown-in = Cards are never thrown in here, so nothing can count double after it and no Bock can begin.
rules-wrong-ramsch = A Durchmarsch takes every trick or 61 to 120 points, one or two lose, and nothing decides a tie twice.
rules-wrong-doubling-clash = That the leader does not double goes only after the first card; an unjustified double only with one step; and “the Stoss takes over” not with “60 are enough”.
rules-wrong-not-in = Only plain games that exist here can be kept from doubling; neither Tout nor Sie nor Ramsch.
rules-wrong-bock = Bock needs at least one event that can happen here, each once; 1 to 16 games, factor 2 to 4.
rules-wrong-call = Running away takes 2 to 6 cards of the suit (short deck 2 to 4), or never; the Ace may be thrown off in the last 1 to 8 tricks (short deck 1 to 6).
rules-wrong-listed-games = With a list Bettel and Ramsch need their points in it, the Bettel's divisible by 3; and without the game none.
rules-wrong-tournament-house = A tournament goes without knocking, Bock, pot, Ramsch, doubled next games and new deals.
rules-wrong-renonce-never = Who must play and may only call might have nothing to call.
rules-wrong-redeal-below = A new deal can be had with fewer than 0 to 30 points.
rules-differ-not-any-more = No longer holds: { $rule }
rules-file-too-long = { $name } is too long for a rule set.
rules-file-not-text = { $name } is no readable text (UTF-8).
