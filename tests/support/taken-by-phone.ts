import { takeReservation } from '#contract/booking/booking.endpoints.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import type { SessionMode } from '#contract/therapist/therapist.schema.ts';
import type { Caller, Practitioner } from './practice.ts';

const minuteMs = 60_000;
let calls = 0;

/** An appointment that starts so many minutes from now, accepted at once, for somebody who has called the practice. */
export function takenByPhone(
  therapist: Practitioner & Caller,
  minutes: number,
  lastName: string,
  mode?: SessionMode,
): Promise<PracticeReservation> {
  const startDateTime = new Date((Math.ceil(Date.now() / minuteMs) + minutes) * minuteMs).toISOString();
  return takenAt(therapist, startDateTime, lastName, mode);
}

/** The same at an instant, on offer or not. */
export function takenAt(
  therapist: Practitioner & Caller,
  startDateTime: string,
  lastName: string,
  mode: SessionMode = 'OFFICE',
): Promise<PracticeReservation> {
  calls += 1;
  const phoneNumber = `+2167${String(process.pid % 1000).padStart(3, '0')}${String(calls).padStart(4, '0')}`;
  const what = {
    therapistId: therapist.id,
    serviceId: therapist.serviceId,
    mode,
    status: 'ACCEPTED',
    paymentKind: 'OFFICE',
    outsideHours: true,
  };
  return therapist.api.call(takeReservation, {
    body: { ...what, startDateTime, temporaryUser: { firstName: 'Nour', lastName, phoneNumber } },
  });
}
