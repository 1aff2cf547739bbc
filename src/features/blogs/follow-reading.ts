/** The place is told by what has come above the first third of the screen, however far above. */
const firstThird = '1000000px 0px -66% 0px';

/**
 * Follows how far the text has been read that `bar` stands in. Tells how many of the headings of its outline have been
 * reached, 0 before the first; and has the bar show how much has passed, where the style sheet alone cannot. Returns what stops it.
 */
export function followReading(bar: HTMLElement, onPlace: (place: number) => void): () => void {
  const text = bar.parentElement!;
  const reached = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target);
      onPlace(reached.size);
    },
    { rootMargin: firstThird },
  );
  for (const heading of text.querySelectorAll('h2[id^=section-]')) observer.observe(heading);
  const stopDrawing = CSS.supports('animation-timeline: view()') ? undefined : drawProgress(text, bar);
  return () => {
    observer.disconnect();
    stopDrawing?.();
  };
}

/** For browsers without scroll-driven animations (https://drafts.csswg.org/scroll-animations-1/): the same, at most once a frame. */
function drawProgress(text: HTMLElement, bar: HTMLElement): () => void {
  let frame = 0;
  const draw = () => {
    frame = 0;
    const { top, height } = text.getBoundingClientRect();
    const passed = Math.min(1, Math.max(0, -top / (height - innerHeight)));
    bar.style.setProperty('--read', String(passed));
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
