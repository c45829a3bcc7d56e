/** A round that is open: what its log says, and how something is written into it. */

import type { Engine } from '../../../engine/engine.ts';
import { lang, t } from '../../../lang.svelte.ts';
import type {
  EnginePriced,
  EngineSheetAnswer,
  EngineSheetAsk,
  EngineSheetShown,
  EngineSpan,
  SheetDeed,
  SheetHand,
  SheetToTell,
} from '../../../wire/engine.ts';
import { Problem } from '../../../net/problem.ts';
import { isOvertaken, type KeptRunde, RundeDrawer } from './drawer.ts';
import { house } from './house.ts';
import { forgetEngine, rulesEngine } from './rules-engine.ts';

type About = EngineSheetAnswer['about'];
type Told<A extends About> = Extract<EngineSheetAnswer, { about: A }>;

/** Why something was not done, in words. */
type Outcome<T> = { done: T } | { refused: string };

/** Whether an answer is about something. */
function isAbout<A extends About>(answer: EngineSheetAnswer, about: A): answer is Told<A> {
  return answer.about === about;
}

/** Asks about a sheet. */
function ask<A extends About>(engine: Engine, question: EngineSheetAsk, about: A): Outcome<Told<A>> {
  const answer = engine.ask<'sheet'>({ ask: 'sheet', ...question, lang: lang() });
  if (answer.answer === 'refused') return { refused: answer.reason.message };
  if (!isAbout(answer, about)) throw new Error(`the engine answers about ${answer.about}`);
  return { done: answer };
}

/** How many entries are sent at once. */
const AT_ONCE = 100;

/** A round that is open on this page. */
export class OpenRunde {
  kept = $state.raw<KeptRunde | null>(null);
  shown = $state.raw<EngineSheetShown | null>(null);
  /** Why something was not done. */
  failure = $state('');
  #span: EngineSpan = 'all';
  #engine: Engine | null = null;
  readonly #drawer = new RundeDrawer();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {}

  /** Reads what this device has; false where there is nothing. */
  async open(): Promise<boolean> {
    const kept = await this.#drawer.find(this.id);
    if (!kept) return false;
    this.#engine = await rulesEngine();
    await this.#reopen();
    this.kept = kept;
    return true;
  }

  /** Reads everything anew: what another page of this browser has written is there then. */
  async #reopen(): Promise<void> {
    const engine = this.#engine ?? (await rulesEngine());
    this.#engine = engine;
    const opened = ask(engine, { about: 'open', log: await this.#drawer.log(this.id) }, 'kept');
    this.failure = 'refused' in opened ? opened.refused : '';
    this.show();
  }

  /** Reads everything anew once nothing is being written. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#reopen());
  }

  /** Shows what the log says, with the figures of a time. */
  show(span: EngineSpan = this.#span): void {
    this.#span = span;
    const device = this.kept?.device ?? 'nobody';
    const shown = this.#about({ about: 'show', device, span }, 'shown');
    if (shown) this.shown = shown;
  }

  #about<A extends About>(question: EngineSheetAsk, about: A): Told<A> | null {
    if (!this.#engine) return null;
    const outcome = ask(this.#engine, question, about);
    if ('done' in outcome) return outcome.done;
    this.failure = outcome.refused;
    return null;
  }

  /** What a hand would pay; nothing is written. */
  price(evening: string, hand: SheetHand, of: string | null): EnginePriced | null {
    return this.#about({ about: 'price', evening, hand, of }, 'priced');
  }

  /** What can be told of a hand on an evening. */
  toTell(evening: string): SheetToTell | null {
    return this.#about({ about: 'to_tell', evening }, 'to_tell');
  }

  /** The table of sums, or the whole log. */
  text(about: 'table' | 'log'): string {
    return this.#about({ about }, 'text')?.text ?? '';
  }

  /** Writes entries; true only when they are kept. */
  write(deeds: SheetDeed[]): Promise<boolean> {
    return this.#keep((device) => ({ about: 'write', device, deeds }));
  }

  /** Takes in a table of sums. */
  bring(table: string): Promise<boolean> {
    return this.#keep((device) => ({ about: 'import', device, table }));
  }

  /** Takes in what another log has; from the server, or from another device. */
  merge(log: string, isSent = false): Promise<boolean> {
    return this.#inTurn(async () => {
      const kept = this.#about({ about: 'merge', log }, 'kept');
      if (!kept) return false;
      return this.#safely(async () => this.#drawer.take(this.id, kept.lines, kept.gone, isSent));
    });
  }

  /** Keeps the round on the server too, as a new one there. */
  async settle(): Promise<void> {
    if (!this.kept || this.kept.house) return;
    const { id } = await house.open(this.kept.name);
    await this.#drawer.forgetSent(this.id);
    await this.setUp({ house: { id, seen: 0 } });
    await this.meet();
  }

  #meeting: Promise<void> | null = null;
  #isToMeet = false;

  /** Sends what the server has not, and takes what it has; what is written meanwhile goes with the next turn. */
  meet(): Promise<void> {
    this.#isToMeet = true;
    this.#meeting ??= this.#meetAll().finally(() => (this.#meeting = null));
    return this.#meeting;
  }

  async #meetAll(): Promise<void> {
    while (this.#isToMeet && this.kept?.house) {
      this.#isToMeet = false;
      const { id } = this.kept.house;
      for (;;) {
        const lines = await this.#drawer.unsent(this.id, AT_ONCE);
        if (lines.length === 0) break;
        await house.write(
          id,
          lines.map(({ line }) => line),
        );
        await this.#inTurn(() => this.#drawer.markSent(this.id, lines));
      }
      const { head, entries } = await house.log(id, this.kept.house.seen);
      if (entries.length === 0) continue;
      if (!(await this.merge(entries.map(({ line }) => line).join('\n'), true))) return;
      await this.setUp({ house: { id, seen: head } });
    }
  }

  /** Meets the server, if it can be reached; whoever belongs to the round there no more keeps what is here. */
  async meetIfPossible(): Promise<void> {
    try {
      await this.meet();
    } catch (error) {
      const problem = Problem.of(error);
      if (problem.status === 404) await this.setUp({ house: null });
      else if (problem.status !== 0) this.failure = problem.message;
    }
  }

  /** Changes how the round is set up. */
  async setUp(change: Partial<Omit<KeptRunde, 'id' | 'device'>>): Promise<void> {
    if (!this.kept) return;
    const kept = { ...this.kept, ...change };
    await this.#drawer.put(kept);
    this.kept = kept;
  }

  /** Throws away what this device has of it. */
  remove(): Promise<void> {
    return this.#drawer.remove(this.id);
  }

  #keep(question: (device: string) => EngineSheetAsk): Promise<boolean> {
    return this.#inTurn(async () => {
      const device = this.kept?.device;
      if (device === undefined) return false;
      const once = async () => {
        this.failure = '';
        const kept = this.#about(question(device), 'kept');
        if (!kept) return false;
        await this.#drawer.add(this.id, kept.lines, kept.gone);
        return true;
      };
      const isKept = await this.#safely(async () => {
        try {
          return await once();
        } catch (error) {
          if (!isOvertaken(error)) throw error;
          await this.#reopen();
          return once();
        }
      });
      if (isKept) void this.meetIfPossible();
      return isKept;
    });
  }

  /** Does something; where it cannot be kept, the sheet is what was kept before. */
  async #safely(work: () => Promise<boolean | void>): Promise<boolean> {
    try {
      if ((await work()) === false) return false;
      this.show();
      return true;
    } catch {
      forgetEngine();
      this.#engine = null;
      await this.#reopen().catch(() => undefined);
      this.failure = t('rd-not-kept');
      return false;
    }
  }

  /** One after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#writing.then(work);
    this.#writing = done.catch(() => undefined);
    return done;
  }
}

/** The built-in rule sets by which one plays for money. */
export async function moneySets(): Promise<{ id: string; name: string }[]> {
  const outcome = ask(await rulesEngine(), { about: 'sets' }, 'sets');
  return 'done' in outcome ? outcome.done.sets : [];
}

/** A rule file as a log keeps it, or why it is none. */
export async function canonicalOf(toml: string): Promise<Outcome<string>> {
  const answer = (await rulesEngine()).ask<'rules'>({ ask: 'rules', rules: { toml }, lang: lang() });
  return answer.answer === 'refused' ? { refused: answer.reason.message } : { done: answer.canonical };
}
