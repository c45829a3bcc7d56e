/** The HTTP part of the server. */

import type { TableCard, TableKind } from '../protocol.ts';
import type { Lang } from '../texts.ts';

export interface Me {
  guest: { id: string; name: string } | null;
  admin: boolean;
  protocol: number;
  version: string;
}

export interface RuleSet {
  id: string;
  name: string;
  summary: string[];
  hash: string;
  money: boolean;
  list: boolean;
}

export interface Bot {
  name: string;
  label: string;
  about: string;
}

export interface NewTable {
  kind: TableKind;
  name?: string;
  rules?: string;
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
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
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
  let answer: unknown = null;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    answer = null;
  }
  if (!response.ok) {
    const error = (answer as { error?: { message?: string } } | null)?.error;
    throw new ApiError(response.status, error?.message ?? '');
  }
  return answer as T;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>('/api/me'),
  introduce: (name: string, lang: Lang) => call<unknown>('/api/guest', { name, lang }),
  rules: (lang: Lang) => call<RuleSet[]>(`/api/rules?lang=${lang}`),
  bots: (lang: Lang) => call<Bot[]>(`/api/bots?lang=${lang}`),
  tables: () => call<TableCard[]>('/api/tables'),
  table: (id: string) => call<TableCard>(at(id)),
  open: (table: NewTable) => call<{ id: string; link: string }>('/api/tables', table),
  play: (choice: { rules?: string; level?: string }) => call<{ id: string }>('/api/play', choice),
  /** Where the picture of a table's link is. */
  qr: (id: string) => `${at(id)}/qr.svg`,
};
