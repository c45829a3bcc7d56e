/** Somebody who types paper lists: every key is counted, and now and then one is missed. */

import type { Page } from '@playwright/test';

import type { SeatTotals } from '../src/wire/hall.ts';

/** Numbers that look thrown, from a start. */
export class Dice {
  #state: number;

  constructor(start: number) {
    this.#state = start;
  }

  below(bound: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * bound);
  }
}

/** A game on paper: its line in the notation, and what each seat gets under P. */
export interface PaperGame {
  line: string;
  points: number[];
  solo: { seat: number; won: boolean } | null;
}

/** A game as it is played: mostly Rufspiele, some Solos, none that must be approved. */
export function paperGame(dice: Dice): PaperGame {
  const seat = dice.below(4);
  const won = dice.below(3) > 0;
  if (dice.below(8) === 0) {
    const points = [0, 1, 2, 3].map((at) => (at === seat ? 6 : -2) * (won ? 1 : -1));
    return { line: `${seat + 1}s${won ? '' : 'v'}`, points, solo: { seat, won } };
  }
  const partner = (seat + 1 + dice.below(3)) % 4;
  const value = dice.below(4) === 0 ? 2 : 1;
  const points = [0, 1, 2, 3].map((at) => (at === seat || at === partner ? value : -value) * (won ? 1 : -1));
  const line = `${seat + 1}r${partner + 1}${won ? '' : 'v'}${value === 2 ? 's' : ''}`;
  return { line, points, solo: null };
}

/** What stands at the foot of a list of games. */
export function footOf(games: readonly PaperGame[]): SeatTotals[] {
  return [0, 1, 2, 3].map((at) => {
    const own = games.map(({ points }) => points[at]!);
    const solos = games.filter(({ solo }) => solo?.seat === at);
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
    return {
      plus: sum(own.filter((one) => one > 0)),
      minus: -sum(own.filter((one) => one < 0)),
      solos_won: solos.filter(({ solo }) => solo!.won).length,
      solos_played: solos.length,
    };
  });
}

export class Typist {
  keys = 0;
  slips = 0;

  constructor(
    readonly page: Page,
    readonly dice: Dice,
    /** One key in so many is missed; never where it is 0. */
    public oneIn: number,
  ) {}

  async key(name: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(name);
  }

  /** Types digits and signs; a slip of the finger hits another digit. */
  async type(text: string): Promise<void> {
    for (const sign of text) {
      const slips = /\d/.test(sign) && this.oneIn > 0 && this.dice.below(this.oneIn) === 0;
      if (slips) this.slips += 1;
      await this.key(slips ? String((Number(sign) + 1 + this.dice.below(9)) % 10) : sign);
    }
  }

  /** Types the foot of a list, field by field; the last Enter closes it. */
  async foot(totals: readonly SeatTotals[]): Promise<void> {
    for (const own of totals) {
      for (const number of [own.plus, own.minus, own.plus - own.minus]) {
        await this.type(String(number));
        await this.key('Enter');
      }
      if (own.solos_played) {
        await this.type(String(own.solos_won ?? 0));
        await this.key('Enter');
        await this.type(String(own.solos_played));
        await this.key('Enter');
      }
      await this.key('Enter');
    }
  }
}
