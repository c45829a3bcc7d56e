/** The drawing of the value curve. */

import { COUNT } from '../../wire/game.ts';
import type { CurvePoint } from './api.ts';

export const WIDTH = 640;
export const HEIGHT = 120;
const EDGE = 8;

/** Where the curve lies in the drawing. */
export interface Scale {
  /** How many cards are played. */
  cards: number;
  /** The most that can be reached: all points, or every trick. */
  most: number;
  /** What it takes to win. */
  needed: number;
  x(after: number): number;
  y(value: number): number;
}

/** The scale of a hand of so many cards: points, or tricks in a Tout. */
export function scaleOf(isTout: boolean, cards: number): Scale {
  const most = isTout ? cards / 4 : COUNT.all;
  return {
    cards,
    most,
    needed: isTout ? most : COUNT.wins,
    x: (after) => EDGE + (after / cards) * (WIDTH - 2 * EDGE),
    y: (value) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE),
  };
}

/** The curve as steps: a value holds until a card changes it. */
export function pathOf(curve: readonly CurvePoint[], scale: Scale): string {
  return curve
    .map(({ after, points }, place) => {
      const [x, y] = [scale.x(after).toFixed(1), scale.y(points).toFixed(1)];
      return place === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}

/** The number of cards at a place of the drawing, given as a part of its width. */
export function cardsAt(part: number, { cards }: Pick<Scale, 'cards'>): number {
  const after = ((part * WIDTH - EDGE) / (WIDTH - 2 * EDGE)) * cards;
  return Math.max(0, Math.min(cards, Math.round(after)));
}

/** Signs below the drawing, in as many rows as it takes that none lies on another. */
export function rowsOf(places: readonly number[], apart: number): number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => place - end >= apart);
    const row = free < 0 ? ends.length : free;
    ends[row] = place;
    return row;
  });
}
