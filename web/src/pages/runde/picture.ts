/** A picture of the book, to send to the group. */

/** How large its letters are, in pixels, and how far its lines stand apart. */
const LETTER = 32;
const LINE = 52;
const WIDTH = 900;
const EDGE = 48;

/** Draws balances and payments on paper. */
export function drawBook(
  title: string,
  balances: readonly { name: string; sum: string }[],
  payments: readonly string[],
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = EDGE * 2 + LINE * (balances.length + payments.length + 2);
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('canvas'));
  // Paper and ink as by day, whatever the page is in: it is looked at elsewhere.
  pen.fillStyle = '#fdf8ec';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#2a1b0e';
  pen.textBaseline = 'middle';
  const { fontFamily } = getComputedStyle(document.documentElement);
  let y = EDGE + LINE / 2;
  const line = (left: string, right: string, weight: number) => {
    pen.font = `${weight} ${LETTER}px ${fontFamily}`;
    const room = WIDTH - EDGE * 2 - (right ? pen.measureText(right).width + 20 : 0);
    pen.textAlign = 'left';
    pen.fillText(left, EDGE, y, room);
    pen.textAlign = 'right';
    pen.fillText(right, WIDTH - EDGE, y);
    y += LINE;
  };
  line(title, '', 700);
  for (const { name, sum } of balances) line(name, sum, 400);
  y += LINE / 2;
  for (const payment of payments) line(payment, '', 600);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('canvas'))), 'image/png');
  });
}

/** Hands a file to whatever the phone sends with; where it cannot, it is saved. */
export async function share(blob: Blob, title: string, name = 'zettel.png'): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  const shared = { files: [file], title };
  if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
    try {
      await navigator.share(shared);
      return;
    } catch (error) {
      // Somebody thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  save(file);
}

/** Saves a file. */
export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
