/** The line above the table: what happens in the hand, or who plays what. */

import type { Voice } from '../../game/words.ts';
import type { TableView } from '../../protocol.ts';
import { contractWords } from './choices.ts';
import { named } from './result.ts';

/** Who plays what, once it is settled: "Resi · Schellen-Sau". */
function played({ contract, declarer, partner }: TableView, voice: Voice): string | null {
  if (contract?.contract === 'ramsch') return voice.get('web-plays-ramsch');
  if (contract === null || declarer === null) return null;
  if (contract.contract === 'hochzeit' && partner !== null) {
    return voice.get('web-plays-hochzeit', { names: named([declarer, partner], voice) });
  }
  return voice.get('web-plays-short', {
    name: voice.name(declarer),
    contract: contractWords(contract, voice),
  });
}

/** What happens before anything is played. */
function talk(view: TableView, voice: Voice): string {
  const { stage, declarer, offer } = view;
  switch (stage) {
    case 'knocking':
      return voice.get('web-knocking');
    case 'offering':
    case 'giving':
      return offer ? voice.says('web-offers', offer.seat) : voice.get('web-auction');
    case 'declaring':
      return declarer ? voice.says('table-names-contract', declarer) : voice.get('web-auction');
    case 'over':
      return voice.get('web-counting');
    case 'auction':
    case 'doubling':
    case 'retour':
    case 'playing':
    case 'claiming':
      return voice.get('web-auction');
  }
}

/** What happens in a hand, in one line. */
export function headlineOf(view: TableView, voice: Voice): string {
  return played(view, voice) ?? talk(view, voice);
}
