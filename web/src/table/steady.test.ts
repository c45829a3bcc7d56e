import { describe, expect, it } from 'vitest';

import { GUARD, Steady } from './steady.ts';

describe('a tap', () => {
  it('counts where press and release saw the same question', () => {
    const steady = new Steady();
    steady.see('lead', 1000);
    const press = steady.press(1000 + GUARD);
    expect(steady.counts(press)).toBe(true);
  });

  it('does not count where the question changed under the finger', () => {
    const steady = new Steady();
    steady.see('follow', 0);
    const press = steady.press(5000);
    steady.see('lead', 5010);
    expect(steady.counts(press)).toBe(false);
  });

  it('does not count where the question had only just come', () => {
    const steady = new Steady();
    steady.see('lead', 1000);
    expect(steady.counts(steady.press(1000 + GUARD - 1))).toBe(false);
    expect(steady.counts(steady.press(1000 + GUARD - 1), 100)).toBe(true);
  });

  it('does not count for a question that went and came again', () => {
    const steady = new Steady();
    steady.see('lead', 0);
    const press = steady.press(1000);
    steady.see('wait', 1010);
    steady.see('lead', 1020);
    expect(steady.counts(press)).toBe(false);
  });

  it('is told from a key, which says what it means', () => {
    const steady = new Steady();
    steady.see('stoss', 1000);
    expect(steady.means({ detail: 0 })).toBe(true);
    expect(steady.means({ detail: 1 })).toBe(false);
    steady.down(1000 + GUARD);
    expect(steady.means({ detail: 1 })).toBe(true);
    expect(steady.means({ detail: 1 }), 'one press is one click').toBe(false);
  });

  it('does not count without a press', () => {
    expect(new Steady().counts(null)).toBe(false);
  });
});
