/** The end results at the foot of a paper list, typed in one line to be compared with what the games come to. */

import type { Four } from '../../net/types.ts';

/** Four numbers, separated by blanks; null where they are none. */
export function resultsIn(text: string): Four<number> | null {
  const numbers = text
    .trim()
    .split(/[\s/;]+/)
    .map((word) => word.replace('−', '-'));
  if (numbers.length !== 4 || !numbers.every((word) => /^[+-]?\d{1,6}$/.test(word))) return null;
  return numbers.map(Number) as Four<number>;
}
