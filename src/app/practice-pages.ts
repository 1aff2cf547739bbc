import type { Namespace } from '#src/page/namespaces.ts';
import type { AnyPage } from './site-page.tsx';

/** The pages of the practice, which no client opens. */
export const pages = import.meta.glob<AnyPage>('../features/practice-*/*Page.tsx', { import: 'page' });

const messages: Readonly<Record<string, readonly Namespace[]>> = {
  'practice-setup/SetupPage': ['practice-settings'],
  'practice-agenda/AgendaPage': ['practice-absences', 'practice-reservations', 'reservations', 'booking'],
  'practice-phone/PhoneBookingPage': ['booking'],
  'practice-blogs/WriteBlogPage': ['uploads'],
  'practice-profile/ProfilePage': ['profile', 'uploads'],
  'practice-schedule/SchedulePage': ['booking'],
  'practice-reservations/PracticeReservationsPage': ['reservations', 'booking'],
  'practice-refunds/RefundsPage': ['practice-reservations', 'reservations'],
  'practice-clients/ClientPage': ['practice-reservations', 'reservations'],
  'practice-today/TodayPage': ['practice-reservations', 'reservations', 'booking'],
};

/** The catalogues that a page needs beside its feature's own. */
export const namespacesOf = (page: string): readonly Namespace[] => ['session', 'practice', ...(messages[page] ?? [])];
