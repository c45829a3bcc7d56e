/** A whole match with nothing but the keyboard, and its log as a screen reader tells it. */

import type { Page } from '@playwright/test';

import type { Opened } from '../src/net/types.ts';
import { violations } from './axe.ts';
import { answerByKeys } from './player.ts';
import { expect, test } from './server.ts';

/** A table for two games, opened by the guest of this browser. */
async function openTable(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/guest', { name: 'Vroni', lang: 'de' });
    // By these rules somebody always plays.
    const wanted = { kind: 'practice', name: 'Tasten', rules: 'preis', games: 2, bots: 'regel' };
    const table = await post('/api/tables', wanted);
    return ((await table.json()) as Opened).id;
  });
}

test('a whole match is played by keyboard, and the log tells it', async ({ page, server }) => {
  await page.goto(server.address);
  const id = await openTable(page);
  await page.goto(`${server.address}/t/${id}`);
  await expect(page.locator('.own')).toContainText('Vroni');

  const log = page.getByRole('log');
  await expect(log).toHaveAttribute('aria-live', 'polite');
  let games = 0;
  let isCounted = false;
  const end = Date.now() + 150_000;
  while (games < 2) {
    expect(Date.now(), 'the match comes to its end').toBeLessThan(end);
    const isNow = await page.locator('.result').isVisible();
    if (isNow && !isCounted) {
      games += 1;
      await expect(page.getByRole('link', { name: 'Besprechen' })).toHaveAttribute(
        'href',
        new RegExp(`^/review/${id}/\\d+$`),
      );
      if (games < 2) await page.keyboard.press('Enter');
    }
    isCounted = isNow;
    if (!isNow) await answerByKeys(page);
  }
  await expect(page.getByRole('button', { name: 'Noch ein Tisch' })).toBeVisible();

  const lines = await log.locator('p').allTextContents();
  expect(lines.filter((line) => line.includes('sticht:') || line.includes('stichst:'))).toHaveLength(16);
  expect(lines.filter((line) => /(gewinn|verlier)\w* mit \d+\.$/.test(line))).toHaveLength(2);
  expect(lines.filter((line) => line === 'Die Karten sind gegeben.')).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('Vroni: ')).length).toBeGreaterThanOrEqual(16);

  // The same can be read back, line by line.
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(lines);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('h');
  await expect(page.getByRole('dialog')).toContainText('Karte oder Wort wählen');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});

test('the first page leads to a table by keyboard alone', async ({ page, server }) => {
  await page.goto(server.address);
  await expect(page.getByRole('button', { name: 'Üben' })).toBeVisible();
  const until = async (name: RegExp) => {
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      const here = page.locator(':focus');
      const text = (await here.getAttribute('aria-label')) ?? (await here.textContent()) ?? '';
      if (name.test(text.trim())) return;
    }
    throw new Error(`no focus on ${name}`);
  };
  await until(/^Üben/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Üben' })).toBeFocused();
  // The levels come from the server.
  const chosen = page.getByRole('radio', { checked: true }).first();
  await expect(chosen).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await until(/^An den Tisch/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator('.own')).toBeVisible();
});
