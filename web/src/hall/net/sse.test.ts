import { afterEach, describe, expect, it, vi } from 'vitest';

import { Client } from '../../net/client.ts';
import type { Problem } from '../../net/problem.ts';
import { SseParser } from './sse.ts';
import { Stream } from './stream.ts';

describe('the reader of events', () => {
  const text =
    'retry: 1000\n\nevent: list\nid: 813.4\ndata: {"a":1}\n\n: alive\n\nevent: setup\ndata: {\ndata: }\n\n';

  it('gives whole events, however the text is cut', () => {
    const whole = new SseParser().push(text);
    expect(whole).toEqual([
      { event: 'list', data: '{"a":1}', id: '813.4' },
      { event: 'setup', data: '{\n}', id: '813.4' },
    ]);
    for (let size = 1; size < text.length; size += 1) {
      const parser = new SseParser();
      const found = [];
      for (let at = 0; at < text.length; at += size) found.push(...parser.push(text.slice(at, at + size)));
      expect(found).toEqual(whole);
      expect(parser.retry).toBe(1000);
    }
  });

  it('leaves an event out that was not finished', () => {
    expect(new SseParser().push('event: list\ndata: {}\n')).toEqual([]);
  });
});

describe('the stream', () => {
  /** Answers one after the other; each is the text of a body, or a status. */
  function serve(answers: (string | number)[]): Record<string, string>[] {
    const asked: Record<string, string>[] = [];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      asked.push(init.headers as Record<string, string>);
      const answer = answers.shift() ?? 500;
      return Promise.resolve(
        typeof answer === 'string' ? new Response(answer) : new Response('', { status: answer }),
      );
    });
    return asked;
  }

  afterEach(() => vi.unstubAllGlobals());

  function listen(answers: (string | number)[]) {
    const asked = serve(answers);
    const client = new Client('T');
    const seen: [string, unknown][] = [];
    const online: boolean[] = [];
    const ended = new Promise<Problem>((resolve) => {
      const stream = new Stream({
        connect: (headers, signal) => client.stream('/s', headers, signal),
        onEvent: (name, data) => void seen.push([name, data]),
        onOnline: (is) => {
          online.push(is);
          // Nothing waits in a test.
          if (!is) queueMicrotask(() => setTimeout(() => stream.hurry(), 0));
        },
        onEnd: resolve,
      });
      stream.open();
    });
    return { asked, seen, online, ended };
  }

  it('connects again with the link and the last id whose views are all there', async () => {
    const first = 'event: list\nid: 1.0\ndata: 1\n\nevent: list\nid: 2.0\ndata: 2\n\n';
    const { asked, seen, online, ended } = listen([first, 503, 'event: list\nid: 3.0\ndata: 3\n\n', 410]);
    expect((await ended).status).toBe(410);
    expect(seen).toEqual([
      ['list', 1],
      ['list', 2],
      ['list', 3],
    ]);
    expect(asked.map((headers) => headers['last-event-id'])).toEqual([undefined, '1.0', '1.0', '1.0']);
    expect(asked.every((headers) => headers['authorization'] === 'Bearer T')).toBe(true);
    expect(online).toEqual([true, false, false, true, false, false]);
  });

  it('ends for good when the link is revoked', async () => {
    const { asked, ended } = listen(['event: revoked\ndata: {}\n\n']);
    expect((await ended).code).toBe('link_revoked');
    expect(asked).toHaveLength(1);
  });
});
