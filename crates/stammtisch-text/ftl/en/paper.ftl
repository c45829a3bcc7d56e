# What is printed on paper: lists, seating plans, signs, cards, standings, certificates.
paper-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
paper-euros = €{ $whole }
paper-euros-cents = €{ $whole }.{ $cents }
paper-match = Match
paper-match-number = Match { $match }
paper-match-short = Match { $match }
paper-table = Table
paper-seat = Seat
paper-player = Player { $seat }
paper-nameless = Player no. { $number }
paper-start-number = no.{"\u00A0"}{ $number }
paper-sum = Sum
paper-slips = Seat slips
paper-receipt = Receipt
paper-receipt-fee = Entry fee received
paper-receipt-back = Paid back
paper-receipt-signature = Signature

# Score list
paper-list = Score list
paper-blank-lists = Score lists
paper-filled-lists = Score lists, filled in
paper-column-player = Player
paper-column-number = No.
paper-column-customer = Customer number
paper-column-first-name = First name
paper-column-surname = Surname
paper-column-town = Town
paper-column-name = Name
paper-column-game = Game
paper-column-what = What was played
paper-column-referee = Referee
paper-check = Standing (cross-check: 0)
paper-carried = Carried over
paper-total = Total
paper-deduction = Deduction
paper-result = Result
paper-table-points = Table points
paper-game-points = Game points
paper-result-with-table-points = Result with table points
paper-signatures = Players’ signatures: entries and result are correct
paper-signed = signed { $name }
paper-keeper = List keeper:
paper-keeper-signature = List keeper’s signature
paper-checked = Checked:
paper-model = Model for writing the list
paper-model-hint = Every game stands in the list with plus and minus; runners do not count. The number of who plays alone is circled. After every four games the check is 0. At the end the smaller sum is taken from the larger.
paper-void = VOID
paper-game-calls = { $declarer } calls { $partner }
paper-game-plays = { $declarer } plays { $kind }
paper-game-win = wins
paper-game-lose = loses
paper-game-win-both = win
paper-game-lose-both = lose
paper-game-plain = plain
paper-game-schneider = Schneider
paper-game-schwarz = Schwarz
paper-game-doubled = , doubled by { $seat }
paper-game-ruled = ruling
paper-game-only-points = points only
paper-note-corrected = Game { $game }: corrected by { $referee }: { $reason }
paper-totals = Totals from paper; the games are on the list of the table
paper-note-totals-corrected = Totals corrected by { $referee }: { $reason }
paper-note-circles = Player { $seat }: solos won/played { $solos }, Touts among them { $touts }, Sie { $sie }
paper-note-old-totals = Before, this stood here: { $totals }
paper-note-mended = Game { $game }: mended by the list keeper before the next game was written
paper-note-ruled = Game { $game }: referee’s ruling: { $offence }
paper-note-ruled-by = Game { $game }: referee’s ruling: { $offence } (player { $seat })
paper-note-refused = Game { $game }: { $kind } of player { $seat } not approved
paper-note-struck = Game { $game }: struck
paper-note-complaint = Game { $game }: complaint of player { $seat }: { $reason } ({ $answer })
paper-complaint-granted = granted
paper-complaint-refused = refused
paper-complaint-open = still open

# Seating plan, table signs, player’s cards
paper-seating-by-table = Seating by table, match { $match }
paper-seating-by-name = Seating by name, match { $match }
paper-table-signs = Table signs, match { $match }
paper-player-card = Player’s card
paper-player-cards = Player’s cards

# Standings
paper-standings = Standings
paper-after = after game { $games } of match { $match }
paper-column-place = Place
paper-column-decided = Tie decided by
paper-house-player = not ranked
paper-excluded = excluded
paper-decided-game-points = game points
paper-decided-sie = Sie played
paper-decided-touts-won = Touts won
paper-decided-touts-played = Touts played
paper-decided-solos-won = Solos won
paper-decided-solos-played = Solos played
paper-decided-lot = the lot

paper-decided-points = points
paper-teams = Teams

# Prize-giving
paper-giving = Prize-giving
paper-giving-points = { $points } points
paper-giving-tie = tie broken by { $by }
paper-giving-sponsor = given by { $sponsor }
paper-giving-thanks = The prizes were given by { $sponsors }. Thank you!
paper-prize-place = Prize { $place }
paper-prize-table = Winner of table { $table }, match { $match }
paper-merit-most-solos = Most solos
paper-merit-middle-place = Middle place
paper-merit-last-place = Last place

# Results for spreadsheet, newspaper and website
results-place = Place
results-number = No.
results-name = Name
results-surname = Surname
results-first-name = First name
results-town = Town
results-total = Total
results-tie = Tie broken by
results-prize = Prize
results-opening = At the Schafkopf tournament “{ $name }” on { $date }, { $players } players met at { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
results-venue = It was played at { $value }.
results-organiser = Organised by { $value }.
results-with-points = { $name } with { $points } points
results-won = { $first } won, ahead of { $second } and { $third }.
results-won-of-two = { $first } won, ahead of { $second }.
results-won-alone = { $first } won.
results-places = The places
results-special = Special prizes

# Certificates
paper-certificate = Certificate
paper-certificates = Certificates
paper-certificate-tournament = At the Schafkopf tournament
paper-certificate-reached = awarded to
paper-certificate-place = Place { $place }
paper-certificate-points = with { $points } points
paper-certificate-prize = Prize: { $prize }
paper-both = { $one } and { $other }
paper-director = Tournament director

# A Sie for the wall
paper-sie = Sie
paper-sie-held = All { $cards ->
    [6] six
   *[other] eight
 } cards in the hand of
paper-sie-place = Match { $match }, table { $table }, game { $game }

# What cannot be printed
turnier-trouble-no-page = { $detail }
paper-error-not-drawn = Match { $match } is not drawn. Draw it first, then print.
paper-error-no-table = Match { $match } has no table { $table }.
paper-error-not-started = Match { $match } has not begun; there are no lists yet.
paper-error-purged = The lists were destroyed after six months (S 5.3.5); only the standings can still be printed.
paper-error-nobody = There is nobody to print this for. Register players first.
paper-error-no-sie = No Sie was played here; there is nothing to frame (S 2.9.3). A Sie in the first game does not count and stands in no list.
paper-error-no-prizes = There are no prizes to give yet. Enter prizes first, then print.
paper-error-no-ranking = The lot must decide here. Fix the public seed first, then print.

paper-link-cards = Links – { $name }
paper-link-hint = Point the camera at it, or type the address. Do not pass it on.

paper-season-place = Place
paper-season-name = Name
paper-season-points = Points
paper-season-counted = Counted
paper-season-results = Results
paper-season-best = The best { $best } of { $of } tournaments count.
paper-season-all = All { $of } tournaments count.
paper-season-plot = Points in each tournament
