/** The Stoss is given only by a tap that meant it: not by one that was on its way to what stood there before. */

import { SCENES, Stage } from './scenes.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a tap that comes with the button gives none, one that saw it does', async ({ page, server }) => {
  const stage = new Stage(page);
  await stage.open(server.address, SCENES['contract, few']);
  // A finger that comes down and goes up in the moment when the button appears.
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      const button = document.querySelector('.stoss');
      if (!button) return;
      watch.disconnect();
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      document.documentElement.dataset['tapped'] = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  stage.show(SCENES['doubling']);
  await expect(page.locator('html')).toHaveAttribute('data-tapped', 'yes');
  await page.waitForTimeout(400);
  expect(stage.heard.filter((command) => command.do === 'act')).toEqual([]);
  await page.locator('[data-double]').tap();
  await expect.poll(() => stage.heard.at(-1)).toEqual({ do: 'act', hand: 7, action: { double: 'stoss' } });
});
