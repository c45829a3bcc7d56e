import { describe, expect, it } from 'vitest';

import type { ChatLine } from '../../protocol.ts';
import { newLines, Talked } from './talked.svelte.ts';

const line = (text: string, seat: 1 | 2 = 2): ChatLine => ({ seat, name: 'Bert', text, phrase: null });

describe('what was said', () => {
  it('is new once', () => {
    const [a, b, c] = [line('a'), line('b'), line('c')];
    expect(newLines([], [a])).toEqual([a]);
    expect(newLines([a], [a, b])).toEqual([b]);
    expect(newLines([a, b], [b, c])).toEqual([c]);
    expect(newLines([a, b], [])).toEqual([]);
    expect(newLines([a], [b])).toEqual([b]);
  });

  it('is unread until it is looked at, but for what one said oneself', () => {
    const talked = new Talked();
    talked.take([line('a')], 1, true);
    talked.take([line('a'), line('mine', 1)], 1, true);
    expect(talked.unread).toBe(1);
    const close = talked.read();
    expect(talked.unread).toBe(0);
    talked.take([line('a'), line('mine', 1), line('b')], 1, true);
    expect(talked.unread).toBe(0);
    close();
    talked.take([], 1, false);
    talked.take([line('next hand')], 1, true);
    expect(talked.unread).toBe(1);
    expect(talked.lines.map(({ text }) => text)).toEqual(['a', 'mine', 'b', 'next hand']);
    talked.take([], 1, true);
    expect(talked.lines, 'somebody was blocked').toEqual([]);
  });
});
