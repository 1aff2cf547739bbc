import { decideReservation, readReservation } from '#contract/booking/booking.endpoints.ts';
import { checkValidity } from '#contract/payment/payment.endpoints.ts';
import { callAs, type Caller, type OwnTherapist } from './practice.ts';
import { bookWithProof } from './proof.ts';

/** An appointment that the practice has accepted, its money order validated; with the demonstration's therapist unless told otherwise. */
export async function bookAccepted(serverUrl: string, client: Caller, note: string, therapist?: OwnTherapist): Promise<string> {
  const { reservation } = await bookWithProof(serverUrl, client, note, therapist);
  const parameters = { id: reservation.id };
  const { api } = therapist ?? (await callAs(serverUrl, 'therapist@demo.test'));
  const { payment } = await api.call(readReservation, { parameters });
  await api.call(checkValidity, { parameters: { id: payment.manualPayment?.id ?? '' }, body: { valid: true } });
  await api.call(decideReservation, { parameters, body: { status: 'ACCEPTED' } });
  return reservation.id;
}
