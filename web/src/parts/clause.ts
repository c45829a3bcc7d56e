/** Clauses of the rules, and where the rules book has them. */

/** The address of a clause in the book: `S 2.5.4` is at `/book/S-2-5-4`, as addresses of the page have no dots. */
export function clausePath(clause: string): string {
  return `/book/${clause.trim().replace(/[ .]+/g, '-')}`;
}

/** The letters of an address that stand for those it cannot have. */
const PLAIN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/** The address of an entry of the book: `S 3.2.1` is at `/book/S-3-2-1`, `König` at `/book/Koenig`. */
export function bookPath(query: string): string {
  const plain = query.replace(/[äöüÄÖÜß]/g, (letter) => PLAIN[letter] ?? '');
  return `/book/${plain.trim().replace(/[^A-Za-z0-9]+/g, '-')}`;
}

/** A part of an address in plain letters; as it stands where it is no proper address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What the last part of a book's address asks for: `S-2-5-4` is `S 2.5.4`, everything else is a word. */
export function bookQuery(part: string): string {
  const word = decoded(part);
  const clause = /^([STPVD])-(\d+(?:-\d+)*)$/i.exec(word);
  return clause ? `${clause[1]!.toUpperCase()} ${clause[2]!.replaceAll('-', '.')}` : word;
}

/** A piece of a text: words, or the name of a clause. */
export interface Piece {
  text: string;
  clause: boolean;
}

const CLAUSE = /\b[STPVD] \d+(?:\.\d+)*/g;

/** A text in pieces, so that the clauses in it can be links. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(CLAUSE)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), clause: false });
    pieces.push({ text: found[0], clause: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), clause: false });
  return pieces;
}
