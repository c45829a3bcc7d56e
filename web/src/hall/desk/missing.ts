/** What a tournament still lacks, as far as the desk knows. */

import { leftOver } from '../door/left-over.ts';
import type { Views } from '../net/types.ts';

export interface Lack {
  key: string;
  args: Record<string, number>;
  /** Where it is dealt with. */
  section: string;
}

export function missing(views: Partial<Views>): Lack[] {
  const { setup, players, referee, draw } = views;
  if (!setup) return [];
  const phase = setup.phase.name;
  const isBefore = phase === 'planned' || phase === 'open' || phase === 'drawn';
  const lacks: Lack[] = [];
  const lack = (when: boolean, key: string, section: string, count = 0) => {
    if (when) lacks.push({ key, args: { count }, section });
  };
  lack(!setup.officials.some(({ roles }) => roles.includes('referee')), 'hw-lack-referee', 'setup');
  lack(isBefore && setup.seed === null && phase !== 'open', 'hw-lack-seed', 'draw');
  lack((setup.forecast?.lacking ?? 0) > 0, 'hw-lack-till', 'prizes');
  const unpaid = setup.counts.unpaid ?? 0;
  lack(unpaid > 0, 'hw-lack-paid', 'door', unpaid);
  const active = players?.players.filter(({ status }) => status === 'active') ?? [];
  const young = active.filter(({ age }) => !age).length;
  lack(isBefore && setup.rules.least_age > 0 && young > 0, 'hw-lack-age', 'door', young);
  const pairs = players?.duplicates?.length ?? 0;
  lack(isBefore && pairs > 0, 'hw-lack-duplicates', 'door', pairs);
  const left = leftOver(setup.counts.players, setup.counts.house);
  lack(phase === 'open' && left !== null && left.lacking > 0, 'hw-lack-four', 'door', left?.lacking);
  const absent = setup.counts.here > 0 ? setup.counts.players - setup.counts.here : 0;
  lack((phase === 'open' || phase === 'drawn') && absent > 0, 'hd-lack-here', 'door', absent);
  const open = referee
    ? [...referee.approvals, ...referee.complaints, ...referee.calls].filter(({ answer }) => answer === null)
        .length
    : 0;
  lack(open > 0, 'hw-lack-answers', 'referee', open);
  lack(draw?.draws.some(({ verified }) => !verified) ?? false, 'hw-lack-proof', 'draw');
  return lacks;
}
