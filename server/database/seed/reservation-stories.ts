import type { ReservationEvent } from '#contract/booking/reservation-status.ts';
import type { ManualPaymentStatus } from '#contract/payment/manual-payment-status.ts';
import type { SessionMode } from '#contract/therapist/therapist.schema.ts';

export interface ReservationStory {
  /** The slot lies on so many open days ahead, or (negative) back. */
  readonly openDay: number;
  /** Which of that day's slots, from its first. */
  readonly slot: number;
  /** Which of the therapist's services. */
  readonly service: 0 | 1 | 2 | 3;
  readonly mode: SessionMode;
  readonly note: string | null;
  /** Hours before now, or before the start of one in the past. */
  readonly bookedHoursBefore: number;
  readonly steps: readonly { event: ReservationEvent; hoursBefore: number; reason?: string }[];
  readonly payment: { status: ManualPaymentStatus; transferCode: string | null };
}

/** What has become of the demonstration client's bookings: one for each status a client meets. */
export const reservationStories: readonly ReservationStory[] = [
  {
    openDay: 6,
    slot: 3,
    service: 0,
    mode: 'OFFICE',
    note: null,
    bookedHoursBefore: 2,
    steps: [],
    payment: { status: 'AWAITING_PROOF', transferCode: null },
  },
  {
    openDay: 4,
    slot: 1,
    service: 1,
    mode: 'VIDEO',
    note: 'Je préfère garder la caméra éteinte au début, si c’est possible.',
    bookedHoursBefore: 20,
    steps: [{ event: 'PROOF_SUBMITTED', hoursBefore: 5 }],
    payment: { status: 'SUBMITTED', transferCode: 'MD7K42PX19' },
  },
  {
    openDay: 2,
    slot: 2,
    service: 0,
    mode: 'OFFICE',
    note: null,
    bookedHoursBefore: 70,
    steps: [
      { event: 'PROOF_SUBMITTED', hoursBefore: 50 },
      { event: 'APPROVED', hoursBefore: 46 },
    ],
    payment: { status: 'VALIDATED', transferCode: 'MD3T88QA57' },
  },
  {
    openDay: 8,
    slot: 4,
    service: 3,
    mode: 'PHONE',
    note: null,
    bookedHoursBefore: 96,
    steps: [
      { event: 'PROOF_SUBMITTED', hoursBefore: 80 },
      {
        event: 'REJECTED',
        hoursBefore: 60,
        reason: 'Je ne propose pas de coaching cette semaine-là, et je suis désolée de ne pouvoir vous recevoir',
      },
    ],
    payment: { status: 'REFUND_DUE', transferCode: 'MD5R20LZ83' },
  },
  {
    openDay: 10,
    slot: 0,
    service: 0,
    mode: 'VIDEO',
    note: null,
    bookedHoursBefore: 120,
    steps: [{ event: 'CANCELLED_BY_CLIENT', hoursBefore: 118 }],
    payment: { status: 'ABANDONED', transferCode: null },
  },
  {
    openDay: -4,
    slot: 2,
    service: 1,
    mode: 'PHONE',
    note: null,
    bookedHoursBefore: 100,
    steps: [{ event: 'HOLD_OVER', hoursBefore: 52 }],
    payment: { status: 'ABANDONED', transferCode: null },
  },
  {
    openDay: -9,
    slot: 1,
    service: 0,
    mode: 'OFFICE',
    note: null,
    bookedHoursBefore: 160,
    steps: [
      { event: 'PROOF_SUBMITTED', hoursBefore: 130 },
      { event: 'APPROVED', hoursBefore: 125 },
      { event: 'END_PASSED', hoursBefore: -1 },
    ],
    payment: { status: 'VALIDATED', transferCode: 'MD9W61HC04' },
  },
  {
    openDay: -14,
    slot: 3,
    service: 0,
    mode: 'OFFICE',
    note: null,
    bookedHoursBefore: 150,
    steps: [
      { event: 'PROOF_SUBMITTED', hoursBefore: 128 },
      { event: 'APPROVED', hoursBefore: 120 },
      { event: 'NOT_ATTENDED', hoursBefore: -1 },
    ],
    payment: { status: 'VALIDATED', transferCode: 'MD1F84SN56' },
  },
];
