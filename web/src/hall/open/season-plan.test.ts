import { describe, expect, it } from 'vitest';

import type { SeasonPlan } from '../../wire/hall.ts';
import { idOf, merged, split, tomlOf } from './season-plan.ts';

const PLAN: SeasonPlan = {
  name: 'Jahr „2026“',
  best: 4,
  tournaments: ['mai', 'juni', 'juli'],
  same: [['mai:1', 'juni:4']],
};

describe('the plan of a season', () => {
  it('puts people together, with whom they were put together before', () => {
    expect(merged(PLAN, ['mai:2', 'juli:7']).same).toEqual([
      ['mai:1', 'juni:4'],
      ['mai:2', 'juli:7'],
    ]);
    expect(merged(PLAN, ['juni:4', 'juli:3']).same).toEqual([['mai:1', 'juni:4', 'juli:3']]);
  });

  it('takes them apart', () => {
    expect(split(PLAN, 'juni:4').same).toEqual([]);
    expect(split(PLAN, 'juli:4').same).toEqual(PLAN.same);
  });

  it('is written as a file', () => {
    expect(tomlOf(PLAN)).toBe(
      'name = "Jahr „2026“"\nbest = 4\ntournaments = ["mai","juni","juli"]\nsame = [["mai:1","juni:4"]]\n',
    );
    expect(tomlOf({ name: 'x', tournaments: [], same: [] })).toBe('name = "x"\ntournaments = []\n');
  });

  it('has an address', () => {
    expect(idOf('Vereinsmeisterschaft Grün-Weiß 2026!')).toBe('vereinsmeisterschaft-gruen-weiss-2026');
    expect(idOf('???')).toBe('saison');
  });
});
