import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { deepestRow } from '../page-limits.ts';
import { queryInteger } from '../pagination.ts';
import { mailInbox } from './mailing.schema.ts';

export const readMailInbox = endpoint({
  method: 'GET',
  path: '/v1/mailing/inbox',
  summary: 'The e-mails that stay in the demonstration, newest first. They open accounts: only who holds everything reads them.',
  access: requires('*', 'READ'),
  query: z.object({ page: z._default(queryInteger(1, deepestRow), 1) }),
  answer: mailInbox,
});
