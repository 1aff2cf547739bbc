import { endpoint, requires } from '../endpoint.ts';
import { deletionBody, deletionState, ownData } from './own-data.schema.ts';

// Not of SPEC 7: DOMAIN 8 asks for them. Below /user/me, whose one literal segment no authID can be.

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/v1/auth/user/me/data',
  summary: "Everything the product holds about the caller, in words of the caller's language.",
  access: requires('AUTHENTICATED_CLIENTS', 'READ_SELF'),
  answer: ownData,
});

export const readDeletion = endpoint({
  method: 'GET',
  path: '/v1/auth/user/me/deletion',
  summary: 'Whether the deletion of the own account has been asked for, and when it takes effect.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ_SELF'),
  answer: deletionState,
});

export const askDeletion = endpoint({
  method: 'PUT',
  path: '/v1/auth/user/me/deletion',
  summary: 'Asks for the own account to be deleted in 30 days. Asked again, the first date stays and the choice is changed.',
  access: requires('AUTHENTICATED_CLIENTS', 'DELETE_SELF'),
  body: deletionBody,
  answer: deletionState,
  problems: ['PRACTICE_ACCOUNT'],
});

export const revokeDeletion = endpoint({
  method: 'DELETE',
  path: '/v1/auth/user/me/deletion',
  summary: 'Keeps the account after all.',
  access: requires('AUTHENTICATED_CLIENTS', 'DELETE_SELF'),
  answer: deletionState,
});
