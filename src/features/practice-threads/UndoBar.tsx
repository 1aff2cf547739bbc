import { useMutation } from '@tanstack/react-query';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { undoDecision } from '#contract/threads/moderation.endpoints.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useSecondsLeft } from '#src/practice/use-seconds-left.ts';
import { Button } from '#src/ui/Button.tsx';
import { lastDecisionAtom, restoredTextAtom, type LastDecision } from './last-decision.ts';
import styles from './Moderation.module.css';
import { useThreadNews } from './use-moderation.ts';

/** What was decided last, for as long as it can be undone: until then nobody is told of it. */
export function UndoBar() {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const tellNews = useThreadNews();
  const [last, setLast] = useAtom(lastDecisionAtom);
  const setRestored = useSetAtom(restoredTextAtom);
  const secondsLeft = useSecondsLeft(last?.until);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ slug, commentId }: LastDecision) => apiClient.call(undoDecision, { parameters: { slug }, body: { commentId } }),
    onSuccess: async (_, { slug, commentId }) => {
      setLast(undefined);
      setRestored(commentId ?? slug);
      await tellNews();
      void toast.success(t('undone'));
    },
    onError: (error) => {
      setLast(undefined);
      toastProblem(error, locale);
    },
  });

  // A text that is not on the screen does not take the focus of another page.
  useEffect(() => () => setRestored(undefined), [setRestored]);

  const isOpen = last !== undefined && secondsLeft > 0;
  return (
    <div className={isOpen ? styles['undo'] : undefined}>
      <p role="status">{isOpen && t(last.told)}</p>
      {isOpen && (
        <>
          {/* For the eyes: the status has said it once. */}
          <span aria-hidden="true">{t('undoLeft', { count: secondsLeft })}</span>
          <Button data-decision="undo" isPending={isPending} onClick={() => mutate(last)}>
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  );
}
