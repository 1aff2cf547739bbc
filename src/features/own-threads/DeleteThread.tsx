import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteThread, readOwnThread } from '#contract/threads/writing.endpoints.ts';
import { readThread } from '#contract/threads/threads.endpoints.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { personOf, session } from '#src/session/session.ts';
import { forgetLateWords } from './late-words.ts';
import { threadLists } from './own-threads.queries.ts';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';

/** Takes a thread away, after a second question. */
export function DeleteThread({ slug }: { slug: string }) {
  const t = useMessages('own-threads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiClient.call(deleteThread, { parameters: { slug } }),
    onSuccess: async () => {
      const authID = personOf(session.get());
      // A device that keeps nothing has nothing to forget.
      if (authID) await forgetLateWords(authID, slug).catch(() => undefined);
      void toast.success(t('deleted'));
      // Not asked for again while its page is still there: it is gone.
      const gone = [readOwnThread, readThread].map((endpoint) => ({ queryKey: keyOf(endpoint), refetchType: 'none' as const }));
      const lists = threadLists.map((endpoint) => ({ queryKey: keyOf(endpoint) }));
      await Promise.all([...gone, ...lists].map((filters) => queryClient.invalidateQueries(filters)));
    },
    onError: (error) => toastProblem(error, locale),
  });

  // Only from its own page: who has gone on meanwhile is not led away.
  const leave = async () => {
    await navigate({ to: '/threads/own' });
    for (const endpoint of [readOwnThread, readThread]) queryClient.removeQueries({ queryKey: keyOf(endpoint) });
  };

  return (
    <>
      <Button variant="plain" onClick={() => setIsAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <Modal title={t('deleteTitle')} closeLabel={t('tools.close')} size="small" onClose={() => setIsAsking(false)}>
          <p>{t('deleteText')}</p>
          <ModalActions>
            <Button onClick={() => setIsAsking(false)}>{t('keepThread')}</Button>
            <Button variant="danger" isPending={isPending} onClick={() => mutate(undefined, { onSuccess: () => void leave() })}>
              {t('deleteForGood')}
            </Button>
          </ModalActions>
        </Modal>
      )}
    </>
  );
}
