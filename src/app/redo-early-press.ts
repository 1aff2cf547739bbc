declare global {
  interface Window {
    /** Set by index.html: marks the button that is pressed before the page is awake, once nobody has heard it. */
    earlyPress?: ((press: Event) => void) | undefined;
  }
}

/**
 * Called as the page wakes, in the commit that makes it: from here on its buttons are heard. The last one that was pressed in vain,
 * on a slow phone seconds ago, is pressed again.
 */
export function redoEarlyPress(): void {
  if (!window.earlyPress) return;
  removeEventListener('click', window.earlyPress, true);
  window.earlyPress = undefined;
  const button = document.querySelector<HTMLElement>('[data-pressed]');
  button?.removeAttribute('data-pressed');
  // After the commit: what is pressed may have to be taken over first.
  setTimeout(() => button?.click(), 0);
}
