import { hasDatabase } from '#src/device/has-database.ts';
import { hideAfterExit } from '#src/device/hide-after-exit.ts';
import { readingListCache } from '#src/device/worker-news.ts';
import { forgetAnswers } from './answer-request.ts';
import { noteExit, staysAfterExit } from './left-visit.ts';
import { forgetPages } from './pages.ts';
import { forgetWarmth } from './warm-up.ts';

/**
 * After a quick exit: what was read leaves the device, and what was begun waits for its person. The help line, the files of the
 * site, what was pinned on earlier visits and what is to be sent stay; the next visit fetches ahead again.
 */
export async function forgetVisit(event: ExtendableMessageEvent, pinned: readonly string[]): Promise<void> {
  noteExit(event);
  if (await hasDatabase()) await hideAfterExit();
  const list = await caches.open(readingListCache);
  await Promise.all(pinned.map((address) => list.delete(address)));
  await forgetPages();
  await forgetAnswers(staysAfterExit);
  await forgetWarmth();
}
