/** The plan of a season: which tournaments, how many results, and who is one person in them. */

import type { SeasonPlan } from '../../wire/hall.ts';

/** An entry of a tournament, `kirchweih:17`. */
export type SeasonEntry = string;

/** Puts entries together as one person, with everybody whom they were put together with before. */
export function merged(plan: SeasonPlan, entries: SeasonEntry[]): SeasonPlan {
  const touched = plan.same.filter((group) => group.some((entry) => entries.includes(entry)));
  const others = plan.same.filter((group) => !touched.includes(group));
  const together = [...new Set([...touched.flat(), ...entries])];
  return { ...plan, same: [...others, together] };
}

/** Takes a person apart again: each entry stands for itself. */
export function split(plan: SeasonPlan, entry: SeasonEntry): SeasonPlan {
  return { ...plan, same: plan.same.filter((group) => !group.includes(entry)) };
}

/** Text in quotes; what JSON writes, the file of a season reads as well. */
const quoted = (value: string | string[]) => JSON.stringify(value);

/** The plan as the file that is kept. */
export function tomlOf(plan: SeasonPlan): string {
  const lines = [`name = ${quoted(plan.name)}`];
  if (plan.best) lines.push(`best = ${plan.best}`);
  lines.push(`tournaments = ${quoted(plan.tournaments)}`);
  if (plan.same.length > 0) lines.push(`same = [${plan.same.map(quoted).join(', ')}]`);
  return `${lines.join('\n')}\n`;
}

/** The address of a new season. */
export function idOf(name: string): string {
  const spelled = name
    .trim()
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  return spelled.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'saison';
}
