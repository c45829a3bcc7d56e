/** A line for those who are learning: whose the trick is, what lies in it, and what must be followed. No advice. */

import { suitOfCard } from '../../game/cards.ts';
import type { Voice } from '../../game/words.ts';
import type { SeatView } from '../../protocol.ts';

/** The line, while cards are played and the person is asked; empty otherwise. */
export function coach(view: SeatView | null, voice: Voice): string {
  const contract = view?.table.contract;
  const allowed = (view?.actions ?? []).flatMap((action) => ('play' in action ? [action.play] : []));
  if (!view || !contract || allowed.length === 0) return '';
  const { trick, taking } = view.table;
  const [led] = trick;
  if (!led || !taking) return voice.get('web-coach-lead');
  const lies = voice.says('web-coach-trick', taking.seat, {
    card: voice.card(taking.card),
    points: taking.points,
  });
  const suit = suitOfCard(led.card, contract);
  const isBound = allowed.every((card) => suitOfCard(card, contract) === suit);
  return `${lies} ${voice.get(isBound ? 'web-coach-follow' : 'web-coach-free', {
    suit: suit === null ? voice.get('web-trump') : voice.get(`suit-${suit}`),
  })}`;
}
