/** The place is told by what has come above the first third of the screen, however far above. */
const firstThird = '1000000px 0px -66% 0px';

/** Brings the link of a section into view among the others, where they are more than the sheet shows. */
function showPlace(sheet: HTMLElement, place: number): void {
  const link = sheet.querySelectorAll('a')[place - 1];
  if (!link) return;
  const top = link.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
  if (top < 0 || top + link.offsetHeight > sheet.clientHeight) sheet.scrollTop += top - sheet.clientHeight / 2;
}

/**
 * Follows how far the text has been read that `bar` stands in. Tells how many of the headings of its outline have been
 * reached, 0 before the first, and keeps the last of them in view in the contents; and has the bar show how much has passed,
 * where the style sheet alone cannot. Returns what stops it.
 */
export function followReading(bar: HTMLElement, onPlace: (place: number) => void): () => void {
  const text = bar.parentElement!;
  const sheet = bar.querySelector<HTMLElement>('[popover]')!;
  const reached = new Set<Element>();
  const listening = new AbortController();
  sheet.addEventListener('toggle', () => showPlace(sheet, reached.size), listening);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target);
      onPlace(reached.size);
      showPlace(sheet, reached.size);
    },
    { rootMargin: firstThird },
  );
  for (const heading of text.querySelectorAll('h2[id^=section-]')) observer.observe(heading);
  const stopDrawing = CSS.supports('animation-timeline: view()') ? undefined : drawProgress(text, bar);
  return () => {
    observer.disconnect();
    listening.abort();
    stopDrawing?.();
  };
}

/** From 0 to 1, as the range « contain » of https://drafts.csswg.org/scroll-animations-1/#view-timelines-ranges. */
function passedOf({ top, height }: DOMRect): number {
  const range = height - innerHeight;
  if (range === 0) return top > 0 ? 0 : 1;
  // A text that is shorter than the screen is contained from when its end has come until its beginning goes.
  return Math.min(1, Math.max(0, range > 0 ? -top / range : 1 + top / range));
}

/** For browsers without scroll-driven animations: the same, at most once a frame. */
function drawProgress(text: HTMLElement, bar: HTMLElement): () => void {
  let frame = 0;
  const draw = () => {
    frame = 0;
    bar.style.setProperty('--read', String(passedOf(text.getBoundingClientRect())));
  };
  const drawNext = () => (frame ||= requestAnimationFrame(draw));
  const listening = new AbortController();
  draw();
  addEventListener('scroll', drawNext, { passive: true, signal: listening.signal });
  addEventListener('resize', drawNext, listening);
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}
