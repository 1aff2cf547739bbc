/** Runs work that nobody waits for once the page has been painted. */
export function afterFirstPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work, 0));
}
