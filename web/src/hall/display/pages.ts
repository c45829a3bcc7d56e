/** Few rows at a time, one page after the other. */

/** Cuts rows into pages of equal size. */
export function pagesOf<T>(rows: readonly T[], most: number): T[][] {
  if (rows.length === 0) return [];
  const pages = Math.ceil(rows.length / most);
  const size = Math.ceil(rows.length / pages);
  return Array.from({ length: pages }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

/** Cuts rows into pages that are full, except for the last. */
export function fullPagesOf<T>(rows: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) =>
    rows.slice(at * most, (at + 1) * most),
  );
}

/** What is left until a time, as minutes and seconds; nothing left is `0:00`. */
export function left(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
