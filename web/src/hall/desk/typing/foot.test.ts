import { expect, it } from 'vitest';

import type { Four, SeatTotals } from '../../net/types.ts';
import { after, differences, emptyFoot, faultOf, faultSoFar, footOf, type Foot, totalsOf } from './foot.ts';

/** The foot of the model sheet (P). */
function model(): Foot {
  return footOf([
    { plus: 11, minus: 25, solos_won: 1, solos_played: 2 },
    { plus: 14, minus: 18, solos_won: 0, solos_played: 1 },
    { plus: 17, minus: 15, solos_won: 1, solos_played: 1 },
    { plus: 30, minus: 14, solos_won: 1, solos_played: 1, touts_won: 1, touts_played: 1 },
  ]);
}

const changed = (change: (foot: Foot) => void) => {
  const foot = model();
  change(foot);
  return foot;
};

it('the model sheet adds up, and is read as it is typed', () => {
  expect(faultOf(model(), 32)).toBeNull();
  expect(totalsOf(model())[3]).toEqual({
    plus: 30,
    minus: 14,
    solos_won: 1,
    solos_played: 1,
    touts_won: 1,
    touts_played: 1,
    sie: 0,
  });
});

it('a number that contradicts the result on the paper is told at once', () => {
  const wrong = changed((foot) => (foot[1].plus = '41'));
  expect(faultSoFar(wrong)).toMatchObject({
    key: 'hw-typing-other-result',
    at: { seat: 2, column: 'result' },
  });
  expect(faultSoFar(wrong, { seat: 2, column: 'result' })).toBeNull();
  expect(faultSoFar(wrong, { seat: 3, column: 'plus' })).not.toBeNull();
});

it('what is not typed yet is no fault, but nothing is closed with it', () => {
  expect(faultSoFar(emptyFoot())).toBeNull();
  expect(faultOf(emptyFoot(), 32)).toMatchObject({ key: 'hw-typing-missing', at: { seat: 1 } });
  const unfinished = changed((foot) => (foot[3].result = ''));
  expect(faultSoFar(unfinished)).toBeNull();
  expect(faultOf(unfinished, 32)).toMatchObject({ key: 'hw-typing-no-result', at: { seat: 4 } });
});

it('lines that agree with themselves must balance', () => {
  const wrong = changed((foot) => ([foot[0].plus, foot[0].result] = ['12', '-13']));
  expect(faultSoFar(wrong)).toBeNull();
  expect(faultOf(wrong, 32)).toMatchObject({
    key: 'hw-typing-balance',
    args: { plus: 73, minus: 72, by: 1 },
  });
});

it('what cannot be of solo kinds is told', () => {
  const key = (change: (foot: Foot) => void) => faultOf(changed(change), 32)?.key;
  expect(key((foot) => (foot[0].solos_won = '3'))).toBe('hw-typing-won');
  expect(key((foot) => (foot[3].touts_played = '2'))).toBe('hw-typing-among');
  expect(key((foot) => (foot[1].sie = '1'))).toBe('hw-typing-among');
  expect(key((foot) => (foot[0].solos_played = '40'))).toBe('hw-typing-solos');
  expect(key((foot) => (foot[0].plus = 'elf'))).toBe('hw-typing-no-number');
  expect(key((foot) => (foot[0].minus = '-25'))).toBe('hw-typing-no-number');
});

it('Enter goes from field to field and skips what nobody had', () => {
  const from = (column: Parameters<typeof after>[0]['column'], text: string, seat: 1 | 4 = 1) =>
    after({ seat, column }, text);
  expect(from('plus', '11')).toEqual({ seat: 1, column: 'minus' });
  expect(from('result', '')).toEqual({ seat: 1, column: 'solos_won' });
  expect(from('solos_won', '1')).toEqual({ seat: 1, column: 'solos_played' });
  expect(from('solos_won', '')).toEqual({ seat: 2, column: 'plus' });
  expect(from('touts_won', '')).toEqual({ seat: 2, column: 'plus' });
  expect(from('solos_won', '', 4)).toBeNull();
  expect(from('sie', '1', 4)).toBeNull();
});

it('two people who read the same paper differently are shown where', () => {
  const [one, other] = [totalsOf(model()), totalsOf(model())];
  expect(differences(one, other)).toEqual([]);
  other[2].minus = 51;
  other[3].touts_won = 0;
  expect(differences(one, other)).toEqual([
    { seat: 3, column: 'minus' },
    { seat: 4, column: 'touts_won' },
  ]);
  const bare: Four<SeatTotals> = [1, 2, 3, 4].map(() => ({ plus: 0, minus: 0 })) as Four<SeatTotals>;
  expect(differences(bare, totalsOf(emptyFoot()))).toEqual([]);
});

/** Numbers that look thrown. */
function dice(start: number): (bound: number) => number {
  let state = start;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

it('of a thousand lists with two slips in a hundred keys none closes with a wrong number', () => {
  const below = dice(1);
  let [slipped, caught] = [0, 0];
  for (let round = 0; round < 1000; round += 1) {
    const points = [0, 0, 0, 0].map(() => [below(60), below(60)] as [number, number]);
    const plus = points.reduce((all, [one]) => all + one, 0);
    const minus = points.reduce((all, [, one]) => all + one, 0);
    points[3]![plus > minus ? 1 : 0] += Math.abs(plus - minus);
    const truth = footOf(points.map(([plus, minus]) => ({ plus, minus })) as Four<SeatTotals>);
    const slip = (text: string) =>
      [...text].map((sign) => (/\d/.test(sign) && below(50) === 0 ? String(below(10)) : sign)).join('');
    const typed = truth.map((line) => ({
      ...line,
      plus: slip(line.plus),
      minus: slip(line.minus),
      result: slip(line.result),
    })) as Foot;
    const wrong = JSON.stringify(totalsOf(typed)) !== JSON.stringify(totalsOf(truth));
    const refused = faultOf(typed, 32) !== null;
    slipped += Number(wrong);
    caught += Number(wrong && refused);
    if (!refused) expect(totalsOf(typed)).toEqual(totalsOf(truth));
  }
  expect(slipped).toBeGreaterThan(200);
  expect(caught).toBe(slipped);
});
