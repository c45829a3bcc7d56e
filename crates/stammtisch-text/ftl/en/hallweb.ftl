# The pages of the tournament hall.
hw-hall = Tournament hall
hw-to-hall = To the tournament hall
hw-to-desk = To the director’s desk
hw-unknown-page = There is no such page.
hw-loading = One moment …
hw-revoked = This link is no longer valid. Ask the director for a new one.
hw-connected = connected
hw-not-connected = no connection
hw-again = Try again
hw-leave-it = Leave it
hw-close = Close
hw-back = Back
hw-save = Save
hw-saved = Saved.
hw-more = More
hw-changed-meanwhile = This has happened meanwhile:
hw-started = Match { $match } begins: please deal!
hw-as = signed in as { $name }

# Words
hw-name = Name
hw-town = Town
hw-number = No.
hw-table = Table
hw-table-n = Table { $table }
hw-match = Match
hw-match-n = Match { $match }
hw-matches = Matches
hw-game = Game
hw-games = Games
hw-game-of = Game { $game } of { $games }
hw-points = Points
hw-table-points = Table points
hw-table-points-n = { $points } table points
hw-total = Total
hw-rank = Place
hw-rules = Rules
hw-why = Reason
hw-time = Time
hw-by = Who
hw-state = State
hw-tournament = Tournament
hw-house = house
hw-phase-planned = being planned
hw-phase-open = registration open
hw-phase-drawn = drawn
hw-phase-running = match { $match } is being played
hw-phase-between = match { $match } is over
hw-phase-closed = closed
hw-status-active = taking part
hw-status-waiting = waiting list
hw-status-withdrawn = withdrawn
hw-status-excluded = excluded
hw-status-replaced = replaced by { $player }
hw-role-director = Director
hw-role-referee = Referee
hw-role-tribunal = Tribunal
hw-role-keeper = List keeper
hw-role-player = Player
hw-role-display = Display

# List keeper
hw-not-begun = Not begun yet
hw-not-begun-about = The list opens when the director gives the start signal. The page notices by itself.
hw-all-written = all games written
hw-enter = Enter a game
hw-who-plays = Game { $game }: who plays?
hw-correct-game = Correct game { $game }: who played?
hw-what = { $name } plays …
hw-with = with
hw-how = { $contract }: how did it end?
hw-right = Game { $game }: is this right?
hw-won-plain = won
hw-won-schneider = won, Schneider
hw-won-schwarz = won, Schwarz
hw-lost-plain = lost
hw-lost-schneider = lost, Schneider
hw-lost-schwarz = lost, Schwarz
hw-plays = { $name }: { $contract }
hw-plays-with = { $name }: { $contract } with { $partner }
hw-only-numbers = the numbers alone
hw-struck = struck
hw-doubled = Stoss by
hw-doubled-by = Stoss by { $name } ({ $tricks } tricks)
hw-nobody = nobody
hw-tricks = Tricks of that party
hw-write = Write it down
hw-write-correction = Write the correction
hw-correct-last = Correct game { $game }
hw-last-rows = Last games
hw-whole-list = Whole list
hw-no-rows = No game yet.
hw-circled = { ", circled" }
hw-waits = waits for the network
hw-check-good = Cross-check 0 ✓
hw-check-bad = Cross-check { $sum }: please check!
hw-who-keeps = Who keeps the list?
hw-reason-tout = A Tout needs the referee’s approval.
hw-reason-sie = A Sie needs the referee’s approval.
hw-reason-many = That many solos need the referee’s approval.
hw-ask-referee = Ask the referee
hw-approval-waits = The referee has been asked
hw-granted = Approved by { $name }
hw-refused = Not approved by { $name }
hw-with-referee = With the referee
hw-complaint-open = Complaint about game { $game } by { $name }: the referee decides.
hw-call-open = The referee has been called.
hw-call-answered = { $name }:
hw-referee-please = Call the referee, complain, hand the list over
hw-who-asks = Who?
hw-what-about = What is it about?
hw-please-come = Please come
hw-matter = Matter
hw-matter-doubt = A doubt
hw-matter-suspicion = A suspicion
hw-matter-appeal = Appeal
hw-call-referee = Call the referee
hw-complain = Complain about game { $game }
hw-hand-over = { $name } keeps the list from now on (all four agree)
hw-sign-title = Signatures
hw-sign-about = Everybody checks his points and signs himself.
hw-sign = I sign
hw-has-signed = signed
hw-sign-keeper = { $name } signs as list keeper
hw-close-list = Hand the list in
hw-list-closing = The list is handed in as soon as the network is there.
hw-list-not_started = Not begun yet.
hw-list-closed = The list is handed in. Thank you!
hw-list-voided = The list is void. Please ask the referee.
hw-list-purged = The list was destroyed.
hw-offline = No network. Write on: everything is kept on this device and is sent by itself.
hw-not-lasting = Careful: this browser keeps nothing. Please leave the page open.
hw-no-reload = Please do not reload the page until the network is back: here it cannot open again without one (that would need https). Even then nothing is lost.
hw-queue = { $count ->
    [one] 1 entry waits for the network
   *[other] { $count } entries wait for the network
 }
hw-sending = { $count ->
    [one] 1 entry is being sent
   *[other] { $count } entries are being sent
 }
hw-try-now = Try now
hw-queued-row = Game { $game }: { $row }
hw-queued-request-approval = Ask for approval
hw-queued-complain = Complaint
hw-queued-call-referee = Call the referee
hw-queued-name-keeper = List keeper
hw-queued-sign = Signature
hw-queued-close-list = Hand the list in
hw-refused-entry = An entry was not accepted
hw-refused-look = The list as it stands now is below. What waits behind it is sent afterwards.
hw-send-again = Send again
hw-drop = Drop this entry

# Desk
hw-desk = Director’s desk
hw-sections = Sections
hw-section-now = Now
hw-section-setup = Setup
hw-section-door = Registration
hw-section-draw = Draw
hw-section-links = Links and QR
hw-section-tables = Tables and lists
hw-section-typing = Paper lists
hw-section-referee = Referee
hw-section-matters = Waiting
hw-section-people = Players
hw-section-standings = Standings
hw-section-prizes = Prizes
hw-section-screen = Screen
hw-section-paper = Paper and files
hw-section-log = Log
hw-next-open_registration = Open registration
hw-next-fix_seed = Fix the seed
hw-next-draw = Draw
hw-next-start_match = Start signal for match { $match }
hw-next-close_match = Close the match
hw-next-close_tournament = Close the tournament
hw-next-prizes = To the prize-giving
hw-next-open_registration-about = The tournament is set up. If the setup is right, open registration.
hw-next-fix_seed-about = Registration is open. Before the draw, the public seed is needed: something nobody could know beforehand.
hw-next-draw-about = When everybody is here, make the draw.
hw-next-start_match-about = Drawn. When everybody is seated, one button gives all tables the signal at once.
hw-next-play-about = Play is on. { $in } of { $of } lists are in.
hw-next-close_match-about = All { $of } lists are in.
hw-next-close_tournament-about = All matches are played. Once closed, the standings are final.
hw-next-prizes-about = The tournament is closed. Now for the best part.
hw-n-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
hw-n-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
 }
hw-n-waiting = { $count } on the waiting list
hw-till = Till { $sum }
hw-missing = What is missing
hw-lack-referee = No referee is appointed yet.
hw-lack-seed = The seed is still missing.
hw-lack-paid = { $count ->
    [one] 1 player has not paid yet.
   *[other] { $count } players have not paid yet.
 }
hw-lack-age = { $count ->
    [one] The age of 1 player is not proven.
   *[other] The age of { $count } players is not proven.
 }
hw-lack-duplicates = { $count ->
    [one] 1 pair may be the same person.
   *[other] { $count } pairs may be the same person.
 }
hw-lack-four = { $count ->
    [one] 1 player is missing for a full table.
   *[other] { $count } players are missing for a full table.
 }
hw-lack-answers = { $count ->
    [one] 1 request waits for the referee.
   *[other] { $count } requests wait for the referee.
 }
hw-lack-proof = A draw cannot be verified.
hw-late = Who is late
hw-nobody-late = No table is noticeably late.
hw-games-behind = { $games } games behind
hw-minutes-silent = no game for { $minutes } min
hw-progress-of = Match { $match }: { $in } of { $of } lists
hw-lists-in = { $in } of { $of } lists are in
hw-no-lists = No match has begun yet.
hw-written = games written
hw-short-not_started = –
hw-short-open = open
hw-short-closed = in ✓
hw-short-voided = void
hw-short-purged = destroyed
hw-short-complaint = complaint
hw-short-approval = approval
hw-short-call = referee!
hw-short-sign = signing
hw-short-game = { $game }/{ $games }
hw-seed = Seed
hw-seed-example = Saturday’s lottery numbers: 3 8 21 30 41 44
hw-seed-about = The draw follows from the seed and the registrations alone. Announce beforehand where the seed comes from; then nobody can have chosen it, and everybody can verify.
hw-seed-is = Seed:
hw-towns-apart = Keep people of one town apart if possible
hw-keeper-seat = The list is kept at every table by
hw-draw-again = Draw again
hw-draw-of = Draw of matches { $from } to { $to }
hw-verified = verified
hw-not-verified = cannot be verified
hw-best-draw = proven: no draw is better
hw-quality = Meetings repeated: { $repeats } (least possible: { $least })
hw-verify-how = Anybody can verify it with the file “Whole tournament” and this program; the director’s handbook says how.
hw-seating-of = Seating, match { $match }

# Setup
hw-date = Day
hw-venue = Venue
hw-organiser = Organiser
hw-fee = Entry fee in euros
hw-added = Added to the till, in euros
hw-table-winner = Prize for each table winner, in euros
hw-prize-list = Prizes, from the first on, one a line
hw-prize-example = 200
hw-prizes-by-list = Prize by prize
hw-prizes-by-share = Share of the till
hw-share-percent = Share of the till in per cent
hw-share-weights = Split, from the first place on
hw-special-example = 20 € + bread board
hw-rules-are = { $matches ->
    [one] Rule set “{ $rules }”, one match of { $games } games.
   *[other] Rule set “{ $rules }”, { $matches } matches of { $games } games each.
}
hw-setup-stale = Another desk has changed the setup meanwhile.
hw-take-new = Show what it is now
hw-officials = Offices
hw-office = Office
hw-appoint = Appoint
hw-dismiss = Dismiss as { $role }
hw-make-referee = Appoint as referee
hw-first-name = First name
hw-surname = Surname

# Registration
hw-born = Born
hw-born-wrong = That is no day. Like this: 18.10.1970
hw-pays = pays { $sum }
hw-age-seen = ID seen
hw-register = Register
hw-registered = No. { $player }: { $name } is registered.
hw-twins = { $name } is registered. Careful: perhaps the same person as no. { $numbers }.
hw-duplicates = Perhaps the same person
hw-search = Search: name, town or number
hw-paid = Paid
hw-edit = Change
hw-house-player = House player
hw-erase = Erase the data
hw-move-up = Move up
hw-withdraw = Withdraw
hw-import-now = Read { $count } registrations
hw-imported = { $count } registrations read.
hw-file = File

# Links
hw-links-about = A link opens exactly one role. Who has it needs no password; who loses it gets a new one, and the old one is revoked.
hw-origin = Address of the server as the phones reach it
hw-origin-local = Only this machine reaches the server at this address. For phones enter the address in the network, such as http://192.168.1.5:7333.
hw-print-sheets = Print cards
hw-print-sheets-about = Each printing makes new links and revokes the old ones of the same kind.
hw-sheet-keepers = Table cards for the list keepers
hw-sheet-players = Cards for the players
hw-sheet-officials = Cards for referees and the display
hw-sheet-once = These cards exist only now: please print them at once.
hw-print = Print
hw-one-link = A single link
hw-for = For
hw-make-link = Make a link
hw-link-once = The link can only be seen now.
hw-qr = QR code
hw-links-there = { $count ->
    [one] 1 link is valid
   *[other] { $count } links are valid
 }
hw-revoked-too = revoked ones too
hw-made = Made
hw-revoke = Revoke
hw-is-revoked = revoked

# Referee
hw-waits-for-you = { $count ->
    [0] Nothing waits
    [one] 1 matter waits
   *[other] { $count } matters wait
 }
hw-nothing-waits = When a table needs you, it appears here by itself.
hw-matter-approval = { $name } wants to play { $contract } (game { $game })
hw-matter-complaint = Complaint by { $name } about game { $game }
hw-matter-call = { $matter }: { $name } calls the referee
hw-grant = Approve
hw-refuse = Refuse
hw-uphold = Uphold
hw-reject = Reject
hw-settled = Settled
hw-settled-at-table = Settled at the table
hw-your-word = Your decision
hw-answered = Answered last
hw-see-list = See the list
hw-list-of = List of match { $match }, table { $table }
hw-what-was = What was played
hw-before = before:
hw-at-table = At the table: { $each } each
hw-at-table-runners = At the table: { $each } each, runners { $runner } each (from { $from })
hw-taken-back = taken back
hw-announced = Announcement
hw-read = Read
hw-announce = Announcement to all
hw-announce-hint = It appears at once on every phone, every screen and in the log.
hw-announce-now = Announce
hw-announced-to-all = Announced to all.
hw-make-tribunal = Into the tribunal
hw-correct = Correct
hw-enter-game = Enter game { $game }
hw-sign-all = All have signed
hw-signed-by = Signed:
hw-keeps = { $name } keeps the list
hw-reopen = Reopen the list
hw-void = Declare the list void
hw-way = How
hw-way-game = Game
hw-way-ruling = Ruling
hw-way-numbers = Numbers only
hw-way-struck = Struck
hw-which-game = Which game
hw-which-tout = Tout
hw-numbers-doubled-by = doubled by { $name }
hw-offence = What happened?
hw-offender = Who was it?
hw-declarer = Declarer
hw-contract = Contract
hw-partner = Partner
hw-result = Result
hw-choice = Choice of the other side
hw-choice-play-on = play on
hw-choice-stop = stop
hw-thrower = Thrown in afterwards by
hw-already-won = That party had won already
hw-write-signed = Write it, signed { $name }
hw-substitute = Substitutes
hw-leaves = Leaves
hw-enters = Enters
hw-substitute-now = Substitute
hw-register-substitute = Register a substitute
hw-exclude = Exclusion
hw-exclude-about = Who is excluded leaves the ranking. The reason is in the log.
hw-exclude-now = Exclude

# Standings and prizes
hw-final = Final result
hw-not-final = So far: everything that is written.
hw-standings-now = Standings so far
hw-prize = Prize
hw-for-what = What for
hw-prize-place = Prize no. { $place }
hw-prize-table = Table winner, match { $match }, table { $table }
hw-merit-most-solos = Most solos
hw-merit-middle-place = Middle place
hw-merit-last-place = Last place
hw-prizes-sum = Prizes of { $total } from a till of { $till }.
hw-till-short = The till is short of { $sum }!
hw-giving = Prize-giving
hw-giving-about = The screen reveals one prize after the other, from the last to the first.
hw-giving-start = Begin the prize-giving
hw-giving-done = All prizes are given
hw-reveal-next = Next prize ({ $left } left)
hw-reveal-back = One back
hw-reveal-all = Reveal all
hw-on-screen = On the screen:

# Screen
hw-screen-shows = The screen shows:
hw-mode-welcome = Welcome
hw-mode-seating_tables = Seating by table
hw-mode-seating_names = Seating by name
hw-mode-countdown = Time to the start
hw-mode-progress = Which lists are in
hw-mode-standings = Standings
hw-mode-prizes = Prize-giving
hw-mode-text = A text
hw-countdown = Time to the start
hw-no-countdown = No time is announced.
hw-counts-to = Announced: { $time }
hw-in-minutes = in { $minutes } min
hw-at-time = at
hw-count-to = Announce
hw-stop-countdown = Take it back
hw-text = Text
hw-text-example = Supper until 8 p.m.
hw-show-text = Show the text
hw-seconds = Seconds a page
hw-start-now = Please deal!
hw-starts-at = Start { $time }
hw-starts-soon = We are about to start
hw-names-foot = The number is the table.
hw-list-is-in = is in
hw-list-is-out = still out

# Paper
hw-paper-about = Each page opens in a new window, ready to be printed.
hw-paper-lists = Empty lists
hw-paper-lists-about = with names, one for every table
hw-paper-seats = Seating by table
hw-paper-seats-about = for the wall
hw-paper-names = Seating by name
hw-paper-names-about = for the wall
hw-paper-signs = Table signs
hw-paper-signs-about = large numbers
hw-paper-cards = Player cards
hw-paper-cards-about = everybody’s seats
hw-paper-filled = Filled lists
hw-paper-filled-about = as they are written
hw-paper-standings = Standings
hw-paper-standings-about = for the wall
hw-paper-certificates = Certificates
hw-paper-certificates-about = as many as you like
hw-paper-sie = Sie
hw-paper-sie-about = large and framed, for the wall
hw-incomplete = Without customer number or town: { $players }
hw-paper-forms = Blank forms
hw-paper-forms-about = without names, if all else fails
hw-files = Files
hw-file-players = Registrations as a table
hw-file-players-about = CSV for a spreadsheet
hw-file-export = Whole tournament
hw-file-export-about = the backup: one file that any Stammtisch can read
hw-file-backup = Backup
hw-file-backup-about = The whole database: all tournaments, accounts and running hands. Keep it like a password.
hw-file-backup-get = Download
hw-purge = Destroy the lists
hw-purge-about = Six months after the tournament the lists are destroyed (S 5.3.5). The results stay.
hw-sure = Yes, really

# Log
hw-event = What
hw-log-about = Everything that happened; nothing is deleted. What can be taken back has a button.
hw-undo = Undo
hw-undo-this = Undo entry { $seq }:
hw-undone = undone
hw-older = Older

# Player
hw-start-number = Start number { $number }
hw-plays-there = with { $names }
hw-not-drawn = Not drawn yet. As soon as it is, your table stands here.
hw-place = Place { $rank }
hw-of-all = of { $of }
hw-won-prize = { $for }: { $prize }. Congratulations!
hw-results = Results

# For everybody
hw-tournaments = Tournaments
hw-no-tournaments = No tournament is planned here yet. As soon as one is, it stands here with its day and place.
hw-own-tournament = A tournament of your own
hw-own-tournament-how = Tournaments are made by whoever runs this server. Ask there: you get a link, and with it the director’s desk is yours.
hw-own-tournament-links = Who only plays needs none of this: every role in the hall has a link or QR code of its own.
hw-n-tournaments = { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
 }
hw-seasons = Seasons
hw-where = Where do I sit?
hw-your-name = Your name (at least two letters)
hw-name-example = Huber
hw-not-found = Nobody of that name in the seating plan.
hw-new-tournament = New tournament
hw-create = Create the tournament
hw-director-first = Director: first name
hw-director-surname = Director: surname
hw-director-link = The director’s link
hw-link-again = A new link for the director
hw-import-tournament = Read a tournament
hw-import-anyway = Read it all the same
hw-new-season = Create or change a season
hw-best = How many results count
hw-best-count = The best { $best } of { $of } tournaments count.
hw-all-count = { $of ->
    [one] One tournament so far; it counts.
   *[other] All { $of } tournaments count.
}
hw-season-figures = Figures of the season
hw-season-people = People
hw-season-most-wins = Most wins
hw-season-most-solos = Most solos won
hw-season-best-result = Best result
hw-season-most-often = Most often there
hw-season-field = Players in each tournament
hw-season-course = The way of the first: points added up after each tournament
hw-name-and-number = { $name } ({ $number })
hw-to-come = to come
hw-course = Course
hw-figures = Figures
hw-plot-of = Results of { $name }
hw-stats = { $tournaments } played, best place { $best }, average { $average }, solos { $won }/{ $played }

# Season: who is one person
hw-one-person = The same person in several tournaments
hw-one-person-about = Only the administrator sees this. Who is merged counts as one person in the ranking.
hw-same-name = Same name
hw-other-names = Played under different names
hw-find-name = Find a name, at least two letters
hw-n-entries = { $count } tournaments
hw-merge = Merge
hw-merge-all = Merge all { $count }
hw-merge-chosen = These { $count } are one person
hw-merged = Merged
hw-take-apart = Take apart

# Paper lists
hw-totals = totals
hw-typing-choose = What do you type of the paper lists?
hw-typing-totals = Totals
hw-typing-totals-about = Plus, minus, result and circles of each player. The quickest way; the games stay on paper.
hw-typing-games = Games
hw-typing-games-about = Every game with a few keys, as “1r2”. The computer checks the sums.
hw-typing-twice = A second person types the totals again; a list is closed only when both agree
hw-typing-twice-short = twice
hw-typing-change = Type otherwise …
hw-typing-not-yet = There are lists as soon as the match has begun.
hw-typing-open = Open list
hw-typing-whole = Whole list, swap, clear
hw-typing-scan = Number of the table and Enter – or scan the code on the list.
hw-typing-left = { $open } of { $of } lists to go.
hw-typing-no-table = “{ $text }” is no number of a table.
hw-typing-leave = Another table (Esc)
hw-typing-plus = Plus
hw-typing-minus = Minus
hw-typing-result = Result
hw-typing-is = computed
hw-typing-solos-won = Solos won
hw-typing-solos-played = played
hw-typing-touts-won = Touts won
hw-typing-touts-played = played
hw-typing-sie = Sie
hw-typing-even = Plus and minus balance.
hw-typing-uneven = Plus and minus differ by { $by }.
hw-typing-no-number = { $name }: “{ $text }” is no number.
hw-typing-missing = { $name }: plus and minus are missing.
hw-typing-no-result = { $name }: the result on the paper is missing.
hw-typing-other-result = { $name }: plus and minus come to { $result }, the paper says { $typed }. Compare all three numbers.
hw-typing-won = { $name }: more won than played.
hw-typing-among = { $name }: Touts and Sie are solos too; there are too few solos.
hw-typing-balance = Plus adds up to { $plus }, minus to { $minus }: { $by } are missing. Compare with the paper.
hw-typing-solos = { $solos } solos in { $games } games.
hw-typing-close = Close and next table
hw-typing-save = Save and next table
hw-typing-closed = Table { $table } is closed.
hw-typing-corrected = Table { $table } is corrected.
hw-typing-correct = Correct
hw-typing-waits-for-second = Table { $table } is saved and waits to be typed again.
hw-typing-second = Second time: type the totals of the paper once more.
hw-typing-first = first { $number }
hw-typing-differs = { $count ->
    [one] In one place the first one differs. Look at the paper.
   *[other] In { $count } places the first one differs. Look at the paper.
 }
hw-typing-second-counts = The second one counts
hw-typing-notation = Who, what, with whom: 1r2 Rufspiel of 1 with 2 · 3s Solo · 3w Wenz · 3f Farbwenz · 3st Tout (! behind it: signed by the referee) · 4sie. How: nothing or g won · v lost · s Schneider · z Schwarz. Backspace in the empty field takes the last game back.
hw-typing-take-back = Take game { $game } back
hw-typing-slip = taken back while typing
hw-typing-not-written = “{ $text }” is not written because the line before it was refused.
hw-typing-end-results = Results on the paper
hw-typing-end-results-about = All games are written. Type the four results on the paper, with blanks between them: -14 -4 2 16. If they agree, Enter closes the list.
hw-typing-four-results = These must be four numbers, as -14 -4 2 16.
hw-typing-other-results = Computed ≠ paper: { $players }. A game was typed wrong, or the paper was added up wrong.
hw-typing-done-already = This list has been typed.
hw-typing-has-games = Games are written in this list. Clear it first to type totals.
hw-typing-no-desk = No desk of this tournament is open on this device. Open it once by the link of the management, then scan again.
hw-clear-list = Clear list
hw-swap-with = Swap with table
hw-swap-lists = Swap lists
hw-cleared = The list is cleared; what stood there stays readable.
hw-swapped = The lists of table { $one } and table { $other } are swapped.
hw-totals-solo = Solo
hw-totals-tout = Tout
hw-old-totals = before
hw-totals-about = Totals from paper; the games are on the list of the table.
hw-approval-offline = Without a network the referee cannot answer here. Fetch him to the table and go on writing: the game counts as soon as he has approved it here.
hw-waits-for-referee = Waits for the referee's approval
hw-waits-for-referee-about = Go on writing. What comes behind it stays on this device until the referee has answered.
hw-tout-refused = The referee did not approve the Tout
hw-write-plain = Write without Tout
hw-tricks-missing = Enter how many tricks the doubling party has.

# Prizes as they are typed and read
hw-prize-plan = What can be won
hw-prizes-elsewhere = What can be won stands under
hw-prize-read = This is how it is read:
hw-prize-places = Prizes { $from } to { $to }
hw-prize-line = Line { $line }
hw-prize-money = money
hw-prize-thing = thing
hw-prize-both = money and thing
hw-given-by = given by { $sponsor }
hw-special-prizes = Special prizes
hw-special-n = Special prize { $number }
hw-special-merit = What for
hw-special-title = Called
hw-special-title-example = Longest journey
hw-special-winner = Who gets it
hw-special-winner-open = not known yet
hw-special-open = “{ $title }”: it is not known yet who gets this prize.
hw-special-add = Add a special prize
hw-merit-named = an occasion of your own
hw-take-away = Take away
hw-save-prizes = Save prizes
hw-prizes-unread = One line cannot be read; nothing is saved yet.
hw-forecast = All prizes: { $planned }. In the till: { $till }; when everybody has paid: { $expected }.
hw-forecast-lacking = { $sum } will be lacking!
hw-forecast-later = It will do once everybody has paid.
hw-lack-till = The till will not do for the prizes.
hw-giving-sheet = Print the sheet for the microphone
hw-reveal-none = Start over
hw-n-points = { $points } points

# Ties
hw-tie = Tie: { $by } { $has }
hw-tie-points = points
hw-tie-game-points = game points
hw-tie-sie = Sie
hw-tie-touts-won = Touts won:
hw-tie-touts-played = Touts played:
hw-tie-solos-won = solos won:
hw-tie-solos-played = solos played:
hw-tie-lot = Tie: the lot

# Results
hw-results-out = Pass the results on
hw-results-not-final = These are standings in between.
hw-results-text = Text for newspaper and website
hw-results-csv = Table (CSV)
hw-results-page = Page for everybody
hw-copy = Copy the text
hw-copied = Copied.
hw-teams = Teams
hw-team = Team
hw-team-players = Players
hw-team-out = not ranked
hw-team-unknown = No. { $number } (unknown)
hw-teams-name = Enter teams
hw-teams-lines = One team a line: name and start numbers, three or four
hw-teams-example = Rifle club: 3, 17, 22, 40
hw-save-teams = Save teams
hw-paper-all-lists = All lists
hw-paper-all-lists-about = all matches, as they are written
hw-paper-giving = Sheet for the microphone
hw-paper-giving-about = prizes, names and points, from the last to the first
hw-certificates-for = for the first
hw-file-results = Results as a table
hw-file-results-about = CSV for a spreadsheet
hw-sits-later = After that, match { $match }: table { $table }, { $seat }
