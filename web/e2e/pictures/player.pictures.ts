/** The pictures of docs/handbuch-spieler.md, from a real server, and the table with fixed deals. */

import { resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { answer, playHand } from '../player.ts';
import { type Scene, SCENES, Stage } from '../scenes.ts';
import { expect, test } from '../server.ts';

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');
const PASSWORD = 'drei alte Wirtshäuser';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  colorScheme: 'light',
});

const picture = async (page: Page, name: string) => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
  );
  await page.screenshot({ path: resolve(FOLDER, `${name}.png`) });
};

test('the first page, learning and the book', async ({ page, server }) => {
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Servus!' })).toBeVisible();
  await expect(page.locator('svg.card').first()).toBeVisible();
  await picture(page, 'player-start');

  await page.goto(`${server.address}/learn/primer/3`);
  await expect(page.locator('figure svg.card')).toHaveCount(14);
  await picture(page, 'player-primer');

  await page.goto(`${server.address}/learn/follow`);
  await page.locator('[data-go="begin"]').click();
  await page.locator('[data-go="hint"]').click();
  await expect(page.locator('.fan button.lifted')).toBeVisible();
  await picture(page, 'player-lesson');

  await page.goto(`${server.address}/book/S-3-2-1`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farbe bedienen');
  await picture(page, 'player-book');
});

for (const [name, scene, width, height] of [
  ['table-phone', 'trick, mine', 360, 740],
  ['table-turned', 'trick, mine', 740, 360],
  ['table-desktop', 'trick, mine', 1366, 768],
  ['player-words', 'auction, answer', 360, 740],
  ['player-result', 'end, lost', 360, 740],
] satisfies [string, Scene, number, number][]) {
  test(`the table: ${name}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const stage = new Stage(page);
    // Without a clock nothing counts down.
    await stage.open(server.address, { ...SCENES[scene], asked: null });
    await expect(page.locator('.hand svg.card, .result').first()).toBeVisible();
    await picture(page, name);
  });
}

test('a hand, its review, and the history', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByLabel('Wie heißt du?').fill('Kathi');
  await page.getByRole('button', { name: /^Jetzt spielen/ }).click();
  for (;;) {
    await playHand(page);
    if ((await page.locator('.bar').count()) > 0) break;
    await page.locator('[data-next]').click();
    await answer(page);
  }
  const [path] = await page
    .locator('a.review')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto(server.address + path);
  await expect(page.locator('[data-mistake]').first()).toBeVisible({ timeout: 150_000 });
  await page.locator('[data-mistake]').first().click();
  await picture(page, 'player-review');

  await page.goto(`${server.address}/account/register`);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await picture(page, 'player-account');
  await page.goto(`${server.address}/history`);
  await expect(page.getByRole('link', { name: /^Besprechen/ }).first()).toBeVisible();
  await picture(page, 'player-history');

  await page.goto(`${server.address}/rules/own`);
  await expect(page.locator('h1')).toBeVisible();
  await picture(page, 'player-rules');
});

test('the review on a large screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`${server.address}/review`);
  await page.getByRole('button', { name: /Beispiel/ }).click();
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('[data-mistake]').first()).toBeVisible({ timeout: 150_000 });
  await page.locator('[data-mistake]').nth(1).click();
  await picture(page, 'player-review-desktop');
});
