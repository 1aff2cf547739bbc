import * as z from 'zod/mini';
import { reservationNoteMaxLength } from '#contract/constants.ts';
import { largestAmountMillimes } from '#contract/payment/amounts.ts';
import { isAmountOptional } from '#contract/payment/manual-payment-status.ts';
import type { PracticeManualPayment } from '#contract/payment/practice-payment.schema.ts';
import { hasMaxLength, isNotEmpty, obeys, text } from '#contract/validation-rules.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { CardPartProps } from './card-part.ts';
import { clientName } from './client-name.ts';
import { millimesOf, writtenDinars } from '#src/practice/dinars.ts';
import { settleOutOfDate } from './settle-out-of-date.ts';

const dinars = z.pipe(z.string(), z.transform(millimesOf));
const millimes = z.number().check(z.minimum(1), z.maximum(largestAmountMillimes));
const note = text(hasMaxLength(reservationNoteMaxLength));
/** While nobody relies on it the amount may be unknown. */
const openBody = z.object({ amountReceivedMillimes: z.pipe(dinars, z.nullable(millimes)), note });
const settledBody = z.object({
  amountReceivedMillimes: z.pipe(z.pipe(z.string().check(obeys(isNotEmpty)), z.transform(millimesOf)), millimes),
  note,
});

type Written = { amountReceivedMillimes: string; note: string };

interface AmountModalProps extends CardPartProps {
  manualPayment: PracticeManualPayment;
  onClose: () => void;
}

/** What has come in by money order, and a note; what stood before stays to be read. */
export function AmountModal({ reservation, manualPayment, decision, card, onClose }: AmountModalProps) {
  const t = useMessages('practice-reservations');
  const locale = useLocale();
  const contractForm = useContractForm<Written, { amountReceivedMillimes: number | null; note: string }>(
    isAmountOptional(manualPayment.status) ? openBody : settledBody,
    {
      amountReceivedMillimes: writtenDinars(manualPayment.amountReceivedMillimes),
      note: manualPayment.note ?? '',
    },
  );
  const { form, errorOf } = contractForm;
  const change = useFormChange(contractForm, {
    draft: `amount/${manualPayment.id}`,
    send: ({ amountReceivedMillimes, note }) =>
      decision.mutateAsync({ written: { amountReceivedMillimes, note: note || null } }).catch(settleOutOfDate),
    onClose,
  });
  return (
    <ChangeModal
      title={t('amountTitle')}
      doLabel={t('amountDo')}
      isPending={form.formState.isSubmitting}
      fallbackFocus={card}
      {...change}
      onClose={onClose}
    >
      <p>{t('amountText', { name: clientName(reservation), amount: formatMillimes(manualPayment.amountMillimes, locale) })}</p>
      {manualPayment.status !== 'REFUNDED' && (
        <TextField
          label={t('amountLabel')}
          hint={t('amountHint')}
          inputMode="decimal"
          autoComplete="off"
          error={errorOf('amountReceivedMillimes')}
          {...form.register('amountReceivedMillimes')}
        />
      )}
      <TextArea label={t('practiceNoteLabel')} hint={t('practiceNoteHint')} error={errorOf('note')} {...form.register('note')} />
    </ChangeModal>
  );
}
