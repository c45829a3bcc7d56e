/** Lesson, review and practice show the table itself: in each of them nothing overlaps, and nothing is cut off. */

import type { Page } from '@playwright/test';

import { hurry } from './learner.ts';
import { reviewed } from './reviewed.ts';
import { expect, test } from './server.ts';
import { lieStill, places } from './table-layout.ts';

test.use({ reducedMotion: 'reduce' } as object);

const SIZES = [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1366, 768],
] as const;

/** Waits until nothing moves, and looks where things are; a page that scrolls is scrolled to its table. */
async function look(page: Page, what: string): Promise<void> {
  const board = page.locator('.board, .frame').first();
  await board.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await lieStill(page);
  expect(await places(page), what).toEqual([]);
}

/** Waits for a card to be asked for; a tap on the table makes the others quick. */
async function untilAsked(page: Page): Promise<void> {
  await expect(async () => {
    await hurry(page);
    await expect(page.locator('.fan button.legal').first()).toBeVisible({ timeout: 200 });
  }).toPass();
}

for (const [width, height] of SIZES) {
  test(`a guided hand at ${width} × ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.address}/learn/follow`);
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    await untilAsked(page);
    await look(page, 'asked for a card');
    await page.locator('[data-go="hint"]').click();
    await expect(page.locator('.fan button.lifted')).toBeVisible();
    await look(page, 'with a hint');
  });
}

/** Steps of the example: words, a contract, a full hand at each side, a trick that begins and one that is complete. */
const STEPS = [
  ['word/0', 'Ansage: Sepp'],
  ['contract', 'Sepp nennt das Spiel'],
  ['card/0', 'Stich 1, Karte 1'],
  ['card/8', 'Stich 3, Karte 1'],
  ['card/11', 'Stich 3, Karte 4'],
] as const;

/** Goes through some steps of a review, and looks at each. */
async function lookThrough(page: Page, review: string, size: string): Promise<void> {
  for (const [point, where] of STEPS) {
    await page.goto(`${review}#${point}`);
    await expect(page.locator('.where')).toContainText(where);
    await look(page, `${size}: ${where}`);
  }
}

test('a review, and what is played on from it', async ({ page, server }) => {
  const { id } = await reviewed(page, server.address);
  const review = `${server.address}/review/${id}`;
  for (const [width, height] of SIZES) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await lookThrough(page, review, size);
    await page.goto(`${review}#card/8/play/2`);
    await untilAsked(page);
    await look(page, `${size}: played on`);
  }

  await page.evaluate(() => localStorage.setItem('stammtisch.text-size', 'huge'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-size', 'huge');
  for (const [width, height] of SIZES.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    await lookThrough(page, review, `${width} × ${height}, the largest letters`);
  }
});
