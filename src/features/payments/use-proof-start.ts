import { useQuery } from '@tanstack/react-query';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { outbox } from '#src/page/outbox.ts';
import { readProofDraft, type ProofDraft } from './proof-draft.ts';
import type { ProofPayload, ProofSteps } from './submit-money-order.command.ts';

/** What the form begins with. */
export interface ProofStart extends ProofDraft {
  photo?: File | undefined;
}

async function readStart(authID: string, reservationId: string, corrected: OutboxEntry | undefined): Promise<ProofStart> {
  const draft = await readProofDraft(authID, reservationId).catch(() => ({}));
  if (!corrected) return { transferCode: '', ...draft };
  const { transferCode, capturedAt } = corrected.payload as ProofPayload;
  const photo = await outbox.readFile(corrected.id).catch(() => undefined);
  // What was typed since it was refused goes before.
  return { transferCode, capturedAt, photo, record: (corrected.steps as ProofSteps).file, ...draft };
}

/** What was typed and photographed before, here or in the item that is to be corrected; undefined while it is read. */
export function useProofStart(authID: string, reservationId: string, corrected: OutboxEntry | undefined): ProofStart | undefined {
  const { data } = useQuery({
    queryKey: ['proof-start', authID, reservationId, corrected?.id ?? null],
    queryFn: () => readStart(authID, reservationId, corrected),
    meta: { isPersonal: true },
    staleTime: Number.POSITIVE_INFINITY,
    // Read again each time the form appears: it has changed since.
    gcTime: 0,
  });
  return data;
}
