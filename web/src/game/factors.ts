/** What a hand is multiplied by: knocks, doubles, Bock, throw-ins before it; each with who brought it. */

import type { Contract, RuleSetName, Seat, TableView } from '../protocol.ts';

/** What a hand can be multiplied by. */
export type Reason = 'knocks' | 'doubles' | 'bock' | 'next';

/** A factor, and who brought it; nobody at this table did for Bock and throw-ins. */
export interface Factor {
  reason: Reason;
  factor: number;
  seats: Seat[];
}

type Rules = Pick<RuleSetName, 'stoss_factor' | 'retour_factor' | 'steps' | 'knock_factor'>;

/** Who doubled, in the order of it. */
export function doublers({ doubles, declarer }: Pick<TableView, 'doubles' | 'declarer'>): Seat[] {
  const answer = doubles.retour ? (doubles.retour_by ?? declarer) : null;
  return [doubles.stoss, answer, ...(doubles.further ?? [])].filter((seat) => seat !== null);
}

/** What so many doubles multiply by (V 7.1); in a Ramsch each doubles (V 3.8). */
export function doubledBy(count: number, rules: Rules, contract: Contract | null): number {
  if (count === 0) return 1;
  if (contract?.contract === 'ramsch') return 2 ** count;
  const steps = rules.steps ?? [rules.stoss_factor, rules.retour_factor];
  return steps[Math.min(count, steps.length) - 1] ?? 1;
}

/** What so many knocks multiply by (V 6.3). */
export function knockedBy(count: number, rules: Rules): number {
  return rules.knock_factor === 'plus_one' ? count + 1 : 2 ** count;
}

/** What the hand is multiplied by as it stands; nothing where it counts once. */
export function factorsOf(
  view: Pick<TableView, 'knocks' | 'bock' | 'next' | 'doubles' | 'declarer' | 'contract'>,
  rules: Rules,
): Factor[] {
  const knocks = view.knocks ?? [];
  const doubled = doublers(view);
  const all: Factor[] = [
    { reason: 'knocks', factor: knockedBy(knocks.length, rules), seats: knocks },
    { reason: 'doubles', factor: doubledBy(doubled.length, rules, view.contract), seats: doubled },
    { reason: 'bock', factor: view.bock ?? 1, seats: [] },
    { reason: 'next', factor: view.next ?? 1, seats: [] },
  ];
  return all.filter(({ factor }) => factor !== 1);
}

/** All factors together. */
export function product(factors: readonly { factor: number }[]): number {
  return factors.reduce((all, { factor }) => all * factor, 1);
}
