import { anyone, endpoint, requires } from '../endpoint.ts';
import { mailSwitch, mailSwitches, switchMailsBody, unsubscribeBody, unsubscribeQuery } from './mail-switches.schema.ts';

// Beside SPEC 7, as the push subscriptions are.
const path = '/v1/mailing/switches';

export const readMailSwitches = endpoint({
  method: 'GET',
  path,
  summary: 'Which kinds of e-mails this person has on, of those that can be switched off.',
  access: requires('AUTHENTICATED_CLIENTS', 'READ_SELF'),
  answer: mailSwitches,
});

export const switchMails = endpoint({
  method: 'PUT',
  path,
  summary: 'Switches kinds of e-mails on or off; those not named stay as they are.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  body: switchMailsBody,
  answer: mailSwitches,
});

export const readUnsubscribeLink = endpoint({
  method: 'GET',
  path: '/v1/mailing/unsubscribe',
  summary: 'Which kind of e-mail an unsubscribe link is about, and whether it is on.',
  access: anyone,
  query: unsubscribeQuery,
  answer: mailSwitch,
  problems: ['NOT_FOUND'],
});

export const unsubscribe = endpoint({
  method: 'PUT',
  path: '/v1/mailing/unsubscribe',
  summary: 'Switches the kind of e-mail off that an unsubscribe link is about, or on again, without signing in.',
  access: anyone,
  body: unsubscribeBody,
  answer: mailSwitch,
  problems: ['NOT_FOUND'],
});
