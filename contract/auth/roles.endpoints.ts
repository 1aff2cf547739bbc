import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { itemsOf } from '../pagination.ts';
import { accessEntry, role, roleBody } from './roles.schema.ts';

export const askRessourceAccess = endpoint({
  method: 'POST',
  path: '/v1/auth/z/ressource-access',
  summary: 'Whether the caller holds a level on a resource; changes nothing.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ_SELF'),
  body: accessEntry,
  answer: z.object({ granted: z.boolean() }),
});

export const listRoles = endpoint({
  method: 'GET',
  path: '/v1/auth/roles',
  summary: 'Every role with what it gives.',
  access: requires('ROLE', 'READ'),
  answer: itemsOf(role),
});

export const listGrantableRoles = endpoint({
  method: 'GET',
  path: '/v1/auth/roles/grantable/{authId}',
  summary: "The roles the caller may give to this person: within the caller's own access; none to oneself, to GOD or to someone above.",
  access: requires('ROLE', 'GRANT'),
  answer: itemsOf(role),
  problems: ['NOT_FOUND'],
});

export const readRole = endpoint({
  method: 'GET',
  path: '/v1/auth/roles/{id}',
  summary: 'One role with what it gives.',
  access: requires('ROLE', 'READ'),
  answer: role,
  problems: ['NOT_FOUND'],
});

export const createRole = endpoint({
  method: 'POST',
  path: '/v1/auth/roles/',
  summary: "Makes a role that gives at most what the caller holds. Names are upper-case, as the specification's are.",
  access: requires('ROLE', 'WRITE'),
  body: roleBody,
  answer: role,
  creates: true,
  problems: ['DUPLICATE', 'ACCESS_MISMATCH'],
});

export const updateRole = endpoint({
  method: 'PUT',
  path: '/v1/auth/roles/{id}',
  summary: "Changes a role: not one's own, not GOD, not one above the caller, and to at most what the caller holds.",
  access: requires('ROLE', 'WRITE'),
  body: roleBody,
  answer: role,
  problems: ['NOT_FOUND', 'DUPLICATE', 'ACCESS_MISMATCH', 'ROLE_BUILT_IN'],
});

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/v1/auth/roles/{id}',
  summary: 'Removes a role nobody has; answers it as it was.',
  access: requires('ROLE', 'DELETE'),
  answer: role,
  problems: ['NOT_FOUND', 'ACCESS_MISMATCH', 'ROLE_BUILT_IN', 'ROLE_IN_USE'],
});
