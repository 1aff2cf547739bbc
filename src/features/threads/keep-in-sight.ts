/** Between a note and the line that is typed. */
const gap = 8;

/**
 * Keeps a sticky note on the part of the window that is seen, and off the line that is typed. A keyboard covers the foot of
 * the window on iOS and Android without making it smaller, and the window is then moved beneath it: how much is out of
 * sight is told to the note, in pixels, as `--hidden-above` and `--hidden-below`. Returns what stops it.
 */
export function keepInSight(note: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  let frame = 0;

  function tell(): void {
    if (!seen) return;
    const { offsetTop, height } = seen;
    note.style.setProperty('--hidden-above', `${Math.max(0, offsetTop)}px`);
    note.style.setProperty('--hidden-below', `${Math.max(0, document.documentElement.clientHeight - offsetTop - height)}px`);
  }

  // Once what has changed is laid out.
  function makeRoom(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => scrollBy({ top: overlapOf(note), behavior: 'instant' }));
  }

  function tellAndMakeRoom(): void {
    tell();
    makeRoom();
  }

  tellAndMakeRoom();
  seen?.addEventListener('resize', tellAndMakeRoom);
  // Whoever scrolls looks at something else: the page stays where they put it until they type.
  seen?.addEventListener('scroll', tell);
  document.addEventListener('selectionchange', makeRoom);
  return () => {
    cancelAnimationFrame(frame);
    seen?.removeEventListener('resize', tellAndMakeRoom);
    seen?.removeEventListener('scroll', tell);
    document.removeEventListener('selectionchange', makeRoom);
  };
}

/** How far the page has to be scrolled for a note to be off the line that is typed: 0 where it is. */
function overlapOf(note: HTMLElement): number {
  const field = document.activeElement;
  if (!field || note.contains(field) || !note.parentElement?.contains(field)) return 0;
  const line = lineOf(field);
  const { top, bottom } = note.getBoundingClientRect();
  if (line.bottom < top - gap || line.top > bottom + gap) return 0;
  const isBelow = note.compareDocumentPosition(field) === Node.DOCUMENT_POSITION_FOLLOWING;
  return isBelow ? line.top - bottom - gap : line.bottom - top + gap;
}

/** Where what is typed stands: the caret of rich text, or the whole of a field that does not say. */
function lineOf(field: Element): DOMRect {
  const selection = getSelection();
  const caret =
    field instanceof HTMLElement && field.isContentEditable && selection?.rangeCount
      ? selection.getRangeAt(0).getBoundingClientRect()
      : undefined;
  return caret?.height ? caret : field.getBoundingClientRect();
}
