/** What the browser keeps of the page for times without network. */

import type { Page } from '@playwright/test';

import { expect } from './server.ts';

/** The addresses that the browser keeps. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('stammtisch-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Whether the page was built with what plays without network. */
export async function hasEngine(page: Page, address: string): Promise<boolean> {
  const files = (await (await page.request.get(`${address}/files.json`)).json()) as string[];
  return files.some((path) => path.endsWith('.wasm'));
}

/** The worker has the page once it answers for it, and everything that plays without network. */
export async function keptWhole(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(async () => (await keptPaths(page)).some((path) => path.endsWith('.wasm'))).toBe(true);
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(['/', '/api/rules', '/api/bots']));
}
