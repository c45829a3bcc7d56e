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

/** Cuts rows of different heights into pages of one height. */
export function weighedPagesOf<T>(rows: readonly T[], weight: (row: T) => number, most: number): T[][] {
  const pages: T[][] = [];
  let room = 0;
  for (const row of rows) {
    room -= weight(row);
    if (room < 0 || pages.length === 0) {
      pages.push([]);
      room = most - weight(row);
    }
    pages.at(-1)!.push(row);
  }
  return pages;
}

/** The width of a letter as a part of its height, on the careful side. */
const LETTER = 0.58;

/** How many letters of a size, in hundredths of the screen's height, stand beside each other in a part of its width. */
export function lettersIn(screen: { width: number; height: number }, part: number, size: number): number {
  return Math.floor((screen.width * part) / ((screen.height * size * LETTER) / 100));
}

/** A name that fits: the first name as its first letter, where the whole does not. */
export function fitting(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const [surname, first] = name.split(', ');
  if (surname !== undefined && first) return `${surname}, ${first[0]}.`;
  const words = name.split(' ');
  return words.length > 1 ? `${name[0]}. ${words.slice(1).join(' ')}` : name;
}

/** How large a text can be: the longer, the smaller. */
export function sizeOf(text: string): 'large' | 'middle' | 'small' {
  if (text.length <= 24) return 'large';
  return text.length <= 60 ? 'middle' : 'small';
}
