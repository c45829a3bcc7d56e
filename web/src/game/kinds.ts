/** The kinds of contracts, and contracts as they are written on the wire. */

import { KINDS } from '../wire/game.ts';
import type { Contract, ContractKind, Goal, SuitLetter } from '../protocol.ts';

/** A contract without its suit and without its Tout. */
export type PlainKind = Contract['contract'];

/** All kinds in the usual order. */
export const ALL_KINDS = Object.keys(KINDS) as ContractKind[];

/** The kind of that name; none for another word. */
export function kindNamed(name: string): ContractKind | null {
  return ALL_KINDS.find((kind) => kind === name) ?? null;
}

/** The kind of a contract, its Tout included. */
export function kindOf(contract: Contract): ContractKind {
  const tout = 'goal' in contract && contract.goal === 'tout' ? KINDS[contract.contract].tout : null;
  return tout ?? contract.contract;
}

/** A contract that calls no card, as it is written; `suit` where one is named with it. */
export function contractIn(kind: Exclude<PlainKind, 'rufspiel'>, goal: Goal, suit: SuitLetter): Contract {
  switch (kind) {
    case 'wenz':
    case 'geier':
      return { contract: kind, goal };
    case 'farbwenz':
    case 'farbgeier':
    case 'solo':
      return { contract: kind, trump: suit, goal };
    case 'bettel':
      return { contract: 'bettel', order: 'natural' };
    case 'hochzeit':
    case 'ramsch':
    case 'sie':
      return { contract: kind };
  }
}
