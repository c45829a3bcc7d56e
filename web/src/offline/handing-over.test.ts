import { describe, expect, it } from 'vitest';

import { Problem } from '../net/problem.ts';
import type { OfflineHand } from '../wire/accounts.ts';
import { type KeptHand, MemoryDrawer } from './drawer.ts';
import { handOverFrom } from './handing-over.ts';

const PLAN = {
  rules: { id: 'schule' },
  level: 'regel',
  games: null,
  dealer: 1,
  pace: 'normal',
  name: 'A',
} as const;

const hand = (number: number, over: Partial<KeptHand> = {}): KeptHand => ({
  table: 't',
  hand: number,
  at: number,
  seat: 1,
  bot: 'regel@1',
  pot: 0,
  rules: null,
  record: `hand ${number}`,
  refused: null,
  ...over,
});

async function drawerWith(...hands: KeptHand[]): Promise<MemoryDrawer> {
  const drawer = new MemoryDrawer();
  for (const one of hands) await drawer.keep({ id: 't', plan: PLAN, save: 'x' }, one);
  return drawer;
}

/** A server that has what it was sent once, and says so only as often as it is told to. */
class Server {
  readonly has = new Map<string, OfflineHand>();
  constructor(private readonly fails: (time: number) => Problem | null = () => null) {}
  times = 0;
  send = (sent: OfflineHand): Promise<unknown> => {
    this.times += 1;
    const problem = this.fails(this.times);
    if (problem?.status !== 422) this.has.set(`${sent.table} ${sent.hand}`, sent);
    return problem ? Promise.reject(problem) : Promise.resolve({});
  };
}

const problem = (status: number, code: string) => new Problem({ status, code, message: code });

describe('handing over', () => {
  it('sends the oldest first, and throws away what is taken', async () => {
    const drawer = await drawerWith(hand(2), hand(1, { rules: 'id = "x"' }));
    const server = new Server();
    expect(await handOverFrom(drawer, server.send)).toBe(true);
    expect([...server.has.values()]).toEqual([
      { table: 't', hand: 1, at: 1, seat: 1, bot: 'regel@1', pot: 0, rules: 'id = "x"', record: 'hand 1' },
      { table: 't', hand: 2, at: 2, seat: 1, bot: 'regel@1', pot: 0, record: 'hand 2' },
    ]);
    expect(await drawer.hands()).toEqual([]);
  });

  it('keeps what was not acknowledged, and sends it again', async () => {
    const drawer = await drawerWith(hand(1), hand(2));
    // The first arrives, but its answer is lost.
    const server = new Server((time) => (time === 1 ? problem(0, 'no_answer') : null));
    expect(await handOverFrom(drawer, server.send)).toBe(false);
    expect(await drawer.hands()).toHaveLength(2);
    expect(await handOverFrom(drawer, server.send)).toBe(true);
    expect([server.times, server.has.size]).toEqual([3, 2]);
  });

  it('waits for a name, and does not stop at a hand that is not taken', async () => {
    const drawer = await drawerWith(hand(1), hand(2));
    expect(await handOverFrom(drawer, new Server(() => problem(401, 'nobody')).send)).toBe(false);
    const server = new Server((time) => (time === 1 ? problem(422, 'no_hand') : null));
    expect(await handOverFrom(drawer, server.send)).toBe(true);
    expect([...server.has.keys()]).toEqual(['t 2']);
    expect(await drawer.hands()).toEqual([hand(1, { refused: 'no_hand' })]);
    // It is not sent again.
    expect(await handOverFrom(drawer, server.send)).toBe(true);
    expect(server.times).toBe(2);
  });
});
