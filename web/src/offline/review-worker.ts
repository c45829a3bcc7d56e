/** The worker in which a hand of this device is reviewed; who does not want to wait any more ends it. */

import { Engine } from '../engine/engine.ts';
import type { Lang } from '../texts.ts';
import type { Review } from '../wire/learn.ts';

/** A hand to be reviewed, and with what. */
export interface ReviewAsked {
  engine: string;
  record: string;
  /** The rule files it may name beside the ready sets. */
  toml: string[];
  lang: Lang;
}

export type ReviewTold =
  | { told: 'working'; done: number; all: number }
  | { told: 'done'; review: Review }
  | { told: 'refused'; message: string }
  | { told: 'broken' };

/** Who judges: the one whom the server asks. */
const JUDGE = 'stammtisch';

const page = globalThis as unknown as {
  postMessage(told: ReviewTold): void;
  onmessage: ((event: { data: ReviewAsked }) => void) | null;
};

async function review({ engine: url, record, toml, lang }: ReviewAsked): Promise<void> {
  const engine = await Engine.load(url);
  let answer = engine.ask<'review' | 'review_step'>({
    ask: 'review',
    record,
    judge: JUDGE,
    seed: 0,
    toml,
    lang,
  });
  while (answer.answer === 'reviewing') {
    page.postMessage({ told: 'working', done: answer.done, all: answer.all });
    answer = engine.ask<'review' | 'review_step'>({ ask: 'review_step', lang });
  }
  page.postMessage(
    answer.answer === 'reviewed'
      ? { told: 'done', review: answer.review }
      : { told: 'refused', message: answer.reason.message },
  );
}

page.onmessage = ({ data }) => void review(data).catch(() => page.postMessage({ told: 'broken' }));
