import { holds, type AccessEntry, type Action, type Ressource } from '#contract/permissions.ts';

/** The practice's screens in their order, and what one must hold to open each. */
export const practiceScreens = [
  { to: '/practice/reservations', key: 'reservations', requires: [['RESERVATION', 'READ']] },
  { to: '/practice/clients', key: 'clients', requires: [['AUTHENTICATED_CLIENTS', 'READ']] },
  { to: '/practice/categories', key: 'categories', requires: [['CATEGORY', 'WRITE']] },
  { to: '/practice/roles', key: 'roles', requires: [['ROLE', 'READ']] },
  {
    to: '/practice/audit',
    key: 'audit',
    requires: [
      ['ROLE', 'READ'],
      ['AUTHENTICATED_CLIENTS', 'READ'],
    ],
  },
  { to: '/practice/status', key: 'status', requires: [['MICROSERVICE_STATUS', 'READ']] },
  { to: '/practice/settings', key: 'settings', requires: [['*', 'READ']] },
] as const satisfies readonly { to: string; key: string; requires: Requirement }[];

export type Requirement = readonly (readonly [Ressource, Action])[];
export type PracticeScreen = (typeof practiceScreens)[number];

export const holdsAll = (access: readonly AccessEntry[], required: Requirement): boolean =>
  required.every(([ressource, action]) => holds(access, ressource, action));

/** The screens somebody may open. */
export const practiceScreensOf = (access: readonly AccessEntry[]): PracticeScreen[] =>
  practiceScreens.filter(({ requires }) => holdsAll(access, requires));

export const requirementOf = (key: PracticeScreen['key']): Requirement =>
  practiceScreens.find((screen) => screen.key === key)?.requires ?? [];
