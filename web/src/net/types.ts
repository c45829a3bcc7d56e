/** What the server says about guests, tables and rule sets over HTTP: `docs/protocol.md`. */

import type { TableKind } from '../protocol.ts';

export interface Me {
  guest: { id: string; name: string } | null;
  /** Whether it is somebody who is signed in. */
  account: boolean;
  admin: boolean;
  protocol: number;
  version: string;
}

export interface RuleSet {
  id: string;
  name: string;
  /** What one wants to know before sitting down, a line each. */
  summary: string[];
  /** How it differs from the rules of the Schafkopfschule for money; a line each. */
  differences: string[];
  /** The rule file. */
  text: string;
  hash: string;
  money: boolean;
  list: boolean;
}

/** What the server says to a rule file. */
export type RulesChecked =
  | ({ ok: true } & Omit<RuleSet, 'text'>)
  | { ok: false; error: { message: string; line: number | null; column: number | null } };

export interface Bot {
  name: string;
  label: string;
  about: string;
}

export interface NewTable {
  kind: TableKind;
  name?: string;
  rules?: string;
  rules_text?: string;
  games?: number;
  bots?: string | (string | null)[];
}

/** A table that was opened. */
export interface Opened {
  id: string;
  link: string;
}

/** What somebody wants who wants to play at once. */
export interface Choice {
  rules?: string;
  rules_text?: string;
  level?: string;
}

/** The table at which there is a seat. */
export interface Seated {
  id: string;
}
