import { endpointUrl } from '#contract/endpoint.ts';
import { readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import { hasDatabase } from '#src/device/has-database.ts';
import { hideAfterExit } from '#src/device/hide-after-exit.ts';
import { readingListCache } from '#src/device/worker-news.ts';
import { forgetAnswers } from './answer-request.ts';
import { frameAnswers } from './page-answers.ts';
import { forgetPages } from './pages.ts';
import { forgetWarmth } from './warm-up.ts';

/** What every visit brings, and somebody in danger needs: the numbers, and what the frame shows. */
const stays = [endpointUrl(readHelpLine), ...frameAnswers];

/**
 * After a quick exit: what was read leaves the device, and what was begun waits for its person. The help line, the files of the
 * site, what was pinned on earlier visits and what is to be sent stay; the next visit fetches ahead again.
 */
export async function forgetVisit(pinned: readonly string[]): Promise<void> {
  if (await hasDatabase()) await hideAfterExit();
  const list = await caches.open(readingListCache);
  await Promise.all(pinned.map((address) => list.delete(address)));
  await forgetPages();
  await forgetAnswers(stays);
  await forgetWarmth();
}
