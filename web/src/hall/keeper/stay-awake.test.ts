import { expect, it } from 'vitest';

import { type Places, stayAwake } from './stay-awake.ts';

/** A phone whose page is seen or hidden, and that counts the locks it gave. */
class Phone implements Places {
  given: { released: boolean; release: () => Promise<void> }[] = [];
  refuses = false;
  #listeners = new Set<() => void>();
  page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: unknown) => void this.#listeners.add(listener as () => void),
    removeEventListener: (_: string, listener: unknown) =>
      void this.#listeners.delete(listener as () => void),
  };
  wakeLock = {
    request: () => {
      if (this.refuses) return Promise.reject(new DOMException('the battery is low', 'NotAllowedError'));
      const lock = {
        released: false,
        release: () => {
          lock.released = true;
          return Promise.resolve();
        },
      };
      this.given.push(lock);
      return Promise.resolve(lock as unknown as WakeLockSentinel);
    },
  };

  get held(): number {
    return this.given.filter(({ released }) => !released).length;
  }

  async look(state: DocumentVisibilityState): Promise<void> {
    this.page.visibilityState = state;
    // The browser itself lets go of what a hidden page held.
    if (state === 'hidden') this.given.forEach((lock) => (lock.released = true));
    this.#listeners.forEach((listener) => listener());
    await Promise.resolve();
    await Promise.resolve();
  }
}

it('the screen is held from the beginning to the end', async () => {
  const phone = new Phone();
  const end = stayAwake(phone);
  await phone.look('visible');
  expect([phone.given.length, phone.held]).toEqual([1, 1]);
  end();
  await phone.look('visible');
  expect([phone.given.length, phone.held]).toEqual([1, 0]);
});

it('a page that was hidden is held again when it is seen', async () => {
  const phone = new Phone();
  stayAwake(phone);
  await phone.look('visible');
  await phone.look('hidden');
  expect(phone.held).toBe(0);
  await phone.look('visible');
  expect(phone.held).toBe(1);
});

it('a phone that refuses is asked again at the next look', async () => {
  const phone = new Phone();
  phone.refuses = true;
  stayAwake(phone);
  await phone.look('visible');
  expect(phone.held).toBe(0);
  phone.refuses = false;
  await phone.look('visible');
  expect(phone.held).toBe(1);
});

it('a browser without wake locks is none the worse', () => {
  const phone = new Phone();
  expect(() => stayAwake({ wakeLock: undefined, page: phone.page })()).not.toThrow();
});
