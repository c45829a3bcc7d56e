/** Pictures of what must not change unseen: both packs, and the main pages. */

import { type Page } from '@playwright/test';

import { type Scene, SCENES, Stage } from './scenes.ts';
import { expect, test } from './server.ts';

const RANKS = ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'];
const CARDS = [...['E', 'G', 'H', 'S'].flatMap((suit) => RANKS.map((rank) => suit + rank)), 'back'];
/** Edges are smoothed a little differently on other machines, and letters more so than cards. */
const CARDS_ALIKE = { maxDiffPixelRatio: 0.004, threshold: 0.25 };
const PAGES_ALIKE = { maxDiffPixelRatio: 0.02, threshold: 0.25 };

/** All cards of a pack in rows. */
function sheet(sprite: string): string {
  const cards = CARDS.map((card) => `<svg viewBox="0 0 57 100"><use href="#${card}"/></svg>`).join('');
  return `<style>
    body { margin: 8px; background: #cfae80; }
    main { display: grid; grid-template-columns: repeat(11, 57px); gap: 4px; }
    main svg { width: 57px; height: 100px; }
  </style>${sprite}<main>${cards}</main>`;
}

for (const pack of ['cards', 'cards-plain', 'cards-four-colour']) {
  test(`all cards of ${pack}`, async ({ page, server, request }) => {
    const sprite = await (await request.get(`${server.address}/${pack}.svg`)).text();
    await page.setViewportSize({ width: 684, height: 330 });
    await page.setContent(sheet(sprite));
    await expect(page).toHaveScreenshot(`${pack}.png`, CARDS_ALIKE);
  });
}

/** A font that every Debian has (fonts-liberation), plain wood (a picture of grain is large), nothing blinks. */
async function plain(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `
      * { font-family: 'Liberation Sans', Arial, sans-serif !important; caret-color: transparent !important; }
      body { background: var(--wood) !important; }
    `,
  });
  await expect(page.locator('body > .deck')).toBeAttached();
}

/** A page as it is compared. */
async function still(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await plain(page);
}

test.describe('the table, with fixed deals', () => {
  test.use({ bypassCSP: true });

  for (const [name, scene, width, height] of [
    ['cut', 'cut, mine', 360, 740],
    ['auction', 'auction, answer', 360, 740],
    ['contract', 'contract, few', 360, 740],
    ['trick', 'trick, mine', 360, 740],
    ['end', 'end, lost', 360, 740],
    ['ramsch', 'end, Ramsch', 360, 740],
    ['trick-aside', 'trick, mine', 740, 360],
    ['trick-desktop', 'trick, mine', 1366, 768],
  ] satisfies [string, Scene, number, number][]) {
    test(name, async ({ page, server }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const stage = new Stage(page);
      // Without a clock nothing counts down.
      await stage.open(server.address, { ...SCENES[scene], asked: null });
      await plain(page);
      await expect(page).toHaveScreenshot(`table-${name}.png`, PAGES_ALIKE);
    });
  }
});

test.describe('pages that are always the same', () => {
  test.use({ bypassCSP: true });

  for (const [name, path, heading] of [
    ['learn', '/learn', 'Lernen'],
    ['primer', '/learn/primer/2', ''],
    ['lesson', '/learn/follow', ''],
    ['book', '/book/S-3-2-1', ''],
    ['rules', '/rules', ''],
    ['own-rules', '/rules/own', ''],
    ['account', '/account', ''],
  ] as const) {
    test(name, async ({ page, server }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await still(page, server.address + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${name}-phone-light.png`, PAGES_ALIKE);
    });
  }
});

test.describe('the first page', () => {
  test.use({ bypassCSP: true });

  for (const [size, viewport] of Object.entries({
    phone: { width: 360, height: 740 },
    desktop: { width: 1280, height: 800 },
  })) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${size}, ${colorScheme}`, async ({ page, server }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // Tables of other tests come and go.
        await page.route('**/api/tables', (route) => route.fulfill({ json: [] }));
        await still(page, server.address);
        await expect(page).toHaveScreenshot(`start-${size}-${colorScheme}.png`, PAGES_ALIKE);
      });
    }
  }
});
