import type { Namespace } from '#src/page/namespaces.ts';
import type { AnyPage } from './site-page.tsx';

/** The pages of those who are signed in. Apart, because a table of pages names every file that each of them needs. */
export const pages = import.meta.glob<AnyPage>(
  [
    '../features/**/*Page.tsx',
    '!../features/practice-*/*.tsx',
    '!../features/{home,blogs,therapist,threads,help-line,legal,not-found}/*.tsx',
  ],
  { import: 'page' },
);

const messages: Readonly<Record<string, readonly Namespace[]>> = {
  'own-threads/WriteThreadPage': ['threads', 'thread-reply', 'quick-exit'],
  'own-threads/OwnThreadsPage': ['threads', 'thread-reply', 'quick-exit'],
  'own-threads/OwnThreadPage': ['threads', 'thread-reply', 'quick-exit'],
  'profile/EditProfilePage': ['uploads'],
  'profile/NotificationsPage': ['notifications'],
  'mail-links/UnsubscribePage': ['notifications'],
  'reservations/ReservationsPage': ['booking'],
  'outbox/OutboxPage': ['thread-reply'],
  'payments/PayReservationPage': ['uploads', 'card-payments', 'reservations'],
  'payments/PaymentReturnPage': ['card-payments', 'reservations'],
};

/** The catalogues that a page needs beside its feature's own. */
export const namespacesOf = (page: string): readonly Namespace[] => ['session', ...(messages[page] ?? [])];
