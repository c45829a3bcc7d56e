import { describe, expect, it } from 'vitest';

import { cardsIn } from '../../game/cards.ts';
import { allTrumps, callable, judge, STEPS } from './primer.ts';

const task = (id: string) => STEPS.flatMap((step) => step.tasks).find((one) => one.id === id)!;

describe('the questions have the answers of the rules', () => {
  it.each([
    ['sum', '25'],
    ['suit', 'EK'],
    ['trumps', 'GO H8 SU SO HA'],
    ['ruff', 'SU'],
    ['follow', 'GZ G8'],
    ['follow-trump', 'EO SU H7'],
    ['free', 'SO H9 EA G7'],
    ['call', 'EA'],
    ['ace', 'EA'],
    ['wenz', 'SU'],
  ])('%s', (id, right) => expect(task(id).right.join(' ')).toBe(right));

  it('and each of them can be chosen', () => {
    for (const { id, from, right } of STEPS.flatMap((step) => step.tasks)) {
      const all: string[] =
        'cards' in from ? from.cards : 'words' in from ? from.words : from.numbers.map(String);
      expect(
        right.every((one) => all.includes(one)),
        id,
      ).toBe(true);
      expect(right.length, id).toBeGreaterThan(0);
    }
  });
});

it('s_2_5_6_a_rufspiel_has_fourteen_trumps_in_their_order', () => {
  expect(allTrumps({ contract: 'rufspiel', called: 'EA' }).join(' ')).toBe(
    'EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7',
  );
  expect(allTrumps({ contract: 'wenz', goal: 'majority' })).toEqual(['EU', 'GU', 'HU', 'SU']);
});

it('s_2_5_1_an_ace_is_called_in_a_suit_of_which_one_has_a_card', () => {
  expect(callable(cardsIn('EO GO HU HA H8 EK E9 SA'))).toEqual(['EA']);
  expect(callable(cardsIn('EA GK SK HA'))).toEqual(['GA', 'SA']);
});

it('an answer is right, half right or wrong', () => {
  expect(judge(task('follow'), ['G8', 'GZ'])).toBe('right');
  expect(judge(task('follow'), ['G8'])).toBe('half');
  expect(judge(task('follow'), ['G8', 'GO'])).toBe('wrong');
  expect(judge(task('follow'), [])).toBe('wrong');
});
