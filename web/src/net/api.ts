/** The HTTP part of the server. */

import type { TableCard, TableKind } from '../protocol.ts';
import type { Lang } from '../texts.ts';
import { client } from './client.ts';

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

/** The bot that sits down unless somebody chooses another: strong, and quick about it. */
export function usualBot(bots: readonly Bot[]): string {
  return (bots.find((bot) => bot.name === 'stammtisch') ?? bots[0])?.name ?? '';
}

/** What a bot is called where one is chosen: its name without the version. */
export function botLabel(bot: Bot): string {
  const name = bot.label.split('@')[0] ?? bot.name;
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => client.get<Me>('/api/me'),
  introduce: (name: string, lang: Lang) => client.post<unknown>('/api/guest', { name, lang }),
  rules: (lang: Lang) => client.get<RuleSet[]>('/api/rules', { lang }),
  checkRules: (text: string, lang: Lang) => client.post<RulesChecked>('/api/rules/check', { text }, { lang }),
  bots: (lang: Lang) => client.get<Bot[]>('/api/bots', { lang }),
  tables: () => client.get<TableCard[]>('/api/tables'),
  table: (id: string) => client.get<TableCard>(at(id)),
  open: (table: NewTable) => client.post<{ id: string; link: string }>('/api/tables', table),
  play: (choice: { rules?: string; rules_text?: string; level?: string }) =>
    client.post<{ id: string }>('/api/play', choice),
  /** Where the picture of a table's link is. */
  qr: (id: string) => `${at(id)}/qr.svg`,
};
