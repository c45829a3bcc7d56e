/** Without network the page opens, says so, and keeps what it had. */

import { violations } from './axe.ts';
import { Line } from './line.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('what was read before is there without network, and the page says so', async ({
  page,
  context,
  server,
}) => {
  const line = new Line(server.address);
  await line.lay();
  await page.goto(line.address);
  await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
  // The worker has the page once it answers for it.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto(`${line.address}/book`);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`${line.address}/rules`);
  await expect(page.getByRole('heading', { name: 'Preisschafkopf' })).toBeVisible();
  await page.goto(line.address);
  await expect(page.locator('body > .deck')).toBeAttached();
  const isKept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('stammtisch-page-1');
      const keys = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      return ['/', '/cards.svg', '/api/rules', '/api/book'].every((path) => keys.includes(path));
    });
  await expect.poll(isKept).toBe(true);

  await context.setOffline(true);
  await line.cut();
  await page.reload();
  await expect(page.getByText('Gerade ohne Netz')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lernen' }).first()).toBeVisible();
  await expect(page.locator('body > .deck')).toBeAttached();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Regelbuch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  await expect(page.getByText('Ohne Netz: Du siehst')).toBeVisible();
  await page.goto(`${line.address}/rules`);
  await expect(page.getByRole('heading', { name: 'Preisschafkopf' })).toBeVisible();

  await page.goto(line.address);
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await expect(page.getByRole('alert')).toContainText(/antwortet nicht|kein Netz/i);

  await context.setOffline(false);
  await line.lay();
  await page.goto(line.address);
  await expect(page.getByText('Gerade ohne Netz')).toBeHidden();
  await page.getByLabel('Wie heißt du?').fill('Sepp');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await line.cut();
});

test('the page can be installed', async ({ page, server, request }) => {
  await page.goto(server.address);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(`${server.address}${href}`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons)
    expect((await request.get(server.address + src)).ok(), src).toBe(true);
});
