/** The kinds of contracts: one table, from which everything in the page reads what sets them apart. */

import type { Contract, ContractKind, Goal, SuitLetter } from '../protocol.ts';

/** A contract without its suit and without its Tout. */
export type PlainKind = Contract['contract'];

/** What sets a kind apart. */
interface KindRow {
  plain: PlainKind;
  isTout: boolean;
  /** Whether one plays alone against three. */
  isAlone: boolean;
}

/** What sets a plain kind apart. */
interface PlainRow {
  /** The ranks that are trumps whatever their suit, the highest first. */
  ranks: readonly ('O' | 'U')[];
  /** The suit that is trump beneath them: Herz, the one named with the contract, or none. */
  suit: 'H' | 'named' | null;
  /** The message that names the trumps; none where there are none. */
  trumps: 'solo' | 'wenz' | 'farbwenz' | 'geier' | 'farbgeier' | null;
  /** The clause that says what is trump. */
  clause: string;
  tout: ContractKind | null;
}

/** Every plain kind; a new one does not compile before it has its row. */
export const PLAIN_KINDS = {
  rufspiel: { ranks: ['O', 'U'], suit: 'H', trumps: 'solo', clause: 'S 2.5.6', tout: null },
  farbgeier: {
    ranks: ['O'],
    suit: 'named',
    trumps: 'farbgeier',
    clause: 'V 1.2',
    tout: 'farbgeier_tout',
  },
  geier: { ranks: ['O'], suit: null, trumps: 'geier', clause: 'V 1.2', tout: 'geier_tout' },
  farbwenz: { ranks: ['U'], suit: 'named', trumps: 'farbwenz', clause: 'D 7', tout: 'farbwenz_tout' },
  wenz: { ranks: ['U'], suit: null, trumps: 'wenz', clause: 'S 2.7.1', tout: 'wenz_tout' },
  solo: { ranks: ['O', 'U'], suit: 'named', trumps: 'solo', clause: 'S 2.6.6', tout: 'solo_tout' },
  bettel: { ranks: [], suit: null, trumps: null, clause: 'V 2.2', tout: null },
  hochzeit: { ranks: ['O', 'U'], suit: 'H', trumps: 'solo', clause: 'V 4.1', tout: null },
  ramsch: { ranks: ['O', 'U'], suit: 'H', trumps: 'solo', clause: 'V 3.1', tout: null },
  sie: { ranks: ['O', 'U'], suit: 'H', trumps: 'solo', clause: 'S 2.9.1', tout: null },
} as const satisfies Record<PlainKind, PlainRow>;

/** Every kind, in the usual order from low to high. */
export const KINDS = {
  rufspiel: { plain: 'rufspiel', isTout: false, isAlone: false },
  hochzeit: { plain: 'hochzeit', isTout: false, isAlone: false },
  bettel: { plain: 'bettel', isTout: false, isAlone: true },
  ramsch: { plain: 'ramsch', isTout: false, isAlone: false },
  farbgeier: { plain: 'farbgeier', isTout: false, isAlone: true },
  geier: { plain: 'geier', isTout: false, isAlone: true },
  farbwenz: { plain: 'farbwenz', isTout: false, isAlone: true },
  wenz: { plain: 'wenz', isTout: false, isAlone: true },
  solo: { plain: 'solo', isTout: false, isAlone: true },
  farbgeier_tout: { plain: 'farbgeier', isTout: true, isAlone: true },
  geier_tout: { plain: 'geier', isTout: true, isAlone: true },
  farbwenz_tout: { plain: 'farbwenz', isTout: true, isAlone: true },
  wenz_tout: { plain: 'wenz', isTout: true, isAlone: true },
  solo_tout: { plain: 'solo', isTout: true, isAlone: true },
  sie: { plain: 'sie', isTout: false, isAlone: true },
} as const satisfies Record<ContractKind, KindRow>;

/** All kinds in that order. */
export const ALL_KINDS = Object.keys(KINDS) as ContractKind[];

/** The kind of that name; none for another word. */
export function kindNamed(name: string): ContractKind | null {
  return ALL_KINDS.find((kind) => kind === name) ?? null;
}

/** The kind of a contract, its Tout included. */
export function kindOf(contract: Contract): ContractKind {
  const tout = 'goal' in contract && contract.goal === 'tout' ? PLAIN_KINDS[contract.contract].tout : null;
  return tout ?? contract.contract;
}

/** The row of a contract: a Bettel may have the trumps of a Rufspiel (V 2.2). */
export function rowOf(contract: Contract): PlainRow {
  const hasTrumps = contract.contract === 'bettel' && contract.order === 'herz';
  return hasTrumps
    ? { ...PLAIN_KINDS.rufspiel, clause: PLAIN_KINDS.bettel.clause }
    : PLAIN_KINDS[contract.contract];
}

/** A contract that calls no card, from its plain kind; `suit` where one is named with it. */
export function soloOf(kind: Exclude<PlainKind, 'rufspiel'>, goal: Goal, suit: SuitLetter): Contract {
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
