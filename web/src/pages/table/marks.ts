/** What is written beside a player's name. */

import type { Voice } from '../../game/words.ts';
import type { CardName, Seat, SeatView, TableView } from '../../protocol.ts';

/** The words of the doubles that a seat gave. */
export function doubledWords(seat: Seat, view: TableView, voice: Voice): string {
  return (view.doubled ?? [])
    .flatMap((one, i) => (one === seat ? [voice.double(i + 1, view.contract)] : []))
    .join(' · ');
}

/** What was exchanged for a Hochzeit, for the one whose exchange it is (V 4.4). */
export function exchangeWords({ got, gave }: NonNullable<SeatView['exchange']>, voice: Voice): string {
  const name = (card: CardName | null) => (card === null ? '' : voice.card(card));
  if (got === null && gave === null) return '';
  const key = got === null ? 'web-exchange-gave' : gave === null ? 'web-exchange-got' : 'web-exchange';
  return voice.get(key, { got: name(got), gave: name(gave) });
}
