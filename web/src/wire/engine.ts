// What the page asks of the engine in the browser, and what that answers, as docs/engine.md describes it.
// Generated from crates/stammtisch-engine/src/wire: UPDATE_DOCS=1 cargo test -p stammtisch-engine --lib typescript

import type { Again, Cards, Contents, Followed, Line, Listed, PlayedOn, Reason, Reply, Review, SoFar, Telling } from './learn.ts';

import type { Action, Bill, Bytes32, CardSet, ClientMessage, Contract, Ending, GameEvent, Pace, Proof, Refusal, RuleSetName, Seat, ServerMessage, Suit, TrickWhy } from './types.ts';

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
played: PlayedOn, };

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
 * A bot by its name, with changes if wanted: `regel`, `meister:worlds=0.25`.
 */
export type EngineLevel = string;

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
again: Again, });

/**
 * Rules by name, or in a file of their own.
 */
export type EngineRules = { "id": string } | { "toml": string };

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
