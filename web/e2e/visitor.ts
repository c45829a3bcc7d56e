/** A visitor with a browser of his own, and what he does without looking at the page. */

import type { APIResponse, Browser, BrowserContextOptions, Page } from '@playwright/test';

import type { Opened } from '../src/net/types.ts';
import type { AccountState } from '../src/pages/people/net/types.ts';
import { expect } from './server.ts';

export const PASSWORD = 'drei alte Wirtshäuser';

/** A browser of one's own, with one's own cookies. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'de-DE',
    ...options,
  });
  return context.newPage();
}

/** Sends something as the page itself would. */
export function send(page: Page, address: string, path: string, data: object = {}): Promise<APIResponse> {
  return page.request.post(address + path, { data, headers: { origin: address } });
}

/** Gives a guest's name. */
export async function asGuest(page: Page, address: string, name: string): Promise<void> {
  expect((await send(page, address, '/api/guest', { name, lang: 'de' })).ok()).toBe(true);
}

/** Makes an account and signs in; its id. */
export async function asAccount(page: Page, address: string, name: string): Promise<string> {
  const answer = await send(page, address, '/api/account/register', { name, password: PASSWORD });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as AccountState).you!.id;
}

/** Sits down with three bots; the table's id. */
export async function sitDown(page: Page, address: string): Promise<string> {
  const answer = await send(page, address, '/api/play');
  const { id } = (await answer.json()) as Opened;
  await page.goto(`${address}/t/${id}`);
  return id;
}

/** Fills in the form of signing in. */
export async function signIn(page: Page, address: string, name: string, password = PASSWORD): Promise<void> {
  await page.goto(`${address}/account/sign-in`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}
