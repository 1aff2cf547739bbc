import type { RefObject } from 'react';
import { unvalidateBody } from '#contract/threads/moderation.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useEmergencyNumber } from '#src/page/use-emergency-number.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { ReadyReasons } from '#src/practice/ReadyReasons.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { useModeration, type SeenText } from './use-moderation.ts';

interface WithholdModalProps {
  text: SeenText;
  /** Readers have seen it: it is taken back. */
  isPublic: boolean;
  fallbackFocus: RefObject<HTMLElement | null>;
  onDecided: () => void;
  onClose: () => void;
}

const readyReasons = ['PERSON', 'HURTS', 'ADVICE', 'DANGER', 'ADVERTISING'] as const;

/** Does not publish a text, or takes it back, with the reason that its author will read. */
export function WithholdModal({ text, isPublic, fallbackFocus, onDecided, onClose }: WithholdModalProps) {
  const t = useMessages('practice-threads');
  const contractForm = useContractForm(unvalidateBody, { reason: '' });
  const { form, errorOf } = contractForm;
  const emergency = useEmergencyNumber();
  const ready = readyReasons.map((value) => ({
    value,
    label: t(`readyReason.${value}.label`),
    text: t(`readyReason.${value}.text`, { emergency }),
  }));
  const moderation = useModeration(onDecided);
  const change = useFormChange(contractForm, {
    draft: `withhold/${text.commentId ?? text.slug}`,
    send: ({ reason }) => moderation.mutateAsync({ ...text, reason }),
    onClose,
  });

  return (
    <ChangeModal
      title={t(isPublic ? 'takeBackTitle' : 'withholdTitle')}
      size="medium"
      doLabel={t(isPublic ? 'takeBack' : 'withhold')}
      variant="danger"
      isPending={form.formState.isSubmitting}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{t(text.commentId === null ? 'withholdThreadText' : 'withholdText')}</p>
      <ReadyReasons legend={t('readyReasons')} ready={ready} form={form} />
      <TextArea
        label={t('reasonLabel')}
        hint={t(text.commentId === null ? 'reasonThreadHint' : 'reasonHint')}
        error={errorOf('reason')}
        {...form.register('reason')}
      />
    </ChangeModal>
  );
}
