/** The keys of the table: letters for words, and the list of them for the help. */

import type { Bid } from '../../protocol.ts';

type Word = Bid['say'] | 'stoss' | 'retour' | 'decline' | 'knock' | 'take' | 'put_up';

/** The message that holds the letter of a word: it differs from language to language. */
export function letterKey(word: Word): string {
  return `web-letter-${word.replace('_', '-')}`;
}

/** What the help says of keys; a key that begins with `web-` is a letter of the language. */
export const HELP_KEYS: readonly { id: string; keys: readonly string[] }[] = [
  { id: 'arrows', keys: ['←', '→'] },
  { id: 'numbers', keys: ['1', '…', '8'] },
  { id: 'enter', keys: ['Enter'] },
  { id: 'pass', keys: ['web-letter-pass'] },
  { id: 'play', keys: ['web-letter-play'] },
  { id: 'hold', keys: ['web-letter-hold'] },
  { id: 'raise', keys: ['web-letter-raise'] },
  { id: 'good', keys: ['web-letter-good'] },
  { id: 'stoss', keys: ['web-letter-stoss', 'web-letter-retour', 'web-letter-decline'] },
  { id: 'knock', keys: ['web-letter-knock', 'web-letter-decline'] },
  { id: 'offer', keys: ['web-letter-offer', 'web-letter-put-up', 'web-letter-take'] },
  { id: 'redeal', keys: ['web-letter-redeal'] },
  { id: 'space', keys: ['web-letter-space'] },
  { id: 'last', keys: ['L'] },
  { id: 'log', keys: ['C'] },
  { id: 'help', keys: ['H', '?'] },
  { id: 'menu', keys: ['M'] },
  { id: 'escape', keys: ['Esc'] },
];

/** The letters that the table itself takes, in every language. */
export const TABLE_LETTERS = ['l', 'c', 'h', 'm'];

/** The button to go to from the one that has the focus, by arrow; null for other keys. */
export function arrowTo(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return at < 0 ? 0 : (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return at < 0 ? count - 1 : (at - 1 + count) % count;
    default:
      return null;
  }
}
