import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { isObjectId, requiredText } from '../validation-rules.ts';
import { newServiceBody, practiceService, practiceServices, serviceChangeBody } from './services.schema.ts';

// Not of SPEC 7, where the sessions of a therapist are part of the profile.

export const listServices = endpoint({
  method: 'GET',
  path: '/v1/therapist/services/',
  summary: 'The sessions of a therapist, those that are no longer on offer too.',
  access: requires('THERAPIST', 'WRITE_SELF'),
  query: z.object({ therapistId: requiredText(isObjectId) }),
  answer: practiceServices,
  problems: ['NOT_FOUND'],
});

export const createService = endpoint({
  method: 'POST',
  path: '/v1/therapist/services/',
  summary: "Adds a session to a therapist's, for oneself or for who may write any profile.",
  access: requires('THERAPIST', 'WRITE_SELF'),
  body: newServiceBody,
  answer: practiceService,
  creates: true,
  problems: ['NOT_FOUND'],
});

export const updateService = endpoint({
  method: 'PUT',
  path: '/v1/therapist/services/{id}',
  summary: 'Changes a session, its place, or whether it is on offer; what is booked keeps its length and its price.',
  access: requires('THERAPIST', 'WRITE_SELF'),
  body: serviceChangeBody,
  answer: practiceService,
  problems: ['NOT_FOUND'],
});
