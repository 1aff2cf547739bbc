import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { commentMaxLength } from '#contract/constants.ts';
import { addPracticeComment } from '#contract/threads/moderation.endpoints.ts';
import { practiceCommentBody } from '#contract/threads/moderation.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import styles from './Moderation.module.css';
import { useThreadNews } from './use-moderation.ts';

/** With an id for each text, kept beside it: sent again after a lost answer or a reload, it is the same reply. */
const replyForm = z.extend(practiceCommentBody, { itemId: z.string() });
type Reply = z.infer<typeof replyForm>;

/** A word in the name of the practice, published at once. */
export function PracticeReplyForm({ slug }: { slug: string }) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const tellNews = useThreadNews();
  const { form, errorOf, showProblem } = useContractForm(replyForm, { content: '', itemId: '' });
  const { forget } = useLastingForm(form, `practice-reply/${slug}`);
  const { mutateAsync } = useMutation({
    mutationFn: ({ content, itemId }: Reply) =>
      apiClient.call(addPracticeComment, { parameters: { slug }, body: { content }, idempotencyKey: `${itemId}/reply` }),
  });

  async function send(reply: Reply) {
    try {
      await mutateAsync(reply);
    } catch (error) {
      if (!showProblem(error)) toastProblem(error, locale);
      // It may have arrived all the same: the list below tells before it is written again in other words.
      await tellNews();
      return;
    }
    form.reset({ content: '', itemId: '' });
    await forget();
    await tellNews();
    void toast.success(t('replied'));
  }

  return (
    <form className={styles['reply']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <TextArea
        label={t('replyLabel')}
        hint={t('replyHint')}
        error={errorOf('content')}
        dir="auto"
        rows={5}
        maxLength={commentMaxLength}
        {...form.register('content', { onChange: () => form.setValue('itemId', crypto.randomUUID()) })}
      />
      <div>
        <Button type="submit" isPending={form.formState.isSubmitting}>
          {t('reply')}
        </Button>
      </div>
    </form>
  );
}
