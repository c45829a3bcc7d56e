# stammtisch suggest.
suggest-unknown-bot = { $name ->
    [offen] `{ $name }` sees all cards, and plays in the arena alone: here one hand is known. There are { $known }.
   *[other] `{ $name }` is not a bot. There are { $known }.
 }
suggest-unknown-level = level: `{ $name }` is not a contract. There are: { $known }.
suggest-level-not-allowed = level: only who says `play` or `raise` names a contract.
suggest-too-early = while the auction is on or the contract is chosen there is no `contract`, `doubles` or `plays`.
suggest-no-world = no hands of the others agree with this hand and with what was said and played.

# stammtisch analyze.
review-not-playable = { $name }, game { $number }: cannot be reviewed because it was not played by the rules ({ $why }). `stammtisch audit` says what was wrong.
review-no-deal = { $name }, game { $number }: cannot be reviewed because the hands are not known. All four hands or all the cards played must be there.
review-nothing = None of the files holds a game that can be reviewed.
review-no-mind = `{ $name }` plays by rules and cannot say what a card is worth. Reviews are made by { $known }.
review-written = The review is in { $file }.
review-title = Review
review-title-games = Review of { $games } games
review-heading = Game { $game } · rules: { $rules } · dealer: { $dealer }
review-plays = { $who } plays: { $contract }
review-plays-with = { $who } plays: { $contract }, partner { $partner }
review-must-play = { $who } must play: { $contract }
review-must-play-with = { $who } must play: { $contract }, partner { $partner }
review-doubled = { $number ->
    [1] Stoss
    [2] Retour
    [3] Sub
    [4] Re-Sub
   *[other] Double no. { $number }
 } by { $who }
review-won = Won with { $points } points in { $tricks } tricks.
review-lost = Lost with { $points } points in { $tricks } tricks.
review-schneider = The losers are Schneider.
review-schwarz = The losers are Schwarz.
review-thrown-in = Nobody played.
review-open = The game was not played to its end.
review-hands = The four hands
review-players = How well it was played
review-column-player = Player
review-column-accuracy = Accuracy
review-column-inaccuracies = inaccurate
review-column-mistakes = mistakes
review-column-blunders = blunders
review-column-cost = given away
review-column-result = Result
review-column-games = Games
review-column-option = Option
review-column-value = Expected
review-column-win = wins
review-column-points = points
review-column-open = open
review-count-blunders = { $count ->
    [one] one blunder
   *[other] { $count } blunders
}
review-count-mistakes = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
review-count-inaccuracies = { $count }× inaccurate
review-given-away = { $cost } given away
review-result = Result { $result }
review-games = { $games ->
    [one] one game
   *[other] { $games } games
}
review-no-accuracy = –
review-percent = { $value } %
review-units = { $value } u
review-list-points = { $value } p
review-cents = { $value } ct
review-euros = € { $value }
review-role-declarer = declarer
review-role-partner = partner
review-role-defender = defender
review-turning = Turning points
review-turning-line = Trick { $trick }, { $who } with { $card }: { $from } → { $to }
review-turning-note = That is how the cards lay; at the table it could not always be seen.
review-no-turning = With open cards the result stood from the first trick on, and was kept.
review-grade-lost-schwarz = lost, Schwarz
review-grade-lost-schneider = lost, Schneider
review-grade-lost = lost
review-grade-won = won
review-grade-won-schneider = won, Schneider
review-grade-won-schwarz = won, Schwarz
review-mistakes = What would have been better
review-no-mistakes = No mistake of any weight.
review-all-decisions = All decisions
review-auction = Auction
review-contract = Contract
review-double = Stoss
review-trick = Trick { $trick }
review-trick-taken = { $who }, { $points } points
review-instead = { $who }: { $played } instead of { $best }
review-one-instead = { $played } instead of { $best }
review-as-played = { $who }: { $played }
review-verdict-best = best
review-verdict-good = equally good
review-verdict-inaccuracy = inaccurate
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-cost = costs { $cost }
review-win-chance = chance of winning { $played } instead of { $best }
review-open-points = With open cards: { $best } instead of { $played } points for the declarer's party.
review-open-tricks = With open cards: { $best } instead of { $played } tricks for the declarer's party.
review-open-same = With open cards it would have come to the same this time.
review-open-lucky = The way the cards lay, it went well this time.
review-rule = Rule of thumb: { $rule }
review-worlds = { $worlds ->
    [one] one possible deal looked at
   *[other] { $worlds } possible deals looked at
}
review-worlds-all = { $worlds ->
    [one] only one deal was possible any more
   *[other] all { $worlds } possible deals looked at
}
review-options = All options
review-summary = Summary
review-habits = Dearest habits
review-habit-line = { $count }× { $habit }: { $cost }
review-no-habits = no dear habits
review-say-double = Stoss
review-say-decline = no Stoss
review-say-retour = Retour
review-say-no-retour = no Retour
review-say-words = “{ $words }”
review-course = The course of the game
review-course-points = points of the declarer's party if all play openly and without mistakes from here on
review-course-tricks = tricks of the declarer's party if all play openly and without mistakes from here on
review-course-mistakes = mistakes
review-tricks = Trick by trick
review-how = How to read this
review-how-value = “Expected” is what the card brings its player on average by all that he could know, in { $currency }. “Open” is what comes of it with open cards and best play by all. Only what could be known better at the table is a mistake.
review-how-accuracy = Accuracy compares what somebody gave away with what playing blindly would have cost: 100 % for who gives nothing away, 50 % for who gives away as much as somebody who does anything that is allowed.
review-currency-units = units (u)
review-currency-points = points of the list (p)
review-game-line = Game { $number }: { $contract }
review-turn-decides = Trick { $trick }: { $who } plays { $card }, and the game turns. With open cards it was { $from } for the declarer's party until then, now it is { $to }.
review-turn-height = Trick { $trick }: { $who } plays { $card }. With open cards it was { $from } for the declarer's party until then, now it is { $to }.
review-advice = { $who }: { $advice } { $count ->
    [one] That cost { $cost } here.
   *[other] That cost { $cost } in all here, { $count } times.
}

# Reviews on the server.
review-too-long = This is too long for a game: { $most } KiB at most.
review-unreadable = Line { $line }, column { $column }: { $why }
review-not-one-game = { $games ->
    [0] There is no game in it that can be reviewed.
   *[other] There are { $games } games in it. One is reviewed at a time: paste only one.
}
review-unknown-rules = There is no rule set “{ $name }” here. There are: { $known }.
review-hands-unknown = The game cannot be reviewed because the hands are not known. All four hands or all the cards played must be there.
review-unplayable = The game cannot be reviewed because it was not played by the rules: { $why }
review-not-on-ladder = The rule set does not have this contract.
review-short-trick = A trick has four cards.
review-wrong-time = This cannot be said at that time.
review-busy = Many games wait for their review already. Try again in a minute.
review-too-many-of-yours = Several games of yours wait for their review already. Wait a moment, then try again.
review-not-found = This review is not here any more. Have the game reviewed again.

# What went wrong.
lesson-passed-good-hand = This is a hand to play: { $best } brings more in the long run.
lesson-played-weak-hand = The hand is too weak to play; { $best } is cheaper.
lesson-claimed-too-little = The hand is worth more: { $best }.
lesson-claimed-too-much = The hand does not carry so much: { $best } is enough.
lesson-wrong-call = Another Ace makes it easier: { $best }.
lesson-wrong-game = With this hand { $best } is the better game.
lesson-missed-tout = With this hand { $best } brings more on average.
lesson-rash-tout = A Tout risks too much; without it the game brings more on average.
lesson-missed-double = This is a hand to double with.
lesson-rash-double = The hand is not good enough to double.
lesson-trumps-not-drawn = There are trumps outside: the declarer had better draw them before he plays side suits, with { $best }.
lesson-partner-led-no-trump = There are trumps outside: the partner had better lead trump here, { $best }.
lesson-defender-led-trump = Instead of trump, { $best } was better here.
lesson-defender-led-no-trump = Defenders seldom lead trump, but here { $best } was better.
lesson-trump-too-soon = Trump can wait; first { $best }.
lesson-not-searched = The called Ace should be searched for: it has to fall on { $best }.
lesson-wrong-suit = That was the wrong suit; better is { $best }.
lesson-led-too-high = Led too high: better is { $best }.
lesson-led-too-low = Led too low: better is { $best }.
lesson-not-taken = Better is { $best }: it beats what lies in this trick.
lesson-not-ruffed = Better to trump this, with { $best }.
lesson-took-from-partner = The trick is the own party's for sure without { $played }; better to give { $best }.
lesson-taken-too-dear = Better to let this trick go, with { $best }.
lesson-won-too-high = If the trick is taken, then with a lower card: { $best }.
lesson-won-too-low = If the trick is taken, then with a higher card: { $best }.
lesson-not-smeared = The trick is the own party's for sure: { $best } belongs on it.
lesson-gave-away = The trick goes to the others for sure: { $played } gives points away, { $best } is enough.
lesson-wrong-discard = Better to part with { $best }.

# The same as a habit.
habit-passed-good-hand = passed with a good hand
habit-played-weak-hand = played with too weak a hand
habit-claimed-too-little = claimed too little
habit-claimed-too-much = claimed too much
habit-wrong-call = called the wrong Ace
habit-wrong-game = chose the wrong game
habit-missed-tout = did not announce a Tout
habit-rash-tout = risked a Tout
habit-missed-double = did not double
habit-rash-double = doubled too lightly
habit-trumps-not-drawn = did not draw trumps as declarer
habit-partner-led-no-trump = did not lead trump as partner
habit-defender-led-trump = led trump as defender
habit-defender-led-no-trump = led a side suit instead of trump as defender
habit-trump-too-soon = led trump too soon
habit-not-searched = did not search for the called Ace
habit-wrong-suit = led the wrong suit
habit-led-too-high = led too high
habit-led-too-low = led too low
habit-not-taken = did not take a trick
habit-not-ruffed = did not trump
habit-took-from-partner = beat their own partner
habit-taken-too-dear = took a trick too dearly
habit-won-too-high = took a trick too high
habit-won-too-low = took a trick too low
habit-not-smeared = did not put points on
habit-gave-away = gave points away
habit-wrong-discard = threw off the wrong card

# What there is to learn from it.
advice-passed-good-hand = With four trumps or more, high ones among them, and a suit to call, one plays: who always passes pays in the long run.
advice-played-weak-hand = With a weak hand playing costs more than passing: rather pass and defend well.
advice-claimed-too-little = A strong hand should be claimed higher, before somebody else gets the game.
advice-claimed-too-much = Claim higher only if the hand mostly wins the higher game too.
advice-wrong-call = Call the Ace of the suit of which you have few and low cards yourself.
advice-wrong-game = Compare before you declare: which game makes the most safe tricks with this hand?
advice-missed-tout = Who holds all the tricks announces a Tout: it pays more.
advice-rash-tout = A Tout needs eight tricks that nobody can take; with a doubtful one stay with the plain game.
advice-missed-double = A defender with many high trumps says Stoss.
advice-rash-double = Double only with a hand that beats the declarer more often than not.
advice-trumps-not-drawn = As declarer lead trumps first, until the defenders have none, then the side suits.
advice-partner-led-no-trump = As partner lead trump: it helps the declarer to draw the defenders' trumps.
advice-defender-led-trump = As defender do not lead trump but a side suit: drawing trumps is what the declarer wants.
advice-defender-led-no-trump = Defenders, too, lead trump at times, when it makes the trumps of the declarers fall together.
advice-trump-too-soon = Keep trumps as long as there are safe tricks to make in side suits.
advice-not-searched = As defender search for the called Ace: a lead in the called suit shows who belongs together.
advice-wrong-suit = Before leading, think who is out of which suit, and take the one that helps your own party.
advice-led-too-high = Do not lead higher than needed: high cards make their tricks later, too.
advice-led-too-low = Who is sure to make the trick leads a card that counts.
advice-not-taken = Tricks with many points are taken by who can.
advice-not-ruffed = Who does not have the suit and sees points trumps.
advice-took-from-partner = Leave a trick to your partner who has it, and put points on it.
advice-taken-too-dear = Let small tricks go and save the high card for one that counts.
advice-won-too-high = Take a trick as low as possible if nobody can beat it any more.
advice-won-too-low = If somebody behind you can still beat it, take it high at once, or not at all.
advice-not-smeared = When the trick is surely your party's, put points on it: an Ace or a Ten.
advice-gave-away = Into a trick of the others goes the card with the fewest points.
advice-wrong-discard = Throw off what makes no trick any more; best of all, get rid of a suit.

# Hints at the table.
hint-with-reason = { $hint }. { $reason }
review-no-exchange = What was exchanged for the Hochzeit is not told, or cannot have been.

# Facts that make the difference.
review-seen-open = Seen with open cards only: { $claim }
claim-outside-trump = { $count ->
    [0] No trump is left outside.
    [one] One trump is left outside.
   *[other] { $count } trumps are left outside.
}
claim-outside-suit = { $count ->
    [0] No card of { $suit } is left outside.
    [one] One card of { $suit } is left outside.
   *[other] { $count } cards of { $suit } are left outside.
}
claim-holds-rufspiel = { $count ->
    [0] For a Rufspiel the hand has no trump.
    [one] For a Rufspiel the hand has one trump.
   *[other] For a Rufspiel the hand has { $count } trumps.
}
claim-holds-trump = { $count ->
    [0] The hand has no trump.
    [one] The hand has one trump.
   *[other] The hand has { $count } trumps.
}
claim-holds-suit = { $count ->
    [0] The hand has no card of { $suit }.
    [one] The hand has only one card of { $suit }.
   *[other] The hand has { $count } cards of { $suit }.
}
claim-lords = { $count ->
    [0] The hand has no Ober and no Unter.
    [one] The hand has a single Ober or Unter.
   *[other] The hand has { $count } Obers and Unters together.
}
claim-aces = { $count ->
    [0] The hand has no Ace outside trumps.
    [one] The hand has one Ace outside trumps.
   *[other] The hand has { $count } Aces outside trumps.
}
claim-void-trump = { $who } has no trump.
claim-void-suit = { $who } is void in { $suit }.
claim-called-with = The called card must be with { $who }.
claim-lies-with = As it lies, the trick is { $who }’s.
claim-lying = { $points ->
    [0] Nothing that counts lies in the trick.
   *[other] { $points } points lie in the trick.
}
claim-ahead = { $card } is ahead in this trick.
claim-takes = With { $card } the trick goes to { $who } for sure.
claim-leads-next = After { $card }, { $who } leads next.
claim-ours = With { $card } the trick goes to the own side for sure.
claim-theirs = With { $card } too the trick goes to the others for sure.
claim-can-take-in = { $tenths ->
    [0] With { $card } the own side can take the trick in hardly any possible deal.
    [10] With { $card } the own side can take the trick in nearly every possible deal.
   *[other] With { $card } the own side can take the trick in { $tenths } of 10 possible deals.
}
claim-smear = { $card } goes on a trick that another of the own side takes for sure.
claim-high-trump = No trump outside is higher than { $card }.
claim-high-suit = Nothing outside in this suit is higher than { $card }.
claim-over-trump = { $count ->
    [one] Only one trump outside is higher than { $card }.
   *[other] { $count } trumps outside are higher than { $card }.
}
claim-over-suit = { $count ->
    [one] Only one card of the suit outside is higher than { $card }.
   *[other] { $count } cards of the suit outside are higher than { $card }.
}
claim-entry = { $card } is the only card in the hand that nobody can take when it is led.
claim-spatz = { $card } is a Spatz: a small card that does not count.
claim-last-of-suit = { $card } is the last card of its suit; without it the suit can be trumped.
claim-search = On { $card } the called Ace has to fall.
claim-cheapest = Of the cards that do the same here, none counts less than { $card }.
claim-lacks-declarer-out-of-schneider = The declarer’s side lacks { $points ->
    [one] one point
   *[other] { $points } points
} to be out of Schneider.
claim-lacks-declarer-win = The declarer’s side lacks { $points ->
    [one] one point
   *[other] { $points } points
} to win.
claim-lacks-declarer-schneider = The declarer’s side lacks { $points ->
    [one] one point
   *[other] { $points } points
} to make the others Schneider.
claim-lacks-defenders-out-of-schneider = The defenders lack { $points ->
    [one] one point
   *[other] { $points } points
} to be out of Schneider.
claim-lacks-defenders-win = The defenders lack { $points ->
    [one] one point
   *[other] { $points } points
} to win.
claim-lacks-defenders-schneider = The defenders lack { $points ->
    [one] one point
   *[other] { $points } points
} to make the others Schneider.
claim-declarer-after = { $steps ->
    [1] The declarer plays right after: a short way.
    [3] The declarer plays last: a long way.
   *[other] The declarer plays last but one.
}
review-about = { $cost } (± { $interval })
review-untried = Not worked out: { $options }

# Playing on from a point.
again-no-such-point = The game has no such point. Choose another one in the review.
again-not-asked = Whoever sits there has nothing to do any more from this point on. Choose an earlier point or another seat.
again-busy = Many are playing a game on right now. Try again in a moment.
