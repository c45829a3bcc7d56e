/** The review: a hand that was played, one that was pasted, and one that somebody shows. */

import { readFileSync } from 'node:fs';

import type { Browser, Page } from '@playwright/test';

import { violations } from './axe.ts';
import { answer, nextHand, playHand } from './player.ts';
import { expect, test } from './server.ts';

/** The judge thinks; on a busy machine for a while. */
const SOME_TIME = { timeout: 150_000 };
/** Some hands are judged twice, each in its own time. */
test.describe.configure({ timeout: 480_000 });
const PHONE = { viewport: { width: 360, height: 740 }, locale: 'de-DE' };

/** Plays until a hand was counted; thrown-in ones are dealt again. */
async function playOne(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Wie heißt du?').fill('Kathi');
  await page.getByRole('button', { name: /^Jetzt spielen/ }).click();
  await expect(page).toHaveURL(/\/t\//);
  for (;;) {
    await playHand(page);
    if ((await page.locator('.bar').count()) > 0) return;
    await nextHand(page);
    await answer(page);
  }
}

async function openAsSomebodyElse(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('my own hand is shown at once, reviewed, shared, and taken along', async ({
    page,
    server,
    browser,
  }) => {
    await playOne(page, server.address);
    const link = page.getByRole('link', { name: 'Besprechen' });
    const pages = () => page.context().pages();
    // A tap that comes with the scene itself does nothing; and the table goes on by itself: who is too slow reviews the next hand.
    await expect(async () => {
      if (!(await link.isVisible())) await playHand(page);
      await link.click({ timeout: 1_000 });
      await expect.poll(() => pages().length, { timeout: 1_000 }).toBe(2);
    }).toPass({ timeout: 200_000 });
    const review = pages()[1]!;
    await expect(review).toHaveURL(/\/review\/[\w-]+\/\d+$/);
    await expect(review.locator('.hands svg.card')).toHaveCount(32);

    // The hand can be stepped through while the judge still thinks.
    const next = review.getByRole('button', { name: 'Einen Schritt weiter' });
    for (let step = 0; step < 8; step++) await next.click();
    await expect(review.locator('.where')).toContainText(/Ansage|nennt|Stoß|Stich/);
    await expect(review.getByRole('heading', { name: 'Was besser gewesen wäre' })).toBeVisible(SOME_TIME);
    await expect(review.getByRole('slider', { name: 'Der Verlauf' })).toBeVisible();

    const download = review.waitForEvent('download');
    await review.locator('[data-download]').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.skn$/);
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/^Schafkopf 1\n/);

    await review.locator('[data-share]').click();
    const shown = await review.locator('[data-link]').inputValue();
    expect(shown).toMatch(/\/g\/[\w-]+$/);
    const friend = await openAsSomebodyElse(browser, shown);
    await expect(friend.getByText('Kathi zeigt dir dieses Spiel.')).toBeVisible();
    await expect(friend.locator('.hands svg.card')).toHaveCount(32);
    await expect(friend.locator('[data-share]')).toHaveCount(0);
    await expect(friend.getByRole('heading', { name: 'Was besser gewesen wäre' })).toBeVisible(SOME_TIME);

    await review.getByRole('button', { name: 'Nicht länger zeigen' }).click();
    await expect(review.getByText('Der Link gilt nicht mehr.')).toBeVisible();
    await friend.reload();
    await expect(friend.getByRole('alert')).toContainText('gehört kein Spiel');
    await friend.context().close();
  });

  test('a hand of others is not shown', async ({ page, server }) => {
    await page.goto(`${server.address}/review/MDEyMzQ1Njc4OWFiY2RlZg/1`);
    await expect(page.getByRole('alert')).toContainText('nicht zu finden');
  });
});

/** Reviews the example of the page. */
async function reviewExample(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/review`);
  await page.getByRole('button', { name: /Beispiel|example/ }).click();
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('[data-mistake]').first()).toBeVisible(SOME_TIME);
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a pasted hand: mistakes lead to their step, and the keyboard goes through all of it', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.address}/review`);
    await page.getByLabel('Das Spiel').fill('Schafkopf 1\nGeber: 9');
    await page.getByRole('button', { name: 'Besprechen' }).click();
    await expect(page.getByRole('alert')).toContainText('Zeile 2');

    await reviewExample(page, server.address);
    await expect(page.locator('h1')).toContainText('Sepp');
    const dearest = page.locator('[data-mistake]').first();
    const words = await dearest.locator('> span').last().innerText();
    await dearest.click();
    const decision = page.locator('[data-decision]');
    await expect(decision.getByText('Besser', { exact: false }).first()).toBeVisible();
    await expect(decision).toContainText(words.split(' statt ')[1] ?? '');

    await page.keyboard.press('Home');
    await expect(page.locator('.where')).toContainText('Vor dem ersten Wort');
    await page.keyboard.press('n');
    await expect(decision.locator('.verdict')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.locator('.where')).toContainText('Am Ende');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.where')).toContainText('Stich 8, Karte 4');
    const slider = page.getByRole('slider', { name: 'Der Verlauf' });
    await slider.focus();
    await page.keyboard.press('PageDown');
    await expect(slider).toHaveAttribute('aria-valuenow', '28');
    await expect(slider).toHaveAttribute('aria-valuetext', /Stich 7, Karte 4.*Augen/);

    // The address can be opened again, and the record is still there to take along.
    await page.reload();
    await expect(page.locator('[data-mistake]').first()).toBeVisible(SOME_TIME);
    await expect(page.locator('[data-download]')).toBeVisible();
  });
});

for (const lang of ['de', 'en'] as const) {
  test(`the review is free of barriers, ${lang}`, async ({ page, server }) => {
    await page.addInitScript((one) => localStorage.setItem('stammtisch.lang', one), lang);
    await page.goto(`${server.address}/review`);
    await expect(page.locator('h1')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await reviewExample(page, server.address);
    await page.locator('[data-mistake]').first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const viewport of [PHONE.viewport, { width: 1280, height: 800 }]) {
        await page.setViewportSize(viewport);
        expect(await violations(page), `${colorScheme} ${viewport.width}`).toEqual([]);
      }
    }
  });
}
