// What the page asks of the engine in the browser, and what that answers, as docs/engine.md describes it.
// Generated from crates/stammtisch-engine/src/wire: UPDATE_DOCS=1 cargo test -p stammtisch-engine --lib typescript

import type { Again, Cards, Contents, Followed, Line, Listed, PlayedOn, Reason, Reply, Review, SoFar, Telling } from './learn.ts';

import type { Action, Bill, Bytes32, CardSet, ClientMessage, Contract, ContractKind, Ending, GameEvent, Pace, Proof, Refusal, RuleSetName, Seat, ServerMessage, Suit, TrickWhy } from './types.ts';

/**
 * An answer.
 */
export type EngineAnswer = { "answer": "refused", 
/**
 * Why.
 */
reason: Refusal, } | { "answer": "table" } & EngineTold | { "answer": "tip", 
/**
 * The action.
 */
action: Action, 
/**
 * The rule of thumb.
 */
reason: Reason, } | { "answer": "order", 
/**
 * The trumps, the highest first.
 */
trumps: Cards, 
/**
 * The suits that are not trump.
 */
suits: Array<EngineSuit>, } | { "answer": "cards", 
/**
 * The cards.
 */
cards: Cards, } | { "answer": "winner", 
/**
 * The place of his card, from 0.
 */
place: number, 
/**
 * The card points of the trick.
 */
points: number, 
/**
 * Why it takes the trick.
 */
why: TrickWhy, } | { "answer": "result", 
/**
 * How it ended; none where the record does not tell it to its end.
 */
ending: Ending | null, 
/**
 * How its value is made up, where money is known.
 */
bill: Bill | null, } | { "answer": "replay", 
/**
 * Its steps.
 */
steps: Array<EngineStep>, 
/**
 * The record in the text notation.
 */
text: string, 
/**
 * The same as JSON.
 */
json: string, } | { "answer": "verified", 
/**
 * The hands that were dealt.
 */
hands: [CardSet, CardSet, CardSet, CardSet], } | { "answer": "rules", 
/**
 * Its name.
 */
name: RuleSetName, 
/**
 * All of it as one text, the form that its hash is taken of.
 */
canonical: string, } | { "answer": "reviewing", 
/**
 * Steps of the hand that are done.
 */
done: number, 
/**
 * All of them.
 */
all: number, } | { "answer": "reviewed", 
/**
 * The review.
 */
review: Review, 
/**
 * The same in words.
 */
told: Telling, } | { "answer": "stopped" } | { "answer": "lessons", 
/**
 * In the order in which they are learned.
 */
lessons: Array<Listed>, } | { "answer": "lesson", 
/**
 * Both.
 */
followed: Followed, } | { "answer": "book", 
/**
 * The contents.
 */
contents: Contents, } | { "answer": "entry", 
/**
 * What it says.
 */
reply: Reply, } | { "answer": "found", 
/**
 * The best first.
 */
lines: Array<Line>, } | { "answer": "played_on", 
/**
 * How it stands.
 */
played: PlayedOn, } | { "answer": "sheet" } & EngineSheetAnswer;

/**
 * A hand that has ended.
 */
export type EngineFinished = { 
/**
 * The commitment of its deal: the same, however often it is told.
 */
id: string, 
/**
 * The number of its pack at the table.
 */
hand: number, 
/**
 * Number of the game in its match.
 */
game: number, 
/**
 * Where the person sat.
 */
seat: Seat, 
/**
 * The bots on the other seats.
 */
levels: [EngineLevel, EngineLevel, EngineLevel], 
/**
 * The record in the text notation.
 */
record: string, 
/**
 * The same as JSON, with the proof and the names.
 */
json: string, 
/**
 * The proof of the deal.
 */
proof: Proof, };

/**
 * A language.
 */
export type EngineLanguage = "de" | "en";

/**
 * Something that can be taken back.
 */
export type EngineLastDeed = { 
/**
 * The entry.
 */
entry: string, 
/**
 * What was done.
 */
said: string, };

/**
 * A bot by its name, with changes if wanted: `regel`, `meister:worlds=0.25`.
 */
export type EngineLevel = string;

/**
 * An entry of a log.
 */
export type EngineLine = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its line.
 */
line: string, };

/**
 * A rule set by its name.
 */
export type EngineNamedSet = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, };

/**
 * What the table does next by itself.
 */
export type EngineNext = { 
/**
 * What.
 */
what: EngineWaits, 
/**
 * In how many milliseconds.
 */
after_ms: number, };

/**
 * What a hand would pay.
 */
export type EnginePriced = { 
/**
 * The hand, with what follows from what is told.
 */
hand: SheetHand, 
/**
 * What it pays; none where it cannot be so.
 */
paid: SheetCounted | null, 
/**
 * Why it cannot be so.
 */
refused: Refusal | null, 
/**
 * What may be said of it besides.
 */
room: SheetRoom, };

/**
 * A question, with the language of the words in its answer.
 */
export type EngineRequest = { 
/**
 * German, if nothing is said.
 */
lang?: EngineLanguage, 
/**
 * Rule files of the person's own, which records and lines may name.
 */
toml?: Array<string>, } & ({ "ask": "open" } & EngineTable | { "ask": "restore", 
/**
 * What was saved.
 */
save: string, } | { "ask": "say", 
/**
 * What the person's page says.
 */
message: ClientMessage, } | { "ask": "step" } | { "ask": "tip" } | { "ask": "order", 
/**
 * The contract; before there is one, as in a Rufspiel.
 */
contract: Contract | null, } | { "ask": "sort", 
/**
 * The contract.
 */
contract: Contract | null, 
/**
 * The cards.
 */
hand: string, } | { "ask": "winner", 
/**
 * The contract.
 */
contract: Contract | null, 
/**
 * The cards in the order played.
 */
trick: string, } | { "ask": "settle", 
/**
 * The record.
 */
record: string, } | { "ask": "replay", 
/**
 * The record.
 */
record: string, } | { "ask": "verify", 
/**
 * The proof, as a table sent it.
 */
proof: unknown, } | { "ask": "rules", 
/**
 * Which.
 */
rules: EngineRules, } | { "ask": "review", 
/**
 * The record.
 */
record: string, 
/**
 * Who judges.
 */
judge: EngineLevel, 
/**
 * The seed of the judge's chance.
 */
seed: number, } | { "ask": "review_step" } | { "ask": "review_stop" } | { "ask": "lessons" } | { "ask": "lesson", 
/**
 * Which.
 */
lesson: string, 
/**
 * What the learner has done.
 */
so_far: SoFar, } | { "ask": "book" } | { "ask": "entry", 
/**
 * The question.
 */
question: string, } | { "ask": "search", 
/**
 * The words.
 */
words: string, } | { "ask": "again", 
/**
 * Its record.
 */
record: string, 
/**
 * How it is played on.
 */
again: Again, } | { "ask": "sheet" } & EngineSheetAsk);

/**
 * Rules by name, or in a file of their own.
 */
export type EngineRules = { "id": string } | { "toml": string };

/**
 * An answer about a sheet.
 */
export type EngineSheetAnswer = { "about": "sets", 
/**
 * Them, with their names.
 */
sets: Array<EngineNamedSet>, } | { "about": "kept", 
/**
 * New entries.
 */
lines: Array<EngineLine>, 
/**
 * Old forms of entries.
 */
gone: Array<EngineLine>, } | { "about": "shown" } & EngineSheetShown | { "about": "priced" } & EnginePriced | { "about": "to_tell" } & SheetToTell | { "about": "text", 
/**
 * The text.
 */
text: string, };

/**
 * What is asked about a sheet.
 */
export type EngineSheetAsk = { "about": "sets" } | { "about": "open", 
/**
 * Its log, a line an entry.
 */
log: string, } | { "about": "show", 
/**
 * Who asks: what it wrote last can be taken back.
 */
device: string, 
/**
 * The time of the figures.
 */
span: EngineSpan, } | { "about": "merge", 
/**
 * The log.
 */
log: string, } | { "about": "write", 
/**
 * Who writes.
 */
device: string, 
/**
 * What is done, in the form of the log.
 */
deeds: Array<SheetDeed>, } | { "about": "import", 
/**
 * Who writes.
 */
device: string, 
/**
 * The table.
 */
table: string, } | { "about": "price", 
/**
 * The evening.
 */
evening: string, 
/**
 * The hand, in the form of the log.
 */
hand: SheetHand, 
/**
 * The entry that it is to stand for.
 */
of: string | null, } | { "about": "to_tell", 
/**
 * The evening.
 */
evening: string, } | { "about": "table" } | { "about": "log" };

/**
 * A sheet as it is shown.
 */
export type EngineSheetShown = { 
/**
 * All that it says.
 */
sheet: Sheet, 
/**
 * What the device wrote last and can take back.
 */
last: EngineLastDeed | null, };

/**
 * A time.
 */
export type EngineSpan = "all" | { "season": number } | { "evening": string };

/**
 * A step of a replay.
 */
export type EngineStep = { 
/**
 * Who acted.
 */
seat: Seat, 
/**
 * What he did.
 */
action: Action, 
/**
 * What he could have done.
 */
legal: Array<Action>, 
/**
 * What everybody learnt.
 */
events: Array<GameEvent>, };

/**
 * A suit that is not trump.
 */
export type EngineSuit = { 
/**
 * Which.
 */
suit: Suit, 
/**
 * Its cards, the highest first.
 */
cards: Cards, };

/**
 * A table to open.
 */
export type EngineTable = { 
/**
 * Its id.
 */
table: string, 
/**
 * The rules.
 */
rules: EngineRules, 
/**
 * The bots on the seats 2, 3 and 4.
 */
levels: [EngineLevel, EngineLevel, EngineLevel], 
/**
 * How many games a match has; none if it goes on.
 */
games: number | null, 
/**
 * Who deals first.
 */
dealer: Seat, 
/**
 * What the person is called.
 */
name: string, 
/**
 * How fast it goes.
 */
pace: Pace, 
/**
 * Thirty-two bytes that nobody can guess: all chance at the table follows from them.
 */
seed: Bytes32, };

/**
 * What the table says.
 */
export type EngineTold = { 
/**
 * The messages to the page, in their order.
 */
messages: Array<ServerMessage>, 
/**
 * What the table does next by itself; none where it waits for the person.
 */
next: EngineNext | null, 
/**
 * The whole table, if anything has changed.
 */
save: string | null, 
/**
 * The hand that has ended.
 */
finished: EngineFinished | null, };

/**
 * What the table does by itself.
 */
export type EngineWaits = "pack" | "cut" | "bot" | "window";

/**
 * Everything that a round looks at.
 */
export type Sheet = { 
/**
 * The members, those who left among them, by their numbers.
 */
members: Array<SheetMember>, 
/**
 * The evenings, by their days.
 */
evenings: Array<SheetEvening>, 
/**
 * Sums of evenings that were kept elsewhere.
 */
brought: Array<SheetBrought>, 
/**
 * What lies in the pots of evenings that go on.
 */
pots: number, 
/**
 * The fewest payments that settle everything; none while something lies in a pot.
 */
transfers: Array<SheetPayment> | null, 
/**
 * Entries that cannot be so.
 */
unfit: Array<SheetUnfit>, 
/**
 * Ids under which devices wrote different things.
 */
twins: Array<string>, 
/**
 * The years in which there was something.
 */
years: Array<number>, 
/**
 * The figures of the time that is looked at.
 */
figures: SheetFigures, };

/**
 * Sums of an evening that was kept elsewhere.
 */
export type SheetBrought = { 
/**
 * The day.
 */
date: string, 
/**
 * What everybody won and lost.
 */
cents: { [key in string]: number }, };

/**
 * What the side that suffered chose.
 */
export type SheetChoice = "play_on" | "stop";

/**
 * What winners claimed.
 */
export type SheetClaim = { 
/**
 * How many runners.
 */
runners: number, 
/**
 * Whether Schwarz.
 */
schwarz: boolean, };

/**
 * A hand that counts.
 */
export type SheetCounted = { 
/**
 * The entry that tells it.
 */
entry: string, 
/**
 * The number of the game in the evening.
 */
number: number, 
/**
 * Who dealt.
 */
dealer: string, 
/**
 * Who played, from forehand on.
 */
players: Array<string>, 
/**
 * What everybody got or paid.
 */
cents: { [key in string]: number }, 
/**
 * What lies in the pot after it.
 */
pot: number, 
/**
 * What it came to, in words.
 */
said: string, 
/**
 * What is told of it.
 */
told: SheetHand, };

/**
 * The dearest Solo.
 */
export type SheetDearest = { 
/**
 * When.
 */
date: string, 
/**
 * Who played it.
 */
declarer: string, 
/**
 * What it was.
 */
contract: string, 
/**
 * The same in words.
 */
said: string, 
/**
 * What it brought him.
 */
cents: number, };

/**
 * How often something was declared, and what came of it.
 */
export type SheetDeclared = { 
/**
 * What it is called.
 */
said: string, 
/**
 * How often.
 */
played: number, 
/**
 * How often it was won.
 */
won: number, 
/**
 * What it brought the declarer.
 */
cents: number, };

/**
 * What is done in an entry (`docs/zettel.md`).
 */
export type SheetDeed = { "do": "joined", name: string, } | { "do": "left", member: string, in_book: boolean, } | { "do": "erased", member: string, } | { "do": "opened", date: string, place: string, rules: string, unit_cents: number, table: Array<string>, } | { "do": "sat_down", evening: string, slot: number, member: string, after: string, } | { "do": "stood_up", evening: string, slot: number, member: string, } | { "do": "played", evening: string, slot: number, hand: SheetHand, } | { "do": "rewritten", of: string, hand: SheetHand, } | { "do": "undone", of: string, } | { "do": "chosen", evening: string, slot: number, kept: Array<string>, dropped: Array<string>, } | { "do": "closed", evening: string, } | { "do": "paid", from: string, to: string, cents: number, } | { "do": "brought", date: string, sums: { [key in string]: number }, };

/**
 * An evening.
 */
export type SheetEvening = { 
/**
 * The id.
 */
id: string, 
/**
 * The day.
 */
date: string, 
/**
 * Where; may be empty.
 */
place: string, 
/**
 * The id of its rule set.
 */
rules: string, 
/**
 * The name of its rule set.
 */
rules_name: string, 
/**
 * What a unit is worth.
 */
unit_cents: number, 
/**
 * Whether it is over.
 */
closed: boolean, 
/**
 * The lines of the sheet.
 */
rows: Array<SheetRow>, 
/**
 * What everybody has won and lost.
 */
cents: { [key in string]: number }, 
/**
 * What lies in the pot.
 */
pot: number, 
/**
 * What everybody got of the pot at the end.
 */
pot_shares: { [key in string]: number } | null, 
/**
 * The hand that comes next.
 */
next: SheetNext, };

/**
 * The figures of some evenings.
 */
export type SheetFigures = { 
/**
 * Hands that count.
 */
hands: number, 
/**
 * Each member's.
 */
members: Array<SheetMemberFigures>, 
/**
 * The Solo that cost or brought the most.
 */
dearest_solo: SheetDearest | null, 
/**
 * Every Sie.
 */
sie: Array<SheetSie>, };

/**
 * A game.
 */
export type SheetGame = { 
/**
 * Who played.
 */
declarer: string, 
/**
 * With whom.
 */
partner?: string | null, 
/**
 * What.
 */
contract: ContractKind, 
/**
 * The suit of its trumps, or the one called.
 */
suit?: Suit | null, 
/**
 * Whether it was won.
 */
won: boolean, 
/**
 * Schneider and Schwarz of who lost.
 */
height?: SheetHeight, 
/**
 * How many runners.
 */
runners?: number, 
/**
 * Which side held them.
 */
runners_of?: SheetSide, 
/**
 * How often it was doubled.
 */
doubles?: number, 
/**
 * What the winners claimed, where it is told (S 4.2.3).
 */
claim?: SheetClaim | null, 
/**
 * Card points of the declarer's party, where they were told.
 */
points?: number | null, 
/**
 * Whether a party's only trick had no points.
 */
empty_trick?: boolean, };

/**
 * A hand: who dealt, who knocked, and what it came to.
 */
export type SheetHand = { 
/**
 * Who dealt.
 */
dealer: string, 
/**
 * Who knocked.
 */
knocks?: Array<string>, 
/**
 * What it came to.
 */
result: SheetResult, };

/**
 * Schneider and Schwarz.
 */
export type SheetHeight = "plain" | "schneider" | "schwarz";

/**
 * Misconduct that a ruling ends a hand for.
 */
export type SheetIncident = { 
/**
 * What happened, as `stammtisch rule-on` names it.
 */
offence: string, 
/**
 * Who did it.
 */
offender?: string | null, 
/**
 * What was played, or bid.
 */
contract?: ContractKind | null, 
/**
 * Who played.
 */
declarer?: string | null, 
/**
 * With whom.
 */
partner?: string | null, 
/**
 * Who threw his cards in after the other's mistake.
 */
thrower?: string | null, 
/**
 * What the other side chose.
 */
choice?: SheetChoice | null, 
/**
 * When it was noticed.
 */
moment?: SheetMoment, 
/**
 * How often the hand was doubled.
 */
doubles?: number, 
/**
 * Whether the party of who is ruled against had won already.
 */
already_won?: boolean, };

/**
 * A game.
 */
export type SheetKind = { 
/**
 * Which.
 */
kind: ContractKind, 
/**
 * What it is called.
 */
said: string, 
/**
 * Whether somebody plays with the declarer.
 */
partner: boolean, 
/**
 * The suits that can be named; none where it has no suit.
 */
suits: Array<Suit>, 
/**
 * Whether one must be: a called Ace need not be told.
 */
needs_suit: boolean, };

/**
 * A member.
 */
export type SheetMember = { 
/**
 * The id.
 */
id: string, 
/**
 * The number, from 1.
 */
number: number, 
/**
 * The name; none once it is erased.
 */
name: string | null, 
/**
 * Whether somebody has left.
 */
left: boolean, 
/**
 * What somebody is owed, or owes.
 */
cents: number, };

/**
 * A member's figures.
 */
export type SheetMemberFigures = { 
/**
 * Who.
 */
member: string, 
/**
 * Evenings at the table.
 */
evenings: number, 
/**
 * Hands played.
 */
hands: number, 
/**
 * What was won and lost.
 */
cents: number, 
/**
 * What was declared, by kind.
 */
declared: { [key in string]: SheetDeclared }, 
/**
 * The longest series won.
 */
won_in_a_row: number, 
/**
 * The longest series lost.
 */
lost_in_a_row: number, 
/**
 * How the winnings went.
 */
curve: Array<SheetPoint>, };

/**
 * When it was noticed.
 */
export type SheetMoment = "usual" | "trick_open" | "last_trick" | "card_unseen" | "all_dealt";

/**
 * The hand that comes next.
 */
export type SheetNext = { 
/**
 * The number that it is written under.
 */
hand: number, 
/**
 * Who deals.
 */
dealer: string, 
/**
 * Who plays, from forehand on; nobody where fewer than four sit there.
 */
players: Array<string>, 
/**
 * Who sits out.
 */
sits_out: Array<string>, 
/**
 * Who sits at the table, clockwise.
 */
table: Array<string>, 
/**
 * What it is multiplied by because of Bock.
 */
bock: number, 
/**
 * The first hand for which somebody must choose.
 */
choose: number | null, };

/**
 * Misconduct.
 */
export type SheetOffence = { 
/**
 * Its name.
 */
offence: string, 
/**
 * The same in words.
 */
said: string, };

/**
 * Somebody pays another.
 */
export type SheetPayment = { 
/**
 * Who pays.
 */
from: string, 
/**
 * To whom.
 */
to: string, 
/**
 * How much.
 */
cents: number, };

/**
 * A point of a curve.
 */
export type SheetPoint = { 
/**
 * The day.
 */
date: string, 
/**
 * Which hand of an evening; none for the whole of it.
 */
hand: number | null, 
/**
 * What was won until then.
 */
cents: number, };

/**
 * A Ramsch.
 */
export type SheetRamsch = { 
/**
 * Card points of each of the four; in a draft those of three are enough.
 */
points: { [key in string]: number }, 
/**
 * Tricks of each.
 */
tricks?: { [key in string]: number } | null, 
/**
 * Trumps in the tricks of each.
 */
trumps?: { [key in string]: number } | null, 
/**
 * Who took trumps, the highest first.
 */
highest?: Array<string>, 
/**
 * How often it was doubled.
 */
doubles?: number, };

/**
 * What a hand came to.
 */
export type SheetResult = "thrown_in" | "void" | { "game": SheetGame } | { "ramsch": SheetRamsch } | { "ruled": SheetIncident };

/**
 * What may be said of a hand besides.
 */
export type SheetRoom = { 
/**
 * How the losers may have ended, a plain loss not among it.
 */
heights: Array<SheetHeight>, 
/**
 * How many runners the declarer's party may hold.
 */
runners_with: number, 
/**
 * How many runners the defenders may hold.
 */
runners_against: number, 
/**
 * How often it may be doubled.
 */
doubles: number, 
/**
 * Who may knock, those who have among them.
 */
knocks: Array<string>, 
/**
 * Whether the winners may claim something (S 4.2.3).
 */
claim: boolean, 
/**
 * Whether it may be told that a party's only trick was empty.
 */
empty_trick: boolean, 
/**
 * What decides a Ramsch and is not told.
 */
missing: SheetTie | null, };

/**
 * A line of the sheet: all that was written for one hand.
 */
export type SheetRow = { 
/**
 * The number of the hand.
 */
hand: number, 
/**
 * Whether somebody must choose.
 */
open: boolean, 
/**
 * What counts of it.
 */
counted: Array<SheetCounted>, 
/**
 * Everything that was written.
 */
versions: Array<SheetVersion>, };

/**
 * One of the two sides.
 */
export type SheetSide = "declarer" | "defenders";

/**
 * A Sie.
 */
export type SheetSie = { 
/**
 * When.
 */
date: string, 
/**
 * Who held it.
 */
declarer: string, 
/**
 * Who sat there.
 */
players: Array<string>, 
/**
 * What it brought him.
 */
cents: number, };

/**
 * What became of something that was written.
 */
export type SheetState = "counts" | "same" | "candidate" | "not_chosen" | "mended" | "rewritten" | "taken_back" | "unfit";

/**
 * What decides a Ramsch.
 */
export type SheetTie = "tricks" | "trumps" | "highest_trump";

/**
 * What can be told of hands under a rule set.
 */
export type SheetToTell = { 
/**
 * The games that have somebody who plays, the commonest first.
 */
kinds: Array<SheetKind>, 
/**
 * Whether a Ramsch is played.
 */
ramsch: boolean, 
/**
 * What a ruling can end a hand for.
 */
offences: Array<SheetOffence>, };

/**
 * An entry that cannot be so.
 */
export type SheetUnfit = { 
/**
 * The entry.
 */
entry: string, 
/**
 * The code.
 */
code: string, 
/**
 * The clause, where one is broken.
 */
clause: string | null, 
/**
 * Why, in words.
 */
message: string, };

/**
 * Something that was written for a hand.
 */
export type SheetVersion = { 
/**
 * The entry.
 */
entry: string, 
/**
 * What became of it.
 */
state: SheetState, 
/**
 * What it would pay, where somebody must choose.
 */
would_pay: { [key in string]: number } | null, 
/**
 * What it says.
 */
said: string, };
