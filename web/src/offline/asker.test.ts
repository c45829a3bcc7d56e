import { describe, expect, it } from 'vitest';

import { Problem } from '../net/problem.ts';
import { type Asked, Asker, type Port } from './asker.ts';

/** Workers that answer when they are told to. */
class Workers {
  readonly all: (Port & { asked: Asked[]; isOver: boolean })[] = [];
  readonly asker = new Asker(
    () => {
      const worker = {
        asked: [] as Asked[],
        isOver: false,
        postMessage: (asked: Asked) => void worker.asked.push(asked),
        onmessage: null as Port['onmessage'],
        onerror: null as Port['onerror'],
        terminate: () => void (worker.isOver = true),
      };
      this.all.push(worker);
      return worker;
    },
    () => new Problem({ status: 0, code: 'not_here', message: 'not here' }),
  );
}

const search = (words: string) => ({ ask: 'search', words, lang: 'de' }) as const;

describe('questions to the engine', () => {
  it('get each its own answer from one worker, in whatever order they come', async () => {
    const { asker, all } = new Workers();
    const [one, two] = [asker.ask(search('one')), asker.ask(search('two'))];
    const [worker] = all;
    expect(worker!.asked.map(({ question }) => question)).toEqual([search('one'), search('two')]);
    for (const { number, question } of [...worker!.asked].reverse()) {
      const title = question.ask === 'search' ? question.words : '';
      worker!.onmessage?.({
        data: { number, answer: { answer: 'found', lines: [{ query: 'S 1', title }] } },
      });
    }
    expect((await one).lines[0]?.title).toBe('one');
    expect((await two).lines[0]?.title).toBe('two');
    expect(all).toHaveLength(1);
  });

  it('are refused as the server refuses, with code and clause', async () => {
    const { asker, all } = new Workers();
    const asked = asker.ask(search('x'));
    const reason = { code: 'suit_not_followed', clause: 'S 3.2.1', message: 'no' };
    all[0]!.onmessage?.({ data: { number: 0, answer: { answer: 'refused', reason } } });
    await expect(asked).rejects.toMatchObject({ status: 422, code: 'suit_not_followed', clause: 'S 3.2.1' });
  });

  it('fail together with the engine, and the next one starts another', async () => {
    const { asker, all } = new Workers();
    const asked = [asker.ask(search('one')), asker.ask(search('two'))];
    all[0]!.onmessage?.({ data: { number: 1, answer: null } });
    for (const one of asked) await expect(one).rejects.toMatchObject({ status: 0, code: 'not_here' });
    expect(all[0]!.isOver).toBe(true);

    const again = asker.ask(search('three'));
    all[1]!.onmessage?.({ data: { number: 2, answer: { answer: 'found', lines: [] } } });
    expect((await again).lines).toEqual([]);
  });
});
