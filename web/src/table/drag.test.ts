import { describe, expect, it } from 'vitest';

import { Drag, FLICK_ABOVE, FLICK_MS, PLAY_ABOVE, SLACK } from './drag.ts';

const START = { x: 100, y: 600, at: 0 };
const slow = (x: number, y: number) => ({ x, y, at: 2 * FLICK_MS });

describe('a card under the finger', () => {
  it('is tapped by a finger that trembles', () => {
    const drag = new Drag(START);
    drag.move({ x: 100 + SLACK / 2, y: 600 - SLACK / 2, at: 30 });
    expect(drag.isMoving).toBe(false);
    expect(drag.way).toEqual({ x: 0, y: 0 });
    expect(drag.release(slow(100, 600))).toBe('tap');
  });

  it('follows, and is played where it is let go over the table', () => {
    const drag = new Drag(START);
    drag.move(slow(140, 560));
    expect(drag.way).toEqual({ x: 40, y: -40 });
    expect(drag.isOverTable).toBe(false);
    drag.move(slow(140, 600 - PLAY_ABOVE));
    expect(drag.isOverTable).toBe(true);
    expect(drag.release(slow(140, 600 - PLAY_ABOVE))).toBe('play');
  });

  it('goes back when it is let go over the hand, wherever it was before', () => {
    const drag = new Drag(START);
    drag.move(slow(100, 300));
    expect(drag.isOverTable).toBe(true);
    expect(drag.release(slow(130, 590))).toBe('back');
  });

  it('does not become a tap again once it was dragged', () => {
    const drag = new Drag(START);
    drag.move(slow(100, 500));
    expect(drag.release(slow(100, 600))).toBe('back');
  });

  it('is played by a quick flick up, not by one down or aside', () => {
    const quick = (x: number, y: number) => new Drag(START).release({ x, y, at: FLICK_MS / 2 });
    expect(quick(100, 600 - FLICK_ABOVE)).toBe('play');
    expect(quick(100, 600 + FLICK_ABOVE)).toBe('back');
    expect(quick(100 + FLICK_ABOVE, 600)).toBe('back');
    expect(new Drag(START).release(slow(100, 600 - FLICK_ABOVE))).toBe('back');
  });
});
