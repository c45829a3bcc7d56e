/** Games as they stand on paper lists, and what each seat gets for them: the tests' own computation. */

import type { SeatTotals } from '../src/wire/hall.ts';

/** Numbers that look thrown, from a start. */
export class Dice {
  #state: number;

  constructor(start: number) {
    this.#state = start;
  }

  below(bound: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * bound);
  }
}

export type RuleSet = 'preis' | 'tischpunkte' | 'schule-turnier';

/** A game as the table tells it; seats count from 0. */
export interface PlayedGame {
  kind: 'rufspiel' | 'solo' | 'tout' | 'sie';
  seat: number;
  /** In a Rufspiel, who has the called Ace. */
  partner?: number;
  won: boolean;
  schneider?: boolean;
  /** Who doubled it, under T. */
  spritze?: number;
}

/** A game on paper: its line in the notation, and what each seat gets. */
export interface PaperGame {
  line: string;
  points: number[];
  solo: { seat: number; won: boolean; isTout: boolean; isSie: boolean } | null;
}

/** What each opponent of the winner loses: the tables of P 9, T 5 and S 5.2.7. */
function worth(rules: RuleSet, { kind, schneider }: PlayedGame): number {
  const more = schneider ? 1 : 0;
  switch (kind) {
    case 'rufspiel':
      return 1 + more;
    case 'solo':
      return 2 + more;
    case 'tout':
      return rules === 'preis' ? 8 : 6;
    case 'sie':
      return 8;
  }
}

const SIGN = { rufspiel: 'r', solo: 's', tout: 'st', sie: 'sie' } as const;

/** Writes a game down. */
export function written(rules: RuleSet, game: PlayedGame): PaperGame {
  const { kind, seat, partner, won, schneider, spritze } = game;
  const value = worth(rules, game) * (won ? 1 : -1) * (spritze === undefined ? 1 : 2);
  const alone = partner === undefined;
  const points = [0, 1, 2, 3].map((at) => {
    if (at === seat) return alone ? 3 * value : value;
    return at === partner ? value : -value;
  });
  const doubled = spritze === undefined ? '' : `d${spritze + 1}3`;
  const line = `${seat + 1}${SIGN[kind]}${alone ? '' : partner + 1}${won ? '' : 'v'}${schneider ? 's' : ''}${doubled}`;
  const solo = kind === 'rufspiel' ? null : { seat, won, isTout: kind === 'tout', isSie: kind === 'sie' };
  return { line, points, solo };
}

/** A game as it is played: mostly Rufspiele, some Solos, none that must be approved; under T some are doubled. */
export function paperGame(dice: Dice, rules: RuleSet = 'preis'): PaperGame {
  const seat = dice.below(4);
  const won = dice.below(3) > 0;
  const doubled = (by: number) => (rules === 'tischpunkte' && dice.below(6) === 0 ? { spritze: by } : {});
  if (dice.below(8) === 0) return written(rules, { kind: 'solo', seat, won, ...doubled((seat + 1) % 4) });
  const partner = (seat + 1 + dice.below(3)) % 4;
  const schneider = dice.below(4) === 0;
  const other = [0, 1, 2, 3].find((at) => at !== seat && at !== partner)!;
  return written(rules, { kind: 'rufspiel', seat, partner, won, schneider, ...doubled(other) });
}

/** A list of so many games in which somebody plays these for himself, and the others come to nothing. */
export function listOf(rules: RuleSet, games: number, own: readonly PlayedGame[]): PaperGame[] {
  const seat = own[0]!.seat;
  const ruf = (won: boolean, schneider = false): PlayedGame => ({
    kind: 'rufspiel',
    seat,
    partner: (seat + 1) % 4,
    won,
    schneider,
  });
  const all = [...own];
  if ((games - all.length) % 2 === 1) all.push(ruf(true), ruf(true), ruf(false, true));
  while (all.length < games) all.push(ruf(true), ruf(false));
  return all.map((game) => written(rules, game));
}

/** What stands at the foot of a list of games. */
export function footOf(games: readonly PaperGame[]): SeatTotals[] {
  return [0, 1, 2, 3].map((at) => {
    const own = games.map(({ points }) => points[at]!);
    const solos = games.flatMap(({ solo }) => (solo?.seat === at ? [solo] : []));
    const touts = solos.filter(({ isTout }) => isTout);
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    return {
      plus: sum(own.filter((one) => one > 0)),
      minus: -sum(own.filter((one) => one < 0)),
      solos_won: solos.filter(({ won }) => won).length,
      solos_played: solos.length,
      touts_won: touts.filter(({ won }) => won).length,
      touts_played: touts.length,
      sie: solos.filter(({ isSie }) => isSie).length,
    };
  });
}
