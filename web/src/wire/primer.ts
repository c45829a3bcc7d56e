// The game in eight steps: what each shows and asks, with the answers that the core gives.
// Generated from crates/stammtisch-learn/tests/primer.rs: UPDATE_DOCS=1 cargo test -p stammtisch-learn --test primer

/**
 * What is chosen from.
 */
export type PrimerChoices = { "cards": Array<string> } | { "words": Array<string> } | { "numbers": Array<number> };

/**
 * Cards in a row with a word under each.
 */
export type PrimerFigure = { 
/**
 * The end of the key of the words above it.
 */
title: string, 
/**
 * The cards.
 */
cards: Array<string>, 
/**
 * What stands under a card.
 */
under: PrimerUnder, 
/**
 * The place of the card that takes the trick, where the row is one.
 */
taker?: number, };

/**
 * A step of the primer.
 */
export type PrimerStep = { 
/**
 * The end of the keys of its words.
 */
id: string, 
/**
 * What it shows.
 */
figures: Array<PrimerFigure>, 
/**
 * How the points of the declarer's side are divided up, where that is shown.
 */
zones: Array<PrimerZone>, 
/**
 * What it asks.
 */
tasks: Array<PrimerTask>, 
/**
 * Where the book says more.
 */
clauses: Array<string>, };

/**
 * A question.
 */
export type PrimerTask = { 
/**
 * The end of the keys of its words.
 */
id: string, 
/**
 * Cards to look at while answering; none where there are none.
 */
hand: Array<string>, 
/**
 * The trick on the table, first the card that was led.
 */
trick: Array<string>, 
/**
 * What is chosen from.
 */
from: PrimerChoices, 
/**
 * What is right.
 */
right: Array<string>, 
/**
 * Whether more than one may be right.
 */
many: boolean, };

/**
 * What stands under a card.
 */
export type PrimerUnder = "suit" | "points" | "number" | "nickname" | "nothing";

/**
 * Points of the declarer's side, and what they come to.
 */
export type PrimerZone = { 
/**
 * The end of the key of its words.
 */
id: string, 
/**
 * From how many points on.
 */
from: number, 
/**
 * Up to how many.
 */
to: number, };

/** The steps. */
export const STEPS: readonly PrimerStep[] = [{"id":"deck","figures":[{"title":"suits","cards":["EA","GA","HA","SA"],"under":"suit"},{"title":"ranks","cards":["GA","GZ","GK","GO","GU","G9","G8","G7"],"under":"points"}],"zones":[],"tasks":[{"id":"sum","hand":[],"trick":["EA","GZ","HK","S9"],"from":{"numbers":[21,24,25]},"right":["25"],"many":false}],"clauses":["S 1.2.2","S 1.2.3","S 1.2.4"]},{"id":"trick","figures":[{"title":"figure","cards":["G9","GK","GZ","SA"],"under":"nothing","taker":2}],"zones":[],"tasks":[{"id":"suit","hand":[],"trick":[],"from":{"cards":["E8","EK","GA","E9"]},"right":["EK"],"many":false}],"clauses":["S 3.1.1","S 3.2.1"]},{"id":"trumps","figures":[{"title":"order","cards":["EO","GO","HO","SO","EU","GU","HU","SU","HA","HZ","HK","H9","H8","H7"],"under":"number"}],"zones":[],"tasks":[{"id":"trumps","hand":[],"trick":[],"from":{"cards":["GO","EA","H8","SU","GK","SO","HA","EZ"]},"right":["GO","H8","SU","SO","HA"],"many":true},{"id":"ruff","hand":[],"trick":[],"from":{"cards":["GA","HA","SU","G7"]},"right":["SU"],"many":false}],"clauses":["S 1.2.5","S 2.5.6"]},{"id":"follow","figures":[],"zones":[],"tasks":[{"id":"follow","hand":[],"trick":["GK"],"from":{"cards":["GO","HA","EA","GZ","G8","S7"]},"right":["GZ","G8"],"many":true},{"id":"follow-trump","hand":[],"trick":["HA"],"from":{"cards":["EO","SU","H7","EA","EZ","G9"]},"right":["EO","SU","H7"],"many":true},{"id":"free","hand":[],"trick":["S9"],"from":{"cards":["SO","H9","EA","G7"]},"right":["SO","H9","EA","G7"],"many":true}],"clauses":["S 3.2.1","S 3.2.2","S 3.2.4"]},{"id":"call","figures":[{"title":"aces","cards":["EA","GA","SA"],"under":"nickname"}],"zones":[],"tasks":[{"id":"call","hand":["EO","GO","HU","HA","H8","EK","E9","SA"],"trick":[],"from":{"cards":["EA","GA","SA"]},"right":["EA"],"many":false}],"clauses":["S 2.4.2","S 2.5.1","S 2.5.3"]},{"id":"ace","figures":[],"zones":[],"tasks":[{"id":"ace","hand":[],"trick":["E9"],"from":{"cards":["SU","H8","EA","EZ","GK"]},"right":["EA"],"many":true}],"clauses":["S 2.5.2","S 2.5.4","S 2.5.5"]},{"id":"alone","figures":[{"title":"wenz","cards":["EU","GU","HU","SU"],"under":"number"},{"title":"solo","cards":["EO","GO","HO","SO","EU","GU","HU","SU","SA","SZ","SK","S9","S8","S7"],"under":"number"}],"zones":[],"tasks":[{"id":"wenz","hand":[],"trick":[],"from":{"cards":["EZ","EA","EO","SU"]},"right":["SU"],"many":false}],"clauses":["S 2.6.6","S 2.7.1","S 2.7.2"]},{"id":"count","figures":[],"zones":[{"id":"lost-schneider","from":0,"to":30},{"id":"lost","from":31,"to":60},{"id":"won","from":61,"to":90},{"id":"won-schneider","from":91,"to":120}],"tasks":[{"id":"sixty","hand":[],"trick":[],"from":{"words":["a","b","c"]},"right":["b"],"many":false},{"id":"schneider","hand":[],"trick":[],"from":{"words":["a","b","c"]},"right":["b"],"many":false}],"clauses":["S 4.1.1","S 4.1.3","S 4.1.4"]}];
