import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { isOffline } from '#src/page/connectivity.ts';
import { usePageState } from '#src/page/page-state.ts';
import { PagePending } from '#src/page/PagePending.tsx';
import { offlinePart } from './offline-part.ts';

/** After so long without an answer, what this device has is better than a page that seems to be on its way. */
const patienceMs = 8000;

/** The address of the first page that was waited for. */
let firstHref: string | undefined;

const OfflinePage = offlinePart(PagePending);

/** A page on its way. Without a network that is said at once, while the page is still being asked for. */
export function PendingPage() {
  const hasNoNetwork = usePageState(isOffline);
  const { location, resolvedLocation } = useRouter().state;
  const { href } = location;
  const [lateHref, setLateHref] = useState<string>();

  // Time passes outside React. A page that was opened by its address may have been waited for already, by the worker;
  // where the person goes on from it begins a wait of its own.
  useEffect(() => {
    firstHref ??= href;
    const waitedMs = !resolvedLocation && href === firstHref ? performance.now() : 0;
    const timer = setTimeout(() => setLateHref(href), patienceMs - waitedMs);
    return () => clearTimeout(timer);
  }, [href, resolvedLocation]);

  if (!hasNoNetwork && lateHref !== href) return <PagePending />;
  return (
    <Suspense fallback={<PagePending />}>
      <OfflinePage />
    </Suspense>
  );
}
