/** Two visitors who press "Jetzt spielen" within a minute under the same rules sit at one table from the next hand on. */

import type { Page } from '@playwright/test';

import type { Opened } from '../src/net/types.ts';
import { violations } from './axe.ts';
import { answer, goOn, overflows, playHand } from './player.ts';
import { expect, test } from './server.ts';
import { asAccount, asGuest, send, visit } from './visitor.ts';

async function press(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Wie heißt du?').fill(name);
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await expect(page).toHaveURL(/\/t\//);
}

/** Opens the menu and says whether newcomers may come. */
async function setDoor(page: Page, open: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Menü' }).click();
  const door = page.getByLabel(/Jetzt spielen/);
  await door.setChecked(open);
  await page.keyboard.press('Escape');
}

test('two visitors meet, talk and play on together', async ({ browser, server }) => {
  const anna = await visit(browser);
  const bert = await visit(browser, { viewport: { width: 1280, height: 800 } });
  await press(anna, server.address, 'Anna');
  await expect(anna.locator('.own')).toContainText('Anna');
  while (!(await anna.locator('.hand button, [data-say]').first().isVisible()))
    await answer(anna, '[data-say="play"]');

  await press(bert, server.address, 'Bert');
  expect(new URL(bert.url()).pathname, 'he is led to her table').toBe(new URL(anna.url()).pathname);
  const coming = bert.locator('[data-coming]');
  await expect(coming).toContainText('Ab dem nächsten Spiel bist du dabei.');
  await expect(coming.getByRole('button', { name: 'Lieber gleich ein eigener Tisch' })).toBeVisible();
  expect(await violations(bert)).toEqual([]);

  // While she plays the line above says who plays what; between the hands it says who comes.
  await playHand(anna);
  await expect(anna.locator('header')).toContainText('Bert kommt mit dem nächsten Spiel dazu');
  expect(await overflows(anna)).toBe(false);
  // A tap that comes with the scene itself does nothing, and is made again.
  await expect(async () => {
    await goOn(anna);
    await expect(bert.locator('.own')).toContainText('Bert', { timeout: 1_000 });
  }).toPass();
  await expect(coming).toBeHidden();
  await expect(anna.locator('.player', { hasText: 'Bert' })).toBeVisible();

  // Both play the hand; then they talk, and what is unread is marked.
  const end = Date.now() + 150_000;
  while (!(await anna.locator('.result').isVisible()) || !(await bert.locator('.result').isVisible())) {
    expect(Date.now(), 'the hand comes to its end').toBeLessThan(end);
    for (const page of [anna, bert]) if (!(await page.locator('.result').isVisible())) await answer(page);
  }
  await anna.getByRole('button', { name: 'Reden', exact: true }).click();
  await anna.getByRole('button', { name: 'Schön gespielt!' }).click();
  await expect(bert.locator('[data-unread]')).toHaveText('1');
  await bert.getByRole('button', { name: 'Reden: 1 neue Nachricht' }).click();
  await expect(bert.getByRole('dialog')).toContainText('Schön gespielt!');
  await expect(bert.locator('[data-unread]')).toHaveCount(0);
  await anna.keyboard.press('Escape');
  await bert.keyboard.press('Escape');
  await goOn(anna);
  await goOn(bert);
  await anna.close();
  await bert.close();
});

test('who has shut the door plays on alone, and who came gets a table of his own', async ({
  browser,
  server,
}) => {
  const cilli = await visit(browser);
  const done = await visit(browser);
  await press(cilli, server.address, 'Cilli');
  await expect(cilli.locator('.own')).toContainText('Cilli');
  await setDoor(cilli, false);
  await press(done, server.address, 'Done');
  await expect(done.locator('.own')).toContainText('Done');
  expect(new URL(done.url()).pathname).not.toBe(new URL(cilli.url()).pathname);

  // She opens it again; the next one comes to her or to him, and may still begin alone.
  await setDoor(cilli, true);
  const emma = await visit(browser);
  await press(emma, server.address, 'Emma');
  await expect(emma.locator('[data-coming]')).toBeVisible();
  const led = emma.url();
  await emma.getByRole('button', { name: 'Lieber gleich ein eigener Tisch' }).click();
  await expect(emma.locator('.own')).toContainText('Emma');
  expect(emma.url()).not.toBe(led);
  for (const page of [cilli, done, emma]) await page.close();
});

test('a friend is seen, asked and invited where he looks, and sits down by one tap', async ({
  browser,
  server,
}) => {
  const gusti = await visit(browser);
  const hans = await visit(browser);
  await asAccount(gusti, server.address, 'Gusti');
  const friend = await asAccount(hans, server.address, 'Hans');
  expect((await send(gusti, server.address, '/api/people/friends', { id: friend })).ok()).toBe(true);

  await hans.goto(server.address);
  const asking = hans.locator('[data-asking]');
  await expect(asking).toContainText('Gusti will mit dir befreundet sein.');
  expect(await violations(hans)).toEqual([]);
  await asking.getByRole('button', { name: 'Annehmen' }).click();
  await expect(asking).toHaveCount(0);

  await gusti.goto(server.address);
  await gusti.getByRole('button', { name: 'Mit Freunden' }).click();
  await gusti.getByRole('button', { name: 'Tisch aufmachen' }).click();
  await gusti.getByRole('button', { name: 'Hans einladen' }).click();
  await expect(gusti.getByRole('button', { name: 'Hans ist eingeladen' })).toBeDisabled();

  await hans.reload();
  const invitation = hans.locator('[data-invitation]');
  await expect(invitation).toContainText(
    'Gusti lädt dich an den Tisch ein. Gespielt wird nach: Schafkopfschule',
  );
  await expect(invitation).toContainText('Mitspielen kostet nichts.');
  await invitation.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(hans).toHaveURL(/\/t\//);
  await expect(gusti.locator('.waiting')).toContainText('Hans');
  await expect(hans.locator('.waiting')).toContainText('Hans (Du)');

  // While they wait they talk.
  await gusti.locator('.waiting').getByRole('button', { name: 'Servus!' }).click();
  await expect(hans.locator('.waiting .talk')).toContainText('Gusti: Servus!');
  expect(await violations(hans)).toEqual([]);
  for (const page of [gusti, hans]) await page.close();
});

test('who comes by a link sees by whom, to what rules, and that it is free, with a name and without', async ({
  browser,
  server,
}) => {
  const xaver = await visit(browser);
  await asGuest(xaver, server.address, 'Xaver');
  const wanted = { kind: 'private', rules: 'preis', name: 'Beim Xaver' };
  const { id } = (await (await send(xaver, server.address, '/api/tables', wanted)).json()) as Opened;
  const link = `${server.address}/t/${id}`;
  await xaver.goto(link);
  await expect(xaver.locator('.waiting')).toContainText('Gespielt wird nach: Preisschafkopf');

  const [yolanda, zenzi, anonymous] = [await visit(browser), await visit(browser), await visit(browser)];
  await asGuest(yolanda, server.address, 'Yolanda');
  await asAccount(zenzi, server.address, `Zenzi ${Date.now() % 100_000}`);
  for (const page of [yolanda, zenzi, anonymous]) {
    await page.goto(link);
    const invited = page.locator('[data-invited]');
    await expect(invited).toContainText('Xaver sitzt schon da und wartet auf dich.');
    await expect(invited).toContainText('Gespielt wird nach: Preisschafkopf');
    await expect(invited).toContainText(/kostet nichts|kostenlos/);
    expect(await violations(page)).toEqual([]);
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', 360);
  }
  await yolanda.getByRole('button', { name: 'Hinsetzen' }).first().click();
  await expect(yolanda.locator('[data-invited]')).toHaveCount(0);
  for (const page of [xaver, yolanda, zenzi, anonymous]) await page.close();
});
