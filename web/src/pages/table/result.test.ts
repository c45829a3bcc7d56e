import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { Voice } from '../../game/words.ts';
import type { HandResult, Outcome, SeatState } from '../../protocol.ts';
import { Texts } from '../../texts.ts';
import { billLines, height, named, othersTricks } from './result.ts';

const source = (file: string) =>
  readFileSync(new URL(`../../../../crates/stammtisch-text/ftl/de/${file}.ftl`, import.meta.url), 'utf8');
const seat = (name: string) => ({ name }) as SeatState;
const voice = new Voice(new Texts('de', ['game', 'table', 'web'].map(source)), {
  you: 1,
  seats: [seat('Anna'), seat('Ben'), seat('Clara'), seat('Dora')],
  rules: { rungs: [], retour_factor: 4 },
});

const outcome: Outcome = {
  parties: { declarer: 2, partner: 4 },
  contract: { contract: 'rufspiel', called: 'GA' },
  goal: 'majority',
  points: 28,
  tricks: 2,
  won: false,
  schneider: true,
  schwarz: false,
  runners: { count: 3, side: 'defenders' },
  winners: [1, 3],
  declarers: [2, 4],
};

const result = {
  ending: { ending: 'scored', outcome, settlement: null, entry: null },
  bill: {
    base: 1,
    runners: 3,
    extra: 1,
    tout_factor: 1,
    doubling_factor: 2,
  },
} as HandResult;

it('names the seats of a side, and how high it won', () => {
  expect(named(outcome.winners, voice)).toBe('Anna und Clara');
  expect(named([1, 2, 3], voice)).toBe('Anna, Ben und Clara');
  expect(height(outcome)).toBe('schneider');
});

it('counts line by line, with clauses', () => {
  expect(billLines(result, voice).map(({ what, value, clause }) => `${what} ${value} (${clause})`)).toEqual([
    'Grundwert: Rufspiel mit der Blauen 1 (S 4.2.4)',
    '3 Laufende der Gegner +3 (S 4.2.2)',
    'Schneider +1 (S 4.1.3)',
    'Stoß × 2 (S 3.3.1)',
  ]);
});

it('counts knocks, Bock, throw-ins and a Schwarz that doubles (V 0.2)', () => {
  const bill = { ...result.bill!, schwarz_factor: 2, knock_factor: 4, bock_factor: 2, next_factor: 2 };
  const schwarz = { ...outcome, schwarz: true };
  const counted = {
    ...result,
    bill,
    ending: { ending: 'scored', outcome: schwarz, settlement: null, entry: null },
  } as HandResult;
  expect(billLines(counted, voice).map(({ what, value, clause }) => `${what} ${value} (${clause})`)).toEqual([
    'Grundwert: Rufspiel mit der Blauen 1 (S 4.2.4)',
    '3 Laufende der Gegner +3 (S 4.2.2)',
    'Schneider +1 (S 4.1.3)',
    'Schwarz × 2 (V 10.5)',
    'Stoß × 2 (S 3.3.1)',
    'Geklopft × 4 (V 6.3)',
    'Bock × 2 (V 8.1)',
    'Nach dem Zusammenwerfen × 2 (V 8.3)',
  ]);
});

it('the others have the tricks that were played and are not the declarer’s', () => {
  expect(othersTricks(outcome, [3, 1, 3, 1])).toBe(6);
  expect(othersTricks({ ...outcome, tricks: 0 }, [0, 0, 1, 0])).toBe(1);
  expect(othersTricks({ ...outcome, tricks: 8 }, [0, 0, 0, 0])).toBe(0);
});

it('has no lines where no money is counted', () => {
  expect(billLines({ ...result, bill: null }, voice)).toEqual([]);
});
