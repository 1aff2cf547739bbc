import { createPageState } from '#src/page/page-state.ts';

/** In per cent of the size that an article has by itself. */
export const textSizes = ['100', '115', '130', '150'] as const;
export type TextSize = (typeof textSizes)[number];

/** The key too by which index.html finds it, before anything is painted. */
const key = 'text-size';

const isTextSize = (value = ''): value is TextSize => (textSizes as readonly string[]).includes(value);

/** How large articles are read on this device. */
export const textSize = createPageState<TextSize>('100');

if (!import.meta.env.SSR) {
  const kept = document.documentElement.dataset['textSize'];
  if (isTextSize(kept)) textSize.set(kept);
}

/** Keeps the size on this device. The words on the line that is read stay there while all that stands above them grows. */
export function chooseTextSize(size: TextSize): void {
  // Where the eye is, for all one knows.
  const line = innerHeight / 4;
  const read = [...document.querySelectorAll('#article p, #article li')].find((part) => part.getBoundingClientRect().bottom > line);
  const before = read?.getBoundingClientRect();
  textSize.set(size);
  document.documentElement.dataset['textSize'] = size;
  if (read && before) {
    const after = read.getBoundingClientRect();
    const passed = (line - before.top) / before.height;
    scrollBy({ top: after.top + passed * after.height - line, behavior: 'instant' });
  }
  localStorage.setItem(key, size);
}
