// Plays hands under every ready rule set against every level, follows lessons, reads the rules book and plays a hand on, in the module
// and in the program that answers line by line, and compares every answer: node play.mjs MODULE PROGRAM HANDS

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

const [modulePath, programPath, count] = process.argv.slice(2);

const { instance } = await WebAssembly.instantiate(await readFile(modulePath));
const { memory, room, ask: answerIt, answer } = instance.exports;
const [reader, writer] = [new TextDecoder(), new TextEncoder()];

/** Asks the module. */
function askModule(question) {
  const bytes = writer.encode(question);
  // The memory may grow with every call, and is another one then.
  const place = room(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  const length = answerIt();
  const said = answer();
  return reader.decode(new Uint8Array(memory.buffer, said, length));
}

const program = spawn(programPath, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();

let asked = 0;
/** The longest that the module took for an answer, by level, in milliseconds; and all times of decisions. */
const times = new Map();

/** Asks both, and answers what both say. */
async function ask(question, level) {
  const text = JSON.stringify({ lang: 'de', ...question });
  program.stdin.write(`${text}\n`);
  const begun = performance.now();
  const here = askModule(text);
  if (question.ask === 'step' && level) times.get(level).push(performance.now() - begun);
  const { value: there } = await lines.next();
  asked += 1;
  if (here !== there) throw new Error(`question ${asked} differs: ${text}\n  module:  ${here}\n  program: ${there}`);
  return JSON.parse(here);
}

/** The last state that the table told. */
function stateOf(answer, before) {
  return answer.messages?.findLast((message) => message.type === 'update')?.state ?? before;
}

/** Plays a hand to its end, the person by rules of thumb; restores the table now and then. Returns its record. */
async function hand(rules, level, number) {
  const seed = [...writer.encode(`${rules} ${level} ${number}`.padEnd(32, '.').slice(0, 32))];
  const hex = seed.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const bot = FEWER[level] ?? level;
  const plan = { table: 'compared', rules: { id: rules }, levels: [bot, bot, bot], games: null, dealer: 1 + (number % 4) };
  let told = await ask({ ask: 'open', ...plan, name: 'Anna', pace: 'normal', seed: hex });
  const hello = { ask: 'say', message: { type: 'hello', protocol: 1, seen: null } };
  told = await ask(hello);
  let state = stateOf(told, null);
  for (let turn = 0; turn < 400; turn += 1) {
    if (told.finished) return told.finished;
    const actions = state.view?.view.actions ?? [];
    const mine = state.view?.view.table.to_act.includes(1) && actions.length > 0 && told.next?.what !== 'window';
    if (mine) {
      const { action } = await ask({ ask: 'tip' });
      const command = { do: 'act', hand: state.sealing.hand, action };
      told = await ask({ ask: 'say', message: { type: 'do', id: `${number}-${turn}`, command } });
    } else told = await ask({ ask: 'step' }, level);
    state = stateOf(told, state);
    if (told.save && turn % 7 === number % 7) {
      const { finished } = told;
      told = await ask({ ask: 'restore', save: told.save });
      told.finished ??= finished;
      state = stateOf(await ask(hello), state);
    }
  }
  throw new Error(`${rules}, ${level}: hand ${number} has no end`);
}

/** Follows a lesson to its end, as its coach would. */
async function lesson(id, lang) {
  const actions = [];
  for (;;) {
    const { hand } = (await ask({ ask: 'lesson', lesson: id, so_far: { actions }, lang })).followed;
    if (hand.end) return;
    actions.push(hand.coach.hint.action);
  }
}

/** Plays a hand on from its fourth trick, with open cards or without. */
async function again(record, seat, open) {
  const actions = [];
  for (;;) {
    const { played } = await ask({ ask: 'again', record, again: { point: { card: 12 }, seat, open, actions } });
    if (!played || played.now) return played;
    actions.push(played.view.actions[0]);
  }
}

/** What learners ask, in both languages. */
async function learn(record) {
  for (const lang of ['de', 'en']) {
    for (const { id } of (await ask({ ask: 'lessons', lang })).lessons) await lesson(id, lang);
    const { contents } = await ask({ ask: 'book', lang });
    const clauses = contents.sections.flatMap((section) => section.clauses.map(({ query }) => query));
    for (const question of new Set([...clauses, ...contents.terms, 'Schnieder'])) {
      await ask({ ask: 'entry', question, lang });
    }
    await ask({ ask: 'search', words: 'Schneider', lang });
  }
  const played = [await again(record, 1, false), await again(record, 2, true)];
  if (played.some((one) => !one)) throw new Error('the hand is not played on');
}

/** Who thinks longest looks at fewer deals: the usual bot at as many as on a phone. */
const FEWER = { stammtisch: 'stammtisch:worlds=0.2', meister: 'meister:worlds=0.05' };
const sets = ['schule', 'schule-turnier', 'tischpunkte', 'preis', 'wirtshaus', 'kurz', 'alles', 'netz'];
const levels = ['zufall', 'regel', 'einfach', 'stammtisch', 'meister'];
let hands = 0;
/** A hand that somebody plays, so that there is something to play on. */
let played = null;
for (const level of levels) {
  times.set(level, []);
  for (const rules of sets) {
    for (let number = 0; number < Number(count); number += 1) {
      const { proof, record } = await hand(rules, level, number);
      await ask({ ask: 'verify', proof });
      await ask({ ask: 'settle', record });
      const { steps } = await ask({ ask: 'replay', record });
      if (steps.some(({ action }) => 'play' in action)) played ??= record;
      hands += 1;
    }
  }
}
await learn(played);
program.stdin.end();

const figures = levels.map((level) => {
  const sorted = times.get(level).sort((one, other) => one - other);
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  return `${level} ${at(0.5)}/${at(0.95)} ms`;
});
console.log(`${hands} hands, ${asked} answers alike; a step (median/p95): ${figures.join(', ')}`);
