/** Where things on a page overlap, are cut off, or stick out of it: asserted from bounding boxes. */

import type { Page } from '@playwright/test';

/** A laptop, a phone, a projector, and an old projector. */
export const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
] as const;

/** What is wrong with the page as it stands, a line for each finding; nothing where all is well. */
export async function faults(page: Page): Promise<string[]> {
  // What a new size changes is drawn with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  return page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    interface Thing {
      element: Element;
      box: Box;
    }
    /** Nobody sees less than this. */
    const SLACK = 2;
    const CONTROLS = 'button, input, select, textarea, img, svg, canvas, a.button';
    const found: string[] = [];

    const nameOf = (element: Element) => {
      const text = (element.textContent || element.getAttribute('aria-label') || '').trim();
      const kind = [element.tagName.toLowerCase(), ...element.classList].filter(
        (one) => !one.startsWith('s-'),
      );
      return `${kind.join('.')} "${text.replace(/\s+/g, ' ').slice(0, 40)}"`;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) && !element.closest('.aloud, option, script, style, title, noscript');

    /** The box of the letters of an element's own text; what a line keeps free above and below is not theirs. */
    const textBox = (element: Element): Box | null => {
      const range = document.createRange();
      let box: Box | null = null;
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          if (rect.width < 1 || rect.height < 1) continue;
          const [top, bottom] = [rect.top + rect.height * 0.2, rect.bottom - rect.height * 0.18];
          box = box
            ? {
                left: Math.min(box.left, rect.left),
                top: Math.min(box.top, top),
                right: Math.max(box.right, rect.right),
                bottom: Math.max(box.bottom, bottom),
              }
            : { left: rect.left, top, right: rect.right, bottom };
        }
      }
      return box;
    };

    /** What is left of a box when its ancestors have cut off what they do not show. */
    const clipOf = (element: Element): Box & { scrolls: boolean } => {
      const view: Box & { scrolls: boolean } = {
        left: -Infinity,
        top: -Infinity,
        right: Infinity,
        bottom: Infinity,
        scrolls: false,
      };
      for (let above = element.parentElement; above; above = above.parentElement) {
        const style = getComputedStyle(above);
        const rect = above.getBoundingClientRect();
        const cuts = (way: string) => way === 'hidden' || way === 'clip';
        const rolls = (way: string) => way === 'auto' || way === 'scroll';
        if (rolls(style.overflowX) && above.scrollWidth > above.clientWidth) view.scrolls = true;
        if (view.scrolls) break;
        if (cuts(style.overflowX)) {
          view.left = Math.max(view.left, rect.left);
          view.right = Math.min(view.right, rect.right);
        }
        if (cuts(style.overflowY)) {
          view.top = Math.max(view.top, rect.top);
          view.bottom = Math.min(view.bottom, rect.bottom);
        }
        if (style.position === 'fixed') break;
      }
      return view;
    };

    const things: Thing[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element)) continue;
      if (element.matches(CONTROLS)) {
        if (element.parentElement?.closest('svg, button, a.button')) continue;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (right - left > 1 && bottom - top > 1) things.push({ element, box: { left, top, right, bottom } });
      } else if (!element.closest('svg')) {
        const box = textBox(element);
        if (box) things.push({ element, box });
      }
    }

    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1)
      found.push(`the page is ${root.scrollWidth} wide on a screen of ${root.clientWidth}`);
    for (const { element, box } of things) {
      const clip = clipOf(element);
      const isOut =
        box.left < clip.left - SLACK ||
        box.right > clip.right + SLACK ||
        box.top < clip.top - SLACK ||
        box.bottom > clip.bottom + SLACK;
      const isBeside = !clip.scrolls && (box.left < -SLACK || box.right > root.clientWidth + SLACK);
      const style = getComputedStyle(element);
      const isShort = element instanceof HTMLElement && !element.matches('input, textarea, select');
      const isCut =
        isShort &&
        ((style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + SLACK) ||
          (element.matches('button, a.button') &&
            (element.scrollWidth > element.clientWidth + SLACK ||
              element.scrollHeight > element.clientHeight + SLACK)));
      if (isOut || isBeside || isCut) found.push(`cut off: ${nameOf(element)}`);
    }

    things.sort((one, other) => one.box.top - other.box.top);
    for (const [at, { element, box }] of things.entries()) {
      for (const other of things.slice(at + 1)) {
        if (other.box.top >= box.bottom - SLACK) break;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across <= SLACK || down <= SLACK) continue;
        if (element.contains(other.element) || other.element.contains(element)) continue;
        // A label around its own field, and what scrolls below a bar that stays, are meant so.
        if (element.closest('label')?.contains(other.element) && element.tagName === 'LABEL') continue;
        found.push(`overlap: ${nameOf(element)} and ${nameOf(other.element)}`);
      }
    }
    return [...new Set(found)].slice(0, 12);
  });
}
