import { readReservation } from '#contract/booking/booking.endpoints.ts';
import type { PushMessage } from '#contract/client/push-message.ts';
import { checkValidity } from '#contract/payment/payment.endpoints.ts';
import { newClientOf, type Caller } from './practice.ts';
import { bookWithProof } from './proof.ts';

/** What the practitioner is told of a booking that can be approved. */
export const newBooking = (id: string): PushMessage => ({
  kind: 'BOOKING_NEW',
  id,
  tag: `reservation-${id}`,
  locale: 'fr',
  to: 'PRACTICE',
  canApprove: true,
  isDiscreet: false,
});

/** A booking on stand by whose proof is found in order: approving it is all that is left. */
export async function bookToApprove(serverUrl: string, practice: Caller): Promise<{ client: Caller; id: string }> {
  const client = await newClientOf(serverUrl);
  const { id } = (await bookWithProof(serverUrl, client, 'push')).reservation;
  const { payment } = await practice.api.call(readReservation, { parameters: { id } });
  await practice.api.call(checkValidity, { parameters: { id: payment.manualPayment?.id ?? '' }, body: { valid: true } });
  return { client, id };
}
