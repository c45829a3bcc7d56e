/** The pictures of the cards, fetched once and put into the document, so that every card is a reference to its symbol. */

import type { Deck } from '../settings.svelte.ts';

/** The file with the pictures of a pack. */
export function deckFile(deck: Deck, indices: boolean): string {
  return `/cards${deck === 'bavarian' ? '' : '-four-colour'}${indices ? '' : '-plain'}.svg`;
}

/** The file whose pictures are in the document, or on their way there. */
let wanted = '';

/** Brings the pack, in place of the one that is there. */
export async function loadDeck(deck: Deck = 'bavarian', indices = true): Promise<void> {
  const file = deckFile(deck, indices);
  if (file === wanted) return;
  wanted = file;
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(response.statusText);
    const text = await response.text();
    if (file === wanted) show(text);
  } catch {
    // The pack that is there stays; the next choice, or the next page, tries again.
    if (file === wanted) wanted = '';
  }
}

function show(text: string): void {
  const deck = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  deck.setAttribute('aria-hidden', 'true');
  deck.setAttribute('class', 'deck');
  document.querySelector('body > .deck')?.remove();
  document.body.prepend(document.importNode(deck, true));
}
