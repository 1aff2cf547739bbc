import type { Page } from '@playwright/test';

/**
 * The targets on the page as it stands that a finger could miss: under 44 px high or wide, and not in a sentence, where
 * the lines give the height (WCAG 2.5.5). Each with its size, for who reads the failure.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What a layout rounds is no fault of the target's.
    const leastSize = 43.5;
    const isLarge = ({ width, height }: { width: number; height: number }) => width >= leastSize && height >= leastSize;

    function isShown(element: Element): boolean {
      const { bottom, width, height } = element.getBoundingClientRect();
      // What is above the page comes with the keyboard only.
      const isOnPage = bottom + scrollY > 0 && width > 0 && height > 0;
      return isOnPage && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');
    }

    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const around = (block?.textContent ?? '').replace(element.textContent, '');
      return /\p{L}{2}/u.test(around);
    }

    /** What a finger that lands around its middle still reaches: a pseudo-element or a label may be larger than the box. */
    function reachOf(element: Element): { width: number; height: number } {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && [element, ...labels].some((part) => part.contains(hit));
      };
      const reach = (dx: number, dy: number) => {
        let distance = 0;
        while (distance < 60 && isHit(dx * (distance + 1), dy * (distance + 1))) distance += 1;
        return distance;
      };
      return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
    }

    const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="tab"]';
    const small = [...document.querySelectorAll(selector)].flatMap((element) => {
      if (element.matches(':disabled') || !isShown(element) || isInSentence(element)) return [];
      const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
      const isChoice = element.matches('[type="checkbox"], [type="radio"]');
      if (boxes.slice(0, isChoice ? undefined : 1).some(isLarge)) return [];
      const { width, height } = reachOf(element);
      if (isLarge({ width, height })) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return [`${element.tagName.toLowerCase()} « ${name} » of ${element.parentElement?.className ?? ''}: ${width} × ${height}`];
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return small;
  });
