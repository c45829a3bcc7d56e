/** A line for those who are learning: whose the trick is, what lies in it, and what must be followed. No advice. */

import { isTrump } from '../../game/cards.ts';
import { pointsIn, takenBy } from '../../game/tricks.ts';
import type { Voice } from '../../game/words.ts';
import type { CardName, Contract, SeatView } from '../../protocol.ts';

/** Whether a card follows what was led. */
function follows(card: CardName, led: CardName, contract: Contract): boolean {
  const isLedTrump = isTrump(led, contract);
  return isTrump(card, contract) === isLedTrump && (isLedTrump || card[0] === led[0]);
}

/** The line, while cards are played and the person is asked; empty otherwise. */
export function coach(view: SeatView | null, voice: Voice): string {
  const contract = view?.table.contract;
  const allowed = (view?.actions ?? []).flatMap((action) => ('play' in action ? [action.play] : []));
  if (!view || !contract || allowed.length === 0) return '';
  const { trick } = view.table;
  const [led] = trick;
  if (!led) return voice.get('web-coach-lead');
  const cards = trick.map(({ card }) => card);
  const winning = trick[takenBy(cards, contract)]!;
  const lies = voice.says('web-coach-trick', winning.seat, {
    card: voice.card(winning.card),
    points: pointsIn(cards),
  });
  const suit = isTrump(led.card, contract) ? voice.get('web-trump') : voice.get(`suit-${led.card[0]}`);
  const isBound = allowed.every((card) => follows(card, led.card, contract));
  return `${lies} ${voice.get(isBound ? 'web-coach-follow' : 'web-coach-free', { suit })}`;
}
