import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasAccess, initialAccess, type AccessEntry } from '../permissions.ts';
import { roleNames, type RoleName } from '../role-names.ts';
import { ressources } from '../ressources.ts';
import { formerClientId, isAbove, isLowered, mayAdminister, mayAdministerRole, mayBringTo, mayGrant, type Standing } from './standing.ts';

const someone = (roleName: RoleName, authID: string = roleName): Standing => ({ authID, roleName, access: initialAccess[roleName] });
const entry: fc.Arbitrary<AccessEntry> = fc.record({
  ressource: fc.constantFrom(...ressources),
  privileges: fc.integer({ min: 0, max: 7 }),
});
const access = fc.array(entry, { maxLength: 6 });
const standing: fc.Arbitrary<Standing> = fc.record({
  authID: fc.constantFrom('a', 'b', 'c'),
  roleName: fc.constantFrom(...roleNames),
  access,
});

describe('who is above whom', () => {
  test('as the roles of the site are', () => {
    const above = (one: RoleName) => roleNames.filter((other) => isAbove(initialAccess[other], initialAccess[one]));
    expect(above('GOD')).toEqual([]);
    expect(above('ADMIN')).toEqual(['GOD']);
    expect(above('THERAPIST')).toEqual(['GOD', 'ADMIN', 'MODERATOR']);
    expect(above('MODERATOR')).toEqual(['GOD', 'ADMIN', 'THERAPIST']);
    expect(above('CLIENT')).toEqual(['GOD', 'ADMIN', 'THERAPIST', 'MODERATOR']);
  });

  test('nobody acts on themselves, on GOD or on someone above', () => {
    expect(mayAdminister(someone('ADMIN'), someone('CLIENT'))).toBe(true);
    expect(mayAdminister(someone('ADMIN'), someone('ADMIN', 'another'))).toBe(true);
    expect(mayAdminister(someone('ADMIN'), someone('ADMIN'))).toBe(false);
    expect(mayAdminister(someone('GOD'), someone('GOD', 'another'))).toBe(false);
    expect(mayAdminister(someone('MODERATOR'), someone('THERAPIST'))).toBe(false);
  });

  test('nobody acts on the account of those who have left', () => {
    expect(mayAdminister(someone('GOD'), someone('TEMPORARY'))).toBe(true);
    expect(mayAdminister(someone('GOD'), someone('TEMPORARY', formerClientId))).toBe(false);
  });

  test('nobody changes their own role, GOD or one above', () => {
    const may = (by: RoleName) => roleNames.filter((name) => mayAdministerRole(someone(by), { name, access: initialAccess[name] }));
    expect(may('GOD')).toEqual(['ADMIN', 'THERAPIST', 'MODERATOR', 'CLIENT', 'TEMPORARY']);
    expect(may('ADMIN')).toEqual(['THERAPIST', 'MODERATOR', 'CLIENT', 'TEMPORARY']);
  });
});

describe('what may be granted', () => {
  test('never more than the giver holds, whatever either holds', () => {
    fc.assert(
      fc.property(standing, standing, access, (giver, target, wanted) => {
        fc.pre(mayBringTo(giver, target, wanted));
        expect(mayGrant(giver, wanted)).toBe(true);
        expect(giver.authID === target.authID || target.roleName === 'GOD').toBe(false);
        expect(hasAccess(giver.access, wanted)).toBe(true);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  test('lowering needs REVOKE', () => {
    const giver = (level: number): Standing => ({
      ...someone('ADMIN'),
      access: [...initialAccess.CLIENT, { ressource: 'ROLE', privileges: level }],
    });
    expect(isLowered(initialAccess.CLIENT, [])).toBe(true);
    expect(isLowered([], initialAccess.CLIENT)).toBe(false);
    expect(mayBringTo(giver(6), someone('CLIENT'), [])).toBe(false);
    expect(mayBringTo(giver(7), someone('CLIENT'), [])).toBe(true);
    expect(mayBringTo(giver(6), someone('CLIENT'), initialAccess.CLIENT)).toBe(true);
    expect(mayBringTo(giver(5), someone('CLIENT'), initialAccess.CLIENT)).toBe(false);
  });
});
