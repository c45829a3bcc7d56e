/** The steps of a hand: every word, the contract, every card; each with its decision, where there was a choice. */

import type { CardName, Contract, Seat } from '../../protocol.ts';
import type { Decision, Review, Verdict } from './api.ts';
import { playsOf, type Say, type Story } from './story.ts';

export type Moment = {
  /** How many cards lie on the table or in tricks then. */
  after: number;
  /** The place of its decision in the review; none where there was no choice, or nothing is known yet. */
  decision: number | null;
} & (
  | { kind: 'start' | 'end' }
  | { kind: 'said'; seat: Seat; say: Say }
  | { kind: 'contract'; seat: Seat; contract: Contract }
  | { kind: 'double'; seat: Seat; double: boolean }
  | { kind: 'card'; seat: Seat; card: CardName; trick: number; place: number }
);

const MISTAKES: readonly Verdict[] = ['inaccuracy', 'mistake', 'blunder'];

export function isMistake(decision: Decision): boolean {
  return MISTAKES.includes(decision.verdict);
}

/** Takes the decisions of a review one after another, as the hand comes to them. */
class Decisions {
  readonly #used = new Set<number>();

  constructor(private readonly all: readonly Decision[]) {}

  take(fits: (decision: Decision) => boolean): number | null {
    const place = this.all.findIndex((decision, at) => !this.#used.has(at) && fits(decision));
    if (place < 0) return null;
    this.#used.add(place);
    return place;
  }
}

/** The steps of a hand. A double that nobody should have said, and nobody did, is no step. */
export function momentsOf(story: Story, review: Review | null): Moment[] {
  const decisions = new Decisions(review?.decisions ?? []);
  const moments: Moment[] = [{ kind: 'start', after: 0, decision: null }];
  for (const { seat, say } of story.said) {
    const decision = decisions.take((one) => one.kind === 'auction' && one.seat === seat);
    moments.push({ kind: 'said', after: 0, decision, seat, say });
  }
  if (story.declared?.seat) {
    const { seat, contract } = story.declared;
    const decision = decisions.take((one) => one.kind === 'contract' && one.seat === seat);
    moments.push({ kind: 'contract', after: 0, decision, seat, contract });
  }
  const doubles = (review?.decisions ?? []).flatMap((decision, at) => {
    if (decision.kind !== 'double' || !('double' in decision.played)) return [];
    const { double } = decision.played;
    return double || isMistake(decision) ? [{ decision, at, double }] : [];
  });
  playsOf(story).forEach(({ seat, card }, number) => {
    const decision = decisions.take(
      (one) => one.kind === 'card' && one.after === number && one.seat === seat,
    );
    const trick = Math.floor(number / 4) + 1;
    moments.push({ kind: 'card', after: number + 1, decision, seat, card, trick, place: (number % 4) + 1 });
    for (const one of doubles.filter(({ decision: { after } }) => after === number + 1)) {
      moments.push({
        kind: 'double',
        after: number + 1,
        decision: one.at,
        seat: one.decision.seat,
        double: one.double,
      });
    }
  });
  return [...moments, { kind: 'end', after: playsOf(story).length, decision: null }];
}

/** The places of the mistakes among the decisions, the dearest first. */
export function mistakesOf(review: Review): number[] {
  const places = review.decisions.flatMap((decision, at) => (isMistake(decision) ? [at] : []));
  const cost = (at: number) => review.decisions[at]?.cost ?? 0;
  return places.sort((one, other) => cost(other) - cost(one));
}

/** The step of a decision. */
export function momentOf(moments: readonly Moment[], decision: number): number {
  return Math.max(
    0,
    moments.findIndex((moment) => moment.decision === decision),
  );
}

/** The next step with a mistake after a step, round to the first one again; none where there is none. */
export function nextMistake(moments: readonly Moment[], review: Review, at: number): number | null {
  const places = moments.flatMap((moment, place) => {
    const decision = moment.decision === null ? undefined : review.decisions[moment.decision];
    return decision && isMistake(decision) ? [place] : [];
  });
  return places.find((place) => place > at) ?? places[0] ?? null;
}

/** How long the bars of a decision's options are, 0 to 1: the best is 1, and what is far below it does not flatten the others. */
export function barsOf(decision: Decision): number[] {
  const values = decision.options.map(({ value }) => value);
  const best = Math.max(...values);
  const span = Math.min(best - Math.min(...values), Math.max(3 * decision.cost, 1.5));
  return values.map((value) => (span <= 0 ? 1 : Math.max(0, 1 - (best - value) / span)));
}
