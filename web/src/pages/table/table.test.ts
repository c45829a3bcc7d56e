import { beforeEach, describe, expect, it } from 'vitest';

import type { Socket } from '../../net/link.ts';
import type { Happening, Played, ServerMessage, TableState, TableView } from '../../protocol.ts';
import { BEAT, SWEEP, Table } from './table.svelte.ts';

let socket: Socket & { sent: string[] };
let timers: { callback: () => void; ms: number }[];
let table: Table;

const TRICK: Played[] = [
  { seat: 1, card: 'EA' },
  { seat: 2, card: 'E7' },
  { seat: 3, card: 'E8' },
  { seat: 4, card: 'EZ' },
];
const taken: Happening = { what: 'game', event: { event: 'trick_taken', winner: 1, points: 21 } };

/** A table in play with my cards and the last trick. */
function state(hand: string, last_trick: Played[] = [], stage: TableState['stage'] = 'playing'): TableState {
  const view = {
    as: 'seat',
    view: { seat: 1, hand, actions: [], table: { bids: [], last_trick, trick: [] } as unknown as TableView },
  };
  return { stage, you: 1, view, sealing: { hand: 3, commitment: 'c0ffee' } } as unknown as TableState;
}

let version = 0;
function update(shown: TableState, happened: Happening[] = [], gap = false): void {
  const message: ServerMessage = { type: 'update', version: ++version, happened, gap, state: shown };
  socket.onmessage?.({ data: JSON.stringify(message) });
}

function pass(ms: number): void {
  const due = timers.filter((timer) => timer.ms === ms);
  timers = timers.filter((timer) => timer.ms !== ms);
  due.forEach(({ callback }) => callback());
}

beforeEach(() => {
  timers = [];
  const sent: string[] = [];
  socket = {
    sent,
    send: (text) => void sent.push(text),
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  table = new Table({
    open: () => socket,
    later: (callback, ms) => {
      const timer = { callback, ms };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    chance: () => 0,
    id: () => 'one',
  });
  table.connect();
  socket.onopen?.();
});

describe('a complete trick', () => {
  it('lies for a beat, moves to its winner, and is gone', () => {
    update(state('SA S7'));
    update(state('SA S7', TRICK), [taken]);
    expect(table.held).toMatchObject({ winner: 1, points: 21, leaving: false });
    pass(BEAT);
    expect(table.held?.leaving).toBe(true);
    pass(SWEEP);
    expect(table.held).toBeNull();
  });

  it('gives way to my next card', () => {
    update(state('SA S7'));
    update(state('SA S7', TRICK), [taken]);
    table.act({ play: 'SA' });
    expect(table.held).toBeNull();
  });

  it('is not shown to who was away', () => {
    update(state('SA S7'));
    update(state('SA S7', TRICK), [taken], true);
    expect(table.held).toBeNull();
  });
});

describe('a card that was sent', () => {
  it('cannot be sent a second time', () => {
    update(state('SA S7'));
    table.act({ play: 'SA' });
    table.act({ play: 'S7' });
    const acts = socket.sent.filter((text) => text.includes('"act"'));
    expect(acts).toEqual([
      JSON.stringify({ type: 'do', id: 'one', command: { do: 'act', hand: 3, action: { play: 'SA' } } }),
    ]);
  });

  it('is back in the hand when it is refused, with the reason', () => {
    update(state('SA S7'));
    table.act({ play: 'SA' });
    const reason = { code: 'must_follow', clause: 'S 3.2.1', message: 'Gras ist ausgespielt.' };
    socket.onmessage?.({ data: JSON.stringify({ type: 'refused', id: 'one', reason }) });
    expect(table.sent).toBeNull();
    expect(table.notice).toMatchObject(reason);
  });

  it('is forgotten once it lies on the table', () => {
    update(state('SA S7'));
    table.act({ play: 'SA' });
    update(state('S7'));
    expect(table.sent).toBeNull();
  });
});

it('only a commitment that was seen before the deal counts as shown', () => {
  update(state('SA', [], 'playing'));
  expect(table.shown(3)).toBeNull();
  update(state('', [], 'cutting'));
  expect(table.shown(3)).toBe('c0ffee');
});
