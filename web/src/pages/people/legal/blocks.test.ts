import { expect, it } from 'vitest';

import { passages } from './blocks.ts';

it('items that follow each other are one list', () => {
  const blocks = [
    { kind: 'heading', text: 'A' },
    { kind: 'item', text: 'b' },
    { kind: 'item', text: 'c' },
    { kind: 'paragraph', text: 'D' },
    { kind: 'item', text: 'e' },
  ] as const;
  expect(passages([...blocks])).toEqual([
    { kind: 'heading', text: 'A' },
    { kind: 'list', items: ['b', 'c'] },
    { kind: 'paragraph', text: 'D' },
    { kind: 'list', items: ['e'] },
  ]);
});
