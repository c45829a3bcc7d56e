/** What the table asks of a person: told from what may be done now. */

import type { Action, CardName, TableView } from '../../protocol.ts';

/** The card that an action takes out of the hand. */
export function cardOf(action: Action): CardName | null {
  if ('play' in action) return action.play;
  if ('hochzeit' in action && typeof action.hochzeit === 'object') return action.hochzeit.give;
  return null;
}

/** A double that may be given while cards are played, and that nobody waits for (V 3.8, V 7.3). */
export function isFree(action: Action, view: Pick<TableView, 'stage'>): boolean {
  return 'double' in action && view.stage === 'playing';
}

/** Whether somebody waits for the person. */
export function isAsked(actions: readonly Action[], view: Pick<TableView, 'stage'> | null): boolean {
  return actions.some((action) => !(view && isFree(action, view)));
}

/** The message that asks; none where a slip of paper does. */
export function askKey(actions: readonly Action[], view: TableView | null): string | null {
  const action = actions.find((one) => !(view && isFree(one, view)));
  if (!action) return null;
  if ('bid' in action) return 'table-ask-bid';
  if ('declare' in action) return 'table-ask-contract';
  if ('play' in action) return view?.trick.length === 0 ? 'table-ask-lead' : 'table-ask-card';
  if ('knock' in action) return 'web-ask-knock';
  if ('hochzeit' in action) return cardOf(action) === null ? 'web-ask-offer' : 'web-ask-give';
  return null;
}
