import { beforeEach, describe, expect, it } from 'vitest';

import type { ClientMessage, Command, ServerMessage, TableState, Update } from '../protocol.ts';
import { backoff, Link, type Socket, type Status } from './link.ts';
import type { Problem } from './problem.ts';

/** A socket whose other side is the test. */
class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  isOpen = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    if (!this.isOpen) throw new Error('not open');
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.isOpen = false;
    this.onclose?.();
  }
  open(): void {
    this.isOpen = true;
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: { callback: () => void; ms: number }[];
let statuses: Status[];
let updates: Update[];
let refusals: { command: Command | null; problem: Problem }[];
let link: Link;

const last = () => sockets.at(-1)!;
const update = (version: number): ServerMessage => ({
  type: 'update',
  version,
  happened: [],
  gap: false,
  state: {} as TableState,
});
const play: Command = { do: 'act', hand: 1, action: { play: 'EO' } };

/** Lets the timers with this wait run. */
function pass(isDue: (ms: number) => boolean): void {
  const due = timers.filter(({ ms }) => isDue(ms));
  timers = timers.filter(({ ms }) => !isDue(ms));
  due.forEach(({ callback }) => callback());
}

beforeEach(() => {
  [sockets, timers, statuses, updates, refusals] = [[], [], [], [], []];
  let ids = 0;
  link = new Link(
    {
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      later: (callback, ms) => {
        const timer = { callback, ms };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
      chance: () => 1,
      id: () => `id-${++ids}`,
    },
    {
      status: (status) => void statuses.push(status),
      update: (update) => void updates.push(update),
      refused: (command, problem) => void refusals.push({ command, problem }),
    },
  );
  link.connect();
});

it('greets with the protocol and nothing seen', () => {
  last().open();
  expect(last().sent).toEqual([{ type: 'hello', protocol: 1, seen: null, pongs: true }]);
});

it('comes back by itself, names the last version and sends again what was not acknowledged', () => {
  last().open();
  last().say(update(7));
  link.send(play);
  last().close();
  expect(statuses.at(-1)).toBe('waiting');
  pass((ms) => ms <= 400);
  last().open();
  expect(last().sent).toEqual([
    { type: 'hello', protocol: 1, seen: 7, pongs: true },
    { type: 'do', id: 'id-1', command: play },
  ]);
});

it('does not send again what was acknowledged or refused', () => {
  last().open();
  link.send(play);
  link.send({ do: 'ready' });
  last().say({ type: 'done', id: 'id-1', version: 8 });
  last().say({ type: 'refused', id: 'id-2', reason: { code: 'x', clause: null, message: 'Noch nicht.' } });
  expect(refusals).toMatchObject([
    { command: { do: 'ready' }, problem: { code: 'x', clause: null, message: 'Noch nicht.' } },
  ]);
  expect(link.busy).toBe(false);
  last().close();
  pass((ms) => ms <= 400);
  last().open();
  expect(last().sent).toHaveLength(1);
});

it('keeps what is said before the connection is there, in order', () => {
  link.send(play);
  link.send({ do: 'ready' });
  last().open();
  expect(last().sent.map((message) => (message.type === 'do' ? message.id : message.type))).toEqual([
    'hello',
    'id-1',
    'id-2',
  ]);
});

it('waits longer each time, up to a limit, and briefly again after an update', () => {
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    last().close();
    waits.push(timers.at(-1)!.ms);
    pass(() => true);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12000, 12000, 12000]);
  last().open();
  last().say(update(1));
  last().close();
  expect(timers.at(-1)!.ms).toBe(400);
  expect(backoff(0, 0)).toBe(200);
});

it('gives up a connection on which nobody answers', () => {
  last().open();
  pass((ms) => ms === 5_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  pass((ms) => ms === 4_000);
  expect(statuses.at(-1)).toBe('waiting');
});

it('an answer keeps the connection', () => {
  last().open();
  pass((ms) => ms === 5_000);
  last().say({ type: 'pong' });
  expect(timers.map(({ ms }) => ms)).toEqual([5_000]);
});

it('tells a server that asks that somebody is there', () => {
  last().open();
  last().say({ type: 'ping' });
  expect(last().sent.at(-1)).toEqual({ type: 'pong' });
});

it('looked at again, it finds out soon that the connection is dead, and connects at once', () => {
  last().open();
  link.check();
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  expect(timers.map(({ ms }) => ms)).toEqual([2_000]);
  pass((ms) => ms === 2_000);
  expect(statuses.at(-1)).toBe('waiting');
  link.check();
  expect([sockets.length, statuses.at(-1)]).toEqual([2, 'connecting']);
  link.check();
  expect(sockets).toHaveLength(2);
});

describe('a server of another version', () => {
  it('is not connected to again', () => {
    last().open();
    last().say({ type: 'reload', protocol: 2 });
    expect(statuses.at(-1)).toBe('reload');
    pass(() => true);
    expect(sockets).toHaveLength(1);
  });
});

it('an old update does not turn the table back', () => {
  last().open();
  last().say(update(5));
  last().say(update(4));
  expect(updates.map(({ version }) => version)).toEqual([5]);
});

it('a server that restarted may begin at an earlier version', () => {
  last().open();
  last().say(update(5));
  last().close();
  pass((ms) => ms <= 400);
  last().open();
  last().say(update(4));
  expect(link.seen).toBe(4);
});

it('closed for good it stays closed', () => {
  last().open();
  link.close();
  pass(() => true);
  expect(sockets).toHaveLength(1);
  expect(statuses.at(-1)).toBe('closed');
});
