import { usePageState } from '#src/page/page-state.ts';
import { waitingCount } from '#src/page/waiting-count.ts';
import { framePart } from './frame-part.ts';

const WaitingLink = framePart(async () => (await import('./WaitingLink.tsx')).WaitingLink);

/** Where the link to the outbox comes when something waits in it. */
export function WaitingSlot() {
  return usePageState(waitingCount) > 0 && <WaitingLink />;
}
