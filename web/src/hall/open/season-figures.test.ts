import { describe, expect, it } from 'vitest';

import type { SeasonView } from '../net/types.ts';
import { apart, bestResult, courses, fields, mostOften, mostSolos, mostWins } from './season-figures.ts';

const person = (name: string, points: (number | null)[], wins: number): SeasonView['ranked'][number] => {
  const results = points.flatMap((point, tournament) =>
    point === null
      ? []
      : [{ tournament, player: 1, rank: 1, of: 8 + tournament, points: point, counts: true }],
  );
  const stats = {
    tournaments: results.length,
    wins,
    best_rank: 1,
    average: 0,
    sie: 0,
    touts_won: 0,
    touts_played: 0,
    solos_played: 0,
    solos_won: 0,
  };
  return { rank: 1, shared: false, name, town: '', points: 0, counted: 0, results, stats, plot: '' };
};
const tournament = (name: string, closed: boolean) => ({ id: name, name, date: '2026-05-01', closed });
const season: SeasonView = {
  ok: true,
  id: 'x',
  name: 'x',
  best: null,
  of: 3,
  tournaments: [tournament('Mai', true), tournament('Juni', true), tournament('Juli', false)],
  ranked: [person('Resi', [20, 5], 1), person('Sepp', [10, null], 0), person('Anna', [null, 12], 1)],
};

describe('the figures of a season', () => {
  it('name who has the most, and all who are level', () => {
    expect(mostWins(season.ranked)).toEqual({ names: ['Resi', 'Anna'], number: 1 });
    expect(mostOften(season.ranked)).toEqual({ names: ['Resi'], number: 2 });
    expect(bestResult(season.ranked)).toEqual({ names: ['Resi'], number: 20 });
    expect(mostSolos(season.ranked)).toBeNull();
    expect(mostWins([])).toBeNull();
  });

  it('tell how many came', () => {
    expect(fields(season)).toEqual([
      { name: 'Mai', players: 8 },
      { name: 'Juni', players: 9 },
    ]);
  });

  it('follow the first from tournament to tournament, as far as they are over', () => {
    expect(courses(season, 2)).toEqual([
      { name: 'Resi', sums: [20, 25] },
      { name: 'Sepp', sums: [10, 10] },
    ]);
  });

  it('keep labels apart', () => {
    expect(apart([10, 12, 50], 8)).toEqual([10, 18, 50]);
    expect(apart([12, 10], 8)).toEqual([18, 10]);
  });
});
