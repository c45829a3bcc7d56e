/** What the server says about guests, tables and rule sets over HTTP: `docs/protocol.md`. */

export type {
  BotShown as Bot,
  Me,
  Opened,
  PlayWanted as Choice,
  RulesChecked,
  RulesShown as RuleSet,
  SeatFound,
  TableWanted as NewTable,
} from '../wire/server.ts';
