/** A guest opens the page and plays a whole game against bots, on a phone and on a desktop. */

import { violations } from './axe.ts';
import { answer, CARD, goOn, nextHand, openCount, overflows, playHand } from './player.ts';
import { expect, test } from './server.ts';

const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

for (const [size, options] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use(options);

    test('a guest plays a whole game against bots', async ({ page, server }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });

      await page.goto(server.address);
      await expect(page.getByRole('heading', { name: 'Servus!' })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.getByLabel('Wie heißt du?').fill('Anna <b>');
      await page.getByRole('button', { name: 'Jetzt spielen' }).click();
      await expect(page).toHaveURL(/\/t\//);
      await expect(page.locator('.own')).toContainText('Anna <b>');

      // Thrown-in hands are dealt again; a game counts once it was played.
      for (let hand = 0; hand < 12; hand++) {
        await expect(page.locator('.hand li, [data-cut], .cut').first()).toBeVisible();
        while (!(await page.locator('.hand button').first().isVisible())) await answer(page);
        expect(await overflows(page)).toBe(false);
        if (hand === 0) expect(await violations(page)).toEqual([]);
        await playHand(page);
        if ((await page.locator('.bar').count()) > 0) break;
        await nextHand(page);
      }

      await expect(page.locator('.bar')).toBeVisible();
      expect(await overflows(page)).toBe(false);
      expect(await violations(page)).toEqual([]);
      await openCount(page);
      await expect(page.locator('#tab-panel')).toContainText('Stich');
      await page.getByRole('tab', { name: 'Karten' }).click();
      await expect(page.locator('#tab-panel svg.card')).toHaveCount(32);
      await page.getByRole('tab', { name: 'Prüfen' }).click();
      await expect(page.locator('[data-holds="true"]')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await nextHand(page);
      expect(faults).toEqual([]);
    });
  });
}

test('the keyboard alone is enough to play a card', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByLabel('Wie heißt du?').fill('Vroni');
  await page.keyboard.press('Enter');
  await expect(page.locator('.own')).toContainText('Vroni');
  const end = Date.now() + 60_000;
  const hand = page.locator('.hand button');
  while (!(await page.locator(CARD).first().isVisible())) {
    expect(Date.now(), 'it is my turn at some time').toBeLessThan(end);
    await goOn(page);
    await answer(page, CARD);
  }
  const before = await hand.count();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => hand.count()).toBeLessThan(before);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the page speaks English and remembers it', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('an address that does not exist says so', async ({ page, server }) => {
  await page.goto(`${server.address}/t/AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(page.getByText('Diesen Tisch gibt es nicht')).toBeVisible();
});
