/** A rule file in a link: base64url of its UTF-8, behind the `#`, which no server sees. */

/** The longest file that a link carries; more is no rule set that somebody wrote by hand. */
const LONGEST = 20_000;

export function encodeShare(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The file in a link, with or without its `#`; null where there is none, or no text. */
export function decodeShare(hash: string): string | null {
  const code = hash.replace(/^#/, '');
  if (code === '' || code.length > LONGEST || !/^[A-Za-z0-9_-]+$/.test(code)) return null;
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The address under which a rule file is shown. */
export function sharePath(text: string): string {
  return `/rules/own#${encodeShare(text)}`;
}
