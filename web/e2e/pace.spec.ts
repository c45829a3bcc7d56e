/**
 * Time at the table: the first decision, a brisk hand, a phone that sleeps, a screen that does not. What is timed runs by itself
 * (`@alone`), after all the others.
 */

import type { Page } from '@playwright/test';

import type { Opened } from '../src/net/types.ts';
import { violations } from './axe.ts';
import { answer, least } from './player.ts';
import { expect, test, withServer } from './server.ts';
import { asGuest, send, visit } from './visitor.ts';

/** What the page asks and one has to answer; a Stoss need not be. */
const ASKED = '[data-cut="do"], [data-say], [data-contract], .hand button.legal';

/** Opens a table and goes there. */
async function openTable(page: Page, address: string, wanted: object): Promise<string> {
  const opened = (await (await send(page, address, '/api/tables', wanted)).json()) as Opened;
  await page.goto(`${address}/t/${opened.id}`);
  return opened.id;
}

test('the first decision is there 2.5 seconds after the tap', { tag: '@alone' }, async ({ browser }) => {
  await withServer([], async ({ address }) => {
    const took = await least(2_500, async () => {
      const page = await visit(browser);
      await page.goto(address);
      await page.getByLabel('Wie heißt du?').fill('Anna');
      const tap = page.getByRole('button', { name: 'Jetzt spielen' });
      await tap.hover();
      const tapped = Date.now();
      await tap.click();
      await page.locator('[data-say]').first().waitFor();
      const needed = Date.now() - tapped;
      await page.context().close();
      return needed;
    });
    test.info().annotations.push({ type: 'first decision', description: `${took} ms` });
    expect(took).toBeLessThan(2_500);
  });
});

/** Plays a brisk hand at one second a choice, from the cut to the count; how long it took. */
async function playBriskly(page: Page): Promise<number> {
  let begun = Date.now();
  const result = page.locator('.result');
  let played = 0;
  while (!(await result.isVisible())) {
    // Where one card alone is allowed there is nothing to choose, and nothing is tapped.
    const isChoice = await page.evaluate((asked) => {
      const all = [...document.querySelectorAll(asked)];
      return all.length > 1 || (all.length === 1 && !all[0]!.matches('.hand *'));
    }, ASKED);
    if (!isChoice) {
      await page.waitForTimeout(20);
      continue;
    }
    await page.waitForTimeout(1_000);
    if (await page.locator('.hand button.legal').first().isVisible()) played += 1;
    await answer(page, '[data-double]');
    if (played === 0 && (await page.locator('[data-next]').isVisible())) {
      // All have passed: a hand is timed that is played.
      await page.locator('[data-next]').click();
      begun = Date.now();
    }
  }
  return Date.now() - begun;
}

test(
  'a brisk hand takes 30 seconds at one second a choice, and no tap that decides nothing',
  {
    tag: '@alone',
  },
  async ({ page }) => {
    await withServer([], async ({ address }) => {
      await asGuest(page, address, 'Anna');
      const took = await least(30_000, async () => {
        await openTable(page, address, { kind: 'practice', pace: 'brisk' });
        await page.locator('.own').waitFor();
        return playBriskly(page);
      });
      test.info().annotations.push({ type: 'brisk hand', description: `${took} ms` });
      expect(took).toBeLessThan(30_000);
    });
  },
);

test('who opens a table chooses its pace and changes it between hands; the others read it', async ({
  browser,
  server,
}) => {
  const [anna, bert] = [await visit(browser), await visit(browser)];
  await asGuest(anna, server.address, 'Anna');
  await asGuest(bert, server.address, 'Bert');
  await anna.goto(server.address);
  await anna.getByRole('button', { name: 'Mit Freunden' }).click();
  await anna.getByLabel('Wie schnell?').selectOption('flott');
  await anna.getByRole('button', { name: 'Tisch aufmachen' }).click();
  const pace = anna.getByLabel('Tempo');
  const menu = (page: Page) => page.getByRole('button', { name: 'Menü' }).click();
  await menu(anna);
  await expect(pace).toHaveValue('brisk');
  expect(await violations(anna)).toEqual([]);

  await bert.goto(anna.url());
  await menu(bert);
  await expect(bert.getByText('Tempo: flott')).toBeVisible();
  await pace.selectOption('ruhig');
  await expect(bert.getByText('Tempo: ruhig')).toBeVisible();
  await expect(pace).toHaveValue('calm');

  // During a hand it stays as it is, and the menu says when it can be changed.
  await anna.keyboard.press('Escape');
  await anna.getByRole('button', { name: 'Mit Bots auffüllen' }).click();
  await expect(anna.locator('.felt')).toBeVisible({ timeout: 40_000 });
  await menu(anna);
  await expect(pace).toBeDisabled();
  await expect(pace).toHaveAccessibleDescription('Ändern lässt es sich zwischen den Spielen.');
});

test(
  'a phone that sleeps is not there for the others within ten seconds, and back when it wakes',
  {
    tag: '@alone',
  },
  async ({ browser, server }) => {
    const [anna, bert] = [await visit(browser), await visit(browser)];
    await asGuest(anna, server.address, 'Anna');
    await asGuest(bert, server.address, 'Bert');
    const id = await openTable(anna, server.address, { kind: 'private' });
    await bert.goto(`${server.address}/t/${id}`);
    await expect(bert.getByText('Anna').first()).toBeVisible();
    const phone = await anna.context().newCDPSession(anna);
    // The script stands still and the connection is open, as in a phone that sleeps.
    await phone.send('Debugger.enable');
    await phone.send('Debugger.pause');
    const slept = Date.now();
    await expect(bert.getByText('nicht da')).toBeVisible({ timeout: 12_000 });
    expect(Date.now() - slept).toBeLessThan(10_500);
    await phone.send('Debugger.disable');
    await expect(bert.getByText('nicht da')).toBeHidden();
  },
);

test('the screen is kept awake by who sits at the table, and not by who looks on', async ({
  browser,
  server,
}) => {
  const asked = async (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['asked']));
  const count = () => {
    const lock = { release: () => Promise.resolve() };
    const request = () => {
      const { dataset } = document.documentElement;
      dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1);
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  };
  const [anna, eva] = [await visit(browser), await visit(browser)];
  for (const page of [anna, eva]) await page.addInitScript(count);
  await asGuest(anna, server.address, 'Anna');
  await asGuest(eva, server.address, 'Eva');
  const id = await openTable(anna, server.address, { kind: 'private' });
  await expect.poll(() => asked(anna)).toBe(1);
  await eva.goto(`${server.address}/t/${id}`);
  await expect(eva.getByText('Anna').first()).toBeVisible();
  expect(await asked(eva)).toBeNaN();
});
