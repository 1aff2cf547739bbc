import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { isOffline } from '#src/page/connectivity.ts';
import { usePageState } from '#src/page/page-state.ts';
import { PagePending } from '#src/page/PagePending.tsx';
import { offlinePart } from './offline-part.ts';

/** After so long without an answer, what this device has is better than a page that seems to be on its way. */
const patienceMs = 8000;

const OfflinePage = offlinePart(PagePending);

/** A page on its way. Without a network that is said at once, while the page is still being asked for. */
export function PendingPage() {
  const hasNoNetwork = usePageState(isOffline);
  const isFirstPage = useRouter().state.resolvedLocation === undefined;
  const [isLate, setIsLate] = useState(false);

  // Time passes outside React. A page that was opened by its address may have been waited for already, by the worker.
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), isFirstPage ? patienceMs - performance.now() : patienceMs);
    return () => clearTimeout(timer);
  }, [isFirstPage]);

  if (!hasNoNetwork && !isLate) return <PagePending />;
  return (
    <Suspense fallback={<PagePending />}>
      <OfflinePage />
    </Suspense>
  );
}
