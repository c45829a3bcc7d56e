/** People: friends, reports, the administrator, script in names; and every page looked at by axe-core. */

import type { Page } from '@playwright/test';

import { violations } from './axe.ts';
import { type Answers, mockPeople, NOBODY } from './people-mocks.ts';
import { expect, test } from './server.ts';
import { asAccount, asGuest, PASSWORD, send, signIn, sitDown, visit } from './visitor.ts';

const SCRIPTS = ['<img src=x onerror=a()>', '<script>a()</script>'];

/** Fails if anything that somebody typed became a part of the page. */
async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(
    await page.evaluate(() => [...document.scripts].some((one) => one.textContent?.includes('a()'))),
  ).toBe(false);
}

test('friends are asked by name, and answer', async ({ browser, page, server }) => {
  const { address } = server;
  const other = await visit(browser);
  await asAccount(page, address, 'Wastl');
  await asAccount(other, address, 'Lenerl');
  await page.goto(`${address}/people`);
  await page.getByLabel('Genauer Name').fill('Gibtsnicht');
  await page.getByRole('button', { name: 'Freundschaft anbieten' }).click();
  await expect(page.getByText('Das gibt es hier nicht.')).toBeVisible();
  await page.getByLabel('Genauer Name').fill('lenerl');
  await page.getByRole('button', { name: 'Freundschaft anbieten' }).click();
  await expect(page.getByRole('button', { name: 'Zurückziehen: Lenerl' })).toBeVisible();

  await other.goto(`${address}/people`);
  await other.getByRole('button', { name: 'Annehmen: Wastl' }).click();
  await expect(other.getByRole('button', { name: 'Annehmen: Wastl' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Wastl' }).click();
  await expect(other.getByText('Ihr seid befreundet.')).toBeVisible();
  await other.getByRole('button', { name: 'Blockieren' }).click();
  await other.getByRole('button', { name: 'Blockieren' }).click();
  await expect(other.getByText('Du hast Wastl blockiert.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Noch niemand.')).toBeVisible();
  await other.goto(`${address}/people`);
  await other.getByRole('button', { name: 'Nicht mehr blockieren: Wastl' }).click();
  await expect(other.getByText('Niemand.', { exact: true })).toBeVisible();
  await other.context().close();
});

test('the administrator claims the link, answers reports, locks, and helps with passwords', async ({
  browser,
  server,
}) => {
  const { address } = server;
  const bad = await visit(browser);
  const badId = await asAccount(bad, address, 'Grantler');
  const reporter = await visit(browser);
  await asAccount(reporter, address, 'Melderin');
  await reporter.goto(`${address}/people/${badId}`);
  await reporter.getByText('Melden', { exact: true }).click();
  await reporter.getByLabel('Was war los?').selectOption('stalling');
  await reporter.getByLabel('Was ist geschehen?').fill('Geht immer weg, wenn er verliert.');
  await reporter.getByRole('button', { name: 'Meldung abschicken' }).click();
  await expect(reporter.getByText('Die Meldung hat die Nummer')).toBeVisible();

  const admin = await visit(browser, { viewport: { width: 1280, height: 800 } });
  await asAccount(admin, address, 'Wirtin');
  await admin.goto(server.admin);
  await admin.getByRole('button', { name: 'Verwaltung öffnen' }).click();
  await expect(admin).toHaveURL(`${server.address}/admin`);
  await admin.goto(`${address}/admin`);
  await admin.getByRole('button', { name: 'Dieses Konto zum Verwalter machen' }).click();
  await expect(admin.getByRole('button', { name: 'Dieses Konto' })).toBeHidden();
  await admin.getByRole('link', { name: 'Meldungen' }).click();
  await expect(admin.getByText('Geht immer weg')).toBeVisible();
  await admin.getByRole('button', { name: 'Berechtigt' }).click();
  await expect(admin.getByText('Keine offene Meldung.')).toBeVisible();

  await admin.getByRole('navigation').getByRole('link', { name: 'Leute' }).last().click();
  await admin.getByLabel('Teil eines Namens').fill('grant');
  await admin.getByRole('button', { name: 'Suchen' }).click();
  await expect(admin.getByRole('link', { name: 'Wirtin' })).toBeHidden();
  await admin.getByRole('link', { name: 'Grantler' }).click();
  await admin.getByText('Sperren', { exact: true }).first().click();
  await admin.getByLabel('Grund').first().fill('Läuft weg');
  await admin.getByRole('button', { name: 'Sperren' }).click();
  await expect(admin.getByText('Gesperrt seit')).toBeVisible();
  await bad.goto(`${address}/account`);
  await expect(bad.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await signIn(bad, address, 'Grantler');
  await expect(bad.getByText('Dieses Konto ist gesperrt.')).toBeVisible();

  await admin.getByRole('button', { name: 'Sperre aufheben' }).click();
  await expect(admin.getByText('Gesperrt seit')).toHaveCount(0);
  await admin.getByText('Link für ein neues Passwort').click();
  await admin.getByRole('button', { name: 'Link machen' }).click();
  const link = new URL(await admin.getByLabel('Gilt bis').inputValue());
  await bad.goto(`${address}${link.pathname}${link.hash}`);
  await bad.getByRole('textbox', { name: 'Neues Passwort' }).fill('vier ganz neue Wörter');
  await bad.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(bad.getByRole('heading', { name: 'Grantler' })).toBeVisible();

  await admin.getByRole('link', { name: 'Protokoll' }).click();
  await expect(admin.getByText('Wirtin hat Grantler gesperrt.')).toBeVisible();
  await expect(admin.getByText('Grantler hat mit einem Link ein neues Passwort gesetzt.')).toBeVisible();
  await admin.getByRole('link', { name: 'Server' }).click();
  await expect(admin.getByText('Wache Tische')).toBeVisible();

  // What people call themselves is text wherever it is read, here too.
  for (const name of SCRIPTS) await asGuest(await visit(browser), address, name);
  await asAccount(await visit(browser), address, SCRIPTS[0]!);
  await admin.goto(`${address}/admin`);
  await expect(admin.getByRole('link', { name: SCRIPTS[0]! })).toBeVisible();
  await expectNoMarkup(admin);
  for (const page of [bad, reporter, admin]) await page.context().close();
});

for (const name of SCRIPTS) {
  test(`${name} as a name is text at the table and in the account`, async ({ page, server }) => {
    const { address } = server;
    await asGuest(page, address, `${name}!`);
    await sitDown(page, address);
    await expect(page.getByText(`${name}!`).first()).toBeVisible();
    await expectNoMarkup(page);
    await page.goto(`${address}/account`);
    await expect(page.getByText(`Gast „${name}!“`)).toBeVisible();
    await send(page, address, '/api/account/register', { name: `${name}!`, password: PASSWORD });
    await page.reload();
    await expect(page.getByRole('heading', { name: `${name}!` })).toBeVisible();
    await expectNoMarkup(page);
  });
}

test('names are text on every page that has any', async ({ page, server }) => {
  const pages = [
    '/history',
    '/history/matches',
    '/people',
    '/people/0190-sepp',
    '/ranking',
    '/admin',
    '/admin/people/0190-sepp',
    '/admin/see/reports',
    '/admin/see/log',
  ];
  const sepp = SCRIPTS.join('');
  await mockPeople(page, { sepp });
  for (const path of pages) {
    await page.goto(server.address + path);
    await expect(page.getByText(sepp).first(), path).toBeVisible();
    await expectNoMarkup(page);
  }
});

test('whom one played with can be reported and blocked from the history', async ({ page, server }) => {
  await mockPeople(page, { changes: { '/api/people/reports': { report: 31 } } });
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: 'Sepp' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Sepp' });
  await sheet.getByText('Melden', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
  const sent = page.waitForRequest('**/api/people/reports');
  await sheet.getByRole('button', { name: 'Meldung abschicken' }).click();
  expect((await sent).postDataJSON()).toEqual({
    id: '0190-sepp',
    reason: 'insult',
    table: 'MDEyMzQ1Njc4OWFiY2RlZg',
    hand: 9,
  });
  await expect(sheet.getByText('Die Meldung hat die Nummer 31')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

const SIZES = { password: { least: 10, most: 128 }, name: { least: 1, most: 24 } };
const RESI = {
  id: 'g',
  name: 'Resi',
  account: false,
  admin: false,
  since: null,
  listed: false,
  session: null,
  recovery: null,
};
/** Who looks at a page: an administrator, a guest who holds the administrator's link, somebody without a name. */
const VISITORS: Record<'the administrator' | 'a guest' | 'nobody', Partial<Answers>> = {
  'the administrator': {},
  'a guest': { '/api/account': { now: 1, you: RESI, ...SIZES }, '/api/me': { ...NOBODY, admin: true } },
  nobody: { '/api/account': { now: 1, you: null, ...SIZES }, '/api/me': NOBODY },
};

const PAGES: [string, keyof typeof VISITORS][] = [
  ['/account', 'the administrator'],
  ['/account', 'a guest'],
  ['/account', 'nobody'],
  ['/account/reset#abc', 'nobody'],
  ['/account/enter#abc', 'a guest'],
  ['/account/recover', 'nobody'],
  ['/admin#0123456789abcdef0123456789abcdef', 'nobody'],
  ['/people', 'the administrator'],
  ['/people', 'nobody'],
  ['/people/0190-sepp', 'the administrator'],
  ['/history', 'the administrator'],
  ['/history', 'nobody'],
  ['/history/matches', 'the administrator'],
  ['/history/statistics', 'the administrator'],
  ['/ranking', 'the administrator'],
  ['/admin', 'the administrator'],
  ['/admin', 'nobody'],
  ['/admin/people/0190-sepp', 'the administrator'],
  ['/admin/see/reports', 'the administrator'],
  ['/admin/see/log', 'the administrator'],
  ['/admin/see/status', 'the administrator'],
  ['/legal/privacy', 'nobody'],
  ['/legal/imprint', 'nobody'],
];

test.describe('every page', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [path, visitor] of PAGES) {
    test(`${path} for ${visitor} is clean, light in German and dark in English`, async ({ page, server }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await mockPeople(page, { changes: VISITORS[visitor] });
      await page.goto(server.address + path);
      await expect(page.locator('main h1')).toBeVisible();
      await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      for (const [lang, colorScheme] of [
        ['de', 'light'],
        ['en', 'dark'],
      ] as const) {
        await page.getByRole('button', { name: lang === 'de' ? 'Deutsch' : 'English' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${lang} ${colorScheme}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, 'nothing lies beyond the edge').toBe(0);
        expect(await page.locator('body').innerText(), 'every word is there').not.toMatch(/\bpw-/);
      }
      expect(faults).toEqual([]);
    });
  }
});
