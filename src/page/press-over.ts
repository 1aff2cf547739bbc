let held: Promise<void> | undefined;

/** From this press on until it is let go of, and its click has been heard. */
function hold(): void {
  held ??= new Promise((resolve) => {
    const letGo = new AbortController();
    const release = ({ buttons }: PointerEvent) => {
      if (buttons !== 0) return;
      letGo.abort();
      // The click comes after the release, in the same task.
      setTimeout(() => {
        held = undefined;
        resolve();
      }, 0);
    };
    // A move without a button tells of a release outside the window.
    for (const type of ['pointerup', 'pointercancel', 'pointermove'] as const)
      addEventListener(type, release, { capture: true, signal: letGo.signal });
  });
}

/** From now on `pressOver` knows of every press. Answers how to stop. */
export function watchPresses(): () => void {
  // One of its own for each that asks: two forms share a page, and one leaves first.
  const watching = new AbortController();
  addEventListener('pointerdown', () => hold(), { capture: true, signal: watching.signal });
  return () => watching.abort();
}

/**
 * Resolves once nothing is held down. A press leaves the field before it reaches its button; an error that came or went
 * above the button just then would move it away from under the pointer, and the press would be nobody's.
 */
export async function pressOver(): Promise<void> {
  await held;
}
