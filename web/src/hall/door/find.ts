/** Finding people as they are typed: whatever the order of the words, capitals, accents and umlauts. */

const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Small letters without accents; umlauts written out, or without their dots. */
function folded(text: string, isSpelled: boolean): string {
  const small = text.toLowerCase().replaceAll('ß', 'ss');
  const spelled = isSpelled ? small.replace(/[äöü]/g, (letter) => SPELLED[letter] ?? letter) : small;
  return spelled.normalize('NFD').replace(/\p{Diacritic}/gu, '');
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Whether every word that was typed begins a word of the text. */
export function finds(query: string, text: string): boolean {
  const words = wordsOf(text);
  const ways = [true, false].map((isSpelled) => words.map((word) => folded(word, isSpelled)));
  return wordsOf(query).every((wanted) =>
    [true, false].some((isSpelled, way) =>
      ways[way]!.some((word) => word.startsWith(folded(wanted, isSpelled))),
    ),
  );
}
