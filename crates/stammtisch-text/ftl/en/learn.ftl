# Learning: guided hands with a coach, and what he says.

learn-follow-title = Following suit
learn-follow-goal = Learn the most important rule: what is led must be followed.
learn-follow-intro = The player on your right plays a Rufspiel with the Ace of Acorns. You do not have it, so you are one of the declarer's opponents: the two of you need 60 points. Whoever has the Ace of Acorns is the declarer's partner; you do not know yet who that is. Always add what was led. Cards that you may play stand higher.
learn-follow-won = You have { $points } points, and the declarer has lost. Now you can follow: suit on suit, trump on trump, and who is free throws off or trumps.
learn-follow-lost = { $points } points were not enough, the two of you needed 60. Never mind: you followed as you should. Try again, and ask the coach.

learn-trumps-title = Drawing trumps
learn-trumps-goal = Get to know the trumps: four Obers, four Unters, then Hearts.
learn-trumps-intro = You play with the Ace of Leaves: whoever has it helps you, and together you need 61 points. In a Rufspiel fourteen cards are trumps: the Obers (Acorns, Leaves, Hearts, Bells), then the Unters in the same order, then all other Hearts. The declarer leads trumps, so that the others lose theirs: that is drawing trumps.
learn-trumps-won = Won with { $points } points. It often goes like this: draw the trumps first, then lead the high cards of the other suits.
learn-trumps-lost = { $points } points, the two of you need 61. Play it again and draw their trumps first.

learn-call-title = Calling an Ace
learn-call-goal = Say "I'll play", call an Ace, and win your first whole Rufspiel.
learn-call-intro = Now from the beginning: you sit right after the dealer and speak first. You may call the Ace of a suit of which you hold a card yourself, but not the Ace. Hearts cannot be called, they are trumps.
learn-call-auction = In your turn you say "Pass" or "I'll play". You have { $trumps } trumps for a Rufspiel. From five or six on, with high ones among them, it is worth it.
learn-call-won = Won with { $points } points: your first Rufspiel from the auction to the last trick. Now you can join any table.
learn-call-lost = { $points } points are not enough, it takes 61. The hand is good enough: once more!

learn-solo-title = Playing a Solo
learn-solo-goal = Alone against three: your hand is strong enough.
learn-solo-intro = In a Solo you play alone and choose the trump suit. A Solo beats a Rufspiel. Count your trumps: with seven, the highest among them, you can dare it.
learn-solo-auction = You have { $trumps } trumps if Hearts are trumps, the highest among them. Say "I'll play"; which game it is you say afterwards.
learn-solo-won = A Solo won with { $points } points! One hand can hardly teach more. Look up the Wenz in the rules book next.
learn-solo-lost = { $points } points, the Solo is lost. No harm done: draw all trumps first, and only then give up the one weak trick.

learn-geier-title = Playing a Geier
learn-geier-goal = Only the Obers are trumps: a game for high cards.
learn-geier-intro = The Geier mirrors the Wenz: you play alone against three, and only the four Obers are trumps. Everything else belongs to its suit, Hearts and the Unters too; the Unter ranks between King and Nine. What counts are Obers to draw those of the others, and Aces with their Tens behind them.
learn-geier-auction = Say "I'll play" and then "Geier", or name it at once. Count tricks for it, not trumps: Obers, Aces, and Tens behind their Ace.
learn-geier-won = Won with { $points } points. That is how a Geier goes: draw Obers while others are out, then the Aces and the Tens behind them.
learn-geier-lost = { $points } points, it takes 61. Draw the Obers of the others first, or they trump your Aces.

learn-ramsch-title = Ramsch: when nobody plays
learn-ramsch-goal = Everybody for himself, and who has the most points loses.
learn-ramsch-intro = In many rounds the cards are not thrown in when everybody passes: a Ramsch is played. Trumps are those of a Rufspiel, but now nobody wants tricks: who has the most points in the end pays the other three. Who takes no trick at all is a Jungfrau; who takes every trick wins with a Durchmarsch.
learn-ramsch-auction = Your hand is not good enough to play. Say "Pass": if everybody does, a Ramsch is played.
learn-ramsch-won = You have { $points } points; another one has more and pays. That is how a Ramsch goes: stay below the trick, and throw off cards with many points when you are free.
learn-ramsch-lost = { $points } points are the most, and you pay. Once more: give high cards away when another one has the trick already, and keep low ones to lead.

learn-bettel-title = Bettel: not a single trick
learn-bettel-goal = Alone against three, and you must take no trick.
learn-bettel-intro = A Bettel has no trumps. In every suit the order is Ace, King, Ober, Unter, Ten, Nine, Eight, Seven: the Ten ranks low. If you take a single trick, the game is lost. Good hands begin every suit with its lowest cards.
learn-bettel-auction = A Bettel is bid like a Solo. Look through every suit: with a very low card below your high ones you can mostly stay below.
learn-bettel-won = No trick, { $points } points: the Bettel is won. Stay below the trick, and get rid of dangerous cards as soon as you are free.
learn-bettel-lost = One trick was one too many, and it brought you { $points } points. Try again: always play the highest card that just stays below the trick.

learn-hochzeit-title = Hochzeit: a trump is given away
learn-hochzeit-goal = Who has a single trump offers it. Take it, give a card back, and play as a pair.
learn-hochzeit-intro = You have trumps but no Ace to call. A Hochzeit, a wedding, can help: who was dealt exactly one trump may offer it when nobody else plays. The others are asked one after the other. Who takes it gives a card back face down, which is no trump, and the two play openly together. It is played like a Rufspiel, for 61 points.
learn-hochzeit-auction = You cannot call an Ace, for you have no suit without its Ace. Say "Pass" and see whether somebody offers you his trump.
learn-hochzeit-won = Won with { $points } points, together with who gave you his trump. Give back what takes no trick: a low card, not the Ace.
learn-hochzeit-lost = { $points } points for the two of you, it takes 61. Give back a low card, keep your Aces, and draw trumps.

learn-end-another = Something else was played this time; you have { $points } points. Start again and follow the coach, then you will play the game that this is about.
learn-end-thrown-in = Everybody passed: then the cards are thrown in and dealt again. With this hand you can play: once more!

learn-tip-declare = Now say what you play.
learn-tip-declare-call = For a Rufspiel: the Ace of which suit you call.
learn-tip-declare-solo = For a Solo: which suit is trump beside Obers and Unters.
learn-tip-lead = You lead, and you may take any card that stands higher. Whoever takes the trick leads to the next one.
learn-tip-follow = { $suit } were led, and you have some: you must follow. The highest card of the suit wins unless somebody trumps. An Ace counts 11, a Ten 10, a King 4, an Ober 3, an Unter 2.
learn-tip-follow-trump = A trump was led, and you have trumps: you must add one.
learn-tip-lords = Obers and Unters are trumps too, whatever suit they show.
learn-tip-called = The called suit was led, and you hold the called Ace: you must play it. Then everybody knows whose side you are on.
learn-tip-free = { $suit } were led, and you have none: you are free.
learn-tip-free-of-trumps = A trump was led, and you have none: you are free.
learn-tip-free-both = Take it with a trump, or throw something off.
learn-tip-free-throw = You have no trump to take it with: throw something off.
learn-tip-free-trump = You have nothing but trumps: one of them goes on the trick.
learn-tip-free-smear = If the trick belongs to your side, give it many points; that is called smearing.
learn-tip-lead-shunned = You lead. A card that another one has to beat is good; otherwise you get the trick.
learn-tip-follow-shunned = { $suit } were led, and you have some: you must follow. Stay below the highest card if you can.
learn-tip-free-shunned = Now you can get rid of what would be dangerous later.
learn-tip-court = You are offered a trump. If you take it, you play with who offers it: together you need 61 points. With four trumps or more one likes to take it.
learn-tip-give = The trump is yours now; give back a card that is no trump. Keep what takes tricks, your Aces above all.

learn-give = Give back { $card }
learn-reason-last = It is your last card.
learn-reason-only = No other card is allowed here.
learn-reason-draw-trumps = { $when ->
    [then] { $count ->
        [one] One trump was out
       *[other] { $count } trumps were out
    }
   *[now] { $count ->
        [one] One trump is out
       *[other] { $count } trumps are out
    }
}: the declarer draws trumps.
learn-reason-trump-for-declarer = You are the partner: with a trump you help the declarer.
learn-reason-long-suit = The declarer plays right after you: then one takes a suit of which one has many cards.
learn-reason-lead-low = With this card you give few points away.
learn-reason-smear = The trick belongs to your side: put many points on it, that is, smear.
learn-reason-make-void = It is your last card of this suit: then you are free and can trump it.
learn-reason-give-little = The others take this trick: give it as few points as you may.
learn-reason-takes = This card is sure to take its trick.
learn-reason-wins = With it you are sure to take the trick.
learn-reason-ruffs = You are free, and sure to take the trick.
learn-reason-ours = With it the trick is sure to go to your side.
learn-reason-theirs = The others take this trick.
learn-reason-high = { $when ->
    [then] No higher card of the suit was out any more. Only a trump could beat it.
   *[now] No higher card of the suit is out any more. Only a trump can beat it.
}
learn-reason-ahead = { $when ->
    [then] With it you were ahead in the trick; whether a higher card would come was not sure.
   *[now] With it you are ahead in the trick; whether a higher card comes is not sure.
}
learn-reason-open = { $when ->
    [then] Who takes the trick was still open: then one gives few points.
   *[now] Who takes the trick is still open: then one gives few points.
}
learn-reason-unsure = { $when ->
    [then] Nothing was sure here; this is what I would have tried.
   *[now] Nothing is sure here; this is what I would try.
}
learn-reason-only-call = It is the only Ace that you may call.
learn-reason-trumps = { $count ->
    [one] With it you have one trump.
   *[other] With it you have { $count } trumps.
}
learn-reason-geier = Your Obers, { $count } of four, are trumps then, and you have { $aces ->
    [one] an Ace
   *[other] { $aces } Aces
} beside them.
learn-reason-tout = Tout means that you must take every trick. Less than was bid may not be played.
learn-reason-bid = Less than was bid may not be played.
learn-reason-low-suits = In each of your suits you have a very low card.
learn-reason-take = With it you have one more trump, and you know your partner.
learn-reason-give-small = The card is a low one; you keep what takes tricks.
learn-reason-shun-lead-low = { $when ->
    [then] { $count ->
        [one] One higher card of its kind was still out: it could take the trick.
       *[other] { $count } higher cards of its kind were still out: one of them could take the trick.
    }
   *[now] { $count ->
        [one] One higher card of its kind is still out: it can take the trick.
       *[other] { $count } higher cards of its kind are still out: one of them can take the trick.
    }
}
learn-reason-shun-lead-high = You probably take this trick yourself, but you are rid of the card.
learn-reason-shun-below = With this card you do not take the trick, and you are rid of it.
learn-reason-shun-bound = You cannot stay below here.
learn-reason-shun-above = With it you are ahead, but you are rid of the card.

# Why the bot regel decides so.
reason-not-allowed = No more is allowed.
reason-too-weak = The hand is too weak.
reason-strong-enough = The hand is good enough.
reason-give-way = The other has claimed more than the hand is good for.
reason-best-contract = This promises most.
reason-must-play = All have passed, and the Ober of Acorns must play.
reason-double = The hand is strong enough to double.
reason-no-double = Doubling is for stronger hands.
reason-due = This is what the winners are owed.
reason-draw-trumps = The declarer draws trumps.
reason-trump-for-declarer = The partner leads trump.
reason-search = Defenders search for the called Ace.
reason-cash-winner = This card takes its trick.
reason-long-suit = Declarer next to play: a long suit.
reason-short-suit = Declarer last to play: a short suit.
reason-lead-low = This card gives little away.
reason-smear = The trick belongs to the own side: put points on it.
reason-win = Take the trick, as cheaply as possible.
reason-ruff = Trump it.
reason-make-void = Throw off, and be void in the suit.
reason-give-little = The trick is lost: give as little as possible.

learn-agreed = Exactly. { $why }
learn-differs = That is allowed. I would have chosen "{ $action }": { $why }
learn-hint = { $action }. { $why }

learn-error-unknown = There is no such lesson.
learn-error-over = This hand is over already. Start it again.
learn-error-question = The question is too long. One or two words will do.
