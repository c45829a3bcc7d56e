/** The book's text in pieces: words, clauses, and cards that stand in backticks. */

import { isCardName } from '../../../game/cards.ts';
import type { CardName } from '../../../protocol.ts';

export type Span = { text: string } | { cards: CardName[] };

/** Splits at the backticks; what stands between them are cards, or else words. */
export function spansOf(prose: string): Span[] {
  return prose.split('`').flatMap((part, place): Span[] => {
    if (part === '') return [];
    const words = part.split(' ');
    return place % 2 === 1 && words.every(isCardName) ? [{ cards: words }] : [{ text: part }];
  });
}
