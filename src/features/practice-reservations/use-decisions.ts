import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import { decideReservation, listReservations, readReservation } from '#contract/booking/booking.endpoints.ts';
import type { decidableStatuses } from '#contract/booking/booking.schema.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { checkValidity, updateManualPayment } from '#contract/payment/payment.endpoints.ts';
import { grantRefund } from '#contract/payment/refunds.endpoints.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { paymentStateOf, type PaymentState } from '#src/features/reservations/payment-state.ts';
import { shownStatus } from '#src/features/reservations/shown-status.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence, toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { clientName } from './client-name.ts';
import type { Desk } from './use-desk.ts';

export type Decision =
  | { to: (typeof decidableStatuses)[number]; reason?: string; duringAbsence?: boolean }
  | { isProofValid: boolean; reason?: string }
  /** What is known of the money order is written down. */
  | { written: { amountReceivedMillimes: number | null; note: string | null } }
  /** The payment is given back though no rule makes it due. */
  | { refundOf: string };

const ofProof = { yes: 'announceProofValidated', no: 'announceProofRefused' } as const;
const ofMoney = { yes: 'announceMoneyArrived', no: 'announceMoneyMissing' } as const;

/** How a payment stands whose reservation is lost, before and after its money was looked for. */
const ofLost = new Set<PaymentState>(['REFUND_TO_CHECK', 'REFUND_DUE', 'ABANDONED']);

/** What is asked once more in a modal is told by it when it is refused. */
const isAskedInModal = (made: Decision) =>
  'written' in made || 'refundOf' in made || made.reason !== undefined || ('to' in made && made.to === 'NO_SHOW');

/** The absence that an approval falls within, where that is why it was refused: asked again, it is no news. */
export const absenceIn = (error: unknown) =>
  (error instanceof ApiProblem && error.body.reason === 'WITHIN_ABSENCE' && error.body.absence) || null;

/** The decisions on one reservation. They wait for the server: a client reads them, so none is shown before it is so. */
export function useDecisions(reservation: PracticeReservation, desk: Desk) {
  const { id, client, payment } = reservation;
  const t = useMessages('practice-reservations');
  const tStatus = useMessages('reservations');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState('');
  const name = clientName({ client });
  const read = () => apiClient.call(readReservation, { parameters: { id } });

  function told(decision: Decision, changed: PracticeReservation): string {
    if ('written' in decision) return t('announceWritten', { name });
    if ('refundOf' in decision) return t('announceGranted', { name });
    if ('isProofValid' in decision) {
      // Lost meanwhile, its proof was not the one of a reservation to approve.
      const isOfLost = [paymentStateOf(reservation), paymentStateOf(changed)].some((state) => ofLost.has(state));
      const words = isOfLost ? ofMoney : ofProof;
      return t(decision.isProofValid ? words.yes : words.no, { name });
    }
    if (decision.to === 'EXPIRED') return t('announceFreed', { name });
    const status = tStatus(shownStatus(changed.status).key);
    return t(decision.to === 'ACCEPTED' ? 'announceAccepted' : 'announceStatus', { name, status });
  }

  /** Somebody else, or the clock, has decided meanwhile: the card shows what has become of it, and says so. */
  async function bringUpToDate(error: ApiProblem): Promise<void> {
    const changed = await read();
    const words = `${problemSentence(error, locale)} ${t('refreshed')}`;
    setNotice(words);
    desk.put(changed, words);
  }

  const decision = useMutation({
    mutationFn: async (made: Decision) => {
      if ('to' in made)
        return apiClient.call(decideReservation, {
          parameters: { id },
          body: { status: made.to, reason: made.reason ?? null, ...(made.duringAbsence && { duringAbsence: true }) },
        });
      if ('refundOf' in made) {
        await apiClient.call(grantRefund, { body: { paymentId: made.refundOf } });
        return read();
      }
      if ('written' in made) {
        await apiClient.call(updateManualPayment, { parameters: { id: payment.manualPayment?.id ?? '' }, body: made.written });
        return read();
      }
      const { isProofValid: valid, reason } = made;
      await apiClient.call(checkValidity, {
        parameters: { id: payment.manualPayment?.id ?? '' },
        body: { valid, ...(reason && { reason }) },
      });
      return read();
    },
    onMutate: () => {
      setNotice('');
      return { sentAt: Date.now() };
    },
    onSuccess: (changed, made, { sentAt }) => {
      const isApproval = 'to' in made && made.to === 'ACCEPTED';
      desk.put(changed, told(made, changed), isApproval ? sentAt : undefined);
    },
    onError: async (error, made) => {
      if (absenceIn(error)) return;
      if (error instanceof ApiProblem && error.status === 409) return bringUpToDate(error).catch(() => toastProblem(error, locale));
      // Whether the server has heard it is not known: the lists will tell.
      for (const endpoint of [listReservations, readAgenda]) void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
      if (!isAskedInModal(made)) toastProblem(error, locale);
    },
  });

  return { decision, notice };
}
