import { anyone, endpoint, requires } from '../endpoint.ts';
import { legalNotice, legalNoticeBody } from './legal-notice.schema.ts';

// Beside SPEC 7: what differs between practices is data, the legal pages' too.

export const readLegalNotice = endpoint({
  method: 'GET',
  path: '/v1/client/legal-notice',
  summary: 'Who publishes the site, to whom one writes about data, and which companies hold them.',
  access: anyone,
  answer: legalNotice,
  cache: 'READABLE_OFFLINE',
});

export const updateLegalNotice = endpoint({
  method: 'PUT',
  path: '/v1/client/legal-notice',
  summary: 'Changes what the legal pages say of the practice; what is left out stays.',
  access: requires('THERAPIST', 'WRITE_SELF'),
  body: legalNoticeBody,
  answer: legalNotice,
});
