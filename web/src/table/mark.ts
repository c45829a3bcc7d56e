/** Something that is said about a card of a hand that is looked at. */

import type { CardName } from '../protocol.ts';

export interface Mark {
  card: CardName;
  /** The same for who listens. */
  aloud: string;
}
