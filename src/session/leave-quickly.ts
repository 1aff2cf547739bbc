import type { QueryClient } from '@tanstack/react-query';
import { forgetLastPage } from '#src/page/last-page.ts';

/**
 * Where a quick exit leads. Google's front page, not a weather or news site: it opens in a second on a weak network,
 * never asks for consent or a captcha, and is what an idle browser shows anyway.
 */
export const neutralSite = 'https://www.google.com/';

export const leftQuicklyMark = 'left-quickly';

/** A referrer would tell the neutral site where its visitor comes from. */
function hideOrigin(): void {
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
}

/**
 * Covers the page in this very frame, forgets what this session has shown, and takes this entry of the history. The
 * outbox stays: what someone wrote must still leave. The tokens stay too: signing out here would say that there was
 * an account.
 */
export function leaveQuickly(queryClient: QueryClient): void {
  document.body.hidden = true;
  document.title = 'Google';
  hideOrigin();
  queryClient.clear();
  sessionStorage.clear();
  forgetLastPage();
  // Erasing the device's kept answers takes longer than leaving may: the next start does it first.
  localStorage.setItem(leftQuicklyMark, '1');
  // Back may bring this document out of the browser's memory as it was left: covered, and empty.
  addEventListener('pageshow', (event) => event.persisted && location.reload());
  location.replace(neutralSite);
}
