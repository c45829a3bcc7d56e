/** What the server says about reviews, one's own hands, and shared ones: `docs/review.md`. */

import type { CardList, CardName, ContractKind, Seat, SuitLetter } from '../../protocol.ts';

/** An action as a review writes it (docs/review.md). */
export type Told =
  | { card: CardName }
  | { say: 'pass' | 'play' | 'hold' | 'raise' | 'good'; level: ContractKind | null }
  | { contract: string; suit: SuitLetter | null; tout: boolean; called?: CardName | null }
  | { double: boolean };

export type Verdict = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export type Grade = 'lost_schwarz' | 'lost_schneider' | 'lost' | 'won' | 'won_schneider' | 'won_schwarz';

export interface Option {
  action: Told;
  value: number;
  win: number | null;
}

export interface Decision {
  seat: Seat;
  kind: 'auction' | 'contract' | 'double' | 'card';
  after: number;
  trick: number | null;
  hand: CardList;
  played: Told;
  options: Option[];
  cost: number;
  verdict: Verdict;
  lesson: string | null;
}

export interface CurvePoint {
  after: number;
  points: number;
  grade: Grade;
}

export interface Review {
  judge: string;
  rules: string;
  dealer: Seat;
  players: (string | null)[];
  currency: 'units' | 'points';
  hands: CardList[];
  auction: { seat: Seat; said: Extract<Told, { say: string }> }[];
  declared: {
    declarer: Seat;
    partner: Seat | null;
    contract: Extract<Told, { contract: string }>;
    forced: boolean;
  } | null;
  doubles: Seat[];
  tricks: { leader: Seat; cards: CardList; winner: Seat | null; points: number }[];
  result: { declarer_points: number; won: boolean } | null;
  decisions: Decision[];
  curve: CurvePoint[];
  turning_points: { after: number; seat: Seat; decision: number | null }[];
  scores: { habits: { lesson: string; cost: number }[] }[];
}

/** All of a review that a person reads, in one language. */
export interface Telling {
  title: string;
  result: string;
  players: { seat: Seat; name: string; role: string | null; accuracy: number | null; cost: string }[];
  decisions: {
    at: number;
    place: string;
    who: string;
    verdict: string;
    did: string;
    better: string | null;
    cost: string | null;
    why: string | null;
    rule: string | null;
  }[];
  turning_points: string[];
  turning_note: string;
  learn: string[];
}

export type ReviewState =
  | { state: 'waiting' | 'working'; done: number; all: number }
  | { state: 'done'; review: Review; told: Telling };

/** One of my own hands. */
export interface OwnHand {
  seat: Seat;
  record: string;
  shared: string | null;
}

/** A hand that somebody shares. */
export interface SharedHand {
  shared_by: Seat;
  seats: { name: string | null }[];
  record: string;
}

/** A review that was asked for. */
export interface Submitted {
  id: string;
}

/** The link by which a hand is shared. */
export interface Shared {
  token: string;
  path: string;
}
