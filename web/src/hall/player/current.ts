/** Which match a player looks for on his card. */

import type { CardLine, Phase } from '../../wire/hall.ts';

/** The match that he plays, or plays next: the seats of all matches may be drawn long before. */
export function currentOf(lines: readonly CardLine[], phase: Phase): CardLine | null {
  const over = phase.name === 'between' ? (phase.match ?? 0) : (phase.match ?? 1) - 1;
  if (phase.name === 'closed') return null;
  return lines.find((line) => line.match > over && !line.in) ?? null;
}
