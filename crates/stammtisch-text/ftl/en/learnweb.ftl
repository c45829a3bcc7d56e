# The pages for learning and the rules book in the browser.

lw-learn = Learn Schafkopf
lw-learn-about = Never played before? Look at the cards first. Then you play with a coach at your side: first four hands to begin with, later the games that many rounds add.
lw-book = Rules book
lw-book-about = All rules to look up
lw-begin = Begin
lw-go-on-with = Go on: { $title }
lw-first = Look first
lw-then = Then play
lw-house = What else is played
lw-house-about = Not in the book of the Schafkopfschule, but in many rounds at home and in the tavern.
lw-primer = The game in eight steps
lw-primer-about = Explained with the cards, with small questions to try. About ten minutes.
lw-step-of = Step { $step } of { $steps }
lw-seen = seen
lw-finished = done
lw-half-way = begun
lw-steps = The steps
lw-kept-here = How far you are is kept on this device only.
lw-forget = Start over
lw-all-done = You have learned all you need for the first evening.
lw-to-table = Now to a table

lw-back-to-learn = Learning
lw-back = Back
lw-next = Next
lw-to-lessons = To the hands with the coach
lw-try = Try it
lw-check = Check
lw-again = Try again
lw-right = Right.
lw-not-yet = Not yet.
lw-half = Almost: something is missing.
lw-mark-right = right
lw-mark-wrong = wrong
lw-on-table = On the table
lw-your-hand = Your hand
lw-read-more = Look it up:
lw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# The eight steps.
lw-step-deck = The cards and their points
lw-step-deck-text = Schafkopf is for four players: mostly two against two, sometimes one against three. There are 32 cards in four suits. Everybody gets eight; they are his hand.
lw-step-deck-suits = The four suits
lw-step-deck-ranks = What each card counts, the same in all suits
lw-step-deck-more = What the cards count is called points. The highest card of a suit is the Ace; in Bavaria it is called the Sow. There is no Queen and no Jack: in their place stand Ober and Unter, the Ober with the sign of the suit at the top, the Unter with the sign at the bottom. All cards together have 120 points, and who makes more than half of them wins.
lw-task-sum = How many points lie here?
lw-task-sum-why = Ace 11, Ten 10, King 4, the Nine counts nothing: 25 together.

lw-step-trick = The trick
lw-step-trick-text = One player leads a card, the others add one each, clockwise. These four cards are a trick. A hand has eight tricks.
lw-step-trick-figure = Leaves were led. The Ten of Leaves is the highest of them and takes the trick; the Ace of Bells is another suit and does not.
lw-step-trick-more = Who takes the trick gets its points and leads to the next. In a suit the order is: Ace, Ten, King, Nine, Eight, Seven.
lw-task-suit = Acorns were led. Which card takes the trick? Tap it.
lw-task-suit-why = The King of Acorns is the highest of Acorns in the trick. The Ace of Leaves belongs to another suit.

lw-step-trumps = The trumps
lw-step-trumps-text = Trumps beat every suit. In the usual game there are fourteen: all four Obers, all four Unters and all Hearts.
lw-step-trumps-order = The fourteen trumps, the highest first
lw-step-trumps-more = Among Obers and Unters the suit gives the rank: Acorns before Leaves before Hearts before Bells. Nothing beats the Ober of Acorns; it is called the Old Man. Obers and Unters never belong to the suit they show: the Ober of Leaves is a trump, not a Leaf.
lw-task-trumps = Which of these cards are trumps? Tap all of them, then “Check”.
lw-task-trumps-why = All Obers, all Unters and all Hearts are trumps, nothing else.
lw-task-ruff = Leaves were led. Which card takes the trick?
lw-task-ruff-why = There are two trumps in the trick. The Unter of Bells stands above the Ace of Hearts: Unters come before Hearts.

lw-step-follow = Following suit
lw-step-follow-text = The most important rule: what was led you must add, if you have it. Leaves on Leaves, trump on trump. Which of these cards is up to you.
lw-step-follow-more = If you have none of the suit, you are free: trump it, that is, take the trick with a trump, or throw off anything. If trumps were led and you have none, you may play anything as well.
lw-task-follow = Leaves were led. Which cards may you play? Tap all of them.
lw-task-follow-why = Only the Ten and the Eight of Leaves are Leaves. The Ober of Leaves is a trump and does not belong to them.
lw-task-follow-trump = Trumps were led. Which cards may you play?
lw-task-follow-trump-why = Trump on trump: the Unter of Bells, the Ober of Acorns and the Seven of Hearts.
lw-task-free = Bells were led. Which cards may you play?
lw-task-free-why = You have no Bells; the Ober of Bells is a trump. So you are free and may play any card.

lw-step-call = The Rufspiel
lw-step-call-text = The most common game: two against two, and at first nobody knows who belongs to whom. In turn everybody says “Pass” or “I'll play”. Who plays is the declarer and calls an Ace: who has it is his partner, and does not tell yet. The other two are their opponents.
lw-step-call-aces = These three can be called. Hearts cannot, as Hearts are trumps.
lw-step-call-E = the Old One
lw-step-call-G = the Blue One
lw-step-call-S = the Fat One
lw-step-call-more = You may only call the Ace of a suit of which you have a card yourself, but not the Ace. Obers and Unters do not belong to the suit.
lw-task-call = This is your hand. Which Ace may you call?
lw-task-call-why = Acorns: you have King and Nine, but not the Ace. You have no Leaves, as the Ober of Leaves is a trump. The Ace of Bells you have yourself.

lw-step-ace = The called Ace
lw-step-ace-text = The called Ace is not quite free. When its suit is led, you must play it. Then everybody knows who belongs together.
lw-step-ace-more = Before that nobody may throw it off. And who has it may lead its suit only with the Ace, unless he had four cards of the suit at the beginning.
lw-task-ace = The Ace of Acorns is called, and you have it. Acorns were led. What may you play?
lw-task-ace-why = The called Ace must go on the table when its suit is led.

lw-step-alone = Wenz and Solo
lw-step-alone-text = With a strong hand you play alone against three. That comes before a Rufspiel.
lw-step-alone-wenz = In a Wenz only the four Unters are trumps. The Obers lie in their suits, between King and Nine.
lw-step-alone-solo = In a Solo you choose the suit of trumps: Obers, Unters and this suit are trumps, here Bells. Hearts are then a suit like any other.
lw-task-wenz = A Wenz. Acorns were led. Which card takes the trick?
lw-task-wenz-why = The Unter of Bells is a trump. The Ober of Acorns is only a card of Acorns in a Wenz.

lw-step-count = Counting
lw-step-count-text = After eight tricks each side, those who belong together, counts its points, 120 in all. The declarer and his partner need 61; for the others 60 are enough.
lw-step-count-bar = Points of the declarer's side
lw-step-count-more = From 91 the game is won with “Schneider” and counts more; the others have then stayed below 30. With 30 or less the declarer's side is Schneider itself. Who takes no trick at all is “schwarz”.
lw-bar-lost-schneider = lost, Schneider
lw-bar-lost = lost
lw-bar-won = won
lw-bar-won-schneider = won, Schneider
lw-task-sixty = The declarer's side has 60 points. Who has won?
lw-task-sixty-a = The declarer's side
lw-task-sixty-b = The others
lw-task-sixty-c = Nobody, it is a tie
lw-task-sixty-why = The declarer needs 61. There are no ties.
lw-task-schneider = The others have made 28 points. How did the game end?
lw-task-schneider-a = Plainly won for the declarer
lw-task-schneider-b = Won with Schneider for the declarer
lw-task-schneider-c = The others have won
lw-task-schneider-why = 120 less 28 are 92, that is more than 90: Schneider.

# A guided hand.
lw-lesson-of = Hand { $number } of { $lessons }
lw-goal = The goal
lw-start = Let's go
lw-coach = The coach
lw-your-turn = It is your turn.
lw-your-lead = You lead.
lw-ask-bid = What do you say?
lw-ask-contract = What do you play?
lw-more-bids = Bid higher
lw-more-contracts = Other games
lw-hint = What would you do?
lw-take-back = Take back
lw-trick-goes-on = Go on
lw-hurry = Tap the table if you want it faster.
lw-takes = { $who ->
    [you] You take the trick with { $card }
   *[other] { $name } takes the trick with { $card }
}: { $why } { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
lw-takes-trump = the highest trump in it.
lw-takes-suit = the highest card of the suit.
lw-takes-ruff = a trump beats every suit.
lw-partner-known = { $who ->
    [you] Now everybody knows: you are the partner.
   *[other] Now it is out: { $name } is the partner.
}
lw-play-card = { $card }, allowed
lw-no-card = { $card }, not allowed
lw-says = { $name }: { $words }
lw-plays-card = { $name } plays { $card }
lw-tap-twice = One tap lifts the card, another one plays it. With the keyboard: arrow keys and Enter.
lw-trumps = Trumps: { $trumps }
lw-of-suit = { $suit }: { $cards }
lw-won = Won!
lw-lost = Lost
lw-thrown-in = Thrown in
lw-another = Another game
lw-offers = offers a trump
lw-agreed = In { $agreed } of { $of } decisions you agreed with the coach.
lw-learnt = What you can do now
lw-learnt-follow-a = Follow suit, and know when you are free
lw-learnt-follow-b = See who takes a trick
lw-learnt-follow-c = Collect 60 points against the declarer
lw-learnt-trumps-a = The fourteen trumps and their order
lw-learnt-trumps-b = Draw trumps as the declarer
lw-learnt-trumps-c = Win with a partner you do not know
lw-learnt-call-a = Bid, and call an Ace
lw-learnt-call-b = Play a whole Rufspiel from the first word to the count
lw-learnt-solo-a = See when a hand is good enough for a Solo
lw-learnt-solo-b = Play alone against three
lw-learnt-geier-a = See a Geier: Obers and Aces instead of many trumps
lw-learnt-geier-b = Win alone with only four trumps in the game
lw-learnt-ramsch-a = Play a Ramsch when nobody wants to play
lw-learnt-ramsch-b = Keep out of tricks and get rid of high cards
lw-learnt-bettel-a = See when a hand is good for a Bettel
lw-learnt-bettel-b = Take none of eight tricks
lw-learnt-hochzeit-a = Take an offered trump and give a card back
lw-learnt-hochzeit-b = Play as an open pair against two
lw-lesson-next = Next hand: { $title }
lw-lesson-again = The same again
lw-log = What happens
lw-retry = Try again

# The rules book.
lw-search = Search
lw-search-about = Laufende, follow, S 3.2.1
lw-hits = { $hits ->
    [0] Nothing found.
    [one] One entry found.
   *[other] { $hits } entries found.
}
lw-contents = Contents
lw-all-clauses = All { $clauses } clauses
lw-other-clauses = { $clauses } other clauses
lw-terms = Words from A to Z
lw-example = Example
lw-references = See also
lw-also = The same word elsewhere
lw-taken-as = This is probably “{ $word }”.
lw-did-you-mean = Did you mean …
lw-not-in-book = “{ $query }” is not in the rules book.
lw-clauses = The clauses of this section
lw-before = Before
lw-after = After
lw-to-contents = To the contents

# Once more: one's own mistakes as tasks.
lw-again-heading = Once more
lw-again-about = The positions of your own hands in which one could have known better: as small tasks, until they are right.
lw-again-go = { $count ->
    [one] One task waits
   *[other] { $count } tasks wait
}
lw-again-none-yet = None yet. They come by themselves when you have a hand of your own reviewed.
lw-again-history = To my hands
lw-again-left = { $count ->
    [0] No task left
    [one] One task left
   *[other] { $count } tasks left
}
lw-again-empty = There is nothing here right now. Have a hand of your own reviewed: your mistakes in it come here.
lw-again-done = { $count ->
    [one] One task solved. None is left.
   *[other] { $count } tasks solved. None is left.
}
lw-again-kept-here = Only this device remembers your tasks. Who signs out leaves none here.
lw-again-ask-card = Which card do you play?
lw-again-ask-auction = What do you say?
lw-again-ask-contract = What do you play?
lw-again-ask-double = Do you say Stoss?
lw-again-before = What was played before
lw-again-best = Right: the best.
lw-again-good = Right as well: hardly worse than the best, or the distance may be chance.
lw-again-wrong = That costs something.
lw-again-was-best = Better was: { $best }. The task comes back.
lw-again-then = Then: { $did }.
lw-again-cost = It cost { $cost }.
lw-again-next = Go on
lw-again-later = Later
lw-again-review = Look at it in the review

# Playing on from a point.
lw-again-title = Could I have won?
lw-again-open = Open cards: the others play without a mistake.
lw-again-closed = The others are bots and see only their own cards.
lw-again-back = To the review
lw-again-loading = Laying out the cards …
lw-again-hands = The cards of the others
lw-again-once-more = Once more from here
lw-again-was = then
lw-again-now = now
lw-again-difference = Difference:
lw-again-more-points = { $points } card points
lw-again-outcome = Outcome
lw-again-points = Card points
lw-again-units = Units
lw-again-list = Points
lw-again-none = –
lw-again-nobody = nobody plays
lw-again-won = won
lw-again-won-schneider = won with Schneider
lw-again-won-schwarz = won and schwarz
lw-again-lost = lost
lw-again-lost-schneider = lost with Schneider
lw-again-lost-schwarz = lost and schwarz
lw-again-end-turned = Yes: this way you win.
lw-again-end-spoilt = This way you lose what was won.
lw-again-end-won-more = Won this way, too, and paid better.
lw-again-end-won-too = Won this way, too.
lw-again-end-lost-less = Lost this way, too, but cheaper.
lw-again-end-lost-too = Lost this way, too.
lw-again-end-won = Won.
lw-again-end-lost = Lost.
lw-again-end-nobody = Nobody plays.
lw-again-about-open = All others played with open cards as well as can be; in a Ramsch and in the auction as bots do. Nobody at the table knows that.
lw-again-about-closed = The others played as bots do that see only their own cards. At the table it could have gone otherwise.
lw-again-cents = { $value } ct
lw-again-euros = €{ $value }
