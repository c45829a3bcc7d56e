import { describe, expect, it } from 'vitest';

import { area, line, linear, reach, thin, ticks } from './scale.ts';

describe('a scale', () => {
  it('places values between the ends, also upside down', () => {
    const scale = linear([-10, 30], [200, 0]);
    expect([-10, 0, 30].map(scale)).toEqual([200, 150, 0]);
  });

  it('puts the only value there is into the middle', () => {
    expect(linear([7, 7], [0, 100])(7)).toBe(50);
  });
});

describe('marks', () => {
  it.each([
    [0, 100, 6, [0, 20, 40, 60, 80, 100]],
    [-95, 220, 5, [-100, 0, 100, 200, 300]],
    [0, 1, 3, [0, 0.5, 1]],
    [1372.4, 1611.9, 4, [1300, 1400, 1500, 1600, 1700]],
    [3, 3, 3, [2, 3, 4]],
  ])('of %d to %d are round and enclose all', (low, high, most, expected) => {
    expect(ticks([low, high], most)).toEqual(expected);
  });

  it('never show minus nought', () => {
    expect(ticks([-5, 5], 3).map((tick) => Object.is(tick, -0))).not.toContain(true);
  });
});

it('what must be in sight is in sight', () => {
  expect(reach([5, 9], [0])).toEqual([0, 9]);
  expect(reach([])).toEqual([0, 1]);
});

it('paths have one step for each point', () => {
  const upper = [
    { x: 0, y: 1 },
    { x: 10, y: 2.3456 },
  ];
  expect(line(upper)).toBe('M0 1L10 2.35');
  expect(
    area(upper, [
      { x: 0, y: 5 },
      { x: 10, y: 6 },
    ]),
  ).toBe('M0 1L10 2.35L10 6L0 5Z');
  expect(area([], [])).toBe('');
});

it('thinning keeps both ends', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i);
  expect(thin(hundred, 4)).toEqual([0, 33, 66, 99]);
  expect(thin([1, 2], 4)).toEqual([1, 2]);
});
