import { describe, expect, it } from 'vitest';

import type { Rules } from '../net/types.ts';
import {
  approvalNeeded,
  back,
  contracts,
  declare,
  EMPTY,
  end,
  ends,
  entryOf,
  play,
  rowOf,
  stepOf,
} from './entry.ts';

const rules: Rules = {
  id: 'preis',
  matches: 2,
  games: 32,
  table_points: [],
  contracts: ['rufspiel', 'wenz', 'solo', 'sie'],
  touts: ['wenz', 'solo'],
  doubling: false,
  least_age: 16,
  approval: { tout: true, sie: true, solo_from: 5, per: 'table' },
  plain_first: true,
  keeper_by_referee: true,
  consolation: false,
};

describe('entering a game', () => {
  it('takes three taps and one to write it down, whatever was played', () => {
    for (const declarer of [1, 2, 3, 4] as const) {
      for (const played of contracts(rules, declarer)) {
        for (const ended of ends(played)) {
          let taps = 0;
          const tap = <T>(value: T): T => {
            taps += 1;
            return value;
          };
          let entry = tap(declare(declarer));
          entry = tap(play(entry, played));
          if (stepOf(entry) === 'result') entry = tap(end(entry, ended));
          expect(stepOf(entry)).toBe('done');
          expect(rowOf(entry)).not.toBeNull();
          expect(taps + 1).toBeLessThanOrEqual(4);
        }
      }
    }
  });

  it('offers a Rufspiel with each of the others, and no partner otherwise', () => {
    const all = contracts(rules, 2);
    expect(all.filter(({ contract }) => contract === 'rufspiel').map(({ partner }) => partner)).toEqual([
      1, 3, 4,
    ]);
    expect(
      all.filter(({ contract }) => contract !== 'rufspiel').every(({ partner }) => partner === null),
    ).toBe(true);
    expect(all.filter(({ tout }) => tout).map(({ contract }) => contract)).toEqual(['wenz', 'solo']);
  });

  it('knows no Schneider in a Tout', () => {
    expect(ends({ contract: 'solo', tout: true, partner: null })).toHaveLength(2);
    expect(ends({ contract: 'solo', tout: false, partner: null })).toHaveLength(6);
  });

  it('says only what was said', () => {
    const entry = end(play(declare(1), { contract: 'rufspiel', tout: false, partner: 2 }), {
      won: false,
      losers: 'schneider',
    });
    expect(rowOf(entry)).toEqual({
      declarer: 1,
      partner: 2,
      contract: 'rufspiel',
      won: false,
      schneider: true,
    });
    expect(entryOf(rowOf(entry)!)).toEqual(entry);
  });

  it('goes back one step at a time', () => {
    let entry = end(play(declare(3), { contract: 'wenz', tout: false, partner: null }), {
      won: true,
      losers: 'plain',
    });
    const steps = [];
    for (let i = 0; i < 4; i += 1) {
      steps.push(stepOf(entry));
      entry = back(entry);
    }
    expect(steps).toEqual(['done', 'result', 'contract', 'declarer']);
    expect(back(play(declare(1), { contract: 'sie', tout: false, partner: null }))).toEqual(declare(1));
    expect(rowOf(EMPTY)).toBeNull();
  });

  it('knows when the referee must approve (S 5.2.14)', () => {
    const solo = play(declare(4), { contract: 'solo', tout: false, partner: null });
    expect(approvalNeeded(rules, solo, 4, 6)).toBeNull();
    expect(
      approvalNeeded({ ...rules, approval: { ...rules.approval, solo_from: 0 } }, solo, 9, 12),
    ).toBeNull();
    expect(approvalNeeded(rules, solo, 5, 6)).toBe('many');
    expect(approvalNeeded(rules, solo, [1, 1, 1, 5], 9)).toBe('many');
    expect(approvalNeeded(rules, solo, [5, 5, 5, 1], 20)).toBeNull();
    expect(
      approvalNeeded(rules, play(declare(1), { contract: 'solo', tout: true, partner: null }), 1, 2),
    ).toBe('tout');
    expect(
      approvalNeeded(rules, play(declare(1), { contract: 'sie', tout: false, partner: null }), 1, 2),
    ).toBe('sie');
    expect(
      approvalNeeded(rules, play(declare(1), { contract: 'rufspiel', tout: false, partner: 2 }), 9, 2),
    ).toBeNull();
    const tout = play(declare(1), { contract: 'solo', tout: true, partner: null });
    expect(approvalNeeded(rules, tout, 1, 1), 'P 23').toBeNull();
  });
});

it('a Spritze whose tricks nobody has told is no row yet', () => {
  const played = end(play(declare(1), { contract: 'solo', tout: false, partner: null }), {
    won: true,
    losers: 'plain',
  });
  expect(rowOf({ ...played, doubled: { seat: 2, tricks: null } })).toBeNull();
  expect(rowOf({ ...played, doubled: { seat: 2, tricks: 0 } })).toMatchObject({ double: 2, tricks: 0 });
});
