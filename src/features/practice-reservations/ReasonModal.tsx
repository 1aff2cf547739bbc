import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { reservationNoteMaxLength } from '#contract/constants.ts';
import { hasMaxLength, requiredText } from '#contract/validation-rules.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import styles from '#src/features/reservations/Dialog.module.css';

// The contract leaves it optional, because other decisions have none; the server asks for it here too.
const reasonBody = z.object({ reason: requiredText(hasMaxLength(reservationNoteMaxLength)) });

interface ReasonModalProps {
  /** What the reason is for; a reason being written is kept under it. */
  subject: string;
  title: string;
  text: string;
  submitLabel: string;
  /** Rejects with what the server refused; a reservation that has changed meanwhile is told by its card. */
  onSubmit: (reason: string) => Promise<unknown>;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks why, before a decision that its client will read. What was typed stays until it has arrived. */
export function ReasonModal({ subject, title, text, submitLabel, onSubmit, fallbackFocus, onClose }: ReasonModalProps) {
  const t = useMessages('practice-reservations');
  const { form, errorOf, showProblem } = useContractForm(reasonBody, { reason: '' });
  const { forget } = useLastingForm(form, `reason/${subject}`);

  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await onSubmit(reason);
      forget();
      onClose();
    } catch (error) {
      const isOutOfDate = error instanceof ApiProblem && error.status === 409;
      if (!showProblem(error) && isOutOfDate) onClose();
    }
  });

  return (
    <Modal title={title} closeLabel={t('close')} size="small" onClose={onClose} fallbackFocus={fallbackFocus}>
      <form className={styles['body']} noValidate onSubmit={(event) => void submit(event)}>
        <p>{text}</p>
        <TextArea label={t('reasonLabel')} hint={t('reasonHint')} error={errorOf('reason')} {...form.register('reason')} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button type="submit" variant="danger" isPending={form.formState.isSubmitting}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
