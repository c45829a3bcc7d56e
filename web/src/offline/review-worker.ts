/**
 * The worker in which a hand of this device is reviewed; who does not want to wait any more ends it. When the review is there it is told
 * once more in whatever language.
 */

import { type AnswerTo, Engine } from '../engine/engine.ts';
import type { Lang } from '../texts.ts';
import type { Review, Telling } from '../wire/learn.ts';

/** A hand to be reviewed, and with what. */
export interface ReviewAsked {
  engine: string;
  record: string;
  /** The rule files it may name beside the ready sets. */
  toml: string[];
  lang: Lang;
}

/** The same review in another language. */
export interface ReviewSpoken {
  lang: Lang;
}

export type ReviewTold =
  | { told: 'working'; done: number; all: number }
  | { told: 'done'; review: Review; words: Telling }
  | { told: 'refused'; message: string }
  | { told: 'broken' };

/** Who judges: the one whom the server asks. */
const JUDGE = 'stammtisch';

const page = globalThis as unknown as {
  postMessage(told: ReviewTold): void;
  onmessage: ((event: { data: ReviewAsked | ReviewSpoken }) => void) | null;
};

let engine: Engine | null = null;

function tell(answer: AnswerTo<'review' | 'review_step'>): void {
  switch (answer.answer) {
    case 'reviewing':
      return page.postMessage({ told: 'working', done: answer.done, all: answer.all });
    case 'reviewed':
      return page.postMessage({ told: 'done', review: answer.review, words: answer.told });
    case 'refused':
      return page.postMessage({ told: 'refused', message: answer.reason.message });
  }
}

async function review({ engine: url, record, toml, lang }: ReviewAsked): Promise<void> {
  const judging = await Engine.load(url);
  let answer = judging.ask<'review' | 'review_step'>({
    ask: 'review',
    record,
    judge: JUDGE,
    seed: 0,
    toml,
    lang,
  });
  while (answer.answer === 'reviewing') {
    tell(answer);
    answer = judging.ask<'review' | 'review_step'>({ ask: 'review_step', lang });
  }
  tell(answer);
  engine = judging;
}

page.onmessage = ({ data }) => {
  if ('engine' in data) void review(data).catch(() => page.postMessage({ told: 'broken' }));
  else if (engine) tell(engine.ask({ ask: 'review_step', lang: data.lang }));
};
