import { createPageState } from '#src/page/page-state.ts';
import { handovers } from '#src/session/session.ts';

/** In per cent of the size that an article has by itself. */
export const textSizes = ['100', '115', '130', '150'] as const;
export type TextSize = (typeof textSizes)[number];

/** The key too by which index.html finds it, before anything is painted. */
const key = 'text-size';

/** How large articles are read on this device. */
export const textSize = createPageState<TextSize>('100');

/** Of the page that is shown; signing out takes it away (src/session/log-out.ts). */
function readTextSize(): void {
  const shown = document.documentElement.dataset['textSize'];
  textSize.set(textSizes.find((size) => size === shown) ?? '100');
}

if (!import.meta.env.SSR) {
  readTextSize();
  handovers.subscribe(readTextSize);
}

/** Keeps the size on this device. What is read stays where it is on the screen while all that stands above it grows. */
export function chooseTextSize(size: TextSize): void {
  // Where the eye is, for all one knows.
  const line = innerHeight / 4;
  const read = [...document.querySelectorAll('#article p, #article li')].find((part) => part.getBoundingClientRect().bottom > line);
  const before = read?.getBoundingClientRect();
  textSize.set(size);
  document.documentElement.dataset['textSize'] = size;
  if (read && before) {
    const after = read.getBoundingClientRect();
    const passed = Math.max(0, (line - before.top) / before.height);
    scrollBy({ top: after.top - before.top + passed * (after.height - before.height), behavior: 'instant' });
  }
  try {
    localStorage.setItem(key, size);
  } catch {
    // A full or closed storage: the size holds for this page.
  }
}
