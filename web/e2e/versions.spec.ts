/** A new version of the page waits until no hand runs, and then is there whole. */

import { createServer, type Server as Listener } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

import { answer } from './player.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The server, as it will be after so many changes of its page. Sockets go past it: they are the table's alone. */
class Releases {
  /** How often the page has changed. */
  number = 0;
  #listener: Listener | null = null;

  constructor(private readonly server: string) {}

  async open(): Promise<string> {
    this.#listener = createServer((request, response) => {
      const { host: _host, 'accept-encoding': _coding, 'if-none-match': _tag, ...headers } = request.headers;
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method = 'GET', url = '/' } = request;
        const body = method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(parts) };
        fetch(this.server + url, { method, headers: headers as Record<string, string>, ...body })
          .then(async (answer) => {
            const type = answer.headers.get('content-type') ?? '';
            const cookies = answer.headers.getSetCookie();
            const text = Buffer.from(await answer.arrayBuffer());
            response.writeHead(answer.status, {
              'content-type': type,
              'cache-control': 'no-cache',
              ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
            });
            const isWorker = url === '/page-worker.js';
            response.end(isWorker ? String(text).replace(/VERSION = '/, `VERSION = '${this.number}-`) : text);
          })
          .catch(() => response.destroy());
      });
    });
    await new Promise<void>((resolve) => this.#listener?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#listener?.close();
    this.#listener?.closeAllConnections();
  }
}

/** The numbers of the versions that are kept. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).flatMap((name) => /^stammtisch-page-(\d+)-/.exec(name)?.[1] ?? []).sort(),
  );

test('a new version waits for the hand, and then takes over whole', async ({ page, context, server }) => {
  const releases = new Releases(server.address);
  const address = await releases.open();
  try {
    await page.goto(address);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect.poll(() => kept(page)).toEqual(['0']);
    // A hand runs, as every table says it.
    await page.evaluate(() => {
      void navigator.locks.request('stammtisch-hand', { mode: 'shared' }, () => new Promise(() => undefined));
    });

    releases.number = 1;
    const other = await context.newPage();
    await other.goto(address);
    await expect.poll(() => kept(other)).toEqual(['0', '1']);
    const isWaiting = () =>
      other.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting?.state === 'installed';
      });
    await expect.poll(isWaiting).toBe(true);
    // Whatever else is opened meanwhile, it waits.
    await other.reload();
    await expect(other.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
    expect(await isWaiting()).toBe(true);
    expect(await kept(other)).toEqual(['0', '1']);

    await page.close();
    await expect.poll(() => kept(other)).toEqual(['1']);
    expect(await isWaiting()).toBe(false);
  } finally {
    releases.close();
  }
});

test('a table says that a hand runs, and that none does any more', async ({ page, server }) => {
  const holds = () =>
    page.evaluate(async () =>
      (await navigator.locks.query()).held?.some(({ name }) => name === 'stammtisch-hand'),
    );
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect
    .poll(
      async () => {
        await answer(page);
        return holds();
      },
      { intervals: [50] },
    )
    .toBe(true);
  await page.goBack();
  await expect.poll(holds).toBe(false);
});
