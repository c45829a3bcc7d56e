import { beforeEach, expect, it, vi } from 'vitest';

let visited: string[];
let come: () => void;

/** The part of a browser that knows addresses. */
function open(address: string): void {
  visited = [];
  const show = (to: string) => {
    const { pathname, search, hash } = new URL(to, 'http://stammtisch');
    vi.stubGlobal('location', { pathname, search, hash });
    visited.push(to);
  };
  show(address);
  vi.stubGlobal('history', {
    state: null,
    pushState: (_: unknown, __: string, to: string) => show(to),
    replaceState: (_: unknown, __: string, to: string) => {
      visited.pop();
      show(to);
    },
  });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    come = () => listener();
  });
}

beforeEach(() => vi.resetModules());

const router = () => import('./router.svelte.ts');

it('a page that is renamed leaves its old address nowhere', async () => {
  open('/hall');
  const { go, hash, pathname, rename, route } = await router();
  go('/h/3q2-7w');
  rename('/h/#3q2-7w');
  rename('/h/#3q2-7w');
  expect([pathname(), hash(), route()]).toEqual(['/h/', '#3q2-7w', { page: 'hall' }]);
  expect(visited).toEqual(['/hall', '/h/#3q2-7w']);
});

it('another address behind # is another address', async () => {
  open('/h/#one');
  const { hash } = await router();
  expect(hash()).toBe('#one');
  history.pushState(null, '', '/h/#two');
  come();
  expect(hash()).toBe('#two');
});
