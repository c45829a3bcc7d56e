/** A Geier at the page's table, under rules of one's own: from the auction to the count, in both languages. */

import type { Page } from '@playwright/test';

import type { Opened } from '../src/net/types.ts';
import { violations } from './axe.ts';
import { answer, openCount } from './player.ts';
import { expect, test } from './server.ts';

/** Whoever plays may play a Geier, and somebody always plays. */
const RULES = `
extends = "schule"
id = "geierabend"
[name]
de = "Geierabend"
en = "Night of the vulture"
[auction]
ladder = [["rufspiel"], ["farbgeier"], ["geier"], ["geier_tout"]]
[all_pass]
forced = "at_once"
forced_game = "any"
`;

async function openTable(page: Page, lang: string): Promise<string> {
  return page.evaluate(
    async ([rules, lang]) => {
      const post = (path: string, body: unknown) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/api/guest', { name: 'Vroni', lang });
      const wanted = { kind: 'practice', name: 'Geier', rules_text: rules, bots: 'regel' };
      const table = await post('/api/tables', wanted);
      return ((await table.json()) as Opened).id;
    },
    [RULES, lang] as const,
  );
}

/** Says the most that is offered, and a Geier, with Tout if that was claimed, where the game is asked. */
async function playForGeier(page: Page): Promise<boolean> {
  const geier = page.locator('[data-contract="geier"]').first();
  if (await geier.isVisible()) {
    // What was just said may still be on the screen, and gone before it is said again.
    const said = async () => {
      await geier.click({ timeout: 2_000 });
      await page.locator('.say-it').click({ timeout: 2_000 });
    };
    return said().then(
      () => true,
      () => false,
    );
  }
  const claims = page.locator('[data-say="play"], [data-say="hold"], [data-say="raise"]');
  if ((await claims.count()) > 0) {
    // The last word claims the most.
    await claims
      .last()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    return false;
  }
  await answer(page);
  return false;
}

for (const { lang, locale, played } of [
  { lang: 'de', locale: 'de-DE', played: /Du hast Geier( Tout)? gespielt\./ },
  { lang: 'en', locale: 'en-GB', played: /You played Geier( Tout)?\./ },
]) {
  test(`a Geier is bid, declared, played and counted (${lang})`, async ({ browser, server }) => {
    const page = await browser.newPage({ locale, viewport: { width: 360, height: 740 } });
    await page.goto(server.address);
    const id = await openTable(page, lang);
    await page.goto(`${server.address}/t/${id}`);
    await expect(page.locator('.own')).toContainText('Vroni');

    let own = false;
    let isCounted = false;
    const end = Date.now() + 150_000;
    while (!(own && isCounted)) {
      expect(Date.now(), 'sooner or later the Geier is ours').toBeLessThan(end);
      isCounted = await page.locator('.result').isVisible();
      if (isCounted && own) break;
      if (isCounted) {
        await page.keyboard.press('Enter');
        await expect(page.locator('.result')).toBeHidden();
      } else if (await playForGeier(page)) {
        own = true;
      }
    }
    const log = await page.getByRole('log').locator('p').allTextContents();
    expect(
      log.some((line) => /Geier( Tout)?\.$/.test(line)),
      log.join('\n'),
    ).toBe(true);
    await openCount(page);
    await expect(page.getByRole('dialog')).toContainText(played);
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
}
