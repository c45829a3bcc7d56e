/** The blocks of a text as they are set: items that follow each other are one list. */

import type { LegalText } from '../net/types.ts';

export type Passage = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] };

export function passages(blocks: LegalText['blocks']): Passage[] {
  const set: Passage[] = [];
  for (const { kind, text } of blocks) {
    const last = set.at(-1);
    if (kind !== 'item') set.push({ kind, text });
    else if (last?.kind === 'list') last.items.push(text);
    else set.push({ kind: 'list', items: [text] });
  }
  return set;
}
