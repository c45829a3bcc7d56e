/** The letters of the page, one serif and one sans: there with the first word, or not on this visit. */

/** Both, as the style sheet names them. */
const FACES = ['1em "Source Sans 3"', '1em Vollkorn'];

/** How long the first word waits for them, in milliseconds. The document has asked for them before any script ran. */
export const PATIENCE = 500;

/** Something that can load letters: the document's own, or a test's. */
export type Letters = Pick<FontFaceSet, 'load'>;

/**
 * Waits for the letters and lets the page be set in them. What comes later than that is kept by the browser for the next
 * visit: a page that has been read does not move.
 */
export async function setInLetters(root: HTMLElement, letters: Letters): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const there = Promise.all(FACES.map((face) => letters.load(face))).then(
    (faces) => faces.every((found) => found.length > 0),
    () => false,
  );
  if (await Promise.race([there, late])) root.dataset['letters'] = 'own';
  clearTimeout(timer);
}
