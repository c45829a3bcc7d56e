import { describe, expect, it } from 'vitest';

import type { CardLine, Phase } from '../../wire/hall.ts';
import { currentOf } from './current.ts';

const line = (match: number, isIn = false): CardLine => ({
  match,
  table: 10 + match,
  seat: 1,
  with: [],
  in: isIn,
  points: null,
  table_points: null,
  signed: false,
});
const phase = (name: Phase['name'], match: number | null = null): Phase => ({ name, match });

describe('the match on a card', () => {
  it('is the first while two are drawn', () => {
    expect(currentOf([line(1), line(2)], phase('drawn'))?.table).toBe(11);
    expect(currentOf([line(1), line(2)], phase('running', 1))?.table).toBe(11);
  });

  it('is the next once the list is handed in, or the match is over', () => {
    expect(currentOf([line(1, true), line(2)], phase('running', 1))?.table).toBe(12);
    expect(currentOf([line(1, true), line(2)], phase('between', 1))?.table).toBe(12);
  });

  it('is not a void list of a match that is over', () => {
    expect(currentOf([line(1), line(2)], phase('running', 2))?.table).toBe(12);
    expect(currentOf([line(1), line(2)], phase('between', 1))?.table).toBe(12);
  });

  it('is none at the end, or before anything is drawn', () => {
    expect(currentOf([line(1), line(2)], phase('closed'))).toBeNull();
    expect(currentOf([line(1, true), line(2, true)], phase('between', 2))).toBeNull();
    expect(currentOf([], phase('open'))).toBeNull();
  });
});
