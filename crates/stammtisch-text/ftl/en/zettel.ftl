# The sheet of a round: `stammtisch zettel`.
zettel-money = { $sign }€{ $whole }.{ $cents }
zettel-number = No. { $number }
zettel-evening = Evening of { $date }{ $place } – { $rules }, unit { $unit }
zettel-hand = { $hand }. ({ $dealer } deals) { $what }: { $sums }
zettel-candidate = { $hand }. ? { $what } [{ $entry }]: { $sums }
zettel-not-chosen = { $hand }. not chosen: { $what } [{ $entry }]
zettel-mended = { $hand }. mended at once, before: { $what } [{ $entry }]
zettel-rewritten = { $hand }. struck and rewritten, before: { $what } [{ $entry }]
zettel-taken-back = { $hand }. taken back: { $what } [{ $entry }]
zettel-does-not-fit = { $hand }. does not fit: { $what } [{ $entry }]
zettel-closed = Evening closed: { $sums }
zettel-next = Next: hand { $hand }, { $dealer } deals; { $players } play; in the pot { $pot }
zettel-out = Sitting out: { $names }
zettel-so-far = So far: { $sums }
zettel-thrown-in = thrown in
zettel-void = void, dealt again
zettel-game = { $what } of { $who }
zettel-game-with = { $what } of { $who } with { $partner }
zettel-ramsch = Ramsch ({ $points })
zettel-ruled = { $offence }: { $who }
zettel-knocks = knocked: { $names }
zettel-won = won
zettel-lost = lost
zettel-schneider = Schneider
zettel-schwarz = Schwarz
zettel-runners-with = { $count ->
    [1] 1 runner
   *[other] { $count } runners
}
zettel-runners-against = against { $count ->
    [1] 1 runner
   *[other] { $count } runners
}
zettel-doubles = { $count ->
    [1] Stoss
   *[other] { $count } doubles
}
zettel-claim = { $count } runners claimed
zettel-points = { $count } points
zettel-unfit = Does not fit: { $entry } – { $why }
zettel-twin = Given twice: { $entry } – a device was copied; both entries stand there.
zettel-book = In the book:
zettel-balance = { "  " }{ $name } { $sum }
zettel-balance-left = { "  " }{ $name } { $sum } (has left)
zettel-pot-open = { $sum } lie in the pot: who pays whom is certain when the evening is closed.
zettel-transfer = { "  " }{ $from } pays { $to } { $sum }
zettel-figures = { $hands ->
    [1] One hand
   *[other] { $hands } hands
}:
zettel-member = { "  " }{ $name }: { $sum } on { $evenings ->
    [1] one evening
   *[other] { $evenings } evenings
}, { $hands } hands, longest series { $won } won, { $lost } lost
zettel-declared = { "    " }played (won/all): { $declared }
zettel-dearest = Dearest Solo: { $what } of { $who } on { $date }, { $sum }
zettel-sie = Sie! { $who } on { $date }, at the table { $players }
zettel-unreadable = { $name }: { $why }
zettel-bad-line = Line { $line } is no entry: { $why }
zettel-newer = The entry has version { $version }, which this program does not know.
zettel-bad-word = “{ $word }” means nothing here.
zettel-bad-rules = The rule set cannot be used.
zettel-no-entry = This is no entry.
zettel-deed-joined = { $name } joined
zettel-deed-left = { $name } left
zettel-deed-erased = { $name } is erased
zettel-deed-opened = evening begun
zettel-deed-sat-down = { $name } sits down
zettel-deed-stood-up = { $name } stands up
zettel-deed-undone = taken back
zettel-deed-chosen = chosen
zettel-deed-closed = evening ended
zettel-deed-paid = { $from } pays { $to } { $sum }
zettel-deed-brought = sums of earlier times
zettel-bad-device = “{ $name }” is no name of a device: letters a to z and digits, at most 24.
zettel-table-csv = This is no table: { $why }
zettel-table-names = The first line has to name everybody once, after the column of days.
zettel-table-day = Line { $line }: “{ $found }” is neither a day nor a year.
zettel-table-sum = Line { $line }: “{ $found }” is no sum.
zettel-table-not-zero = Line { $line }: the sums add up to { $sum }, not 0.
zettel-refusal-bad-name = A name has 1 to 40 characters.
zettel-refusal-name-taken = Somebody in the round has this name already.
zettel-refusal-unknown-member = There is nobody like that in the round.
zettel-refusal-has-left = Who has left plays no more.
zettel-refusal-unknown-evening = There is no such evening.
zettel-refusal-unknown-entry = There is no such entry, or this cannot be done to it.
zettel-refusal-bad-table = Four to eight sit at the table, each once.
zettel-refusal-no-money = One does not play for money under this rule set, or the unit is not 1 to 100000 cents.
zettel-refusal-evening-closed = The evening is closed. Take its end back first.
zettel-refusal-choice-open = A hand stands there twice. Choose first.
zettel-refusal-not-next = Another hand comes next.
zettel-refusal-sits-already = That one sits at the table already.
zettel-refusal-not-at-table = That one does not sit at the table.
zettel-refusal-too-few = Schafkopf takes four.
zettel-refusal-last-at-table = The last one at the table closes the evening.
zettel-refusal-not-playing = That one sits out in this hand.
zettel-refusal-ramsch-names = A Ramsch is told with the points of all four.
zettel-refusal-no-choice = There is nothing to choose between these entries.
zettel-refusal-bad-payment = One pays another, more than nothing and no fantastic sum.
zettel-refusal-not-zero = What one wins others lose: the sums must add up to 0.
zettel-refusal-not-settled = Something is still open: pay it, or it stays in the book.
zettel-refusal-erased-for-good = What is erased does not come back.
zettel-refusal-unknown-rules = One does not play for money under this rule set.
zettel-refusal-contract-not-in-rules = The rule set does not know this game.
zettel-refusal-declarer-not-allowed = A Ramsch has no declarer; it is told with its points.
zettel-refusal-partner-missing = The partner is missing.
zettel-refusal-partner-not-allowed = There can be no such partner.
zettel-refusal-suit-missing = The trump suit is missing.
zettel-refusal-suit-not-allowed = This game takes no suit.
zettel-refusal-herz-not-callable = Hearts are trumps and cannot be called.
zettel-refusal-tout-in-first-game = There is no Tout in the first game.
zettel-refusal-sie-in-first-game = A Sie in the first game does not count: deal again.
zettel-refusal-impossible-result = The game cannot have ended so.
zettel-refusal-too-many-runners = There are not so many runners.
zettel-refusal-doubling-off = The rule set knows no doubling.
zettel-refusal-double-not-in-this = This game is not doubled.
zettel-refusal-too-many-doubles = It is not doubled so often.
zettel-refusal-retour-off = The rule set knows no Retour.
zettel-refusal-bad-knocks = These cannot have knocked.
zettel-refusal-offender-missing = It is not said who did it.
zettel-refusal-contract-missing = It is not said what was played.
zettel-refusal-declarer-missing = It is not said who played.
zettel-refusal-offence-not-possible = This cannot happen here.
zettel-refusal-not-the-bidder = Another made the bid.
zettel-refusal-thrower-not-allowed = That one cannot have thrown in after another's mistake.
zettel-refusal-choice-missing = The other side must choose: play on or stop.
zettel-refusal-choice-not-allowed = There is nothing to choose here.
zettel-refusal-ruling-not-scored = The hand goes on after that; write down how it ended.
