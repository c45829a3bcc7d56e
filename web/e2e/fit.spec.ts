/** Every page in the largest letters on the smallest phone, and every word strong enough to be read. */

import type { Page } from '@playwright/test';

import { faint } from './axe.ts';
import { expect, test } from './server.ts';

const PAGES = [
  '/',
  '/learn',
  '/learn/primer/1',
  '/learn/primer/5',
  '/learn/primer/8',
  '/learn/follow',
  '/book',
  '/book/S-2-5-4',
  '/rules',
  '/rules/own',
  '/review',
  '/history',
  '/ranking',
  '/account',
  '/people',
  '/legal/imprint',
  '/hall',
];

/** The page, once it stands still. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What is wider than what it is in: beyond the right edge, or cut off by its box. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 0.5;
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      if (one.closest('.aloud, .deck, svg')) return false;
      const box = one.getBoundingClientRect();
      if (box.width === 0) return false;
      const scrolls = one.closest('[data-scrolls], pre, .scroll');
      const style = getComputedStyle(one);
      const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const isCut = cuts && !one.querySelector('.one') && one.scrollWidth > one.clientWidth + 1;
      return isCut || (!scrolls && box.right > edge);
    });
    return wide.map((one) => `${one.tagName} ${one.className} ${one.textContent?.trim().slice(0, 40)}`);
  });

for (const size of ['usual', 'huge'] as const) {
  test.describe(`${size} letters`, () => {
    test.use({ viewport: { width: 360, height: 740 } });
    for (const path of PAGES) {
      test(`${path} fits a small phone`, async ({ page, server }) => {
        await page.addInitScript((chosen) => localStorage.setItem('stammtisch.text-size', chosen), size);
        await open(page, `${server.address}${path}`);
        await expect(page.locator('html')).toHaveAttribute('data-size', size);
        expect(await tooWide(page)).toEqual([]);
      });
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 820, height: 1180 } });
    for (const path of PAGES) {
      test(`every word on ${path} is read by everybody`, async ({ page, server }) => {
        await open(page, `${server.address}${path}`);
        expect(await faint(page, colorScheme === 'light' ? 'wood' : 'wood-light')).toEqual([]);
      });
    }
  });
}

test('a number that cannot be is refused aloud, and changes nothing', async ({ page, server }) => {
  await page.goto(`${server.address}/rules/own`);
  const price = page.locator('#cents-rufspiel');
  const before = await price.inputValue();
  await price.fill('-3');
  const said = page.getByRole('alert').filter({ hasText: 'ganze Zahl' });
  await expect(said).toContainText('„−3“ geht hier nicht');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAttribute('aria-describedby', 'cents-rufspiel-refused');
  await expect(said).toContainText(`bei ${before}`);
  await price.fill('50');
  await price.blur();
  await expect(said).toHaveCount(0);
  await expect(price).toHaveValue('50');
});
