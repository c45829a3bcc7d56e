import { describe, expect, it } from 'vitest';

import type { ServerMessage } from '../protocol.ts';
import { type KeptHand, type KeptTable, MemoryDrawer } from './drawer.ts';
import type { Plan } from './plan.ts';
import { type Answer, base64url, type Engine, type Question, Room, type Told } from './room.ts';

const PLAN: Plan = {
  rules: { id: 'wirtshaus' },
  level: 'regel',
  games: 4,
  dealer: 2,
  pace: 'normal',
  name: 'Anna',
};

/** With every third version a hand is counted, and what lay in the pot is paid. */
const update = (version: number): ServerMessage => {
  const isOver = version % 3 === 0;
  const state = { stage: isOver ? 'counting' : 'playing', account: { pot: isOver ? 0 : 7 } };
  return { type: 'update', version, state } as unknown as ServerMessage;
};

/** An engine that counts: each step is a version, and a hand ends with every third. */
class Counting implements Engine {
  version = 0;
  readonly asked: Question[] = [];
  isBroken = false;

  ask(question: Question): Answer {
    this.asked.push(question);
    if (this.isBroken) throw new Error('trapped');
    const quiet: Answer = {
      answer: 'table',
      messages: [],
      next: { what: 'bot', after_ms: 800 },
      save: null,
      finished: null,
    };
    switch (question.ask) {
      case 'open':
        return { ...quiet, save: 'v0' };
      case 'restore':
        if (!question.save.startsWith('v'))
          return { answer: 'refused', reason: { code: 'save_damaged', message: 'damaged' } };
        this.version = Number(question.save.slice(1));
        return quiet;
      case 'say':
        return { ...quiet, messages: [update(this.version)] };
      case 'step': {
        this.version += 1;
        const hand = Math.floor(this.version / 3);
        const finished = {
          hand,
          record: `hand ${hand}`,
          seat: 1,
          levels: ['regel', 'regel', 'regel'],
        };
        const isOver = this.version % 3 === 0;
        return {
          ...quiet,
          messages: [update(this.version)],
          save: `v${this.version}`,
          finished: isOver ? finished : null,
        };
      }
    }
  }
}

/** A device with a clock that is turned by hand. */
class Device {
  readonly told: Told[] = [];
  readonly timers: { at: number; callback: () => void }[] = [];
  engines: Counting[] = [];
  now = 0;
  /** What the drawer held when something was told. */
  readonly keptThen: (string | undefined)[] = [];
  room: Room;

  constructor(
    readonly drawer = new MemoryDrawer(),
    make = () => new Counting(),
  ) {
    this.room = new Room({
      drawer,
      engine: () => {
        const engine = make();
        this.engines.push(engine);
        return Promise.resolve(engine);
      },
      later: (callback, ms) => {
        const timer = { at: this.now + ms, callback };
        this.timers.push(timer);
        return () => void this.timers.splice(this.timers.indexOf(timer), 1);
      },
      now: () => 1_790_000_000_000_000 + this.now,
      random: (bytes) => new Uint8Array(bytes).fill(0xfb),
      tell: (told) => this.told.push(told),
    });
  }

  async pass(ms: number): Promise<void> {
    this.now += ms;
    for (;;) {
      const due = this.timers.findIndex(({ at }) => at <= this.now);
      if (due < 0) return;
      const [timer] = this.timers.splice(due, 1);
      timer?.callback();
      await this.room.settled();
    }
  }

  async hear(...asked: Parameters<Room['hear']>): Promise<void> {
    this.room.hear(...asked);
    await this.room.settled();
  }

  versions(): number[] {
    return this.told.flatMap((told) =>
      told.told === 'message' ? [(JSON.parse(told.text) as { version: number }).version] : [],
    );
  }
}

describe('a table of this device', () => {
  it('has the usual bot look at fewer deals than a server has, and any other as it is', async () => {
    for (const [level, bot] of [
      ['stammtisch', 'stammtisch:worlds=0.2'],
      ['meister', 'meister'],
    ] as const) {
      const device = new Device();
      await device.hear({ ask: 'open', plan: { ...PLAN, level }, lang: 'de' });
      expect(device.engines[0]?.asked[0]).toMatchObject({ levels: [bot, bot, bot] });
    }
  });

  it('is opened as it was wanted, with randomness of the device', async () => {
    const device = new Device();
    await device.hear({ ask: 'open', plan: PLAN, lang: 'de' });
    expect(device.engines[0]?.asked[0]).toEqual({
      ask: 'open',
      rules: { id: 'wirtshaus' },
      levels: ['regel', 'regel', 'regel'],
      games: 4,
      dealer: 2,
      name: 'Anna',
      pace: 'normal',
      seed: 'fb'.repeat(32),
      lang: 'de',
      table: `offline-${base64url(new Uint8Array(16).fill(0xfb))}`,
    });
    expect(device.told).toEqual([{ told: 'open' }]);
    expect((await device.drawer.table())?.save).toBe('v0');
  });

  it('goes on by itself, a step at a time, each when it is due', async () => {
    const device = new Device();
    await device.hear({ ask: 'open', plan: PLAN, lang: 'de' });
    await device.pass(799);
    expect(device.versions()).toEqual([]);
    await device.pass(1);
    await device.pass(800);
    expect(device.versions()).toEqual([1, 2]);
  });

  it('says nothing that is not kept', async () => {
    class Slow extends MemoryDrawer {
      saves: string[] = [];
      override async keep(table: KeptTable, hand: KeptHand | null): Promise<void> {
        await Promise.resolve();
        await super.keep(table, hand);
        this.saves.push(table.save);
      }
    }
    const drawer = new Slow();
    const device = new Device(drawer);
    const seen: string[] = [];
    device.told.push = (...told: Told[]) => {
      if (told[0]?.told === 'message') seen.push(drawer.saves.at(-1) ?? 'nothing');
      return 0;
    };
    await device.hear({ ask: 'open', plan: PLAN, lang: 'de' });
    await device.pass(800);
    await device.pass(800);
    expect(seen).toEqual(['v1', 'v2']);
  });

  it('keeps what a question does not move: the bot acts when it was to act', async () => {
    const device = new Device();
    await device.hear({ ask: 'open', plan: PLAN, lang: 'de' });
    await device.pass(700);
    await device.hear({ ask: 'say', text: '{"type":"hello","protocol":1}' });
    await device.hear({ ask: 'say', text: '{"type":"ping"}' });
    await device.pass(100);
    expect(device.engines[0]?.asked.map(({ ask }) => ask)).toEqual(['open', 'say', 'step']);
    expect(device.told.at(-2)).toEqual({ told: 'message', text: '{"type":"pong"}' });
  });

  it('keeps a hand that is over with the very state after it', async () => {
    const device = new Device();
    await device.hear({ ask: 'open', plan: { ...PLAN, rules: { toml: 'id = "x"' } }, lang: 'de' });
    for (let step = 0; step < 3; step++) await device.pass(800);
    expect(device.told.at(-1)).toEqual({ told: 'hand' });
    const [hand, ...others] = await device.drawer.hands();
    expect(others).toEqual([]);
    expect(hand).toEqual({
      table: base64url(new Uint8Array(16).fill(0xfb)),
      hand: 1,
      at: 1_790_000_000_002_400,
      seat: 1,
      bot: 'regel',
      pot: 7,
      rules: 'id = "x"',
      record: 'hand 1',
      refused: null,
    });
    expect(hand?.table).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('goes on after a reload where it was', async () => {
    const before = new Device();
    await before.hear({ ask: 'open', plan: PLAN, lang: 'de' });
    await before.pass(800);
    const after = new Device(before.drawer);
    await after.hear({ ask: 'resume', lang: 'en' });
    expect(after.engines[0]?.asked[0]).toEqual({ ask: 'restore', save: 'v1', lang: 'en' });
    await after.pass(800);
    expect(after.versions()).toEqual([2]);
    expect((await after.drawer.table())?.id).toBe((await before.drawer.table())?.id);
  });

  it('says that there is nothing to go on with', async () => {
    const device = new Device();
    await device.hear({ ask: 'resume', lang: 'de' });
    expect(device.told).toEqual([{ told: 'none' }]);
  });

  it('says why what was kept cannot be read', async () => {
    const device = new Device();
    await device.drawer.keep({ id: 'x', plan: PLAN, save: 'torn' }, null);
    await device.hear({ ask: 'resume', lang: 'de' });
    expect(device.told).toEqual([{ told: 'refused', code: 'save_damaged', message: 'damaged' }]);
  });

  it('takes a new engine where one gave up, and stops where they all do', async () => {
    const device = new Device();
    await device.hear({ ask: 'open', plan: PLAN, lang: 'de' });
    await device.pass(800);
    device.engines[0]!.isBroken = true;
    await device.pass(800);
    expect(device.told.at(-1)).toEqual({ told: 'lost' });
    await device.hear({ ask: 'resume', lang: 'de' });
    await device.pass(800);
    expect(device.versions()).toEqual([1, 2]);

    const broken = new Device(device.drawer, () => Object.assign(new Counting(), { isBroken: true }));
    for (let time = 0; time < 4; time++) await broken.hear({ ask: 'resume', lang: 'de' });
    expect(broken.told.map(({ told }) => told)).toEqual(['lost', 'lost', 'lost', 'broken']);
  });

  it('plays on where the device keeps nothing, and says so once', async () => {
    class Full extends MemoryDrawer {
      override keep(): Promise<void> {
        return Promise.reject(new Error('no room'));
      }
    }
    const device = new Device(new Full());
    await device.hear({ ask: 'open', plan: PLAN, lang: 'de' });
    await device.pass(800);
    expect(device.versions()).toEqual([1]);
    expect(device.told.filter(({ told }) => told === 'unkept')).toHaveLength(1);
  });
});
