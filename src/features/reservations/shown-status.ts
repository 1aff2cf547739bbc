import { shownStatuses, type ReservationStatus, type ShownStatus } from '#contract/booking/reservation-status.ts';
import type { MessageKey } from '#src/page/namespaces.ts';

interface Shown {
  key: MessageKey<'reservations'>;
  tone: 'wait' | 'ok' | 'refused' | 'quiet' | 'done';
}

const looks: Record<ShownStatus, Shown> = {
  'On Stand By': { key: 'statusOnStandBy', tone: 'wait' },
  'Already accepted': { key: 'statusAlreadyAccepted', tone: 'ok' },
  Rejected: { key: 'statusRejected', tone: 'refused' },
  Cancelled: { key: 'statusCancelled', tone: 'quiet' },
  Expired: { key: 'statusExpired', tone: 'quiet' },
  Completed: { key: 'statusCompleted', tone: 'done' },
  'No-show': { key: 'statusNoShow', tone: 'quiet' },
};

/** The word of a status and the look that goes with it. */
export const shownStatus = (status: ReservationStatus): Shown => looks[shownStatuses[status]];
