# Learning: guided hands with a coach, and what he says.

learn-follow-title = Following suit
learn-follow-goal = Learn the most important rule: what is led must be followed.
learn-follow-intro = The player on your right plays a Rufspiel with the Ace of Acorns. You and one other are the defenders: together you need 60 points. Whoever has the Ace of Acorns is the declarer's partner; nobody knows yet who it is. Always add what was led. Cards that you may play stand higher.
learn-follow-won = You have { $points } points, and the declarer has lost. Now you can follow: suit on suit, trump on trump, and who has none throws off or trumps.
learn-follow-lost = { $points } points were not enough, the two of you needed 60. Never mind: you followed as you should. Try again, and ask the coach more often.

learn-trumps-title = Drawing trumps
learn-trumps-goal = Get to know the trumps: four Obers, four Unters, then Hearts.
learn-trumps-intro = You play with the Ace of Leaves: whoever has it helps you, and together you need 61 points. In a Rufspiel fourteen cards are trumps: the Obers (Acorns, Leaves, Hearts, Bells), then the Unters in the same order, then all other Hearts. The declarer leads trumps, so that the others lose theirs.
learn-trumps-won = Won with { $points } points. It nearly always goes like this: draw the trumps first, then cash the Aces.
learn-trumps-lost = { $points } points, some are missing to 61. Play it again and draw their trumps first.

learn-call-title = Calling an Ace
learn-call-goal = Say "I'll play", call an Ace, and win your first whole Rufspiel.
learn-call-intro = Now from the beginning: you sit in front and speak first. You may call the Ace of a suit of which you hold a card yourself, but not the Ace. Hearts cannot be called, they are trumps.
learn-call-won = Won with { $points } points: your first Rufspiel from the auction to the last trick. Now you can join any table.
learn-call-lost = { $points } points are not enough, it takes 61. The hand is good enough: once more!

learn-solo-title = Playing a Solo
learn-solo-goal = Alone against three: your hand is strong enough.
learn-solo-intro = In a Solo you play alone and choose the trump suit. A Solo beats a Rufspiel. Count your trumps: with seven, the highest among them, you can dare it.
learn-solo-won = A Solo won with { $points } points! One hand can hardly teach more. Look up the Wenz in the rules book next.
learn-solo-lost = { $points } points, the Solo is lost. No harm done: draw all trumps first, and only then give up the one weak trick.

learn-end-thrown-in = Everybody passed, and the cards are thrown in. With this hand you may play: once more!

learn-tip-auction = In your turn you say "Pass" or "I'll play". You have { $trumps } trumps for a Rufspiel. From five or six on, with high ones among them, it is worth it.
learn-tip-declare = Now say what you play. For a Rufspiel: the Ace of which suit you call.
learn-tip-lead = You lead: you may play any card that stands higher. Whoever takes the trick leads to the next one.
learn-tip-follow = { $suit } were led, and you have some: you must follow. The highest card of the suit wins unless somebody trumps. An Ace counts 11, a Ten 10, a King 4, an Ober 3, an Unter 2.
learn-tip-follow-trump = A trump was led, and you have trumps: you must add one. Obers and Unters are trumps too, whatever suit they show.
learn-tip-called = The called suit was led, and you hold the called Ace: you must play it. Now everybody knows whose side you are on.
learn-tip-free = { $suit } were led, and you have none: you are free. Take it with a trump, or throw off. If the trick belongs to your side, give it many points.

learn-agreed = Exactly. { $why }
learn-differs = That works, too. I would have chosen "{ $action }": { $why }
learn-hint = { $action }. { $why }

learn-error-unknown = There is no such lesson.
learn-error-over = This hand is over already. Start it again.
learn-error-question = The question is too long. One or two words will do.
