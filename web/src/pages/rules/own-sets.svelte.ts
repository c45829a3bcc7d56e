/** One's own rule sets, kept on this device. */

import { keep, kept } from '../../settings.svelte.ts';
import { freeId, withId } from './set-id.ts';

export interface OwnSet {
  /** The id in the file: there is one of each. */
  id: string;
  name: string;
  text: string;
}

const MOST = 30;
const PREFIX = 'own:';

/** What was kept, as far as it can be read. */
export function readSets(text: string | null): OwnSet[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter(
      (one): one is OwnSet =>
        typeof one === 'object' &&
        one !== null &&
        ['id', 'name', 'text'].every((key) => typeof (one as Record<string, unknown>)[key] === 'string'),
    );
  } catch {
    return [];
  }
}

class OwnSets {
  #all = $state.raw<readonly OwnSet[]>(readSets(kept('own-rules')));

  get all(): readonly OwnSet[] {
    return this.#all;
  }

  /** The ids that are taken. */
  get ids(): string[] {
    return this.#all.map(({ id }) => id);
  }

  /** What a set with this id is called on this device; null where there is none. */
  nameOf(id: string): string | null {
    return this.#all.find((set) => set.id === id)?.name ?? null;
  }

  /** A set that came from elsewhere as it can be kept beside the others: the very one, if it is there already; else
   * under an id that no other has. */
  beside(set: OwnSet): OwnSet {
    const there = this.#all.find(({ id, text }) => text === withId(set.text, id));
    if (there) return there;
    const id = freeId(set.id, this.ids);
    return id === set.id ? set : { ...set, id, text: withId(set.text, id) };
  }

  /** Keeps a set, in place of the one with the same id. */
  put(set: OwnSet): void {
    const others = this.#all.filter(({ id }) => id !== set.id);
    this.#write([...others, set].slice(-MOST));
  }

  remove(id: string): void {
    this.#write(this.#all.filter((set) => set.id !== id));
  }

  /** The own set of a choice, `own:dahoam`. */
  chosen(choice: string): OwnSet | null {
    return this.#all.find((set) => choiceOf(set) === choice) ?? null;
  }

  #write(all: readonly OwnSet[]): void {
    this.#all = all;
    keep('own-rules', JSON.stringify(all));
  }
}

/** How a choice names an own set, so that it is not taken for a built-in one. */
export function choiceOf(set: Pick<OwnSet, 'id'>): string {
  return PREFIX + set.id;
}

export const ownSets = new OwnSets();
