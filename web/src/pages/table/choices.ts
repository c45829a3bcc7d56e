/** What can be chosen in a strip: the words of the auction and the contracts, short, in steps where there are many. */

import type { Voice } from '../../game/words.ts';
import type { Bid, Contract, SuitLetter } from '../../protocol.ts';

/** How many words a strip holds at once. */
export const MOST = 6;

/** A strip of many words, page by page; the last place of a page leads on, and back to the first from the last. */
export function pageOf<T>(items: readonly T[], page: number, most = MOST): { shown: T[]; hasMore: boolean } {
  if (items.length <= most) return { shown: [...items], hasMore: false };
  const size = most - 1;
  const pages = Math.ceil(items.length / size);
  const from = (page % pages) * size;
  return { shown: items.slice(from, from + size), hasMore: true };
}

/** Words of the auction as short as they are said; the rung that they claim stands below them. */
export function bidWords(bid: Bid, isFirst: boolean, voice: Voice): { label: string; more: string } {
  const rung =
    'claim' in bid && bid.claim > 0 ? voice.get('web-say-from', { rung: voice.rung(bid.claim) }) : '';
  if ('named' in bid && bid.named) return { label: voice.kind(bid.named), more: '' };
  switch (bid.say) {
    case 'play':
      return { label: voice.get(isFirst ? 'bid-play' : 'web-say-play-too'), more: rung };
    case 'raise':
      return { label: voice.get('web-say-raise'), more: rung };
    case 'pass':
    case 'offer':
    case 'redeal':
    case 'good':
    case 'hold':
      return { label: voice.bid(bid, isFirst), more: '' };
  }
}

/** The suit that a contract is about: the one called, or the one that is trump. */
export function suitOf(contract: Contract): SuitLetter | null {
  switch (contract.contract) {
    case 'rufspiel':
      return contract.called[0] as SuitLetter;
    case 'solo':
    case 'farbwenz':
    case 'farbgeier':
      return contract.trump;
    case 'wenz':
    case 'geier':
    case 'bettel':
    case 'hochzeit':
    case 'ramsch':
    case 'sie':
      return null;
  }
}

/** A contract in two words: "Schellen-Sau", "Herz-Solo". */
export function contractWords(contract: Contract, voice: Voice): string {
  return contract.contract === 'rufspiel' ? voice.card(contract.called) : voice.contract(contract);
}

/** A contract among others of its kind: its suit says all. */
export function suitWords(contract: Contract, voice: Voice): string {
  const suit = suitOf(contract);
  return suit === null ? contractWords(contract, voice) : voice.get(`suit-${suit}`);
}

/** Contracts of one kind, which are chosen in a second step where there are several. */
export interface Kind {
  kind: Contract['contract'];
  contracts: Contract[];
}

/** Contracts by their kinds, in the order in which they come. */
export function kindsOf(contracts: readonly Contract[]): Kind[] {
  const kinds: Kind[] = [];
  for (const contract of contracts) {
    const known = kinds.find(({ kind }) => kind === contract.contract);
    if (known) known.contracts.push(contract);
    else kinds.push({ kind: contract.contract, contracts: [contract] });
  }
  return kinds;
}
