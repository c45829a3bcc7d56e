/**
 * Positions in which one erred, as small tasks: what they are made of, which answers are right, and in which order they
 * come. Nothing here keeps anything; `store.ts` does.
 */

import { cardsIn, isCardName } from '../../../game/cards.ts';
import type { Played, Seat } from '../../../protocol.ts';
import type { Lang } from '../../../texts.ts';
import type { Alternative, Decision, Point, Review, Telling, Told, Verdict } from '../../review/api.ts';
import { isMistake } from '../../review/moments.ts';
import { hashOf } from '../../review/points.ts';
import { playsOf, type Say, type Story } from '../../review/story.ts';
import { nothingTaken, withTrick } from '../hand/shown.svelte.ts';
import type { Taken } from '../progress.ts';

/** The version of what is kept; another one is not read. */
export const VERSION = 1;
/** The most tasks that are kept, the newest. */
export const MOST_TASKS = 100;
/** The most that are remembered as solved, so that they do not come back with their review. */
const MOST_SOLVED = 500;

/** What is said about the mistake. */
export interface TaskWords {
  place: string;
  cost: string | null;
  why: string | null;
  rule: string | null;
}

export interface Task {
  /** The hand and the place of the decision in it. */
  id: string;
  /** Where the review shows it. */
  review: string;
  seat: Seat;
  /** The names on seats 1 to 4. */
  players: (string | null)[];
  dealer: Seat;
  /** What was said before, where it is about words. */
  said: { seat: Seat; say: Say }[];
  /** Who plays what, once that is known. */
  declared: Story['declared'];
  /** The cards that were played before. */
  plays: Played[];
  /** What each seat has taken with them. */
  taken: Taken[];
  /** Whom they have shown as the partner. */
  partner: Seat | null;
  decision: Pick<
    Decision,
    'kind' | 'hand' | 'options' | 'played' | 'cost' | 'verdict' | 'worlds' | 'exhaustive'
  >;
  currency: Review['currency'];
  unitCents: number | null;
  /** In the languages in which it was read. */
  words: Partial<Record<Lang, TaskWords>>;
  /** How often it was answered wrongly. */
  wrong: number;
}

/** What is kept: the tasks, the next first, and what was solved. */
export interface Kept {
  version: typeof VERSION;
  tasks: Task[];
  solved: string[];
}

export const NOTHING: Kept = { version: VERSION, tasks: [], solved: [] };

/** A review that was read by who sat there. */
export interface Read {
  review: Review;
  told: Telling;
  story: Story;
  me: Seat;
  /** The address of the review. */
  path: string;
  lang: Lang;
}

/** The point of a decision, the words before it counted. */
function pointOf(decision: Decision, words: number): Point {
  switch (decision.kind) {
    case 'auction':
      return { word: words };
    case 'contract':
      return 'contract';
    case 'double':
      return { double: decision.after };
    case 'card':
      return { card: decision.after };
  }
}

/** How many words were said before each decision about one; every seat's decisions come in the order of its words. */
function wordsBefore(review: Review, story: Story): Map<number, number> {
  const next = new Map<Seat, number>();
  const before = new Map<number, number>();
  review.decisions.forEach((decision, at) => {
    if (decision.kind !== 'auction') return;
    const from = next.get(decision.seat) ?? 0;
    const place = story.said.findIndex(({ seat }, word) => word >= from && seat === decision.seat);
    before.set(at, Math.max(0, place));
    next.set(decision.seat, place + 1);
  });
  return before;
}

/** What lies there and in tricks before a decision; the partner is known once the called card lies there. */
function playedBefore(
  decision: Decision,
  review: Review,
  story: Story,
): Pick<Task, 'plays' | 'taken' | 'partner'> {
  const plays = playsOf(story).slice(0, decision.after);
  const { done } = tricksIn(plays);
  const taken = review.tricks
    .slice(0, done.length)
    .reduce<Taken[]>(
      (all, { winner, points }) => (winner === null ? all : withTrick(all, winner, points)),
      nothingTaken(),
    );
  const contract = story.declared?.contract;
  const called = contract?.contract === 'rufspiel' ? contract.called : null;
  const isShown = plays.some(({ card }) => card === called);
  return { plays, taken, partner: isShown ? (review.declared?.partner ?? null) : null };
}

/** The mistakes of who sat there, as tasks. Only what could be known at the table goes into them. */
export function tasksOf({ review, told, story, me, path, lang }: Read): Task[] {
  const words = wordsBefore(review, story);
  return review.decisions.flatMap((decision, at) => {
    if (decision.seat !== me || !isMistake(decision)) return [];
    const { kind, hand, options, played, cost, verdict, worlds, exhaustive } = decision;
    const isWords = kind === 'auction' || kind === 'contract';
    const before = words.get(at) ?? story.said.length;
    const line = told.decisions[at];
    const task: Task = {
      id: `${path}/${at}`,
      review: path + hashOf(pointOf(decision, before)),
      seat: me,
      players: story.players,
      dealer: story.dealer,
      said: isWords ? story.said.slice(0, before) : [],
      declared: isWords ? null : story.declared,
      ...playedBefore(decision, review, story),
      decision: { kind, hand, options, played, cost, verdict, worlds, exhaustive },
      currency: review.currency,
      unitCents: review.unit_cents,
      words: line ? { [lang]: { place: line.place, cost: line.cost, why: line.why, rule: line.rule } } : {},
      wrong: 0,
    };
    return [task];
  });
}

export const taskIds = (tasks: readonly Task[]): string[] => tasks.map(({ id }) => id);

/** Adds tasks behind those that wait. What is known keeps its place, what was solved does not come back. */
export function withTasks(kept: Kept, news: readonly Task[]): Kept {
  const old = new Map(kept.tasks.map((task) => [task.id, task]));
  const known = new Map(news.filter(({ id }) => old.has(id)).map((task) => [task.id, task]));
  const tasks = kept.tasks.map((task) => {
    const again = known.get(task.id);
    return again ? { ...again, wrong: task.wrong, words: { ...task.words, ...again.words } } : task;
  });
  const fresh = news.filter(({ id }) => !old.has(id) && !kept.solved.includes(id));
  return { ...kept, tasks: [...tasks, ...fresh].slice(-MOST_TASKS) };
}

/** What is kept after an answer: the right ones leave, the others come back after all others. */
export function answered(kept: Kept, id: string, isRight: boolean): Kept {
  const task = kept.tasks.find((one) => one.id === id);
  if (!task) return kept;
  const others = kept.tasks.filter((one) => one.id !== id);
  if (isRight) return { ...kept, tasks: others, solved: [...kept.solved, id].slice(-MOST_SOLVED) };
  return { ...kept, tasks: [...others, { ...task, wrong: task.wrong + 1 }] };
}

/** Puts a task behind all others, unanswered. */
export function putOff(kept: Kept, id: string): Kept {
  const task = kept.tasks.find((one) => one.id === id);
  return task ? { ...kept, tasks: [...kept.tasks.filter((one) => one !== task), task] } : kept;
}

/** What an option costs against the best. */
export function costOf({ options }: Pick<Decision, 'options'>, option: Alternative): number {
  return Math.max(0, (options[0]?.value ?? 0) - option.value);
}

/** What a review calls as good as the best costs less than this part of a mistake, whatever is played for. */
const LITTLE: Record<Verdict, number> = {
  best: 0,
  good: 0,
  inaccuracy: 1 / 3,
  mistake: 1 / 8,
  blunder: 1 / 20,
};

/**
 * Whether an option is a right answer: the best, or what is as good as it. That is what costs next to nothing beside the
 * mistake, and what may lie behind by chance alone (1.96 standard errors), unless it costs half as much as the mistake.
 */
export function isRight(decision: Task['decision'], option: Alternative): boolean {
  const [best] = decision.options;
  if (best === undefined || same(option.action, decision.played)) return false;
  const cost = costOf(decision, option);
  if (cost <= decision.cost * LITTLE[decision.verdict]) return true;
  const chance = decision.exhaustive ? 0 : 1.96 * Math.hypot(best.error, option.error);
  return cost <= chance && cost < decision.cost / 2;
}

export const same = (one: Told, other: Told): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The tricks before a position, and the cards that lie on the table. */
export function tricksIn(plays: readonly Played[]): { done: Played[][]; open: Played[] } {
  const size = 4;
  const count = Math.floor(plays.length / size);
  const done = Array.from({ length: count }, (_, at) => plays.slice(at * size, (at + 1) * size));
  return { done, open: plays.slice(count * size) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlayed = (value: unknown): boolean =>
  isRecord(value) && typeof value['card'] === 'string' && isCardName(value['card']);

/** Whether something that was kept is a task that can be shown. */
function isTask(value: unknown): value is Task {
  if (!isRecord(value) || !isRecord(value['decision'])) return false;
  const { decision } = value;
  const texts = [value['id'], value['review'], decision['kind'], decision['hand'], decision['verdict']];
  const lists = [value['players'], value['said'], value['plays'], value['taken'], decision['options']];
  return (
    texts.every((one) => typeof one === 'string') &&
    lists.every(Array.isArray) &&
    isRecord(value['words']) &&
    isRecord(decision['played']) &&
    typeof decision['cost'] === 'number' &&
    [1, 2, 3, 4].includes(value['seat'] as number) &&
    cardsIn(decision['hand'] as string).every(isCardName) &&
    (value['plays'] as unknown[]).every(isPlayed) &&
    (decision['options'] as unknown[]).length > 1 &&
    (decision['options'] as unknown[]).every(
      (option) => isRecord(option) && isRecord(option['action']) && typeof option['value'] === 'number',
    )
  );
}

/** Reads what is kept; what cannot be read is left out, and of another version nothing is read. */
export function readKept(text: string | null): Kept {
  let found: unknown;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    return NOTHING;
  }
  if (!isRecord(found) || found['version'] !== VERSION) return NOTHING;
  const tasks = Array.isArray(found['tasks']) ? found['tasks'].filter(isTask) : [];
  const solved = Array.isArray(found['solved'])
    ? found['solved'].filter((id): id is string => typeof id === 'string')
    : [];
  return { version: VERSION, tasks: tasks.slice(-MOST_TASKS), solved: solved.slice(-MOST_SOLVED) };
}
