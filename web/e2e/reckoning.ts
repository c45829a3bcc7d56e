/** The results of an evening, reckoned by the test itself from what stands on the papers. */

import type { SeatTotals } from '../src/wire/hall.ts';
import type { RuleSet } from './paper-games.ts';

/** What somebody has reached. */
export interface Reached {
  player: number;
  /** Game points and table points of each match. */
  byMatch: number[];
  points: number;
  tablePoints: number;
  total: number;
  counts: Required<Omit<SeatTotals, 'plus' | 'minus'>>;
}

/** T 6: 40, 30, 20 and 10 for the places at a table; who is level shares. */
export function tablePoints(results: readonly number[]): number[] {
  const places = [40, 30, 20, 10];
  return results.map((result) => {
    const above = results.filter((one) => one > result).length;
    const level = results.filter((one) => one === result).length;
    return places.slice(above, above + level).reduce((all, one) => all + one, 0) / level;
  });
}

/** What decides, one after the other (P 21, decision 15, S 5.4.2); then the lot. */
const DECIDES: Record<RuleSet, ((one: Reached) => number)[]> = {
  preis: [
    ({ total }) => total,
    ({ counts }) => counts.touts_won,
    ({ counts }) => counts.touts_played,
    ({ counts }) => counts.solos_won,
    ({ counts }) => counts.solos_played,
  ],
  tischpunkte: [({ total }) => total, ({ points }) => points, ({ counts }) => counts.solos_won],
  'schule-turnier': [
    ({ total }) => total,
    ({ counts }) => counts.sie,
    ({ counts }) => counts.touts_won,
    ({ counts }) => counts.touts_played,
    ({ counts }) => counts.solos_won,
    ({ counts }) => counts.solos_played,
  ],
};

export class Reckoning {
  readonly #of = new Map<number, Reached>();

  constructor(readonly rules: RuleSet) {}

  /** Adds a list: who sat where, and what its foot says. */
  add(players: readonly number[], foot: readonly SeatTotals[]): void {
    const results = foot.map(({ plus, minus }) => plus - minus);
    const more = this.rules === 'tischpunkte' ? tablePoints(results) : [0, 0, 0, 0];
    for (const [at, player] of players.entries()) {
      const { plus: _plus, minus: _minus, ...counts } = foot[at]!;
      const before = this.of(player);
      before.byMatch.push(results[at]! + more[at]!);
      before.points += results[at]!;
      before.tablePoints += more[at]!;
      before.total += results[at]! + more[at]!;
      for (const [name, count] of Object.entries(counts))
        before.counts[name as keyof Reached['counts']] += count;
    }
  }

  of(player: number): Reached {
    const known = this.#of.get(player);
    if (known) return known;
    const none = { solos_won: 0, solos_played: 0, touts_won: 0, touts_played: 0, sie: 0 };
    const fresh = { player, byMatch: [], points: 0, tablePoints: 0, total: 0, counts: none };
    this.#of.set(player, fresh);
    return fresh;
  }

  /** The ranking of some, from the first; who stands in one group is level in everything, and the lot decides. */
  ranking(players: readonly number[]): Reached[][] {
    const decides = DECIDES[this.rules];
    const compare = (one: Reached, other: Reached) => {
      for (const key of decides) if (key(one) !== key(other)) return key(other) - key(one);
      return 0;
    };
    const groups: Reached[][] = [];
    for (const one of players.map((player) => this.of(player)).sort(compare)) {
      const last = groups.at(-1);
      if (last && compare(last[0]!, one) === 0) last.push(one);
      else groups.push([one]);
    }
    return groups;
  }
}
