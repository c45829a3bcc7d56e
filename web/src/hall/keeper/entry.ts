/** Entering one game: who played, what with whom, how it ended. Three taps, and a fourth to write it down. */

import { KINDS } from '../../wire/game.ts';
import type { ContractKind } from '../../wire/hall.ts';
import type { Four, Row, Rules, Seat } from '../net/types.ts';
import { SEATS } from '../net/types.ts';

/** What was played, as one tap tells it. */
export interface Played {
  contract: ContractKind;
  tout: boolean;
  partner: Seat | null;
}

/** How it ended, as one tap tells it. */
export interface Ended {
  won: boolean;
  /** What the losers are. */
  losers: 'plain' | 'schneider' | 'schwarz';
}

/** A Spritze: who said it, and the tricks of his side. */
export interface Doubled {
  seat: Seat;
  /** None as long as nobody has said. */
  tricks: number | null;
}

export interface Entry {
  declarer: Seat | null;
  played: Played | null;
  ended: Ended | null;
  doubled: Doubled | null;
}

export const EMPTY: Entry = { declarer: null, played: null, ended: null, doubled: null };

export type Step = 'declarer' | 'contract' | 'result' | 'done';

/** What is asked next. */
export function stepOf(entry: Entry): Step {
  if (entry.declarer === null) return 'declarer';
  if (entry.played === null) return 'contract';
  return entry.ended === null ? 'result' : 'done';
}

export function declare(declarer: Seat): Entry {
  return { ...EMPTY, declarer };
}

/** Chooses the contract; a Sie has only one end. */
export function play(entry: Entry, played: Played): Entry {
  const ended: Ended | null = played.contract === 'sie' ? { won: true, losers: 'plain' } : null;
  return { ...entry, played, ended, doubled: null };
}

export function end(entry: Entry, ended: Ended): Entry {
  return { ...entry, ended };
}

/** One step back. */
export function back(entry: Entry): Entry {
  switch (stepOf(entry)) {
    case 'done':
      return entry.played?.contract === 'sie'
        ? { ...entry, played: null, ended: null }
        : { ...entry, ended: null };
    case 'result':
      return { ...entry, played: null, doubled: null };
    case 'contract':
    case 'declarer':
      return EMPTY;
  }
}

/** Everything that can be chosen as a contract, in the order of the rules: Rufspiel with each partner first. */
export function contracts(rules: Pick<Rules, 'contracts' | 'touts'>, declarer: Seat): Played[] {
  const plain = rules.contracts.flatMap((contract): Played[] =>
    KINDS[contract].withPartner
      ? SEATS.filter((seat) => seat !== declarer).map((partner) => ({ contract, tout: false, partner }))
      : [{ contract, tout: false, partner: null }],
  );
  return [...plain, ...rules.touts.map((contract): Played => ({ contract, tout: true, partner: null }))];
}

/** The ends that a contract can have. */
export function ends(played: Played): Ended[] {
  const losers: readonly Ended['losers'][] = played.tout ? ['plain'] : ['plain', 'schneider', 'schwarz'];
  return [true, false].flatMap((won) => losers.map((loser) => ({ won, losers: loser })));
}

/** The game as a row; null as long as something is missing. */
export function rowOf(entry: Entry): Row | null {
  const { declarer, played, ended, doubled } = entry;
  if (declarer === null || played === null || ended === null) return null;
  if (doubled && doubled.tricks === null) return null;
  const row: Row = { declarer, contract: played.contract, won: ended.won };
  if (played.partner !== null) row.partner = played.partner;
  if (played.tout) row.tout = true;
  if (ended.losers === 'schneider') row.schneider = true;
  if (ended.losers === 'schwarz') row.schwarz = true;
  if (doubled && doubled.tricks !== null) {
    row.double = doubled.seat;
    row.tricks = doubled.tricks;
  }
  return row;
}

/** A row that was written, as it would have been entered; null where it was no plain game. */
export function entryOf(row: Row): Entry | null {
  if (row.ruling || row.points || row.won === undefined || !row.contract || !row.declarer) return null;
  return {
    declarer: row.declarer as Seat,
    played: {
      contract: row.contract as ContractKind,
      tout: row.tout === true,
      partner: (row.partner as Seat) ?? null,
    },
    ended: { won: row.won, losers: row.schwarz ? 'schwarz' : row.schneider ? 'schneider' : 'plain' },
    doubled: row.double === undefined ? null : { seat: row.double as Seat, tricks: row.tricks ?? null },
  };
}

/** Why the referee must approve a game, if he must. */
export type Reason = 'tout' | 'sie' | 'many';

export function approvalNeeded(
  rules: Rules,
  entry: Entry,
  soloNumber: number | Four<number>,
  game: number,
): Reason | null {
  const { declarer, played } = entry;
  if (declarer === null || played === null || !KINDS[played.contract].isAlone) return null;
  const isPlain = game === 1 && rules.plain_first;
  if (played.tout && rules.approval.tout && !isPlain) return 'tout';
  if (played.contract === 'sie' && rules.approval.sie) return 'sie';
  const number = typeof soloNumber === 'number' ? soloNumber : soloNumber[declarer - 1]!;
  const from = rules.approval.solo_from;
  return from > 0 && number >= from ? 'many' : null;
}
