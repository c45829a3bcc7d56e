/** Bots in a record: they are called by their program there, and all three may be called the same. */

/** Whether a name is that of a program with its version, `regel@1`. */
export function isBotName(name: string | null): boolean {
  return name !== null && /^[a-z]+@\d/.test(name);
}

/** A sentence in which a player is called otherwise than in the record. */
export function renamed(sentence: string, from: string | null, to: string): string {
  return from === null ? sentence : sentence.replace(from, () => to);
}
