import type { QueryClient } from '@tanstack/react-query';
import { forgetLastPage } from '#src/page/last-page.ts';
import { beginToHide } from '#src/page/begin-hiding.ts';

/**
 * Where a quick exit leads. Google's front page, not a weather or news site: it opens in a second on a weak network,
 * never asks for consent or a captcha, and is what an idle browser shows anyway.
 */
export const neutralSite = 'https://www.google.com/';

/** A referrer would tell the neutral site where its visitor comes from. */
function hideOrigin(): void {
  const policy = document.createElement('meta');
  policy.name = 'referrer';
  policy.content = 'no-referrer';
  document.head.append(policy);
}

/**
 * Covers the page in this very frame, forgets what was read, hides what was begun, and takes this entry of the history. The
 * outbox stays: what someone sent must still leave. The tokens stay too: signing out here would say that there was
 * an account.
 */
export function leaveQuickly(queryClient: QueryClient): void {
  document.body.hidden = true;
  document.title = 'Google';
  hideOrigin();
  try {
    queryClient.clear();
    beginToHide();
    sessionStorage.clear();
    forgetLastPage();
    // Back may bring this document out of the browser's memory as it was left: covered, and empty.
    addEventListener('pageshow', (event) => event.persisted && location.reload());
  } finally {
    // Whatever a browser refuses its pages: a full disk must keep nobody here.
    location.replace(neutralSite);
  }
}
