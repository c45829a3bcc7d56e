# The table in the terminal: stammtisch play.
play-no-terminal = `stammtisch play` needs a terminal in which it can draw and read keys
play-no-folder = There is no telling where data belongs; name a folder with --data
play-nothing-to-resume = There is no unfinished match in { $folder }
play-unknown-bot = { $name ->
    [offen] “{ $name }” sees all cards, and plays in the arena alone: a seat at a table sees its own hand. There are: { $known }
   *[other] There is no bot “{ $name }”. There are: { $known }
 }
play-three-bots = --bots names { $count } bots; it takes three, or one for all
play-damaged = { $file } cannot be read and stays as it is: { $why }
play-finished = The match is over.
play-saved = Saved in { $file }. Go on with: stammtisch play --resume

table-you = You
table-too-small = Larger, please: the table needs { $columns } × { $rows } characters, here are { $has-columns } × { $has-rows }.
table-bot-broke = A bot broke down; the match is saved
table-not-saved = Not saved: { $error }. The next move tries again.

# Header
table-game = Game { $number }
table-game-of = Game { $number } of { $games }
table-dealer = Dealer: { $name }
table-account-units = Account { $units }
table-account-points = List { $points }
table-shuffled = { $who ->
    [you] You have shuffled and will deal.
   *[other] { $name } has shuffled and will deal.
 }
table-auction = The auction. The cards lie as in a Rufspiel.
table-names-contract = { $who ->
    [you] You play, and name the contract.
   *[other] { $name } plays, and is about to say what.
 }
table-forehand = { $who ->
    [you] You are forehand.
   *[other] Forehand: { $name }
 }
table-plays = { $who ->
    [you] You play
   *[other] { $name } plays
 } { $contract }
table-plays-with = { $who ->
    [you] You play
   *[other] { $name } plays
 } { $called ->
    [ace] with the
   *[other] with the
 } { $card }
table-bid-play-high = I'll play, at least { $rung }
table-played = { $who ->
    [you] You played
   *[other] { $name } played
 } { $contract }
table-played-with = { $who ->
    [you] You played
   *[other] { $name } played
 } { $called ->
    [ace] with the
   *[other] with the
 } { $card }
table-trumps = Trumps: { $trumps }
table-trumps-solo = Obers, Unters, { $suit }
table-trumps-geier = only the Obers
table-trumps-farbgeier = Obers, { $suit }
table-trumps-farbwenz = Unters, { $suit }
table-trumps-wenz = only the Unters
table-trumps-solo-short = O, U, { $suit }
table-trumps-geier-short = O
table-trumps-farbgeier-short = O, { $suit }
table-trumps-farbwenz-short = U, { $suit }
table-trumps-wenz-short = Unters only
table-forced = must play
table-forced-renonce = must play, Renonce
table-called-hidden = { $card } not fallen
table-called-fallen = { $card } fell from { $who ->
    [you] you
   *[other] { $name }
 }
table-stoss = Stoss
table-spritze = Spritze
table-retour = Retour
table-doubled-stoss = { $stoss }: { $name }
table-doubled-retour = { $stoss }: { $name }, Retour
table-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
 }
table-led = { $who ->
    [you] You led
   *[other] { $name } led
 }

# At a seat
table-mark-dealer = dealer
table-mark-none = –
table-mark-declarer = plays
table-mark-partner = partner
table-mark-tricks = { $tricks ->
    [1] 1 trick
   *[other] { $tricks } tricks
 }
table-quoted = “{ $words }”

# At the right
table-account = Account
table-column-units = units
table-column-points = points
table-column-account = total
table-column-list = list
table-column-euros = euros
table-euros = { $sign }€{ $whole }.{ $part }
table-column-table-points = table pts
table-column-played = games
table-column-solos = solos
table-pot = In the pot: { $units }

# Chronicle
table-said = { $name }: { $words }
table-said-deals = { $who ->
    [you] You deal.
   *[other] { $name } deals.
 }
table-said-cuts = { $who ->
    [you] You cut
   *[other] { $name } cuts
 }: { $lifted } cards.
table-said-shuffles = { $who ->
    [you] You shuffle again.
   *[other] { $name } shuffles again.
 }
table-said-forced = { $who ->
    [you] You hold the Ober of Acorns and must play.
   *[other] { $name } holds the Ober of Acorns and must play.
 }
table-said-plays = { $sentence }.
table-said-renonce = { $sentence }, Renonce.
table-said-partner = { $who ->
    [you] You are the partner:
   *[other] { $name } is the partner:
 } { $card }.
table-said-trick = Trick { $number }: { $name }
table-said-claims = { $who ->
    [you] You claim
   *[other] { $name } claims
 } { $runners } runners{ $schwarz ->
    [yes] {" "}and Schwarz
   *[no] {""}
 }.
table-ended-thrown-in = All passed: thrown in.
table-ended-sie-void = { $who ->
    [you] You have a Sie
   *[other] { $name } has a Sie
 }, which does not count in the first game.
table-ended-won = { $who ->
    [you] You win
   *[other] { $name } wins
 } with { $points }.
table-ended-lost = { $who ->
    [you] You lose
   *[other] { $name } loses
 } with { $points }.

# Questions
table-ask-bid = What do you say?
table-ask-contract = What do you play?
table-ask-stoss = { $stoss }?
table-ask-retour = Retour?
table-ask-lead = You lead.
table-ask-card = Your turn.
table-ask-typed = Card: { $typed }…
table-ask-claim = What do you claim?  Runners ‹ { $runners } ›  Schwarz: { $schwarz ->
    [yes] yes
   *[no] no
 }
table-dealt = Won. Your hand was: { $cards }
table-thinks = { $name } is thinking …
table-takes = { $who ->
    [you] You take it
   *[other] { $name } takes it
 }: { $points } points.
table-decline = No
table-cut = You cut. Where?
table-cut-place = { $lifted } cards off; the other { $rest } go on top.
table-cut-made = Cut already: { $lifted }
table-cutting = { $name } is cutting …
table-shuffle-again = You shuffle again: type anything, it becomes chance of your own. Enter deals the cards; without a text the program draws it.
table-shuffling = { $name } is shuffling again …
table-sealed = Fixed before the deal: { $commitment }… After the hand v checks it.

# What binds one to what
table-binds-pass = You do not play and are not asked again in this hand. (S 2.4.3)
table-binds-play = You play at least: { $rung }, unless somebody after you wants to play, too. (S 2.4.2)
table-binds-play-too = You take over if the earlier one gives way, and then play at least: { $rung }. (S 2.4.6)
table-binds-named = You bind yourself to this contract: { $kind }. (T 17)
table-binds-hold = You sit earlier and keep the game, at least: { $rung }. (S 2.4.4)
table-binds-raise = You go higher and then play at least: { $rung }. (S 2.4.8)
table-binds-good = You give way and are bound to nothing any more. (S 2.4.7)
table-binds-decline = The value stays as it is.
table-binds-no-retour = The Stoss stands.
table-binds-stoss = The whole hand counts ×{ $factor }, whoever wins. ({ $clause })
table-binds-retour = The whole hand counts ×{ $factor }, whoever wins. (S 3.3.3)
table-call-E = With the Ace of Acorns
table-call-G = With the Ace of Leaves
table-call-S = With the Ace of Bells
table-call-other = With the { $card }
table-means-rufspiel = Who holds { $called ->
    [ace] the
   *[other] the
 } { $card } plays with you. Trumps: Obers, Unters, Hearts. 61 points win. (S 2.5.1)
table-means-renonce = You have no card of the suit and say so. Who holds { $called ->
    [ace] the
   *[other] the
 } { $card } plays with you. (P 4)
table-means-solo = Alone against three. Trumps: { $trumps }. 61 points win. ({ $clause })
table-means-tout = Alone against three, and every trick. Trumps: { $trumps }. ({ $clause }, S 2.8.1)

# Messages
table-refused = { $reason } ({ $clause }) – r: read it
table-not-held = You do not hold the { $card }.
table-no-last-trick = There is no last trick yet.
table-no-hint = There are hints when it is your turn.
table-hint = Suggestion: { $what }
table-hint-claim = claim { $runners } runners
table-pace = Pace: { $pace }
table-pace-calm = calm
table-pace-normal = normal
table-pace-brisk = brisk
table-pace-instant = at once, each trick waits for a key

# Keys
table-keys-watch = Space faster
table-keys-trick = Space go on
table-keys-cut = ←→ place  Enter cut  Space once more
table-keys-shuffle = type  Enter deal
table-keys-double = ←→ choose  Enter say
table-keys-say = ↑↓ choose  Enter say
table-keys-card = ←→ card  Enter play
table-keys-claim = ←→ runners  Space Schwarz  Enter claim
table-keys-last-result = Enter final account
table-keys-result = Enter next game
table-keys-finished = Enter close
table-key-help = ? help
table-key-hint = t tip
table-key-last = l last trick
table-key-book = r rules
table-key-quit = q leave
table-key-proof = v check the deal
table-key-chronicle = c chronicle
table-key-pace = p pace
table-key-order = F3 let it be drawn
table-order-left = From now on the program cuts or shuffles again for you, by lot. F3 takes it back.
table-order-taken-back = You cut yourself again.
table-key-help-typing = F1 help  Esc leave

# End of a hand
table-result-thrown-in = Everybody passed. The cards are thrown in. (S 2.4.13)
table-result-sie-void = { $who ->
    [you] You hold all eight lords: a Sie. In the first game it does not count
   *[other] { $name } holds all eight lords: a Sie. In the first game it does not count
 }; the same dealer deals again. (S 2.9.1)
table-result-you-won = You have won.
table-result-you-lost = You have lost.
table-result-partner = , { $who ->
    [you] with you
   *[other] with { $name }
 }
table-result-won = The game is won{ $height ->
    [schneider] , with Schneider.
    [schwarz] , with Schwarz.
   *[plain] .
 }
table-result-lost = The game is lost{ $height ->
    [schneider] , Schneider.
    [schwarz] , Schwarz.
   *[plain] .
 }
table-result-points = Declarer { $declarer } ({ $tricks ->
    [1] 1 trick
   *[other] { $tricks } tricks
 }) · defenders { $defenders } ({ $others ->
    [1] 1 trick
   *[other] { $others } tricks
 })
table-bill = How it was counted
table-bill-runners = { $count } runners { $side ->
    [declarer] (declarer)
   *[defenders] (defenders)
 }
table-bill-tout = Tout
table-bill-pair = a loser pays a winner
table-bill-each = from each, to each
table-bill-pot = Pot
table-bill-knocks = Knocks
table-bill-bock = Bock
table-bill-next = after throwing in
table-bill-list = Points in the list
table-bill-unjustified = List, unjustified
table-hands = The cards (* declarer's party)

# End of a match
table-summary = The end after { $games ->
    [1] 1 game
   *[other] { $games } games
 }
table-summary-place = { $place ->
    [1] You are first!
    [2] You are second.
    [3] You are third.
   *[other] You are fourth.
 }
table-summary-faults = Bots wanted to break the rules { $faults } times; what was allowed was done instead.
table-summary-pot = The pot ({ $units }) has been shared.

# Windows
table-close = any key closes
table-last-trick = The last trick (S 3.1.4)
table-chronicle = What was said
table-proof = The deal, checked
table-proof-before = Before the cut this was fixed:
table-proof-skipped = { $who ->
    [you] You did nothing.
   *[other] { $name } did nothing.
 }
table-proof-holds = It holds: cards and salt give exactly this number, and dealt like this they make the four hands that were played.
table-proof-fails = It does not hold: dealt like this there are other hands.
table-leave = Leave?
table-leave-stay = Play on
table-leave-pause = Leave; the match is saved
table-leave-end = End the match here and settle up
table-book = Rules book
table-book-ask = Search: { $query }▏
table-book-keys = type  ↑↓ choose  Enter read  Esc close
table-page-keys = ↑↓ scroll  1–9 follow  Esc back
table-offer = A match is waiting
table-offer-resume = Play on
table-offer-new = New match (the other one stays)
table-offer-leave = Neither
table-offer-keys = ↑↓ choose  Enter

table-help = Help
table-help-arrows = ← → 1–8 | choose a card (Tab: only allowed ones); the same number again plays it
table-help-name = EO H10 S7 … | a card by name: E G H S, then A 10 K O U 9 8 7
table-help-enter = Enter | play, say, go on
table-help-space = Space | do not wait
table-help-hint = t | tip: what a good player would do
table-help-last = l | the last trick, and only that
table-help-chronicle = c | what was said in this hand
table-help-book = r or F2 | rules book; after a refusal at its clause
table-help-pace = p | pace: calm, normal, brisk, at once
table-help-order = F3 | the program cuts for you; once more: yourself again
table-help-proof = v | after the hand: check the deal
table-help-quit = q, Ctrl-C | leave; everything is always saved
table-help-marks = cards | What lies higher is allowed. Double frame: chosen, or takes the trick. ▸ is to act.
table-help-bots = At the table | { $bots }
table-ask-knock = Do you knock?
table-ask-court = Do you take the card?
table-ask-give = What do you give back?
table-knock = Knock
table-knock-binds = The game counts more, whoever plays it. [V 6.1]
table-no-knock = Do not knock
table-no-knock-binds = All stays as it is.
table-put-up = No more than a Rufspiel
table-put-up-binds = The offers are put up first; if nobody takes one, you call. [V 4.3]
table-take = Take
table-take-binds = You give a card back and play with who offers against the others. [V 4.4]
table-no-take = Do not take
table-no-take-binds = The next one is asked.
table-give-binds = Only the two of you know which cards were exchanged. [V 4.4]
table-binds-offer = You pass and offer your only trump. [V 4.2]
table-binds-redeal = The cards are dealt again. [V 14.2]
table-means-bettel = You must take no trick. Trumps: { $trumps } [{ $clause }]
table-trumps-none = none
table-trumps-none-short = none
table-said-knocks = { $who ->
    [you] You knock.
   *[other] { $name } knocks.
 }
table-said-knocked = Knocked: { $names }
table-said-offers = { $who ->
    [you] You offer a Hochzeit.
   *[other] { $name } offers a Hochzeit.
 }
table-said-no-take = { $who ->
    [you] You do not take it.
   *[other] { $name } does not take it.
 }
table-said-married = { $who ->
    [you] Hochzeit: you and { $other } play together.
   *[other] Hochzeit: { $name } and { $other } play together.
 }
table-said-ramsch = All pass: a Ramsch.
table-ended-redealt = { $who ->
    [you] You have the cards dealt again.
   *[other] { $name } has the cards dealt again.
 }
table-ended-durchmarsch = { $who ->
    [you] Durchmarsch: you win the Ramsch.
   *[other] Durchmarsch: { $name } wins the Ramsch.
 }
table-ended-ramsch = Ramsch lost: { $names }
table-ended-ramsch-level = Ramsch: all are level, nobody pays.
table-ramsch-row = { $name }: { $points } points, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }{ $jungfrau ->
    [yes] , Jungfrau
   *[no] {""}
 }, { $units }
