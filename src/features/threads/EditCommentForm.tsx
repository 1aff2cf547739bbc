import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { commentMaxLength } from '#contract/constants.ts';
import { readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import { addCommentBody } from '#contract/threads/threads.schema.ts';
import { updateComment } from '#contract/threads/writing.endpoints.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { runAsAllowed } from '#src/session/protected-action.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { HelpNow } from './HelpNow.tsx';
import styles from './ReplyArea.module.css';

interface EditCommentFormProps {
  slug: string;
  comment: { commentId: string; content: string };
  onClose: () => void;
}

/** Changes a comment that the practice has; what is typed is kept on this device until it is saved or given up. */
export function EditCommentForm({ slug, comment: { commentId, content }, onClose }: EditCommentFormProps) {
  const t = useMessages('thread-reply');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const { form, errorOf, showProblem } = useContractForm(addCommentBody, { content });
  const { forget } = useLastingForm(form, `comment-edit/${commentId}`);
  const { mutateAsync } = useMutation({
    mutationFn: (body: { content: string }) => apiClient.call(updateComment, { parameters: { slug, commentId }, body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(readThreadScore) }),
        queryClient.invalidateQueries({ queryKey: keyOf(readThread) }),
      ]),
  });

  useEffect(() => form.setFocus('content'), [form]);

  function close(): void {
    void forget();
    onClose();
  }

  async function save(written: { content: string }): Promise<void> {
    try {
      const saved = await runAsAllowed(() => mutateAsync({ content: written.content }));
      if (!saved) return;
      close();
      void toast.success(t(saved.status === 'PENDING' ? 'replyToBeRead' : 'replyChanged'));
    } catch (error) {
      if (!showProblem(error)) toastProblem(error, locale);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <HelpNow text={form.watch('content')} />
      <TextArea
        label={t('yourReply')}
        hint={t('editHint')}
        error={errorOf('content')}
        dir="auto"
        rows={5}
        maxLength={commentMaxLength}
        {...form.register('content')}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="filled" isPending={form.formState.isSubmitting}>
          {t('saveReply')}
        </Button>
        <Button onClick={close}>{t('giveUp')}</Button>
      </div>
    </form>
  );
}
