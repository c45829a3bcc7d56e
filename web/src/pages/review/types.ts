/** What the server says about reviews, one's own hands, and shared ones: `docs/review.md`. */

import type { CardList, CardName, ContractKind, Seat, SuitLetter } from '../../protocol.ts';
import type { ReviewState as StateTold } from '../../wire/learn.ts';

export type { HistoryHandWhole as OwnHand, Shared, SharedHand } from '../../wire/accounts.ts';
export type { Submitted, Telling } from '../../wire/learn.ts';

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

/** How far a review is; its data are described in docs/review.md, not by a type of the server. */
export type ReviewState =
  | Exclude<StateTold, { state: 'done' }>
  | (Omit<Extract<StateTold, { state: 'done' }>, 'review'> & { review: Review });
