/** The HTTP part of the server. */

import type { TableCard } from '../protocol.ts';
import type { Lang } from '../texts.ts';
import { client } from './client.ts';
import type { Bot, Choice, Me, NewTable, Opened, RuleSet, RulesChecked, SeatFound } from './types.ts';

export type * from './types.ts';

const USUAL_BOT = 'stammtisch';

/** The bot that sits down unless somebody chooses another: strong, and quick about it. */
export function usualBot(bots: readonly Bot[]): string {
  return (bots.find((bot) => bot.name === USUAL_BOT) ?? bots[0])?.name ?? USUAL_BOT;
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
  open: (table: NewTable) => client.post<Opened>('/api/tables', table),
  play: (choice: Choice) => client.post<SeatFound>('/api/play', choice),
  /** Asks for a seat at a table from the next hand on. */
  seat: (id: string) => client.post<TableCard>(`${at(id)}/seat`, {}),
  /** Where the picture of a table's link is. */
  qr: (id: string) => `${at(id)}/qr.svg`,
};
