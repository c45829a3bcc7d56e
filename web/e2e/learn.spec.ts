/** Somebody who has never played learns the game: from the first page to the end of a guided hand. */

import type { Page } from '@playwright/test';

import { violations } from './axe.ts';
import { EDGE, lay, lift, playByHand, playByKeys, say, tabTo } from './learner.ts';
import { expect, test } from './server.ts';

test.use({ reducedMotion: 'reduce' } as object);

const SUITS = ['Eichel', 'Gras', 'Herz', 'Schellen'];
const RANKS = ['Sau', 'Zehner', 'König', 'Ober', 'Unter', 'Neuner', 'Achter', 'Siebener'];

/** Every picture of a card has its name beside it, and nothing is wider than the screen. */
async function expectNames(page: Page): Promise<void> {
  const [cards, names] = await page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return [count('main svg.card'), count('main .name')];
  });
  expect(names, 'names beside pictures').toBe(cards);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, 'the page is as wide as the screen').toBe(false);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('from the first page through the primer to the end of a guided hand', async ({ page, server }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(server.address);
    await page.getByRole('link', { name: /^Lernen/ }).click();
    await expect(page.getByRole('heading', { name: 'Schafkopf lernen' })).toBeVisible();
    await page.getByRole('link', { name: 'Anfangen' }).click();

    // A wrong answer is no drama, the right one is explained.
    const sum = page.locator('[data-task="sum"]');
    await sum.getByRole('button', { name: '21' }).click();
    await expect(sum.getByRole('status')).toContainText('Noch nicht');
    await sum.getByRole('button', { name: '25' }).click();
    await expect(sum.getByRole('status')).toContainText('Richtig');

    await expect(page.locator('figure .name')).toHaveText([...SUITS, ...RANKS]);
    for (let step = 2; step <= 8; step++) {
      await page.getByRole('link', { name: /^Weiter/ }).click();
      await expect(page.getByText(`Schritt ${step} von 8`)).toBeVisible();
      await expectNames(page);
      if (step === 4) await answerFollowing(page);
    }
    await page.getByRole('link', { name: 'Zu den Spielen mit dem Trainer' }).click();
    await expect(page.getByRole('heading', { name: 'Farbe bedienen' })).toBeVisible();
    await page.getByRole('button', { name: 'Los geht’s' }).click();

    // The cards stand there by their names, too.
    await expect(page.locator('.hand-names li')).toHaveText([
      'Trumpf: Schellen-Unter, Herz-Zehner, Herz-Neuner',
      'Eichel: Zehner, Achter',
      'Gras: Sau, Neuner',
      'Schellen: Neuner',
    ]);
    await expect(page.locator('.table .names')).toHaveText('Vroni: Eichel-Ober');

    // A card against the rules is refused with the rule; nothing is lost.
    const barred = page.locator('.fan button.barred').first();
    await lift(barred);
    await page.locator('.fan button.lifted').click(EDGE);
    await expect(page.getByRole('alert')).toContainText('S 3.2.2');
    expect(await violations(page)).toEqual([]);

    await playByHand(page);
    await expect(page.getByRole('heading', { name: 'Gewonnen!' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('link', { name: /Nächstes Spiel: Trumpf ziehen/ })).toBeVisible();
    await page.getByRole('link', { name: 'Schafkopf lernen' }).click();
    await expect(page.getByText('geschafft')).toHaveCount(1);
    await expect(page.getByText('angesehen')).toHaveCount(8);
    expect(faults).toEqual([]);
  });

  async function answerFollowing(page: Page): Promise<void> {
    const follow = page.locator('[data-task="follow"]');
    await follow.locator('[data-choice="GZ"]').click();
    await follow.getByRole('button', { name: 'Prüfen' }).click();
    await expect(follow.getByRole('status')).toContainText('Fast');
    await follow.locator('[data-choice="G8"]').click();
    await follow.getByRole('button', { name: 'Prüfen' }).click();
    await expect(follow.getByRole('status')).toContainText('Richtig');
  }

  test('a hand that was left goes on where it was, and a card can be taken back', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.address}/learn/follow`);
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    const ten = page.locator('.fan button[data-card="HZ"]');
    await expect(ten).toHaveClass(/legal/);
    await lay(ten);
    await page.locator('[data-go="on"]').waitFor();
    await expect(page.getByLabel('Der Trainer')).toContainText('Herz-Neuner');
    await page.reload();
    await expect(page.locator('.fan button')).toHaveCount(7);
    await page.locator('[data-go="back"]').click();
    await expect(page.locator('.fan button')).toHaveCount(8);
    await expect(page.locator('.fan button.legal')).toHaveCount(3);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a whole Rufspiel with the keyboard alone', async ({ page, server }) => {
    await page.goto(`${server.address}/learn`);
    await page.getByRole('heading', { name: 'Schafkopf lernen' }).waitFor();
    await tabTo(page, 'a[href="/learn/call"]');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Los geht’s' }).waitFor();
    await tabTo(page, '[data-go="begin"]');
    await page.keyboard.press('Enter');
    await playByKeys(page);
    await expect(page.getByRole('heading', { name: 'Gewonnen!' })).toBeFocused();
    await expect(page.locator('.end')).toContainText('dein erstes Rufspiel');
  });
});

test('nobody is marked as the partner before the called Ace has fallen', async ({ page, server }) => {
  await page.goto(`${server.address}/learn/trumps`);
  await page.locator('[data-go="begin"]').click();
  // Every mark that ever stands at a seat, with what lay on the table or had been played before it.
  await page.evaluate(() => {
    const marks: string[] = [];
    Object.assign(window, { marks });
    const look = () => {
      const isMarked = [...document.querySelectorAll('.plate .mark')].some(
        (one) => one.textContent === 'Mitspieler',
      );
      const hasFallen = document.querySelector('[role="log"]')?.textContent?.includes('Gras-Sau') ?? false;
      if (isMarked) marks.push(hasFallen ? 'known' : 'too early');
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await playByHand(page);
  const marks = await page.evaluate(() => (window as unknown as { marks: string[] }).marks);
  expect(new Set(marks)).toEqual(new Set(['known']));
});

test('who plays another game than the lesson is about is told so', async ({ page, server }) => {
  await page.goto(`${server.address}/learn/call`);
  await page.locator('[data-go="begin"]').click();
  await say(page.locator('.choice[data-say="play"]').first());
  await say(page.getByRole('button', { name: 'Andere Spiele' }));
  await say(page.locator('.more .choice').filter({ hasText: 'Wenz' }).first());
  await playByHand(page);
  await expect(page.getByRole('heading', { name: 'Ein anderes Spiel' })).toBeVisible();
  await expect(page.locator('.end')).not.toContainText('dein erstes Rufspiel');
});

for (const { id, play } of [
  { id: 'geier', play: playByHand },
  { id: 'ramsch', play: playByHand },
  { id: 'bettel', play: playByHand },
  { id: 'hochzeit', play: playByKeys },
]) {
  test(`who follows the coach wins the guided ${id}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${server.address}/learn`);
    await page.locator(`a[href="/learn/${id}"]`).click();
    await page.locator('[data-go="begin"]').click();
    await play(page);
    await expect(page.getByRole('heading', { name: 'Gewonnen!' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const lang of ['de', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the pages for learning are free of barriers, ${lang}, ${colorScheme}`, async ({ page, server }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript((one) => localStorage.setItem('stammtisch.lang', one), lang);
      for (const path of ['/learn', '/learn/primer/1', '/learn/primer/4', '/learn/primer/8', '/learn/solo']) {
        await page.goto(server.address + path);
        await expect(page.locator('h1')).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
      await page.locator('[data-go="begin"]').click();
      await page.locator('[data-go="hint"]').click();
      expect(await violations(page), 'while asked').toEqual([]);
    });
  }
}
