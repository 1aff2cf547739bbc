import { holdsAll, type AccessEntry, type Requirement } from '#contract/permissions.ts';
import type { RoleName } from '#contract/role-names.ts';

interface Screen {
  readonly to: string;
  /** What one must hold to open it. */
  readonly requires: Requirement;
  /** Who may sign in there. */
  readonly roles: readonly RoleName[];
}

/** The practice's screens in their order: the first that somebody may open is where they work most. */
export const practiceScreens = {
  today: { to: '/practice', requires: [['RESERVATION', 'READ']], roles: ['THERAPIST', 'ADMIN'] },
  agenda: { to: '/practice/agenda', requires: [['RESERVATION', 'READ']], roles: ['THERAPIST', 'ADMIN'] },
  phone: { to: '/practice/by-phone', requires: [['BOOK', 'WRITE']], roles: ['THERAPIST', 'ADMIN'] },
  reservations: { to: '/practice/reservations', requires: [['RESERVATION', 'READ']], roles: ['THERAPIST', 'ADMIN'] },
  absences: { to: '/practice/absences', requires: [['DAYSOFF', 'WRITE_SELF']], roles: ['THERAPIST', 'ADMIN'] },
  schedule: { to: '/practice/schedule', requires: [['SCHEDULE', 'WRITE_SELF']], roles: ['THERAPIST', 'ADMIN'] },
  profile: { to: '/practice/profile', requires: [['THERAPIST', 'WRITE_SELF']], roles: ['THERAPIST', 'ADMIN'] },
  refunds: { to: '/practice/payments/refunds', requires: [['PAYMENT', 'READ']], roles: ['THERAPIST', 'ADMIN'] },
  receipts: { to: '/practice/payments/receipts', requires: [['PAYMENT', 'READ']], roles: ['THERAPIST', 'ADMIN'] },
  figures: { to: '/practice/figures', requires: [['RESERVATION', 'READ']], roles: ['THERAPIST', 'ADMIN'] },
  blogs: { to: '/practice/articles', requires: [['BLOGS', 'WRITE']], roles: ['ADMIN', 'THERAPIST'] },
  threads: { to: '/practice/threads', requires: [['ALL_THREADS', 'READ']], roles: ['ADMIN', 'MODERATOR', 'THERAPIST'] },
  clients: { to: '/practice/clients', requires: [['AUTHENTICATED_CLIENTS', 'READ']], roles: ['ADMIN', 'THERAPIST', 'MODERATOR'] },
  categories: { to: '/practice/categories', requires: [['CATEGORY', 'WRITE']], roles: ['ADMIN', 'MODERATOR', 'THERAPIST'] },
  roles: { to: '/practice/roles', requires: [['ROLE', 'READ']], roles: ['ADMIN'] },
  audit: {
    to: '/practice/audit',
    requires: [
      ['ROLE', 'READ'],
      ['AUTHENTICATED_CLIENTS', 'READ'],
    ],
    roles: ['ADMIN'],
  },
  status: { to: '/practice/status', requires: [['MICROSERVICE_STATUS', 'READ']], roles: ['ADMIN'] },
  settings: { to: '/practice/settings', requires: [['THERAPIST', 'WRITE_SELF']], roles: ['ADMIN', 'THERAPIST'] },
  setup: { to: '/practice/setup', requires: [['THERAPIST', 'WRITE']], roles: ['ADMIN'] },
} as const satisfies Readonly<Record<string, Screen>>;

export type PracticeScreen = keyof typeof practiceScreens;

/** The screens somebody may open, in their order. */
export const practiceScreensOf = (access: readonly AccessEntry[]): PracticeScreen[] =>
  (Object.keys(practiceScreens) as PracticeScreen[]).filter((screen) => holdsAll(access, practiceScreens[screen].requires));
