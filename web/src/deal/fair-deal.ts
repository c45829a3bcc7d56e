/**
 * The fair deal, computed again from its proof: docs/fair-deal.md, in this page's own code. Hash and cipher are audited packages:
 * plain HTTP in a home network has no WebCrypto.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { cardOf, cardsIn, numberOf } from '../game/cards.ts';
import { cardsOf, handSize, packSize } from '../game/packs.ts';
import type { BySeat, CutInput, Proof } from '../protocol.ts';
import { keyStream } from './chacha20.ts';

/** What a proof can fail at, in the order in which it is looked at. */
export type Flaw = 'version' | 'pack' | 'commitment' | 'shown' | 'input' | 'packets' | 'hands';

/** What came of checking a proof. */
export type Finding = { holds: true; hands: BySeat<string> } | { holds: false; flaw: Flaw };

/** The bytes of hexadecimal digits; none if they are none. */
export function fromHex(digits: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(digits)) return null;
  return hexToBytes(digits);
}

/** Bytes as hexadecimal digits. */
export const toHex = bytesToHex;

/** The hash of parts under a label. */
export function labelled(label: string, ...parts: Uint8Array[]): Uint8Array {
  const head = [...new TextEncoder().encode(label), 0, 1];
  return sha256(Uint8Array.from([head, ...parts].flatMap((part) => [...part])));
}

/** A number below `n` from the words of a key stream. */
export function below(n: number, words: Iterator<number>): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = words.next().value as number;
    if (word < limit) return word % n;
  }
}

/** The pack, shuffled with a seed. */
export function shuffled(pack: readonly number[], seed: Uint8Array): number[] {
  const cards = [...pack];
  const words = keyStream(seed);
  for (let last = cards.length - 1; last > 0; last--) {
    const place = below(last + 1, words);
    [cards[last], cards[place]] = [cards[place]!, cards[last]!];
  }
  return cards;
}

function cut(pack: readonly number[], lifted: number): number[] {
  return [...pack.slice(lifted), ...pack.slice(0, lifted)];
}

function allowed(input: CutInput, rules: Proof['rules']): boolean {
  if (input === 'skipped') return true;
  if ('contribution' in input) {
    return rules.before === 'shuffle_again' && fromHex(input.contribution)?.length === 32;
  }
  const least = rules.cut_least ?? 1;
  const most = rules.cuts ?? 0;
  const fits = input.cuts.every((lifted) => lifted >= least && packSize(rules.pack) - lifted >= least);
  return rules.before === 'cut' && input.cuts.length > 0 && fits && (most === 0 || input.cuts.length <= most);
}

/** What is done where nobody cuts or shuffles again: it follows from the commitment. */
export function ofNobody(commitment: Uint8Array, rules: Proof['rules']): CutInput {
  const drawn = labelled('stammtisch/fair-deal/nobody', commitment);
  if (rules.before === 'shuffle_again') return { contribution: toHex(drawn) };
  const size = packSize(rules.pack);
  const least = Math.min(size / 2, Math.max(1, rules.cut_least ?? 1));
  return { cuts: [least + below(size - 2 * least + 1, keyStream(drawn))] };
}

/** Whether the input can come from who is said to have given it; version 1 does not say. */
function isHis(proof: Proof, commitment: Uint8Array): boolean {
  if (proof.by === undefined) return true;
  if (proof.input === 'skipped') return false;
  return (
    proof.by !== 'nobody' || JSON.stringify(proof.input) === JSON.stringify(ofNobody(commitment, proof.rules))
  );
}

/** The pack after the neighbour's cut or second shuffle. */
export function afterInput(pack: readonly number[], commitment: Uint8Array, input: CutInput): number[] {
  if (input === 'skipped') return [...pack];
  if ('cuts' in input) return input.cuts.reduce(cut, [...pack]);
  const own = fromHex(input.contribution) ?? new Uint8Array();
  return shuffled(pack, labelled('stammtisch/fair-deal/second-shuffle', commitment, own));
}

/** The four hands of a pack: packets from the top, from the seat after the dealer's. */
function dealt(pack: readonly number[], dealer: number, packets: readonly number[]): BySeat<number[]> {
  const hands: BySeat<number[]> = [[], [], [], []];
  let top = 0;
  for (const packet of packets) {
    for (let turn = 0; turn < 4; turn++) {
      hands[(dealer + turn) % 4]!.push(...pack.slice(top, top + packet));
      top += packet;
    }
  }
  return hands;
}

/** The numbers of cards in a list; none if something in it is no card. */
function numbersIn(list: string): number[] | null {
  try {
    return cardsIn(list).map(numberOf);
  } catch {
    return null;
  }
}

/** Whether cards, by their numbers, are just those of the pack that the rules name. */
function isPack(cards: readonly number[], { pack }: Proof['rules']): boolean {
  const all = cardsOf(pack);
  return cards.length === all.length && all.every((card) => cards.includes(numberOf(card)));
}

const bySize = (one: number, other: number) => one - other;

/** Checks a proof; `shown` is the commitment that this page saw before the cut, if it did. */
export function check(proof: Proof, shown: string | null): Finding {
  const fails = (flaw: Flaw): Finding => ({ holds: false, flaw });
  if (proof.fair_deal !== (proof.by === undefined ? 1 : 2)) return fails('version');
  const pack = numbersIn(proof.pack);
  if (pack === null || !isPack(pack, proof.rules)) return fails('pack');
  const salt = fromHex(proof.salt);
  const commitment = fromHex(proof.commitment);
  if (salt?.length !== 32 || commitment?.length !== 32) return fails('commitment');
  const computed = labelled('stammtisch/fair-deal/commitment', Uint8Array.from(pack), salt);
  if (toHex(computed) !== proof.commitment) return fails('commitment');
  if (shown !== null && shown !== proof.commitment) return fails('shown');
  if (!allowed(proof.input, proof.rules) || !isHis(proof, commitment)) return fails('input');
  const packets = proof.rules.packets;
  const dealtEach = packets.reduce((sum, packet) => sum + packet, 0);
  if (packets.some((packet) => packet < 1) || dealtEach !== handSize(proof.rules.pack)) {
    return fails('packets');
  }
  const hands = dealt(afterInput(pack, commitment, proof.input), proof.dealer, packets);
  const claimed = proof.hands?.map((hand) => numbersIn(hand)?.sort(bySize).join());
  const same = claimed?.every((hand, seat) => hand === [...hands[seat]!].sort(bySize).join()) ?? true;
  if (!same) return fails('hands');
  return { holds: true, hands: hands.map((hand) => hand.map(cardOf).join(' ')) as BySeat<string> };
}
