import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { privateWordMaxLength } from '#contract/constants.ts';
import { sendPrivateWord } from '#contract/threads/private-words.endpoints.ts';
import { privateWordBody } from '#contract/threads/private-words.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { useThreadNews } from './use-moderation.ts';

/** With an id for each text, kept beside it: sent again after a lost answer or a reload, it is the same word. */
const wordForm = z.extend(z.pick(privateWordBody, { content: true }), { itemId: z.string() });
type WordForm = z.infer<typeof wordForm>;

interface PrivateWordModalProps {
  text: { slug: string; commentId: string | null };
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Writes to the author of a text, whom nobody needs to know for it. */
export function PrivateWordModal({ text: { slug, commentId }, fallbackFocus, onClose }: PrivateWordModalProps) {
  const t = useMessages('practice-threads');
  const apiClient = useApiClient();
  const tellNews = useThreadNews();
  const contractForm = useContractForm(wordForm, { content: '', itemId: '' });
  const { form, errorOf } = contractForm;
  const { mutateAsync } = useMutation({
    mutationFn: ({ content, itemId }: WordForm) =>
      apiClient.call(sendPrivateWord, { parameters: { slug }, body: { commentId, content }, idempotencyKey: `${itemId}/word` }),
  });
  const change = useFormChange(contractForm, {
    draft: `private-word/${commentId ?? slug}`,
    send: async (word) => {
      await mutateAsync(word);
      void toast.success(t('wordSent'));
      await tellNews();
    },
    onClose,
  });
  return (
    <ChangeModal
      title={t('wordTitle')}
      size="medium"
      doLabel={t('sendWord')}
      isPending={form.formState.isSubmitting}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{t('wordText')}</p>
      <TextArea
        label={t('wordLabel')}
        hint={t('wordHint')}
        error={errorOf('content')}
        dir="auto"
        rows={5}
        maxLength={privateWordMaxLength}
        {...form.register('content', { onChange: () => form.setValue('itemId', crypto.randomUUID()) })}
      />
    </ChangeModal>
  );
}
