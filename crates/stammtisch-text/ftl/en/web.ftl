# The page in the browser.
web-title = Stammtisch
web-language = Language
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-loading = One moment …
web-home = To the start page
web-close = Close
web-no-answer = The server does not answer. Is there a network? Then try again in a moment.
web-no-network = No network. Try again as soon as it is back.
web-not-here = That does not work on this device right now. Load the page anew and try again.
web-too-late = The server takes too long to answer. Please try again in a moment.
web-server-away = The server is not there right now (answer { $status }). Please try again in a moment.
web-too-large = That is more than the server takes at a time.
web-not-said = The server refused (answer { $status }) and gave no reason. Please load the page again.
web-not-understood = Something other than the server answers, perhaps the sign-in page of the Wi-Fi. Please load the page again.
web-unknown-page = There is no such page.
web-unknown-table = There is no such table, or it is gone. Is the link right?
web-missing = This part of the page cannot be loaded right now. Without a network only what you have opened before is there; otherwise load the page again.
web-offline-here = No network: you see what was loaded last.

# Start page
web-servus = Servus!
web-servus-name = Servus, { $name }!
web-welcome = Take a seat. A round of Schafkopf, against bots or with friends, without signing up.
web-name = What is your name?
web-name-placeholder = Guest
web-play-now = Play now
web-play-now-about = With bots at once, with people soon.
web-friends = With friends
web-friends-about = A table for you all, by link.
web-ways = How do you want to play?
web-practice = Practice
web-practice-about = Choose strength and rules, with help.
web-learn = Learn
web-learn-about = Never played before? Start here.
web-hall = Tournaments
web-hall-about = Play, watch, organise.
web-offline = No network right now. What you have opened before you can still read; play goes on as soon as the network is back.
web-table-waits = Your seat is still yours: { $table }
web-table-back = Back to the table
web-setup-friends = A table with friends
web-setup-friends-go = Open the table
web-setup-practice = Practice
web-setup-practice-go = To the table
web-who-may = Who may come?
web-who-link = Who has the link
web-who-link-about = You get the link and a picture of it in a moment.
web-who-all = Everybody
web-who-all-about = The table is listed on the start page.
web-hints = Help at the table
web-hints-about = A line says whose trick it is, what lies in it, and what you must follow.
web-rules = Rules
web-level = How strong are the bots?
web-counts-money = for money
web-counts-list = with a list
web-counts-both = for money and with a list
web-rules-differ = Unlike the rules of the Schafkopfschule for money:
web-rules-whole = All rules in words
web-rules-own = your own rules
web-rules-read = Read it in words
web-rules-compare = Compare rule sets
web-rules-make = Your own rules
web-games = How many games?
web-games-open = as long as you like
web-games-count = { $games ->
    [1] 1 game
   *[other] { $games } games
 }
web-members = How many are you?
web-members-count = { $members ->
    [5] Five: who deals sits out
    [6] Six: who deals and who cuts sit out
   *[other] Four: all play
 }
web-deals-and-sits-out = { $who ->
    [you] You deal and sit out
   *[other] { $name } deals and sits out
 }
web-cuts-and-sits-out = { $who ->
    [you] You cut and sit out
   *[other] { $name } cuts and sits out
 }
web-who-sits-out = Who sits out
web-sits-out = sits out
web-sat-out = sat out
web-first-dealer = Who deals first?
web-first-dealer-seat = { $seat ->
    [1] I do (seat 1)
    [2] Seat 2, to my left
    [3] Seat 3, opposite
   *[4] Seat 4, to my right
 }
web-pace-wanted = How fast?
web-pace-usual = as is usual here
web-pace-calm = calm
web-pace-normal = normal
web-pace-brisk = brisk
web-open-tables = Open tables
web-table-of = { $name }’s table
web-free-seats = { $free ->
    [0] full
    [1] 1 seat free
   *[other] { $free } seats free
 }
web-join = Sit down
web-watch = Watch
web-fair = The cards are sealed before the cut; after each game your browser checks them.
web-more-pages = More pages
web-to-runde = Sheet
web-to-book = Rules book
web-to-rules = Rule sets
web-to-history = History
web-to-ranking = Ranking
web-to-account = Account
web-to-imprint = Imprint
web-to-privacy = Privacy

# Before the table
web-who = Who is sitting down?
web-come-in = To the table

web-invited-by = { $count ->
    [1] { $names } is there already and waits for you.
   *[other] { $names } are there already and wait for you.
 }
web-invited = A round of Schafkopf.
web-invited-rules = Played by: { $rules }.
web-invited-free = No real money changes hands: playing is free, also without an account.
web-invited-costs = Playing costs nothing.

# Who is in from the next game on
web-coming-you = You are in from the next game on.
web-coming-tricks = { $tricks ->
    [0] Any moment now.
    [1] One more trick at most.
   *[other] { $tricks } more tricks at most.
 }
web-coming-soon = Any moment now.
web-coming-alone = Rather a table of my own now
web-coming-ask = Join from the next game on
web-coming-others = { $count ->
    [1] { $names } joins with the next game
   *[other] { $names } join with the next game
 }
web-door = Who presses “Play now” may join us
web-friend-asks = { $name } wants to be friends with you.
web-friend-invites = { $name } invites you to the table.
web-friend-not-now = Not now
web-friends-here = Friends who are here
web-friend-invite = Invite { $name }
web-friend-invited = { $name } is invited
web-friend-at-table = is playing
web-friend-here = is here
web-friend-accept = Accept
web-friend-look = Look

# Waiting for players
web-waiting = Not complete yet
web-waiting-about = { $count ->
    [5] As soon as all five seats are taken, the game begins. Four play; who deals sits out.
    [6] As soon as all six seats are taken, the game begins. Four play; who deals and who cuts sit out.
   *[other] As soon as all four seats are taken, the game begins.
 }
web-invite = Invite
web-invite-about = Send the link to your friends, or let them read the picture with a phone.
web-link = Link
web-copy = Copy link
web-copied = Copied
web-share = Share
web-qr = QR code with the link to this table
web-seat-free = free
web-sit = Sit down
web-put-bot = Seat a bot
web-take-bot = Take the bot away
web-fill-bots = Fill up with bots

# Header
web-last-trick = Last trick
web-help = Help
web-menu = Menu
web-spectator = You are watching, a trick late.
web-spectators = { $count ->
    [1] 1 is watching
   *[other] { $count } are watching
 }
web-auction = The auction.
web-cutting = The cards are being cut.
web-counting = The count.
web-finished = The match is over.

# At the seat
web-you-mark = You
web-bot = Bot
web-away = away
web-stand-in = a bot plays for them
web-turn = to play
web-cards-left = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
 }
web-bank = reserve { $seconds } s
web-seconds = { $seconds } s left
web-dealer-short = D

# My hand
web-hand = Your hand
web-playable = { $card }, allowed
web-not-playable = { $card }
web-trick = The trick
web-trick-card = { $name }: { $card }
web-ahead = { $card }, chosen ahead
web-ahead-mark = next
web-led = led
web-trump = trumps
web-coach-lead = You lead: every card that is allowed stands higher.
web-coach-trick = { $who ->
    [you] You are ahead
   *[other] { $name } is ahead
 } ({ $card }), { $points ->
    [1] 1 point.
   *[other] { $points } points.
 }
web-coach-follow = Follow with { $suit }!
web-coach-free = You have no { $suit }: what is allowed stands higher.

# Bidding
web-higher = Higher
web-back = Back
web-what-means = What does it mean?
web-say-play-too = I’ll play too
web-say-raise = I have more
web-say-from = from { $rung }
web-say-again = Tap again to say it
web-tout-short = Tout
web-tout = Tout: every trick, twice the value
web-declare = I play: { $contract }
web-claim = What do you claim?
web-claim-runners = Runners
web-claim-schwarz = Schwarz
web-claim-send = Claim
web-fewer = fewer
web-more = more

# House rules at the table
web-trumps-none = none
web-means-bettel = Alone against three, and you must take no trick. Trump: { $trumps }. { $order ->
    [natural] Ace, King, Ober, Unter, Ten, 9, 8, 7.
   *[other] {""}
 } ({ $clause })
web-means-tout = Alone against three, and every trick. Trump: { $trumps }. ({ $clause }, S 2.8.1)
web-binds-offer = You have a single trump and offer it; in the auction that is a pass. (V 4.2)
web-binds-redeal = Your hand has so few points that the cards are dealt again, by the same dealer. (V 14.2)
web-binds-kept = It stays at × { $factor }.
web-double-further = { $number ->
    [3] Sub
    [4] Re-Sub
   *[other] Double no. { $number }
 }
web-double-ask = { $double }?
web-knocking = Half a hand: knock?
web-ask-knock = Do you knock?
web-knock-about = You have your first packet; nobody sees the other cards yet. (V 6.1)
web-knock = I knock
web-knock-binds = This game then counts × { $factor }, whoever wins.
web-knock-not = No knock
web-knock-not-binds = It stays as it is.
web-mark-knocked = knocked
web-put-up-binds = The Hochzeit is offered first; if nobody takes it, you call. (V 4.3)
web-offers = { $who ->
    [you] You offer
   *[other] { $name } offers
 } a trump for a Hochzeit.
web-gives = { $who ->
    [you] You take it and give
   *[other] { $name } takes it and gives
 } { $to } a card back.
web-ask-offer = Do you take it?
web-ask-give = Give a card back.
web-offer-about = Who takes gets the trump, gives a card back and plays with the one who offers. (V 4.4)
web-offer-take-binds = You two play together and need 61.
web-offer-decline-binds = The next one is asked.
web-exchange = { $got } received, { $gave } given
web-exchange-got = { $got } received
web-exchange-gave = { $gave } given
web-book-of = { $kind } in the rules book
web-plays-ramsch = Ramsch: each for himself
web-plays-short = { $name } · { $contract }
web-plays-hochzeit = { $names }: Hochzeit
web-factor-why = Counts × { $factor }: why?
web-factors-about = This is how often the game counts. Everything is multiplied.
web-factor-knocks = Knocked
web-factor-doubles = Doubled
web-factor-bock = Bock
web-factor-next = After throwing in
web-durchmarsch = Durchmarsch
web-eyes = { $points } points
web-bettel-tricks = { $tricks ->
    [0] No trick.
    [1] 1 trick.
   *[other] { $tricks } tricks.
 }
web-dealt-again = Dealt again
web-redealt = { $who ->
    [you] You have
   *[other] { $name } has
 } the cards dealt again: too few points. The same dealer deals. (V 14.2)
web-ramsch-count = { $points ->
    [1] 1 point
   *[other] { $points } points
 }, { $tricks ->
    [1] 1 trick
   *[other] { $tricks } tricks
 }
web-lot-loser = loses
web-lot-jungfrau = Jungfrau
web-lot-durchmarsch = Durchmarsch
web-ramsch-lost = Ramsch: { $who ->
    [you] You have
   *[other] { $name } has
 } lost with { $points } points. (V 3.2)
web-ramsch-lost-both = Ramsch: { $names } have lost. (V 3.4)
web-ramsch-level = Ramsch: all are level, nobody pays. (V 3.4)
web-ramsch-jungfrau = { $count ->
    [1] Jungfrau: { $names }. (V 3.6)
   *[other] Jungfrauen: { $names }. (V 3.6)
 }
web-ramsch-durchmarsch = { $who ->
    [you] You have made the Durchmarsch and get
   *[other] { $name } has made the Durchmarsch and gets
 } its price from each. (V 3.5)
web-ramsch-pays = This is due to each of the others; several losers share it, and a Jungfrau may double it. (V 3.3, V 3.4, V 3.6)

# The cut
web-cut-you = Cut the cards
web-cut-about = Take hold of the pack, choose the place sideways, and pull up. The rest goes on top. (S 2.2.4)
web-cut-where = Cards to lift
web-cut = Cut
web-cut-again = Once more
web-cut-order = From now on this device cuts for me, at a place that it draws
web-shuffle-you = Shuffle again
web-shuffle-about = Your device adds chance of its own; the pack is shuffled once more with it. (S 5.2.6)
web-shuffle = Shuffle again
web-sealed = Sealed
web-sealed-about = The cards are fixed before the cut. After the game your browser checks that they stayed so.

# End of a hand
web-tab-result = Result
web-tab-counted = Count
web-tab-cards = Cards
web-tab-proof = Check
web-tab-talk = Talk
web-won = Won
web-lost = Lost
web-even = Thrown in
web-party-won = { $names } wins{ $height ->
    [schneider] , with Schneider
    [schwarz] , with Schwarz
   *[plain] {""}
 }.
web-parties-won = { $names } win{ $height ->
    [schneider] , with Schneider
    [schwarz] , with Schwarz
   *[plain] {""}
 }.
web-and = { $one } and { $two }
web-bar = Declarer’s side { $declarer } points, defenders { $defenders } points
web-player = Declarer
web-opponents = Defenders
web-this-game = Game
web-account = Account
web-list = List
web-who-column = Who
web-base = Basic value
web-schneider = Schneider
web-schwarz = Schwarz
web-times = × { $factor }
web-no-bill = No money is counted in this round.
web-solo-pays = The soloist gets or pays it three times.
web-review = Review
web-next = Next game
web-next-in = Next game ({ $seconds })
web-ready = Waiting for the others …
web-rematch = { $people ->
    [1] One more match
   *[other] Rematch: same people, same seats
 }
web-rematch-with = In: { $names }
web-again = Another table
web-record = Download the record
web-proof-load = Download the proof
web-proof-holds = It holds. Cards and salt give exactly the number shown before the cut, and from them come these four hands.
web-proof-unseen = It holds in itself. This page did not see the number before the cut; you were not at the table yet.
web-proof-fails = { $flaw ->
    [version] This proof has a format that the page does not know.
    [pack] This is not the pack that is played with here.
    [commitment] Cards and salt do not give the commitment.
    [shown] Another number was shown before the cut.
    [input] The cut was not allowed.
    [packets] That is not how cards are dealt.
   *[hands] Other hands come out.
 }
web-proof-commitment = Commitment
web-proof-salt = Salt
web-proof-input = Cut
web-proof-cuts = { $cuts } cards
web-proof-contribution = shuffled again
web-proof-skipped = nothing done
web-proof-by-order = drawn by the device, as ordered
web-proof-by-nobody = from the commitment; nobody chose it
web-proof-more = Anybody can check it: stammtisch verify

# Talk
web-talk = Talk
web-talk-unread = { $count ->
    [1] Talk: 1 new message
   *[other] Talk: { $count } new messages
 }
web-chat = Message
web-chat-send = Send
web-chat-quiet = Talk is between the games. (S 3.5.1)
web-chat-decent = Be decent. (S 3.5.2) Whoever is not can be blocked and reported.
web-chat-none = Nobody has said anything yet.
web-phrase-hello = Hello!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-bad-luck = Bad luck.
web-phrase-again = One more?
web-phrase-bye = I must go.

# Menu
web-people-here = At the table
web-pace = Pace
web-pace-later = It can be changed between games.
web-pace-now = Pace: { $pace }
web-single-tap = One tap plays
web-only-card = The only card allowed plays itself
web-muted = Hide messages
web-show-cards = Spectators may ask to look into my hand
web-watch-wants = { $name } would like to look into your hand.
web-watch-looks = { $name } looks into your hand, a trick late.
web-watch-let = Show
web-watch-end = Do not show
web-watch-ask = Look into the hand of { $name }
web-watch-asked = { $name } has been asked.
web-watch-may = { $name } shows you his hand, from the first trick on.
web-leave = Stand up and leave
web-leave-sure = In the middle of a game? A bot plays it to its end for you, and it is noted.
web-stay = Stay
web-rules-here = Played here: { $rules }
web-sound = Sounds
web-indices = Signs in the corners of the cards
web-letters = Letters and numbers as keys
web-deck = Cards
web-deck-bavarian = Bavarian
web-deck-four-colour = four strong colours
web-text-size = Text
web-text-size-usual = usual
web-text-size-large = larger
web-text-size-huge = largest
web-settings = Settings

# Help
web-help-trumps = Trumps in a Rufspiel
web-help-trumps-about = the four Obers, the four Unters, then Hearts: Ace, Ten, King, Nine, Eight, Seven
web-help-touch = By touch
web-help-touch-about = A tap lifts a card, another tap plays it. Or drag it to the middle; put back into the hand, nothing is played.
web-help-keys = By keys
web-keys-arrows = choose a card or a word; the place of the cut
web-keys-numbers = choose a card or a word; the same number again takes it
web-keys-enter = play, say, cut, go on
web-keys-pass = Pass
web-keys-play = I’ll play
web-keys-hold = I’ll play myself
web-keys-raise = Higher
web-keys-good = Good
web-keys-stoss = Stoss, Retour, no
web-keys-knock = knock, no
web-keys-offer = offer a Hochzeit, have it offered, take it
web-keys-redeal = have the cards dealt again
web-keys-space = look at the trick no longer
web-keys-last = last trick
web-keys-log = what happened
web-keys-help = this help
web-keys-menu = menu
web-keys-escape = close
web-letter-pass = P
web-letter-play = Y
web-letter-hold = K
web-letter-raise = R
web-letter-good = G
web-letter-stoss = S
web-letter-retour = R
web-letter-decline = N
web-letter-offer = Z
web-letter-redeal = D
web-letter-knock = K
web-letter-take = T
web-letter-put-up = Z
web-letter-space = Space
web-help-follow = Following
web-help-follow-about = Who has the suit follows it; trumps are like a suit. Cards that are allowed stand higher.
web-help-points = Points
web-help-points-about = Ace 11, Ten 10, King 4, Ober 3, Unter 2. 61 of 120 win.

# Connection
web-connecting = Connecting …
web-reconnecting = The connection is gone. Your seat stays yours; we keep trying.
web-try-now = Try now
web-reload = There is a new version of this page.
web-reload-now = Load again

# Log
web-log = What happened
web-log-nothing = Nothing yet.
web-log-turn = { $ask } { $free ->
        [yes] Every card is allowed.
       *[no] Allowed: { $cards }.
    }
web-log-partner = { $who ->
    [you] You are the partner.
   *[other] { $name } is the partner.
 }
web-log-knocks = { $who ->
    [you] You knock.
   *[other] { $name } knocks.
 }
web-log-knocks-not = { $who ->
    [you] You do not knock.
   *[other] { $name } does not knock.
 }
web-log-knocked = { $count ->
    [0] Nobody has knocked.
   *[other] Knocked: { $names }.
 }
web-log-put-up = { $who ->
    [you] You play a Rufspiel at most;
   *[other] { $name } plays a Rufspiel at most;
 } the Hochzeit is offered first.
web-log-offered = { $who ->
    [you] You offer
   *[other] { $name } offers
 } for a Hochzeit: { $face ->
    [up] { $card }.
   *[down] a trump, face down.
 }
web-log-offer-declined = { $who ->
    [you] You do not take it.
   *[other] { $name } does not take it.
 }
web-log-offer-taken = { $who ->
    [you] You take
   *[other] { $name } takes
 } the Hochzeit.
web-log-married = { $names } play together.
web-log-ramsch = All pass: a Ramsch is played.
web-log-forced = { $who ->
    [you] You must play.
   *[other] { $name } must play.
 }
web-log-doubling = { $stoss }? Everybody is asked.
web-log-sealed = The cards are shuffled and sealed.
web-log-cut = { $who ->
    [you] You have cut the cards.
   *[other] { $name } has cut the cards.
 }
web-log-no-cut = The time was out; the cards were cut where the commitment says.
web-log-dealt = The cards are dealt.
web-log-sat = { $name } sits down.
web-log-left = { $name } stands up.
web-log-left-mid-hand = { $name } leaves in the middle of the game; a bot plays it to its end.
web-log-stand-in = { $who ->
    [you] Your time is up; a bot plays for you until you are back.
   *[other] A bot plays for { $name } until they are back.
 }
web-log-back = { $who ->
    [you] You play yourself again.
   *[other] { $name } plays again.
 }

# A table on this device, without a network.
web-offline-line = no network · { $text }
web-offline-unrated = This table stands on your device: three bots, no network, unrated.
web-offline-table = Table on this device
web-offline-waits = Your table on this device is still there.
web-offline-none = There is no table on this device right now.
web-offline-play = No network right now. You can play all the same: on this device, with three bots. So can you learn and look things up.
web-offline-unkept = This browser keeps nothing: the table is gone once the page is closed.
web-offline-broken = The table on this device cannot go on. The finished hands are not lost; a new table can be opened.
web-offline-no-engine = This build cannot play without a network: its WebAssembly part is missing.
web-offline-install = Whoever builds it gets it with
web-offline-https = This device cannot keep the page like this: opening without a network and installing need HTTPS, or the server's own machine. As long as the page is open the table goes on.
web-here = On this device
web-here-about = Works without a network, too. Unrated; the hands come into your history once the network is back.
web-play-here-about = With three bots, on this device.
