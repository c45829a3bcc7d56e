import { describe, expect, it } from 'vitest';

import { Link, type Status } from '../net/link.ts';
import type { Plan } from './plan.ts';
import type { Asked, Told } from './room.ts';
import { deviceWorld, type Port } from './world.ts';

const PLAN: Plan = {
  rules: { id: 'schule' },
  level: 'regel',
  games: null,
  dealer: 1,
  pace: 'normal',
  name: 'A',
};

function setUp(plan: Plan | null) {
  const asked: Asked[] = [];
  const heard: Told[] = [];
  const statuses: Status[] = [];
  const port: Port = { postMessage: (one) => asked.push(one), onmessage: null };
  const later: (() => void)[] = [];
  const world = {
    ...deviceWorld(port, plan, { hear: (told) => heard.push(told), lang: () => 'de' }),
    later: (callback: () => void) => {
      later.push(callback);
      return () => void later.splice(later.indexOf(callback), 1);
    },
  };
  const link = new Link(world, {
    status: (status) => statuses.push(status),
    update: () => undefined,
    refused: () => undefined,
  });
  const tell = (told: Told) => port.onmessage?.({ data: told });
  return { asked, heard, statuses, link, tell, later };
}

describe('the world of a table on this device', () => {
  it('opens the table that was wanted, and greets it as a server', () => {
    const { asked, link, tell } = setUp(PLAN);
    link.connect();
    expect(asked).toEqual([{ ask: 'open', plan: PLAN, lang: 'de' }]);
    tell({ told: 'open' });
    expect(asked[1]).toEqual({
      ask: 'say',
      text: '{"type":"hello","protocol":1,"seen":null,"pongs":true}',
    });
  });

  it('comes back to the same table when the engine gave up, and opens no second one', () => {
    const { asked, link, tell, statuses, later } = setUp(PLAN);
    link.connect();
    tell({ told: 'open' });
    tell({ told: 'lost' });
    expect(statuses.at(-1)).toBe('waiting');
    later.at(-1)?.();
    expect(asked.at(-1)).toEqual({ ask: 'resume', lang: 'de' });
  });

  it('hands on what is no word of the table', () => {
    const { heard, link, tell } = setUp(null);
    link.connect();
    tell({ told: 'none' });
    tell({ told: 'hand' });
    expect(heard).toEqual([{ told: 'none' }, { told: 'hand' }]);
  });
});
