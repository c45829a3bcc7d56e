/** The games of a set: which stand on its ladder, from low to high, and what a pack has room for. */

import { PLAIN_KINDS, type PlainKind } from '../../game/kinds.ts';
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

/** Whether the Touts of Farbwenz and Wenz stand on rungs of their own; usually they are equal (T 3, P 8). */
function areToutsApart(rules: Table): boolean {
  const both = ['wenz_tout', 'farbwenz_tout'];
  const isTogether = rungsOf(rules).some((rung) => both.every((kind) => rung.includes(kind)));
  return !isTogether && both.every((kind) => isPlayed(rules, kind));
}

/** The ladder of these contracts, in the usual order (V 1.6). */
export function ladderOf(rules: Table, contracts: Contracts): string[][] {
  const toutsOf = (...kinds: SoloKind[]) =>
    kinds.filter((kind) => contracts.tout && contracts[kind]).flatMap((kind) => PLAIN_KINDS[kind].tout ?? []);
  const isHerz = contracts.solo_herz;
  return [
    ['rufspiel'],
    ...SOLO_KINDS.filter((kind) => contracts[kind]).map((kind) => [kind]),
    ['solo'],
    isHerz ? ['solo:H'] : [],
    toutsOf('farbgeier'),
    toutsOf('geier'),
    ...(areToutsApart(rules) ? [toutsOf('farbwenz'), toutsOf('wenz')] : [toutsOf('wenz', 'farbwenz')]),
    contracts.tout ? ['solo_tout'] : [],
    contracts.tout && isHerz ? ['solo_tout:H'] : [],
  ].filter((rung) => rung.length > 0);
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

/** What a pack has room for: cards, a hand, runners with a trump suit and with one rank besides it. */
export const PACKS = {
  long: { cards: 32, hand: 8, packets: [4, 4], runners: 14, farb: 11, runAway: 6 },
  short: { cards: 24, hand: 6, packets: [3, 3], runners: 12, farb: 9, runAway: 4 },
} as const;

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
