/** Accounts: becoming one, signing in and out, devices, and that nobody gets at what is not his. */

import type { Page } from '@playwright/test';

import type { HandsPage, HistoryHand } from '../src/pages/people/net/types.ts';
import { expect, test } from './server.ts';
import { playHand } from './player.ts';
import { asAccount, asGuest, PASSWORD, send, signIn, sitDown, visit } from './visitor.ts';

/** The hands in the history of the page's visitor. */
async function hands(page: Page, address: string): Promise<HistoryHand[]> {
  const answer = await page.request.get(`${address}/api/history/hands`);
  return answer.ok() ? ((await answer.json()) as HandsPage).hands : [];
}

test('a guest plays, becomes an account, and finds everything again elsewhere', async ({
  browser,
  server,
}) => {
  const { address } = server;
  const phone = await visit(browser);
  await asGuest(phone, address, 'Zenzi');
  await sitDown(phone, address);
  await playHand(phone);
  await expect.poll(() => hands(phone, address)).not.toEqual([]);

  await phone.goto(`${address}/history`);
  await expect(phone.getByRole('link', { name: /^Besprechen/ }).first()).toBeVisible();
  await phone.getByRole('main').getByRole('link', { name: 'Konto anlegen' }).click();
  await expect(phone.getByText('behältst du alles, was du bisher gespielt hast')).toBeVisible();
  await expect(phone.getByLabel('Name', { exact: true })).toHaveValue('Zenzi');
  const password = phone.getByLabel('Passwort', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('kurz');
  await phone.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(phone.getByText('Das Passwort ist zu kurz')).toBeVisible();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await phone.getByRole('button', { name: 'Passwort zeigen' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(PASSWORD);
  await phone.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(phone.getByRole('heading', { name: 'Zenzi' })).toBeVisible();

  await phone.getByRole('link', { name: 'Verlauf' }).first().click();
  await expect(phone.getByRole('link', { name: /^Besprechen/ })).toHaveCount(
    (await hands(phone, address)).length,
  );
  const record = phone.waitForEvent('download');
  await phone
    .getByRole('link', { name: /^Mitschrift/ })
    .first()
    .click();
  expect((await record).suggestedFilename()).toMatch(/\.skn$/);
  await phone.goto(`${address}/history/statistics`);
  await expect(phone.getByRole('heading', { name: 'Kontostand' })).toBeVisible();

  await phone.goto(`${address}/account`);
  await phone.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  expect(await hands(phone, address)).toEqual([]);

  const laptop = await visit(browser, { viewport: { width: 1280, height: 800 } });
  await signIn(laptop, address, 'zenzi');
  await expect(laptop.getByRole('heading', { name: 'Zenzi' })).toBeVisible();
  expect(await hands(laptop, address)).not.toEqual([]);
  await signIn(phone, address, 'Zenzi');
  await expect(phone.getByText('dieses Gerät')).toBeVisible();
  await laptop.reload();
  await expect(laptop.getByRole('button', { name: /^Abmelden: / })).toHaveCount(2);

  await laptop.getByRole('button', { name: 'Überall abmelden' }).click();
  await laptop.getByRole('button', { name: 'Überall abmelden' }).click();
  await expect(laptop.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await phone.context().close();
  await laptop.context().close();
});

test('a device lets another in, and a code on paper opens a forgotten account', async ({
  browser,
  server,
}) => {
  const { address } = server;
  const phone = await visit(browser);
  await asAccount(phone, address, 'Burgl');
  await phone.goto(`${address}/account`);
  await phone.getByText('Anderes Gerät anmelden').click();
  await phone.getByRole('button', { name: 'Tür öffnen' }).click();
  await expect(phone.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
  const link = await phone.getByText(/\/account\/enter#/).innerText();

  const tablet = await visit(browser, { viewport: { width: 800, height: 1100 } });
  await tablet.goto(link);
  await tablet.getByRole('button', { name: 'Hier anmelden' }).click();
  await expect(tablet.getByRole('heading', { name: 'Burgl' })).toBeVisible();
  const late = await visit(browser);
  await late.goto(link);
  await late.getByRole('button', { name: 'Hier anmelden' }).click();
  await expect(late.getByRole('alert')).toContainText('gilt nicht mehr');

  await phone.getByText('Code für den Notfall').click();
  const waysIn = phone.getByRole('region', { name: 'Wieder hereinkommen' });
  await waysIn.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Code machen' }).click();
  const code = await phone.getByText(/^(\w{4}-){4}\w{4}$/).innerText();
  await phone.emulateMedia({ media: 'print' });
  await expect(phone.getByText(code)).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Drucken' })).toBeHidden();
  await phone.emulateMedia({ media: 'screen' });

  await late.goto(`${address}/account/sign-in`);
  await late.getByRole('link', { name: 'Neues Passwort mit dem Code' }).click();
  await late.getByLabel('Name', { exact: true }).fill('burgl');
  await late.getByLabel('Code auf Papier').fill('0000 0000 0000 0000 0000');
  await late.getByLabel('Neues Passwort', { exact: true }).fill('gelbe Laterne am Tor');
  await late.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(late.getByText('Name oder Code stimmt nicht')).toBeVisible();
  await late.getByLabel('Code auf Papier').fill(code.toLowerCase().replaceAll('-', ' '));
  await late.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(late.getByRole('heading', { name: 'Burgl' })).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  for (const page of [phone, tablet, late]) await page.context().close();
});

test('the keyboard alone is enough to sign in', async ({ browser, page, server }) => {
  const { address } = server;
  const other = await visit(browser);
  await asAccount(other, address, 'Tastatur');
  await page.goto(`${address}/account`);
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  const name = page.locator('input[autocomplete="username"]');
  for (let i = 0; i < 12 && !(await name.evaluate((one) => one === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(name).toBeFocused();
  await page.keyboard.type('Tastatur');
  await page.keyboard.press('Tab');
  await expect(page.locator('input[autocomplete="current-password"]')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tastatur' })).toBeFocused();
  await expect(page).toHaveTitle('Konto – Stammtisch');
  await other.context().close();
});

test('who changes name or password is told what is wrong, beside the field', async ({ page, server }) => {
  const { address } = server;
  await asAccount(page, address, 'Alois');
  await page.goto(`${address}/account`);
  await page.getByText('Namen ändern').first().click();
  await page.getByLabel('Neuer Name').fill('Admin');
  await page.getByLabel('Jetziges Passwort').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Namen ändern' }).click();
  await expect(page.getByText('weil er nach einem Amt klingt')).toBeVisible();
  await page.getByLabel('Neuer Name').fill('Loisl');
  await page.getByLabel('Jetziges Passwort').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Namen ändern' }).click();
  await expect(page.getByRole('heading', { name: 'Loisl' })).toBeVisible();

  await page.getByText('Passwort ändern').first().click();
  await page.locator('input[name="old"]').fill('nicht das richtige');
  await page.locator('input[name="new"]').fill('vier ganz neue Wörter');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Das jetzige Passwort stimmt nicht.')).toBeVisible();
  await page.locator('input[name="old"]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Das Passwort ist geändert.')).toBeVisible();
});

test('a guest takes his data along, and erases them', async ({ page, server }) => {
  const { address } = server;
  await asGuest(page, address, 'Flüchtig');
  await page.goto(`${address}/account`);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Daten herunterladen' }).click();
  expect((await file).suggestedFilename()).toBe('stammtisch.json');
  await page.getByText('Gast löschen').click();
  await page.getByLabel('Ja, alles von mir löschen').check();
  await page.getByRole('button', { name: 'Für immer löschen' }).click();
  await expect(page.getByText('Alles von dir ist gelöscht.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeFocused();
});

test('guessing passwords gets a wait, with the sentence and a countdown', async ({
  browser,
  page,
  server,
}) => {
  const { address } = server;
  await asAccount(await visit(browser), address, 'Ratefuchs');
  const guess = async () => {
    const answer = await send(page, address, '/api/account/login', {
      name: 'Ratefuchs',
      password: 'falsch geraten',
    });
    return answer.status();
  };
  await page.goto(`${address}/account/sign-in`);
  await page.getByLabel('Name', { exact: true }).fill('Ratefuchs');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  for (let i = 0; i < 8; i++) expect(await guess()).toBe(401);
  // The waits are one second, two, four, then eight: long enough to be seen.
  for (let i = 0; i < 3; i++) await expect.poll(guess, { intervals: [100] }).toBe(401);

  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText(/Zu viele Versuche\. Bitte \d+ Sekunden? warten/)).toBeVisible();
  const button = page.getByRole('button', { name: /^Anmelden.*noch \d+ s/ });
  await expect(button).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ratefuchs' })).toBeVisible();
});

test('a session that somebody else chose never becomes valid', async ({ browser, server }) => {
  const { address } = server;
  const page = await visit(browser);
  const chosen = 'A'.repeat(43);
  await page.context().addCookies([{ name: 'stammtisch-session', value: chosen, url: address }]);
  await asAccount(page, address, 'Fixiert');
  const cookies = await page.context().cookies(address);
  const session = cookies.find((cookie) => cookie.name.endsWith('stammtisch-session'));
  expect(session?.value).not.toBe(chosen);
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const stranger = await visit(browser);
  await stranger.context().addCookies([{ name: 'stammtisch-session', value: chosen, url: address }]);
  await stranger.goto(`${address}/account`);
  await expect(stranger.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await page.context().close();
  await stranger.context().close();
});

test('a foreign page cannot act for somebody', async ({ page, server }) => {
  const { address } = server;
  await asAccount(page, address, 'Standhaft');
  for (const path of ['/api/account/logout-everywhere', '/api/account/listed', '/api/people/friends']) {
    const answer = await page.request.post(address + path, {
      data: { listed: true },
      headers: { origin: 'https://boese.example' },
    });
    expect(answer.status(), path).toBe(403);
  }
  // A form of one's own origin is none that the page sends either.
  const form = await page.request.post(`${address}/api/account/listed`, {
    form: { listed: 'true' },
    headers: { origin: address },
  });
  expect(form.status()).toBe(400);
  await page.goto(`${address}/account`);
  await expect(page.getByRole('heading', { name: 'Standhaft' })).toBeVisible();
  await expect(page.getByLabel('In der Rangliste erscheinen')).not.toBeChecked();
});

test('what belongs to others is not there', async ({ browser, page, server }) => {
  const { address } = server;
  const owner = await visit(browser);
  await asGuest(owner, address, 'Besitzer');
  const table = await sitDown(owner, address);
  await playHand(owner);
  await expect.poll(() => hands(owner, address)).not.toEqual([]);
  const [{ hand } = { hand: 1 }] = await hands(owner, address);
  await asAccount(page, address, 'Neugierig');
  for (const end of ['', '/record.skn']) {
    const answer = await page.request.get(`${address}/api/history/hands/${table}/${hand}${end}`);
    expect(answer.status(), end).toBe(404);
  }
  expect((await send(page, address, `/api/history/hands/${table}/${hand}/share`)).status()).toBe(404);
  expect((await page.request.get(`${address}/api/admin/people`)).status()).toBe(403);

  await page.goto(`${address}/history`);
  await expect(page.getByText('Noch kein Spiel.')).toBeVisible();
  await page.goto(`${address}/people/01900000-0000-7000-8000-000000000000`);
  await expect(page.getByText('Das gibt es hier nicht.')).toBeVisible();
  await page.goto(`${address}/admin`);
  await expect(page.getByText('--new-admin-link')).toBeVisible();
  await owner.context().close();
});
