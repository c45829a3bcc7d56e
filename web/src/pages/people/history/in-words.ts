/** A hand of the history in words. */

import { contractName } from '../../../game/words.ts';
import { t, words } from '../../../lang.svelte.ts';
import { ownPoints } from '../format.ts';
import type { HistoryHand } from '../net/types.ts';

export function kindName(kind: string): string {
  return t(`kind-${kind.replaceAll('_', '-')}`);
}

/** What the hand was. */
export function handTitle(hand: HistoryHand): string {
  const texts = words();
  if (texts !== null && hand.contract !== null) return contractName(texts, hand.contract);
  switch (hand.result) {
    case 'ramsch':
      return kindName('ramsch');
    case 'sie_void':
      return t('pw-sie-void');
    case 'redealt':
      return t('pw-redealt');
    case 'thrown_in':
    case 'scored':
      return t('pw-thrown-in');
  }
}

/** What I was in it and how it ended: "Du hast gespielt und mit 74 Augen gewonnen, Schneider". */
export function handEnd(hand: HistoryHand): string {
  if (hand.result === 'ramsch') return t('pw-ramsch-end', { end: hand.won ? 'won' : 'lost' });
  if (hand.role === null || hand.points === null) return '';
  const height = hand.schwarz ? 'schwarz' : hand.schneider ? 'schneider' : 'plain';
  return t('pw-hand-end', {
    role: hand.role,
    end: hand.won ? 'won' : 'lost',
    points: ownPoints(hand.points, hand.role),
    height,
  });
}
