import { useRouter, type AnyRouteMatch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { pathWithoutLocale } from '#contract/locale.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { usePageState } from '#src/page/page-state.ts';
import { PagePending, type PagePendingProps } from '#src/page/PagePending.tsx';
import { headOf } from './DocumentHead.tsx';
import { offlinePart } from './offline-part.ts';

/** After so long without an answer, what this device has is better than a page that seems to be on its way. */
const patienceMs = 8000;

/** The address of the first page that was waited for. */
let firstHref: string | undefined;

const OfflinePage = offlinePart(PagePending);

/** The server has a page's head before the browser has its file. The screens of the practice have places of their own for theirs. */
function wordsOf(path: string, matches: readonly AnyRouteMatch[]): PagePendingProps {
  if (path.startsWith('/practice')) return {};
  const { meta } = headOf(matches);
  const told = (key: string) => meta.find(({ name, property }) => (name ?? property) === key)?.['content'];
  return { title: told('og:title'), text: told('description') };
}

/** A page on its way. Without a network that is said at once, while the page is still being asked for. */
export function PendingPage() {
  const hasNoNetwork = usePageState(isOffline);
  const { location, resolvedLocation, matches } = useRouter().state;
  const { href, pathname } = location;
  const [lateHref, setLateHref] = useState<string>();

  // Time passes outside React. A page that was opened by its address may have been waited for already, by the worker;
  // where the person goes on from it begins a wait of its own.
  useEffect(() => {
    firstHref ??= href;
    const waitedMs = !resolvedLocation && href === firstHref ? performance.now() : 0;
    const timer = setTimeout(() => setLateHref(href), patienceMs - waitedMs);
    return () => clearTimeout(timer);
  }, [href, resolvedLocation]);

  // Another page's words are not its own.
  if (!hasNoNetwork && lateHref !== href)
    return <PagePending key={href} {...(import.meta.env.SSR ? wordsOf(pathWithoutLocale(pathname), matches) : {})} />;
  return (
    <Suspense fallback={<PagePending />}>
      <OfflinePage />
    </Suspense>
  );
}
