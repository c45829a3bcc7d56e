/** The games of a set: which stand on its ladder, from low to high, and what a pack has room for. */

import type { PlainKind } from '../../game/kinds.ts';
import type { ContractKind } from '../../protocol.ts';
import { KINDS, LADDER, PACKS } from '../../wire/game.ts';
import { valueAt, withValue } from './rule-file.ts';
import type { Table } from './toml.ts';

/** What can be played besides a Solo, in the usual order from low to high (V 1.6, V 2.6, T 3, P 8). */
export const SOLO_KINDS = ['bettel', 'farbgeier', 'geier', 'farbwenz', 'wenz'] as const satisfies PlainKind[];
type SoloKind = (typeof SOLO_KINDS)[number];

/** Which contracts are played besides Rufspiel and Solo; whether a Solo in Herz stands above the others (V 11.2). */
export type Contracts = Record<SoloKind | 'solo_herz' | 'tout', boolean>;

/** The contracts of a set from low to high; those of one rung together. */
export function rungsOf(rules: Table): string[][] {
  const ladder = valueAt(rules, 'auction.ladder');
  return Array.isArray(ladder) ? (ladder as string[][]) : [];
}

/** Whether a game is on the ladder. */
export function isPlayed(rules: Table, kind: string): boolean {
  return rungsOf(rules).some((rung) => rung.includes(kind));
}

export function contractsOf(rules: Table): Contracts {
  return {
    bettel: isPlayed(rules, 'bettel'),
    farbgeier: isPlayed(rules, 'farbgeier'),
    geier: isPlayed(rules, 'geier'),
    farbwenz: isPlayed(rules, 'farbwenz'),
    wenz: isPlayed(rules, 'wenz'),
    solo_herz: isPlayed(rules, 'solo:H'),
    tout: rungsOf(rules)
      .flat()
      .some((kind) => kind.endsWith('_tout')),
  };
}

const [LOWER, UPPER] = ['farbwenz_tout', 'wenz_tout'] as const;

/** Whether the Touts of Farbwenz and Wenz stand on rungs of their own; usually they are equal (T 3, P 8). */
function areToutsApart(rules: Table): boolean {
  const both = [UPPER, LOWER];
  const isTogether = rungsOf(rules).some((rung) => both.every((kind) => rung.includes(kind)));
  return !isTogether && both.every((kind) => isPlayed(rules, kind));
}

/** Which games the contracts of a set have on its ladder. */
function hasIn(rung: string, contracts: Contracts): boolean {
  const [kind = '', suit] = rung.split(':');
  const { plain, isTout } = KINDS[kind as ContractKind];
  const isKnown = plain in contracts ? contracts[plain as SoloKind] : true;
  return isKnown && (!isTout || contracts.tout) && (suit === undefined || contracts.solo_herz);
}

/** The ladder of these contracts, in the usual order (V 1.6); Wenz and Farbwenz Tout are one rung unless the set has them apart. */
export function ladderOf(rules: Table, contracts: Contracts): string[][] {
  const rungs = LADDER.filter((rung) => hasIn(rung, contracts));
  if (areToutsApart(rules)) return rungs.map((rung) => [rung]);
  return rungs.flatMap((rung) => {
    if (rung === LOWER) return rungs.includes(UPPER) ? [] : [[rung]];
    return rung === UPPER && rungs.includes(LOWER) ? [[UPPER, LOWER]] : [[rung]];
  });
}

/** Whether a set knows a game: on its ladder, or by its section. */
export function knows(rules: Table, kind: string): boolean {
  return kind === 'hochzeit' || kind === 'ramsch' ? kind in rules : isPlayed(rules, kind);
}

/** Games with a price of their own, where it is not that of Rufspiel or Solo (V 10.2). */
export const PRICES = [
  ['wenz', 'wenz'],
  ['farbwenz', 'farbwenz'],
  ['geier', 'geier'],
  ['farbgeier', 'farbgeier'],
  ['bettel', 'bettel'],
  ['solo_herz', 'solo'],
  ['hochzeit', 'hochzeit'],
  ['ramsch', 'ramsch'],
  ['durchmarsch', 'ramsch'],
] as const;

export type PackName = keyof typeof PACKS;

export function packOf(rules: Table): PackName {
  return valueAt(rules, 'deal.pack') === 'short' ? 'short' : 'long';
}

/** The sums of the first packets that are no whole hand: after so many cards one may knock (V 6.1). */
export function knockPlaces(rules: Table): number[] {
  const packets = valueAt(rules, 'deal.packets');
  let sum = 0;
  const sums = (Array.isArray(packets) ? (packets as number[]) : []).map((cards) => (sum += cards));
  return sums.slice(0, -1);
}

/** The rules without a value, if it is there. */
export function without(rules: Table, path: string): Table {
  return valueAt(rules, path) === undefined ? rules : withValue(rules, path, undefined);
}
