import { holdsAll, type AccessEntry, type Requirement, type RoleName } from '#contract/permissions.ts';

interface Screen {
  readonly to: string;
  readonly key: string;
  /** What one must hold to open it. */
  readonly requires: Requirement;
  /** Who may sign in there. */
  readonly roles: readonly RoleName[];
}

/** The practice's screens in their order. */
export const practiceScreens = [
  { to: '/practice/reservations', key: 'reservations', requires: [['RESERVATION', 'READ']], roles: ['THERAPIST', 'ADMIN'] },
  { to: '/practice/clients', key: 'clients', requires: [['AUTHENTICATED_CLIENTS', 'READ']], roles: ['ADMIN', 'THERAPIST', 'MODERATOR'] },
  { to: '/practice/categories', key: 'categories', requires: [['CATEGORY', 'WRITE']], roles: ['ADMIN', 'MODERATOR', 'THERAPIST'] },
  { to: '/practice/roles', key: 'roles', requires: [['ROLE', 'READ']], roles: ['ADMIN'] },
  {
    to: '/practice/audit',
    key: 'audit',
    requires: [
      ['ROLE', 'READ'],
      ['AUTHENTICATED_CLIENTS', 'READ'],
    ],
    roles: ['ADMIN'],
  },
  { to: '/practice/status', key: 'status', requires: [['MICROSERVICE_STATUS', 'READ']], roles: ['ADMIN'] },
  { to: '/practice/settings', key: 'settings', requires: [['*', 'READ']], roles: ['GOD'] },
] as const satisfies readonly Screen[];

export type PracticeScreen = (typeof practiceScreens)[number];

/** The screens somebody may open. */
export const practiceScreensOf = (access: readonly AccessEntry[]): PracticeScreen[] =>
  practiceScreens.filter(({ requires }) => holdsAll(access, requires));
