# The review of a hand in the browser.

rv-title = Review
rv-shared-about = { $name } shows you this hand.
rv-shared-nameless = Somebody shows you this hand.
rv-history = History
rv-loading = Fetching the hand …
rv-no-hand = This hand cannot be found. Only who played in it can look at it, or who was given a link to it.
rv-no-shared = There is no hand behind this link. Perhaps it is not shared any longer.
rv-no-review = This review is gone. Paste the hand once more.
rv-retry = Try again

# Pasting a hand.
rv-paste = Review a hand
rv-paste-about = Paste a hand that was written down, or open a file (.skn). The dealer, the contract and the eight tricks are enough.
rv-paste-label = The hand
rv-paste-file = Open a file
rv-paste-example = Put in an example
rv-paste-go = Review
rv-paste-own = Hands you played yourself are in the history.

# How far it is.
rv-waiting = The review waits until others are done. You can look at the hand already.
rv-working = The coach goes through the hand: { $done } of { $all } decisions.
rv-failed = The review did not work out:

# The hand.
rv-nobody = Nobody played.
rv-bot = Bot { $seat }
rv-some-bot = A bot
rv-hands = The four hands
rv-cards-of = Cards of { $name }
rv-took = takes the trick
rv-step-start = Before the first word
rv-step-said = Bid: { $name }
rv-step-contract = { $name } names the contract
rv-step-double = Stoss: { $name }
rv-step-card = Trick { $trick }, card { $place }: { $name }
rv-step-end = At the end
rv-says = { $name }: { $words }
rv-plays = { $name } plays { $card }.
rv-first = To the beginning
rv-back = One step back
rv-next = One step on
rv-last = To the end
rv-next-mistake = Next mistake
rv-keys = Keys: ← → step by step, Home and End, N to the next mistake.
rv-mark-played = played
rv-mark-better = better

# The course of the hand.
rv-curve = The course of the hand
rv-curve-points = Points of the declarer's side if everybody plays with open cards and without a mistake from here on
rv-curve-tricks = Tricks of the declarer's side if everybody plays with open cards and without a mistake from here on
rv-curve-at = { $step }. Course: { $value } { $unit ->
    [tricks] tricks
   *[points] points
}, { $grade }
rv-curve-table = The course as a table
rv-curve-after = After
rv-curve-value = Value
rv-curve-state = State
rv-curve-cards = { $cards ->
    [0] before the first card
    [one] 1 card
   *[other] { $cards } cards
}
rv-needs = { $points } win
rv-grade-lost_schwarz = lost and schwarz
rv-grade-lost_schneider = lost with Schneider
rv-grade-lost = lost
rv-grade-won = won
rv-grade-won_schneider = won with Schneider
rv-grade-won_schwarz = won and schwarz

# A decision.
rv-no-choice = There was no choice here.
rv-not-judged = Still being judged …
rv-did = Done
rv-better = Better
rv-cost = Costs { $cost }
rv-rule = Rule of thumb
rv-options = All alternatives
rv-options-units = What it brings on average, in units: the longer the bar, the better
rv-options-cents = What it brings on average, in cents: the longer the bar, the better
rv-option-about = ± { $interval }
rv-options-points = What it brings on average, in points: the longer the bar, the better
rv-option-win = wins { $percent } %
rv-option-best = best
rv-option-done = as played
rv-more-options = { $count ->
    [one] One more
   *[other] { $count } more
}
rv-verdict-best = best
rv-verdict-good = equally good
rv-verdict-inaccuracy = inaccurate
rv-verdict-mistake = mistake
rv-verdict-blunder = blunder
rv-double-yes = Stoss
rv-double-no = no Stoss

# The whole.
rv-mistakes = What would have been better
rv-mistakes-about = The dearest first. A mistake is only what one could have known better at the table.
rv-no-mistakes = No mistake of weight. Well played!
rv-instead = { $did } instead of { $better }
rv-turning = Turning points
rv-go-there = Look at it
rv-players = How well it was played
rv-player = Player
rv-accuracy = Accuracy
rv-given-away = given away
rv-percent = { $value } %
rv-you = you
rv-accuracy-about = 100 % is who gives nothing away; 50 % who gives away as much as somebody who does anything allowed. A single hand says little.
rv-learn = What there is to learn
rv-nothing-to-learn = Nothing this time: everybody played well.
rv-learn-here = Fitting:
rv-lesson-trumps = Hand with the coach: Drawing trumps
rv-lesson-call = Hand with the coach: Calling an Ace
rv-lesson-solo = Hand with the coach: Playing a Solo
rv-lesson-follow = Hand with the coach: Following suit
rv-book-of = Rules book: { $word }

# Sharing and taking along.
rv-keep = Show it, take it along
rv-share = Make a link to show it
rv-share-about = Who has the link sees this hand with your name; the names of the others are not shown.
rv-share-link = The link to show
rv-copy = Copy
rv-copied = Copied.
rv-unshare = Show it no longer
rv-unshared = The link is not valid any more.
rv-download = The hand as a file (.skn)

# Once more.
rv-could-i = Could I have won?
rv-could-i-about = Play on from this point yourself, as often as you like. At the end you see the difference.
rv-play-as = For whom?
rv-play-as-me = { $name } (you)
rv-play-on = Play on from here
rv-play-on-open = With open cards
rv-again = Once more
rv-again-about = { $count ->
    [one] One mistake of yours in this hand waits as a task.
   *[other] { $count } mistakes of yours in this hand wait as tasks.
}
rv-again-go = To the tasks
rv-worth-units = What it brings on average, in units:
rv-worth-cents = What it brings on average, in cents:
rv-worth-points = What it brings on average, in points:
rv-worth-open = played openly: { $grade }
rv-worth-mark-right = right:
rv-worth-mark-wrong = chosen:
rv-worth-all = over all { $worlds } deals that were possible.
rv-worth-some = over { $worlds } deals that were possible.
rv-worth-open-about = "Played openly": how it ends for the declarer's side if everybody then plays with open cards and without a mistake, in brackets its card points, in a Tout its tricks. Nobody at the table knows that.
rv-stop = Stop the review
rv-not-here = The hand cannot be reviewed on this device right now.
