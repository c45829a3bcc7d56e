import { describe, expect, it } from 'vitest';

import type { Alternative, Decision, Review } from './api.ts';
import { cardsAt, pathOf, rowsOf, scaleOf } from './curve.ts';
import { placesFor } from './habits.ts';
import { barsOf, mistakesOf, momentOf, momentsOf, nextMistake } from './moments.ts';
import { sceneAfter, storyOf } from './story.ts';
import json from './testdata/rufspiel.json' with { type: 'json' };

const review = json as unknown as Review;
const story = storyOf(review);
const moments = momentsOf(story, review);

describe('the steps of a hand', () => {
  it('are the beginning, every word, the contract, every card, the end', () => {
    const plain = momentsOf(story, null);
    expect(plain.map(({ kind }) => kind).join(' ')).toBe(
      `start said said said said contract ${'card '.repeat(32)}end`,
    );
    expect(plain.every(({ decision }) => decision === null)).toBe(true);
  });

  it('have all decisions of the review but the doubles that nobody missed', () => {
    const found = moments.flatMap(({ decision }) => (decision === null ? [] : [decision]));
    const wanted = review.decisions.flatMap(({ kind }, at) => (kind === 'double' ? [] : [at]));
    expect(found).toEqual(wanted);
  });

  it('a decision is at the card that it played', () => {
    for (const moment of moments) {
      if (moment.kind !== 'card' || moment.decision === null) continue;
      expect(review.decisions[moment.decision]?.played).toEqual({ card: moment.card });
    }
  });

  it('a double that was missed is a step of its own', () => {
    const missed: Review = {
      ...review,
      decisions: review.decisions.map((one) =>
        one.kind === 'double' ? { ...one, verdict: 'mistake' } : one,
      ),
    };
    const doubles = momentsOf(story, missed).filter(({ kind }) => kind === 'double');
    expect(doubles).toHaveLength(review.decisions.filter(({ kind }) => kind === 'double').length);
  });
});

describe('mistakes', () => {
  it('come the dearest first', () => {
    const costs = mistakesOf(review).map((at) => review.decisions[at]!.cost);
    expect(costs).toEqual([...costs].sort((one, other) => other - one));
    expect(costs[0]).toBeCloseTo(2.055);
  });

  it('can be walked through, round and round', () => {
    const first = nextMistake(moments, review, 0)!;
    const last = Math.max(...mistakesOf(review).map((at) => momentOf(moments, at)));
    expect(nextMistake(moments, review, last)).toBe(first);
    expect(nextMistake(moments, { ...review, decisions: [] }, 0)).toBeNull();
  });
});

describe('a scene', () => {
  it('has the trick on the table, and what is left in the hands', () => {
    const scene = sceneAfter(story, 6);
    expect(scene.trick.map(({ card }) => card)).toEqual(['GA', 'GK']);
    expect(scene.hands.map((hand) => hand.length)).toEqual([6, 6, 7, 7]);
    expect(scene.winner).toBeNull();
  });

  it('keeps a complete trick until the next card', () => {
    expect(sceneAfter(story, 4)).toMatchObject({ winner: 1, trick: { length: 4 } });
    expect(sceneAfter(story, 0).trick).toEqual([]);
    expect(sceneAfter(story, 32).hands.flat()).toEqual([]);
  });
});

it('the best option has the longest bar, and one far below does not flatten the rest', () => {
  const [first] = review.decisions as [Decision];
  const [option] = first.options as [Alternative];
  const decision: Decision = {
    ...first,
    options: [1.2, 0.8, -38].map((value) => ({ ...option, value })),
    cost: 0.4,
  };
  expect(barsOf(decision)).toEqual([1, expect.closeTo(0.733, 2), 0]);
});

it('the curve goes from the first card to the last, and a touch finds its card', () => {
  const scale = scaleOf(false, 32);
  expect(pathOf(review.curve, scale)).toMatch(/^M8\.0 [\d.]+(H[\d.]+V[\d.]+){32}$/);
  expect(cardsAt(0, scale)).toBe(0);
  expect(cardsAt(scale.x(17) / 640, scale)).toBe(17);
  expect(cardsAt(2, scale)).toBe(32);
  const short = scaleOf(true, 24);
  expect([short.most, short.needed, cardsAt(2, short), cardsAt(short.x(11) / 640, short)]).toEqual([
    6, 6, 24, 11,
  ]);
});

it('habits lead to lessons and to the book, each once', () => {
  expect(
    placesFor([
      { lesson: 'not_smeared', cost: 1 },
      { lesson: 'trumps_not_drawn', cost: 3 },
      { lesson: 'took_from_partner', cost: 0.5 },
    ]),
  ).toEqual([{ lesson: 'trumps' }, { word: 'Schmieren' }]);
});

it('signs that lie close go to the next row', () => {
  expect(rowsOf([1, 2, 3, 8, 9], 3)).toEqual([0, 1, 2, 0, 1]);
});
