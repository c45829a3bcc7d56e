import { describe, expect, it } from 'vitest';

import type { ListView, Row } from '../net/types.ts';
import type { Waiting } from './drawer.ts';
import { keyOf, learnedOf, pointsOf } from './points.ts';
import { project } from './project.ts';

const solo: Row = { declarer: 1, contract: 'solo', won: true };
const learned = {
  [keyOf(2, solo)!]: [15, -5, -5, -5] as [number, number, number, number],
  [keyOf(2, { declarer: 1, partner: 2, contract: 'rufspiel', won: true })!]: [1, 1, -1, -1] as [
    number,
    number,
    number,
    number,
  ],
};

const list = {
  ok: true,
  version: 3,
  match: 1,
  table: 7,
  games: 4,
  status: 'open',
  keeper: 1,
  players: [],
  rows: [
    {
      game: 1,
      row: solo,
      points: [15, -5, -5, -5],
      circle: 1,
      short: '1s',
      event: 2,
      referee: null,
      before: [],
    },
  ],
  signed: [false, false, false, false],
  keeper_signed: false,
  next: { game: 2, correctable: 1, solo_number: 2 },
} as unknown as ListView;

const waits = (wish: Waiting['command']['do']): Waiting => ({
  token: 'T',
  place: 1,
  command: { id: 'x', do: wish },
  at: 0,
  refused: null,
});

describe('points that were learned', () => {
  it('hold for every seat', () => {
    expect(pointsOf(learned, 7, { declarer: 3, contract: 'solo', won: true })).toEqual([-5, -5, 15, -5]);
    expect(pointsOf(learned, 7, { declarer: 4, partner: 2, contract: 'rufspiel', won: true })).toEqual([
      -1, 1, -1, 1,
    ]);
    expect(pointsOf(learned, 7, { declarer: 4, contract: 'wenz', won: true })).toBeNull();
    expect(pointsOf(learned, 7, { points: [1, 2, 3, -6] })).toEqual([1, 2, 3, -6]);
  });

  it('are not those of the first game, in which some things do not count (P 23)', () => {
    expect(pointsOf(learned, 1, solo)).toBeNull();
  });

  it('are learned at once from what the server says of every game', () => {
    const lines = [
      { game: 1, row: { ...solo, tout: true }, points: [6, -2, -2, -2] as [number, number, number, number] },
      { game: 2, row: { ...solo, tout: true }, points: [18, -6, -6, -6] as [number, number, number, number] },
    ];
    const told = learnedOf({ lines });
    const played: Row = { tout: true, won: true, contract: 'solo', declarer: 2 };
    expect(pointsOf(told, 1, played)).toEqual([-2, 6, -2, -2]);
    expect(pointsOf(told, 30, played)).toEqual([-6, 18, -6, -6]);
  });
});

describe('the list with the queue', () => {
  it('shows what waits after what is written', () => {
    const shown = project(
      list,
      [],
      [waits({ enter_row: { game: 2, row: { declarer: 2, contract: 'solo', won: true } } })],
      learned,
    );
    expect(shown.rows.map(({ waits: is }) => is)).toEqual([false, true]);
    expect(shown.total).toEqual([10, 10, -10, -10]);
    expect([shown.check, shown.next, shown.soloNumber]).toEqual([0, 3, 3]);
  });

  it('shows a row once, also when the stream was quicker than the answer', () => {
    const shown = project(list, [], [waits({ enter_row: { game: 1, row: solo } })], learned);
    expect(shown.rows).toHaveLength(1);
    expect(shown.rows[0]!.waits).toBe(false);
  });

  it('shows what was sent until the list that holds it has come', () => {
    const item = waits({ enter_row: { game: 2, row: { declarer: 2, contract: 'solo', won: true } } });
    const shown = project(list, [{ item, version: 4 }], [], learned);
    expect(shown.rows.map(({ waits: is }) => is)).toEqual([false, false]);
    expect([shown.next, shown.soloNumber]).toEqual([3, 3]);
    expect(project({ ...list, version: 4 }, [{ item, version: 4 }], [], learned).rows).toHaveLength(1);
  });

  it('shows corrections, signatures and the end', () => {
    const row: Row = { declarer: 1, partner: 2, contract: 'rufspiel', won: true };
    const queue = [
      { enter_row: { game: 2, row } },
      { correct_row: { game: 2, row } },
      { sign: { signer: 3 } },
      { sign: { signer: 'keeper' } },
      { close_list: {} },
    ];
    const shown = project(
      list,
      [],
      queue.map((wish) => waits(wish as never)),
      learned,
    );
    expect(shown.rows[1]!.points).toEqual([1, 1, -1, -1]);
    expect(shown.signed).toEqual([false, false, true, false]);
    expect([shown.keeperSigned, shown.isClosing]).toEqual([true, true]);
  });
});
