import { describe, expect, it } from 'vitest';

import { Problem } from '../../net/problem.ts';
import type { BatchAnswer, Command } from '../net/types.ts';
import { MemoryDrawer, type Waiting } from './drawer.ts';
import { Queue } from './queue.ts';

/** A server that keeps what it was told, by id, as the real one does. */
class FakeServer {
  online = true;
  /** Does what it is told, but its answer gets lost. */
  losesAnswers = false;
  refuses: ((command: Command) => { status: number; code: string } | null) | null = null;
  readonly done: Command[] = [];
  readonly calls: number[] = [];

  send = (commands: Command[]): Promise<{ answers: BatchAnswer[] }> => {
    if (!this.online) return Promise.reject(Problem.silent());
    this.calls.push(commands.length);
    let stopped = false;
    const answers = commands.map((command): BatchAnswer => {
      const refusal = stopped ? { status: 424, code: 'not_tried' } : (this.refuses?.(command) ?? null);
      if (refusal) {
        stopped = true;
        const error = { code: refusal.code, clause: null, message: `nein: ${refusal.code}`, at: null };
        return { ok: false, error, id: command.id, status: refusal.status };
      }
      const repeated = this.done.some(({ id }) => id === command.id);
      if (!repeated) this.done.push(command);
      return {
        ok: true,
        repeated,
        version: this.done.length,
        events: [],
        result: {},
        id: command.id,
        status: 200,
      };
    });
    return this.losesAnswers ? Promise.reject(Problem.silent()) : Promise.resolve({ answers });
  };
}

interface Page {
  queue: Queue;
  shown: Waiting[];
  timers: (() => void)[];
}

async function openPage(drawer: MemoryDrawer, server: FakeServer): Promise<Page> {
  const page: Page = { queue: null as unknown as Queue, shown: [], timers: [] };
  page.queue = new Queue({
    token: 'T',
    drawer,
    send: server.send,
    onChange: (items) => {
      page.shown = items;
    },
    later: (run) => void page.timers.push(run),
  });
  await page.queue.open();
  return page;
}

const row = (game: number) => ({ enter_row: { game, row: { declarer: 1, contract: 'solo', won: true } } });
const gameOf = ({ do: wish }: Command) => ('enter_row' in wish ? wish.enter_row.game : null);
const games = (commands: Command[]) => commands.map(gameOf);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the queue', () => {
  it('keeps what is entered without network and sends it in order when it is back', async () => {
    const [drawer, server] = [new MemoryDrawer(), new FakeServer()];
    server.online = false;
    const page = await openPage(drawer, server);
    for (const game of [1, 2, 3]) await page.queue.add(row(game));
    await settled();
    expect(page.shown).toHaveLength(3);
    expect(server.done).toEqual([]);
    server.online = true;
    await page.queue.flush();
    expect(games(server.done)).toEqual([1, 2, 3]);
    expect(server.calls).toEqual([3]);
    expect(page.shown).toEqual([]);
    expect(drawer.items.size).toBe(0);
  });

  it('tries again by itself', async () => {
    const [drawer, server] = [new MemoryDrawer(), new FakeServer()];
    server.online = false;
    const page = await openPage(drawer, server);
    await page.queue.add(row(1));
    await settled();
    expect(page.timers).toHaveLength(1);
    server.online = true;
    page.timers[0]!();
    await settled();
    expect(games(server.done)).toEqual([1]);
  });

  it('loses nothing that was confirmed when the page is loaded anew', async () => {
    const [drawer, server] = [new MemoryDrawer(), new FakeServer()];
    server.online = false;
    const before = await openPage(drawer, server);
    await before.queue.add(row(1));
    await before.queue.add(row(2));
    server.online = true;
    const after = await openPage(drawer, server);
    await settled();
    expect(games(server.done)).toEqual([1, 2]);
    expect(after.shown).toEqual([]);
  });

  it('acts once though an answer got lost', async () => {
    const [drawer, server] = [new MemoryDrawer(), new FakeServer()];
    server.losesAnswers = true;
    const page = await openPage(drawer, server);
    await page.queue.add(row(1));
    await settled();
    expect(games(server.done)).toEqual([1]);
    expect(page.shown).toHaveLength(1);
    server.losesAnswers = false;
    await page.queue.flush();
    expect(games(server.done)).toEqual([1]);
    expect(page.shown).toEqual([]);
  });

  it('stops at a refusal, shows it, and goes on when it is given up', async () => {
    const [drawer, server] = [new MemoryDrawer(), new FakeServer()];
    server.online = false;
    const page = await openPage(drawer, server);
    for (const game of [1, 2, 3]) await page.queue.add(row(game));
    await settled();
    server.online = true;
    server.refuses = (command) => (gameOf(command) === 2 ? { status: 409, code: 'game_out_of_order' } : null);
    await page.queue.flush();
    expect(games(server.done)).toEqual([1]);
    expect(page.shown.map(({ refused }) => refused?.code ?? null)).toEqual(['game_out_of_order', null]);
    const calls = server.calls.length;
    await page.queue.flush();
    expect(server.calls).toHaveLength(calls);
    await page.queue.giveUp(page.shown[0]!.place);
    await settled();
    expect(games(server.done)).toEqual([1, 3]);
    expect(page.shown).toEqual([]);
  });

  it('remembers a refusal over a reload, and sends it again under a new id when told to', async () => {
    const [drawer, server] = [new MemoryDrawer(), new FakeServer()];
    server.refuses = () => ({ status: 422, code: 'approval_missing' });
    const before = await openPage(drawer, server);
    await before.queue.add(row(1));
    await settled();
    const page = await openPage(drawer, server);
    await settled();
    expect(page.shown[0]!.refused?.message).toBe('nein: approval_missing');
    const id = page.shown[0]!.command.id;
    server.refuses = null;
    await page.queue.retry(page.shown[0]!.place);
    await settled();
    expect(server.done.map((command) => command.id === id)).toEqual([false]);
    expect(page.shown).toEqual([]);
  });

  it('waits where the server cannot write, and drops nothing', async () => {
    const [drawer, server] = [new MemoryDrawer(), new FakeServer()];
    server.refuses = () => ({ status: 503, code: 'busy' });
    const page = await openPage(drawer, server);
    await page.queue.add(row(1));
    await settled();
    expect(page.shown.map(({ refused }) => refused)).toEqual([null]);
    expect(page.timers).toHaveLength(1);
  });
});
