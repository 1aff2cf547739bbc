import * as z from 'zod/mini';
import { endpoint, requires, requiresAll } from '../endpoint.ts';
import { itemsOf, listQuery, pageOf } from '../pagination.ts';
import { hasMaxLength, text } from '../validation-rules.ts';
import { accountSortFields, accountStates } from './account-lists.ts';
import { account, accountBody, banBody, editAccessBody, suspendBody } from './accounts.schema.ts';
import { minimalUser } from './audit.schema.ts';

export const listAccounts = endpoint({
  method: 'GET',
  path: '/v1/auth/user/',
  summary: 'Accounts, by name, e-mail, phone number (keyword), role name and state.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ'),
  query: z.extend(listQuery(accountSortFields), {
    role: z.optional(text(hasMaxLength(100))),
    state: z.optional(z.enum(accountStates)),
  }),
  answer: pageOf(account),
});

export const listMinimalUsers = endpoint({
  method: 'GET',
  path: '/v1/auth/user/unpaginated-minimal-users',
  summary: 'Everyone by name, to choose from.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ'),
  answer: itemsOf(minimalUser),
});

export const readAccount = endpoint({
  method: 'GET',
  path: '/v1/auth/user/{authID}',
  summary: 'One account. The look is noted in the audit trail.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ'),
  answer: account,
  problems: ['NOT_FOUND'],
});

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/v1/auth/user/{authID}',
  summary: "Corrects somebody's names or phone number: not one's own (see user/me), not GOD's, not those of someone above.",
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE'),
  body: accountBody,
  answer: account,
  problems: ['NOT_FOUND', 'DUPLICATE', 'ACCESS_MISMATCH'],
});

// Beside SPEC 7: a confirmed address tells whose an account is; where there is none, somebody of the practice who has seen the person.
export const confirmIdentity = endpoint({
  method: 'PUT',
  path: '/v1/auth/user/{authID}/confirm-identity',
  summary: 'Staff have seen the person and say that this account is theirs. Holds until the person gives another phone number.',
  access: requiresAll(['AUTHENTICATED_CLIENTS', 'READ'], ['BOOK', 'WRITE']),
  answer: account,
  problems: ['NOT_FOUND', 'ACCESS_MISMATCH'],
});

export const banClient = endpoint({
  method: 'POST',
  path: '/v1/auth/z/ban-client/{id}',
  summary: 'Closes an account for good and signs all its devices out. {id} is the authID.',
  access: requires('BAN_CLIENTS', 'WRITE'),
  body: banBody,
  answer: account,
  problems: ['NOT_FOUND', 'ACCESS_MISMATCH'],
});

export const suspendClient = endpoint({
  method: 'POST',
  path: '/v1/auth/z/suspend-client/{id}',
  summary: 'Closes an account until an instant and signs all its devices out. {id} is the authID.',
  access: requires('SUSPEND_CLIENTS', 'WRITE'),
  body: suspendBody,
  answer: account,
  problems: ['NOT_FOUND', 'ACCESS_MISMATCH', 'ALREADY_BANNED'],
});

export const liftBanSuspension = endpoint({
  method: 'GET',
  path: '/v1/auth/z/lift-ban-suspension/{id}',
  summary: 'Opens a banned or suspended account again; the person signs in anew. {id} is the authID.',
  access: requires('LIFT_BAN_AND_SUSPENSION', 'WRITE'),
  answer: account,
  problems: ['NOT_FOUND', 'ACCESS_MISMATCH'],
});

export const editAccess = endpoint({
  method: 'PUT',
  path: '/v1/auth/z/access/{id}',
  summary:
    'Gives somebody a role, or entries of their own: at most what the caller holds, never to oneself, to GOD or to someone above; lowering needs REVOKE. {id} is the authID.',
  access: requires('ROLE', 'GRANT'),
  body: editAccessBody,
  answer: account,
  problems: ['NOT_FOUND', 'ACCESS_MISMATCH'],
});
