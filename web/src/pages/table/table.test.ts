import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Socket } from '../../net/link.ts';
import type { Happening, Played, ServerMessage, TableState, TableView } from '../../protocol.ts';
import { settings } from '../../settings.svelte.ts';
import { beatsOf } from './pace.ts';
import { Table } from './table.svelte.ts';

const BEATS = beatsOf(null);

let socket: Socket & { sent: string[] };
let timers: { callback: () => void; ms: number }[];
let table: Table;

const TRICK: Played[] = [
  { seat: 1, card: 'EA' },
  { seat: 2, card: 'E7' },
  { seat: 3, card: 'E8' },
  { seat: 4, card: 'EZ' },
];
const taken: Happening = {
  what: 'game',
  event: { event: 'trick_taken', winner: 1, points: 21, card: 'GA', why: 'suit' },
};

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
    pass(BEATS.lie);
    expect(table.held?.leaving).toBe(true);
    pass(BEATS.sweep);
    expect(table.held).toBeNull();
  });

  it('lies as long as the pace of the table says', () => {
    update({ ...state('SA S7'), pace: 'brisk' });
    update({ ...state('SA S7', TRICK), pace: 'brisk' }, [taken]);
    pass(BEATS.lie);
    expect(table.held?.leaving).toBe(false);
    pass(beatsOf({ pace: 'brisk' }).lie);
    expect(table.held?.leaving).toBe(true);
  });

  it('is not shown to who was away', () => {
    update(state('SA S7'));
    update(state('SA S7', TRICK), [taken], true);
    expect(table.held).toBeNull();
  });
});

/** My turn, or that of another, with what lies on the table. */
function turn(hand: string, allowed: string[], trick: Played[] = [], last_trick: Played[] = []): TableState {
  const shown = state(hand, last_trick);
  const { view } = shown.view as { view: { actions: unknown[]; table: TableView } };
  view.actions = allowed.map((play) => ({ play }));
  Object.assign(view.table, { stage: 'playing', trick, to_act: allowed.length > 0 ? [1] : [2] });
  return shown;
}
const played = (seat: 2 | 3 | 4, card: string): Happening => ({
  what: 'game',
  event: { event: 'played', seat, card },
});
const sentCards = () =>
  socket.sent.flatMap((text) => {
    const { command } = JSON.parse(text) as { command?: { action?: { play?: string } } };
    return command?.action?.play ?? [];
  });

describe('a turn', () => {
  it('waits for the card that it answers', () => {
    update(turn('SA S7', []));
    update(turn('SA S7', ['SA', 'S7'], [{ seat: 4, card: 'SK' }]), [played(4, 'SK')]);
    expect(table.isAsked).toBe(false);
    expect(table.actions).toEqual([]);
    pass(BEATS.flight);
    expect(table.isAsked).toBe(true);
    expect(table.actions).toHaveLength(2);
  });

  it('waits until the trick before it is swept', () => {
    update(turn('SA S7', []));
    update(turn('SA S7', ['SA', 'S7'], [], TRICK), [taken]);
    expect(table.isAsked).toBe(false);
    pass(BEATS.lie);
    expect(table.isAsked).toBe(false);
    pass(BEATS.sweep);
    expect(table.isAsked).toBe(true);
  });

  it('is another question than the one before it', () => {
    update(turn('SA S7', ['SA', 'S7'], [{ seat: 4, card: 'SK' }]));
    const before = table.question;
    update(turn('SA S7', [], [], TRICK), [taken]);
    const held = table.question;
    pass(BEATS.lie);
    pass(BEATS.sweep);
    expect(new Set([before, held, table.question]).size).toBe(3);
  });

  it('stays the same question while others play', () => {
    update(turn('SA S7', []));
    const before = table.question;
    update(turn('SA S7', [], [{ seat: 2, card: 'SK' }]), [played(2, 'SK')]);
    pass(BEATS.flight);
    expect(table.question).toBe(before);
  });
});

describe('a card chosen ahead', () => {
  const mine = () => turn('SA S7', ['SA', 'S7'], [{ seat: 4, card: 'SK' }]);

  it('is played no sooner than a usual answer', () => {
    update(turn('SA S7', []));
    expect(table.mayChoose).toBe(true);
    table.choose('S7');
    update(mine(), [played(4, 'SK')]);
    pass(BEATS.flight);
    expect(sentCards()).toEqual([]);
    pass(BEATS.answer);
    expect(sentCards()).toEqual(['S7']);
    expect(table.ahead).toBeNull();
  });

  it('can be taken back, also while it waits', () => {
    update(turn('SA S7', []));
    table.choose('S7');
    update(mine(), [played(4, 'SK')]);
    pass(BEATS.flight);
    table.choose(null);
    pass(BEATS.answer);
    expect(sentCards()).toEqual([]);
  });

  it('is dropped where it has become illegal', () => {
    update(turn('SA S9 G7', []));
    table.choose('G7');
    update(turn('SA S9 G7', ['SA', 'S9'], [{ seat: 4, card: 'SK' }]), [played(4, 'SK')]);
    pass(BEATS.flight);
    expect(table.ahead).toBeNull();
    pass(BEATS.answer);
    expect(sentCards()).toEqual([]);
  });

  it('cannot be chosen while a complete trick lies', () => {
    update(turn('SA S7', []));
    update(turn('SA S7', [], [], TRICK), [taken]);
    expect(table.mayChoose).toBe(false);
  });
});

describe('the only card that is allowed', () => {
  const mine = () => turn('SA G7', ['SA'], [{ seat: 4, card: 'SK' }]);
  const sets = () => (settings.onlyCard = true);
  beforeEach(sets);
  afterEach(sets);

  it('plays itself, no sooner than a usual answer', () => {
    update(turn('SA G7', []));
    update(mine(), [played(4, 'SK')]);
    pass(BEATS.flight);
    expect(table.only).toBe('SA');
    expect(timers.map(({ ms }) => ms)).toContain(BEATS.answer);
    expect(sentCards()).toEqual([]);
    pass(BEATS.answer);
    expect(sentCards()).toEqual(['SA']);
    expect(table.only).toBeNull();
  });

  it('waits for its tap where that is wanted', () => {
    settings.onlyCard = false;
    update(turn('SA G7', []));
    update(mine(), [played(4, 'SK')]);
    pass(BEATS.flight);
    pass(BEATS.answer);
    expect(sentCards()).toEqual([]);
  });

  it('is not taken out of the hand while a Stoss can be given beside it', () => {
    const shown = mine();
    const { actions } = (shown.view as { view: { actions: unknown[] } }).view;
    actions.push({ double: 'stoss' });
    update(turn('SA G7', []));
    update(shown, [played(4, 'SK')]);
    pass(BEATS.flight);
    expect(table.isAsked).toBe(true);
    expect(table.only).toBeNull();
    pass(BEATS.answer);
    expect(sentCards()).toEqual([]);
  });

  it('stays where it was chosen ahead and taken back', () => {
    update(turn('SA G7', []));
    table.choose('SA');
    update(mine(), [played(4, 'SK')]);
    pass(BEATS.flight);
    table.choose(null);
    update(mine());
    pass(BEATS.answer);
    expect(sentCards()).toEqual([]);
  });

  it('plays itself also where another was chosen ahead', () => {
    update(turn('SA G7', []));
    table.choose('G7');
    update(mine(), [played(4, 'SK')]);
    pass(BEATS.flight);
    expect(table.ahead).toBeNull();
    pass(BEATS.answer);
    expect(sentCards()).toEqual(['SA']);
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
