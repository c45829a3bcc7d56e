/** Sums as people type them. */

/** Cents of a sum in euros, `12`, `12,50` or `12.5`; nothing for anything else. */
export function centsOf(text: string): number {
  const found = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text);
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '0').padEnd(2, '0')) : 0;
}

/** A sum as it is typed: `12` or `12,50`. */
export function eurosOf(cents: number): string {
  const rest = cents % 100;
  return rest === 0 ? String(cents / 100) : `${Math.floor(cents / 100)},${String(rest).padStart(2, '0')}`;
}
