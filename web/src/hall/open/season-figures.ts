/** What a season comes to beside its ranking: records, and the way of those in front. */

import type { SeasonView } from '../net/types.ts';

type Person = SeasonView['ranked'][number];

export interface SeasonRecord {
  names: string[];
  number: number;
}

/** Who has the most of something; nobody where nobody has any. Those level share it, in the order of the ranking. */
function most(people: Person[], of: (person: Person) => number): SeasonRecord | null {
  const number = Math.max(0, ...people.map(of));
  if (number === 0) return null;
  return { names: people.filter((person) => of(person) === number).map(({ name }) => name), number };
}

export const mostWins = (people: Person[]) => most(people, ({ stats }) => stats.wins);
export const mostSolos = (people: Person[]) => most(people, ({ stats }) => stats.solos_won);
export const mostOften = (people: Person[]) => most(people, ({ stats }) => stats.tournaments);
export const bestResult = (people: Person[]) =>
  most(people, ({ results }) => Math.max(0, ...results.map(({ points }) => points)));

/** How many had a place in each tournament that is over. */
export function fields(season: SeasonView): { name: string; players: number }[] {
  return season.tournaments.flatMap(({ name, closed }, at) => {
    const of = season.ranked
      .flatMap(({ results }) => results)
      .find(({ tournament }) => tournament === at)?.of;
    return closed && of !== undefined ? [{ name, players: of }] : [];
  });
}

export interface Course {
  name: string;
  /** Points added up after each tournament that is over. */
  sums: number[];
}

/** The way of the first few. */
export function courses(season: SeasonView, count: number): Course[] {
  const over = season.tournaments.flatMap(({ closed }, at) => (closed ? [at] : []));
  return season.ranked.slice(0, count).map(({ name, results }) => {
    let sum = 0;
    const sums = over.map((at) => (sum += results.find(({ tournament }) => tournament === at)?.points ?? 0));
    return { name, sums };
  });
}

/** Moves labels apart that would lie on each other: each at least so far below the one above. */
export function apart(heights: number[], distance: number): number[] {
  const order = heights.map((height, at) => ({ height, at })).sort((one, other) => one.height - other.height);
  const moved = [...heights];
  let last = -Infinity;
  for (const { height, at } of order) {
    last = Math.max(height, last + distance);
    moved[at] = last;
  }
  return moved;
}
