/** What the table asks of a person: told from what may be done now. */

import { cardsIn, sorted } from '../../game/cards.ts';
import type { Voice } from '../../game/words.ts';
import type { Action, CardName, SeatView, TableView } from '../../protocol.ts';

/** The card that an action takes out of the hand. */
export function cardOf(action: Action): CardName | null {
  if ('play' in action) return action.play;
  if ('hochzeit' in action && typeof action.hochzeit === 'object') return action.hochzeit.give;
  return null;
}

/** A double: it may be given while its window is open, or while cards are played, and nobody waits for it (V 3.8, V 7.3). */
export function isFree(action: Action): boolean {
  return 'double' in action;
}

/** Whether somebody waits for the person. */
export function isAsked(actions: readonly Action[]): boolean {
  return actions.some((action) => !isFree(action));
}

/** The message that asks; none where nobody waits. */
export function askKey(actions: readonly Action[], view: TableView | null): string | null {
  const action = actions.find((one) => !isFree(one));
  if (!action) return null;
  if ('bid' in action) return 'table-ask-bid';
  if ('declare' in action) return 'table-ask-contract';
  if ('play' in action) return view?.trick.length === 0 ? 'table-ask-lead' : 'table-ask-card';
  if ('knock' in action) return 'web-ask-knock';
  if ('claim' in action) return 'web-claim';
  if ('hochzeit' in action) return cardOf(action) === null ? 'web-ask-offer' : 'web-ask-give';
  return null;
}

/** The question and what is allowed, for who listens: "Du bist dran. Erlaubt: Gras-Sau, Gras-Acht." */
export function turnWords(
  actions: readonly Action[],
  view: TableView | null,
  mine: Pick<SeatView, 'hand'> | null,
  voice: Voice,
): string {
  const key = askKey(actions, view);
  if (key === null || !mine) return '';
  const cards = actions.flatMap((action) => cardOf(action) ?? []);
  if (cards.length === 0) return voice.get(key);
  const isFree = cards.length === cardsIn(mine.hand).length;
  const names = sorted(cards, view?.contract ?? null).map((card) => voice.card(card));
  return voice.get('web-log-turn', {
    ask: voice.get(key),
    free: isFree ? 'yes' : 'no',
    cards: names.join(', '),
  });
}
