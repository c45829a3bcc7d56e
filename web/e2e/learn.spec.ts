/** Somebody who has never played learns the game: from the first page to the end of a guided hand. */

import { violations } from './axe.ts';
import { playByHand, playByKeys, tabTo } from './learner.ts';
import { expect, test } from './server.ts';

test.use({ reducedMotion: 'reduce' } as object);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('from the first page through the primer to the end of a guided hand', async ({ page, server }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(server.address);
    await page.getByRole('link', { name: /^Lernen/ }).click();
    await expect(page.getByRole('heading', { name: 'Schafkopf lernen' })).toBeVisible();
    await page.getByRole('link', { name: 'Anfangen' }).click();

    // A wrong answer is no drama, the right one is explained.
    const sum = page.locator('[data-task="sum"]');
    await sum.getByRole('button', { name: '21' }).click();
    await expect(sum.getByRole('status')).toContainText('Noch nicht');
    await sum.getByRole('button', { name: '25' }).click();
    await expect(sum.getByRole('status')).toContainText('Richtig');

    for (let step = 2; step <= 8; step++) {
      await page.getByRole('link', { name: /^Weiter/ }).click();
      await expect(page.getByText(`Schritt ${step} von 8`)).toBeVisible();
      if (step === 4) await answerFollowing(page);
    }
    await page.getByRole('link', { name: 'Zu den Spielen mit dem Trainer' }).click();
    await expect(page.getByRole('heading', { name: 'Farbe bedienen' })).toBeVisible();
    await page.getByRole('button', { name: 'Los geht’s' }).click();

    // A card against the rules is refused with the rule; nothing is lost.
    const barred = page.locator('.fan button.barred').first();
    await barred.click({ position: { x: 14, y: 60 } });
    await page.locator('.fan button.lifted').click({ position: { x: 14, y: 60 } });
    await expect(page.getByRole('alert')).toContainText('S 3.2.2');
    expect(await violations(page)).toEqual([]);

    await playByHand(page);
    await expect(page.getByRole('heading', { name: 'Gewonnen!' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('link', { name: /Nächstes Spiel: Trumpf ziehen/ })).toBeVisible();
    await page.getByRole('link', { name: 'Schafkopf lernen' }).click();
    await expect(page.getByText('geschafft')).toHaveCount(1);
    await expect(page.getByText('angesehen')).toHaveCount(8);
    expect(faults).toEqual([]);
  });

  async function answerFollowing(page: import('@playwright/test').Page): Promise<void> {
    const follow = page.locator('[data-task="follow"]');
    await follow.locator('[data-choice="GZ"]').click();
    await follow.getByRole('button', { name: 'Prüfen' }).click();
    await expect(follow.getByRole('status')).toContainText('Fast');
    await follow.locator('[data-choice="G8"]').click();
    await follow.getByRole('button', { name: 'Prüfen' }).click();
    await expect(follow.getByRole('status')).toContainText('Richtig');
  }

  test('a hand that was left goes on where it was, and a card can be taken back', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.address}/learn/follow`);
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    const ten = page.locator('.fan button[data-card="HZ"]');
    await expect(ten).toHaveClass(/legal/);
    await ten.click({ position: { x: 14, y: 60 } });
    await ten.click({ position: { x: 14, y: 60 } });
    await page.locator('[data-go="on"]').waitFor();
    await expect(page.getByLabel('Der Trainer')).toContainText('Herz-Neuner');
    await page.reload();
    await expect(page.locator('.fan button')).toHaveCount(7);
    await page.locator('[data-go="back"]').click();
    await expect(page.locator('.fan button')).toHaveCount(8);
    await expect(page.locator('.fan button.legal')).toHaveCount(3);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a whole Rufspiel with the keyboard alone', async ({ page, server }) => {
    await page.goto(`${server.address}/learn`);
    await page.getByRole('heading', { name: 'Schafkopf lernen' }).waitFor();
    await tabTo(page, 'a[href="/learn/call"]');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Los geht’s' }).waitFor();
    await tabTo(page, '[data-go="begin"]');
    await page.keyboard.press('Enter');
    await playByKeys(page);
    await expect(page.getByRole('heading', { name: 'Gewonnen!' })).toBeFocused();
    await expect(page.locator('.end')).toContainText('dein erstes Rufspiel');
  });
});

for (const { id, play } of [
  { id: 'geier', play: playByHand },
  { id: 'ramsch', play: playByHand },
  { id: 'bettel', play: playByHand },
  { id: 'hochzeit', play: playByKeys },
]) {
  test(`who follows the coach wins the guided ${id}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.address}/learn`);
    await page.locator(`a[href="/learn/${id}"]`).click();
    await page.locator('[data-go="begin"]').click();
    await play(page);
    await expect(page.getByRole('heading', { name: 'Gewonnen!' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const lang of ['de', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the pages for learning are free of barriers, ${lang}, ${colorScheme}`, async ({ page, server }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript((one) => localStorage.setItem('stammtisch.lang', one), lang);
      for (const path of ['/learn', '/learn/primer/1', '/learn/primer/4', '/learn/primer/8', '/learn/solo']) {
        await page.goto(server.address + path);
        await expect(page.locator('h1')).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
      await page.locator('[data-go="begin"]').click();
      await page.locator('[data-go="hint"]').click();
      expect(await violations(page), 'while asked').toEqual([]);
    });
  }
}
