/** What a table of this device is opened with. */

import type { Pace, Seat } from '../protocol.ts';

export interface Plan {
  /** Id of a ready set, or a rule file (TOML). */
  rules: { id: string } | { toml: string };
  /** The three bots' name. */
  level: string;
  games: number | null;
  dealer: Seat;
  pace: Pace;
  /** What the person is called. */
  name: string;
}

let wanted: Plan | null = null;

/** Asks for a table; the page of the table opens it. */
export function wantTable(plan: Plan): void {
  wanted = plan;
}

/** What was asked for, once. */
export function takeWanted(): Plan | null {
  const plan = wanted;
  wanted = null;
  return plan;
}
