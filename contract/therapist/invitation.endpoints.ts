import { endpoint, requiresAll } from '../endpoint.ts';
import { invitation, invitationChange, newInvitation } from './invitation.schema.ts';
import { therapist } from './therapist.schema.ts';

// Not of SPEC 7, whose therapists are made of accounts that are already there.

export const inviteTherapist = endpoint({
  method: 'POST',
  path: '/v1/therapist/invitation/',
  summary:
    'Gives somebody a profile, with the role of a therapist: an account that has confirmed the address, else a new one whose password is chosen by a mailed link, once, within seven days.',
  access: requiresAll(['THERAPIST', 'WRITE'], ['ROLE', 'GRANT']),
  body: newInvitation,
  answer: therapist,
  creates: true,
  problems: ['DUPLICATE', 'ADDRESS_UNCONFIRMED', 'ACCOUNT_CLOSED', 'ACCESS_MISMATCH'],
});

export const sendInvitation = endpoint({
  method: 'PUT',
  path: '/v1/therapist/invitation/{id}',
  summary: 'Mails the link anew to a therapist who has not chosen a password yet, to another address where one is given.',
  access: requiresAll(['THERAPIST', 'WRITE'], ['ROLE', 'GRANT']),
  body: invitationChange,
  answer: invitation,
  problems: ['NOT_FOUND', 'ALREADY_JOINED', 'ACCOUNT_CLOSED', 'DUPLICATE', 'ACCESS_MISMATCH'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/v1/therapist/invitation/{id}',
  summary: 'Takes back an invitation that nobody has accepted, with the account and the profile that came of it; answers it as it was.',
  access: requiresAll(['THERAPIST', 'WRITE'], ['ROLE', 'GRANT']),
  answer: invitation,
  problems: ['NOT_FOUND', 'ALREADY_JOINED', 'THERAPIST_IN_USE', 'ACCESS_MISMATCH'],
});
