/**
 * Whole hands in every size and both orientations, by touch, mouse and keyboard; all lies in its place all the time. The tests play
 * one way in each size; with STAMMTISCH_WAYS=all, as `cargo xtask sizes` has it, every way in every size.
 */

import type { Opened } from '../src/net/types.ts';
import { answer, answerByKeys, answerByTouch } from './player.ts';
import { expect, test } from './server.ts';
import { geometry, lieStill, places } from './table-layout.ts';
import { asGuest, send } from './visitor.ts';

const BY = { touch: answerByTouch, mouse: answer, keyboard: answerByKeys } as const;
const WAYS = [
  [360, 740, 'touch'],
  [740, 360, 'touch'],
  [820, 1180, 'touch'],
  [1180, 820, 'mouse'],
  [1366, 768, 'keyboard'],
  [1440, 900, 'mouse'],
  [1920, 1080, 'keyboard'],
] as const;
const SIZES =
  process.env['STAMMTISCH_WAYS'] === 'all'
    ? WAYS.flatMap(([width, height]) =>
        (['touch', 'mouse', 'keyboard'] as const).map((by) => [width, height, by] as const),
      )
    : WAYS;

for (const [width, height, by] of SIZES) {
  test.describe(`${width} × ${height} by ${by}`, () => {
    test.use({ viewport: { width, height }, hasTouch: by === 'touch' });

    test(`a whole hand by ${by}`, async ({ page, server }) => {
      // A question that lies there waits for its answer; what moves would be found out of its place.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await asGuest(page, server.address, 'Anna');
      // By these rules somebody always plays.
      const wanted = { kind: 'practice', rules: 'preis', bots: 'regel' };
      const opened = await send(page, server.address, '/api/tables', wanted);
      await page.goto(`${server.address}/t/${((await opened.json()) as Opened).id}`);
      await expect(page.locator('.own')).toContainText('Anna');
      const begun = await geometry(page);
      const end = Date.now() + 120_000;
      let questions = 0;
      while (!(await page.locator('.result').isVisible())) {
        expect(Date.now(), 'the hand comes to its end').toBeLessThan(end);
        if (await page.locator('.own .ask').isVisible()) {
          questions += 1;
          await lieStill(page);
          expect(await places(page), `question ${questions}`).toEqual([]);
        }
        await BY[by](page);
      }
      expect(questions, 'it was asked for its cards').toBeGreaterThanOrEqual(8);
      await lieStill(page);
      expect(await places(page), 'the end').toEqual([]);
      expect(await geometry(page), 'the places of the table').toEqual(begun);
    });
  });
}
