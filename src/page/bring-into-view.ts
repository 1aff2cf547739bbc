/**
 * Puts what has just changed before the person: on the screen, clear of what sticks to its top, and under the focus, so that it
 * is read out too. The element takes the focus by itself, or has tabIndex -1.
 */
export function bringIntoView(element: HTMLElement, block: 'start' | 'center' = 'center'): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block, behavior: 'instant' });
}
