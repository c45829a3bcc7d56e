/** Somebody who types paper lists: every key is counted, and now and then one is missed. */

import type { Page } from '@playwright/test';

import type { SeatTotals } from '../src/wire/hall.ts';
import type { Dice } from './paper-games.ts';

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
      if (own.touts_played || own.sie) {
        await this.type(String(own.touts_won ?? 0));
        await this.key('Enter');
        await this.type(String(own.touts_played ?? 0));
        await this.key('Enter');
        if (own.sie) await this.type(String(own.sie));
      }
      await this.key('Enter');
    }
  }
}
