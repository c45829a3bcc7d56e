import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { speak } from '../lang.svelte.ts';
import { Problem } from './problem.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
});

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });

describe('what the server says', () => {
  it('is read as it is told: name, sentence, clause, place', async () => {
    const body = {
      title: 'Unprocessable Content',
      status: 422,
      code: 'must_follow',
      detail: 'Gras is led, and you have Gras.',
      clause: 'X 1',
      at: 3,
    };
    const problem = await Problem.read(answer(422, body));
    expect(problem).toBeInstanceOf(Error);
    expect(problem).toMatchObject({
      status: 422,
      code: 'must_follow',
      message: 'Gras is led, and you have Gras.',
      clause: 'X 1',
      at: 3,
      wait: 0,
      passes: false,
      ends: false,
    });
  });

  it('keeps what a conflict is about', async () => {
    const about = { version: 7, changed: [{ seq: 7, at: 1, by: 'Resi', text: 'Row 3' }], list: null };
    const body = {
      title: 'Conflict',
      status: 409,
      code: 'conflict',
      detail: 'Changed.',
      clause: null,
      at: null,
    };
    const problem = await Problem.read(answer(409, { ...body, ...about }));
    expect(problem.members).toMatchObject(about);
    expect([problem.clause, problem.at]).toEqual([null, null]);
  });

  it.each([
    [{ wait_s: 8 }, {}, 8],
    [{}, { 'retry-after': '5' }, 5],
    [{ wait_s: 8 }, { 'retry-after': '5' }, 8],
    [{}, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 0],
  ])('says how long to wait: %j, %j', async (more, headers, wait) => {
    const problem = await Problem.read(
      answer(429, { code: 'slow_down', detail: 'Slowly.', ...more }, headers),
    );
    expect([problem.wait, problem.passes]).toEqual([wait, true]);
  });

  it('also counts where it comes over a socket or as one of many', () => {
    const reason = { code: 'must_follow', clause: 'X 1', message: 'No.' };
    expect(Problem.told(reason)).toMatchObject({ ...reason, status: 422, at: null });
    expect(Problem.told({ ...reason, at: 2 }, 503)).toMatchObject({ at: 2, passes: true });
  });
});

describe('an answer that is no reason', () => {
  const html = { 'content-type': 'text/html' };
  const old = { ok: false, error: { code: 'conflict', clause: null, at: null, message: 'Changed.' } };

  it.each([
    ['the page of a proxy', answer(502, '<html>Bad Gateway</html>', html), 'away', 'answer 502'],
    ['nothing', answer(503, '', html), 'away', 'answer 503'],
    ['a refusal of too large a file', answer(413, '<html>', html), 'too_large', 'at a time'],
    ['the form of older servers', answer(409, old), 'not_said', 'answer 409'],
    ['that form as plain JSON', answer(409, old, { 'content-type': 'application/json' }), 'not_said', '409'],
    ['half a body', answer(400, '{"code":"x","det'), 'not_said', 'answer 400'],
    ['null', answer(400, null), 'not_said', 'answer 400'],
    ['a reason without a sentence', answer(418, { code: 'teapot' }), 'not_said', 'answer 418'],
  ])('is told by what its status means: %s', async (_, response, code, part) => {
    const problem = await Problem.read(response);
    expect([problem.status, problem.code]).toEqual([response.status, code]);
    expect(problem.message).toContain(part);
  });
});

describe('no answer', () => {
  it.each([
    [true, false, 'no_answer', 'does not answer'],
    [false, false, 'offline', 'No network'],
    [true, true, 'too_late', 'too long'],
  ])('is told apart: network %s, late %s', (onLine, isLate, code, part) => {
    vi.stubGlobal('navigator', { onLine });
    const problem = Problem.silent(isLate);
    expect(problem).toMatchObject({ status: 0, code, passes: true, ends: false });
    expect(problem.message).toContain(part);
  });
});

it('a link ends where the server does not know it any more', () => {
  const ends = (status: number) => Problem.told({ code: 'x', clause: null, message: '' }, status).ends;
  expect([401, 403, 410].every(ends)).toBe(true);
  expect([404, 409, 500].some(ends)).toBe(false);
});

it('what is no problem is thrown on', () => {
  const mistake = new TypeError('x is undefined');
  expect(() => Problem.of(mistake)).toThrow(mistake);
  const problem = Problem.silent();
  expect(Problem.of(problem)).toBe(problem);
});
