/** Four browsers play at a private table; one loses its connection in the middle of a trick and returns. */

import type { Browser, Page } from '@playwright/test';

import { violations } from './axe.ts';
import { answer, goOn } from './player.ts';
import { expect, test } from './server.ts';

const NAMES = ['Anna', 'Ben', 'Clara', 'Dominik'];

/** A browser of one's own, with one's own cookie. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function host(browser: Browser, address: string): Promise<Page> {
  const page = await visit(browser, address);
  await page.getByLabel('Wie heißt du?').fill(NAMES[0]!);
  await page.getByRole('button', { name: 'Mit Freunden' }).click();
  await page.getByLabel('Wie viele Spiele?').selectOption('1');
  await page.getByRole('button', { name: 'Tisch aufmachen' }).click();
  await expect(page.getByRole('heading', { name: 'Tisch von Anna' })).toBeVisible();
  await expect(page.getByAltText('QR-Code')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  return page;
}

async function join(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await visit(browser, link);
  await page.getByLabel('Wie heißt du?').fill(name);
  await page.getByRole('button', { name: 'An den Tisch' }).click();
  await page.getByRole('button', { name: 'Hinsetzen' }).first().click();
  // He sits: the next one finds this seat taken.
  await expect(page.getByRole('button', { name: 'Hinsetzen' })).toHaveCount(0);
  return page;
}

/** Everybody answers what his page asks until a condition holds. */
async function until(pages: Page[], isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 150_000;
  while (!(await isDone())) {
    expect(Date.now(), 'the table goes on').toBeLessThan(end);
    for (const page of pages) await answer(page);
  }
}

test('four friends play, and one of them comes back', async ({ browser, server }) => {
  test.setTimeout(480_000);
  const anna = await host(browser, server.address);
  const link = await anna.locator('.invite input').inputValue();
  const others: Page[] = [];
  for (const name of NAMES.slice(1)) others.push(await join(browser, link, name));
  const pages = [anna, ...others];
  const ben = others[0]!;

  // Hands that are thrown in are dealt again until somebody plays.
  const isTrickOpen = async () => (await ben.locator('.trick li').count()) > 0;
  const isOver = async () => ben.locator('.result').isVisible();
  for (;;) {
    await until(pages, async () => (await isTrickOpen()) || (await isOver()));
    if (await isTrickOpen()) break;
    await expect(async () => {
      for (const page of pages) await goOn(page);
      await expect(ben.locator('.result')).toBeHidden({ timeout: 500 });
    }).toPass();
  }

  await ben.context().setOffline(true);
  await ben.evaluate(() => window.dispatchEvent(new Event('offline')));
  await ben.reload({ timeout: 2_000 }).catch(() => undefined);
  await expect(anna.locator('.player', { hasText: 'Ben' })).toContainText('nicht da');
  await ben.context().setOffline(false);
  await ben.goto(link);
  await expect(ben.locator('.own')).toContainText('Ben');
  await expect(anna.locator('.player', { hasText: 'Ben' })).not.toContainText('nicht da');

  await until(pages, isOver);
  for (const page of pages) await expect(page.locator('.result')).toBeVisible();
  await ben.getByRole('button', { name: 'Reden' }).click();
  await ben.getByRole('button', { name: 'Schön gespielt!' }).click();
  await ben.keyboard.press('Escape');
  await anna.getByRole('button', { name: 'Reden' }).click();
  await expect(anna.locator('.talk')).toContainText('Ben: Schön gespielt!');

  await anna.keyboard.press('Escape');

  // Who sits at the table can be met, blocked or reported from its menu.
  await anna.getByRole('button', { name: 'Menü' }).click();
  await anna.getByRole('group', { name: 'Am Tisch' }).getByRole('button', { name: 'Ben' }).click();
  await expect(anna.getByRole('dialog', { name: 'Ben' })).toBeVisible();
  expect(await violations(anna)).toEqual([]);
  await anna.keyboard.press('Escape');

  // A rematch by one tap of each: the same four, on the same seats.
  await anna.getByRole('button', { name: 'Revanche' }).click();
  await expect(ben.locator('[data-agreed]')).toContainText('Anna');
  for (const page of others) await page.getByRole('button', { name: 'Revanche' }).click();
  for (const page of pages) await expect(page.locator('.result')).toBeHidden();
  for (const name of NAMES.slice(1)) await expect(anna.locator('.player', { hasText: name })).toBeVisible();
  for (const page of pages) await page.context().close();
});

test('a connection that breaks comes back by itself', async ({ page, server }) => {
  let drop: (() => void) | null = null;
  // While it is broken nobody gets through: else the page is back before its words are read.
  let mend = () => {};
  let mended = Promise.resolve();
  await page.routeWebSocket(/\/ws\/tables\//, async (socket) => {
    await mended;
    const upstream = socket.connectToServer();
    drop = () => {
      void upstream.close();
      void socket.close();
    };
  });
  await page.goto(server.address);
  await page.getByLabel('Wie heißt du?').fill('Sepp');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  while (!(await page.locator('.hand button').first().isVisible())) await answer(page);
  const cards = await page.locator('.hand button').count();
  mended = new Promise((resolve) => (mend = resolve));
  drop!();
  await expect(page.getByText('Dein Platz bleibt')).toBeVisible();
  mend();
  await expect(page.getByText('Dein Platz bleibt')).toBeHidden();
  await expect(page.locator('.hand button')).toHaveCount(cards);
});
