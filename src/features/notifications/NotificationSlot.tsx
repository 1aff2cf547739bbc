import { lazy, Suspense, type ComponentType } from 'react';
import { localeOfPath } from '#contract/locale.ts';
import { loadMessages } from '#src/page/catalogues.ts';
import { useAuthClient } from '#src/session/session.ts';
import type { NotificationCard, NotificationPlace } from './NotificationCard.tsx';

type Card = ComponentType<Parameters<typeof NotificationCard>[0]>;

const LazyCard = lazy(async (): Promise<{ default: Card }> => {
  try {
    const [{ NotificationCard }] = await Promise.all([
      import('./NotificationCard.tsx'),
      loadMessages(localeOfPath(location.pathname), ['notifications']),
    ]);
    return { default: NotificationCard };
  } catch {
    // The page does well without it.
    return { default: () => null };
  }
});

/** The place of the notifications' card on a private page; it comes after what the page is for. */
export function NotificationSlot({ place }: { place: NotificationPlace }) {
  const client = useAuthClient();
  return <Suspense>{client && <LazyCard client={client} place={place} />}</Suspense>;
}
