/** The table has one geometry: in every phase and size nothing overlaps, nothing is cut off, and nothing moves. */

import type { Page } from '@playwright/test';

import type { TableState } from '../src/protocol.ts';
import { violations } from './axe.ts';
import { COMPLETE, type Scene, SCENES, Stage } from './scenes.ts';
import { expect, test } from './server.ts';
import { geometry, type Geometry, lieStill, places } from './table-layout.ts';

const SIZES = [
  [360, 740],
  [390, 844],
  [740, 360],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const NAMES = Object.keys(SCENES) as Scene[];

/** Puts a scene on the table and waits until it lies still. */
async function lay(page: Page, stage: Stage, scene: Scene): Promise<void> {
  stage.show(SCENES[scene], [], true);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined));
    return Promise.all(ends).then(() => undefined);
  });
}

for (const [width, height] of SIZES) {
  test(`every phase at ${width} × ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const stage = new Stage(page);
    await stage.open(server.address, SCENES[NAMES[0]!]);
    let first: Geometry | null = null;
    for (const scene of NAMES) {
      await lay(page, stage, scene);
      expect(await places(page), scene).toEqual([]);
      const now = await geometry(page);
      first ??= now;
      expect(now, `${scene}: the places of the table`).toEqual(first);
    }
  });
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
] as const) {
  test(`the largest letters fit at ${width} × ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('stammtisch.text-size', 'huge'));
    const stage = new Stage(page);
    await stage.open(server.address, SCENES[NAMES[0]!]);
    for (const scene of NAMES) {
      await lay(page, stage, scene);
      expect(await places(page), scene).toEqual([]);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`barred cards rest lower, as clean as the others, ${colorScheme}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    const stage = new Stage(page);
    await stage.open(server.address, SCENES['trick, to follow']);
    await lay(page, stage, 'trick, to follow');
    const cards = await page.locator('.hand button').evaluateAll((all) =>
      all.map((button) => {
        const { opacity, filter, backgroundImage } = getComputedStyle(button);
        const card = button.querySelector('.card')!;
        const style = getComputedStyle(card);
        return {
          isLegal: button.classList.contains('legal'),
          at: new DOMMatrix(getComputedStyle(button).transform).m42,
          veil: [
            opacity,
            filter,
            backgroundImage,
            style.opacity,
            style.filter.replace(/drop-shadow.*/, 'none'),
          ],
        };
      }),
    );
    expect(cards.map(({ isLegal }) => isLegal).filter(Boolean)).toHaveLength(2);
    const [legal, barred] = [true, false].map((one) => cards.filter(({ isLegal }) => isLegal === one));
    const lowest = Math.max(...legal!.map(({ at }) => at));
    const highest = Math.min(...barred!.map(({ at }) => at));
    expect(highest - lowest, 'legal cards stand higher').toBeGreaterThan(16);
    for (const { veil } of cards) expect(veil).toEqual(['1', 'none', 'none', '1', 'none']);
  });
}

test('nothing shifts from the cut to the count', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const stage = new Stage(page);
  await stage.open(server.address, SCENES['cut, mine']);
  await lay(page, stage, 'cut, mine');
  await page.evaluate(() => {
    const shifts: string[] = [];
    (window as unknown as { shifts: string[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.textContent,
        );
        shifts.push(`${value.toFixed(5)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
  const course: Scene[] = [
    'cut, another',
    'auction, first',
    'auction, others',
    'auction, answer',
    'contract, few',
    'doubling',
    'lead, mine',
    'trick, others',
  ];
  for (const scene of course) await lay(page, stage, scene);
  stage.show(COMPLETE.state, COMPLETE.happened);
  await expect(page.locator('.trick li')).toHaveCount(4);
  await expect(page.locator('.trick li')).toHaveCount(0);
  for (const scene of ['late, few cards', 'claim', 'end, lost'] satisfies Scene[])
    await lay(page, stage, scene);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('a turn is shown when the card that it answers lies there, and a finished trick is swept before', async ({
  page,
  server,
}) => {
  const stage = new Stage(page);
  await stage.open(server.address, SCENES['trick, others']);
  await lay(page, stage, 'trick, others');
  // All that is on the screen at each frame: a complete trick and a question are never there together.
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const look = () => {
      const cards = document.querySelectorAll('.trick li').length;
      const isAsked = document.querySelector('.own .ask') !== null;
      const legal = document.querySelectorAll('.hand .legal').length;
      const line = `${cards} ${isAsked ? 'asked' : 'waits'} ${legal > 0 ? 'legal' : 'none'}`;
      if (seen.at(-1) !== line) seen.push(line);
      requestAnimationFrame(look);
    };
    look();
  });
  stage.show(COMPLETE.state, COMPLETE.happened);
  await expect(page.locator('.trick li')).toHaveCount(4);
  const next = SCENES['trick, mine'];
  const lead = { what: 'game', event: { event: 'played', seat: 2, card: 'GZ' } } as const;
  stage.show(next, [lead]);
  await expect(page.locator('.own .ask')).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((line) => line.startsWith('4') && line !== '4 waits none')).toEqual([]);
  expect(seen.at(-1)).toBe('3 asked legal');
  expect(seen).toContain('3 waits none');
});

test('points of the list move at the end as money does', async ({ page, server }) => {
  const stage = new Stage(page);
  await stage.open(server.address, SCENES['end, list']);
  await expect(page.locator('.flows span')).toHaveText(['30', '30']);
  for (const [place, paid] of [
    ['bottom', '−30'],
    ['left', '+30'],
    ['top', '−30'],
    ['right', '+30'],
  ])
    await expect(page.locator(`.at-${place} .paid`)).toHaveText(paid!);
});

test('on a desktop the talk stands beside the table between the hands', async ({ page, server }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const stage = new Stage(page);
  const said = (text: string): TableState => ({
    ...SCENES['end, lost'],
    chat: [{ seat: 4, name: 'Sepp', phrase: null, text }],
  });
  await stage.open(server.address, said('Das war eng.'));
  const talk = page.getByRole('region', { name: 'Reden' });
  await expect(talk).toContainText('Sepp: Das war eng.');
  expect(await places(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reden', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-unread]')).toHaveCount(0);
  const line = talk.getByRole('textbox');
  await expect(line).toBeFocused();
  await line.fill('Noch eins!');
  await line.press('Enter');
  expect(stage.heard.at(-1)).toEqual({ do: 'chat', text: 'Noch eins!' });
  // While a hand is played nobody talks (S 3.5.1).
  stage.show(SCENES['lead, mine']);
  await expect(talk).toHaveCount(0);

  // A smaller screen has it behind its key.
  await page.setViewportSize({ width: 1024, height: 768 });
  stage.show(SCENES['end, lost']);
  await expect(page.locator('.result')).toBeVisible();
  await expect(talk).toHaveCount(0);
});

for (const [width, height] of SIZES) {
  test(`what is paid goes from who pays to who gets it at ${width} × ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const stage = new Stage(page);
    await stage.open(server.address, SCENES['end, lost']);
    await expect(page.locator('.flows span')).toHaveCount(2);
    const ways = await page.evaluate(() =>
      [...document.querySelectorAll('.flows span')].map((sum) => {
        const [animation] = sum.getAnimations();
        animation!.pause();
        // Shortly before it moves, and shortly after.
        return [460, 1160].map((at) => {
          animation!.currentTime = at;
          const { left, right, top, bottom } = sum.getBoundingClientRect();
          return [...document.querySelectorAll('.place')]
            .filter((place) => {
              const box = place.getBoundingClientRect();
              return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
            })
            .map((place) => (place as HTMLElement).dataset['place']);
        });
      }),
    );
    expect(ways).toEqual([
      [['bottom'], ['left']],
      [['top'], ['right']],
    ]);
  });
}

/** How many pixels of each card of the hand a finger can hit, from left to right. */
const free = (page: Page) =>
  page.locator('.hand button').evaluateAll((all) => {
    const hits = new Map<Element, number>(all.map((button) => [button, 0]));
    const { top, height } = all[3]!.getBoundingClientRect();
    for (let x = 0; x < innerWidth; x += 0.25) {
      const button = document.elementFromPoint(x, top + height / 2)?.closest('.hand button');
      if (button) hits.set(button, (hits.get(button) ?? 0) + 0.25);
    }
    return [...hits.values()];
  });

for (const [width, height] of SIZES) {
  test(`a finger hits each of eight cards at ${width} × ${height}`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const stage = new Stage(page);
    await stage.open(server.address, SCENES['lead, mine']);
    await lay(page, stage, 'lead, mine');
    // Eight times 44 is all of a screen of 360: there the tap that lifts has less, the one that plays never has.
    const least = width < 380 ? 41 : 43.5;
    expect(Math.min(...(await free(page)))).toBeGreaterThanOrEqual(least);
    await page.waitForTimeout(300);
    await page
      .locator('.hand button')
      .nth(3)
      .click({ position: { x: 16, y: 60 } });
    await expect(page.locator('.hand button').nth(3)).toHaveClass(/lifted/);
    await lay(page, stage, 'lead, mine');
    expect((await free(page))[3]).toBeGreaterThanOrEqual(44);
    // The outer cards lean the most: lifted they are still on the screen.
    for (const outer of [0, 7]) {
      const card = page.locator('.hand button').nth(outer);
      await card.press('Space');
      await expect(card).toHaveClass(/lifted/);
      await lieStill(page);
      expect(await places(page), `card ${outer + 1} is lifted`).toEqual([]);
    }
  });
}
