/** The game in eight steps, as the core wrote them down, and how an answer is judged. */

import type { PrimerTask } from '../../wire/primer.ts';

export { STEPS } from '../../wire/primer.ts';
export type { PrimerFigure as Figure, PrimerTask as Task } from '../../wire/primer.ts';

/** How an answer is judged. */
export type Verdict = 'right' | 'half' | 'wrong';

/** Whether all that is right was chosen, and nothing else; what is right but not all of it is half. */
export function judge(task: PrimerTask, chosen: readonly string[]): Verdict {
  if (chosen.some((one) => !task.right.includes(one))) return 'wrong';
  if (chosen.length === task.right.length) return 'right';
  return chosen.length > 0 ? 'half' : 'wrong';
}
