import { describe, expect, it } from 'vitest';

import type { Alternative, Decision, Review, Telling, Verdict } from '../../review/api.ts';
import { storyOf } from '../../review/story.ts';
import json from '../../review/testdata/rufspiel.json' with { type: 'json' };
import {
  answered,
  isRight,
  type Kept,
  MOST_TASKS,
  NOTHING,
  putOff,
  readKept,
  type Task,
  tasksOf,
  tricksIn,
  withTasks,
} from './tasks.ts';

const review = json as unknown as Review;
const story = storyOf(review);
const told = {
  decisions: review.decisions.map((_, at) => ({
    at,
    place: `Stich ${at}`,
    who: '',
    verdict: '',
    did: '',
    better: null,
    cost: '1 E',
    why: `Grund ${at}`,
    rule: null,
  })),
} as unknown as Telling;

const isMistake = ({ verdict }: Decision) => ['inaccuracy', 'mistake', 'blunder'].includes(verdict);
const me = review.decisions.find(isMistake)!.seat;
const read = { review, told, story, me, path: '/review/tisch/7', lang: 'de' as const };
const tasks = tasksOf(read);

const numbered = (number: number): Task => ({ ...tasks[0]!, id: `/review/tisch/${number}/0` });
const ids = (kept: Kept) => kept.tasks.map(({ id }) => id);

describe('the tasks of a review', () => {
  it('are the mistakes of who sat there, and nobody else’s', () => {
    const mine = review.decisions.filter((decision) => decision.seat === me && isMistake(decision));
    expect(tasks.length).toBe(mine.length);
    expect(tasks.length).toBeGreaterThan(0);
    expect(tasks.map(({ decision }) => decision.cost)).toEqual(mine.map(({ cost }) => cost));
    const others = ([1, 2, 3, 4] as const).flatMap((seat) => tasksOf({ ...read, me: seat }));
    expect(others.length).toBe(review.decisions.filter(isMistake).length);
  });

  it('tell what could be known at the table and no more', () => {
    for (const task of ([1, 2, 3, 4] as const).flatMap((seat) => tasksOf({ ...read, me: seat }))) {
      const own = task.decision.hand.split(' ');
      const kept = JSON.stringify({ ...task, decision: { ...task.decision, options: [] } });
      for (const card of story.hands.flat()) {
        const isSeen =
          own.includes(card) ||
          task.plays.some((play) => play.card === card) ||
          (task.declared?.contract.contract === 'rufspiel' && task.declared.contract.called === card);
        if (!isSeen) expect(kept, `${card} in ${task.id}`).not.toContain(`"${card}"`);
      }
    }
  });

  it('lead to their place in the review', () => {
    const card = tasks.find(({ decision }) => decision.kind === 'card')!;
    expect(card.review).toBe(`/review/tisch/7#card/${card.plays.length}`);
  });
});

describe('the queue', () => {
  const three = withTasks(NOTHING, [1, 2, 3].map(numbered));
  const [first, second, third] = ids(three) as [string, string, string];

  it('brings back what was wrong after all others, and lets go what was right', () => {
    const wrong = answered(three, first, false);
    expect(ids(wrong)).toEqual([second, third, first]);
    expect(wrong.tasks.at(-1)!.wrong).toBe(1);
    const right = answered(wrong, second, true);
    expect(ids(right)).toEqual([third, first]);
    expect(right.solved).toEqual([second]);
    expect(ids(putOff(right, third))).toEqual([first, third]);
    const end = answered(answered(right, third, true), first, true);
    expect(end.tasks).toEqual([]);
  });

  it('does not bring back what was solved when the review is opened again', () => {
    const solved = answered(three, first, true);
    expect(ids(withTasks(solved, [1, 2, 3].map(numbered)))).toEqual([second, third]);
  });

  it('keeps place and count of what is known, and adds the words of another language', () => {
    const wrong = answered(three, first, false);
    const english = { place: 'trick', cost: null, why: 'because', rule: null };
    const again = withTasks(wrong, [{ ...numbered(1), words: { en: english } }]);
    expect(ids(again)).toEqual([second, third, first]);
    expect(again.tasks.at(-1)!.wrong).toBe(1);
    expect(Object.keys(again.tasks.at(-1)!.words).sort()).toEqual(['de', 'en']);
  });

  it('keeps the newest hundred', () => {
    const many = withTasks(
      NOTHING,
      Array.from({ length: MOST_TASKS + 5 }, (_, at) => numbered(at)),
    );
    expect(many.tasks.length).toBe(MOST_TASKS);
    expect(ids(many)[0]).toBe(numbered(5).id);
  });

  it('answers to what is not there change nothing', () => {
    expect(answered(three, 'x', true)).toBe(three);
    expect(putOff(three, 'x')).toBe(three);
  });
});

describe('what is kept', () => {
  it('is read as it was written', () => {
    const kept = answered(withTasks(NOTHING, tasks), tasks[0]!.id, true);
    expect(readKept(JSON.stringify(kept))).toEqual(kept);
  });

  it('may be damaged, and the rest is read all the same', () => {
    for (const text of [null, '', '{', '[]', '7', '{"version":99,"tasks":[1]}', '{"version":1}'])
      expect(readKept(text)).toEqual(NOTHING);
    const good = tasks[0]!;
    const bad = [
      null,
      7,
      {},
      { ...good, seat: 9 },
      { ...good, decision: null },
      { ...good, decision: { ...good.decision, options: [1, 2] } },
      { ...good, decision: { ...good.decision, hand: 'nichts' } },
      { ...good, words: undefined },
      { ...good, plays: [{ seat: 1, card: 'XX' }] },
    ];
    const text = JSON.stringify({ version: 1, tasks: [...bad, good], solved: ['a', 1] });
    expect(readKept(text)).toEqual({ version: 1, tasks: [good], solved: ['a'] });
  });
});

describe('a right answer', () => {
  const option = (card: string, value: number, error = 0.02): Alternative => ({
    action: { card },
    value,
    error,
    win: 0.5,
    points: 60,
    open: null,
  });
  const decision = (verdict: Verdict, options: Alternative[], exhaustive = false): Task['decision'] => {
    const last = options.at(-1)!;
    const cost = options[0]!.value - last.value;
    return { ...tasks[0]!.decision, options, played: last.action, cost, verdict, exhaustive };
  };

  it('is the best, and what costs next to nothing beside the mistake', () => {
    const blunder = decision('blunder', [
      option('EO', 1),
      option('GO', 0.96),
      option('HO', 0.7),
      option('S7', 0),
    ]);
    const right = blunder.options.map((one) => isRight(blunder, one));
    expect(right).toEqual([true, true, false, false]);
  });

  it('is what may lie behind by chance alone, never what was the mistake', () => {
    const noisy = [
      option('EO', 1, 0.1),
      option('GO', 0.8, 0.1),
      option('HO', 0.4, 0.1),
      option('S7', 0.2, 0.1),
    ];
    const mistake = decision('mistake', noisy);
    expect(noisy.map((one) => isRight(mistake, one))).toEqual([true, true, false, false]);
    const whole = decision('mistake', noisy, true);
    expect(noisy.map((one) => isRight(whole, one))).toEqual([true, false, false, false]);
  });
});

it('a task knows what was taken and whom the called Ace has shown by then', () => {
  const mistake = review.decisions.find((one) => isMistake(one) && one.kind === 'card')!;
  const after = (cards: number): Task => {
    const decisions = [{ ...mistake, after: cards }];
    return tasksOf({ ...read, review: { ...review, decisions }, me: mistake.seat })[0]!;
  };
  // The Ace of Acorns falls as the 19th card, in the fifth trick.
  expect([0, 18, 19, 31].map((cards) => after(cards).partner)).toEqual([null, null, 1, 1]);
  expect(after(7).taken).toEqual([
    { tricks: 1, points: 16 },
    { tricks: 0, points: 0 },
    { tricks: 0, points: 0 },
    { tricks: 0, points: 0 },
  ]);
  expect(after(16).taken.map(({ points }) => points)).toEqual([31, 0, 10, 6]);
});

it('cards are complete tricks and an open one', () => {
  const plays = ['EO', 'GO', 'HO', 'SO', 'EU'].map((card, at) => ({ seat: ((at % 4) + 1) as 1, card }));
  const { done, open } = tricksIn(plays);
  expect(done.length).toBe(1);
  expect(open).toEqual([plays[4]]);
});
