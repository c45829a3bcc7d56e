/** Birthdays as people type them at the door. */

/** `18.10.1970`, `18101970`, `18 10 70` as `1970-10-18`; null where it is none. Two digits mean the past. */
export function bornOf(text: string, thisYear: number): string | null {
  const digits =
    /^\s*(\d{1,2})[.\s/-]+(\d{1,2})[.\s/-]+(\d{4}|\d{2})\s*$/.exec(text) ??
    /^\s*(\d{2})(\d{2})(\d{4}|\d{2})\s*$/.exec(text);
  if (!digits) return null;
  const [day, month] = [Number(digits[1]), Number(digits[2])];
  let year = Number(digits[3]);
  if (digits[3]!.length === 2) year += year + 2000 > thisYear ? 1900 : 2000;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
