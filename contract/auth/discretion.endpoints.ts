import { endpoint, requires } from '../endpoint.ts';
import { authClient } from './auth.schema.ts';
import { discretionBody } from './discretion.schema.ts';

// Not of SPEC 7: below /user/me, like the rest of what is the caller's own.

export const changeDiscretion = endpoint({
  method: 'PUT',
  path: '/v1/auth/user/me/discretion',
  summary:
    'Whether notifications, e-mails and the installed app of the caller keep to themselves where they come from and what they are about.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  body: discretionBody,
  answer: authClient,
});
