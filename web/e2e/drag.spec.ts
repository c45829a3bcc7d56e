/** A card is dragged to the middle, or put back; the pack is cut with the hand. */

import type { Locator, Page } from '@playwright/test';

import { answer, CARD, CUT, goOn } from './player.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 } });

const PHONE_EDGE = { x: 20, y: 60 };

async function grip(page: Page, card: Locator): Promise<{ x: number; y: number }> {
  const box = (await card.boundingBox())!;
  const place = { x: box.x + PHONE_EDGE.x, y: box.y + PHONE_EDGE.y };
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  return place;
}

test('a card that is dragged to the table is played, one that is put back is not', async ({
  page,
  server,
}) => {
  await page.goto(server.address);
  await page.getByLabel('Wie heißt du?').fill('Walburga');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  const legal = page.locator(CARD);
  const end = Date.now() + 90_000;
  for (;;) {
    expect(Date.now(), 'it is my turn at some time').toBeLessThan(end);
    // A card that is the only one allowed would play itself meanwhile.
    if ((await legal.count()) > 1) break;
    await goOn(page);
    await answer(page, CARD);
  }
  const cards = page.locator('.hand button');
  const before = await cards.count();
  const name = (await legal.first().getAttribute('data-card'))!;
  const card = page.locator(`.hand button[data-card="${name}"]`);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

  const back = await grip(page, card);
  await page.mouse.move(back.x + 30, back.y - 200, { steps: 8 });
  await expect(card).toHaveClass(/dragged/);
  await page.mouse.move(back.x + 6, back.y - 4, { steps: 8 });
  await page.mouse.up();
  await expect(card).not.toHaveClass(/dragged|lifted/);
  expect(await cards.count()).toBe(before);

  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const place = await grip(page, card);
  await page.mouse.move(place.x, place.y - 160, { steps: 8 });
  // A complete trick does not lie long: the page is watched from before the card is let go.
  const lies = page.waitForFunction(
    (one) => document.querySelector(`.trick [data-card="${one}"]`)?.checkVisibility() === true,
    name,
    { timeout: 15_000 },
  );
  await page.mouse.up();
  await expect(card).toHaveCount(0);
  await lies;
});

test('the pack is cut with the hand', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByLabel('Wie heißt du?').fill('Walburga');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  const pack = page.locator('.pack.grip');
  const end = Date.now() + 150_000;
  while (!(await pack.isVisible())) {
    expect(Date.now(), 'I cut at some time').toBeLessThan(end);
    await goOn(page);
    await answer(page, CUT);
  }
  const box = (await pack.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
  await expect(page.locator('.slider strong')).toHaveText('8');
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2 - 90, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('log')).toContainText('Du hast abgehoben.');
});
