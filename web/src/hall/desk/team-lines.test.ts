import { describe, expect, it } from 'vitest';

import { linesOf, teamsOf } from './team-lines.ts';

describe('teams', () => {
  it('are a name and numbers, however they are set apart', () => {
    const team = { name: 'FC Isen', players: [3, 17, 22] };
    for (const line of ['FC Isen: 3, 17, 22', 'FC Isen 3 17 22', ' FC Isen;3;17;22 ', 'FC Isen, 3, 17 22'])
      expect(teamsOf(line)).toEqual([team]);
  });

  it('stay as they are when nothing was typed', () => {
    const teams = [
      { name: 'Die 4 Unter', players: [1, 2, 3, 4] },
      { name: 'Stammtisch 1860', players: [5, 6, 7, 8] },
    ];
    expect(linesOf(teams)).toBe('Die 4 Unter: 1, 2, 3, 4\nStammtisch 1860: 5, 6, 7, 8');
    expect(teamsOf(linesOf(teams))).toEqual(teams);
  });

  it('may lack players or a name, and the server says so', () => {
    expect(teamsOf('Isen\n\n3 4')).toEqual([
      { name: 'Isen', players: [] },
      { name: '', players: [3, 4] },
    ]);
  });
});
