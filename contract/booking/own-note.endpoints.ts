import { endpoint, requires } from '../endpoint.ts';
import { ownNote, ownNoteBody } from './own-note.schema.ts';

// Not of SPEC 7. Apart from the other calls of booking: only who opens a note loads them.

export const readOwnNote = endpoint({
  method: 'GET',
  path: '/v1/booking/reservation/{id}/own-note',
  summary: 'What the therapist of a reservation has noted of it for themselves; to anybody else there is no such reservation.',
  access: requires('RESERVATION', 'READ'),
  answer: ownNote,
  problems: ['NOT_FOUND', 'NOTE_UNREADABLE'],
});

export const saveOwnNote = endpoint({
  method: 'PUT',
  path: '/v1/booking/reservation/{id}/own-note',
  summary: 'Notes it, encrypted; an empty text removes it. What was noted elsewhere since basedOn is not written over.',
  access: requires('RESERVATION', 'READ'),
  body: ownNoteBody,
  answer: ownNote,
  problems: ['NOT_FOUND', 'NOTE_CHANGED', 'NOTE_UNREADABLE'],
});
