/** What the server says about lessons and the rules book. */

import type { Action, GameEvent, SeatView } from '../../protocol.ts';

export interface Listed {
  id: string;
  title: string;
  goal: string;
  intro: string;
}

export interface Coach {
  comment: string | null;
  agrees: boolean;
  tips: string[];
  hint: { action: Action; text: string } | null;
}

export interface End {
  won: boolean;
  points: number;
  agreed: number;
  of: number;
  text: string;
  next: string | null;
}

export interface Guided {
  happened: GameEvent[];
  view: SeatView;
  coach: Coach;
  end: End | null;
}

/** An entry of the book by its name and heading. */
export interface Line {
  query: string;
  title: string;
  beginning?: string;
}

export interface Chapter {
  id: string;
  title: string;
  clauses: Line[];
}

export interface Contents {
  sections: Chapter[];
  terms: string[];
}

export interface Page extends Line {
  text: string | null;
  example: string | null;
  references: Line[];
  also: Line[];
}

export interface Reply {
  entry: Page | null;
  taken_as: string | null;
  suggestions: Line[];
}

/** A lesson, and how its hand stands. */
export interface Followed {
  lesson: Listed;
  hand: Guided;
}
