/** The rules book: contents, search while typing, entries that lead on, and what may have been meant. */

import { violations } from './axe.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a rule is found while typing, and its references lead on', async ({ page, server }) => {
  await page.goto(`${server.address}/book`);
  await expect(page.getByRole('heading', { name: 'Regelbuch' })).toBeVisible();
  await page.getByLabel('Suchen').fill('davonlauf');
  await expect(page.getByRole('status')).toContainText('gefunden');
  await page.getByRole('link', { name: /S 2\.5\.4/ }).click();
  await expect(page).toHaveURL(/\/book\/S-2-5-4$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Davonlaufen');

  await page.getByRole('link', { name: /Danach/ }).click();
  await expect(page.locator('article p.number')).toHaveText('S 2.5.5');
  await page.goBack();
  await expect(page.locator('article p.number')).toHaveText('S 2.5.4');
});

test('the contents open section by section', async ({ page, server }) => {
  await page.goto(`${server.address}/book`);
  await page.getByText('Das Bedienen').click();
  await page.getByRole('link', { name: /S 3\.2\.1/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farbe bedienen');
  // The example shows its cards.
  await expect(page.locator('.example svg.card').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Farbe bedienen');
});

test('a word is found by its address, and a misspelt one is understood', async ({ page, server }) => {
  await page.goto(`${server.address}/book/Koenig`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('König');
  await page.getByRole('link', { name: /S 1\.2\.3/ }).click();
  await expect(page).toHaveURL(/\/book\/S-1-2-3$/);
  await page.getByLabel('Suchen').fill('Laufennde');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gemeint ist wohl „Laufende“.')).toBeVisible();
  await page.goto(`${server.address}/book/Quatsch`);
  await expect(page.getByText('„Quatsch“ steht nicht im Regelbuch.')).toBeVisible();
});

for (const lang of ['de', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the book is free of barriers, ${lang}, ${colorScheme}`, async ({ page, server }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((one) => localStorage.setItem('stammtisch.lang', one), lang);
      for (const path of ['/book', '/book/S-3-2-1', '/book/Laufennde']) {
        await page.goto(server.address + path);
        await expect(page.locator('h1')).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
      await page.getByRole('searchbox').fill('Schneider');
      await expect(page.getByRole('status')).not.toBeEmpty();
      expect(await violations(page), 'while searching').toEqual([]);
    });
  }
}
