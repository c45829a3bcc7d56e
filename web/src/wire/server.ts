// What browser and server tell each other over HTTP about guests, rules, bots and tables, as docs/openapi.json describes it.
// Generated from crates/stammtisch-server/src/http: UPDATE_DOCS=1 cargo test -p stammtisch-server --lib typescript

import type { Pace, TableKind } from './types.ts';

/**
 * A browser that is the administrator's by a link.
 */
export type AdminSessionShown = { 
/**
 * A name for it that is no secret.
 */
id: string, 
/**
 * When it began, in microseconds of UTC.
 */
since: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

/**
 * The browsers that are the administrator's by a link.
 */
export type AdminSessions = { 
/**
 * Each of them.
 */
sessions: Array<AdminSessionShown>, };

/**
 * What the administrator sees.
 */
export type AdminStatus = { 
/**
 * The version of the program.
 */
version: string, 
/**
 * The version of the WebSocket protocol.
 */
protocol: number, 
/**
 * Seconds since the start.
 */
uptime_s: number, 
/**
 * Tables that are awake.
 */
tables: number, 
/**
 * Connections to tables.
 */
connections: number, 
/**
 * Sockets that are open.
 */
sockets: number, 
/**
 * Commands done since the start.
 */
commands: number, 
/**
 * Commands refused since the start.
 */
refused: number, 
/**
 * Answers of bots since the start.
 */
bot_answers: number, };

/**
 * A bot to choose.
 */
export type BotShown = { 
/**
 * Its name, `regel` for instance.
 */
name: string, 
/**
 * Its name with its version.
 */
label: string, 
/**
 * What it is like.
 */
about: string, };

/**
 * Bots at a table: for each seat one or none, or one for all seats that are free.
 */
export type BotsWanted = null | string | Array<string | null>;

/**
 * The time that people have to think: for each action, and a bank that is full again with every hand.
 */
export type ClockWanted = { 
/**
 * Seconds for each action; 0 for no clock at all.
 */
action_s: number, 
/**
 * Seconds in the bank, used once those of the action are over.
 */
bank_s: number, };

/**
 * Somebody with a name.
 */
export type GuestShown = { 
/**
 * A UUID of version 7.
 */
id: string, 
/**
 * The name.
 */
name: string, };

/**
 * The name that somebody wants.
 */
export type GuestWanted = { 
/**
 * 1–24 visible characters.
 */
name: string, 
/**
 * `de` or `en`; as before, or as the browser likes, if it is not given.
 */
lang?: "de" | "en", };

/**
 * The one-time link, used.
 */
export type LinkUsed = { 
/**
 * The secret part of the link.
 */
token: string, };

/**
 * Who the caller is, and what he talks to.
 */
export type Me = { 
/**
 * The person, guest or account; none as long as no name was given.
 */
guest: GuestShown | null, 
/**
 * Whether that person is signed in with an account.
 */
account: boolean, 
/**
 * Whether the caller is an administrator.
 */
admin: boolean, 
/**
 * The version of the WebSocket protocol.
 */
protocol: number, 
/**
 * The version of the program.
 */
version: string, };

/**
 * A table that was opened.
 */
export type Opened = { 
/**
 * Its id.
 */
id: string, 
/**
 * The link to it.
 */
link: string, };

/**
 * A wish to play at once.
 */
export type PlayWanted = { 
/**
 * Id of the rule set.
 */
rules?: string, 
/**
 * A rule file of one's own (TOML), instead of an id.
 */
rules_text?: string, 
/**
 * The bots' name.
 */
level?: string, 
/**
 * How fast the table goes.
 */
pace?: Pace, 
/**
 * Whether to begin at a table of one's own even where others play by these rules; no, if nothing is given.
 */
alone?: boolean, };

/**
 * What a check of a rule file found.
 */
export type RulesChecked = SoundRules | WrongRules;

/**
 * A rule file to check.
 */
export type RulesSent = { 
/**
 * The file (TOML), which may extend a built-in set.
 */
text: string, };

/**
 * A rule set to choose.
 */
export type RulesShown = { 
/**
 * Its file (TOML).
 */
text: string, 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What is special about it, a line each.
 */
summary: Array<string>, 
/**
 * In what it differs from `schule`, or from the set that it extends, a sentence each.
 */
differences: Array<string>, 
/**
 * Its hash, which says exactly what is played.
 */
hash: string, 
/**
 * Whether it is played for money.
 */
money: boolean, 
/**
 * Whether it keeps a list.
 */
list: boolean, 
/**
 * The whole resolved set as data, the form that its hash is taken of.
 */
set: unknown, };

/**
 * What is wrong with a rule file.
 */
export type RulesTrouble = { 
/**
 * What is wrong and what is possible, in the caller's language.
 */
message: string, 
/**
 * The line, from 1; none where the trouble is what is not there.
 */
line: number | null, 
/**
 * The column, from 1.
 */
column: number | null, };

/**
 * A seat, 1 to 4 clockwise.
 */
export type Seat = 1 | 2 | 3 | 4;

/**
 * A seat that was found.
 */
export type SeatFound = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The link to it.
 */
link: string, 
/**
 * Whether others play there already: then one sits down with their next hand, if one is connected.
 */
booked: boolean, };

/**
 * A rule file that one can play by.
 */
export type SoundRules = { 
/**
 * Yes.
 */
ok: true, 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What is special about it, a line each.
 */
summary: Array<string>, 
/**
 * In what it differs from `schule`, or from the set that it extends, a sentence each.
 */
differences: Array<string>, 
/**
 * Its hash, which says exactly what is played.
 */
hash: string, 
/**
 * Whether it is played for money.
 */
money: boolean, 
/**
 * Whether it keeps a list.
 */
list: boolean, 
/**
 * The whole resolved set as data, the form that its hash is taken of.
 */
set: unknown, };

/**
 * A table that somebody wants to open.
 */
export type TableWanted = { 
/**
 * Who may come: `open`, `private`, `practice` or `quick`.
 */
kind: TableKind, 
/**
 * What it is called; after who opens it, if nothing is given.
 */
name?: string, 
/**
 * Id of its rule set; `schule`, if nothing is given.
 */
rules?: string, 
/**
 * A rule file of one's own (TOML), instead of an id.
 */
rules_text?: string, 
/**
 * How many games the match has; none to go on and on.
 */
games?: number, 
/**
 * How many people belong to it: 4, or at a private table 5 or 6, of whom the dealer (and the cutter) sits out; 4, if
 * nothing is given.
 */
members?: number, 
/**
 * Who deals first, as agreed (S 2.2.2); seat 1, if nothing is given. Of five or six whoever sits out deals, and this
 * seat is to his right.
 */
dealer?: Seat, 
/**
 * The bots.
 */
bots?: BotsWanted, 
/**
 * Whether who opens the table sits down on seat 1; yes, if nothing is given.
 */
sit?: boolean, 
/**
 * The time people have; the usual one for the kind of table, if nothing is given.
 */
clock?: ClockWanted, 
/**
 * How fast it goes; as the server is set up, if nothing is given.
 */
pace?: Pace, };

/**
 * A rule file that is wrong.
 */
export type WrongRules = { 
/**
 * No.
 */
ok: false, 
/**
 * What is wrong, and where.
 */
error: RulesTrouble, };
