/** Ids of rule sets that somebody made: there is one of each. */

/** The longest id with a number behind it. */
const LONGEST_NUMBERED = 36;

/** An id that is not taken: itself, or with a number behind it. */
export function freeId(id: string, taken: readonly string[]): string {
  const numbered = taken.map((_, i) => `${id.slice(0, LONGEST_NUMBERED)}-${i + 2}`);
  return [id, ...numbered].find((one) => !taken.includes(one)) ?? id;
}

/** A file under another id. */
export function withId(text: string, id: string): string {
  return text.replace(
    /^([ \t]*id[ \t]*=[ \t]*)(?:"[^"\n]*"|'[^'\n]*')/m,
    (_, before: string) => `${before}"${id}"`,
  );
}
