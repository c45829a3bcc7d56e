import { expect, it } from 'vitest';

import { spansOf } from './prose.ts';

it('cards between backticks are cards, everything else is text', () => {
  expect(spansOf('Mit `GK G8` sind nur `GK` erlaubt.')).toEqual([
    { text: 'Mit ' },
    { cards: ['GK', 'G8'] },
    { text: ' sind nur ' },
    { cards: ['GK'] },
    { text: ' erlaubt.' },
  ]);
  expect(spansOf('`Weiter` sagt man.')).toEqual([{ text: 'Weiter' }, { text: ' sagt man.' }]);
  expect(spansOf('')).toEqual([]);
});
