import { localeOfPath } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { useAuthClient } from '#src/session/session.ts';
import type { NotificationPlace } from './NotificationCard.tsx';

// The page does well without it.
const LateCard = latePart(
  async () => {
    const [{ NotificationCard }] = await Promise.all([
      import('./NotificationCard.tsx'),
      loadMessages(localeOfPath(location.pathname), ['notifications']),
    ]);
    return NotificationCard;
  },
  { Missing: Nothing },
);

/** The place of the notifications' card on a private page; it comes after what the page is for. */
export function NotificationSlot({ place }: { place: NotificationPlace }) {
  const client = useAuthClient();
  return client && <LateCard client={client} place={place} />;
}
