import { latePart, Nothing } from '#src/page/late-part.tsx';
import { withMessages } from '#src/page/with-messages.ts';
import { useAuthClient } from '#src/session/session.ts';
import type { NotificationPlace } from './NotificationCard.tsx';

// The page does well without it.
const LateCard = latePart(async () => (await withMessages(['notifications'], import('./NotificationCard.tsx'))).NotificationCard, {
  Missing: Nothing,
});

/** The place of the notifications' card on a private page; it comes after what the page is for. */
export function NotificationSlot({ place }: { place: NotificationPlace }) {
  const client = useAuthClient();
  return client && <LateCard client={client} place={place} />;
}
