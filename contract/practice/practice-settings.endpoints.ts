import { endpoint, requires } from '../endpoint.ts';
import { practice } from './practice.endpoints.ts';
import { practiceBody } from './practice-settings.schema.ts';

/** Beside SPEC 7, and DOMAIN 2: the practitioner and the administrators keep what the site says of the practice. */
export const updatePractice = endpoint({
  method: 'PUT',
  path: '/v1/client/practice',
  summary: "Changes the practice's name, contacts, hours and social links, everywhere at once.",
  access: requires('THERAPIST', 'WRITE_SELF'),
  body: practiceBody,
  answer: practice,
});
