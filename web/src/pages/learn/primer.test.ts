import { expect, it } from 'vitest';

import { judge, STEPS } from './primer.ts';

const task = (id: string) => STEPS.flatMap((step) => step.tasks).find((one) => one.id === id)!;

it('an answer is right, half right or wrong', () => {
  expect(judge(task('follow'), ['G8', 'GZ'])).toBe('right');
  expect(judge(task('follow'), ['G8'])).toBe('half');
  expect(judge(task('follow'), ['G8', 'GO'])).toBe('wrong');
  expect(judge(task('follow'), [])).toBe('wrong');
});
