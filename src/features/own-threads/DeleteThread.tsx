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
      void toast.success(t('deleted'));
      await navigate({ to: '/threads/own' });
      for (const endpoint of [readOwnThread, readThread]) queryClient.removeQueries({ queryKey: keyOf(endpoint) });
      await Promise.all(threadLists.map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })));
    },
    onError: (error) => toastProblem(error, locale),
  });

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
            <Button variant="danger" isPending={isPending} onClick={() => mutate()}>
              {t('deleteForGood')}
            </Button>
          </ModalActions>
        </Modal>
      )}
    </>
  );
}
