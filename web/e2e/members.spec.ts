/** Five at a private table: whoever deals sits out, watches without a hand, and plays the next game. */

import type { Browser, Page } from '@playwright/test';

import { violations } from './axe.ts';
import { answer, goOn, openCount, overflows } from './player.ts';
import { expect, test } from './server.ts';
import { visit } from './visitor.ts';

/** The cards in one's own hand. */
const HELD = '.hand button, .hand li';

/** Opens a table for five. */
async function host(browser: Browser, address: string): Promise<Page> {
  const page = await visit(browser);
  await page.goto(address);
  await page.getByLabel('Wie heißt du?').fill('Vroni');
  await page.getByRole('button', { name: 'Mit Freunden' }).click();
  await page.getByLabel('Wie viele seid ihr?').selectOption('5');
  await page.getByLabel('Wie viele Spiele?').selectOption('10');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tisch aufmachen' }).click();
  await expect(page.locator('.waiting li')).toHaveCount(5);
  return page;
}

/** Comes by the link and takes the fifth chair, with the keyboard alone. */
async function joinFifth(browser: Browser, link: string): Promise<Page> {
  const page = await visit(browser, { viewport: { width: 1366, height: 768 } });
  await page.goto(link);
  await page.getByLabel('Wie heißt du?').fill('Emma');
  await page.keyboard.press('Enter');
  await page.locator('.waiting li').nth(4).getByRole('button', { name: 'Hinsetzen' }).press('Enter');
  await expect(page.locator('.waiting li').nth(4)).toContainText('Emma (Du)');
  expect(await violations(page)).toEqual([]);
  return page;
}

/** Whoever is asked answers until a hand is counted on both pages. */
async function playHand(pages: readonly Page[]): Promise<void> {
  const isCounted = (page: Page) => page.locator('.result').isVisible();
  const end = Date.now() + 120_000;
  while (!(await Promise.all(pages.map(isCounted))).every(Boolean)) {
    expect(Date.now(), 'the hand comes to its end').toBeLessThan(end);
    for (const page of pages) if (!(await isCounted(page))) await answer(page);
  }
}

test('of five the dealer sits out, watches, and plays the next game', async ({ browser, server }) => {
  const vroni = await host(browser, server.address);
  const emma = await joinFifth(browser, await vroni.locator('.invite input').inputValue());
  await vroni.getByRole('button', { name: 'Mit Bots auffüllen' }).click();

  // The game begins after a while; Emma deals it, and has no cards.
  await expect(emma.locator('.beside .aloud')).toHaveText('Du gibst und setzt aus', { timeout: 40_000 });
  await expect(vroni.locator('.beside .aloud')).toHaveText('Emma gibt und setzt aus');
  await expect(vroni.locator('.beside li')).toContainText('setzt aus');
  while (!(await vroni.locator(HELD).first().isVisible())) await answer(vroni);
  await expect(emma.locator('.felt .player')).toHaveCount(3);
  await expect(emma.locator(HELD)).toHaveCount(0);
  for (const page of [vroni, emma]) {
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  }
  await playHand([vroni, emma]);

  // Everybody has an account, and who sat out is named so. After a while the table goes on by itself: both are read first.
  for (const page of [vroni, emma]) {
    await openCount(page);
    const lines = page.getByRole('dialog').locator('thead + tbody tr');
    await expect(lines).toHaveCount(5);
    await expect(lines.filter({ hasText: 'Emma' })).toContainText('ausgesetzt');
  }
  for (const page of [vroni, emma]) {
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await expect(async () => {
    for (const page of [vroni, emma]) await goOn(page);
    await expect(emma.locator('.beside .aloud')).toHaveText(/^(Resi|Burgi) gibt und setzt aus$/, {
      timeout: 1_000,
    });
  }).toPass();
  await expect(emma.locator('.own')).toContainText('Emma');
});
