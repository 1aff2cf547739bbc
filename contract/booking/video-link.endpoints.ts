import { endpoint, requires } from '../endpoint.ts';
import { practiceReservation } from './practice-reservation.schema.ts';
import { videoLink, videoLinkBody } from './video-link.schema.ts';

// Not of SPEC 7. Apart from the other calls of booking: only who opens the form of a link loads them.

export const readVideoLink = endpoint({
  method: 'GET',
  path: '/v1/booking/reservation/{id}/video-link',
  summary: 'The web address of a session by video: its own, and the one of its therapist.',
  access: requires('RESERVATION', 'READ'),
  answer: videoLink,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION'],
});

export const saveVideoLink = endpoint({
  method: 'PUT',
  path: '/v1/booking/reservation/{id}/video-link',
  summary: 'Writes the web address of a session by video that is still to come; whoever it is confirmed for is told.',
  access: requires('RESERVATION', 'WRITE'),
  body: videoLinkBody,
  answer: practiceReservation,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION'],
});
