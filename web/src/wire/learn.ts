// What browser and server tell each other about lessons, the rules book and reviews.
// Generated from crates/stammtisch-learn/src: UPDATE_DOCS=1 cargo test -p stammtisch-learn --lib typescript

import type { Action, GameEvent, Seat, SeatView } from './types.ts';

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
 * What the coach says.
 */
export type Coach = { 
/**
 * About what the learner has just done.
 */
comment: string | null, 
/**
 * Whether it was what the coach would have done.
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
 * What was better; none where nothing was.
 */
better: string | null, 
/**
 * What it cost, with the unit; none where nothing was better.
 */
cost: string | null, 
/**
 * What was wrong with it, and what open cards say to it; none where it was no mistake.
 */
why: string | null, 
/**
 * The rule of thumb that leads to what was better; none where there is none, or the reason says it.
 */
rule: string | null, };

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
 * How many of the learner's decisions were the coach's.
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
 * The next lesson.
 */
next: string | null, };

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
intro: string, };

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
 * A record as it is sent.
 */
export type Pasted = { 
/**
 * In the text notation or as JSON.
 */
record: string, };

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
review: unknown, 
/**
 * The review in words.
 */
told: Telling, };

/**
 * What the learner has done so far.
 */
export type SoFar = { 
/**
 * Every action, in order.
 */
actions: ReadonlyArray<Action>, };

/**
 * The name of a review that was asked for.
 */
export type Submitted = { 
/**
 * Its id.
 */
id: string, };

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
