/** What one is asked for beside the play of a card. */

import type { Voice } from '../../../game/words.ts';
import type { SeatView } from '../../../protocol.ts';

export function questionOf({ table, actions }: SeatView, voice: Voice): string {
  if (actions.some((action) => 'double' in action)) {
    return voice.get('web-double-ask', {
      double: voice.double((table.doubled ?? []).length + 1, table.contract),
    });
  }
  switch (table.stage) {
    case 'giving':
      return voice.get('web-ask-give');
    case 'offering':
      return voice.get('web-ask-offer');
    case 'auction':
      return voice.get('lw-ask-bid');
    case 'knocking':
    case 'declaring':
    case 'doubling':
    case 'retour':
    case 'playing':
    case 'claiming':
    case 'over':
      return voice.get('lw-ask-contract');
  }
}
