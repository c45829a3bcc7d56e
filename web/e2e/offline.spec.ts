/** Without network the page opens, says so, and keeps what it had. */

import type { Page } from '@playwright/test';

import type { HandsPage } from '../src/wire/accounts.ts';
import { violations } from './axe.ts';
import { hasEngine, keptPaths, keptWhole } from './kept.ts';
import { Line } from './line.ts';
import { answer, playHand } from './player.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The cards in the hand below. */
const handOf = (page: Page) =>
  page
    .locator('.hand button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? card.textContent));

test('what was read before is there without network, and the page says so', async ({
  page,
  context,
  server,
}) => {
  const line = new Line(server.address);
  await line.lay();
  await page.goto(line.address);
  await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
  // The worker has the page once it answers for it.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto(`${line.address}/book`);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`${line.address}/rules`);
  await expect(page.getByRole('heading', { name: 'Preisschafkopf' })).toBeVisible();
  await page.goto(line.address);
  await expect(page.locator('body > .deck')).toBeAttached();
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(['/', '/cards.svg', '/api/rules', '/api/book']));

  await context.setOffline(true);
  await line.cut();
  await page.reload();
  await expect(page.getByText('Gerade ohne Netz')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lernen' }).first()).toBeVisible();
  await expect(page.locator('body > .deck')).toBeAttached();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Regelbuch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  await page.goto(`${line.address}/rules`);
  await expect(page.getByRole('heading', { name: 'Preisschafkopf' })).toBeVisible();
  await expect(page.getByText('Ohne Netz: Du siehst')).toBeVisible();

  await context.setOffline(false);
  await line.lay();
  await page.goto(line.address);
  await expect(page.getByText('Gerade ohne Netz')).toBeHidden();
  await page.getByLabel('Wie heißt du?').fill('Sepp');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await line.cut();
});

test('hands that are played without network come into the history once', async ({
  page,
  context,
  server,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const line = new Line(server.address);
  await line.lay();
  await page.goto(line.address);
  await page.evaluate(() => localStorage.setItem('stammtisch.pace', 'brisk'));
  await page.evaluate(() =>
    fetch('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Sepp' }),
    }).then(() => undefined),
  );
  if (!(await hasEngine(page, line.address))) {
    // A build without its engine says so, and offers nothing that it cannot do.
    await page.goto(`${line.address}/#practice`);
    await page.reload();
    await expect(page.getByText('Ihr fehlt der WebAssembly-Teil')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Auf diesem Gerät' })).toBeDisabled();
    await page.goto(`${line.address}/t/offline`);
    await expect(page.getByRole('alert')).toContainText('kann nicht ohne Netz spielen');
    await line.cut();
    return;
  }
  await keptWhole(page);

  // The train goes into its tunnel; the page is opened anew, and a table stands all the same.
  await context.setOffline(true);
  await line.cut();
  await page.goto(line.address);
  await expect(page.getByText('Spielen geht trotzdem')).toBeVisible();
  await page.getByLabel('Wie heißt du?').fill('Sepp');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await expect(page).toHaveURL(/\/t\/offline$/);
  await expect(page.locator('.headline').getByText('ohne Netz')).toBeVisible();
  await expect
    .poll(
      async () => {
        await answer(page);
        return (await handOf(page)).length;
      },
      { timeout: 120_000, intervals: [10] },
    )
    .toBe(6);

  // In the middle of the hand the page is loaded anew, and goes on where it was.
  const before = await handOf(page);
  await page.reload();
  await expect(page.locator('.headline').getByText('ohne Netz')).toBeVisible();
  await expect.poll(() => handOf(page)).toEqual(before);
  await playHand(page);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-count]').click();
  await page.getByRole('tab', { name: 'Prüfen' }).click();
  await expect(page.locator('[data-holds="true"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Nächstes Spiel/ }).click();
  await expect(page.locator('.result')).toBeHidden();
  await playHand(page);

  // Out of the tunnel: both hands are handed over, however often the page is opened.
  await context.setOffline(false);
  await line.lay();
  const handed = async () => {
    const answer = await page.request.get(`${line.address}/api/history/hands`);
    const { hands } = (await answer.json()) as HandsPage;
    return hands.map(({ hand, offline }) => ({ hand, offline }));
  };
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(line.address);
    await expect(page.getByText('Dein Tisch auf diesem Gerät steht noch')).toBeVisible();
    await expect.poll(handed).toEqual([
      { hand: 2, offline: true },
      { hand: 1, offline: true },
    ]);
  }
  await page.goto(`${line.address}/history`);
  await expect(page.getByText('ohne Netz, ungewertet')).toHaveCount(2);
  expect(faults).toEqual([]);
  await line.cut();
});

test('the page can be installed', async ({ page, server, request }) => {
  await page.goto(server.address);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(`${server.address}${href}`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons)
    expect((await request.get(server.address + src)).ok(), src).toBe(true);
});
