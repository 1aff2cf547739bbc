import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { invitation } from '../therapist/invitation.schema.ts';
import { therapist } from '../therapist/therapist.schema.ts';

const therapistSetup = z.extend(z.pick(therapist, { id: true, slug: true, userId: true, fullName: true }), {
  /** Still to be accepted; null for who signs in already. */
  invitation: z.nullable(invitation),
  /** Something is told of the person. */
  isPresented: z.boolean(),
  /** Sessions on offer. */
  services: z.int(),
  hasHours: z.boolean(),
});
export type TherapistSetup = z.infer<typeof therapistSetup>;

export const practiceFields = ['email', 'phone', 'address', 'hours'] as const;

export const legalFields = ['publisher', 'director', 'dataOfficer', 'inpdpNumber', 'host', 'mailService'] as const;

/** How far a practice has come on its way to its first booking. */
const setup = z.object({
  /** What the practice has not said of itself yet. */
  missingDetails: z.array(z.enum(practiceFields)),
  /** Of what the law asks it to say. */
  missingLegal: z.array(z.enum(legalFields)),
  hasBeneficiary: z.boolean(),
  /** Who takes card payments; null while there are none. */
  cardProvider: z.nullable(z.enum(['demo', 'konnect', 'flouci'])),
  therapists: z.array(therapistSetup),
  helpLine: z.object({
    total: z.int(),
    /** Numbers that nobody of the practice has called yet. */
    toConfirm: z.int(),
  }),
  /** Somebody can be booked, and paid. */
  isBookable: z.boolean(),
});
export type Setup = z.infer<typeof setup>;

/** Beside SPEC 7: what a new practice has still to say, asked at once. */
export const readSetup = endpoint({
  method: 'GET',
  path: '/v1/client/setup',
  summary: 'What the practice still has to settle before somebody can book.',
  access: requires('THERAPIST', 'WRITE'),
  answer: setup,
});
