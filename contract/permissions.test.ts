import { describe, expect, test } from 'vitest';
import { hasAccess, hasRole, holds, initialAccess, privileges } from './permissions.ts';
import { roleNames } from './role-names.ts';
import { ressources } from './ressources.ts';

describe('access', () => {
  test('the actions are numbered in the order of the specification', () => {
    expect(Object.entries(privileges)).toEqual(
      ['READ_SELF', 'WRITE_SELF', 'DELETE_SELF', 'READ', 'WRITE', 'DELETE', 'GRANT', 'REVOKE'].map((name, index) => [name, index]),
    );
  });

  test('an entry for * passes everything; otherwise every required resource must be reached', () => {
    const god = [{ ressource: '*', privileges: 7 }] as const;
    expect(ressources.every((ressource) => holds(god, ressource, 'REVOKE'))).toBe(true);
    const required = [
      { ressource: 'BOOK', privileges: 1 },
      { ressource: 'PAYMENT', privileges: 1 },
    ] as const;
    expect(
      hasAccess(
        [
          { ressource: 'BOOK', privileges: 4 },
          { ressource: 'PAYMENT', privileges: 1 },
        ],
        required,
      ),
    ).toBe(true);
    expect(
      hasAccess(
        [
          { ressource: 'BOOK', privileges: 4 },
          { ressource: 'PAYMENT', privileges: 0 },
        ],
        required,
      ),
    ).toBe(false);
    expect(hasAccess([{ ressource: 'BOOK', privileges: 4 }], required)).toBe(false);
    expect(hasAccess([], [])).toBe(true);
  });

  test("a client's entries never reach READ, where the ladder would open other people's rows", () => {
    for (const role of ['CLIENT', 'TEMPORARY'] as const) {
      expect(Math.max(...initialAccess[role].map((entry) => entry.privileges))).toBeLessThan(privileges.READ);
    }
  });

  test('moderators see no reservation, payment or booking', () => {
    for (const ressource of ['RESERVATION', 'PAYMENT', 'BOOK'] as const)
      expect(holds(initialAccess.MODERATOR, ressource, 'READ_SELF')).toBe(false);
  });

  test('GOD passes any set of role names, others only when they are in it', () => {
    expect(roleNames.filter((name) => hasRole(name, ['THERAPIST']))).toEqual(['GOD', 'THERAPIST']);
  });
});
