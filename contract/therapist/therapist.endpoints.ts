import * as z from 'zod/mini';
import { anyone, endpoint, requires } from '../endpoint.ts';
import { healthEndpoint } from '../health.schema.ts';
import { idAnswer, listQuery, pageOf, staticPath } from '../pagination.ts';
import { newTherapistBody, therapist, therapistBody, therapistSummary } from './therapist.schema.ts';

export const therapistHealth = healthEndpoint('/v1/therapist/health');

export const listTherapists = endpoint({
  method: 'GET',
  path: '/v1/therapist/therapist/',
  summary: 'The therapists of the practice.',
  access: anyone,
  query: listQuery(['order', 'fullName'], 'asc'),
  answer: pageOf(therapistSummary),
  cache: 'READABLE_OFFLINE',
});

export const therapistStaticPaths = endpoint({
  method: 'GET',
  path: '/v1/therapist/therapist/static-paths',
  summary: 'The slug of every therapist and when the profile changed.',
  access: anyone,
  answer: z.array(staticPath),
  cache: 'READABLE_OFFLINE',
});

export const therapistIdBySlug = endpoint({
  method: 'GET',
  path: '/v1/therapist/therapist/id-by-slug/{slug}',
  summary: "A therapist's id from the slug.",
  access: anyone,
  answer: idAnswer,
  problems: ['NOT_FOUND'],
});

export const readTherapist = endpoint({
  method: 'GET',
  path: '/v1/therapist/therapist/{slug}',
  summary: 'One therapist with services, by slug or id.',
  access: anyone,
  answer: therapist,
  cache: 'READABLE_OFFLINE',
  problems: ['NOT_FOUND'],
});

export const createTherapist = endpoint({
  method: 'POST',
  path: '/v1/therapist/therapist/',
  summary: 'Gives a person of the practice a profile, with the sessions they offer; its address is made of the name.',
  access: requires('THERAPIST', 'WRITE'),
  body: newTherapistBody,
  answer: therapist,
  creates: true,
  problems: ['DUPLICATE'],
});

export const updateTherapist = endpoint({
  method: 'PUT',
  path: '/v1/therapist/therapist/{id}',
  summary: "Changes a profile: one's own, or any for who may write them. The address stays.",
  access: requires('THERAPIST', 'WRITE_SELF'),
  body: therapistBody,
  answer: therapist,
  problems: ['NOT_FOUND'],
});

export const deleteTherapist = endpoint({
  method: 'DELETE',
  path: '/v1/therapist/therapist/{id}',
  summary: 'Removes a profile with its sessions and hours, while no appointment and no article depends on it.',
  access: requires('THERAPIST', 'DELETE'),
  answer: therapist,
  problems: ['NOT_FOUND', 'THERAPIST_IN_USE'],
});
