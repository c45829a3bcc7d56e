import { afterEach, expect, it, vi } from 'vitest';

import { Room } from './room.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

it('a start is as old as the server says, however late it comes, and the same one comes once', async () => {
  const body = 'event: start\ndata: {"match":2,"at":1790000000000000}\n\n';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const room = new Room('T');
  const heard = () =>
    new Promise<void>((resolve) => {
      room.onOnline = (online) => {
        if (!online) resolve();
      };
      room.listen();
    });
  await heard();
  const first = room.started;
  expect(first).toEqual({ match: 2, at: 1_790_000_000_000 });
  await heard();
  expect(room.started).toBe(first);
  room.close();
});
