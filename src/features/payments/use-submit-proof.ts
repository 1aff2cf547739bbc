import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { keepProofDraft, proofIdFor, readProofDraft } from './proof-draft.ts';
import { submitMoneyOrder } from './submit-money-order.command.ts';

interface Proof {
  transferCode: string;
  file: FileRecord;
}

/** Sends the proof of a reservation; what is done is remembered, so that trying again never does it twice. */
export function useSubmitProof(reservationId: string) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: keyOf(listOwnReservations) });
  return useMutation({
    mutationFn: ({ transferCode, file }: Proof) => {
      const draft = readProofDraft(reservationId);
      const attempt = proofIdFor(draft, transferCode, file, () => crypto.randomUUID());
      keepProofDraft(reservationId, { attempt, file });
      const { capturedAt, manualPaymentId } = draft;
      return submitMoneyOrder(
        { id: attempt.id, reservationId, transferCode, capturedAt, steps: { manualPaymentId, file } },
        { apiClient, remember: (steps) => keepProofDraft(reservationId, { manualPaymentId: steps.manualPaymentId }) },
      );
    },
    onSuccess: async () => {
      keepProofDraft(reservationId, null);
      await readAgain();
    },
    // The reservation may have moved on meanwhile: the page then shows where it is.
    onError: async (error) => {
      if (error instanceof ApiProblem && error.body.reason === 'INVALID_TRANSITION') await readAgain();
    },
  });
}
