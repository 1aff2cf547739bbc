import * as z from 'zod/mini';
import { practiceManualPayment } from '../payment/practice-payment.schema.ts';
import { clientOfPractice, reservation, reservationPayment } from './booking.schema.ts';

/** What staff see beside it: whose it is. */
export const practiceReservation = z.extend(reservation, {
  therapist: z.extend(reservation.shape.therapist, { userId: z.string() }),
  payment: z.extend(reservationPayment, { manualPayment: z.nullable(practiceManualPayment) }),
  client: z.extend(clientOfPractice, {
    /** False: nothing proves yet whose account it is, nor that the number is theirs. */
    isIdentityKnown: z.boolean(),
    /** When their mail server last refused a letter for good: they may not know what was decided. */
    mailRefusedAt: z.nullable(z.string()),
  }),
});
export type PracticeReservation = z.infer<typeof practiceReservation>;
