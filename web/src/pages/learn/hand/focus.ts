/** Puts the focus on what comes next where what had it is gone, so that the keyboard goes on by itself. */
export function takeFocus(element: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) element.focus({ preventScroll: true });
}
