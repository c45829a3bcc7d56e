/** The HTTP part of the server. */

import type { TableCard, TableKind } from '../protocol.ts';
import type { Lang } from '../texts.ts';

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

/** The server said no: its own sentence, or none where it did not answer at all. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The clause that it goes by, where a rule is the reason. */
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, '');
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    answer = null;
  }
  if (!response.ok) {
    const error = (answer as { error?: { message?: string; clause?: string | null } } | null)?.error;
    throw new ApiError(response.status, error?.message ?? '', error?.clause ?? null);
  }
  return answer as T;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>('/api/me'),
  introduce: (name: string, lang: Lang) => call<unknown>('/api/guest', { name, lang }),
  rules: (lang: Lang) => call<RuleSet[]>(`/api/rules?lang=${lang}`),
  checkRules: (text: string, lang: Lang) => call<RulesChecked>(`/api/rules/check?lang=${lang}`, { text }),
  bots: (lang: Lang) => call<Bot[]>(`/api/bots?lang=${lang}`),
  tables: () => call<TableCard[]>('/api/tables'),
  table: (id: string) => call<TableCard>(at(id)),
  open: (table: NewTable) => call<{ id: string; link: string }>('/api/tables', table),
  play: (choice: { rules?: string; rules_text?: string; level?: string }) =>
    call<{ id: string }>('/api/play', choice),
  /** Where the picture of a table's link is. */
  qr: (id: string) => `${at(id)}/qr.svg`,
};
