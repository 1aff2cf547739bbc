import { endpoint, requires } from '../endpoint.ts';
import { moderatedThread } from './moderation.schema.ts';
import { closeReportsBody, ownReport, reportBody } from './reports.schema.ts';

export const reportText = endpoint({
  method: 'POST',
  path: '/v1/threads/thread/{slug}/report',
  summary: 'Reports a public thread, or one of its public comments, to the practice. The same text again changes my one report.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  limit: 'REPORT',
  body: reportBody,
  answer: ownReport,
  creates: true,
  problems: ['NOT_FOUND'],
});

export const closeReports = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/{slug}/reports/close',
  summary: 'Leaves a reported text as it is: the reports that were read are dealt with.',
  access: requires('ALL_THREADS', 'WRITE'),
  body: closeReportsBody,
  answer: moderatedThread,
  problems: ['NOT_FOUND', 'TEXT_CHANGED'],
});
