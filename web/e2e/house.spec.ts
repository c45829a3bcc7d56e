/** House rules: made in a few taps and sent by link; and a hand under every set of the house, played to its end. */

import type { Page } from '@playwright/test';

import type { Opened } from '../src/net/types.ts';
import { violations } from './axe.ts';
import { playHand } from './player.ts';
import { expect, test } from './server.ts';

const PHONE = { width: 360, height: 740 };
/** What “Ramsch when all pass, knocking, 20/50” may take, from the page of own rules to the link. */
const MOST_INPUTS = 12;

test('Ramsch, knocking and 20/50 are set up in a few taps and travel by link', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ locale: 'de-DE', viewport: PHONE });
  await page.goto(`${server.address}/rules/own`);
  const taps = [
    () => page.getByRole('radio', { name: 'Ramsch' }).check(),
    () => page.getByRole('checkbox', { name: 'Klopfen (Legen)' }).check(),
    () => page.getByRole('button', { name: '20/50' }).click(),
    () => page.getByRole('button', { name: 'Behalten' }).click(),
  ];
  for (const tap of taps) await tap();
  expect(taps.length).toBeLessThanOrEqual(MOST_INPUTS);
  await expect(page.getByText('Behalten. Du findest es')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const text = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('stammtisch.own-rules')!) as { text: string }[])[0]!.text,
  );
  expect(text).toContain('[ramsch]');
  expect(text).toContain('[knock]');
  expect(text).toContain('rufspiel = 2');
  await page.close();

  const friend = await browser.newPage({ locale: 'de-DE', viewport: PHONE });
  await friend.goto(`${server.address}/rules/own#${Buffer.from(text).toString('base64url')}`);
  await expect(friend.getByText('Anders als Schafkopfschule, um Geld:')).toBeVisible();
  await friend.getByRole('button', { name: 'Tisch mit diesen Regeln' }).click();
  await friend.getByRole('button', { name: 'Tisch aufmachen' }).click();
  await expect(friend).toHaveURL(/\/t\//);
  await friend.close();
});

async function openTable(page: Page, rules: string): Promise<string> {
  return page.evaluate(async (rules) => {
    const post = (path: string, body: unknown) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/guest', { name: 'Vroni', lang: 'de' });
    const table = await post('/api/tables', { kind: 'practice', name: 'Haus', rules, bots: 'regel' });
    return ((await table.json()) as Opened).id;
  }, rules);
}

for (const rules of ['wirtshaus', 'kurz', 'alles', 'netz']) {
  test(`a hand is played to its end under ${rules}`, async ({ browser, server }) => {
    const page = await browser.newPage({ locale: 'de-DE', viewport: PHONE });
    await page.goto(server.address);
    const id = await openTable(page, rules);
    await page.goto(`${server.address}/t/${id}`);
    await expect(page.locator('.own')).toContainText('Vroni');
    await playHand(page);
    await page.locator('#tab-proof').click();
    await expect(page.locator('[data-holds]')).toHaveAttribute('data-holds', 'true');
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
}
