/** Tricks: who takes them, what they count, and what may be played to them. */

import type { CardName, Contract } from '../protocol.ts';
import { isTrump, sorted } from './cards.ts';

/** The card points of the ranks (S 1.2.3). */
const POINTS: Record<string, number> = { A: 11, Z: 10, K: 4, O: 3, U: 2 };

/** The card points of a card. */
export function pointsOf(card: CardName): number {
  return POINTS[card[1] ?? ''] ?? 0;
}

/** The card points of cards together. */
export function pointsIn(cards: readonly CardName[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0);
}

/** Whether one card belongs to the suit, or to the trumps, of another. */
function isLike(card: CardName, led: CardName, contract: Contract | null): boolean {
  const trump = isTrump(led, contract);
  return isTrump(card, contract) === trump && (trump || card[0] === led[0]);
}

/** Whether a card beats another that is the best so far. */
function beats(card: CardName, best: CardName, contract: Contract | null): boolean {
  if (!isTrump(card, contract) && (isTrump(best, contract) || card[0] !== best[0])) return false;
  return isTrump(card, contract) !== isTrump(best, contract) || sorted([card, best], contract)[0] === card;
}

/** The place of the card that takes the trick, from 0; the first card led it. */
export function takenBy(trick: readonly CardName[], contract: Contract | null): number {
  let best = 0;
  trick.forEach((card, place) => {
    if (place > 0 && beats(card, trick[best]!, contract)) best = place;
  });
  return best;
}

/** Why a card took its trick: it was the highest trump, the highest of its suit, or a trump on a suit. */
export function reasonOf(trick: readonly CardName[], contract: Contract | null): 'trump' | 'suit' | 'ruff' {
  const [led] = trick;
  const taker = trick[takenBy(trick, contract)];
  if (led === undefined || taker === undefined || !isTrump(taker, contract)) return 'suit';
  return isTrump(led, contract) ? 'trump' : 'ruff';
}

/** What may be played: the suit that was led, if there is any of it (S 3.2.1, S 3.2.2); the called Ace apart. */
export function following(
  hand: readonly CardName[],
  led: CardName | null,
  contract: Contract | null,
): CardName[] {
  const same = led === null ? [] : hand.filter((card) => isLike(card, led, contract));
  return same.length > 0 ? same : [...hand];
}
