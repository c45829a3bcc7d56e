import { expect, it } from 'vitest';

import { decodeShare, encodeShare, sharePath } from './share.ts';

const TEXT = 'extends = "schule"\nid = "dahoam"\n[name]\nde = "Daheim bei Müller 🂡"\n';

it('a link carries a rule file there and back', () => {
  expect(decodeShare(encodeShare(TEXT))).toBe(TEXT);
  expect(decodeShare(`#${encodeShare(TEXT)}`)).toBe(TEXT);
  expect(sharePath(TEXT)).toMatch(/^\/rules\/own#[A-Za-z0-9_-]+$/);
});

it('every length comes back', () => {
  for (let length = 1; length < 8; length++) {
    const text = 'ß'.repeat(length) + 'x'.repeat(length % 3);
    expect(decodeShare(encodeShare(text))).toBe(text);
  }
});

it('what is no such link is none', () => {
  for (const hash of ['', '#', '#a b', '#ÄÖ', '#_w', '#AA==', `#${'A'.repeat(30_000)}`]) {
    expect(decodeShare(hash), hash.slice(0, 10)).toBeNull();
  }
});
