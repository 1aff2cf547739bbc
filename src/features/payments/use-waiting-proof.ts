import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useOutbox } from '#src/page/use-outbox.ts';
import type { ProofPayload } from './submit-money-order.command.ts';

export interface WaitingProof {
  /** False until the device has been read. */
  isRead: boolean;
  /** The proof of this reservation in the outbox: on its way, refused, or just sent. */
  proof: OutboxEntry | undefined;
}

const isAbout = (reservationId: string) => (entry: OutboxEntry) =>
  entry.kind === 'PROOF' && entry.state !== 'SENT' && (entry.payload as ProofPayload | undefined)?.reservationId === reservationId;

/** What the outbox holds for a reservation; once sent, the reservations are read again. */
export function useWaitingProof(authID: string, reservationId: string): WaitingProof {
  const queryClient = useQueryClient();
  const entries = useOutbox(authID);
  const waiting = entries?.findLast(isAbout(reservationId));
  const [seen, setSeen] = useState<OutboxEntry>();
  if (waiting && waiting.id !== seen?.id) setSeen(waiting);
  // What is sent keeps no content: it is known by its id.
  const sent = entries?.find(({ id, state }) => id === seen?.id && state === 'SENT');
  const answered = sent?.id ?? (waiting?.state === 'NEEDS_FIX' ? waiting.id : undefined);

  // Whoever sent it, this page, another tab or the worker, the server's answer tells of a reservation that has moved on.
  useEffect(() => {
    if (answered) void queryClient.invalidateQueries({ queryKey: keyOf(listOwnReservations) });
  }, [answered, queryClient]);

  return { isRead: entries !== undefined, proof: waiting ?? (sent && { ...sent, payload: seen?.payload }) };
}
