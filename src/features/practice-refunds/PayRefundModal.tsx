import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listReservations } from '#contract/booking/booking.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { type PaidRefund } from '#contract/payment/payment.schema.ts';
import { paidRefundBody } from '#contract/payment/practice-payment.schema.ts';
import { listRefunds, payRefund } from '#contract/payment/refunds.endpoints.ts';
import type { Refund } from '#contract/payment/refunds.schema.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { clientName } from '#src/features/practice-reservations/client-name.ts';
import type { Desk } from '#src/features/practice-reservations/use-desk.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { TextField } from '#src/ui/form/TextField.tsx';

interface PayRefundModalProps {
  refund: Refund;
  desk: Desk;
  onClose: () => void;
}

/** Notes how an amount was given back. Somebody else may have: the list then shows how, and nothing is noted twice. */
export function PayRefundModal({ refund, desk, onClose }: PayRefundModalProps) {
  const t = useMessages('practice-refunds');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const [today] = useState(() => dateInZone(new Date(), defaultTimeZone));
  const contractForm = useContractForm(paidRefundBody, { reference: '', refundedOn: today });
  const { form, errorOf } = contractForm;
  const name = clientName(refund.reservation);
  const amount = formatMillimes(refund.amountMillimes, locale);
  const paying = useMutation({
    mutationFn: (body: PaidRefund) => apiClient.call(payRefund, { parameters: { id: refund.id }, body }),
    onSuccess: () => desk.announce(t('paid', { name, amount })),
    onSettled: () => {
      for (const endpoint of [listRefunds, listReservations]) void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    },
  });
  const change = useFormChange(contractForm, {
    draft: `refund/${refund.id}`,
    send: (body) =>
      paying.mutateAsync(body).catch((error: unknown) => {
        if (!(error instanceof ApiProblem && error.status === 409)) throw error;
        toastProblem(error, locale);
      }),
    onClose,
  });
  return (
    <ChangeModal title={t('payTitle')} doLabel={t('payDo')} isPending={paying.isPending} {...change} onClose={onClose}>
      <p>{t('payText', { name, amount })}</p>
      <TextField
        label={t('referenceLabel')}
        hint={t(`referenceHint.${refund.method}`)}
        error={errorOf('reference')}
        autoComplete="off"
        {...form.register('reference')}
      />
      <TextField type="date" label={t('dayLabel')} max={today} error={errorOf('refundedOn')} {...form.register('refundedOn')} />
    </ChangeModal>
  );
}
