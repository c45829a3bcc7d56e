// What browser and server tell each other about lessons, the rules book and reviews.
// Generated from crates/stammtisch-learn/src and crates/stammtisch-coach/src: UPDATE_DOCS=1 cargo test -p stammtisch-learn --lib typescript

import type { Action, Card, CardSet, ContractKind, GameEvent, Seat, SeatView, Side, Suit } from './types.ts';

/**
 * How a reader plays on, and what he has done so far.
 */
export type Again = { 
/**
 * Where the game is taken up.
 */
point: Point, 
/**
 * Whose cards the reader plays.
 */
seat: Seat, 
/**
 * Whether all cards lie open: then the others play as well as the cards allow. Else they are bots that see their own.
 */
open: boolean, 
/**
 * Everything the reader has done since, in order.
 */
actions: ReadonlyArray<Action>, };

/**
 * Something that could be done, and what it is worth.
 */
export type Alternative = { 
/**
 * What.
 */
action: Told, 
/**
 * What it is worth to the seat by what the seat could know: units, or list points where there is no money.
 */
value: number, 
/**
 * How far off that may be: a standard error.
 */
error: number, 
/**
 * How likely the seat's party wins.
 */
win: number, 
/**
 * The card points that its party gets in the mean.
 */
points: number, 
/**
 * What it leads to with open cards; none for words of the auction.
 */
open: Open | null, };

/**
 * What is trump in a Bettel and how its cards rank.
 */
export type BettelOrder = "natural" | "ten_high" | "herz";

/**
 * Words of the auction; `claim` is a rung of the ladder, 0 the lowest.
 */
export type Bid = { "say": "pass" } | { "say": "offer" } | { "say": "redeal" } | { "say": "play", 
/**
 * The least rung he claims.
 */
claim: number, 
/**
 * A contract named early, to which he is bound.
 */
named: ContractKind | null, } | { "say": "hold", 
/**
 * A contract of that rung named early, to which he is bound; absent where none is.
 */
named?: ContractKind, } | { "say": "raise", 
/**
 * The rung he claims.
 */
claim: number, 
/**
 * A contract named early, to which he is bound.
 */
named: ContractKind | null, } | { "say": "good" };

/**
 * What a hand came to for one seat.
 */
export type Came = { 
/**
 * Whether its party won; none where nobody played.
 */
won: boolean | null, 
/**
 * The card points of its party, in a Ramsch its own; none where nobody played.
 */
points: number | null, 
/**
 * Whether the losers are Schneider.
 */
schneider: boolean, 
/**
 * Whether they are Schwarz.
 */
schwarz: boolean, 
/**
 * What it got or paid: units, or list points where there is no money.
 */
paid: number, };

/**
 * Cards that follow one another: the trumps, or a side suit.
 */
export type CardKind = "trump" | "eichel" | "gras" | "herz" | "schellen";

/**
 * Cards in their order, which matters, in one string, separated by spaces.
 */
export type Cards = string;

/**
 * A section with its clauses.
 */
export type Chapter = { 
/**
 * Its number.
 */
id: string, 
/**
 * Its heading.
 */
title: string, 
/**
 * Its clauses.
 */
clauses: Array<Line>, };

/**
 * What is claimed.
 */
export type ClaimKind = "outside" | "holds" | "lords" | "aces" | "void" | "called_with" | "lies_with" | "lying" | "ahead" | "takes" | "leads_next" | "ours" | "theirs" | "can_take_in" | "smear" | "high" | "over" | "entry" | "spatz" | "last_of_suit" | "search" | "cheapest" | "lacks" | "declarer_after";

/**
 * What the coach says.
 */
export type Coach = { 
/**
 * About what the learner has just done.
 */
comment: string | null, 
/**
 * Whether it was a choice, and the one that the coach would have made.
 */
agrees: boolean, 
/**
 * What to know before the next step; empty where it was told already.
 */
tips: Array<string>, 
/**
 * What the coach would do, for who asks.
 */
hint: Hint | null, };

/**
 * The contents of the book.
 */
export type Contents = { 
/**
 * The sections of the rules.
 */
sections: Array<Chapter>, 
/**
 * The terms that the book explains.
 */
terms: Array<string>, };

/**
 * What a hand is played as.
 */
export type Contract = { "contract": "rufspiel", 
/**
 * The card called.
 */
called: Card, } | { "contract": "wenz", 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "geier", 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "farbwenz", 
/**
 * The trump suit.
 */
trump: Suit, 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "farbgeier", 
/**
 * The trump suit.
 */
trump: Suit, 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "solo", 
/**
 * The trump suit.
 */
trump: Suit, 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "bettel", 
/**
 * What is trump and how cards rank.
 */
order: BettelOrder, } | { "contract": "hochzeit" } | { "contract": "ramsch" } | { "contract": "sie" };

/**
 * What values and costs are counted in.
 */
export type Currency = "units" | "points";

/**
 * Where the hand stands after some cards.
 */
export type CurvePoint = { 
/**
 * How many cards have been played.
 */
after: number, 
/**
 * What the declarer's party has in the end with open cards and best play by all: card points, in a Tout tricks.
 */
points: number, 
/**
 * How the hand then ends.
 */
grade: Grade, 
/**
 * How likely the declarer's party wins, by what the last player with a choice could know.
 */
win: number | null, };

/**
 * A decision of a seat that had a choice.
 */
export type Decision = { 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * What about.
 */
kind: DecisionKind, 
/**
 * How many cards had been played.
 */
after: number, 
/**
 * The number of the trick, from 1, where it is a card.
 */
trick: number | null, 
/**
 * The cards the seat held.
 */
hand: CardSet, 
/**
 * The cards of the open trick, in the order played.
 */
table: Cards, 
/**
 * What was done.
 */
played: Told, 
/**
 * Everything that was looked at of what could be done, the best first; what was done is among it.
 */
options: Array<Alternative>, 
/**
 * What could have been done too, and was not worked out: its worth is not known.
 */
untried: Array<Told>, 
/**
 * What the decision cost by what the seat could know, in units, or list points where there is no money. Never
 * negative, and zero for the best.
 */
cost: number, 
/**
 * How far off the cost may be to either side, in 99 of 100 cases; zero where all deals were looked at.
 */
interval: number, 
/**
 * The cost in card points of the seat's party; negative where more points come with a worse result.
 */
cost_points: number, 
/**
 * What it cost with open cards; none where open cards say nothing.
 */
open_cost: number | null, 
/**
 * The cost as a part of what lies between winning and losing, from 0 to 1.
 */
share: number, 
/**
 * What any choice would have cost in the mean, as such a part, at most a fifth: how much there was to spoil.
 */
careless: number, 
/**
 * How good the decision was.
 */
verdict: Verdict, 
/**
 * What kind of mistake it was, where it was one.
 */
lesson: Lesson | null, 
/**
 * The rule of thumb behind the best alternative, where one leads to it.
 */
rule: Reason | null, 
/**
 * What makes the difference between what was done and the best, the weightiest first, where it was a mistake. None of
 * it is false, and there may be none.
 */
claims: Array<Reasoned>, 
/**
 * How many deals were looked at.
 */
worlds: number, 
/**
 * Whether these were all deals that agree with what the seat knew.
 */
exhaustive: boolean, };

/**
 * What a decision is about.
 */
export type DecisionKind = "auction" | "contract" | "double" | "card";

/**
 * A decision in words.
 */
export type DecisionTold = { 
/**
 * Its place among the decisions of the review.
 */
at: number, 
/**
 * Where in the game: "Stich 3".
 */
place: string, 
/**
 * Who decided.
 */
who: string, 
/**
 * How good it was.
 */
verdict: string, 
/**
 * What was done.
 */
did: string, 
/**
 * What was better; none where nothing was, or may have been by chance alone.
 */
better: string | null, 
/**
 * What it cost, with the unit, and how far off that may be; none where nothing was better.
 */
cost: string | null, 
/**
 * What was wrong with it, what makes the difference, and what open cards say to it; none where it was no mistake.
 */
why: string | null, 
/**
 * The rule of thumb that leads to what was better; none where there is none, or the reason says it.
 */
rule: string | null, 
/**
 * What could have been done too and was not worked out; none where everything was.
 */
untried: string | null, };

/**
 * A contract and its parties.
 */
export type Declared = { 
/**
 * Who plays.
 */
declarer: Seat, 
/**
 * His partner in a Rufspiel.
 */
partner: Seat | null, 
/**
 * What he plays.
 */
contract: Told, 
/**
 * Whether he had to.
 */
forced: boolean, };

/**
 * How the hand ended.
 */
export type End = { 
/**
 * Whether the learner's party won.
 */
won: boolean, 
/**
 * The card points of the learner's party.
 */
points: number, 
/**
 * How many of the learner's decisions were the coach's; where there was no choice nothing was decided.
 */
agreed: number, 
/**
 * Of how many.
 */
of: number, 
/**
 * What to take away.
 */
text: string, 
/**
 * Whether something else was played than what the lesson is about.
 */
another: boolean, 
/**
 * The next lesson.
 */
next: string | null, };

/**
 * How a hand ended.
 */
export type Ending = { "ending": "thrown_in" } | { "ending": "redealt", 
/**
 * Whose.
 */
seat: Seat, } | { "ending": "ramsch", 
/**
 * What it came to.
 */
outcome: RamschOutcome, 
/**
 * In money; none where the rule set knows none.
 */
settlement: Settlement | null, 
/**
 * In the list; none where the rule set has none.
 */
entry: [number, number, number, number] | null, } | { "ending": "sie_void", 
/**
 * Who held it.
 */
seat: Seat, } | { "ending": "scored", 
/**
 * What it came to.
 */
outcome: Outcome, 
/**
 * In money, without the pot; none where the rule set knows none.
 */
settlement: Settlement | null, 
/**
 * In the list; none where the rule set has none.
 */
entry: [number, number, number, number] | null, };

/**
 * A lesson, and how its hand stands.
 */
export type Followed = { 
/**
 * The lesson.
 */
lesson: Listed, 
/**
 * Its hand.
 */
hand: Hand, };

/**
 * What a soloist sets out to do.
 */
export type Goal = "majority" | "tout" | "no_trick" | "few_points";

/**
 * How a hand ends for the declarer's party, worst first.
 */
export type Grade = "lost_schwarz" | "lost_schneider" | "lost" | "won" | "won_schneider" | "won_schwarz";

/**
 * A kind of mistake that a player makes.
 */
export type Habit = { 
/**
 * Which.
 */
lesson: Lesson, 
/**
 * How often.
 */
count: number, 
/**
 * What it cost in all.
 */
cost: number, };

/**
 * Where a guided hand stands.
 */
export type Hand = { 
/**
 * What happened since the learner's last action, or since the beginning.
 */
happened: Array<GameEvent>, 
/**
 * What the learner sees and may do.
 */
view: SeatView, 
/**
 * What the coach says.
 */
coach: Coach, 
/**
 * How it ended, once it has.
 */
end: End | null, };

/**
 * What the coach would do.
 */
export type Hint = { 
/**
 * The action.
 */
action: Action, 
/**
 * The action in words, and why.
 */
text: string, };

/**
 * A kind of mistake, as people at the table call it.
 */
export type Lesson = "passed_good_hand" | "played_weak_hand" | "claimed_too_little" | "claimed_too_much" | "wrong_call" | "wrong_game" | "missed_tout" | "rash_tout" | "missed_double" | "rash_double" | "trumps_not_drawn" | "partner_led_no_trump" | "defender_led_trump" | "defender_led_no_trump" | "trump_too_soon" | "not_searched" | "wrong_suit" | "led_too_high" | "led_too_low" | "not_taken" | "not_ruffed" | "took_from_partner" | "taken_too_dear" | "won_too_high" | "won_too_low" | "not_smeared" | "gave_away" | "wrong_discard";

/**
 * An entry by its name and heading.
 */
export type Line = { 
/**
 * What to ask for it.
 */
query: string, 
/**
 * Its heading.
 */
title: string, 
/**
 * How it begins, where it is a hit.
 */
beginning?: string, };

/**
 * A lesson as it is listed.
 */
export type Listed = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * What one learns.
 */
goal: string, 
/**
 * How it begins.
 */
intro: string, 
/**
 * Whether it is about a game that is not in the book of the Schafkopfschule.
 */
house: boolean, 
/**
 * The rungs of its auction, the lowest first: the kinds of contract on each.
 */
rungs: Array<Array<ContractKind>>, };

/**
 * What a side may still be short of.
 */
export type Mark = "out_of_schneider" | "win" | "schneider";

/**
 * What an alternative leads to with open cards and best play by all from there on.
 */
export type Open = { 
/**
 * For the seat that decides: units, or list points where there is no money.
 */
value: number, 
/**
 * What the declarer's party has in the end: card points, in a Tout tricks; none before a card is played.
 */
points: number | null, 
/**
 * How the hand ends.
 */
grade: Grade, };

/**
 * What a hand came to.
 */
export type Outcome = { 
/**
 * Who played with whom.
 */
parties: Parties, 
/**
 * What was played.
 */
contract: Contract, 
/**
 * What the declarer had to reach.
 */
goal: Goal, 
/**
 * Card points of the declarer's party.
 */
points: number, 
/**
 * Tricks of the declarer's party.
 */
tricks: number, 
/**
 * Whether the declarer's party won.
 */
won: boolean, 
/**
 * Whether the losing party is Schneider.
 */
schneider: boolean, 
/**
 * Whether the losing party is Schwarz.
 */
schwarz: boolean, 
/**
 * The runners.
 */
runners: Runners, 
/**
 * The seats of the side that won.
 */
winners: Seats, 
/**
 * The seats of the declarer's side.
 */
declarers: Seats, };

/**
 * An entry, whole.
 */
export type Page = { 
/**
 * What to ask for it.
 */
query: string, 
/**
 * Its heading.
 */
title: string, 
/**
 * What it says.
 */
text: string | null, 
/**
 * An example.
 */
example: string | null, 
/**
 * The clauses that it names.
 */
references: Array<Line>, 
/**
 * Other entries of that name.
 */
also: Array<Line>, };

/**
 * Who plays, and with whom.
 */
export type Parties = { 
/**
 * Who plays.
 */
declarer: Seat, 
/**
 * Who holds the called card, in a Rufspiel.
 */
partner: Seat | null, };

/**
 * A record as it is sent.
 */
export type Pasted = { 
/**
 * In the text notation or as JSON.
 */
record: string, };

/**
 * Where a hand stands that is played on.
 */
export type PlayedOn = { 
/**
 * The rungs of the auction, the lowest first: the kinds of contract on each.
 */
rungs: Array<Array<ContractKind>>, 
/**
 * What results are counted in.
 */
currency: Currency, 
/**
 * What a unit is worth in cents, where there is money.
 */
unit_cents: number | null, 
/**
 * What seats 1 to 4 had taken before what happened.
 */
taken: [Taken, Taken, Taken, Taken], 
/**
 * What happened since the reader's last action, or since the point.
 */
happened: Array<GameEvent>, 
/**
 * What the reader's seat sees and may do.
 */
view: SeatView, 
/**
 * The cards that seats 1 to 4 still hold, where they lie open.
 */
hands: [CardSet, CardSet, CardSet, CardSet] | null, 
/**
 * What it came to as it was played; none where it was not played to its end.
 */
was: Came | null, 
/**
 * What it comes to now; none until it is over.
 */
now: Came | null, };

/**
 * A player in words.
 */
export type PlayerTold = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What he is called.
 */
name: string, 
/**
 * His part in the game; none where nobody played.
 */
role: string | null, 
/**
 * His accuracy in per cent; none where there was nothing to give away.
 */
accuracy: number | null, 
/**
 * What his mistakes cost, with the unit.
 */
cost: string, };

/**
 * Where a game is taken up. What happened before it stays.
 */
export type Point = { "word": number } | "contract" | { "double": number } | { "card": number };

/**
 * What a Ramsch came to: each counts his own tricks.
 */
export type RamschOutcome = { 
/**
 * Card points of each seat.
 */
points: [number, number, number, number], 
/**
 * Tricks of each seat.
 */
tricks: [number, number, number, number], 
/**
 * Who pays; nobody where all four are level, or with a Durchmarsch.
 */
losers: Seats, 
/**
 * Who took no trick and is no loser; nobody with a Durchmarsch.
 */
jungfrauen: Seats, 
/**
 * Who won everything.
 */
durchmarsch: Seat | null, 
/**
 * Who is better off for it; nobody where nobody pays.
 */
winners: Seats, };

/**
 * The rule of thumb behind an action.
 */
export type Reason = "not-allowed" | "too-weak" | "strong-enough" | "give-way" | "best-contract" | "must-play" | "double" | "no-double" | "due" | "draw-trumps" | "trump-for-declarer" | "search" | "cash-winner" | "long-suit" | "short-suit" | "lead-low" | "smear" | "win" | "ruff" | "make-void" | "give-little";

/**
 * A claim, and from where it is seen to be true. What a kind of claim does not speak of is left out.
 */
export type Reasoned = { 
/**
 * What is claimed.
 */
claim: ClaimKind, 
/**
 * Of which card.
 */
card?: Card, 
/**
 * Of whom.
 */
seat?: Seat, 
/**
 * Of which side.
 */
side?: Side, 
/**
 * For what.
 */
mark?: Mark, 
/**
 * Of which cards.
 */
kind?: CardKind, 
/**
 * How many cards.
 */
count?: number, 
/**
 * How many card points.
 */
points?: number, 
/**
 * In how many of ten deals.
 */
tenths?: number, 
/**
 * How many cards later: 1 next, 3 last.
 */
steps?: number, 
/**
 * From where it is seen.
 */
seen: Seen, };

/**
 * What the book says to a question.
 */
export type Reply = { 
/**
 * The entry, if there is one.
 */
entry: Page | null, 
/**
 * The spelling that the question was taken for, if it was misspelt.
 */
taken_as: string | null, 
/**
 * What may have been meant instead.
 */
suggestions: Array<Line>, };

/**
 * The review of one game.
 */
export type Review = { 
/**
 * The version of the format.
 */
review: number, 
/**
 * Who judged, by name and version.
 */
judge: string, 
/**
 * The seed of the judge's chance.
 */
seed: number, 
/**
 * What was going on, where and when, as the record tells it.
 */
event: string | null, 
/**
 * Where.
 */
site: string | null, 
/**
 * When.
 */
date: string | null, 
/**
 * Id of the rule set.
 */
rules: string, 
/**
 * Number of the game in its match.
 */
game: number, 
/**
 * Who dealt.
 */
dealer: Seat, 
/**
 * The names of the players.
 */
players: [string | null, string | null, string | null, string | null], 
/**
 * What values and costs are counted in.
 */
currency: Currency, 
/**
 * What a unit is worth in cents, where there is money.
 */
unit_cents: number | null, 
/**
 * The hands as dealt.
 */
hands: [CardSet, CardSet, CardSet, CardSet], 
/**
 * The words of the auction.
 */
auction: Array<Spoken>, 
/**
 * What was played, and by whom.
 */
declared: Declared | null, 
/**
 * The seats that doubled, in order.
 */
doubles: Array<Seat>, 
/**
 * The tricks.
 */
tricks: Array<ReviewTrick>, 
/**
 * What the hand came to, once it was played to its end.
 */
result: ReviewResult | null, 
/**
 * Every decision in which a seat had a choice, in their order.
 */
decisions: Array<Decision>, 
/**
 * Where the hand stood after each card, from none on.
 */
curve: Array<CurvePoint>, 
/**
 * The cards with which the hand turned.
 */
turning_points: Array<TurningPoint>, 
/**
 * How well each seat played.
 */
scores: [Score, Score, Score, Score], };

/**
 * What a hand came to.
 */
export type ReviewResult = { 
/**
 * Card points of the declarer's party.
 */
declarer_points: number, 
/**
 * Tricks of the declarer's party.
 */
declarer_tricks: number, 
/**
 * Whether it won.
 */
won: boolean, 
/**
 * Whether the losers are Schneider.
 */
schneider: boolean, 
/**
 * Whether they are Schwarz.
 */
schwarz: boolean, 
/**
 * Units for seats 1 to 4, where there is money.
 */
units: [number, number, number, number] | null, 
/**
 * List points for seats 1 to 4, where there is a list.
 */
points: [number, number, number, number] | null, };

/**
 * How far a review is.
 */
export type ReviewState = { "state": "waiting", 
/**
 * Decisions judged: none.
 */
done: number, 
/**
 * Of how many.
 */
all: number, } | { "state": "working", 
/**
 * Decisions judged.
 */
done: number, 
/**
 * Of how many.
 */
all: number, } | { "state": "done", 
/**
 * The review as data, in the form that docs/review.md describes.
 */
review: Review, 
/**
 * The review in words.
 */
told: Telling, };

/**
 * A trick.
 */
export type ReviewTrick = { 
/**
 * Who led.
 */
leader: Seat, 
/**
 * The cards in the order played, clockwise from the leader.
 */
cards: Cards, 
/**
 * Who took it; none while it is open.
 */
winner: Seat | null, 
/**
 * Its card points.
 */
points: number, 
/**
 * What its mistakes cost in all, whoever made them.
 */
cost: number, 
/**
 * Whether a mistake was made in it, or the hand turned with it.
 */
critical: boolean, };

/**
 * The unbroken run of trumps from the highest down that one side was dealt.
 */
export type Runners = { 
/**
 * How many trumps, paid or not.
 */
count: number, 
/**
 * Which side holds them.
 */
side: Side, };

/**
 * A word of the auction.
 */
export type Say = "pass" | "play" | "hold" | "raise" | "good" | "offer" | "redeal";

/**
 * How well a player played.
 */
export type Score = { 
/**
 * Decisions in which he had a choice.
 */
decisions: number, 
/**
 * Among them inaccuracies.
 */
inaccuracies: number, 
/**
 * Mistakes.
 */
mistakes: number, 
/**
 * And blunders.
 */
blunders: number, 
/**
 * What all three cost, in units, or list points where there is no money.
 */
cost: number, 
/**
 * What they cost with open cards, where that can be told.
 */
open_cost: number, 
/**
 * What he gave away against what blind choice would have, in per cent; none where there was nothing to give away.
 */
accuracy: number | null, 
/**
 * The kinds of his mistakes, the dearest first.
 */
habits: Array<Habit>, };

/**
 * Seats, each 1 to 4, in order.
 */
export type Seats = Array<1 | 2 | 3 | 4>;

/**
 * From where a claim is seen to be true.
 */
export type Seen = "at_the_table" | "open_cards";

/**
 * What each seat gets or pays, and what goes into the pot.
 */
export type Settlement = { 
/**
 * What each seat gets or, negative, pays.
 */
units: [number, number, number, number], 
/**
 * What goes into the pot or, negative, comes out of it.
 */
pot: number, };

/**
 * What the learner has done so far.
 */
export type SoFar = { 
/**
 * Every action, in order.
 */
actions: ReadonlyArray<Action>, };

/**
 * Words of the auction.
 */
export type Spoken = { 
/**
 * Who spoke.
 */
seat: Seat, 
/**
 * What he said.
 */
said: Told, };

/**
 * The name of a review that was asked for.
 */
export type Submitted = { 
/**
 * Its id.
 */
id: string, 
/**
 * The record that was sent, with who took each trick; absent where none was.
 */
record?: string, };

/**
 * The tricks of a seat and their card points.
 */
export type Taken = { 
/**
 * How many tricks.
 */
tricks: number, 
/**
 * Their card points.
 */
points: number, };

/**
 * A review in the words of one language.
 */
export type Telling = { 
/**
 * What was played and by whom.
 */
title: string, 
/**
 * How it ended.
 */
result: string, 
/**
 * The players on seats 1 to 4.
 */
players: Array<PlayerTold>, 
/**
 * Every decision of the review.
 */
decisions: Array<DecisionTold>, 
/**
 * The places of the dearest mistakes among the decisions, the dearest first.
 */
dearest: Array<number>, 
/**
 * Where the hand turned with open cards, a sentence or two each.
 */
turning_points: Array<string>, 
/**
 * What is to be said about the turning points in all, or that there are none.
 */
turning_note: string, 
/**
 * What there is to learn, the dearest first.
 */
learn: Array<string>, };

/**
 * An action as a review tells it.
 */
export type Told = { 
/**
 * The word.
 */
say: Say, 
/**
 * The least contract claimed; none for the lowest, and where nothing is claimed.
 */
level: ContractKind | null, 
/**
 * Whether the contract is named, so that it binds (T 17).
 */
named?: boolean, } | { 
/**
 * Which, without its Tout.
 */
contract: ContractKind, 
/**
 * The suit called, or the trump suit.
 */
suit: Suit | null, 
/**
 * Whether it is a Tout.
 */
tout: boolean, 
/**
 * The card called, where it is not the Ace (P 4).
 */
called?: Card, } | { 
/**
 * Whether he doubles.
 */
double: boolean, } | { 
/**
 * Which.
 */
card: Card, };

/**
 * Why a card takes a trick.
 */
export type TrickWhy = "trump" | "suit" | "ruff";

/**
 * A card after which, with open cards, the hand ends otherwise than before.
 */
export type TurningPoint = { 
/**
 * How many cards have been played with it.
 */
after: number, 
/**
 * The number of its trick, from 1.
 */
trick: number, 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * How the hand would have ended.
 */
from: Grade, 
/**
 * How it ends after the card.
 */
to: Grade, 
/**
 * The place of the decision in the list of decisions.
 */
decision: number | null, };

/**
 * Why a record is not reviewed, and where the trouble is.
 */
export type Unreviewed = { 
/**
 * The line of the record, from 1.
 */
line: number | null, 
/**
 * The column, from 1.
 */
column: number | null, 
/**
 * The name of the status.
 */
title: string, 
/**
 * The status of the answer.
 */
status: number, 
/**
 * The stable code; docs/errors.md lists all of them.
 */
code: string, 
/**
 * What was wrong and what to do, in the caller's language.
 */
detail: string, 
/**
 * The clause that forbids it, where one does.
 */
clause: string | null, 
/**
 * The place in what was sent: a row, a line, an action.
 */
at: number | null, 
/**
 * After so many seconds it may be tried again.
 */
wait_s?: number, };

/**
 * How good a decision was.
 */
export type Verdict = "best" | "good" | "inaccuracy" | "mistake" | "blunder";
