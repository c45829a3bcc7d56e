/** Teams as the desk types them: one a line, its name and the numbers of its players. */

import type { Team } from '../../wire/hall.ts';

/** A line for every team, `Schützenverein: 3, 17, 22, 40`. */
export function linesOf(teams: readonly Team[]): string {
  return teams.map(({ name, players }) => `${name}: ${players.join(', ')}`).join('\n');
}

/** The teams of such lines; numbers at the end are players, what stands before them is the name. */
export function teamsOf(text: string): Team[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const found = /^(.*?)[:;,\s]*((?:\d+(?:[\s,;]+|$))*)$/.exec(line.trim())!;
      return { name: found[1]!.trim(), players: (found[2]!.match(/\d+/g) ?? []).map(Number) };
    });
}
