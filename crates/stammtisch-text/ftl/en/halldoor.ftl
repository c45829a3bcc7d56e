# The door of the tournament hall: who comes, who is missing, names from tables, seats at the door, and how a tournament begins.

# One field
hd-door = At the door
hd-who = Who comes?
hd-who-example = Name or number; new: Resi Huber, Isen
hd-n-here = { $here } of { $of } here
hd-from-book = known from before
hd-new = new
hd-pays-and-comes = pays { $sum } and is here
hd-comes = is here
hd-is-here = here already
hd-registers = register, pays { $sum }
hd-here-already = { $name } is here already and has paid.
hd-nobody = Nobody is registered as “{ $typed }”. Type somebody new like this: Resi Huber, Isen.
hd-came = No. { $player }: { $name } is here, as no. { $number }.
hd-has-paid = Paid: { $sum }.
hd-slip = Match { $match }: table { $table }, seat { $seat }
hd-print-slip = Print seat slip
hd-receipt = Receipt
hd-not-here-after-all = Not here after all
hd-register-new = Register with all details

# Lists
hd-lists = Lists
hd-list-all = All
hd-list-unpaid = Not paid
hd-list-absent = Not here
hd-list-waiting = Waiting list
hd-list-gone = Withdrawn
hd-here = Here
hd-customer = Customer number
hd-remark = Remark
hd-refund-ask = Pay back
hd-refund = Pay back { $sum }
hd-nobody-on-list = Nobody stands here.
hd-absent-about = Who does not come must not be drawn: his seat would stay empty.
hd-absent-wait = { $count ->
    [one] Put 1 player on the waiting list
   *[other] Put all { $count } on the waiting list
 }
hd-absent-withdraw = { $count ->
    [one] Withdraw 1 player
   *[other] Withdraw all { $count }
 }
hd-lack-here = { $count ->
    [one] 1 player is not here yet.
   *[other] { $count } players are not here yet.
 }

# Names from a table
hd-import = Names from a table
hd-import-about = Excel (.xlsx), LibreOffice (.ods), CSV, or copied out of a spreadsheet and pasted here. Titles may stand above, the columns in any order; what is unknown is kept as a remark. First you see what will be read; then you read in all of them, or nobody.
hd-paste = Or paste here
hd-paste-example = Name	Town
hd-look = Look at it
hd-columns = The columns are read like this:
hd-column-number = number
hd-column-first_name = first name
hd-column-surname = surname
hd-column-full_name = whole name
hd-column-town = town
hd-column-customer = customer number
hd-column-born = birthday
hd-column-seen = identity card seen
hd-column-paid = paid
hd-column-remark = remark
hd-titles = Left out, because above the columns: line { $lines }.
hd-surname-first = The surname comes first in the column
hd-faults = { $count ->
    [one] Something is wrong in one line
   *[other] Something is wrong in { $count } places
 }
hd-skip = Leave line { $line } out
hd-skipped = Left out:
hd-unskip = Read line { $line } after all
hd-line = Line
hd-twin-line = Perhaps the same person as in line { $line }.
hd-twin-player = Perhaps registered already: no. { $player } { $name }.
hd-nothing-half = Nothing is read by halves: mend the table, or leave the lines out.

# The draw at the door
hd-door-draw = Draw at the door
hd-door-draw-about = Instead of drawing all at once, everybody can get his tables and seats right at the door. They follow from the seed and from the how many-th he is to come; anybody can compute it again. Each sixteen who come one after another share four tables; whoever comes last may get a new slip.
hd-door-draw-begin = Draw at the door
hd-door-draw-sure = Yes, draw at the door from now on
hd-door-draw-runs = Whoever comes gets his seats at once. When all are here, finish with “Draw”.
hd-door-draw-done = Drawn. Whoever was in a last block that did not fill up sits elsewhere now than his slip says: print a new one.
hd-print-slips = Print all seat slips
hd-print-changed = Print only changed slips
hd-drawn-at-door = drawn at the door

# Where it does not come out even
hd-left-over = { $count ->
    [one] 1 player is left over. What is to be done?
   *[other] { $count } players are left over. What is to be done?
 }
hd-left-wait = { $count ->
    [one] One sits out.
   *[other] { $count } sit out.
 }
hd-left-wait-about = Who it is, is drawn from all. He is put on the waiting list, moves up if somebody drops out, and does not play otherwise; you pay his fee back.
hd-left-wait-door = They are those who came last. They are put on the waiting list, move up if somebody drops out, and do not play otherwise; you pay their fee back.
hd-left-house = { $count ->
    [one] A house player fills up.
   *[other] { $count } house players fill up.
 }
hd-left-house-about = They pay nothing, play along and count for the others, but have no rank and get no prize.
hd-left-house-lacking = { $count ->
    [one] One is still missing.
   *[other] { $count } are still missing.
 }
hd-left-later = { $count ->
    [one] Or you wait: with one more player it comes out even.
   *[other] Or you wait: with { $count } more players it comes out even.
 }
hd-house-name = Name of the house player
hd-house-add = Register house player
hd-house-seat = He takes a house player's seat: he plays for a place and begins at 0. What the house player made does not count for him.
hd-seatless = { $count ->
    [one] 1 player has no seat in the draw:
   *[other] { $count } players have no seat in the draw:
 }
hd-seatless-wait = Put on the waiting list
hd-seatless-house = To a house player's seat

# The beginning
hd-phones = For the phones
hd-phones-about = In the same network, phones and the computer at the projector open this address:
hd-delete = Delete
hd-delete-sure = Really delete “{ $name }”
hd-more-tools = More: season, tournament from a file, backup, new link
hd-rules-preis = Prize Schafkopf (P)
hd-rules-preis-about = Two matches, both drawn at the beginning; prizes by points.
hd-rules-tischpunkte = Table points (T)
hd-rules-tischpunkte-about = Every match is drawn anew; the table gives table points in addition.
hd-rules-schule-turnier = Tournament of the Schafkopfschule (S 5)
hd-rules-schule-turnier-about = By the tournament rules of the Schafkopfschule; whoever plays is at least 16.
hd-default-name-preis = Prize Schafkopf
hd-default-name-tischpunkte = Club tournament
hd-default-name-schule-turnier = Schafkopf tournament
