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
web-not-said = The server refused (answer { $status }) and gave no reason. Load the page again.
web-unknown-page = There is no such page.
web-unknown-table = There is no such table, or it is gone. Is the link right?

# Start page
web-servus = Servus!
web-welcome = Take a seat. A round of Schafkopf, against bots or with friends, without signing up.
web-name = What is your name?
web-name-placeholder = Guest
web-play-now = Play now
web-play-now-about = Three bots are waiting for you.
web-friends = With friends
web-friends-about = A table of your own; who has the link joins in.
web-choose = Choose rules and opponents
web-rules = Rules
web-level = Bots
web-games = Games
web-games-open = as long as you like
web-games-count = { $games ->
    [1] 1 game
   *[other] { $games } games
 }
web-open-tables = Open tables
web-open-table = Open a table for everybody
web-no-tables = No table is open right now. Open one, or play against the bots.
web-table-of = { $name }’s table
web-free-seats = { $free ->
    [0] full
    [1] 1 seat free
   *[other] { $free } seats free
 }
web-join = Sit down
web-watch = Watch
web-fair = The cards are sealed before the cut; after each game your browser checks them.

# Before the table
web-who = Who is sitting down?
web-come-in = To the table

# Waiting for players
web-waiting = Not complete yet
web-waiting-about = As soon as all four seats are taken, the game begins.
web-invite = Invite
web-invite-about = Send the link to your friends, or let them read the picture with a phone.
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
web-led = led

# Bidding
web-higher = Bid higher
web-call = Call
web-alone = Alone
web-tout = Tout: all eight tricks, twice the value
web-declare = I play: { $contract }
web-choose-contract = Choose what you play.
web-double-window = { $stoss }? Everybody answers at once.
web-answered = Answered. The others are still thinking.
web-claim = What do you claim?
web-claim-runners = Runners
web-claim-schwarz = Schwarz
web-claim-send = Claim
web-fewer = fewer
web-more = more

# The cut
web-cut-you = Cut the cards
web-cut-about = Move the slider: so many cards are lifted off, the rest goes on top. (S 2.2.4)
web-cut-where = Cards to lift
web-cut = Cut
web-cut-again = Once more
web-cut-skip = Do not cut
web-shuffle-you = Shuffle again
web-shuffle-about = Your browser adds 32 random bytes; the pack is shuffled once more with them. (S 5.2.6)
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
web-next = Next game
web-next-in = Next game ({ $seconds })
web-ready = Waiting for the others …
web-again = Another table
web-record = Download the record
web-proof-load = Download the proof
web-proof-holds = It holds. Cards and salt give exactly the number shown before the cut, and from them come these four hands.
web-proof-unseen = It holds in itself. This page did not see the number before the cut; you were not at the table yet.
web-proof-fails = { $flaw ->
    [version] This proof has a format that the page does not know.
    [pack] These are not the 32 cards.
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
web-proof-more = Anybody can check it: stammtisch verify

# Talk
web-chat = Message
web-chat-send = Send
web-chat-quiet = Talk is between the games. (S 3.5.1)
web-chat-none = Nobody has said anything yet.
web-phrase-hello = Hello!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-bad-luck = Bad luck.
web-phrase-again = One more?
web-phrase-bye = I must go.

# Menu
web-single-tap = One tap plays
web-muted = Hide messages
web-show-cards = Spectators may see my hand
web-leave = Stand up and leave
web-leave-sure = In the middle of a game? A bot plays it to its end for you, and it is noted.
web-stay = Stay
web-rules-here = Played here: { $rules }

# Help
web-help-trumps = Trumps in a Rufspiel
web-help-trumps-about = the four Obers, the four Unters, then Hearts: Ace, Ten, King, Nine, Eight, Seven
web-help-touch = By touch
web-help-touch-about = A tap lifts a card; another tap or a swipe up plays it.
web-help-keys = By keys
web-help-keys-about = ← → or 1–8 chooses, Enter plays. L: last trick, M: menu, H: help.
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
web-log = What happens
web-log-partner = { $who ->
    [you] You are the partner.
   *[other] { $name } is the partner.
 }
web-log-doubling = { $stoss }? Everybody is asked.
web-log-sealed = The cards are shuffled and sealed.
web-log-cut = { $who ->
    [you] You have cut the cards.
   *[other] { $name } has cut the cards.
 }
web-log-no-cut = The cards were not cut.
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
