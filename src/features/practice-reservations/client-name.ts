import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';

/** How a client is called in the practice's lists. */
export const clientName = ({ client: { firstName, lastName, userName } }: Pick<PracticeReservation, 'client'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || userName;
