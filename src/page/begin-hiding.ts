import type { NewsOfPage } from '#src/device/worker-news.ts';
import { leftQuicklyMark } from './left-quickly.ts';
import { pinnedHere } from './pinned-here.ts';

/** Has the worker, which outlives the page, hide what is kept; the next document finishes what it could not. */
export function beginToHide(): void {
  localStorage.setItem(leftQuicklyMark, '1');
  const news: NewsOfPage = { type: 'LEFT_QUICKLY', pinned: pinnedHere() };
  navigator.serviceWorker?.controller?.postMessage(news);
}
