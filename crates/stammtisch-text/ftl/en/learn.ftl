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

learn-geier-title = Playing a Geier
learn-geier-goal = Only the Obers are trumps: a game for high cards.
learn-geier-intro = The Geier mirrors the Wenz: you play alone against three, and only the four Obers are trumps. Everything else belongs to its suit, Hearts and the Unters too; the Unter ranks between King and Nine. What counts are Obers to draw those of the others, and Aces with long suits behind them.
learn-geier-auction = Say "I'll play" and then "Geier", or name it at once. Count tricks for it, not trumps: Obers and Aces. A long suit has to bring the rest.
learn-geier-won = Won with { $points } points. That is how a Geier goes: draw Obers while others are out, then the Aces and the long suit.
learn-geier-lost = { $points } points, it takes 61. Draw the Obers of the others first, or they trump your Aces.

learn-ramsch-title = Ramsch: when nobody plays
learn-ramsch-goal = Everybody for himself, and who has the most points loses.
learn-ramsch-intro = In many rounds the cards are not thrown in when everybody passes: a Ramsch is played. Trumps are those of a Rufspiel, but now nobody wants tricks: who has the most points in the end pays the other three. Who takes no trick at all is a Jungfrau; who takes every trick wins with a Durchmarsch.
learn-ramsch-auction = Your hand is not good enough to play. Say "Pass": if everybody does, a Ramsch is played.
learn-ramsch-won = You have no more than { $points } points, and another one pays. That is how a Ramsch goes: lead low, stay below the trick, and throw the fat cards off when you are free.
learn-ramsch-lost = { $points } points are the most, and you pay. Once more: give high cards away when another one has the trick already, and keep low ones to lead.

learn-bettel-title = Bettel: not a single trick
learn-bettel-goal = Alone against three, and you must take no trick.
learn-bettel-intro = A Bettel has no trumps. In every suit the order is Ace, King, Ober, Unter, Ten, Nine, Eight, Seven: the Ten ranks low. If you take a single trick, the game is lost. Good hands begin every suit with its lowest cards.
learn-bettel-auction = A Bettel is bid like a Solo. Look through every suit: if there is a low card below each of your high ones, you can always duck.
learn-bettel-won = No trick, { $points } points: the Bettel is won. Stay low while a suit is led, and get rid of dangerous cards as soon as you are free.
learn-bettel-lost = One trick was one too many, and it brought you { $points } points. Try again: always play the highest card that just stays below the trick.

learn-hochzeit-title = Hochzeit: a trump is given away
learn-hochzeit-goal = Who has a single trump offers it. Take it, give a card back, and play as a pair.
learn-hochzeit-intro = You have trumps but no Ace to call. A Hochzeit, a wedding, can help: who was dealt exactly one trump may offer it when nobody else plays. The others are asked one after the other. Who takes it gives a card back face down, which is no trump, and the two play openly together. It is played like a Rufspiel, for 61 points.
learn-hochzeit-auction = You cannot call an Ace, for you have no suit without its Ace. Say "Pass" and see whether somebody offers you his trump.
learn-hochzeit-won = Won with { $points } points, together with who gave you his trump. Give back what empties a suit: then you can trump it.
learn-hochzeit-lost = { $points } points for the two of you, it takes 61. Give back a card that empties a suit, and then draw trumps.

learn-end-another = Something else was played this time; you have { $points } points. Start again and follow the coach, then you will play the game that this is about.
learn-end-thrown-in = Everybody passed, and the cards are thrown in. With this hand you may play: once more!

learn-tip-auction = In your turn you say "Pass" or "I'll play". You have { $trumps } trumps for a Rufspiel. From five or six on, with high ones among them, it is worth it.
learn-tip-declare = Now say what you play. For a Rufspiel: the Ace of which suit you call.
learn-tip-lead = You lead: you may play any card that stands higher. Whoever takes the trick leads to the next one.
learn-tip-follow = { $suit } were led, and you have some: you must follow. The highest card of the suit wins unless somebody trumps. An Ace counts 11, a Ten 10, a King 4, an Ober 3, an Unter 2.
learn-tip-follow-trump = A trump was led, and you have trumps: you must add one. Obers and Unters are trumps too, whatever suit they show.
learn-tip-called = The called suit was led, and you hold the called Ace: you must play it. Now everybody knows whose side you are on.
learn-tip-free = { $suit } were led, and you have none: you are free. Take it with a trump, or throw off. If the trick belongs to your side, give it many points.
learn-tip-lead-shunned = You lead. Lead low: only if another one has to play above it you are rid of the trick.
learn-tip-free-shunned = { $suit } were led, and you have none: you are free. Now you can get rid of what would be dangerous later.
learn-tip-court = You are offered a trump. If you take it, you play with who offers it: together you need 61 points. With four trumps or more one likes to take it.
learn-tip-give = The trump is yours now; give back a card that is no trump. Choose one that empties a suit for you.

learn-give = Give back { $card }
learn-reason-take = One more trump and a sure partner: that makes the hand good enough.
learn-reason-give = It empties a suit, and you can trump that later.
learn-reason-shun-lead-low = Here another one is most likely to play above it.
learn-reason-shun-win = The trick cannot be avoided here, or it is cheapest now.
learn-reason-shun-give-little = The card stays below the trick, and you are rid of it.
learn-reason-unsure = Nothing is sure here, but this promises most.

learn-agreed = Exactly. { $why }
learn-differs = That works, too. I would have chosen "{ $action }": { $why }
learn-hint = { $action }. { $why }

learn-error-unknown = There is no such lesson.
learn-error-over = This hand is over already. Start it again.
learn-error-question = The question is too long. One or two words will do.
