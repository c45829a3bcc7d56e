# stammtisch deal and stammtisch verify.
deal-seed = Seed { $seed } (repeat with --seed)
deal-heading = Deal { $number } · dealer { $dealer } · forehand { $forehand } · rules: { $rules }
deal-no-randomness = The system gives no randomness; with --seed none is needed

audit-heading = Dealt and counted { $deals } times
audit-chi-square = χ² = { $statistic } with { $degrees } degrees of freedom, p { $p }
audit-cards = Every card to every seat alike (32 × 4 counts, sum times 31/32):
audit-farthest = Farthest off: { $card } to { $seat }, { $count } times instead of { $expected } ({ $sigmas } σ)
audit-trumps = Trumps of a Rufspiel in a hand (14 of the 32 cards), all four seats together:
audit-expected = expected
audit-dealt = dealt
audit-uniform = Verdict: nothing speaks against a uniform shuffle.
audit-suspicious = Verdict: suspicious. A fair shuffle gives this at most once in a thousand audits; repeat with another seed.
audit-too-few = Verdict: too few deals to tell.

verify-heading = Proof { $number }
hand-not-in-pack = { $card } ({ $place }) is not in the pack: the short deck has no Sevens and Eights.
verify-pack = These are the { $cards } cards, each once.
verify-commitment = Pack and salt give the commitment { $commitment }.
verify-skipped = { $seat }, to the dealer's right, did nothing: the pack was dealt as the dealer shuffled it.
verify-contribution = { $seat }, to the dealer's right, shuffled again, with randomness of his own { $own }.
verify-order = { $did } So it was ordered: the device drew it.
verify-nobody-cuts = Nobody cut: { $seat }, to the dealer's right, let the time run out, or a bot sat there. The place follows from the commitment: { $lifted } cards.
verify-nobody-contribution = Nobody shuffled again: { $seat }, to the dealer's right, let the time run out, or a bot sat there. The randomness follows from the commitment: { $own }.
verify-cuts = { $seat }, to the dealer's right, cut: { $lifted } cards ({ $allowed }).
verify-allowed-any = allowed: any number of times, at least { $least } in each packet
verify-allowed = allowed: at most { $most } times, at least { $least } in each packet
verify-then = , then{ " " }
verify-dealt = { $dealer } dealt, clockwise, first to { $forehand }; packets: { $packets }.
verify-hands = Out come the four hands that the proof names:
verify-hands-unnamed = The proof itself names no hands; out come these:
verify-holds = The proof holds. Left for you to compare: was this commitment shown before the neighbour acted, and did he do what stands here?
verify-fails = The proof does not hold.
verify-unreadable = { $name } cannot be read as a proof: { $why }
verify-expected = Expected is JSON as `stammtisch deal --proof` prints it.
verify-stdin = The input
verify-empty = there is nothing in it.
verify-too-long = a proof has at most { $most } bytes.

pack-count = { $count } cards instead of 32 or, with the short deck, 24.
pack-not-in-short = { $card } is not in the short deck.
pack-twice = { $card } is there twice, the second time as card { $place } from the top.
pack-not-a-card = “{ $word }” is not a card.
