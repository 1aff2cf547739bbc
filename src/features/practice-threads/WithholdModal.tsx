import type { RefObject } from 'react';
import { unvalidateBody } from '#contract/threads/moderation.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
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

/** Does not publish a text, or takes it back, with the reason that its author will read. */
export function WithholdModal({ text, isPublic, fallbackFocus, onDecided, onClose }: WithholdModalProps) {
  const t = useMessages('practice-threads');
  const contractForm = useContractForm(unvalidateBody, { reason: '' });
  const { form, errorOf } = contractForm;
  const moderation = useModeration(onDecided);
  const change = useFormChange(contractForm, {
    draft: `withhold/${text.commentId ?? text.slug}`,
    send: ({ reason }) => moderation.mutateAsync({ ...text, reason }),
    onClose,
  });
  return (
    <ChangeModal
      title={t(isPublic ? 'takeBackTitle' : 'withholdTitle')}
      doLabel={t(isPublic ? 'takeBack' : 'withhold')}
      variant="danger"
      isPending={form.formState.isSubmitting}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{t(text.commentId === null ? 'withholdThreadText' : 'withholdText')}</p>
      <TextArea
        label={t('reasonLabel')}
        hint={t(text.commentId === null ? 'reasonThreadHint' : 'reasonHint')}
        error={errorOf('reason')}
        {...form.register('reason')}
      />
    </ChangeModal>
  );
}
