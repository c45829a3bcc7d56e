/** Keeps the screen awake while somebody sits at a table: a phone that sleeps holds the others up. */

/** The part of a browser that it takes; browsers without it let the screen sleep. */
export interface Screen {
  /** Asks that the screen stays on; a page that is hidden loses it, and has to ask again. */
  lock: (() => Promise<{ release(): Promise<void> }>) | null;
  isHidden(): boolean;
  /** Calls back whenever the page is hidden or shown; the answer ends it. */
  onChange: (callback: () => void) => () => void;
}

/** The screen of this browser. */
export function screenOf(page: Document): Screen {
  const { wakeLock } = navigator as Partial<Navigator>;
  return {
    lock: wakeLock ? () => wakeLock.request('screen') : null,
    isHidden: () => page.hidden,
    onChange: (callback) => {
      page.addEventListener('visibilitychange', callback);
      return () => page.removeEventListener('visibilitychange', callback);
    },
  };
}

/** Keeps a screen awake until the answer is called. */
export function keepAwake(screen: Screen): () => void {
  const { lock } = screen;
  if (!lock) return () => undefined;
  let isOver = false;
  let held: { release(): Promise<void> } | null = null;
  const letGo = () => {
    // What the browser has taken back already need not be given back.
    held?.release().catch(() => undefined);
    held = null;
  };
  const ask = async () => {
    if (isOver || screen.isHidden()) return;
    letGo();
    try {
      held = await lock();
      if (isOver) letGo();
    } catch {
      // The battery is low, or the page was hidden meanwhile: it is asked for again when the page is shown.
    }
  };
  const end = screen.onChange(() => void ask());
  void ask();
  return () => {
    isOver = true;
    end();
    letGo();
  };
}
