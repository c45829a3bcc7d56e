# stammtisch arena.
arena-heading = { $a } against { $b } · rules: { $rules } · seed { $seed } · { $deals } deals, { $games } games
arena-units = units
arena-points = points
arena-advantage = { $one } gets { $mean } { $currency } a game more than { $other } (95 %: { $low } to { $high }).
arena-lone = Alone among three { $other }, { $one } gets { $mean } { $currency } a game ({ $low } to { $high }).
arena-better = { $bot } is better.
arena-undecided = This does not decide which is better.
arena-running = Running: { $line }
arena-games = games
arena-won = won
arena-mean = a game
arena-part = part of the advantage
arena-role-declarer = declarer
arena-role-partner = partner
arena-role-defender = defender
arena-played = Somebody played in { $played } of the games, else all passed; doubled { $doubled }, forced { $forced }.
arena-regret = What cards gave away, with open cards and best play by all from there on; { $games } games. A choice is a card among several:
    card points that its own side has less in the end than after the best one, and games that were won before it and lost after it.
arena-regret-choices = choices
arena-regret-points = points
arena-regret-wins = wins
arena-regret-more = { $a } more, points a hand
arena-regret-all = all
arena-regret-lead-early = leads, tricks 1–3
arena-regret-lead-late = leads, later
arena-regret-follow-early = follows, tricks 1–3
arena-regret-follow-late = follows, later
arena-regret-lead-trick = lead, trick { $trick }
arena-regret-follow-trick = follow, trick { $trick }
arena-regret-kind-trump = lead of trump
arena-regret-kind-called-suit = called suit
arena-regret-kind-ace = other Ace
arena-regret-kind-other = other card
arena-regret-kind-follow = followed
arena-regret-whole = Tout, Bettel: { $role }
arena-speed = { $games } games a second ({ $threads ->
    [one] one core
   *[other] { $threads } cores
 }).
arena-time = { $bot }: { $mean } a decision, 99 % at most { $p99 }, the longest { $longest }.
arena-faults = { $bot } failed { $total } times: late { $late }, gone { $gone }, unreadable { $unreadable }, illegal { $illegal }.
arena-forfeit = { $bot } failed too often by deal { $deal }; every further game counts as a plain Solo lost.
arena-written = Games, results, report and picture are in { $folder }.
arena-picture = { $a } against { $b }, rules { $rules }: advantage a game with its 95 % band
arena-deals = deals
arena-unknown-bot = `{ $name }` is no bot. There are { $known }; your own with --bot NAME=cmd:PROGRAM.
arena-cannot-start = { $program } (bot { $name }) cannot be started
arena-folder-used = { $folder } holds a match already. Go on with --resume, or take another folder.
arena-other-match = The folder holds another match: { $field } was { $old } and is now { $new }. Go on with what it was, or take another folder.
