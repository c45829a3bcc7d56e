# The pages of the rule sets in the browser.
rw-title = Rule sets
rw-about = At a table it is always settled which rules are played. Four sets come along; you make your own out of them.
rw-book = Rules book
rw-own = Your own rules
rw-own-about = Change what is different at your table. The result stays on this device and can be sent as a link.
rw-compare = Compared
rw-compare-only = Show only where they differ
rw-rule = Rule
rw-none = –
rw-differs = Unlike { $base }:
rw-same = Exactly as { $base }.
rw-more = { $count ->
    [1] One more difference
   *[other] { $count } more differences
 }
rw-whole = This is how it is played
rw-play-friends = A table with these rules
rw-play-practice = Practise with them
rw-change = Change
rw-from-this = Make your own from it
rw-yes = yes
rw-no = no
rw-number = { $path ->
    [cuts] { $number ->
        [0] as often as one likes
        [1] once
       *[other] up to { $number } times
     }
    [cut_least] { $number } cards
    [retour_factor] { $number ->
        [0] no Retour
       *[other] × { $number }
     }
    [factor] × { $number }
    [tout_factor] × { $number }
    [money_factor] × { $number }
    [unit_cents] { $number } cents
   *[other] { $number }
 }

# Own rule sets
rw-yours = Your rule sets
rw-new = New rule set
rw-share = Share
rw-delete = Delete
rw-delete-sure = Really delete?
rw-copied = Link copied
rw-copy-by-hand = Copy this link
rw-shared = Somebody sent you these rules
rw-shared-bad = The link is not complete. Ask for it again.
rw-rests-on = Built on: { $base }
rw-keep = Keep
rw-kept = Kept. You find it under “With friends” and “Practice”.
rw-checking = Checking …
rw-unchecked = Not checked without a network.
rw-wrong = Not like this yet
rw-wrong-line = Line { $line }: { $message }
rw-right = Works
rw-result = Result
rw-name = What is the rule set called?
rw-name-usual = Our rules
rw-base = What is it built on?
rw-base-about = Whatever you do not change is as it is there.
rw-on = in force
rw-file = As a file
rw-file-about = The same rules as TOML, also for the commands of stammtisch. You can paste a file here.
rw-file-take = Take it
rw-file-unread = This file cannot be shown as a form here; its text stays below.
rw-off = not punished

# Groups
rw-group-contracts = Contracts and bidding
rw-group-deal = Shuffling, cutting, dealing
rw-group-all-pass = When all pass
rw-group-stock = Pot
rw-group-doubling = Stoss and Retour
rw-group-sie = Sie
rw-group-money = Tariff in units
rw-group-runners = From how many runners count
rw-group-list = Points in the list

# Fields
rw-auction-ladder = Played besides Rufspiel and Solo
rw-contract-farbgeier = Farbgeier
rw-contract-geier = Geier
rw-contract-farbwenz = Farbwenz
rw-contract-wenz = Wenz
rw-contract-tout = Tout
rw-auction-style = Several want to play
rw-auction-style-pairwise = two settle it before the next one speaks
rw-auction-style-all-first = all four speak first, then they raise
rw-auction-naming-early = Contract named early
rw-auction-naming-early-refused = not foreseen
rw-auction-naming-early-binds = binds the speaker
rw-tout-condition = A Tout may be played by
rw-tout-condition-none = anybody
rw-tout-condition-schule = who has the hand of S 5.2.14
rw-tout-condition-preis = Solo Tout only with the hand of P 12
rw-deal-packets = Cards in each turn
rw-deal-before = Before the deal
rw-deal-before-cut = the neighbour cuts
rw-deal-before-shuffle-again = the player behind shuffles again
rw-deal-cuts = How often to cut (0: as often as one likes)
rw-deal-cut-least = At least so many cards
rw-all-pass-forced = Must the Ober of Acorns play?
rw-all-pass-forced-never = never, the cards are thrown in
rw-all-pass-forced-at-once = at once
rw-all-pass-forced-second-time = the second time
rw-all-pass-forced-game = What must be played then
rw-all-pass-forced-game-rufspiel = a Rufspiel
rw-all-pass-forced-game-any = any contract
rw-all-pass-redeal = After throwing in, the deal goes to
rw-all-pass-redeal-next = the next player
rw-all-pass-redeal-same = the same player again
rw-stock-units = Units that each pays into the pot
rw-doubling-factor = Stoss multiplies by
rw-doubling-retour-factor = Retour multiplies by (0: no Retour)
rw-doubling-needs-trump = Only who was dealt a trump
rw-doubling-by-leader = Also who leads
rw-doubling-unjustified-tricks = It is unjustified up to so many tricks
rw-sie-money-factor = Times a Solo with eight runners
rw-list-sie = Points in the list
rw-first-game-sie = In the first game
rw-first-game-sie-counts = it counts
rw-first-game-sie-barred = it does not count
rw-money-rufspiel = Rufspiel
rw-money-solo = Solo, Wenz, others alone
rw-money-runner = Each runner
rw-money-schneider = Schneider
rw-money-schwarz = Schwarz, Schneider included
rw-money-tout-factor = Tout multiplies by
rw-money-unit-cents = Cents for a unit
rw-money-claims = Runners and Schwarz
rw-money-claims-automatic = are paid by themselves
rw-money-claims-by-hand = only if claimed
rw-money-runners-from-rufspiel = Rufspiel
rw-money-runners-from-solo = Solo
rw-money-runners-from-wenz = Wenz
rw-money-runners-from-farbwenz = Farbwenz
rw-money-runners-from-geier = Geier
rw-money-runners-from-farbgeier = Farbgeier
rw-list-rufspiel = Rufspiel: plain, Schneider, Schwarz
rw-list-solo = Solo, Wenz, others alone: plain, Schneider, Schwarz
rw-list-tout = Tout
rw-three-0 = plain
rw-three-1 = Schneider
rw-three-2 = Schwarz
rw-first-game-tout = Tout in the first game
rw-first-game-tout-counts = counts
rw-first-game-tout-barred = does not count as a Tout
rw-first-game-schwarz = Schwarz in a Solo in the first game
rw-first-game-schwarz-counts = counts
rw-first-game-schwarz-barred = does not count
