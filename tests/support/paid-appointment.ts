import { createReservation, decideReservation } from '#contract/booking/booking.endpoints.ts';
import { call, newClient } from './api.ts';
import { bookingOf, sendProof, type Offer } from './booking.ts';
import { mailsTo } from './mails.ts';
import { confirmAddress } from './staff.ts';
import type { TestApp } from './test-app.ts';

/** Of a new client who can be written to: paid, and accepted by its therapist unless told otherwise. What was news of it until then has been told. */
export async function paidAppointment(
  test: TestApp,
  therapist: Offer & { readonly bearer: string },
  startDateTime: string,
  { isAccepted = true } = {},
) {
  const client = await newClient(test.app);
  await confirmAddress(test, client.authID);
  const offer = { therapistId: therapist.therapistId, serviceId: therapist.serviceId };
  const { status, body } = await call(test.app, createReservation, { bearer: client.bearer, body: bookingOf(offer, startDateTime) });
  if (status !== 201) throw new Error(`the booking answered ${status}`);
  await sendProof(test, body.id, { isValid: true });
  const approval = { bearer: therapist.bearer, parameters: { id: body.id }, body: { status: 'ACCEPTED' } };
  const approved = isAccepted ? (await call(test.app, decideReservation, approval)).status : 200;
  if (approved !== 200) throw new Error(`the approval answered ${approved}`);
  test.clock.advanceMinutes(1);
  await mailsTo(test, client.email);
  return { ...client, id: body.id };
}
