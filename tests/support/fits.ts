import type { Page } from '@playwright/test';

/**
 * What of a page does not fit its screen: what makes it scroll sideways, words that stand outside the screen or are cut by what holds
 * them, and what is to be pressed but lies under something else.
 */
export const whatDoesNotFit = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    const say = (what: string, element: Element) =>
      found.push(`${what}: ${element.tagName.toLowerCase()} « ${(element.textContent ?? '').trim().slice(0, 60)} »`);
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth}`);

    // A part that scrolls by itself, a table or a row of tabs, shows all there is.
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const isHidden = (element: Element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || isHidden(element) || element.closest('script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (rects.length === 0) continue;
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      for (let holder: Element | null = element; holder; holder = holder.parentElement) {
        if (scrolls(holder)) break;
        const { overflowX } = getComputedStyle(holder);
        const box = holder.getBoundingClientRect();
        // One pixel by one: said to assistive technology alone.
        if (box.width <= 1) break;
        if (['hidden', 'clip'].includes(overflowX) && (left < box.left - 1 || right > box.right + 1)) {
          say('cut', element);
          break;
        }
        if (holder === document.body && (left < -1 || right > innerWidth + 1)) say('outside', element);
      }
    }

    for (const element of document.querySelectorAll('main :is(a, button, input, select, textarea)')) {
      if (isHidden(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      if (above && !element.contains(above) && !above.contains(element) && !above.closest('label')) say('covered', element);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
