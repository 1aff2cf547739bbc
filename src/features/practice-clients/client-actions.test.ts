import { expect, test } from 'vitest';
import type { Account } from '#contract/auth/accounts.schema.ts';
import { initialAccess } from '#contract/permissions.ts';
import type { RoleName } from '#contract/role-names.ts';
import { clientActions } from './client-actions.ts';

const someone = (roleName: RoleName, changes: Partial<Account> = {}): Account => ({
  authID: roleName,
  userName: roleName.toLowerCase(),
  email: '',
  emailConfirmed: false,
  role: { id: roleName, name: roleName },
  access: [...initialAccess[roleName]],
  authProvider: 'CLASSIC',
  isActivated: true,
  isDiscreet: false,
  user: { firstName: null, lastName: null, phoneNumber: null, avatar: null },
  state: 'ACTIVE',
  suspendedUntil: null,
  stateReason: null,
  isIdentityKnown: true,
  identityConfirmedAt: null,
  mailRefusedAt: null,
  hasOwnAccess: false,
  createdAt: '2026-11-16T08:00:00.000Z',
  ...changes,
});

test('an administrator does everything to a client, a moderator suspends, a therapist nothing', () => {
  expect(clientActions(someone('ADMIN'), someone('CLIENT'))).toEqual(['details', 'role', 'access', 'suspend', 'ban']);
  expect(clientActions(someone('MODERATOR'), someone('CLIENT'))).toEqual(['suspend']);
  expect(clientActions(someone('THERAPIST'), someone('CLIENT'))).toEqual([]);
});

test('who books by phone says whose an account is, where nothing proves it', () => {
  const unknown = someone('CLIENT', { isIdentityKnown: false });
  expect(clientActions(someone('THERAPIST'), unknown)).toEqual(['identity']);
  expect(clientActions(someone('MODERATOR'), unknown)).toEqual(['suspend']);
});

test('a closed account is opened again', () => {
  expect(clientActions(someone('ADMIN'), someone('CLIENT', { state: 'SUSPENDED' }))).toEqual(['details', 'role', 'access', 'lift', 'ban']);
  expect(clientActions(someone('ADMIN'), someone('CLIENT', { state: 'BANNED' }))).toEqual(['details', 'role', 'access', 'lift']);
});

test('nothing to oneself, to GOD, or to someone above', () => {
  expect(clientActions(someone('ADMIN'), someone('ADMIN'))).toEqual([]);
  expect(clientActions(someone('ADMIN'), someone('GOD'))).toEqual([]);
  expect(clientActions(someone('GOD'), someone('GOD', { authID: 'another' }))).toEqual([]);
  expect(clientActions(someone('MODERATOR'), someone('THERAPIST'))).toEqual([]);
});
