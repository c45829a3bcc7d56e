import { describe, expect, it } from 'vitest';

import type { Moment } from './moments.ts';
import { hashOf, placeOf, pointOf, stepAt } from './points.ts';

const card = (after: number): Moment => ({
  kind: 'card',
  after,
  decision: null,
  seat: 1,
  card: 'EO',
  trick: 1,
  place: after,
});

const MOMENTS: Moment[] = [
  { kind: 'start', after: 0, decision: null },
  { kind: 'said', after: 0, decision: null, seat: 2, say: { say: 'pass', level: null } },
  { kind: 'said', after: 0, decision: null, seat: 3, say: { say: 'play', level: null } },
  { kind: 'contract', after: 0, decision: null, seat: 3, contract: { contract: 'sie' } },
  card(1),
  { kind: 'double', after: 1, decision: 0, seat: 4, double: true },
  card(2),
  { kind: 'end', after: 2, decision: null },
];

describe('points of a hand', () => {
  it('are before what happens at a step', () => {
    const points = MOMENTS.map((_, at) => pointOf(MOMENTS, at));
    expect(points).toEqual([
      { word: 0 },
      { word: 0 },
      { word: 1 },
      'contract',
      { card: 0 },
      { double: 1 },
      { card: 1 },
      null,
    ]);
  });

  it('lead back to their step', () => {
    for (let at = 1; at < MOMENTS.length - 1; at++) {
      expect(stepAt(MOMENTS, pointOf(MOMENTS, at)!)).toBe(at);
    }
    expect(stepAt(MOMENTS, { card: 31 })).toBe(0);
  });

  it('without an auction begin with the first card', () => {
    expect(pointOf([MOMENTS[0]!, card(1)], 0)).toEqual({ card: 0 });
    expect(pointOf([MOMENTS[0]!], 0)).toBeNull();
  });
});

describe('what stands behind an address', () => {
  it('names a point, and how one plays on', () => {
    expect(hashOf({ card: 17 })).toBe('#card/17');
    expect(hashOf('contract', { seat: 2, open: false })).toBe('#contract/play/2');
    expect(hashOf({ word: 3 }, { seat: 4, open: true })).toBe('#word/3/play/4/open');
    for (const hash of ['#card/17', '#contract', '#double/1', '#word/0/play/1', '#card/4/play/3/open']) {
      const place = placeOf(hash)!;
      expect(hashOf(place.point, place.play)).toBe(hash);
    }
  });

  it('names none where it is something else', () => {
    for (const hash of ['', '#', '#card', '#card/x', '#card/171', '#end', '#card/1/play/5', '#card/1/open'])
      expect(placeOf(hash)).toBeNull();
  });
});
