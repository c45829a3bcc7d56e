/** Signs of the verdicts, so that none is told by its colour alone; those of mistakes are as in a chess book. */

import type { Verdict } from './api.ts';

const SIGNS: Record<Verdict, string> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export function signOf(verdict: Verdict): string {
  return SIGNS[verdict];
}
