import { hasDatabase } from '#src/device/has-database.ts';
import { hideAfterExit } from '#src/device/hide-after-exit.ts';
import type { NewsOfPage } from '#src/device/worker-news.ts';
import { leftQuicklyMark } from './left-quickly.ts';

/** What the document of a quick exit may have had no time for, and its worker. */
export async function finishHiding(): Promise<void> {
  if (await hasDatabase()) await hideAfterExit();
  const news: NewsOfPage = { type: 'LEFT_QUICKLY', pinned: [] };
  (await navigator.serviceWorker?.getRegistration())?.active?.postMessage(news);
  localStorage.removeItem(leftQuicklyMark);
}
