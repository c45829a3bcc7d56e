/** The arithmetic of the plots. */

export type Range = readonly [number, number];
export interface Point {
  x: number;
  y: number;
}

/** What turns a value into a place; a domain without width lands in the middle. */
export function linear([low, high]: Range, [from, to]: Range): (value: number) => number {
  if (high === low) return () => (from + to) / 2;
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

/** The step between round marks, 1, 2 or 5 times a power of ten, so that there are at most so many. */
function roundStep(width: number, most: number): number {
  const least = width / Math.max(1, most - 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Round marks from below the lowest value to above the highest one, about so many. */
export function ticks([low, high]: Range, most: number): number[] {
  if (high === low) return ticks([low - 1, high + 1], most);
  const step = roundStep(high - low, most);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step || 0);
}

/** The lowest and the highest of some values, with others that must be in sight. */
export function reach(values: readonly number[], inSight: readonly number[] = []): Range {
  const all = [...values, ...inSight];
  if (all.length === 0) return [0, 1];
  return [Math.min(...all), Math.max(...all)];
}

const place = ({ x, y }: Point) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** A line through points. */
export function line(points: readonly Point[]): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${place(point)}`).join('');
}

/** The area between an upper and a lower line. */
export function area(upper: readonly Point[], lower: readonly Point[]): string {
  if (upper.length === 0) return '';
  return `${line([...upper, ...lower.toReversed()])}Z`;
}

/** At most so many of some items, evenly spread, always with the first and the last. */
export function thin<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most || most < 2) return items.slice(0, Math.max(most, 0));
  const apart = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => items[Math.round(i * apart)]!);
}
