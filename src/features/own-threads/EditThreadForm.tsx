import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readThread } from '#contract/threads/threads.endpoints.ts';
import { updateThread } from '#contract/threads/writing.endpoints.ts';
import type { OwnThread, ThreadBody } from '#contract/threads/writing.schema.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useFirstErrorFocus } from '#src/page/use-first-error-focus.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './OwnThreads.module.css';
import { ownThreadsQueries, threadLists } from './own-threads.queries.ts';
import { ThreadFields } from './ThreadFields.tsx';
import { useThreadForm } from './thread-form.ts';

/** Changes a thread; what is typed is kept on this device until it is saved or given up. */
export function EditThreadForm({ thread, onClose }: { thread: OwnThread; onClose: () => void }) {
  const t = useMessages('own-threads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { slug } = thread;
  const contractForm = useThreadForm(thread);
  const { form, showProblem } = contractForm;
  const frame = useFirstErrorFocus(form);
  const { forget } = useLastingForm(form, `thread/${slug}`);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ThreadBody) => apiClient.call(updateThread, { parameters: { slug }, body }),
    onSuccess: () => {
      void forget();
      for (const endpoint of [readThread, ...threadLists]) void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
      void toast.success(t('saved'));
    },
    onError: (error) => {
      if (!showProblem(error)) toastProblem(error, locale);
    },
  });

  // Only where the form is still looked at: who has gone on is not led back, and who has signed out leaves nothing here.
  const show = (saved: OwnThread) => {
    queryClient.setQueryData(ownThreadsQueries.one(apiClient, saved.slug).queryKey, saved);
    onClose();
    // A new title gives it a new address.
    if (saved.slug !== slug) void navigate({ to: '/threads/own/$slug', params: { slug: saved.slug }, replace: true });
  };
  const save = form.handleSubmit((written) => mutate(written, { onSuccess: show }));

  return (
    <form ref={frame} className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      <p className={styles['quiet']}>{t('editAgain')}</p>
      <ThreadFields contractForm={contractForm} />
      <div className={styles['actions']}>
        <Button type="submit" variant="filled" isPending={isPending}>
          {t('save')}
        </Button>
        <Button
          onClick={() => {
            void forget();
            onClose();
          }}
        >
          {t('giveUp')}
        </Button>
      </div>
    </form>
  );
}
