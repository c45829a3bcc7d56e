/** Reviews of hands that were played on this device and are not handed over yet. */

import { url } from 'virtual:engine';

import type { Lang } from '../texts.ts';
import { BrowserDrawer, type KeptHand } from './drawer.ts';
import type { ReviewAsked, ReviewSpoken, ReviewTold } from './review-worker.ts';
import { idOf } from './table-id.ts';

/** A hand that is still on this device, by the name of its table. */
export async function handHere(table: string, hand: number): Promise<KeptHand | null> {
  const id = idOf(table);
  try {
    const hands = id === null ? [] : await new BrowserDrawer().hands();
    return hands.find((one) => one.table === id && one.hand === hand) ?? null;
  } catch {
    // A browser that keeps nothing has none.
    return null;
  }
}

/** A review that is made here. */
export interface ReviewingHere {
  /** Tells it once more, in another language, where it is there. */
  speak: (lang: Lang) => void;
  /** Ends it. */
  end: () => void;
}

/** Reviews a hand here, telling how far it is. */
export function reviewHere(
  hand: KeptHand,
  lang: Lang,
  hear: (told: ReviewTold) => void,
): ReviewingHere | null {
  if (url === null) {
    hear({ told: 'broken' });
    return null;
  }
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ReviewTold>) => hear(data);
  worker.onerror = () => hear({ told: 'broken' });
  const toml = hand.rules === null ? [] : [hand.rules];
  worker.postMessage({ engine: url, record: hand.record, toml, lang } satisfies ReviewAsked);
  return {
    speak: (language) => worker.postMessage({ lang: language } satisfies ReviewSpoken),
    end: () => worker.terminate(),
  };
}
