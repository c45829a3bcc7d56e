/** What the server says about guests, tables and rule sets over HTTP: `docs/protocol.md`. */

import type { TableKind } from '../protocol.ts';

export type {
  BotShown as Bot,
  Me,
  Opened,
  PlayWanted as Choice,
  RulesChecked,
  RulesShown as RuleSet,
} from '../wire/server.ts';

export interface NewTable {
  kind: TableKind;
  name?: string;
  rules?: string;
  rules_text?: string;
  games?: number;
  bots?: string | (string | null)[];
}

/** The table at which there is a seat. */
export interface Seated {
  id: string;
}
