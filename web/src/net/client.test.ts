import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { addressOf, Client } from './client.ts';
import { Problem } from './problem.ts';

interface Asked extends RequestInit {
  path: string;
}

let asked: Asked[];
let answer: (init: RequestInit) => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(Response.json({ ok: true }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, ...init });
    return answer(init);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that never answers, until it is given up. */
const never = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  );

describe('what is sent', () => {
  it('says the language, and shows the link where there is one', async () => {
    await new Client().get('/api/me');
    await new Client('T').get('/api/hall/me');
    expect(asked.map(({ headers }) => headers)).toEqual([
      { 'accept-language': 'de' },
      { 'accept-language': 'de', authorization: 'Bearer T' },
    ]);
    expect(asked.every(({ method, body, cache }) => method === 'GET' && !body && cache === 'no-store')).toBe(
      true,
    );
  });

  it('is JSON, or a file as it is', async () => {
    const client = new Client();
    const file = new Blob(['name;town']);
    await client.post('/a', { one: 1 }, { lang: 'en' });
    await client.put('/b', []);
    await client.upload('/c', file, 'text/csv');
    expect(asked).toMatchObject([
      {
        path: '/a?lang=en',
        method: 'POST',
        body: '{"one":1}',
        headers: { 'content-type': 'application/json' },
      },
      { path: '/b', method: 'PUT', body: '[]', headers: { 'content-type': 'application/json' } },
      { path: '/c', method: 'POST', body: file, headers: { 'content-type': 'text/csv' } },
    ]);
  });

  it('leaves out of an address what is left open', () => {
    expect(addressOf('/a', {})).toBe('/a');
    expect(addressOf('/a', { q: '', before: null, since: undefined })).toBe('/a');
    expect(addressOf('/a', { q: 'Grün & Blau', open: false, limit: 0 })).toBe(
      '/a?q=Gr%C3%BCn%20%26%20Blau&open=false&limit=0',
    );
  });
});

describe('what comes back', () => {
  it('is the body, or null where there is none', async () => {
    expect(await new Client().get('/a')).toEqual({ ok: true });
    answer = () => Promise.resolve(new Response(null, { status: 204 }));
    expect(await new Client().post('/a', {})).toBeNull();
    answer = () => Promise.resolve(new Response('<html>'));
    expect(await new Client().text('/sheet', {})).toBe('<html>');
  });

  it('is the reason where it is refused', async () => {
    const body = { title: 'Not Found', status: 404, code: 'not_found', detail: 'Nothing here.' };
    answer = () =>
      Promise.resolve(
        Response.json(body, { status: 404, headers: { 'content-type': 'application/problem+json' } }),
      );
    const caught: unknown = await new Client().get('/a').catch((error: unknown) => error);
    expect(caught).toBeInstanceOf(Problem);
    expect(caught).toMatchObject({ status: 404, code: 'not_found', message: 'Nothing here.' });
  });

  it('is strange where somebody else answers, as a network that wants a sign-in', async () => {
    answer = () => Promise.resolve(new Response('<html>Welcome to the Wi-Fi</html>'));
    await expect(new Client().get('/a')).rejects.toMatchObject({ status: 200, code: 'not_understood' });
  });

  it('is nothing where there is no network, or it breaks off halfway', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(new Client().get('/a')).rejects.toMatchObject({ status: 0, code: 'no_answer' });
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    answer = () => Promise.resolve(new Response(broken));
    await expect(new Client().get('/a')).rejects.toMatchObject({ status: 0, code: 'no_answer' });
    vi.stubGlobal('navigator', { onLine: false });
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(new Client().get('/a')).rejects.toMatchObject({ status: 0, code: 'offline' });
  });
});

describe('waiting', () => {
  it('ends after a while, later for files', async () => {
    vi.useFakeTimers();
    answer = never;
    const short = new Client().get('/a').catch((error: unknown) => error);
    const long = vi.fn();
    const file = new Client().upload('/a', new Blob(), 'text/csv').catch(long);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await short).toMatchObject({ status: 0, code: 'too_late' });
    expect(long).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600_000);
    await file;
    expect(long).toHaveBeenCalledWith(expect.objectContaining({ code: 'too_late' }));
  });

  it('ends when who asked does not want to know any more, and that is no problem', async () => {
    answer = never;
    const abort = new AbortController();
    const waiting = new Client().get('/a', {}, abort.signal);
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a stream', () => {
  it('is asked for with the link and what was seen last, and is not read', async () => {
    answer = () => Promise.resolve(new Response('event: list\n\n'));
    const stream = await new Client('T').stream('/s', { 'last-event-id': '7' }, new AbortController().signal);
    expect(stream.bodyUsed).toBe(false);
    expect(asked[0]!.headers).toEqual({
      accept: 'text/event-stream',
      'accept-language': 'de',
      authorization: 'Bearer T',
      'last-event-id': '7',
    });
  });

  it('that is refused is a problem', async () => {
    answer = () => Promise.resolve(new Response('', { status: 410 }));
    const waiting = new Client('T').stream('/s', {}, new AbortController().signal);
    await expect(waiting).rejects.toMatchObject({ status: 410, ends: true });
  });
});
