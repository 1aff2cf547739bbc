import { Suspense } from 'react';
import { usePageState } from '#src/page/page-state.ts';
import { waitingCount } from '#src/page/waiting-count.ts';
import { latePart } from './late-part.ts';

const WaitingLink = latePart(async () => (await import('./WaitingLink.tsx')).WaitingLink);

/** Where the link to the outbox comes when something waits in it. */
export function WaitingSlot() {
  if (usePageState(waitingCount) === 0) return null;
  return (
    <Suspense>
      <WaitingLink />
    </Suspense>
  );
}
