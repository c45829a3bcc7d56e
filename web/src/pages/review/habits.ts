/** Where to learn what a habit shows to be missing. */

import type { Habit, Lesson } from './api.ts';

export type Place = { lesson: 'follow' | 'trumps' | 'call' | 'solo' } | { word: string };

const PLACES: Record<Lesson, Place[]> = {
  passed_good_hand: [{ lesson: 'call' }, { word: 'Ansage' }],
  played_weak_hand: [{ lesson: 'call' }],
  claimed_too_little: [{ lesson: 'solo' }, { word: 'Steigern' }],
  claimed_too_much: [{ lesson: 'solo' }],
  wrong_call: [{ lesson: 'call' }, { word: 'Rufen' }],
  wrong_game: [{ lesson: 'solo' }],
  missed_tout: [{ word: 'Tout' }],
  rash_tout: [{ word: 'Tout' }],
  missed_double: [{ word: 'Stoss' }],
  rash_double: [{ word: 'Stoss' }],
  trumps_not_drawn: [{ lesson: 'trumps' }],
  partner_led_no_trump: [{ lesson: 'trumps' }, { word: 'Mitspieler' }],
  defender_led_trump: [{ lesson: 'follow' }, { word: 'Gegenspieler' }],
  defender_led_no_trump: [{ lesson: 'follow' }],
  trump_too_soon: [{ lesson: 'trumps' }],
  not_searched: [{ word: 'Suchen' }],
  wrong_suit: [{ word: 'Fehlfarbe' }],
  led_too_high: [{ lesson: 'follow' }],
  led_too_low: [{ lesson: 'trumps' }],
  not_taken: [{ lesson: 'follow' }],
  not_ruffed: [{ word: 'Stechen' }],
  took_from_partner: [{ word: 'Schmieren' }],
  taken_too_dear: [{ lesson: 'follow' }],
  won_too_high: [{ lesson: 'trumps' }],
  won_too_low: [{ lesson: 'trumps' }],
  not_smeared: [{ word: 'Schmieren' }],
  gave_away: [{ word: 'Spatzen' }],
  wrong_discard: [{ word: 'Abspatzen' }],
};

const same = (one: Place, other: Place) => JSON.stringify(one) === JSON.stringify(other);

/** The places for some habits, the dearest first, each once. */
export function placesFor(habits: readonly Pick<Habit, 'lesson' | 'cost'>[]): Place[] {
  const dearest = [...habits].sort((one, other) => other.cost - one.cost);
  const all = dearest.flatMap(({ lesson }) => PLACES[lesson]);
  return all.filter((place, at) => all.findIndex((other) => same(other, place)) === at).slice(0, 4);
}
