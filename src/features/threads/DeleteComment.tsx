import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import type { PublicThread } from '#contract/threads/threads.schema.ts';
import { deleteComment } from '#contract/threads/writing.endpoints.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { runAsAllowed } from '#src/session/protected-action.ts';
import { Button } from '#src/ui/Button.tsx';
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';

/** Takes a reply of one's own away, after a second question. */
export function DeleteComment({ slug, commentId }: { slug: string; commentId: string }) {
  const t = useMessages('thread-reply');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  // Where the keyboard goes on once the reply and its buttons are gone.
  const composer = useRef<HTMLElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => runAsAllowed(() => apiClient.call(deleteComment, { parameters: { slug, commentId } })),
    onSuccess: async (deleted) => {
      if (!deleted) return;
      composer.current = document.querySelector('#composer');
      void toast.success(t('replyDeleted'));
      // It leaves with the question about it, whatever becomes of the reads that follow.
      const isOther = (id: string) => id !== commentId;
      queryClient.setQueriesData({ queryKey: keyOf(readThreadScore) }, (score?: AnswerOf<typeof readThreadScore>) => {
        if (!score) return undefined;
        const myPending = score.myPending?.filter((comment) => isOther(comment.commentId));
        return { ...score, ...(myPending && { myPending }), myPublished: score.myPublished?.filter(isOther) ?? [] };
      });
      queryClient.setQueriesData(
        { queryKey: keyOf(readThread) },
        (thread?: PublicThread) => thread && { ...thread, comments: thread.comments.filter((comment) => isOther(comment.commentId)) },
      );
      await Promise.all([readThreadScore, readThread].map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })));
    },
    onError: (error) => toastProblem(error, locale),
  });
  return (
    <>
      <Button variant="plain" onClick={() => setIsAsking(true)}>
        <TrashIcon size={20} />
        {t('deleteReply')}
      </Button>
      {isAsking && (
        <Modal
          title={t('deleteReplyTitle')}
          closeLabel={t('notNow')}
          size="small"
          fallbackFocus={composer}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('deleteReplyText')}</p>
          <ModalActions>
            <Button onClick={() => setIsAsking(false)}>{t('keepIt')}</Button>
            <Button variant="danger" isPending={isPending} onClick={() => mutate()}>
              {t('deleteReply')}
            </Button>
          </ModalActions>
        </Modal>
      )}
    </>
  );
}
