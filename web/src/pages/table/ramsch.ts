/** What a Ramsch came to, put so that a page can show it (V 3). */

import { SEATS } from '../../game/seats.ts';
import type { Voice } from '../../game/words.ts';
import type { RamschOutcome, Seat } from '../../protocol.ts';
import { named } from './result.ts';

/** What a seat is at the end of a Ramsch. */
export type Lot = 'durchmarsch' | 'loser' | 'jungfrau' | 'plain';

/** One seat's line: its points, its tricks, and what it is. */
export interface RamschLine {
  seat: Seat;
  points: number;
  tricks: number;
  lot: Lot;
}

function lotOf(seat: Seat, { durchmarsch, losers, jungfrauen }: RamschOutcome): Lot {
  if (durchmarsch === seat) return 'durchmarsch';
  if (losers.includes(seat)) return 'loser';
  return jungfrauen.includes(seat) ? 'jungfrau' : 'plain';
}

/** A line for each seat. */
export function ramschLines(outcome: RamschOutcome): RamschLine[] {
  return SEATS.map((seat) => ({
    seat,
    points: outcome.points[seat - 1]!,
    tricks: outcome.tricks[seat - 1]!,
    lot: lotOf(seat, outcome),
  }));
}

/** Who lost, who won everything, who is Jungfrau: in sentences. */
export function ramschStory(outcome: RamschOutcome, voice: Voice): string {
  const { durchmarsch, losers, jungfrauen } = outcome;
  if (durchmarsch !== null) return voice.says('web-ramsch-durchmarsch', durchmarsch);
  if (losers.length === 0) return voice.get('web-ramsch-level');
  const lost =
    losers.length === 1
      ? voice.says('web-ramsch-lost', losers[0]!, { points: outcome.points[losers[0]! - 1]! })
      : voice.get('web-ramsch-lost-both', { names: named(losers, voice) });
  if (jungfrauen.length === 0) return lost;
  return `${lost} ${voice.get('web-ramsch-jungfrau', { count: jungfrauen.length, names: named(jungfrauen, voice) })}`;
}
