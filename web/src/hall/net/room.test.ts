import { afterEach, expect, it, vi } from 'vitest';

import { Room } from './room.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

/** Reads a stream of these events to its end. */
async function hear(room: Room, body: string): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  await new Promise<void>((resolve) => {
    room.onOnline = (online) => {
      if (!online) resolve();
    };
    room.listen();
  });
}

it('who is registered is never older than what was shown', async () => {
  const room = new Room('T');
  const players = (version: number) => `event: players\ndata: {"version":${version},"players":[]}\n\n`;
  room.show('players', { ok: true, version: 5, players: [] });
  await hear(room, players(4));
  expect(room.views.players?.version).toBe(5);
  await hear(room, players(6));
  expect(room.views.players?.version).toBe(6);
  room.close();
});

it('a start is as old as the server says, however late it comes, and the same one comes once', async () => {
  const body = 'event: start\ndata: {"match":2,"at":1790000000000000}\n\n';
  const room = new Room('T');
  await hear(room, body);
  const first = room.started;
  expect(first).toEqual({ match: 2, at: 1_790_000_000_000 });
  await hear(room, body);
  expect(room.started).toBe(first);
  room.close();
});
