import * as z from 'zod/mini';
import { anyone, anyoneKnownOrNot, endpoint, requires } from '../endpoint.ts';
import { mailLinkQuery, resetPasswordBody, resetPasswordConfirmBody } from './auth.schema.ts';

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/v1/auth/n/reset-password',
  limit: 'RESET',
  summary: 'Sends a link to choose a new password. Answers the same, after the same work, whether anybody is known by that name.',
  access: anyone,
  body: resetPasswordBody,
  answer: z.object({ message: z.string() }),
});

export const resetPasswordConfirm = endpoint({
  method: 'PUT',
  path: '/v1/auth/n/reset-password-confirm',
  limit: 'RESET',
  summary: 'Sets a new password by the link of the e-mail, once, within an hour. Every device is signed out.',
  access: anyone,
  query: mailLinkQuery,
  body: resetPasswordConfirmBody,
  problems: ['LINK_OVER'],
});

// The two below are not of SPEC 7, whose accounts know no confirmed e-mail.

export const askEmailConfirmation = endpoint({
  method: 'PUT',
  path: '/v1/auth/n/email-confirmation',
  limit: 'RESET',
  summary: "Sends the link that confirms the own e-mail address again. A confirmed one's sends nothing.",
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
});

export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/v1/auth/n/email-confirmation-confirm',
  limit: 'RESET',
  summary:
    'Confirms an e-mail address by the link of the e-mail, once, within an hour. Where bookings were taken by phone for the address, they come along: that takes the account itself.',
  access: anyoneKnownOrNot,
  query: mailLinkQuery,
  problems: ['LINK_OVER', 'DUPLICATE', 'UNAUTHENTICATED', 'ACCESS_MISMATCH'],
});
