import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { reservationNoteMaxLength } from '#contract/constants.ts';
import { hasMaxLength, requiredText } from '#contract/validation-rules.ts';
import { useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { ReadyReasons } from '#src/practice/ReadyReasons.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import type { ReadyProofReason } from './ready-proof-reasons.ts';
import { settleOutOfDate } from './settle-out-of-date.ts';

// The contract leaves it optional, because other decisions have none; the server asks for it here too.
const reasonBody = z.object({ reason: requiredText(hasMaxLength(reservationNoteMaxLength)) });

interface ReasonModalProps {
  /** What the reason is for; a reason being written is kept under it. */
  subject: string;
  title: string;
  text: string;
  submitLabel: string;
  /** Reasons to choose from, each in words that the client can read as they stand. */
  ready?: readonly ReadyProofReason[];
  /** Rejects with what the server refused. */
  onSubmit: (reason: string) => Promise<unknown>;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks why, before a decision that its client will read. What was typed stays until it has arrived. */
export function ReasonModal({ subject, title, text, submitLabel, ready = [], onSubmit, fallbackFocus, onClose }: ReasonModalProps) {
  const t = useMessages('practice-reservations');
  const contractForm = useContractForm(reasonBody, { reason: '' });
  const { form, errorOf } = contractForm;
  const change = useFormChange(contractForm, {
    draft: `reason/${subject}`,
    send: ({ reason }) => onSubmit(reason).catch(settleOutOfDate),
    onClose,
  });
  return (
    <ChangeModal
      title={title}
      doLabel={submitLabel}
      variant="danger"
      isPending={form.formState.isSubmitting}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{text}</p>
      {ready.length > 0 && (
        <ReadyReasons
          legend={t('readyReasons')}
          ready={ready.map((key) => ({ value: key, label: t(`${key}Label`), text: t(key) }))}
          form={form}
        />
      )}
      <TextArea label={t('reasonLabel')} hint={t('reasonHint')} error={errorOf('reason')} {...form.register('reason')} />
    </ChangeModal>
  );
}
