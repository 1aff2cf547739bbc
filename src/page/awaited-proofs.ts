import { drafts } from './outbox.ts';

const start = 'proof/';

/** The name of the draft of a reservation's proof. */
export const proofDraftName = (reservationId: string): string => start + reservationId;

/**
 * The reservations that this device has opened the payment of and sent no proof for, each with when that was last
 * touched: known without the server, and without anything of the appointment itself.
 */
export async function readAwaitedProofs(authID: string): Promise<{ reservationId: string; touchedAt: number }[]> {
  const found = await drafts.names(authID, start);
  return found.map(({ name, keptAt }) => ({ reservationId: name.slice(start.length), touchedAt: keptAt }));
}
