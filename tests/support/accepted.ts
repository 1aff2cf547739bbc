import { decideReservation, readReservation } from '#contract/booking/booking.endpoints.ts';
import { checkValidity } from '#contract/payment/payment.endpoints.ts';
import { callAs, type Caller } from './practice.ts';
import { bookWithProof } from './proof.ts';

/** An appointment that the practice has accepted, its money order validated. */
export async function bookAccepted(serverUrl: string, client: Caller, note: string): Promise<string> {
  const { reservation } = await bookWithProof(serverUrl, client, note);
  const parameters = { id: reservation.id };
  const { api } = await callAs(serverUrl, 'therapist@demo.test');
  const { payment } = await api.call(readReservation, { parameters });
  await api.call(checkValidity, { parameters: { id: payment.manualPayment?.id ?? '' }, body: { valid: true } });
  await api.call(decideReservation, { parameters, body: { status: 'ACCEPTED' } });
  return reservation.id;
}
