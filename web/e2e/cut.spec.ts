/** The cut on a phone: it cannot be left out, and a device can be told to make it (S 2.2.5; S 2.2.2). */

import type { Page } from '@playwright/test';

import { violations } from './axe.ts';
import { openCount, overflows, playHand } from './player.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** To a table at which Anna cuts first. She has eight seconds for it: what takes longer is looked at in a test of its own. */
async function toTheCut(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Wie heißt du?').fill('Anna');
  await page.getByRole('button', { name: 'Üben' }).click();
  await page.getByRole('radio', { name: 'Regel', exact: false }).first().check();
  await page.getByLabel('Wer gibt zuerst?').selectOption('2');
  await page.getByRole('button', { name: 'An den Tisch' }).click();
  await expect(page).toHaveURL(/\/t\//);

  // Seat 2 deals first, so Anna cuts.
  await expect(page.locator('[data-cut="do"]')).toBeVisible();
}

test('nobody passes over the cut', async ({ page, server }) => {
  await toTheCut(page, server.address);
  await expect(page.locator('.cut .say')).toHaveText(['Abheben', 'Noch einmal']);
  expect(await overflows(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test('by a standing order the device makes the cut', async ({ page, server }) => {
  await toTheCut(page, server.address);
  await page.getByRole('button', { name: 'Was bedeutet das?' }).click();
  await page.getByLabel('Ab jetzt hebt dieses Gerät für mich ab').click();
  await expect(page.locator('[data-cut="do"]')).toBeHidden();

  await playHand(page);
  await openCount(page);
  await page.getByRole('tab', { name: 'Prüfen' }).click();
  await expect(page.locator('[data-holds="true"]')).toBeVisible();
  await expect(page.locator('.proof')).toContainText('vom Gerät ausgelost');
  expect(await overflows(page)).toBe(false);

  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(page.getByLabel('Ab jetzt hebt dieses Gerät für mich ab')).toBeChecked();
});
