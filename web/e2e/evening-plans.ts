/** The evenings that are played: what they are, and how their first two come to be level. */

import type { Plan } from './evening.ts';
import type { PlayedGame } from './paper-games.ts';

const solos = (count: number): PlayedGame[] =>
  Array.from({ length: count }, () => ({ kind: 'solo', seat: 0, won: true }));
const rufspiele = (count: number): PlayedGame[] =>
  Array.from({ length: count }, () => ({
    kind: 'rufspiel',
    seat: 0,
    partner: 1,
    won: true,
    schneider: true,
  }));

/** Evenings whose first two are level in points; what decides between them is another thing under each set. */
export const EVENINGS: Record<'P' | 'T' | 'S 5', Plan> = {
  P: {
    rules: 'preis',
    people: 120,
    matches: 1,
    games: 32,
    way: 'totals',
    fee: 10,
    winners: [[{ kind: 'tout', seat: 0, won: true }, ...solos(6)], solos(10)],
    tie: 'Gleichstand: Touts gewonnen: 1',
  },
  T: {
    rules: 'tischpunkte',
    people: 16,
    matches: 2,
    games: 8,
    way: 'games',
    fee: 5,
    winners: [solos(4), [...solos(3), ...rufspiele(3)]],
    tie: 'Gleichstand: Soli gewonnen: 7',
  },
  'S 5': {
    rules: 'schule-turnier',
    people: 16,
    matches: 2,
    games: 32,
    way: 'totals',
    fee: 8,
    winners: [[{ kind: 'sie', seat: 0, won: true }, ...solos(6)], solos(10)],
    tie: 'Gleichstand: Sie 1',
  },
};
